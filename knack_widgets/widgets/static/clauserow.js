import { h, hide, icon, markup, memo, opensApart, put } from "./dom.js";
import { clauseLink, copy, inPage, linkField } from "./links.js";
import { inLang, optionForm } from "./options.js";
import { readingButton } from "./readings.js";
import { noteRead } from "./storage.js";
import { reachTerms } from "./terms.js";

/** One clause across the columns: its number is a link to it, and opens it; marks, examples and options follow `marks`. */
export function clauseRow(ctx, book, clause, columns) {
  const lang = ctx.get("lang");
  const number = h(
    "a",
    { href: clauseLink(clause.id), class: "kb-number-button", "data-key": `clause:${clause.id}`, "aria-expanded": "false" },
    clause.label,
  );
  const tags = h("span", { class: "kb-tags" });
  const panel = h("div", { class: "kb-panel", hidden: true });
  const kind = h("span", { class: "kb-kind", title: clause.kindTitle }, clause.kindWords);
  const first = columns.find((one) => one !== "original") ?? "original"; // what can be pressed stands once
  const cells = columns.map((column) => cell(ctx, book, clause, column, lang, column === first));
  const options = (clause.options ?? []).map((option) => optionForm(ctx, option));
  const el = h(
    "div",
    {
      id: book.whole ? clause.id : null, // "#play.13" leads there
      class: `kb-clause${clause.enforces ? "" : " kb-background"}`,
      role: "group",
      "aria-label": `${ctx.t("clause")} ${clause.label}`,
    },
    h("div", { class: "kb-gutter" }, number, kind, tags),
    cells,
    options.length > 0 && h("div", { class: "kb-beside" }, options),
    panel,
  );
  number.addEventListener("click", (event) => {
    if (opensApart(event)) return;
    event.preventDefault();
    const opens = number.getAttribute("aria-expanded") === "false";
    ctx.send({ do: "clause", id: clause.id, show: "embed" in document.documentElement.dataset }); // first: the rest need not be waited for
    if (inPage() && opens) history.replaceState(history.state, "", number.href);
    noteRead(book.game, clause.id);
  });

  let marked = "";
  const mark = (force, refused, focus) => {
    const now = [force, refused, focus].join();
    if (now === marked) return; // a step changes two rows of a hundred
    marked = now;
    el.classList.toggle("kb-force", force);
    el.classList.toggle("kb-refused", refused);
    el.classList.toggle("kb-focus", focus);
    put(number, "aria-expanded", String(focus));
    memo(tags, [force, refused], () => [
      refused && h("span", { class: "kb-tag kb-tag-no" }, icon("no"), ctx.t("refuses")),
      force && h("span", { class: "kb-tag kb-tag-here" }, icon("here"), ctx.t("in_force")),
    ]);
    reachTerms(el, focus);
    hide(panel, !focus);
    if (!focus) return;
    if (book.whole) noteRead(book.game, clause.id); // a chapter begins with one open
    memo(panel, true, () => [examples(ctx, clause, lang), inPage() && linkLine(ctx, number.href)]);
  };
  return { id: clause.id, el, mark };
}

function cell(ctx, book, clause, column, lang, presses) {
  if (column === "original") {
    const sentences = clause.original;
    const text = sentences?.length
      ? h(
          "div",
          { lang: book.originalLang },
          sentences.flatMap((html) => [markup(h("span"), html), " "]),
        )
      : h("div", { class: "kb-absent" }, ctx.t("not_in_copy"));
    return h("div", { class: "kb-cell kb-original" }, text, presses && rulings(ctx, clause, lang, presses));
  }
  return h(
    "div",
    { class: "kb-cell" },
    markup(h("div", { lang: column }), inLang(clause.html, column)),
    rulings(ctx, clause, column, presses),
  );
}

function rulings(ctx, clause, column, presses) {
  return (clause.rulings ?? []).map((one) =>
    h(
      "div",
      { class: "kb-ruling", role: "note" },
      h("p", { class: "kb-ruling-head" }, icon(one.explains ? "words" : "gavel"), `${ctx.t(one.explains ? "in_other_words" : "ruling")} ${one.id}`, presses && readingButton(ctx, one)),
      markup(h("div", { lang: column }), inLang(one.html, column)),
    ),
  );
}

function examples(ctx, clause, lang) {
  const list = clause.examples ?? [];
  const ask = practiseButton(ctx, [clause.id], { clause: clause.id }, clause.label);
  if (!list.length) return [h("p", { class: "kb-hint" }, ctx.t("no_examples")), ask];
  const load = (one) =>
    h(
      "button",
      {
        type: "button",
        class: "kb-button kb-slim",
        "data-key": `example:${one.id}`,
        onclick: () => ctx.send({ do: "example", id: one.id }),
      },
      icon("next"),
      inLang(one.title, lang),
    );
  return [
    h("p", { class: "kb-caption" }, ctx.t("examples")),
    h(
      "ul",
      { role: "list" },
      list.map((one) => h("li", {}, load(one))),
    ),
    ask,
  ];
}

/** The button that asks about a clause or a chapter, which is called `name`; null where nothing can be asked. */
export function practiseButton(ctx, clauses, about, name) {
  const asked = ctx.get("book")?.asked ?? [];
  if (!ctx.practises || !clauses.some((id) => asked.includes(id))) return null;
  return h(
    "button",
    {
      type: "button",
      class: "kb-button kb-slim kb-practise-button",
      "data-key": `practise:${Object.values(about)[0]}`,
      "aria-label": `${ctx.t("practise")}: ${name}`,
      onclick: () => ctx.send({ do: "practise", ...about }),
    },
    ctx.t("practise"),
  );
}

/** The clause's address, to be copied. */
function linkLine(ctx, url) {
  const link = linkField(url, ctx.t("clause_link"), "status");
  link.field.hidden = true;
  const button = h(
    "button",
    { type: "button", class: "kb-button kb-slim kb-quiet", "data-key": "clause-link", onclick: () => copy(link, ctx) },
    icon("link"),
    ctx.t("copy_link"),
  );
  return h("p", { class: "kb-link-line" }, button, link.field, link.done);
}
