/**
 * Cards that are chosen before the move is made (`table.choose`): any number of one's own, or in an exchange one of one's
 * own and one of the middle. The order of choosing is kept. The choice lives in the page alone: it is forgotten with the
 * position, and kept when the move is refused. Cards go by ids: of two that look alike the second is `Xb#2`.
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
  const made = () => {
    const own = [...chosen].map((id) => id.split("#")[0]).join(" ");
    if (!choose.pairs) return own;
    return own && other ? `${own} ${other}` : "";
  };
  return {
    follow(table) {
      choose = table.choose ?? null;
      const now = choose && `${table.at}:${choose.seat}:${choose.verbs.map((one) => one.move)}:${choose.place}`;
      if (now !== place) {
        chosen.clear();
        other = null;
      }
      place = now;
    },
    /** What a hand needs to let its cards be chosen; null for other seats. */
    of: (seat) => (choose?.seat === seat ? { codes: [...chosen], toggle, also: choose.also } : null),
    /** The same for the cards of the middle. */
    middle: () => (choose?.pairs ? { codes: other ? [other] : [], toggle: toggleOther } : null),
    /** The move that lays the chosen cards on a pile, such as `0 lay 5h on 1.2`; null while none are chosen. */
    onto: (at) => (choose?.place && chosen.size > 0 ? `${choose.place} ${made()} on ${at}` : null),
    /** The buttons that make moves of the cards: their labels, and the move's text once there is one. */
    buttons() {
      const cards = choose ? made() : "";
      return (choose?.verbs ?? []).map(({ move, labels, rare }) => ({
        key: `choose:${move.split(" ").slice(1).join(" ")}`,
        move: cards ? `${move} ${cards}` : null,
        label: choose.pairs?.[cards] ?? labels[Math.max(chosen.size, 1) - 1] ?? labels[0],
        rare,
      }));
    },
    get hint() {
      return choose?.hint ?? null;
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
