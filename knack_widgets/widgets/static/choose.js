/**
 * Cards that are chosen before the move is made (`table.choose`): any number of one's own, or in an exchange one of one's
 * own and one of the middle. The choice lives in the page alone: it is forgotten with the position, and kept when the
 * move is refused.
 */
export function chooser(changed) {
  const chosen = new Set();
  let other = null;
  let choose = null;
  let place = null;
  const toggle = (code) => {
    const had = chosen.delete(code);
    if (choose?.pairs) chosen.clear();
    if (!had) chosen.add(code);
    changed();
  };
  const toggleOther = (code) => {
    other = other === code ? null : code;
    changed();
  };
  const made = () => {
    const own = [...chosen].join(" ");
    if (!choose.pairs) return own;
    return own && other ? `${own} ${other}` : "";
  };
  return {
    follow(table) {
      choose = table.choose ?? null;
      const now = choose && `${table.at}:${choose.seat}:${choose.verb}`;
      if (now !== place) {
        chosen.clear();
        other = null;
      }
      place = now;
    },
    /** What a hand needs to let its cards be chosen; null for other seats. */
    of: (seat) => (choose?.seat === seat ? { codes: [...chosen], toggle } : null),
    /** The same for the cards of the middle. */
    middle: () => (choose?.pairs ? { codes: other ? [other] : [], toggle: toggleOther } : null),
    /** The button that makes the move: its label, and the move's text once there is one. */
    button() {
      if (!choose) return null;
      const { seat, verb, labels, pairs } = choose;
      const cards = made();
      const label = pairs?.[cards] ?? labels[Math.max(chosen.size, 1) - 1] ?? labels[0];
      return { key: `choose:${verb}`, move: cards ? `${seat} ${verb} ${cards}` : null, label: label ?? verb };
    },
    get hint() {
      return choose?.hint ?? null;
    },
  };
}
