import { h, hide, say } from "./dom.js";
import { foldedTable, pictureView } from "./pictures.js";

/**
 * The map of opening hands, folded away until it is opened: then it is asked for. `advice`: {mapped, hands: {rows, columns, cells,
 * here, rows_are, columns_are, gain, risk, about, told, yours, players, file}, labels}.
 */
export function handmapView(ctx) {
  const title = h("summary", { "data-key": "hands" });
  const about = h("p", { class: "kb-caption" });
  const picture = pictureView("hands");
  const table = foldedTable("hands:table");
  const inside = h("div", { class: "kb-handmap" }, picture.figure, about, table.el, picture.files);
  const el = h("details", { hidden: true }, title, inside);
  let there = false;
  el.addEventListener("toggle", () => el.open && !there && ctx.send({ do: "hint", hands: true }));

  const fill = (hands, labels, lang) => {
    const { rows, columns, cells, here, rows_are: x, columns_are: y, gain: shades, yours } = hands;
    const found = new Map(cells.map(([row, column, gain]) => [`${row} ${column}`, gain]));
    const write = (gain) => gain.toLocaleString(lang, { signDisplay: "exceptZero", minimumFractionDigits: 2, maximumFractionDigits: 2 }).replace("-", "−");
    const mark = (row, column) => here && here[0] === row && here[1] === column;
    const tell = (row, column) => {
      const gain = found.get(`${row} ${column}`);
      return gain === undefined ? "" : `${write(gain)}${mark(row, column) ? ` (${yours})` : ""}`;
    };
    say(about, here ? `${hands.about} □ ${hands.told}` : hands.about);
    picture.update(
      {
        height: 6 + 2 * rows.length,
        lang,
        name: hands.file,
        title: labels.hands,
        about: [hands.players],
        notes: here ? [hands.about, hands.told] : [hands.about],
        csv: [[x, y, shades, hands.risk, labels.file.number_of_hands], ...cells],
        draw: ({ heat }, look) => heat(hands, { rows: x, columns: y, shades }, look),
      },
      labels,
    );
    const corner = [`${x}\u00a0↓`, h("br"), `${y}\u00a0→`];
    table.update([corner, ...columns], rows.map((row) => [row, ...columns.map((column) => tell(row, column))]), labels.as_table, labels.hands);
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
