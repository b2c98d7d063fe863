// The pictures of chances, drawn by Observable Plot; fetched when somebody first opens one. Each is an <svg>; the table
// beside it says the same in words and numbers, so that for a screen reader the picture is left out.
import { areaY, axisX, axisY, cell, dot, line, link, plot, ruleX, ruleY, text } from "@observablehq/plot";

// the page's colours where there is a page, else (in a file) these
const INK = "#1d2a24";
const LINE = `var(--kb-ink, ${INK})`;
const BEST = "var(--kb-best, #0b5a3c)";
const OTHER = "var(--kb-other, #8a6d1f)";
const frame = (width) => ({
  width,
  style: { fontFamily: "inherit", fontSize: "13px", color: "var(--kb-ink, currentColor)", background: "transparent", overflow: "visible" },
});

/**
 * A row for each move: a dot at what is expected, and a line from one end of its interval to the other.
 * `rows`: [{label, value, low, high, best}]; `x`: what is measured; `percent`: whether it is a share.
 */
export function intervals(rows, { width, x, percent = false, lang = "en" }) {
  const labels = rows.map((row) => row.label);
  const longest = Math.max(...labels.map((label) => label.length));
  const colour = (row) => (row.best ? BEST : OTHER);
  return plot({
    ...frame(width),
    height: 58 + 30 * rows.length,
    marginBottom: 44,
    marginLeft: Math.min(0.45 * width, 12 + 7.2 * longest),
    marginRight: 16,
    x: { label: null, nice: true, ...(percent ? { domain: [0, 1] } : {}) },
    y: { label: null, domain: labels, type: "band" },
    marks: [
      ruleX([0], { stroke: LINE, strokeOpacity: 0.35 }),
      axisX({ ticks: 5, label: x, labelAnchor: "center", labelArrow: "none", labelOffset: 38, tickFormat: (one) => one.toLocaleString(lang, { style: percent ? "percent" : "decimal" }) }),
      axisY({ tickSize: 0 }),
      link(rows, { x1: "low", x2: "high", y1: "label", y2: "label", stroke: colour, strokeWidth: 3 }),
      ...["low", "high"].map((end) => dot(rows, { x: end, y: "label", symbol: "plus", rotate: 0, r: 4, stroke: colour, strokeWidth: 2 })),
      dot(rows, { x: "value", y: "label", r: 5, fill: colour, stroke: "white", strokeWidth: 1 }),
    ],
  });
}

/**
 * How what is known of some moves has settled while worlds came in: a line for each, in the band of its interval.
 * `points`: [[worlds, [value, low, high] of each of the `labels`]…]; the first is the best.
 */
export function settling({ labels, points }, { width, x, y, percent = false, lang = "en" }) {
  const rows = labels.flatMap((label, at) => points.map(([worlds, ...of]) => ({ label, at, worlds, value: of[at][0], low: of[at][1], high: of[at][2] })));
  const colour = ({ at }) => (at ? OTHER : BEST);
  // the highest line is named above it, the others below theirs
  const names = rows.filter(({ worlds }) => worlds === points.at(-1)[0]).sort((one, other) => other.value - one.value);
  const write = (one) => one.toLocaleString(lang, { style: percent ? "percent" : "decimal" });
  return plot({
    ...frame(width),
    height: 220,
    marginTop: 24,
    marginBottom: 40,
    marginLeft: 44,
    marginRight: 16,
    x: { label: null, domain: [0, points.at(-1)?.[0] ?? 1] },
    y: { label: null, nice: true, ...(percent ? { domain: [0, 1] } : {}) },
    marks: [
      ruleY([0], { stroke: LINE, strokeOpacity: 0.35 }),
      axisX({ ticks: 4, label: x, labelAnchor: "center", labelArrow: "none", labelOffset: 34, tickFormat: (one) => one.toLocaleString(lang) }),
      axisY({ ticks: 5, label: y, labelArrow: "none", tickFormat: write }),
      areaY(rows, { x: "worlds", y1: "low", y2: "high", z: "label", fill: colour, fillOpacity: 0.16 }),
      line(rows, { x: "worlds", y: "value", z: "label", stroke: colour, strokeWidth: 2 }),
      ...names.map((name, rank) =>
        text([name], { x: "worlds", y: "value", text: "label", fill: colour, textAnchor: "end", dy: rank ? 13 : -9, stroke: "var(--kb-under, white)", strokeWidth: 4 }),
      ),
    ],
  });
}

const LEGIBLE = 26; // px of a square in which "+1.9" has room

/**
 * What it brings to join, by the best trump (rows) and the best other card (columns).
 * `cells`: [[row, column, gain, …]…]; `here`: the row and column of the reader's hand, if any.
 */
export function heat({ rows, columns, cells, here }, { width, x, y, lang = "en" }) {
  const most = Math.max(...cells.map(([, , gain]) => Math.abs(gain)));
  const write = (gain) => gain.toLocaleString(lang, { signDisplay: "exceptZero", maximumFractionDigits: 1 });
  const size = Math.min(44, (width - 44) / columns.length);
  return plot({
    ...frame(Math.min(width, 44 + 44 * columns.length)),
    height: 50 + 0.85 * size * rows.length,
    marginTop: 44,
    marginLeft: 42,
    marginRight: 2,
    marginBottom: 4,
    padding: 0.04,
    x: { domain: columns, label: null },
    y: { domain: rows, label: null },
    color: { type: "diverging", domain: [-most, most], pivot: 0, range: ["#c98f2b", "#fbf8ee", "#4fa682"] },
    marks: [
      axisX({ anchor: "top", tickSize: 0, label: x, labelAnchor: "center", labelArrow: "none", labelOffset: 38 }),
      axisY({ tickSize: 0, label: y, labelAnchor: "top", labelArrow: "none", labelOffset: 40 }),
      cell(cells, { x: "1", y: "0", fill: "2" }),
      // in squares too narrow for their numbers the shades speak, and the table below
      text(size < LEGIBLE ? [] : cells, { x: "1", y: "0", text: ([, , gain]) => write(gain), fill: INK, fontSize: size < 36 ? 10 : 12 }),
      cell(here ? [here] : [], { x: "1", y: "0", fill: "none", stroke: INK, strokeWidth: 2.5 }),
    ],
  });
}
