import { h, markup } from "./dom.js";
import { linkInLab } from "./lab.js";
import { showListing } from "./listing.js";
import { clockZone, storedProgress, storedRead } from "./storage.js";

/** How much of a game or chapter is read, tried and sure: a bar, and the same in words. */
const measure = (one) => [
  h(
    "span",
    { class: "kb-measure", "aria-hidden": "true" },
    ["read", "tried", "sure"].map((name) => h("span", { class: `kb-${name}`, style: `width: ${(100 * one[name]) / one.all}%` })),
  ),
  h("span", { class: "kb-measured" }, one.words),
];

/**
 * The shelf: a choice of language, and a list of games, each a link with a sentence on what it is about; and what the
 * reader has learned of each, as far as this browser has kept it.
 */
function render(view) {
  const { model } = view;
  const places = new Map(); // game → where its progress stands
  const draw = (one) => {
    const place = h("div", { class: "kb-learned", hidden: true });
    places.set(one.game, place);
    return h(
      "li",
      {},
      h("span", { class: "kb-fan", "aria-hidden": "true" }, one.fan.map((svg) => markup(h("span"), svg))),
      h("a", { href: one.href }, h("span", { lang: one.nameLang }, one.name), one.gloss),
      h("span", { class: "kb-about" }, one.about),
      h("span", { class: "kb-facts" }, one.facts),
      place,
    );
  };
  const due = h("p", { class: "kb-due", hidden: true });
  const list = h("ul", { class: "kb-shelf" });
  const stop = showListing(view, list, { entries: "books", ways: ["glossary", "questions", "lesson"].map((way) => [way, way]), draw });
  list.before(due);
  const chapters = (one, word) =>
    h(
      "details",
      {},
      h("summary", { class: "kb-button kb-slim" }, word),
      h("ul", { role: "list" }, one.chapters.map((chapter) => h("li", {}, h("b", {}, chapter.name), measure(chapter)))),
    );
  const tell = () => {
    const { games = {}, words, due: waits, link } = model.get("learned");
    for (const [game, place] of places) {
      const one = games[game];
      const open = Boolean(place.querySelector("details[open]"));
      place.hidden = !one;
      place.replaceChildren(...(one ? [...measure(one), chapters(one, words)] : []));
      if (one) place.lastChild.open = open;
    }
    due.hidden = !waits;
    due.replaceChildren(...(waits ? [h("b", {}, waits.text), h("a", { class: "kb-button", href: waits.href }, link)] : []));
    due.querySelectorAll("a").forEach((one) => linkInLab(model.widget_manager, one));
  };
  model.on("change:learned", tell);
  model.on("change:books", tell); // the list is new
  const read = Object.fromEntries(model.get("books").map(({ game }) => [game, storedRead(game)]).filter(([, ids]) => ids.length));
  const kept = storedProgress();
  if (kept || Object.keys(read).length) model.send({ do: "learned", kept, read, zone: clockZone() });
  tell();
  return () => {
    model.off("change:learned", tell);
    model.off("change:books", tell);
    stop();
  };
}

export default { render };
