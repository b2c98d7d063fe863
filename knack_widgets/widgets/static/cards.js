import { h, markup } from "./dom.js";

const parsed = new Map();

/** A fresh picture of a card ("back" and "blank" too); parsed once, then cloned. */
export function face(ctx, code, fallback = "back") {
  const cards = ctx.get("cards");
  const svg = (cards?.[code] ?? cards?.[fallback])?.svg ?? "";
  if (!parsed.has(svg)) {
    const box = markup(h("template"), svg);
    box.content.firstElementChild?.setAttribute("focusable", "false");
    parsed.set(svg, box);
  }
  return parsed.get(svg).content.cloneNode(true);
}
