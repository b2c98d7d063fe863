import { copyAttributes } from "./dom.js";

const reported = new Set(); // names of errors that the kernel knows

/**
 * The first view in the root of a part: what the server has drawn, with the functions that draw the living part. The living part takes
 * these elements over instead of drawing its own, so that focus, selection, scrolling and layout stay.
 * @param {HTMLElement} root the root of a part
 * @returns {import("./wire").FirstView}
 */
export function firstView(root) {
  const left = new Set(root.querySelectorAll(":scope > *, .kb-page > * > *, .kb-side > .kb-table"));
  return {
    lang: root.lang,
    take: (el, css) => {
      const one = [...(el?.children ?? [])].find((old) => left.has(old) && old.matches(css)) ?? null;
      if (one) left.delete(one);
      return one;
    },
    clear: () => {
      for (const one of left) one.remove();
      left.clear();
    },
  };
}

/**
 * Patches an element of the first view to its living drawing and returns it. After a failed patch, another copy of the drawing replaces it.
 * @param {any} old
 * @param {Element} fresh the drawing, outside the page
 * @param {() => Element} draw returns another copy of the drawing
 * @param {(old: any, fresh: any) => void} patch
 * @param {(error: any) => void} report called with the error of a failed patch
 */
export function takeOver(old, fresh, draw, patch, report) {
  try {
    insertMissing(old, fresh);
    patch(old, fresh);
    return old;
  } catch (error) {
    const other = draw();
    old.replaceWith(other);
    report(error);
    return other;
  }
}

/**
 * Returns the function that reports a failed patch to the kernel, which logs it under a number; each kind of error is reported once.
 * @param {{send: (intent: object) => void}} ctx
 */
export const reporter = (ctx) => (error) => {
  console.error(error);
  if (reported.has(error.name)) return;
  reported.add(error.name);
  ctx.send({ do: "redrawn", error: error.name });
};

/** Inserts the children that only the living drawing has: morphdom would move all elements after them, and a moved element loses its scrolling. */
function insertMissing(old, fresh) {
  let next = old.firstElementChild;
  for (const child of fresh.children) {
    let same = next;
    while (same && !isLike(same, child)) same = same.nextElementSibling;
    if (same) next = same.nextElementSibling;
    else old.insertBefore(child.cloneNode(true), next);
  }
}

/** Whether two elements are drawings of the same part: parts begin their classes with their own name. */
const isLike = (one, other) =>
  one.localName === other.localName && one.classList[0] === other.classList[0] && one.dataset.fit === other.dataset.fit;

/** Replaces the choices of a list. Choices that leave a list select each other, so the chosen one is looked up before. */
export function patchChoices(old, fresh) {
  const chosen = [...fresh.options].findIndex((choice) => choice.hasAttribute("selected"));
  old.replaceChildren(...fresh.childNodes);
  old.selectedIndex = Math.max(chosen, 0);
}

/** Changes an element where a drawing of it differs. An element with other children than the drawing gets those of the drawing. */
export function patchFirst(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeType !== Node.ELEMENT_NODE) return void (old.nodeValue = fresh.nodeValue);
  copyAttributes(old, fresh);
  if (old.localName === "select") return patchChoices(old, fresh);
  const [shown, next] = [old, fresh].map((one) => [...one.childNodes]);
  const alike = shown.length === next.length && shown.every((node, at) => node.nodeName === next[at].nodeName);
  if (alike) shown.forEach((node, at) => patchFirst(node, next[at]));
  else old.replaceChildren(...next);
}
