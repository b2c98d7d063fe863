import { mountCompare } from "./compare.js";
import { focused, h, parseDrawing, put } from "./dom.js";
import { drawnPart } from "./drawnpart.js";

/**
 * The readings of the ruling that is open: below it, or below its clause where languages stand side by side.
 * @param {import("./wire").Context} ctx
 */
export function readingsView(ctx, pane) {
  let box = h("section");
  let drawn = null;
  pane.addEventListener("click", ({ target }) => {
    const act = target.closest(".kb-readings [data-act]")?.dataset.act;
    if (act) ctx.send(JSON.parse(act));
  });
  return () => {
    const { id, html } = ctx.get("reading") ?? {};
    if (html && html !== drawn) {
      const fresh = parseDrawing((drawn = html));
      box.replaceWith(fresh);
      box = fresh;
    }
    // a ruling may stand beside several clauses: it opens where it was pressed, else at the chosen clause
    const all = [...pane.querySelectorAll("[data-reading]")];
    const mine = all.filter((one) => one.dataset.reading === id);
    const at = [
      (one) => one === focused(pane),
      (one) => one.closest(".kb-clause").contains(box),
      (one) => one.closest(".kb-focus"),
      () => true,
    ]
      .map((fits) => mine.find(fits))
      .find(Boolean);
    for (const one of all) put(one, "aria-expanded", String(one === at));
    const row = at?.closest(".kb-clause");
    if (!row) return box.remove();
    const before =
      pane.style.getPropertyValue("--columns") === "1"
        ? at.closest(".kb-ruling")
        : row.querySelector(".kb-panel").previousElementSibling;
    if (before !== box && before.nextElementSibling !== box) before.after(box);
  };
}

/**
 * Two tables on which a ruling is read in two ways, under its name and the way back to the rule.
 * @param {import("./wire").Context} ctx
 */
export function mountParting(el, ctx, { leave }) {
  const begin = (head) => head.addEventListener("click", ({ target }) => target.closest("button") && leave());
  const show = drawnPart(el, ctx, "head_drawing", { begin });
  ctx.on("head_drawing", () => show());
  show();
  const off = mountCompare(el, ctx);
  el.querySelector(".kb-sides").before(el.querySelector(".kb-parted")); // what differs is said first
  return off;
}
