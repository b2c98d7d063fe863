import { adviceView } from "./advice.js";
import { blowMode } from "./blow.js";
import { chooser } from "./choose.js";
import { dressTable } from "./dresstable.js";
import { focused } from "./dom.js";
import { cardMotion } from "./motion.js";
import { opponents } from "./opponents.js";
import { tablePatch } from "./tablepatch.js";
import { dealWatch, listenToTable, nextCard } from "./tablepresses.js";
import { whyMode } from "./why.js";

/** The card table. It appears as soon as there is a drawing; a question without a table has no drawing. */
export function mountTable(el, given) {
  const place = el.appendChild(document.createTextNode(""));
  let stop = null;
  const begin = () => {
    if (!stop && given.get("drawing")) stop = drawnTable(place, given);
  };
  given.on("drawing", begin);
  begin();
  return () => stop?.();
}

/** Traits besides `drawing` and `table` at whose change the table is drawn again. */
const OTHERS = ["words", "cards", "lang", "prefs", "setup", "book"];

/**
 * Returns a function that calls `update` if a trait of the table differs from the last call, and else `same`: what was foreseen and
 * shown, the kernel then says as well, and it is not drawn a second time.
 */
function ifChanged(ctx, update, same) {
  const traits = () => [ctx.get("drawing"), JSON.stringify(ctx.get("table")), ...OTHERS.map((name) => ctx.get(name))];
  let shown = traits();
  return () => {
    const now = traits();
    if (now.every((one, at) => one === shown[at])) return same();
    shown = now;
    update();
  };
}

/** What only the page knows of its table. `local`: the drawing at which the page itself gives an answer. */
const localState = (pick, why) => ({
  local: /** @type {string | null} */ (null),
  pick,
  why,
  live: null,
});

/** The card table from the drawing of the kernel (the trait `drawing`). The page adds local state, patches the table, and sends presses. */
function drawnTable(place, given) {
  const why = whyMode(
    given,
    () => update(),
    () => chooseFirst(),
  );
  const ctx = { ...given, why };
  const clock = opponents(ctx);
  const patch = tablePatch(ctx, { change: (root) => dressTable(ctx, root, state), fill: () => fillIslands() });
  patch.foresee("drawing");
  const pick = chooser(() => {
    state.local = null; // a card is chosen now: the request to choose cards goes
    update();
  });
  const state = localState(pick, why);
  let last = "";
  const drawn = () => patch.drawn((last = ctx.get("drawing") || last));

  const first = ctx.first?.take(place.parentElement, ".kb-table");
  const fresh = drawn();
  const section = first ? patch.takeOver(first, fresh, last, ctx.first?.lang === ctx.get("lang")) : fresh;
  patch.first(section);
  state.live = section;
  if (first) place.remove();
  else place.replaceWith(section);
  const felt = section.querySelector(".kb-felt");
  const motion = cardMotion(felt);
  const advice = adviceView(ctx, section);
  const blow = blowMode(ctx, section);
  const deal = dealWatch(section);
  listenToTable(ctx, section, { pick, advice, blow, deal });
  section.addEventListener("keydown", why.key);

  const now = () => section.querySelector(".kb-now");
  const table = () => ctx.get("table") ?? {};
  const fillIslands = () => {
    blow.update(table());
    advice.update();
  };
  const chooseFirst = () => {
    state.local = ctx.get("drawing");
    update();
    section.querySelector(".kb-own .kb-play[tabindex='0']")?.focus({ preventScroll: true });
    now().scrollIntoView({ block: "nearest" });
  };

  /** A new refusal comes into the window with the clause line below it, as far as the page has to move for that. */
  let refused = table().refusal?.serial ?? null;
  const showRefusal = () => {
    const { serial = null } = table().refusal ?? {};
    const fresh = serial !== null && serial !== refused;
    refused = serial;
    if (fresh) now().scrollIntoView({ block: "nearest" }); // without animation: a moving page would make the next press miss
  };
  const next = (key, at) =>
    (key?.startsWith("hint") ? advice.next() : null) ??
    nextCard(section, key, at) ??
    section.querySelector(
      ".kb-actions:not([hidden]) button:not([data-forbidden], .kb-why), .kb-own .kb-play[tabindex='0'], .kb-asked [tabindex='0']",
    ) ??
    section;
  const update = () => {
    const held = focused(section);
    const at = held?.closest?.(".kb-hand") ? [...held.closest(".kb-hand").querySelectorAll("button")].indexOf(held) : 0;
    const tree = drawn();
    const show = () => patch.to(section, last, tree, (key) => next(key, at));
    motion.around(facts(tree.querySelector(".kb-felt")), show);
    if (table().choose) patch.ahead(ctx.get("drawing")); // choosing a card dresses the same drawing again
    // The focus waits on the table itself while there is nothing to press; who steps by the arrow keys stays there.
    const waits = focused(section) === section && held === section;
    if (waits && !("behind" in felt.dataset)) next(null, 0).focus({ preventScroll: true });
    deal.drawn();
    showRefusal();
    clock.update();
  };
  ctx.on(["drawing", "table", ...OTHERS], ifChanged(ctx, update, clock.update));
  motion.around(facts(felt), fillIslands);
  clock.update();
  return () => {
    clock.stop();
    blow.stop();
    motion.stop();
  };
}

/** The data about a drawing from which `motion.js` computes where cards move. */
function facts(felt) {
  const many = (root, css) => root.querySelectorAll(css);
  const number = (text) => (text === undefined ? null : Number(text));
  const seats = [...many(felt, ".kb-seat")].map((el) => ({
    seat: Number(el.dataset.seat),
    dealer: el.querySelector(".kb-chip-dealer") !== null,
    hand: many(el, ".kb-hand .kb-card"),
    piles: [{ up: many(el, ".kb-piles .kb-card"), down: false }],
  }));
  const plays = [...many(felt, ".kb-plays > li")].map((el) => ({
    seat: Number(el.dataset.seat),
    winning: el.classList.contains("kb-winning"),
  }));
  const over = felt.querySelector(".kb-plays.kb-last") !== null;
  const below = felt.querySelector(".kb-below")?.textContent.slice(1) ?? 0;
  return {
    at: Number(felt.dataset.at),
    mover: number(felt.dataset.mover),
    behind: "behind" in felt.dataset,
    seats,
    trick: over ? [] : plays,
    lastTrick: over ? plays : null,
    heap: felt.querySelector(".kb-heaps:not([hidden])") && { cards: many(felt, ".kb-laid"), below: Number(below) },
    talon: number(felt.querySelector(".kb-stock .kb-count")?.textContent),
  };
}
