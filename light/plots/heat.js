import { axisX, axisY, cell, plot, text } from "@observablehq/plot";
import { INK, add, frame, measure, paint, write } from "./look.js";

const SHADES = [
  [201, 143, 43],
  [251, 248, 238],
  [79, 166, 130],
]; // for the most that is lost, for nothing, for the most that is won
const STEPS = [-1, -0.5, 0, 0.5, 1]; // of the key, as shares of the most
const SIDE = 3.3; // the widest square, in letters

/** The shade of a share of the most, from -1 to 1. */
function shade(share) {
  const [from, to, way] = share < 0 ? [SHADES[1], SHADES[0], -share] : [SHADES[1], SHADES[2], share];
  return `rgb(${from.map((one, at) => Math.round(one + (to[at] - one) * Math.min(1, way))).join()})`;
}

/**
 * What it brings to join, by the best trump (rows) and the best other card (columns), with a key to the shades; squares
 * too narrow for their number have its sign, so that no shade has to be told from another.
 * `cells`: [[row, column, gain, …]…]; `here`: the row and column of the reader's hand, if any. `names`: {rows, columns, shades}.
 */
export function heat({ rows, columns, cells, here }, names, look) {
  const { font } = look;
  const { ink } = paint(look);
  const most = Math.max(...cells.map(([, , gain]) => Math.abs(gain)));
  const signed = (gain) =>
    Math.abs(gain) < 0.05
      ? "0"
      : write(gain, look, { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const marginLeft = Math.max(...rows.map((row) => measure(row, look))) + 0.8 * font;
  const width = Math.min(look.width, marginLeft + SIDE * font * columns.length + 2);
  const size = (width - marginLeft - 2) / columns.length;
  const widest = Math.max(...cells.map(([, , gain]) => measure(signed(gain), look)));
  const scale = [1, 0.86].find((one) => one * widest + 3 < size); // of the numbers, where there is room for them
  const down = Math.max(0.8 * size, 1.5 * font); // no lower than its letters are

  const [across, along] = [`${names.columns} →`, `${names.rows} ↓`];
  const together = measure(across, look) + measure(along, look) + font < width;
  const marginTop = (together ? 3 : 4.4) * font;
  const foot = marginTop + down * rows.length;
  const svg = plot({
    ...frame(look, width),
    height: foot + 4.4 * font,
    marginTop,
    marginLeft,
    marginRight: 2,
    marginBottom: 4.4 * font,
    padding: 0.05,
    x: { domain: columns, label: null },
    y: { domain: rows, label: null },
    color: { type: "identity" },
    marks: [
      axisX({ anchor: "top", tickSize: 0, label: null }),
      axisY({ tickSize: 0, label: null }),
      cell(cells, { x: "1", y: "0", fill: ([, , gain]) => shade(gain / most) }),
      cell(here ? [here] : [], { x: "1", y: "0", fill: "none", stroke: "white", strokeWidth: 6 }),
      cell(here ? [here] : [], { x: "1", y: "0", fill: "none", stroke: INK, strokeWidth: 3 }),
      text(cells, {
        x: "1",
        y: "0",
        text: ([, , gain]) => (scale ? signed(gain) : signed(gain).slice(0, 1)),
        fill: INK,
        fontSize: (scale ?? 1) * font,
      }),
    ],
  });
  add(svg, "text", { x: 0, y: 1.1 * font, "text-anchor": "start" }, along);
  add(svg, "text", { x: width - 2, y: (together ? 1.1 : 2.5) * font, "text-anchor": "end" }, across);
  const wide = Math.min(4.4 * font, (width - 2) / STEPS.length);
  add(svg, "text", { x: 0, y: foot + 1.7 * font, "text-anchor": "start" }, names.shades);
  STEPS.forEach((step, at) => {
    add(svg, "rect", {
      x: 1 + at * wide,
      y: foot + 2.2 * font,
      width: wide - 2,
      height: 1.8 * font,
      fill: shade(step),
      stroke: ink,
      "stroke-opacity": 0.3,
    });
    add(
      svg,
      "text",
      { x: at * wide + wide / 2, y: foot + 3.1 * font, dy: "0.32em", "text-anchor": "middle", fill: INK },
      signed(step * most),
    );
  });
  return svg;
}
