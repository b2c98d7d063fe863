/**
 * Cards that are chosen before the move is made, where several make one move (`table.choose`). The choice lives in the
 * page alone: it is forgotten with the position, and kept when the move is refused.
 */
export function chooser(changed) {
  const chosen = new Set();
  let choose = null;
  let place = null;
  const toggle = (code) => {
    if (!chosen.delete(code)) chosen.add(code);
    changed();
  };
  return {
    follow(table) {
      choose = table.choose ?? null;
      const now = choose && `${table.at}:${choose.seat}:${choose.verb}`;
      if (now !== place) chosen.clear();
      place = now;
    },
    /** What a hand needs to let its cards be chosen; null for other seats. */
    of: (seat) => (choose?.seat === seat ? { codes: [...chosen], toggle } : null),
    /** The button that makes the move: its label, and the move's text once there is one. */
    button() {
      if (!choose) return null;
      const { seat, verb, labels } = choose;
      const count = chosen.size;
      const move = count ? `${seat} ${verb} ${[...chosen].join(" ")}` : null;
      return { key: `choose:${verb}`, move, label: labels[Math.max(count, 1) - 1] ?? verb };
    },
    get hint() {
      return choose?.hint ?? null;
    },
  };
}
