import { oddsCharts } from "./chances.js";
import { focused, hide, put } from "./dom.js";
import { drawnPart } from "./drawnpart.js";
import { handmapChart } from "./handmap.js";
import { bringIn } from "./sight.js";

const KEPT = ".kb-chances > .kb-caption, details"; // the room and the opened details that stay over a patch

/**
 * Help to choose, right under the felt: the answer in a sentence, and behind it the odds, what can be inferred and the clauses that
 * bind. `advice` of the table: {waits, chances, mapped, hands, labels, html}; while worlds come in the kernel sends the odds alone.
 * `section`: the drawn table, whose `.kb-advice` this fills.
 */
export function adviceView(ctx, section) {
  const el = section.querySelector(".kb-advice");
  const charts = oddsCharts(ctx, el);
  const map = handmapChart(ctx, el);
  const find = (css) => el.querySelector(css);
  const advice = () => ctx.get("table")?.advice ?? null;
  let shown = false;
  let unfolded = false;
  let odds = null; // the newest odds, which have come after the drawing
  let pressed = false; // the reader has asked here: what comes does not follow a move

  const press = (intent) => {
    pressed = true;
    ctx.send(intent);
  };
  const shut = () => press({ do: "hint", shut: true });
  const unfold = (open) => {
    unfolded = open;
    foldDetails(el, open);
    if (open)
      bringIn(find(".kb-upshot"), find(".kb-advice-details"), section.querySelector(".kb-own .kb-hand") ?? section);
  };
  const pressedOn = {
    "hint:details": () => unfold(!unfolded),
    "hint:shut": shut,
    "hint:odds": () => ctx.send(odds?.state === "running" ? { do: "hint", stop: true } : { do: "hint" }),
  };
  const opener = () => section.querySelector("[data-key='hint']");
  /** Where the focus goes from what is no longer there. */
  const next = () => {
    if (el.hidden) return opener();
    return ["hint:odds", "hint:details", "hint:shut"]
      .map((key) => find(`[data-key='${key}']`))
      .find((at) => at && !isAway(at));
  };
  const change = (fresh) => {
    dressAdvice(fresh, el, unfolded);
    for (const one of [charts, map]) one.fill(fresh);
  };
  const show = drawnPart(null, ctx, () => advice()?.html, {
    root: el,
    change,
    islands: ".kb-plot, .kb-files",
    refilled: ".kb-clue, .kb-upshot-says",
  });
  const fill = ({ waits, chances, labels, ...rest }) => {
    show();
    odds = chances;
    if (waits) return map.update({});
    charts.update(chances, labels);
    map.update({ labels, ...rest });
  };
  const update = () => {
    const held = el.contains(focused(el));
    const opens = Boolean(advice());
    hide(el, !opens);
    if (opens) fill(advice());
    if (pressed && shown && !opens) backToTable(section, opener());
    else if (held && isAway(focused(el))) next()?.focus({ preventScroll: true });
    if (pressed && opens && !shown) {
      const hand = section.querySelector(".kb-own .kb-hand") ?? section;
      requestAnimationFrame(() => bringIn(find(".kb-upshot"), find(".kb-upshot"), hand));
    }
    if (opens !== shown) pressed = false;
    shown = opens;
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

function foldDetails(el, unfolded) {
  hide(el.querySelector(".kb-advice-details"), !unfolded);
  put(el.querySelector("[data-key='hint:details']"), "aria-expanded", String(unfolded));
}

/** Adds to a drawing of the help the room and the opened details of the shown help `el`. */
function dressAdvice(fresh, el, unfolded) {
  fresh.id = el.id;
  foldDetails(fresh, unfolded);
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
