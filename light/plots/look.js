// What the pictures have in common: colours, type, how wide words are, round numbers on an axis, marks beside a line.

/** The ink of what stands on light shades, in any colour scheme. */
export const INK = "#1d2a24";
// in a file these; on the page its own, which follow the reader's colour scheme
const PAPER = { ink: INK, soft: "#4c5a53", under: "#ffffff", lines: ["#0b5a3c", "#8a5a00", "#6b3fa0"] };
const PAGE = {
  ink: `var(--kb-ink, ${INK})`,
  soft: `var(--kb-ink, ${INK})`,
  under: `var(--kb-under, ${PAPER.under})`,
  lines: PAPER.lines.map((colour, at) => `var(--kb-line-${at}, ${colour})`),
};
/** How lines that have the same colour to some eyes are told apart. */
export const DASHES = [null, "7 4", "2 3"];

/** The colours of a look: {width, font (px), family, lang, paper (whether it goes into a file)}. */
export const paint = ({ paper }) => (paper ? PAPER : PAGE);

/** What every plot of a look is given. */
export const frame = (look, width = look.width) => ({
  width,
  style: {
    fontFamily: look.family,
    fontSize: `${look.font}px`,
    color: paint(look).ink,
    background: "transparent",
    overflow: "visible",
  },
});

let canvas = null;

/** How wide a text comes out, in px; `scale`: of the look's type. */
export function measure(text, { font, family }, scale = 1) {
  canvas ??= document.createElement("canvas").getContext("2d");
  canvas.font = `${font * scale}px ${family}`;
  return canvas.measureText(text).width;
}

/** A text in lines that are no wider than `most`, unless a word alone is. */
export function wrap(text, most, look, scale = 1) {
  const lines = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && measure(longer, look, scale) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A number as people write it, with a minus and no hyphen. */
export function write(one, { lang }, options = {}) {
  return one.toLocaleString(lang, { maximumFractionDigits: 2, ...options }).replace("-", "−");
}

/** Some `count` round numbers that take in both ends; `whole`: integers alone. */
export function ticks(low, high, count, whole = false) {
  const rough = (high - low) / count || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const steps = [1, 2, 5, 10].map((one) => one * power);
  const step = steps.find((one) => one >= 0.999 * rough && (!whole || one >= 1)) ?? steps[3];
  const [from, to] = [Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9)];
  return Array.from({ length: Math.max(1, to - from) + 1 }, (_, at) => Number(((from + at) * step).toFixed(9)));
}

/** What an axis is of, with an arrow to the side that is better. */
export const aim = ({ name, better, high }, [low, up] = ["←", "→"]) =>
  high ? `${name} · ${better} ${up}` : `${low} ${better} · ${name}`;

/**
 * Where a value of an axis stands in a picture.
 * @param {(SVGSVGElement | HTMLElement) & import("@observablehq/plot").Plot} svg
 * @param {"x" | "y"} axis
 */
export const scaleOf = (svg, axis) => /** @type {import("@observablehq/plot").Scale} */ (svg.scale(axis)).apply;

/** Something of SVG into a picture, which has places for it that Plot does not know. */
export function add(into, tag, attributes, text) {
  const el = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== null && value !== undefined) el.setAttribute(name, value);
  if (text !== undefined) el.textContent = text;
  into.append(el);
  return el;
}

/** The mark of the line `at`, at a place: a disc, a square or a triangle. */
export function mark(into, at, [x, y], look) {
  const { lines, under } = paint(look);
  const r = 0.32 * look.font;
  const colours = { fill: at ? under : lines[at], stroke: lines[at], "stroke-width": 2 };
  if (at === 1) return add(into, "rect", { x: x - r, y: y - r, width: 2 * r, height: 2 * r, ...colours });
  if (at === 2) return add(into, "path", { d: `M${x},${y - 1.2 * r}l${1.2 * r},${2.1 * r}h${-2.4 * r}z`, ...colours });
  return add(into, "circle", { cx: x, cy: y, r, ...colours });
}
