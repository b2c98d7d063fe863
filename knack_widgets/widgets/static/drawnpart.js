import { patcher } from "./patch.js";

/**
 * Shows a part that the kernel draws: the trait `trait` has its HTML (or is a function that returns it). The part appears as soon as
 * there is a drawing, and takes over the elements of the first view. Returns `show`, which patches the shown elements to the newest drawing, so that focus, selection and typed text
 * stay. `show(true)` does so even if the drawing is the same, because the page's own state has changed. `show.piece(old, html, change)`
 * patches an element of the part to other HTML.
 *
 * `root`: an element on the page that is to become the part; without it the part is appended to `el`.
 * `replaces`: whether the part replaces the elements of the first view instead.
 * `foreseen`: whether the kernel foresees drawings of the part, which then are prepared.
 * `begin(root)`: called once with the first elements, to listen to their events.
 * `kinds`: further options of `patcher`.
 * @param {Element | DocumentFragment | null} el
 * @param {any} ctx
 * @param {string | (() => string | undefined)} trait
 * @param {{root?: any, replaces?: boolean, foreseen?: boolean, begin?: (root: any) => void} & import("./patch.js").Options} options
 */
export function drawnPart(el, ctx, trait, { root = null, replaces = false, foreseen = false, begin, ...kinds }) {
  const patch = patcher(ctx, kinds);
  if (foreseen) patch.foresee(trait);
  const newest = typeof trait === "function" ? trait : () => ctx.get(trait);
  const place = root ? null : el?.appendChild(document.createTextNode(""));
  let html = "";
  /** Puts the first drawing on the page, where the first view has the same part. Returns the element on the page. */
  const enter = (fresh) => {
    const { key } = fresh.dataset;
    const css = key ? `[data-key="${CSS.escape(key)}"]` : `${fresh.localName}.${fresh.classList[0]}`;
    const old = el && ctx.first?.take(el, css);
    if (old) place?.remove();
    if (old && !replaces) return patch.takeOver(old, fresh, html);
    (old ?? place)?.replaceWith(fresh);
    return fresh;
  };
  const show = (again = false) => {
    const next = newest() || html;
    if (next === html && !(again && root)) return;
    html = next;
    if (root) return patch.to(root, html);
    root = enter(patch.draw(html));
    begin?.(root);
  };
  show.piece = (old, other, change) => {
    const fresh = () => {
      const drawn = patch.prepare(other);
      change(drawn);
      return drawn;
    };
    patch.to(old, other, { fresh, within: root });
  };
  return show;
}
