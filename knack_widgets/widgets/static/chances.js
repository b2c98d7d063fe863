import { h, hide, memo, put, say } from "./dom.js";
import { oddsPictures } from "./oddspictures.js";

/**
 * What each move brings, as far as it is known: `chances` {state, done, asked, played, far, verdict, why, go, risk, money, moves, line,
 * assumed, table}. It is updated in place while worlds come in, so that the focus stays and nothing jumps. `send`: sends intents.
 */
export function chancesView(ctx, send) {
  const title = h("h4", { class: "kb-sr" }); // the sentence below it says so to the eye
  const verdict = h("p", { class: "kb-upshot", role: "status" }); // all that is said aloud: that it has begun, and what came of it
  const bar = h("progress", { class: "kb-bar" });
  const far = h("span", { class: "kb-far" });
  const press = h("button", { type: "button", class: "kb-button kb-slim", "data-key": "hint:odds" });
  const coming = h("div", { class: "kb-coming" }, bar, far, press);
  const table = h("table", {});
  const why = h("span", {});
  const assumed = h("span", {});
  const fromTable = h("span", {});
  const caption = h("p", { class: "kb-caption" }, why, " ", assumed, " ", fromTable);
  const pictures = oddsPictures();
  const { bars, line, lineTable } = pictures;
  const settled = h("summary", { "data-key": "line" });
  const drawn = h("details", { class: "kb-settling" }, settled, h("div", {}, line.figure, lineTable.el, line.files));
  const none = h("p", {});
  const some = h("div", { class: "kb-chances" }, verdict, coming, table, caption, bars.figure, bars.files, drawn);
  const el = h("div", { class: "kb-odds", hidden: true }, title, none, some);
  let stops = false;
  press.addEventListener("click", () => send(stops ? { do: "hint", stop: true } : { do: "hint" }));

  const update = (chances, labels) => {
    hide(el, !labels);
    if (!labels) return;
    say(title, labels.moves);
    hide(none, Boolean(chances));
    hide(some, !chances);
    say(none, labels.no_odds);
    if (!chances) return;
    stops = chances.state === "running";
    memo(verdict, chances.verdict, () => h("span", {}, chances.verdict)); // another sentence, and not the same one moved
    bar.max = chances.asked || 1;
    bar.value = chances.played;
    put(bar, "aria-label", labels.bar);
    put(bar, "aria-valuetext", chances.far);
    say(far, chances.far);
    say(press, chances.go);
    // there is no more to be done; its room stays
    press.classList.toggle("kb-away", chances.state === "done");
    fillTable(table, chances, labels);
    say(why, chances.why);
    say(assumed, chances.assumed);
    // when more worlds are played than the table has, its sentence goes and its room stays
    hide(fromTable, !chances.table);
    say(fromTable, chances.table?.words);
    put(fromTable, "class", chances.table?.told === false ? "kb-past" : null);
    // words come and go; what lies below them stays
    if (!chances.done) caption.style.minHeight = "";
    else if (caption.offsetHeight > parseFloat(caption.style.minHeight || 0)) caption.style.minHeight = `${caption.offsetHeight}px`;
    say(settled, labels.line);
    drawn.classList.toggle("kb-away", !chances.line.points.length); // its place is kept
    pictures.update(chances, labels, ctx.get("lang"));
  };
  return { el, press, table, update };
}

function fillTable(table, { moves, money, risk }, labels) {
  table.classList.toggle("kb-gains", money);
  memo(table, [moves, risk, labels.move, labels.gain], () => [
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, labels.move), h("th", { scope: "col" }, risk), money && h("th", { scope: "col" }, labels.gain))),
    h("tbody", {}, moves.map((one) => h("tr", { class: one.best ? "kb-best" : null }, h("th", { scope: "row" }, one.label), cell(one.failsParts), money && cell(one.gainParts)))),
  ]);
}

/** A value, and what it lies between. */
const cell = ([value, between]) => h("td", {}, value, between ? [" ", h("span", { class: "kb-between" }, `(${between})`)] : false);
