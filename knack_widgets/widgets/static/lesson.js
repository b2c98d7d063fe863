import { focused, h, keepKeys, put } from "./dom.js";
import { drawnPart } from "./drawnpart.js";
import { handmapChart } from "./handmap.js";
import { pictureView } from "./pictures.js";

/**
 * The chart of a table of odds. `shown`: {heads, rows: [{label, best, cells: [[words, span?]…], value, low, high}], measured: {name,
 * better, high, percent}}.
 */
function oddsChart(ctx) {
  const picture = pictureView("lesson");
  const update = () => {
    const { heads, rows, measured } = ctx.get("shown");
    if (!rows.length) return;
    const draw = ({ intervals }, look) => intervals(rows, measured, look);
    const csv = [heads, ...rows.map(({ cells }) => cells.map(([value]) => value))];
    const said = { lang: ctx.get("lang"), name: "odds", title: measured.name, about: [], notes: [] };
    picture.update({ ...said, height: 4 + 1.8 * rows.length, csv, draw }, {});
  };
  return { fill: (fresh) => picture.fill(fresh.querySelector(".kb-tried")), update };
}

/** The chart of the map of hands. */
function mapChart(ctx, root) {
  const map = handmapChart(ctx, root);
  const update = () => {
    const { labels, ...hands } = ctx.get("shown");
    map.update({ mapped: true, hands, labels });
  };
  return { fill: map.fill, update };
}

/** Handles the form of an experiment in the drawn part `root`. */
function listenToForm(root, ctx) {
  const field = (name) => root.querySelector(`[data-key="lesson:${name}"]`);
  root.addEventListener("change", ({ target }) => {
    if (target === field("deal") && target.validity.valid) ctx.send({ do: "deal", deal: Number(target.value) });
  });
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field("play").ariaDisabled) return;
    const [deal, worlds] = [field("deal"), field("worlds")].map(({ value }) => Number(value));
    ctx.send({ do: "play", deal, worlds, others: field("others").value });
  });
  root.addEventListener("click", ({ target }) => target === field("clear") && ctx.send({ do: "clear" }));
}

/** Adds to a drawing which of its parts are open: at first the table of the map where no chart is drawn, as in a notebook. */
function keepOpen(fresh, root) {
  const [here, now] = [fresh, root].map((one) => [...(one?.querySelectorAll("details") ?? [])]);
  if (root) here.forEach((one, at) => put(one, "open", now[at].getAttribute("open")));
  else if (here[1] && !document.getElementById("kp-plots")) here[1].open = true;
}

/** What a lesson shows of odds, in the language and with the look of the table that it belongs to. */
function render({ model, el }) {
  const ctx = { get: (name) => model.get(name), send: (intent) => model.send(intent) };
  const root = keepKeys(h("div", { class: "knack-book kb-lesson" }));
  el.append(root);
  const chart = (model.get("kind") === "map" ? mapChart : oddsChart)(ctx, root);
  /** Adds the page's own state to a drawing. What is being typed stays. */
  const change = (fresh, shown) => {
    keepOpen(fresh, shown);
    const [typed, next] = [shown, fresh].map((one) => one?.querySelector("[data-key='lesson:deal']"));
    if (typed && focused(root) === typed) put(next, "value", typed.getAttribute("value"));
    chart.fill(fresh);
  };
  const begin = (shown) => listenToForm(shown, ctx);
  const show = drawnPart(root, ctx, "drawing", { begin, change, islands: ".kb-plot, .kb-files" });
  let due = false;
  const update = () => {
    due = false;
    const prefs = model.get("prefs");
    root.lang = model.get("lang");
    root.classList.toggle("kb-four", Boolean(prefs.fourColour));
    root.classList.toggle("kb-presenter", Boolean(prefs.presenter));
    const held = focused(root);
    show();
    chart.update();
    if (held?.hidden) root.querySelector("[data-key='lesson:play']").focus({ preventScroll: true });
  };
  // one message changes several traits
  const notify = () => {
    if (!due) queueMicrotask(update);
    due = true;
  };
  const heard = ["lang", "prefs", "drawing", "shown"].map((name) => `change:${name}`);
  for (const name of heard) model.on(name, notify);
  update();
  return () => {
    for (const name of heard) model.off(name, notify);
    root.remove();
  };
}

export default { render };
