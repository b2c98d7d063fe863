import { oddsCharts } from "./chances.js";
import { focused, hide, put } from "./dom.js";
import { drawnPart } from "./drawnpart.js";
import { handmapChart } from "./handmap.js";
import { bringIn } from "./sight.js";

const KEPT = ".kb-chances > .kb-caption, details"; // the room and the opened details that stay over a patch

/**
 * What helps a reader to choose, a step for each press: the clauses that bind, what can be inferred, what each move brings; what is
 * new stands first, next to the hand. `advice` of the table: {step, steps, waits, chances, mapped, hands, labels, html}; while worlds
 * come in the kernel sends the odds alone. `section`: the drawn table, whose `.kb-advice` this fills.
 */
export function adviceView(ctx, section) {
  const el = section.querySelector(".kb-advice");
  const charts = oddsCharts(ctx, el);
  const map = handmapChart(ctx, el);
  const find = (css) => el.querySelector(css);
  const advice = () => ctx.get("table")?.advice ?? null;
  let shown = 0;
  let odds = null; // the newest odds, which have come after the drawing
  let pressed = false; // what comes is what the reader has asked for here, and not what follows a move

  const press = (intent) => {
    pressed = true;
    for (const clue of el.querySelectorAll(".kb-clue")) put(clue, "aria-live", "polite");
    ctx.send(intent);
  };
  const shut = () => press({ do: "hint", shut: true });
  const pressedOn = {
    "hint:more": () => press({ do: "hint" }),
    "hint:shut": shut,
    "hint:odds": () => ctx.send(odds?.state === "running" ? { do: "hint", stop: true } : { do: "hint" }),
  };
  const opener = () => section.querySelector("[data-key='hint']");
  /** Where the focus goes when the help is opened, and from what is no longer there. */
  const next = () => {
    if (el.hidden) return opener();
    return ["hint:more", "hint:odds", "hint:shut"]
      .map((key) => find(`[data-key='${key}']`))
      .find((at) => at && !isAway(at));
  };
  const change = (fresh) => {
    dressAdvice(fresh, el, { pressed, later: Boolean(advice().waits) });
    for (const one of [charts, map]) one.fill(fresh);
  };
  const show = drawnPart(null, ctx, () => advice()?.html, {
    root: el,
    change,
    islands: ".kb-plot, .kb-files",
    refilled: ".kb-clue, .kb-upshot",
  });
  const fill = ({ step, steps, waits, chances, labels, ...rest }) => {
    show();
    odds = chances;
    if (waits) return map.update({});
    charts.update(chances, step >= steps ? labels : null);
    map.update({ labels, ...rest });
  };
  const update = () => {
    const { step = 0 } = advice() ?? {};
    const held = el.contains(focused(el));
    hide(el, !advice());
    if (advice()) fill(advice());
    if (pressed && step === 0 && shown) backToTable(section, opener());
    else if (pressed && step && !shown) next().focus({ preventScroll: true });
    else if (held && isAway(focused(el))) next()?.focus({ preventScroll: true });
    if (pressed && step > shown) {
      const [known, binding] = el.querySelectorAll(".kb-clue");
      const fresh = [binding, binding, known, find(".kb-chances > table")][step];
      const hand = section.querySelector(".kb-own .kb-hand") ?? section;
      requestAnimationFrame(() => bringIn(find(".kb-advice-head"), fresh, hand));
    }
    if (step !== shown) pressed = false;
    shown = step;
  };
  el.addEventListener("click", ({ target }) => {
    const { key, clause } = target.closest("button")?.dataset ?? {};
    if (clause) ctx.send({ do: "clause", id: clause, show: true });
    pressedOn[key]?.();
  });
  el.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    shut();
  });
  ctx.hear?.(({ chances, odds: html }) => {
    const at = find(".kb-odds");
    if (!chances || !advice() || !at || at.hidden) return;
    odds = chances;
    show.piece(at, html, (fresh) => keepRoom(fresh, at));
    charts.update(chances, advice().labels);
  });
  return { el, next, toggle: () => (el.hidden ? press({ do: "hint" }) : shut()), update };
}

const isAway = (at) => at.offsetParent === null || at.classList.contains("kb-away");

/** Adds to a drawing of the help the loudness, the room and the opened details of the shown help `el`. */
function dressAdvice(fresh, el, { pressed, later }) {
  fresh.id = el.id;
  put(fresh, "style", later ? `min-height: ${el.offsetHeight}px` : null); // what lies below stays where it is while others move
  const clues = el.querySelectorAll(".kb-clue");
  const loud = (clue) => (pressed ? "polite" : later ? (clue?.getAttribute("aria-live") ?? null) : null);
  fresh.querySelectorAll(".kb-clue").forEach((clue, at) => put(clue, "aria-live", loud(clues[at])));
  keepRoom(fresh, el);
  const hands = fresh.querySelector(".kb-hands");
  if (hands.hidden) hands.open = false;
}

function keepRoom(fresh, el) {
  const kept = el.querySelectorAll(KEPT);
  fresh.querySelectorAll(KEPT).forEach((one, at) => {
    for (const name of ["style", "open"]) put(one, name, kept[at]?.getAttribute(name) ?? null);
  });
}

/** The help has been shut: where it was opened has the focus, and the table with the hand is in the window. */
function backToTable(section, opener) {
  (opener ?? section).focus({ preventScroll: true });
  section.querySelector(".kb-felt").scrollIntoView({ block: "nearest" });
  opener?.scrollIntoView({ block: "nearest" });
}
