import { h, hide, memo, put, say } from "./dom.js";
import { clauseRef } from "./clause.js";
import { download } from "./files.js";

/**
 * What helps a reader to choose, a step for each press: the clauses that bind, what can be inferred, what each move brings.
 * `advice` of the table: {step, steps, binding, known, moves, assumed, labels}.
 */
export function adviceView(ctx) {
  const el = h("section", { class: "kb-advice", "aria-live": "polite" });
  const first = ask(ctx, "");
  let shown = 0;
  const update = ({ advice = null, helps = false }) => {
    first.classList.toggle("kb-away", !helps || Boolean(advice)); // it keeps its place
    say(first, ctx.t("hint"));
    put(first, "title", ctx.t("hint_title"));
    hide(el, !advice);
    put(el, "aria-label", ctx.t("hint"));
    memo(el, [advice, ctx.get("lang")], () => advice && [binding(ctx, advice), known(ctx, advice), chances(ctx, advice), more(ctx, advice)]);
    const { step = 0 } = advice ?? {};
    if (step > shown) requestAnimationFrame(() => el.scrollIntoView({ block: "nearest" }));
    shown = step;
  };
  return { el, first, update };
}

const ask = (ctx, label) =>
  h("button", { type: "button", class: "kb-button kb-slim", "data-key": "hint", onclick: () => ctx.send({ do: "hint" }) }, label);

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

function chances(ctx, { step, moves, assumed, labels }) {
  if (step < 3 || moves.length === 0) return step > 2 && h("p", {}, labels.no_odds);
  const percent = moves.every((move) => move.gain === null);
  const rows = moves.map(({ label, fails, gain, best }) => ({ label, best, ...(percent ? fails : gain) }));
  const picture = h("figure", { class: "kb-plot", "aria-hidden": "true" });
  const csv = () => ["move,fails,fails low,fails high,gain,gain low,gain high", ...moves.map((one) => [JSON.stringify(one.move), ...numbers(one.fails), ...numbers(one.gain)].join())].join("\r\n");
  const button = (key, name, type, make) =>
    h("button", { type: "button", class: "kb-button kb-slim kb-quiet", "data-key": `advice:${key}`, onclick: () => download({ name, text: make(), type }) }, labels[key]);
  const svg = button("svg", "knack-odds.svg", "image/svg+xml", () => new XMLSerializer().serializeToString(picture.querySelector("svg")));
  hide(svg, true);
  // Whoever serves the page has what draws (see its `page.js`); in a notebook nobody hears this, and the table says it all.
  const take = ({ intervals }) => {
    picture.replaceChildren(intervals(rows, { width: picture.clientWidth || 480, x: percent ? labels.fails : labels.gain, percent, lang: ctx.get("lang") }));
    hide(svg, false);
  };
  document.dispatchEvent(new CustomEvent("knack-plots", { detail: { take } }));
  return [
    h("h4", {}, labels.moves),
    picture,
    h(
      "table",
      {},
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, labels.move), h("th", { scope: "col" }, labels.fails), !percent && h("th", { scope: "col" }, labels.gain))),
      h("tbody", {}, moves.map((one) => h("tr", { class: one.best ? "kb-best" : null }, h("th", { scope: "row" }, one.label), h("td", {}, one.failsWords), !percent && h("td", {}, one.gainWords)))),
    ),
    h("p", { class: "kb-caption" }, assumed),
    h("div", { class: "kb-row" }, button("csv", "knack-odds.csv", "text/csv", csv), svg),
  ];
}

const numbers = (found) => (found ? [found.value, found.low, found.high] : ["", "", ""]);

const more = (ctx, { step, steps, labels }) =>
  h(
    "div",
    { class: "kb-row" },
    step < steps && ask(ctx, labels[`more_${step + 1}`]),
    h("button", { type: "button", class: "kb-button kb-slim kb-quiet", "data-key": "hint:shut", onclick: () => ctx.send({ do: "hint", shut: true }) }, labels.shut),
  );
