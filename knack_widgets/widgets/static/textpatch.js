import { copyAttributes, parseDrawing } from "./dom.js";
import { patcher, replace } from "./patch.js";

/**
 * Returns a function that patches the drawn text `section` to other HTML. Its parts (its children) stay, whatever is drawn, also those
 * that the page has taken out of it. `before()` and `after()` are called around each patch.
 */
export function textPatch(ctx, section, first, { before, after }) {
  const parts = [...section.children];
  let drawn = first;
  /** Compares the drawing with the last one, because the page itself has changed the shown elements (see `patchDrawn`). */
  const morph = (_, next) => {
    const old = parseDrawing(drawn);
    patchAttributes(section, old, next);
    const fresh = [...next.children];
    [...old.children].forEach((part, at) => patchDrawn(parts[at], part, fresh[at]));
  };
  const redraw = (_, next) => {
    copyAttributes(section, next);
    [...next.children].forEach((fresh, at) => {
      if (fresh.localName === "template") replaceChildren(parts[at], fresh);
      else replace(parts[at], fresh, { holders: ".kb-contents" });
    });
  };
  const patch = patcher(ctx, { name: (fresh) => fresh, morph, redraw, after });
  return (html) => {
    before();
    patch.to(section, html);
    drawn = html;
  };
}

/**
 * Changes the element `live` where the drawings `old` and `next` differ; returns the element on the page. What the page
 * itself has changed since `old` stays: attributes, classes, open details, texts, what it has put into empty elements. An
 * element with another number of children than before, or another `data-new`, gets all of its children from the drawing.
 */
function patchDrawn(live, old, next) {
  if (same(old, next)) return live;
  if (live.nodeName !== next.nodeName) {
    live.replaceWith(next);
    return next;
  }
  if (live.nodeType !== Node.ELEMENT_NODE) {
    if (live.data !== next.data) live.data = next.data;
    return live;
  }
  patchAttributes(live, old, next);
  const [shown, before, after] = [live, old, next].map((node) => [...node.childNodes]);
  if (!before.length && !after.length && live.localName !== "template") return live;
  const isNew = old.dataset.new !== next.dataset.new;
  if (isNew || live.localName === "template" || shown.length !== before.length || before.length !== after.length)
    replaceChildren(live, next);
  else shown.forEach((child, at) => patchDrawn(child, before[at], after[at]));
  return live;
}

/** Whether two drawings are equal, also in their templates. */
function same(one, other) {
  if (!one.isEqualNode(other)) return false;
  const inside = (node) => (node.querySelectorAll ? [node, ...node.querySelectorAll("template")] : []);
  const [here, there] = [one, other].map((node) => inside(node).filter((el) => el.localName === "template"));
  return here.every((el, at) => el.content.isEqualNode(there[at].content));
}

function replaceChildren(live, next) {
  if (live.localName === "template") live.content.replaceChildren(...next.content.childNodes);
  else live.replaceChildren(...next.childNodes);
}

/** Changes the attributes of `live` that differ between two drawings of it. */
function patchAttributes(live, old, next) {
  for (const name of new Set([...old.getAttributeNames(), ...next.getAttributeNames()])) {
    const [was, is] = [old.getAttribute(name), next.getAttribute(name)];
    if (was === is) continue;
    if (name === "class") {
      live.classList.remove(...old.classList);
      live.classList.add(...next.classList);
    } else if (is === null) live.removeAttribute(name);
    else live.setAttribute(name, is);
    if (name === "value" && live.localName === "input") live.value = is ?? "";
    if (name === "checked") live.checked = is !== null;
    if (name === "selected") live.selected = is !== null;
  }
}
