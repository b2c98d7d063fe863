import { axisX, link, plot, ruleX, ruleY, text } from "@observablehq/plot";
import { add, aim, frame, measure, paint, scaleOf, ticks, wrap, write } from "./look.js";

const BOLD = 1.09; // how much wider than plain letters

/** A mark at the value of each row, and its name: `beside` its line, else above it, in `names`' lines from where the row `begins`. */
function drawRows(svg, placed, { names, begins, beside }, look) {
  const { font } = look;
  const { under, lines: colours } = paint(look);
  const x = scaleOf(svg, "x");
  const halo = { stroke: under, "stroke-width": 4, "paint-order": "stroke", "stroke-linejoin": "round" }; // where the line of nothing passes
  placed.forEach((row, number) => {
    add(svg, "circle", {
      cx: x(row.value),
      cy: row.y,
      r: 0.36 * font,
      fill: row.best ? colours[0] : under,
      stroke: colours[row.best ? 0 : 1],
      "stroke-width": 2,
    });
    names[number].forEach((line, deep) =>
      add(
        svg,
        "text",
        {
          x: 0,
          y: beside ? row.y : begins[number] + (1.1 + 1.25 * deep) * font,
          dy: beside ? "0.32em" : null,
          "text-anchor": "start",
          "font-weight": row.best ? 600 : null,
          ...(beside ? {} : halo),
        },
        line,
      ),
    );
  });
}

/**
 * A row for each move: a mark at what is expected, and a line from one end of its interval to the other. What is best
 * is a disc, the others are rings. `rows`: [{label, value, low, high, best, words}]; `measured`: {name, better, high,
 * percent}, what is measured, and whether more of it is better. Moves may be named alike: each has its own row.
 */
export function intervals(rows, measured, look) {
  const { width, font } = look;
  const { ink, lines: colours } = paint(look);
  const { percent = false } = measured;
  const style = { style: percent ? "percent" : "decimal" };
  const said = (row) => (look.paper ? (row.words ?? "") : "");

  // names stand beside their lines where these have room enough, else above them
  const longest = Math.max(...rows.map(({ label, best }) => measure(label, look, best ? BOLD : 1)));
  const beside = longest + font < 0.42 * width;
  const names = rows.map(({ label }) => (beside ? [label] : wrap(label, width - 0.5 * font, look)));
  const heights = names.map((lines) => (beside ? 2.2 : 1.25 * lines.length + 1.75) * font);
  const begins = heights.map((_, at) => heights.slice(0, at).reduce((sum, one) => sum + one, 0.4 * font));
  const high = begins.at(-1) + heights.at(-1);
  const middle = (at) => begins[at] + heights[at] - (beside ? 1.1 : 1.15) * font;

  const [low, up] = percent
    ? [0, 1]
    : [Math.min(0, ...rows.map((row) => row.low)), Math.max(0, ...rows.map((row) => row.high))];
  const wide = Math.max(...[low, up, (low + up) / 3].map((one) => measure(write(one, look, style), look)));
  const marginLeft = beside ? longest + Math.max(1.2 * font, 0.6 * wide) : 0.6 * wide + 2;
  const marginRight = Math.max(
    0.6 * wide + 2,
    ...rows.map((row) => said(row) && measure(said(row), look) + 1.4 * font),
  );
  const inner = width - marginLeft - marginRight;
  const marks = ticks(low, up, Math.max(1, Math.min(5, Math.floor(inner / (wide + 1.4 * font)))));
  const placed = rows.map((row, at) => ({ ...row, y: middle(at) }));
  const colour = (row) => colours[row.best ? 0 : 1];
  const svg = plot({
    ...frame(look),
    height: high + 3.9 * font,
    marginTop: 0,
    marginBottom: 3.9 * font,
    marginLeft,
    marginRight,
    x: { domain: [marks[0], marks.at(-1)], label: null },
    y: { type: "identity", axis: null },
    marks: [
      ruleY(beside ? [] : begins.slice(1), {
        insetLeft: -marginLeft,
        insetRight: -marginRight,
        stroke: ink,
        strokeOpacity: 0.14,
      }),
      ruleX([0], { y1: 0, y2: high, stroke: ink, strokeOpacity: 0.4 }),
      axisX({ anchor: "bottom", ticks: marks, label: null, tickFormat: (one) => write(one, look, style) }),
      link(placed, { x1: "low", x2: "high", y1: "y", y2: "y", stroke: colour, strokeWidth: 2.5 }),
      ...["low", "high"].map((end) =>
        ruleX(placed, {
          x: end,
          y1: ({ y }) => y - 0.4 * font,
          y2: ({ y }) => y + 0.4 * font,
          stroke: colour,
          strokeWidth: 1.5,
        }),
      ),
      text(placed, {
        y: "y",
        frameAnchor: "right",
        dx: marginRight,
        textAnchor: "end",
        text: said,
        fontWeight: /** @type {any} */ (({ best }) => (best ? 600 : 400)),
        fontVariant: "tabular-nums",
      }),
    ],
  });
  drawRows(svg, placed, { names, begins, beside }, look);
  const title = aim(measured);
  const half = measure(title, look) / 2;
  add(
    svg,
    "text",
    {
      x: Math.max(half, Math.min(width - half, marginLeft + inner / 2)),
      y: high + 3.4 * font,
      "text-anchor": "middle",
    },
    title,
  );
  return svg;
}
