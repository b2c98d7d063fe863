import { h, markup } from "./dom.js";
import { showListing } from "./listing.js";

/** The shelf: a choice of language, and a list of games, each a link with a sentence on what it is about. */
function render(view) {
  const draw = (one) =>
    h(
      "li",
      {},
      h("span", { class: "kb-fan", "aria-hidden": "true" }, one.fan.map((svg) => markup(h("span"), svg))),
      h("a", { href: one.href }, h("span", { lang: one.nameLang }, one.name), one.gloss),
      h("span", { class: "kb-about" }, one.about),
      h("span", { class: "kb-facts" }, one.facts),
    );
  return showListing(view, h("ul", { class: "kb-shelf" }), { entries: "books", to: "glossary", word: "glossary", draw });
}

export default { render };
