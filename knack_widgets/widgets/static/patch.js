import morphdom from "morphdom";
import { patchChoices, reporter, takeOver } from "./adopt.js";
import { copyAttributes, keepFocus, parseDrawing, put, whenIdle } from "./dom.js";

// How all parts of a page come to show a new drawing of the kernel: it is parsed, its controls get ids, the page adds its own state,
// and the shown elements are patched. If that fails, the part is drawn again, and the kernel logs a number.

/**
 * What a kind of part says of its elements, as selectors. `own`: the page fills their children. `islands`: the page draws them.
 * `refilled`: their children are replaced, not patched. `holders`: they stay even if the part is drawn again. `added`: elements in
 * holders that the page has added.
 * @typedef {{own?: string, islands?: string, refilled?: string, holders?: string, added?: string}} Kinds
 */
/**
 * `name(fresh, prefix)`: gives ids to a drawing. `change(fresh, root)`: adds the page's own state to it; `root` is what is shown, or
 * null. `morph(root, fresh)`: patches. `redraw(root, fresh)`: replaces instead. `after(root)`: called after either of these.
 * @typedef {{name?: any, change?: any, morph?: any, redraw?: any, after?: any} & Kinds} Options
 */

const MAX_WAITING = 6; // prepared drawings of a part
let count = 0;

/**
 * Returns functions that draw and patch a part.
 * @param {{send: (intent: any) => void, hear?: import("./wire").Context["hear"]}} ctx
 * @param {Options} options
 */
export function patcher(ctx, { name = giveIds, change, morph, redraw, after, ...kinds }) {
  const prefix = `kb${(count += 1)}-`;
  const callbacks = { onBeforeElUpdated: updater(kinds) };
  morph ??= (root, fresh) => morphdom(root, fresh, callbacks);
  redraw ??= (root, fresh) => replace(root, fresh, kinds);
  const waiting = new Map(); // markup → prepared drawing of a foreseen step
  /** Returns a drawing as an element outside the page. */
  const prepare = (html) => name(parseDrawing(html), prefix);
  const draw = (html, root = null) => {
    const fresh = waiting.get(html) ?? prepare(html);
    waiting.delete(html); // it becomes part of the page
    change?.(fresh, root);
    return fresh;
  };
  /** Prepares a drawing that is likely to be shown, while the browser is idle. */
  const ahead = (html) =>
    whenIdle(() => {
      if (waiting.has(html)) return;
      waiting.set(html, prepare(html));
      if (waiting.size > MAX_WAITING) waiting.delete(waiting.keys().next().value);
    }, 50);
  return {
    prepare,
    draw,
    ahead,
    /** Prepares the drawings of the steps that the kernel foresees; `trait`: where a step has its drawing. */
    foresee: (trait) =>
      ctx.hear?.(({ ahead: known }) => {
        for (const step of Object.values(known?.steps ?? {})) if (step[trait]) ahead(step[trait]);
      }),
    /** Patches an element of the first view to `fresh`, the drawing `html`. Returns the element on the page. */
    takeOver: (old, fresh, html) => takeOver(name(old, prefix), fresh, () => draw(html), morph, reporter(ctx)),
    /**
     * Patches `root` to a drawing, and keeps the focus in `within`; `next(key)` gets it if its element is gone. `fresh()` returns the
     * elements of the drawing if they are not those of `draw`, and `again()` those for an attempt after a failed patch.
     */
    to: (root, html, { fresh = () => draw(html, root), again = fresh, next = undefined, within = root } = {}) => {
      const show = () => {
        try {
          morph(root, fresh());
        } catch (error) {
          redraw(root, again());
          reporter(ctx)(error);
        }
        after?.(root);
      };
      keepFocus(within, show, next);
    },
  };
}

/** Gives the controls of a drawing ids on the page, by which a patch finds them again. `prefix` differs in each part of a page. */
export function giveIds(fresh, prefix) {
  for (const keyed of fresh.querySelectorAll("[data-key]")) keyed.id = prefix + keyed.dataset.key;
  for (const el of fresh.querySelectorAll("[aria-describedby]"))
    put(el, "aria-describedby", prefix + el.getAttribute("aria-describedby"));
  return fresh;
}

/**
 * Returns the function that decides whether morphdom patches an element.
 * @param {Kinds} kinds
 */
function updater({ own, islands, refilled }) {
  return (old, fresh) => {
    if (islands && old.matches(islands)) return false;
    if (old.matches("input, select")) return patchField(old, fresh);
    if (own && old.matches(own)) return copyAttributes(old, fresh);
    if (refilled && old.matches(refilled)) return refill(old, fresh);
    if (old.dataset.new !== fresh.dataset.new) return replace(old, fresh); // what was entered before is not entered in new elements
    return !old.isEqualNode(fresh);
  };
}

/** Patches a field. What the reader has entered stays until the drawing has another value than the last drawing. Returns false. */
function patchField(old, fresh) {
  const value = old.getAttribute("value") !== fresh.getAttribute("value");
  const checked = old.hasAttribute("checked") !== fresh.hasAttribute("checked");
  if (old.localName === "select" && !old.isEqualNode(fresh)) patchChoices(old, fresh);
  copyAttributes(old, fresh);
  if (value) old.value = fresh.getAttribute("value") ?? "";
  if (checked) old.checked = fresh.hasAttribute("checked");
  return false;
}

/** Replaces the children of an element if they differ; an input field keeps its text. Returns false. */
export function refill(old, fresh) {
  copyAttributes(old, fresh);
  const [before, after] = [old, fresh].map((one) => [...one.childNodes]);
  if (before.length === after.length && before.every((node, at) => node.isEqualNode(after[at]))) return false;
  const field = old.querySelector("input");
  old.replaceChildren(...after);
  const place = field && old.querySelector("input");
  if (!place) return false;
  put(field, "placeholder", place.getAttribute("placeholder"));
  place.replaceWith(field);
  return false;
}

/**
 * Replaces the children of an element by those of a drawing; the elements that `kinds` names stay. Returns false.
 * @param {any} root
 * @param {Element} fresh
 * @param {Kinds} [kinds]
 */
export function replace(root, fresh, { own, islands, holders, added } = {}) {
  const fill = (el, next) => {
    const kept = added ? [...el.children].filter((one) => one.matches(added)) : [];
    el.replaceChildren(...next.childNodes, ...kept);
    copyAttributes(el, next);
  };
  const keep = (css, act) => {
    if (!css) return;
    const outermost = (el) => [...el.querySelectorAll(css)].filter((one) => !one.parentElement.closest(css));
    const kept = outermost(root);
    outermost(fresh).forEach((place, at) => kept[at] && act(kept[at], place));
  };
  keep(islands, (el, place) => place.replaceWith(el));
  keep(own, (el, place) => {
    copyAttributes(el, place);
    place.replaceWith(el);
  });
  keep(holders, (el, place) => {
    fill(el, place);
    place.replaceWith(el);
  });
  fill(root, fresh);
  return false;
}
