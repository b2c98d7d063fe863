/**
 * Cards that are chosen before the move is made (`table.choose`): any number of one's own, or in an exchange one of one's
 * own and one of the middle. The order of choosing is kept. The choice lives in the page alone: it is forgotten when the
 * hand or the moves change, and kept when the move is refused or another player acts meanwhile. Cards go by ids: of two
 * that look alike the second is `Xb#2`, and a card that lies open on a pile ends in `#up`.
 */
export function chooser(changed) {
  const chosen = new Set();
  let other = null;
  let choose = null;
  let place = null;
  const toggle = (id) => {
    const had = chosen.delete(id);
    if (choose?.pairs) chosen.clear();
    if (!had) chosen.add(id);
    changed();
  };
  const toggleOther = (code) => {
    other = other === code ? null : code;
    changed();
  };
  const cards = (table) => table.seats.find((one) => one.seat === choose.seat)?.hand.map((card) => card.code);
  const made = () => {
    const own = [...chosen].map((id) => id.split("#")[0]).join(" ");
    if (!choose.pairs) return own;
    return own && other ? `${own} ${other}` : "";
  };
  /** A move that takes this card of the middle: for the one of one's own that is chosen, else for any. */
  const taking = (code) => {
    const pairs = Object.keys(choose.pairs).filter((pair) => pair.split(" ")[1] === code);
    return `${choose.verbs[0].move} ${pairs.find((pair) => chosen.has(pair.split(" ")[0])) ?? pairs[0]}`;
  };
  return {
    follow(table) {
      choose = table.choose ?? null;
      const moves = choose?.verbs.map((one) => one.move);
      const { seat, place: at, pairs } = choose ?? {};
      const now = choose && JSON.stringify([seat, moves, at, cards(table), Object.keys(pairs ?? {})]);
      if (now !== place) {
        chosen.clear();
        other = null;
      }
      place = now;
      // somebody else's card can close one of one's own piles: its card can no longer be chosen
      if (choose) {
        const open = new Set([...ids(cards(table) ?? []), ...ids(choose.also).map((id) => `${id}#up`)]);
        for (const id of chosen) if (!open.has(id)) chosen.delete(id);
      }
    },
    /** What a hand needs to let its cards be chosen; null for other seats. */
    of: (seat) => (choose?.seat === seat ? { codes: [...chosen], toggle } : null),
    /** The same for the cards of the middle. */
    middle: () => (choose?.pairs ? { codes: other ? [other] : [], toggle: toggleOther, move: taking } : null),
    /** The move that lays the chosen cards on a pile, such as `0 lay 5h on 1.2`; null while none are chosen. */
    onto: (at) => (choose?.place && chosen.size > 0 ? `${choose.place} ${made()} on ${at}` : null),
    /** The buttons that make moves of the cards: their labels, and the move's text once there is one. */
    buttons() {
      const cards = choose ? made() : "";
      return (choose?.verbs ?? []).map(({ move, labels }) => ({
        key: `choose:${move.split(" ").slice(1).join(" ")}`,
        move: cards ? `${move} ${cards}` : null,
        label: labels[Math.max(chosen.size, 1) - 1] ?? labels[0],
        full: choose.pairs?.[cards] ? `${labels[0]}: ${choose.pairs[cards]}` : null,
      }));
    },
    /** What is to be done, and when a pair is chosen, what the button makes of it. */
    get hint() {
      return choose?.pairs?.[made()] || choose?.hint || null;
    },
  };
}

/** Ids for cards: a card's code, and for the second that looks alike `code#2`. */
export function ids(codes) {
  const seen = new Map();
  return codes.map((code) => {
    const count = (seen.get(code) ?? 0) + 1;
    seen.set(code, count);
    return count > 1 ? `${code}#${count}` : code;
  });
}
