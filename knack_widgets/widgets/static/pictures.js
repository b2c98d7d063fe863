import { h, hide, put, say } from "./dom.js";
import { download } from "./files.js";

/**
 * A picture of chances, and the same in files. `key`: of its buttons. `update` takes what it shows: `draw` (makes the
 * picture with what draws, in a look: a width, a type, a language), `height` (what it will take, in letters), `csv` (rows, the
 * first of them headings), and what is said in a file: its `name`, `title`, `about` and `notes` (lines), and of
 * a picture its `key`.
 */
export function pictureView(key) {
  const figure = h("figure", { class: "kb-plot", "aria-hidden": "true" });
  const letter = h("span", { class: "kb-letter" }); // as large as the type is: the observer sees it change
  const file = (kind, make) =>
    h("button", { type: "button", class: "kb-button kb-slim kb-quiet", "data-key": `${key}:${kind}`, onclick: make });
  let shown = null;
  let drawing = null;
  let drawn = "";
  const csv = file("csv", () => download({ name: `${shown.name}.csv`, text: csvText(shown), type: "text/csv" }));
  const svg = file("svg", () => {
    const look = drawing.fileLook(shown.lang);
    download({
      name: `${shown.name}.svg`,
      text: drawing.sheet(
        shown.draw(drawing, look),
        { ...shown, notes: [...shown.notes, shown.key].filter(Boolean) },
        look,
      ),
      type: "image/svg+xml",
    });
  });
  const files = h("div", { class: "kb-row kb-files" }, csv, svg);
  hide(svg, true);

  /** What is to come has its room before. */
  const keepRoom = (empty) => {
    figure.style.minHeight = empty && document.getElementById("kp-plots") ? `${shown.height}em` : "";
  };
  const look = () => {
    const { fontSize, fontFamily } = getComputedStyle(figure);
    return {
      width: Math.floor(figure.clientWidth),
      font: Math.max(12, Math.round(0.8 * parseFloat(fontSize))),
      family: fontFamily,
      lang: shown.lang,
    };
  };
  const stale = () => drawn !== `${look().width} ${look().font}`;
  let fold = null;
  const unfold = () => shown && stale() && redraw();
  const redraw = () => {
    fold = figure.closest("details");
    fold?.addEventListener("toggle", unfold); // a listener that it has is not added again
    if (fold && !fold.open) drawn = ""; // it is drawn when it can be seen
    if (!shown || !drawing || !figure.clientWidth || (fold && !fold.open)) return;
    const now = look();
    drawn = `${now.width} ${now.font}`;
    const picture = shown.draw(drawing, now);
    figure.replaceChildren(letter, picture ?? "");
    keepRoom(!picture);
    hide(svg, !picture);
  };
  // a phone that is turned, a larger type, a fold that opens
  const size = new ResizeObserver(() => {
    if (!figure.isConnected) size.disconnect();
    else if (shown && stale()) redraw();
  });
  // Whoever serves the page has what draws (see its `page.js`); in a notebook nobody hears this, and the table says it all.
  const take = (found) => {
    drawing = found;
    redraw();
  };
  const update = (what, labels) => {
    shown = what;
    for (const [button, label] of [
      [csv, labels.csv],
      [svg, labels.svg],
    ]) {
      say(button, label);
      put(button, "aria-label", `${what.title}: ${label}`);
    }
    if (!drawn) keepRoom(true);
    hide(csv, what.csv.length < 2);
    if (letter.parentNode !== figure) figure.prepend(letter);
    size.observe(figure);
    size.observe(letter);
    if (drawing) redraw();
    else document.dispatchEvent(new CustomEvent("knack-plots", { detail: { take } }));
  };
  /** Takes the empty places of a drawing, until the picture is on the page. */
  const fill = (fresh) => {
    if (figure.isConnected) return;
    fresh.querySelector(":scope > .kb-plot").replaceWith(figure);
    fresh.querySelector(":scope > .kb-files")?.replaceWith(files);
  };
  return { fill, update };
}

/**
 * A table as people's spreadsheets open it by a double click: marked as UTF-8, and written as the language of the page writes numbers, with
 * a decimal comma and semicolons (Swedish, German) or a point and commas (English). All numbers that are no counts have four
 * places. Above the headings are lines that begin with "#": what the numbers are of. They hold no separator, so that each is one cell.
 */
export function csvText({ csv, title, about, notes, lang }) {
  const comma = (1.5).toLocaleString(lang).includes(",");
  const [separator, other] = comma ? [";", ","] : [",", ";"];
  const number = (one) => (Number.isInteger(one) ? String(one) : one.toFixed(4).replace(".", comma ? "," : "."));
  // an apostrophe keeps a spreadsheet from taking a text for a formula
  const plain = (text) => text.replaceAll('"', '""').replace(/(^|[;,\t\r\n|])(\s*)(?=[=+\-@])/g, "$1$2'");
  const cell = (one) => (typeof one === "number" ? number(one) : `"${plain(one ?? "")}"`);
  const head = [title, ...about, ...notes].map((line) => `# ${line.replaceAll(separator, other)}`);
  return `\ufeff${[...head, ...csv.map((row) => row.map(cell).join(separator))].join("\r\n")}\r\n`;
}
