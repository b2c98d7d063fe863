import { h } from "./dom.js";
import { calm } from "./foldout.js";

const LASTS = 210; // ms that a card is on its way
const SPREAD = 80; // ms within which the cards of one move set out: all of it is over within 300
const TALL = 0.7; // half the height of a card, to its width
const QUICK = 150; // ms: whoever steps through a match faster than this sees places, not ways

/**
 * Cards move where they go: `around(table, fill)` fills the cloth anew and lets every card come from where it was, or
 * from where the move took it. Pictures fly, and nothing else: what can be pressed is in its place at once, and nothing is
 * laid out anew. Only what a reader is shown moves: faces that were seen and backs. A jump of several steps shows no ways.
 */
export function cardMotion(felt) {
  const air = h("div", { class: "kb-air", "aria-hidden": "true" });
  const running = new Set();
  let last = null;
  let when = 0;
  let frame = 0;
  let near = false;
  let known = null; // where everything lies, as last seen; from then on until the cloth is filled or sized anew
  const eye = new IntersectionObserver((seen) => (near = Boolean(seen.at(-1)?.isIntersecting)));
  eye.observe(felt);
  const size = new ResizeObserver(() => (known = null));
  size.observe(felt);
  felt.append(air);

  const stop = () => {
    cancelAnimationFrame(frame);
    for (const one of running) one.cancel();
  };
  const send = (picture, from, to, delay, landed) => {
    const way = { translate: [`${from.x - to.x}px ${from.y - to.y}px`, "0px 0px"], scale: [from.width / to.width, 1] };
    const one = picture.animate(way, {
      duration: LASTS,
      delay,
      easing: "cubic-bezier(0.25, 0.7, 0.3, 1)",
      fill: "backwards",
    });
    running.add(one);
    one.onfinish = one.oncancel = () => {
      running.delete(one);
      landed();
    };
  };
  const fly = (flights) => {
    const out = flights.filter((one) => one.from && (far(one.from, one.to) || !one.card));
    out.forEach(({ card, ghost, from, to }, at) => {
      const delay = (SPREAD * at) / out.length;
      if (card) {
        card.classList.add("kb-moving");
        send(card.firstElementChild, from, to, delay, () => card.classList.remove("kb-moving"));
      } else {
        const place = `left:${to.x - to.width / 2}px;top:${to.y - to.width * TALL}px;width:${to.width}px`;
        const picture = h("span", { class: "kb-ghost", style: place }, ghost.firstElementChild.cloneNode(true));
        air.append(picture);
        send(picture, from, to, delay, () => picture.remove());
      }
    });
  };

  const around = (table, fill) => {
    const before = last;
    last = table;
    const way = before ? table.at - before.at : 0;
    const was = known;
    known = null;
    if (way === 0) return fill();
    stop();
    const quick = (before.behind || table.behind) && performance.now() - when < QUICK;
    when = performance.now();
    if (Math.abs(way) > 1 || quick || !near || document.hidden || calm()) return fill();
    const old = was ?? places(felt); // other parts have changed by now: a look would lay the page out once more
    fill();
    // the frame that draws this needs the layout anyway
    frame = requestAnimationFrame(() => {
      known = places(felt);
      fly(flights(old, known, before, table, way > 0));
    });
  };
  return {
    around,
    stop: () => {
      stop();
      eye.disconnect();
      size.disconnect();
    },
  };
}

/** A card that is only raised or makes a little room is no card on its way. */
const far = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) > 12;
const WHERE = {
  trick: ".kb-plays",
  heap: ".kb-heap",
  middle: ".kb-exchange",
  piles: ".kb-piles",
  hand: ".kb-hand",
  stock: ".kb-talon",
};

