import { h, hide, memo, put, say } from "./dom.js";
import { clauseRef } from "./clause.js";

/**
 * How the deal or the match has ended, in the place of the hand (`el`), and what to do next in the place of the moves
 * (`next`); `note`: what a visit's first deal, and a match by another
 * reading, says of itself; `book`: the way back to the book's reading.
 */
export function resultView(ctx) {
  const el = h("section", { class: "kb-result", "data-key": "result" });
  const next = h("div", { class: "kb-actions kb-result-next", role: "group" });
  const note = h("span", { class: "kb-set-deal" });
  const book = button("kb-slim", "read:book", "", () => ctx.send({ do: "read" }));
  const update = (table) => {
    const { result = null, setDeal = "", ownReading = null } = table;
    memo(el, [result, ctx.get("lang")], () => result && card(ctx, result));
    hide(el, !result);
    memo(next, [result?.new, result?.back], () => [
      result?.new && button("kb-primary", "result:new", result.new, () => ctx.send({ do: "new" })),
      result?.back && button("", "result:back", result.back, () => ctx.send({ do: "take_back" })),
    ]);
    hide(next, !next.childElementCount);
    put(next, "aria-label", ctx.t("actions"));
    put(el, "aria-label", result?.title ?? null);
    if (note.textContent !== setDeal) note.textContent = setDeal ?? "";
    hide(note, !setDeal);
    hide(book, !ownReading || !ctx.practises);
    say(book, ownReading);
  };
  return { el, next, note, book, update };
}

function card(ctx, result) {
  return [
    h(
      "div",
      { class: "kb-result-head" },
      h("h4", { class: "kb-result-title" }, result.title),
      result.winners && h("p", { class: "kb-winners" }, `${result.winners}.`),
    ),
    h(
      "div",
      { class: "kb-result-body" },
      result.told.length > 0 && h("ul", { class: "kb-result-told", role: "list" }, result.told.map((line) => sentence(ctx, line))),
      score(result.score),
    ),
    result.seed && h("p", { class: "kb-result-seed" }, result.seed),
  ];
}

function sentence(ctx, { text, clause }) {
  return h("li", {}, h("span", {}, `${text}.`), clause && [" ", clauseRef(ctx, clause)]);
}

function button(kind, key, label, onclick) {
  return h("button", { type: "button", class: `kb-button ${kind}`, "data-key": key, onclick }, label);
}

/** A row a seat: what each deal has brought, and what it comes to. */
function score({ caption, head, rows }) {
  const [names, ...columns] = head;
  return h(
    "table",
    { class: "kb-score" },
    h("caption", { class: "kb-sr" }, caption),
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, h("span", { class: "kb-sr" }, names)), columns.map((one) => h("th", { scope: "col" }, one)))),
    h(
      "tbody",
      {},
      rows.map((row) =>
        h(
          "tr",
          { class: row.ahead ? "kb-ahead" : null },
          h("th", { scope: "row" }, row.name),
          row.cells.map((cell) => h("td", {}, cell)),
        ),
      ),
    ),
  );
}
