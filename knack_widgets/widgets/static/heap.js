import { h, hide, memo } from "./dom.js";
import { cardName, cardPicture } from "./cards.js";
import { clauseRef } from "./clause.js";

/** The pile in the middle, the stock beside it, and what is in force, each with its clause. */
export function heapView(ctx) {
  const stock = h("div", { class: "kb-talon" });
  const cards = h("div", { class: "kb-heap" });
  const words = h("p", { class: "kb-heap-words" });
  const force = h("ul", { class: "kb-in-effect", role: "list" });
  const el = h("div", { class: "kb-heaps", role: "group" }, stock, h("div", { class: "kb-heap-place" }, cards, words), force);
  const update = (table) => {
    const { heap } = table;
    hide(el, !heap);
    if (!heap) return;
    const lang = ctx.get("lang");
    el.setAttribute("aria-label", ctx.t("heap"));
    memo(stock, [heap.stock, heap.stockWords, lang], () => [
      heap.stock > 0 && cardPicture(ctx, null, { name: heap.stockWords }),
      heap.stock > 0 && h("span", { class: "kb-count", "aria-hidden": "true" }, String(heap.stock)),
    ]);
    hide(stock, heap.stock === 0);
    memo(cards, [heap.cards, heap.below, lang], () => [
      heap.below > 0 && h("span", { class: "kb-below", "aria-hidden": "true" }, `+${heap.below}`),
      heap.cards.map((code, at) => h("div", { class: "kb-laid", style: `--at:${at}` }, cardPicture(ctx, code, { name: cardName(ctx, code) }))),
      heap.cards.length === 0 && h("div", { class: "kb-nothing" }, ctx.t("heap_none_yet")),
    ]);
    memo(words, [heap.words, heap.cards.length], () => (heap.cards.length > 0 ? heap.words : ""));
    memo(force, [heap.inEffect, lang], () => heap.inEffect.map((one) => h("li", {}, one.text, " ", clauseRef(ctx, one.clause))));
    hide(force, heap.inEffect.length === 0);
  };
  return { el, update };
}