/** Where everything lies, from the corner of the cloth: the cards, and the places from which and to which they go. */
function places(felt) {
  const corner = felt.getBoundingClientRect();
  const spot = (el) => {
    const box = el?.getBoundingClientRect();
    return box?.width
      ? { x: box.x + box.width / 2 - corner.x, y: box.y + box.height / 2 - corner.y, width: box.width }
      : null;
  };
  const nth = new Map();
  const cards = [...felt.querySelectorAll(".kb-card")].map((el) => {
    const where = Object.keys(WHERE).find((name) => el.closest(WHERE[name])) ?? "up";
    const { seat } = el.closest("[data-seat]")?.dataset ?? {};
    const code = el.dataset.card;
    // a card that is not seen is known by its place, one of two that are alike by its number
    const name = code ?? `${where}:${seat}`;
    const number = nth.get(name) ?? 0;
    nth.set(name, number + 1);
    return {
      el,
      where,
      seat: seat === undefined ? null : Number(seat),
      code,
      key: `${name}#${number}`,
      spot: spot(el),
    };
  });
  const seen = cards.filter((card) => card.spot);
  const find = (where, seat = null) =>
    seen.findLast((card) => card.where === where && (seat === null || card.seat === seat))?.spot;
  const small = (at) => at && { ...at, width: Math.min(at.width, 40) };
  return {
    cards: seen.filter((card) => card.where !== "stock"),
    stock: find("stock"),
    heap: find("heap"),
    piles: (seat) => find("piles", seat),
    hand: (seat) => find("hand", seat) ?? small(spot(felt.querySelector(`.kb-seat[data-seat="${seat}"]`))),
    away: small(spot(felt.querySelector(".kb-counters"))),
  };
}

/** What flies: each card of `now` from where it was in `old`; and what is gone, to where it went. */
function flights(old, now, before, table, forward) {
  // dealt anew a card comes from the stock, wherever it lay before
  const places = new Set(now.cards.map(placeKey));
  const same = (card) => table.mover !== null || !forward || places.has(placeKey(card));
  const was = new Map(old.cards.filter(same).map((card) => [card.key, card]));
  const is = new Set(now.cards.map((card) => card.key));
  const stays = now.cards
    .filter((card) => was.has(card.key))
    .map((card) => ({ card: card.el, from: was.get(card.key).spot, to: card.spot }));
  if (!forward) return stays;
  const come = now.cards
    .filter((card) => !was.has(card.key))
    .map((card) => ({ card: card.el, from: origin(card, old, now, before, table), to: card.spot }));
  const gone = old.cards
    .filter((card) => !is.has(card.key))
    .map((card) => ({ ghost: card.el, from: card.spot, to: goal(card, now, before, table) }));
  return [...gone.filter((one) => one.to), ...stays, ...come, ...purchaseFlights(now, was, before, table)];
}

const placeKey = (card) => `${card.key}:${card.where}:${card.seat}`;
const seatOf = (table, seat) => (table.seats ?? []).find((one) => one.seat === seat);
const handSize = (table, seat) => seatOf(table, seat)?.hand.length ?? 0;
const pilesOf = (table, seat) =>
  (seatOf(table, seat)?.piles ?? []).reduce((sum, pile) => sum + pile.up.length + (pile.down ? 1 : 0), 0);
const heapSize = (table) => (table.heap ? table.heap.cards.length + table.heap.below : 0);

/** From where a card comes that was not to be seen before. */
function origin(card, old, now, before, table) {
  const { mover } = table;
  if (card.where === "trick") return old.hand(card.seat);
  const dealer = (table.seats ?? []).find((seat) => seat.dealer);
  const stock = old.stock ?? now.stock ?? (dealer && now.hand(dealer.seat));
  if (mover === null) return stock;
  if (card.where !== "hand")
    return handSize(table, mover) < handSize(before, mover) ? old.hand(mover) : (old.piles(mover) ?? old.hand(mover));
  if (pilesOf(table, card.seat) < pilesOf(before, card.seat)) return old.piles(card.seat);
  return heapSize(table) < heapSize(before) ? old.heap : stock;
}

/** Where a card goes that is to be seen no more: a trick to who took it, the pile to who took it up or away. */
function goal(card, now, before, table) {
  const { mover } = table;
  if (mover === null) return null;
  if (card.where === "trick") {
    const taker = (before.lastTrick ?? []).find((play) => play.winning);
    return (before.trick ?? []).length === 0 && taker ? now.hand(taker.seat) : null;
  }
  if (card.where === "middle") return now.hand(mover);
  if (card.where !== "heap" || heapSize(table) >= heapSize(before)) return null;
  return handSize(table, mover) > handSize(before, mover) ? now.hand(mover) : now.away;
}

/** Of a hand that is not seen and has bought: as many backs come from the stock as it has given. */
function purchaseFlights(now, was, before, table) {
  const count = (before.talon ?? 0) - (table.talon ?? 0);
  if (count <= 0 || table.mover === null || !now.stock) return [];
  const backs = now.cards.filter(
    (card) => card.where === "hand" && card.seat === table.mover && !card.code && was.has(card.key),
  );
  return backs.slice(-count).map((card) => ({ card: card.el, from: now.stock, to: card.spot }));
}
