import { areaY, axisX, axisY, line, plot, ruleY } from "@observablehq/plot";
import { DASHES, add, aim, frame, mark, measure, paint, scaleOf, ticks, wrap, write } from "./look.js";

/** The names of the lines, each beside a piece of its line; `sample`: how wide the pieces are. */
function drawLegend(svg, legend, sample, look) {
  const { font } = look;
  const { lines: colours } = paint(look);
  let deep = 0;
  legend.forEach((lines, at) => {
    const middle = (1.5 * deep + 0.75) * font;
    add(svg, "line", {
      x1: 1,
      x2: 2.7 * font,
      y1: middle,
      y2: middle,
      stroke: colours[at],
      "stroke-width": 2.2,
      "stroke-dasharray": DASHES[at],
    });
    mark(svg, at, [1.35 * font, middle], look);
    lines.forEach((words, more) =>
      add(svg, "text", { x: sample, y: middle + 1.5 * more * font, dy: "0.32em", "text-anchor": "start" }, words),
    );
    deep += lines.length;
  });
}

/**
 * How what is known of some moves has settled while worlds came in: a line for each, in the band of its interval, with a
 * colour, a dash and a mark of its own, named above them all.
 * `points`: [[worlds, [value, low, high] of each of the `labels`]…]; the first is the best. `measured`: as of `intervals`;
 * `across`: what is counted.
 */
export function settling({ labels, points }, measured, across, look) {
  const { width, font } = look;
  const { ink, lines: colours } = paint(look);
  const { percent = false } = measured;
  const style = { style: percent ? "percent" : "decimal" };
  const rows = labels.flatMap((_, at) =>
    points.map(([worlds, ...of]) => ({ at, worlds, value: of[at][0], low: of[at][1], high: of[at][2] })),
  );
  const last = points.at(-1)?.[0] ?? 1;

  // the first few worlds leave anything open: what is drawn has room for what came after
  const late = rows.filter(({ worlds }) => worlds >= last / 8);
  const marks = percent
    ? [0, 0.25, 0.5, 0.75, 1]
    : ticks(Math.min(0, ...late.map(({ low }) => low)), Math.max(0, ...late.map(({ high }) => high)), 4);
  const marginLeft = Math.max(...marks.map((one) => measure(write(one, look, style), look))) + 12;
  const wide = measure(write(last, look), look);
  const marginRight = Math.max(font, 0.6 * wide);
  const counts = ticks(
    0,
    last,
    Math.max(1, Math.min(5, Math.floor((width - marginLeft - marginRight) / (wide + 1.4 * font)))),
    true,
  ).filter((one) => one <= last);

  const sample = 3.4 * font;
  const legend = labels.map((label) => wrap(label, width - sample, look));
  const title = wrap(aim(measured, ["↓", "↑"]), width, look);
  const named = 1.5 * font * legend.flat().length + 0.4 * font;
  const marginTop = named + 1.3 * font * title.length + font;
  const each = { z: "at", stroke: ({ at }) => colours[at] };
  const svg = plot({
    ...frame(look),
    height: marginTop + 12 * font + 3.9 * font,
    marginTop,
    marginBottom: 3.9 * font,
    marginLeft,
    marginRight,
    x: { label: null, domain: [0, last] },
    y: { label: null, domain: [marks[0], marks.at(-1)] },
    marks: [
      ruleY([0], { stroke: ink, strokeOpacity: 0.4 }),
      axisX({ ticks: counts, label: null, tickFormat: (one) => write(one, look) }),
      axisY({ ticks: marks, label: null, tickFormat: (one) => write(one, look, style) }),
      areaY(rows, {
        x: "worlds",
        y1: "low",
        y2: "high",
        z: "at",
        fill: ({ at }) => colours[at],
        fillOpacity: 0.14,
        clip: true,
      }),
      ...labels.map((_, at) =>
        line(
          rows.filter((row) => row.at === at),
          {
            x: "worlds",
            y: "value",
            ...each,
            strokeWidth: 2.2,
            strokeDasharray: /** @type {any} */ (DASHES[at]),
            clip: true,
          },
        ),
      ),
    ],
  });
  const [x, y] = [scaleOf(svg, "x"), scaleOf(svg, "y")];
  rows
    .filter(({ worlds }) => worlds === last)
    .reverse()
    .forEach((row) => mark(svg, row.at, [x(row.worlds), y(row.value)], look));

  drawLegend(svg, legend, sample, look);
  title.forEach((words, more) =>
    add(svg, "text", { x: 0, y: named + (1.1 + 1.3 * more) * font, "text-anchor": "start" }, words),
  );
  add(
    svg,
    "text",
    { x: marginLeft + (width - marginLeft - marginRight) / 2, y: marginTop + 15.4 * font, "text-anchor": "middle" },
    across,
  );
  return svg;
}
