import { h, markup } from "./dom.js";

const parsed = new Map();

/** A fresh picture of a card ("back" and "blank" too); parsed once, then cloned. */
export function face(ctx, code, fallback = "back") {
  const cards = ctx.get("cards") ?? {};
  const svg = (cards[code] ?? cards[fallback] ?? {}).svg ?? "";
  if (!parsed.has(svg)) {
    const box = markup(h("template"), svg);
    box.content.firstElementChild?.setAttribute("focusable", "false");
    parsed.set(svg, box);
  }
  return parsed.get(svg).content.cloneNode(true);
}

export function cardName(ctx, code) {
  return (ctx.get("cards") ?? {})[code]?.name ?? code ?? "";
}

/** A card that is only looked at. */
export function cardPicture(ctx, code, { name, blank = false, small = false } = {}) {
  const look = code ?? (blank ? "blank" : "back");
  const label = name ?? (code ? cardName(ctx, code) : ctx.t("hidden_card"));
  return h(
    "span",
    { class: `kb-card${small ? " kb-small" : ""}`, role: "img", "aria-label": label, title: label, "data-card": code },
    face(ctx, look),
  );
}

// The same outlines as on the cards (cardart.py), in a box of 40 × 40.
const SIGNS = {
  s: "M0-20c5 9 20 16 20 28 0 6-4 9-9 9-4 0-7-2-9-5 0 4 2 7 6 8h-16c4-1 6-4 6-8-2 3-5 5-9 5-5 0-9-3-9-9 0-12 15-19 20-28z",
  h: "M0 20c-6-10-20-17-20-28 0-7 5-11 10-11 5 0 9 3 10 8 1-5 5-8 10-8 5 0 10 4 10 11 0 11-14 18-20 28z",
  d: "M0-20c4 8 9 14 16 20-7 6-12 12-16 20-4-8-9-14-16-20 7-6 12-12 16-20z",
  c: "M0-20a9 9 0 0 1 7 15 9 9 0 1 1-5 12c0 6 2 11 6 13h-16c4-2 6-7 6-13a9 9 0 1 1-5-12 9 9 0 0 1 7-15z",
};

export function suitSign(suit) {
  const box = h("span", { class: `kb-sign suit-${suit}`, "aria-hidden": "true" });
  return markup(box, `<svg viewBox="-21 -21 42 42" fill="currentColor"><path d="${SIGNS[suit] ?? ""}"/></svg>`);
}
