import { mountCompare } from "./compare.js";
import { h, icon, markup, memo, put, say } from "./dom.js";

/** The button by which a ruling opens to its readings; null where there is only one. */
export const readingButton = (ctx, { id, reads, explains }) => {
  if (!ctx.practises || !reads) return null;
  const word = ctx.t(explains ? "readings_variant" : "readings");
  return h("button", { type: "button", class: "kb-button kb-slim", "data-key": `reading:${id}`, "data-reading": id, "aria-expanded": "false", "aria-label": `${word}: ${id}`, onclick: () => ctx.send({ do: "reading", id }) }, word);
};

/** The readings of the ruling that is open: below it, or below its clause where languages stand side by side. */
export function readingsView(ctx, pane) {
  const press = ({ target }) => {
    const act = target.closest("[data-act]")?.dataset.act;
    if (act) ctx.send(JSON.parse(act));
  };
  const box = h("section", { class: "kb-readings", onclick: press });
  return () => {
    const { id, html } = ctx.get("reading") ?? {};
    // a ruling may stand beside several clauses: it opens where it was pressed, else at the chosen clause
    const all = [...pane.querySelectorAll("[data-reading]")];
    const mine = all.filter((one) => one.dataset.reading === id);
    const at = [(one) => one === document.activeElement, (one) => one.closest(".kb-clause").contains(box), (one) => one.closest(".kb-focus"), () => true].map((fits) => mine.find(fits)).find(Boolean);
    for (const one of all) put(one, "aria-expanded", String(one === at));
    const row = at?.closest(".kb-clause");
    if (!row) return box.remove();
    put(box, "aria-label", `${ctx.t("readings")}: ${id}`);
    memo(box, html, () => markup(h("div"), html));
    put(box, "lang", ctx.get("lang"));
    const before = pane.style.getPropertyValue("--columns") === "1" ? at.closest(".kb-ruling") : row.querySelector(".kb-panel").previousElementSibling;
    if (before !== box && before.nextElementSibling !== box) before.after(box);
  };
}

/** Two tables on which a ruling is read in two ways, under its name and the way back to the rule. */
export function mountParting(el, ctx, { leave }) {
  const back = h("button", { type: "button", class: "kb-button", "data-key": "parting:leave", onclick: leave });
  const title = h("h2", { class: "kb-question", tabindex: "-1" });
  el.append(h("div", { class: "kb-practise-head" }, back, title));
  const update = () => {
    memo(back, ctx.get("lang"), () => [icon("back"), ctx.t("back_to_rule")]);
    say(title, ctx.get("heading"));
  };
  ctx.on(["heading", "words", "lang"], update);
  update();
  const off = mountCompare(el, ctx);
  el.querySelector(".kb-sides").before(el.querySelector(".kb-parted")); // what differs is said first
  return off;
}
