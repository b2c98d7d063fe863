import { h, markup, say } from "./dom.js";
import { linkInLab } from "./lab.js";
import { showListing } from "./listing.js";

/** The open questions: in the order and of the game that the reader chooses; and all rulings in a table. */
function render(view) {
  const { model } = view;
  let order = "share";
  let only = model.get("only");
  const list = h("ul", { class: "kb-questions-list", role: "list" });
  const draw = (one) => {
    const entry = markup(h("li", { "data-game": one.game, "data-entry": one.key }), one.html);
    entry.asks = one;
    return entry;
  };
  const chosen = h("select", { "data-key": "questions:game", onchange: () => pick(chosen.value, order) });
  const sorted = h("select", { "data-key": "questions:order", onchange: () => pick(only, sorted.value) });
  const game = h("span");
  const by = h("span");
  const count = h("span", { class: "kb-source-id", role: "status" });
  const bar = h("div", { class: "kb-sorting" }, h("label", { class: "kb-field" }, game, chosen), h("label", { class: "kb-field" }, by, sorted), count);
  const name = h("summary", { class: "kb-button" });
  const hint = h("p", { class: "kb-hint" });
  const wide = h("div", { class: "kb-wide", role: "region", tabindex: "0" });
  const all = h("details", { class: "kb-all-rulings" }, name, hint, wide);

  const pick = (which, how) => {
    only = which;
    order = how;
    const entries = [...list.children];
    const names = Object.keys(model.get("names"));
    const rank = { share: (one) => -one.share, money: (one) => -one.money, game: (one) => names.indexOf(one.game) }[order];
    // as sent, what matters more comes first: that stays so within a game
    entries.sort((one, other) => rank(one.asks) - rank(other.asks));
    list.append(...entries);
    for (const one of [...entries, ...wide.querySelectorAll("[data-game]")]) one.hidden = Boolean(only) && one.dataset.game !== only;
    const seen = entries.filter((one) => !one.hidden).length;
    say(count, `${seen} / ${entries.length}`);
  };
  const stop = showListing(view, list, { entries: "questions", ways: [["home", "all_games"]], draw });
  list.before(bar);
  list.after(all);
  const tell = () => {
    const words = model.get("words");
    const names = model.get("names");
    say(game, words.questions_game);
    say(by, words.questions_order);
    say(name, words.questions_all);
    say(hint, words.questions_all_hint);
    wide.setAttribute("aria-label", words.questions_all);
    chosen.replaceChildren(h("option", { value: "" }, words.all_games), ...Object.entries(names).map(([id, label]) => h("option", { value: id }, label)));
    sorted.replaceChildren(...["share", "money", "game"].map((one) => h("option", { value: one }, words[`questions_by_${one}`])));
    chosen.value = only;
    sorted.value = order;
    chosen.parentNode.hidden = Object.keys(names).length < 2;
    markup(wide, model.get("rulings"));
    wide.querySelectorAll("a").forEach((link) => linkInLab(model.widget_manager, link));
    pick(only, order);
  };
  const follow = () => {
    only = model.get("only");
    tell();
  };
  model.on("change:questions", tell);
  model.on("change:only", follow);
  tell();
  return () => {
    model.off("change:questions", tell);
    model.off("change:only", follow);
    stop();
  };
}

export default { render };
