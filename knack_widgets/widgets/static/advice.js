import { h, hide, icon, memo, put, say } from "./dom.js";
import { chancesView } from "./chances.js";
import { clauseRef } from "./clause.js";
import { handmapView } from "./handmap.js";
import { bringIn } from "./sight.js";

/**
 * What helps a reader to choose, a step for each press: the clauses that bind, what can be inferred, what each move brings; what is
 * new stands first, next to the hand. `advice` of the table: {step, steps, waits, refused, binding, known, chances, mapped, hands,
 * labels}; while worlds come in the kernel says alone how far the chances are.
 */
export function adviceView(ctx) {
  const el = h("section", { class: "kb-advice" });
  const title = h("h3", {});
  const more = button("hint:more", () => press({ do: "hint" }));
  const shut = button("hint:shut", () => press({ do: "hint", shut: true }), "kb-quiet kb-shut");
  const head = h("div", { class: "kb-advice-head" }, title, more, shut);
  const waits = h("p", { class: "kb-caption" });
  const odds = chancesView(ctx, (intent) => ctx.send(intent));
  const map = handmapView(ctx);
  const known = h("div", { class: "kb-clue" });
  const binding = h("div", { class: "kb-clue" });
  let shown = 0;
  let labels = null;
  let pressed = false; // what comes is what the reader has asked for here, and not what follows a move
  shut.append(icon("close"));

  const press = (intent) => {
    pressed = true;
    for (const part of [known, binding]) put(part, "aria-live", "polite");
    ctx.send(intent);
  };
  const table = () => el.closest(".kb-table");
  const opener = () => table().querySelector("[data-key='hint']");
  /** Where the focus goes when the help is opened, and from what is no longer there. */
  const next = () => {
    if (el.hidden) return opener();
    if (!more.hidden) return more;
    return odds.el.hidden || odds.press.classList.contains("kb-away") || !odds.press.offsetParent ? shut : odds.press;
  };
  const fill = (advice) => {
    const { step, steps } = advice;
    labels = advice.labels;
    if (!el.firstChild) el.append(head, waits, odds.el, map.el, known, binding);
    el.style.minHeight = advice.waits ? `${el.offsetHeight}px` : ""; // what lies below stays where it is while others move
    put(shut, "aria-label", labels.shut);
    put(shut, "title", labels.shut);
    say(waits, advice.waits);
    hide(waits, !advice.waits);
    hide(more, Boolean(advice.waits) || step >= steps);
    for (const part of [known, binding]) hide(part, Boolean(advice.waits));
    if (advice.waits) {
      odds.update(null, null);
      map.update({});
      return;
    }
    say(more, labels[`more_${step + 1}`]);
    memo(binding, [advice.refused, advice.binding, labels.binding], () => bindingOf(ctx, advice));
    memo(known, [step > 1 && advice.known, labels.known, labels.nothing], () => step > 1 && knownOf(ctx, advice));
    hide(known, step < 2);
    odds.update(advice.chances, step >= steps ? labels : null);
    map.update(advice);
  };
  const update = ({ advice = null }) => {
    const { step = 0, waits: later } = advice ?? {};
    const held = el.contains(document.activeElement);
    say(title, ctx.t("hint"));
    put(el, "aria-label", ctx.t("hint"));
    if (advice && !later && !pressed) for (const part of [known, binding]) put(part, "aria-live", null);
    hide(el, !advice);
    if (advice) fill(advice);
    else labels = null;
    if (pressed && !advice && shown) backToTable();
    else if (pressed && advice && !shown) next().focus({ preventScroll: true });
    else if (held && isAway(document.activeElement)) next()?.focus({ preventScroll: true });
    if (pressed && step > shown) {
      const fresh = [binding, binding, known, odds.table][step];
      requestAnimationFrame(() => bringIn(head, fresh, table().querySelector(".kb-own .kb-hand") ?? table()));
    }
    if (step !== shown) pressed = false;
    shown = step;
  };
  /** The help has been shut: where it was opened has the focus, and the table with the hand is in the window. */
  const backToTable = () => {
    (opener() ?? table()).focus({ preventScroll: true });
    table().querySelector(".kb-felt").scrollIntoView({ block: "nearest" });
    opener()?.scrollIntoView({ block: "nearest" });
  };
  el.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    press({ do: "hint", shut: true });
  });
  ctx.hear?.(({ chances }) => chances && labels && !odds.el.hidden && odds.update(chances, labels));
  return { el, next, toggle: () => press(el.hidden ? { do: "hint" } : { do: "hint", shut: true }), update };
}

const button = (key, press, look = "") => h("button", { type: "button", class: `kb-button kb-slim ${look}`.trim(), "data-key": key, onclick: press });

const isAway = (at) => at.offsetParent === null || at.classList.contains("kb-away");

const told = (ctx, text, clauses) => h("li", {}, h("span", {}, text), h("span", { class: "kb-refs" }, clauses.map((id) => clauseRef(ctx, id))));

const bindingOf = (ctx, { refused, binding: clauses, labels }) => [
  h("h4", {}, labels.binding),
  h(
    "ul",
    { role: "list" },
    refused && told(ctx, refused.text, refused.clauses),
    clauses.filter(({ id }) => !refused?.clauses.includes(id)).map(({ id, text }) => told(ctx, text, [id])),
  ),
];

const knownOf = (ctx, { known: facts, labels }) => [
  h("h4", {}, labels.known),
  facts.length > 0 && h("ul", { role: "list" }, facts.map(({ text, clauses }) => told(ctx, text, clauses))),
  facts.length === 0 && h("p", {}, labels.nothing),
];
