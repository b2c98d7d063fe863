import { h, hide, memo, put, say } from "./dom.js";
import { foldedTable, pictureView } from "./pictures.js";

const TOLD = 8; // lines of the table that says how the answer has settled

/**
 * What each move brings, as far as it is known: `chances` {state, done, asked, far, why, go, risk, money, moves, line, assumed,
 * table}. It is updated in place while worlds come in, so that the focus stays and nothing jumps.
 */
export function chancesView(ctx) {
  const title = h("h4", {});
  const bar = h("progress", { class: "kb-bar" });
  const far = h("span", { class: "kb-far" });
  const press = h("button", { type: "button", class: "kb-button kb-slim", "data-key": "hint:odds" });
  const why = h("p", { class: "kb-caption", role: "status" });
  const bars = pictureView("knack-odds", "advice");
  const table = h("table", {});
  const assumed = h("span", {});
  const fromTable = h("span", {});
  const settled = h("h4", {});
  const line = pictureView("knack-odds-line", "line");
  const lineTable = foldedTable("line:table");
  const drawn = h("div", { class: "kb-settling" }, settled, line.figure, lineTable.el, line.files);
  const none = h("p", {});
  const some = h("div", { class: "kb-chances" }, bars.figure, table, h("p", { class: "kb-caption" }, assumed, " ", fromTable), bars.files, drawn);
  const el = h("div", { class: "kb-odds", hidden: true }, title, h("div", { class: "kb-coming" }, bar, far, press), why, none, some);
  let stops = false;
  press.addEventListener("click", () => press.ariaDisabled || ctx.send(stops ? { do: "hint", stop: true } : { do: "hint" }));

  const update = (chances, labels) => {
    hide(el, !labels);
    if (!labels) return;
    say(title, labels.moves);
    hide(none, Boolean(chances));
    for (const one of [some, bar.parentElement, why]) hide(one, !chances);
    say(none, labels.no_odds);
    if (!chances) return;
    const lang = ctx.get("lang");
    const running = chances.state === "running";
    const known = chances.done > 0;
    stops = running;
    // who hears the page is told when there is an end, not of every world
    put(some, "aria-busy", running ? "true" : null);
    bar.max = chances.asked || 1;
    bar.value = chances.done;
    put(bar, "aria-label", chances.far);
    say(far, chances.far);
    say(press, chances.go);
    put(press, "aria-disabled", chances.state === "done" ? "true" : null);
    say(why, chances.why);
    fillTable(table, chances, labels);
    say(assumed, chances.assumed);
    // when more worlds are played than the table has, its sentence goes and its room stays
    hide(fromTable, !chances.table);
    say(fromTable, chances.table?.words);
    put(fromTable, "class", chances.table?.told === false ? "kb-past" : null);
    const { moves, money, risk } = chances;
    const measure = { x: money ? labels.gain : risk, percent: !money, lang };
    const rows = moves.map(({ label, fails, gain, best }) => ({ label, best, ...(money ? gain : fails) }));
    bars.update(
      {
        height: 58 + 30 * moves.length,
        csv: [
          ["move", "fails", "fails low", "fails high", "gain", "gain low", "gain high"],
          ...moves.map((one) => [one.move, ...numbers(one.fails), ...numbers(one.gain)]),
        ],
        draw: ({ intervals }, width) => (known ? intervals(rows, { width, ...measure })  : null),
      },
      labels,
    );
    say(settled, labels.line);
    const { points, labels: names } = chances.line;
    line.update(
      {
        height: 220,
        csv: [["worlds", ...names.flatMap((name) => [name, `${name} low`, `${name} high`])], ...points.map((point) => point.flat())],
        draw: ({ settling }, width) => (known ? settling(chances.line, { width, ...measure, x: labels.line_worlds, y: measure.x })  : null),
      },
      labels,
    );
    const write = (one) => one.toLocaleString(lang, money ? { signDisplay: "exceptZero", maximumFractionDigits: 2 } : { style: "percent" });
    const every = Math.max(1, Math.ceil(points.length / TOLD));
    lineTable.update(
      [labels.line_worlds, ...names],
      points
        .filter((_, at) => (points.length - 1 - at) % every === 0)
        .map(([worlds, ...of]) => [worlds.toLocaleString(lang), ...of.map(([value, low, high]) => `${write(value)} (${write(low)} … ${write(high)})`)]),
      labels.as_table,
      labels.line,
    );
  };
  return { el, press, update };
}

const numbers = (found) => (found ? [found.value, found.low, found.high] : ["", "", ""]);

function fillTable(table, { moves, money, risk }, labels) {
  memo(table, [moves, risk, labels.move, labels.gain], () => [
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, labels.move), h("th", { scope: "col" }, risk), money && h("th", { scope: "col" }, labels.gain))),
    h("tbody", {}, moves.map((one) => h("tr", { class: one.best ? "kb-best" : null }, h("th", { scope: "row" }, one.label), h("td", {}, one.failsWords), money && h("td", {}, one.gainWords)))),
  ]);
}
