import { h, hide, say } from "./dom.js";
import { foldedTable, pictureView } from "./pictures.js";

/**
 * The map of opening hands, folded away until it is opened: then it is asked for. `advice`: {mapped, hands: {rows, columns, cells,
 * here, rows_are, columns_are, about, yours}, labels}.
 */
export function handmapView(ctx) {
  const title = h("summary", { "data-key": "hands" });
  const about = h("p", { class: "kb-caption" });
  const picture = pictureView("knack-hands", "hands");
  const table = foldedTable("hands:table");
  const inside = h("div", { class: "kb-handmap" }, picture.figure, about, table.el, picture.files);
  const el = h("details", { hidden: true }, title, inside);
  let there = false;
  el.addEventListener("toggle", () => el.open && !there && ctx.send({ do: "hint", hands: true }));

  const fill = (hands, labels, lang) => {
    const { rows, columns, cells, here, rows_are: x, columns_are: y, yours } = hands;
    const found = new Map(cells.map(([row, column, gain]) => [`${row} ${column}`, gain]));
    const write = (gain) => gain.toLocaleString(lang, { signDisplay: "exceptZero", maximumFractionDigits: 2 });
    const mark = (row, column) => here && here[0] === row && here[1] === column;
    const tell = (row, column) => {
      const gain = found.get(`${row} ${column}`);
      return gain === undefined ? "" : `${write(gain)}${mark(row, column) ? ` (${yours})` : ""}`;
    };
    say(about, here ? `${hands.about} □ ${yours}: ${here.join(", ")}.` : hands.about);
    picture.update(
      {
        height: 50 + 0.85 * rows.length * Math.min(44, ((picture.figure.clientWidth || 340) - 44) / columns.length),
        csv: [["best trump", "best other card", "gain", "fails", "hands"], ...cells],
        draw: ({ heat }, width) => heat(hands, { width, x: y, y: x, lang }),
      },
      labels,
    );
    table.update([`${x} ↓ ${y} →`, ...columns], rows.map((row) => [row, ...columns.map((column) => tell(row, column))]), labels.as_table, labels.hands);
  };
  const update = ({ mapped = false, hands = null, labels = {} }) => {
    there = Boolean(hands);
    hide(el, !mapped);
    say(title, labels.hands);
    hide(inside, !hands);
    if (!mapped) el.open = false;
    if (hands) memoFill(inside, [hands, labels, ctx.get("lang")], () => fill(hands, labels, ctx.get("lang")));
    else if (el.open && mapped) ctx.send({ do: "hint", hands: true }); // another position's
  };
  return { el, update };
}

/** As `memo`, for what fills itself. */
function memoFill(el, data, fill) {
  const seen = JSON.stringify(data);
  if (el.kbSeen === seen) return;
  el.kbSeen = seen;
  fill();
}
