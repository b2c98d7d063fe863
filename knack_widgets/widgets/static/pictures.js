import { h, hide, put, say } from "./dom.js";
import { download } from "./files.js";

/**
 * A picture of chances, and the same as a table and as files. `name`: of the files; `key`: of its buttons. `update` takes
 * what it shows (`draw`: makes the picture with what draws, given a width; `csv`: rows; `height`: what it will take).
 */
export function pictureView(name, key) {
  const figure = h("figure", { class: "kb-plot", "aria-hidden": "true" });
  const file = (kind, type, make) =>
    h("button", { type: "button", class: "kb-button kb-slim kb-quiet", "data-key": `${key}:${kind}`, onclick: () => download({ name: `${name}.${kind}`, text: make(), type }) });
  let shown = null;
  let drawing = null;
  const csv = file("csv", "text/csv", () => shown.csv.map((row) => row.map(quote).join()).join("\r\n"));
  const svg = file("svg", "image/svg+xml", () => new XMLSerializer().serializeToString(figure.querySelector("svg")));
  const files = h("div", { class: "kb-row" }, csv, svg);
  hide(svg, true);
  // Whoever serves the page has what draws (see its `page.js`); in a notebook nobody hears this, and the table says it all.
  const take = (found) => {
    drawing = found;
    if (!shown) return;
    const picture = shown.draw(drawing, figure.clientWidth || 340);
    figure.replaceChildren(picture ?? "");
    hide(svg, !picture);
  };
  const update = (what, labels) => {
    shown = what;
    say(csv, labels.csv);
    say(svg, labels.svg);
    figure.style.minHeight = document.getElementById("kp-plots") ? `${what.height}px` : "";
    if (drawing) take(drawing);
    else document.dispatchEvent(new CustomEvent("knack-plots", { detail: { take } }));
  };
  return { figure, files, update };
}

const quote = (cell) => (typeof cell === "string" ? `"${cell.replaceAll('"', '""')}"` : (cell ?? ""));

/** A table that is folded away below its picture, and scrolls by itself. `head` and `rows`: words. */
export function foldedTable(key) {
  const title = h("summary", { "data-key": key });
  const table = h("table", {});
  const box = h("div", { class: "kb-folded", tabindex: "0", role: "group" }, table);
  const el = h("details", {}, title, box);
  const update = (head, rows, label, name) => {
    say(title, label);
    put(box, "aria-label", name);
    table.replaceChildren(
      h("thead", {}, h("tr", {}, head.map((one) => h("th", { scope: "col" }, one)))),
      h("tbody", {}, rows.map(([first, ...rest]) => h("tr", {}, h("th", { scope: "row" }, first), rest.map((one) => h("td", {}, one))))),
    );
  };
  return { el, update };
}
