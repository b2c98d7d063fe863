import { h, hide, memo, put, say } from "./dom.js";
import { chancesView } from "./chances.js";
import { clauseRef } from "./clause.js";
import { handmapView } from "./handmap.js";

/**
 * What helps a reader to choose, a step for each press: the clauses that bind, what can be inferred, what each move brings.
 * `advice` of the table: {step, steps, binding, known, chances, mapped, hands, labels}; while worlds come in the kernel says alone
 * how far the chances are.
 */
export function adviceView(ctx) {
  const el = h("section", { class: "kb-advice", "aria-live": "polite" });
  const first = ask(ctx, "", "hint");
  const facts = h("div", { class: "kb-known" });
  const odds = chancesView(ctx);
  const map = handmapView(ctx);
  const row = h("div", { class: "kb-row" });
  let shown = 0;
  let labels = null;
  /** Where the focus goes from a button of the help that is no longer there. */
  const next = () => (el.hidden ? first : (el.querySelector(".kb-odds:not([hidden]) [data-key='hint:odds']") ?? row.querySelector("button")));
  const update = ({ advice = null, helps = false }) => {
    const held = document.activeElement === first || el.contains(document.activeElement);
    first.classList.toggle("kb-away", !helps || Boolean(advice)); // it keeps its place
    say(first, ctx.t("hint"));
    put(first, "title", ctx.t("hint_title"));
    hide(el, !advice);
    put(el, "aria-label", ctx.t("hint"));
    const { step = 0 } = advice ?? {};
    if (advice) {
      if (!el.firstChild) el.append(facts, odds.el, map.el, row);
      const { binding: clauses, known: certain, labels: words } = advice;
      memo(facts, [clauses, certain, step, words], () => [binding(ctx, advice), known(ctx, advice)]);
      memo(row, [step, words], () => more(ctx, advice));
      labels = step >= advice.steps ? words : null;
      odds.update(advice.chances, labels);
      map.update(advice);
    }
    const at = document.activeElement;
    if (held && (at.offsetParent === null || at.classList.contains("kb-away"))) next().focus({ preventScroll: true });
    if (step > shown) requestAnimationFrame(() => el.scrollIntoView({ block: "nearest" }));
    shown = step;
  };
  ctx.hear?.(({ chances }) => chances && labels && shown && odds.update(chances, labels));
  return { el, first, next, update };
}

const ask = (ctx, label, key) =>
  h("button", { type: "button", class: "kb-button kb-slim", "data-key": key, onclick: () => ctx.send({ do: "hint" }) }, label);

const binding = (ctx, { binding: clauses, labels }) => [
  h("h4", {}, labels.binding),
  h("ul", { role: "list" }, clauses.map(({ id, text }) => h("li", {}, clauseRef(ctx, id), " ", text))),
];

const known = (ctx, { step, known: facts, labels }) =>
  step > 1 && [
    h("h4", {}, labels.known),
    h("ul", { role: "list" }, facts.map(({ text, clauses }) => h("li", {}, text, " ", clauses.map((id) => clauseRef(ctx, id))))),
    facts.length === 0 && h("p", {}, labels.nothing),
  ];

const more = (ctx, { step, steps, labels }) => [
  step < steps && ask(ctx, labels[`more_${step + 1}`], "hint:more"),
  h("button", { type: "button", class: "kb-button kb-slim kb-quiet", "data-key": "hint:shut", onclick: () => ctx.send({ do: "hint", shut: true }) }, labels.shut),
];
