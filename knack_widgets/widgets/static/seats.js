import { h, hide, memo, put, say } from "./dom.js";
import { fillHand } from "./hand.js";
import { pilesView } from "./piles.js";

/** One seat: an element that stays, and `update(seat, refusedCode)` that changes only what differs. */
export function seatView(ctx, large) {
  const name = h("span", { class: "kb-name" });
  const marks = h("span", { class: "kb-marks" });
  const facts = h("span", { class: "kb-facts" });
  const knows = !large && h("span", { class: "kb-knows" });
  const hand = h("ul", { class: "kb-hand", role: "list" });
  const piles = pilesView(ctx);
  const el = h(
    "li",
    { class: `kb-seat${large ? " kb-own" : ""}` },
    h("div", { class: "kb-who" }, name, marks, facts, knows),
    piles.el,
    hand,
  );
  const update = (seat, refused, pick, onto) => {
    const { t } = ctx;
    const values = (ctx.get("prefs") ?? {}).values !== false;
    el.classList.toggle("kb-turn", Boolean(seat.turn));
    el.classList.toggle("kb-out", !seat.in);
    put(el, "data-seat", String(seat.seat));
    put(el, "style", `--count:${Math.max(1, seat.hand.length)}`);
    say(name, seat.name);
    memo(marks, [seat.dealer, seat.turn, ctx.get("lang")], () => [
      // one's own mark keeps its room, so that what stands beside it never changes its line
      (seat.turn || large) && h("span", { class: `kb-chip kb-chip-turn${seat.turn ? "" : " kb-away"}` }, t("turn")),
      seat.dealer && h("span", { class: "kb-chip kb-chip-dealer" }, t("dealer")),
    ]);
    memo(facts, [seat.balance, seat.balanceWords, seat.tricksWords, seat.stateWords, seatNotes(seat, values), seat.differs], () => [
      seat.stateWords && h("span", { class: "kb-state-words" }, seat.stateWords),
      seatNotes(seat, values).map((words) => h("span", {}, words)),
      seat.tricksWords && h("span", {}, seat.tricksWords),
      seat.balanceWords && balance(seat, t),
    ]);
    if (knows)
      memo(knows, seat.known ?? [], () =>
        (seat.known ?? []).map(({ text, said }) => [h("span", { "aria-hidden": "true", title: said }, text), h("span", { class: "kb-sr" }, said)]),
      );
    put(hand, "aria-label", `${seat.name}: ${t("hand")}`);
    hide(hand, seat.hand.length === 0 && !large); // one's own keeps its place
    el.classList.toggle("kb-with-piles", (seat.piles ?? []).length > 0);
    piles.update(seat, pick, onto);
    el.classList.toggle("kb-open", fillHand(hand, seat, ctx, refused, pick));
  };
  return { el, update };
}

/** What a game with a pot and buying adds. */
function seatNotes(seat, values = true) {
  return [values && seat.worthWords, seat.scoreWords, seat.anteWords, seat.boughtWords, ...(seat.notes ?? [])].filter(Boolean);
}

function balance(seat, t) {
  const differs = seat.differs ? " kb-differs" : "";
  const sign = seat.balance < 0 ? " kb-minus" : seat.balance > 0 ? " kb-plus" : "";
  return h(
    "span",
    { class: `kb-balance${sign}${differs}`, title: t("balance") },
    h("span", { class: "kb-sr" }, `${t("balance")}: `),
    seat.balanceWords,
  );
}

/**
 * The seat that lies open at the bottom of the table: the only one played by a person, or of several the one whose turn
 * it is; between turns the one that lay there before. null: nobody (opponents alone).
 */
export function ownSeat(seats, before) {
  const people = seats.filter((seat) => seat.human);
  if (people.length < 2) return people[0]?.seat ?? null;
  const asked = people.find((seat) => seat.turn) ?? people.find((seat) => seat.seat === before);
  return (asked ?? people[0]).seat;
}
