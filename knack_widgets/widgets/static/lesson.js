import { cardPicture } from "./cards.js";
import { h, hide, keepKeys, memo, put, say } from "./dom.js";
import { handmapView } from "./handmap.js";
import { pictureView } from "./pictures.js";

/**
 * A table of odds, and a picture of it. `shown`: {heads, rows: [{label, best, cells: [[words, span?]…], value, low, high}],
 * measured: {name, better, high, percent}}.
 */
function chancesTable() {
  const picture = pictureView("lesson");
  const table = h("table", {});
  const el = h("div", { class: "kb-tried" }, picture.figure, table);
  const cell = ([value, span]) => [h("span", {}, value), span && h("span", { class: "kb-span" }, ` ${span}`)];
  const update = ({ heads, rows, measured }, lang) => {
    hide(el, !rows.length);
    if (!rows.length) return;
    memo(table, [heads, rows], () => [
      h("thead", {}, h("tr", {}, heads.map((head) => h("th", { scope: "col" }, head)))),
      h("tbody", {}, rows.map(({ best, cells: [name, ...rest] }) => h("tr", { class: best ? "kb-best" : null }, h("th", { scope: "row" }, cell(name)), rest.map((one) => h("td", {}, cell(one)))))),
    ]);
    const draw = ({ intervals }, look) => intervals(rows, measured, look);
    const csv = [heads, ...rows.map(({ cells }) => cells.map(([value]) => value))];
    picture.update({ height: 4 + 1.8 * rows.length, lang, name: "odds", title: measured.name, about: [], notes: [], csv, draw }, {});
  };
  return { el, update };
}

/** What a cell has worked out. */
function mountChances(root, model) {
  const table = chancesTable();
  root.append(h("div", { class: "kb-advice" }, table.el));
  return () => table.update(model.get("shown"), model.get("lang"));
}

/** The map of hands, open from the start; where nobody draws it, in a notebook, as its table. */
function mountMap(root, model) {
  const map = handmapView({ get: (name) => model.get(name), send: () => {} });
  map.el.open = true;
  const table = map.el.querySelector("[data-key='hands:table']")?.closest("details");
  if (table && !document.getElementById("kp-plots")) table.open = true;
  root.append(h("div", { class: "kb-advice" }, map.el));
  return () => {
    const words = model.get("words");
    const labels = { hands: words.advice_hands, as_table: words.advice_as_table, csv: words.advice_csv, svg: words.advice_svg };
    map.update({ mapped: true, hands: model.get("shown"), labels: { ...labels, file: { number_of_hands: words.advice_number_of_hands } } });
  };
}

/** A form: which deal, in how many worlds, and who the others are; below it what has come of all presses, the last one first. */
function mountExperiment(root, model) {
  const words = (key) => model.get("words")[key] ?? key;
  const deal = h("input", { type: "number", class: "kb-number", min: "1", required: true, "data-key": "lesson:deal" });
  const worlds = h("select", { "data-key": "lesson:worlds" });
  const others = h("select", { "data-key": "lesson:others" });
  const names = new Map([[deal, "lesson_deal"], [worlds, "lesson_worlds"], [others, "lesson_others"]].map(([field, key]) => [h("span"), { field, key }]));
  const press = h("button", { type: "submit", class: "kb-button kb-primary", "data-key": "lesson:play" });
  const clear = h("button", { type: "button", class: "kb-button kb-slim kb-quiet", "data-key": "lesson:clear", onclick: () => model.send({ do: "clear" }) });
  const fields = [...names].map(([name, { field }]) => h("label", { class: "kb-field" }, name, field));
  const form = h("form", { class: "kb-bench" }, fields, press);
  const hand = h("div", { class: "kb-bench-hand" });
  const status = h("p", { class: "kb-caption", role: "status" });
  const table = chancesTable();
  root.append(h("div", { class: "kb-advice" }, form, hand, status, table.el, h("div", { class: "kb-row" }, clear)));

  const chosen = () => ({ deal: Number(deal.value), worlds: Number(worlds.value), others: others.value });
  deal.addEventListener("change", () => deal.validity.valid && model.send({ do: "deal", deal: Number(deal.value) }));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!press.ariaDisabled) model.send({ do: "play", ...chosen() });
  });
  const options = (select, values, label, usual) =>
    memo(select, [values, values.map(label)], () => {
      const value = select.value || String(usual);
      return values.map((one) => h("option", { value: String(one), selected: String(one) === value }, label(one)));
    });
  return () => {
    const { cards, hand: held, up, running, said, rows, last, ...shown } = model.get("shown");
    const lang = model.get("lang");
    for (const [name, { key }] of names) say(name, words(key));
    say(press, words("lesson_play"));
    say(clear, words("lesson_clear"));
    put(press, "aria-disabled", running ? "true" : null);
    put(deal, "max", String(last));
    if (root.ownerDocument.activeElement !== deal) deal.value = shown.deal;
    options(worlds, shown.worlds, (one) => one.toLocaleString(lang), 400);
    options(others, shown.others, (one) => words(`lesson_${one}`), "careful");
    const ctx = { get: () => cards, t: words };
    const lay = (key, codes) => [h("span", {}, words(key)), h("span", { class: "kb-bench-cards" }, codes.map((code) => cardPicture(ctx, code)))];
    memo(hand, [cards, words("lesson_hand")], () => [h("div", {}, lay("lesson_hand", held)), h("div", {}, lay("lesson_up", up))]);
    say(status, running ? words("advice_running") : said);
    table.update({ ...shown, rows }, lang);
    if (!rows.length && root.ownerDocument.activeElement === clear) press.focus({ preventScroll: true });
    hide(clear, !rows.length);
  };
}

const KINDS = { chances: mountChances, experiment: mountExperiment, map: mountMap };

/** What a lesson shows of odds, in the language and with the look of the table that it belongs to. */
function render({ model, el }) {
  const root = keepKeys(h("div", { class: "knack-book kb-lesson" }));
  el.append(root);
  const fill = KINDS[model.get("kind")](root, model);
  let due = false;
  const update = () => {
    due = false;
    const prefs = model.get("prefs");
    root.lang = model.get("lang");
    root.classList.toggle("kb-four", Boolean(prefs.fourColour));
    root.classList.toggle("kb-presenter", Boolean(prefs.presenter));
    fill();
  };
  // one message changes several traits
  const notify = () => {
    if (!due) queueMicrotask(update);
    due = true;
  };
  const heard = ["lang", "prefs", "words", "shown"].map((name) => `change:${name}`);
  for (const name of heard) model.on(name, notify);
  update();
  return () => {
    for (const name of heard) model.off(name, notify);
    root.remove();
  };
}

export default { render };
