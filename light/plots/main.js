// The pictures of chances, drawn by Observable Plot; fetched when somebody first opens one. Each is an <svg>; the table
// beside it says the same in words and numbers, so that for a screen reader the picture is left out.
import { axisX, axisY, dot, link, plot, ruleX } from "@observablehq/plot";

const INK = "#1d2a24";
const BEST = "#0b5a3c";
const OTHER = "#8a6d1f";
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
      ruleX([0], { stroke: INK, strokeOpacity: 0.35 }),
      axisX({ ticks: 5, label: x, labelAnchor: "center", labelArrow: "none", labelOffset: 38, tickFormat: (one) => one.toLocaleString(lang, { style: percent ? "percent" : "decimal" }) }),
      axisY({ tickSize: 0 }),
      link(rows, { x1: "low", x2: "high", y1: "label", y2: "label", stroke: colour, strokeWidth: 3 }),
      ...["low", "high"].map((end) => dot(rows, { x: end, y: "label", symbol: "plus", rotate: 0, r: 4, stroke: colour, strokeWidth: 2 })),
      dot(rows, { x: "value", y: "label", r: 5, fill: colour, stroke: "white", strokeWidth: 1 }),
    ],
  });
}
