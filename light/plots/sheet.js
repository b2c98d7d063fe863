import { INK, add, wrap } from "./look.js";

const WIDE = 960;
const PAD = 36;

/** How a picture for a file is drawn: whatever the page looks like, and wide enough to be printed or thrown on a wall. */
export const fileLook = (lang) => ({
  width: WIDE - 2 * PAD,
  font: 17,
  family: "Helvetica, Arial, 'DejaVu Sans', sans-serif",
  lang,
  paper: true,
});

/**
 * A picture drawn with `fileLook` as the text of an SVG file that needs no page around it: on white, with its title, what
 * it is of (`about`, lines above it) and how it came about (`notes`, lines below it).
 */
export function sheet(picture, { title, about, notes }, look) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const lines = (texts, scale) => texts.flatMap((one) => wrap(one, look.width, look, scale));
  const above = lines(about, 0.9);
  const below = lines(notes, 0.9);
  const top = PAD + 1.9 * look.font + 1.35 * 0.9 * look.font * above.length + look.font;
  const [, , wide, high] = picture.getAttribute("viewBox").split(/[ ,]+/).map(Number);
  const foot = top + high + 1.4 * look.font;
  const height = Math.ceil(foot + 1.35 * 0.9 * look.font * below.length + PAD - look.font);
  for (const [name, value] of Object.entries({
    width: WIDE,
    height,
    viewBox: `0 0 ${WIDE} ${height}`,
    lang: look.lang,
    "xml:lang": look.lang,
    role: "img",
    "aria-labelledby": "title desc",
    "font-family": look.family,
    "font-size": look.font,
    fill: INK,
  }))
    svg.setAttribute(name, value);
  add(svg, "title", { id: "title" }, title);
  add(svg, "desc", { id: "desc" }, [...about, ...notes].join("\n"));
  add(svg, "rect", { width: WIDE, height, fill: "#ffffff" });
  add(svg, "text", { x: PAD, y: PAD + 0.9 * look.font, "font-size": 1.4 * look.font, "font-weight": 700 }, title);
  const write = (texts, from) =>
    texts.forEach((one, at) =>
      add(svg, "text", { x: PAD, y: from + 1.35 * 0.9 * look.font * at, "font-size": 0.9 * look.font }, one),
    );
  write(above, PAD + 2.8 * look.font);
  // as a group, since the picture's own style sheet would have it fill whatever it lies in
  const group = add(svg, "g", {
    transform: `translate(${PAD + Math.max(0, (look.width - wide) / 2)},${top})`,
    "text-anchor": "middle",
  });
  for (const part of [...picture.childNodes]) if (part.nodeName !== "style") group.append(part);
  write(below, foot);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(svg).replaceAll("currentColor", INK)}\n`;
}
