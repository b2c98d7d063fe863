import { pictureView } from "./pictures.js";

/**
 * The chart of the map of opening hands in the drawn help `el`. The map is asked for when its details are opened. `advice`: {mapped,
 * hands: {rows, columns, cells, here, rows_are, columns_are, gain, risk, about, told, players, file}, labels}.
 */
export function handmapChart(ctx, el) {
  const picture = pictureView("hands");
  let there = false;
  let seen = "";
  const ask = () => ctx.send({ do: "hint", hands: true });
  el.addEventListener("toggle", ({ target }) => target.matches(".kb-hands") && target.open && !there && ask(), true);

  const draw = (hands, labels, lang) => {
    const { rows, cells, here, rows_are: x, columns_are: y, gain: shades } = hands;
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
  };
  /** @param {{mapped?: boolean, hands?: any, labels?: any}} helped */
  const update = ({ mapped = false, hands = null, labels = null }) => {
    there = Boolean(hands);
    const data = JSON.stringify([hands, labels, ctx.get("lang")]);
    if (hands && data !== seen) draw(hands, labels, ctx.get("lang"));
    else if (!hands && mapped && el.querySelector(".kb-hands").open) ask(); // another position's
    if (hands) seen = data;
  };
  return { fill: (fresh) => picture.fill(fresh.querySelector(".kb-handmap")), update };
}
