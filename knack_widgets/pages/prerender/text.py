"""The rules in the reader's language and in the columns beside it."""

from __future__ import annotations

from collections.abc import Sequence

from ..book_data import BookData, ChapterData
from .clauses import clause_view, practise_button, samples_view
from .columns import column_head, columns_view, copies_view, offer_view
from .contents import contents_view
from .elements import Html, classes, h
from .sheet import Data, Sheet, in_lang


def text_view(sheet: Sheet) -> Html:
    """Return the bar with further columns, and the text.

    The first view has the reader's language, and the marks of each clause. A living page sets the marks itself.
    """
    label = sheet.part_name("rules")
    asked = _clause_in_sight(sheet.get("marks"))
    book: BookData = sheet.traits["book"]
    columns: Sequence[str] = sheet.traits.get("columns") or (sheet.lang,)
    look = classes("kb-pane", len(columns) > 1 and "kb-many")
    pane = {"class": look, "role": "region", "tabindex": "0", "aria-label": label}
    return h(
        "section",
        {"class": "kb-text"},
        columns_view(sheet, book, columns),
        offer_view(book, columns),
        contents_view(sheet, book, asked),
        copies_view(sheet, book),
        h(
            "div",
            {**pane, "style": f"--columns: {len(columns)};", "data-asked": asked},
            book["whole"] and _title(sheet, book),
            _played_box(book),
            len(columns) > 1 and _heads(sheet, book, columns),
            _unknown(sheet, book, columns, None),
            _unknown(sheet, book, columns, "title"),
            (_chapter(sheet, book, chapter, columns) for chapter in book["chapters"]),
        ),
        sheet.living and samples_view(sheet),
    )


def _title(sheet: Sheet, book: BookData) -> Html:
    said = h("span", {"class": "kb-sr"}, f"{sheet.t('rules')}: ")
    return h("h2", {"class": "kb-title"}, said, in_lang(book["title"], sheet.lang))


def choices_view(choices: Sequence[tuple[str, str]]) -> list[Html]:
    """Return options and readings as items of a list.

    choices: (name, value) in words
    """
    return [h("li", {}, h("b", {}, f"{name}:"), " ", value) for name, value in choices]


def _played_box(book: BookData) -> Html | None:
    """Return the box at the head with the options and readings of the match; None for the usual ones."""
    if not (book["whole"] and book.get("played")):
        return None
    head = h("p", {"class": "kb-ruling-head"}, book["playedHead"])
    return h("aside", {"class": "kb-ruling kb-played"}, head, h("ul", {}, choices_view(book["played"])))


def _clause_in_sight(marks: Data) -> str | None:
    """Return the clause to scroll to: the clause that refuses, is chosen, or is in force."""
    asked = [*marks.get("refused", ()), marks.get("focus"), marks.get("follow")]
    return next((clause for clause in asked if clause), None)


def _heads(sheet: Sheet, book: BookData, columns: Sequence[str]) -> Html:
    names = (h("span", {}, column_head(sheet, book, column)) for column in columns)
    return h("div", {"class": "kb-clause kb-column-heads"}, h("span", {"class": "kb-gutter"}), names)


def _chapter(sheet: Sheet, book: BookData, chapter: ChapterData, columns: Sequence[str]) -> Html:
    ids = [clause["id"] for clause in chapter["clauses"]]
    headings = chapter["heading"]

    def head(column: str) -> Html:
        # a source without a heading gets none of ours
        words = headings.get(column) or ("" if column == "original" else headings.get(sheet.lang, ""))
        tongue = book["originalLang"] if column == "original" else column
        return h("h3" if column == sheet.lang else "p", {"class": "kb-heading", "lang": tongue}, words)

    ask = practise_button(sheet, book, ids, chapter["id"], in_lang(headings, sheet.lang), "chapter")
    look = {"class": "kb-clause kb-headings"}
    return h(
        "div",
        {"class": "kb-chapter"},
        h("div", look, h("span", {"class": "kb-gutter"}), (head(column) for column in columns), ask),
        _unknown(sheet, book, columns, chapter["id"]),
        (
            [clause_view(sheet, book, clause, columns), *_unknown(sheet, book, columns, clause["id"])]
            for clause in chapter["clauses"]
        ),
    )


def _unknown(sheet: Sheet, book: BookData, columns: Sequence[str], after: str | None) -> list[Html]:
    """Return the sentences of the reader's copy that this book does not know, after a clause or a heading."""
    if "original" not in columns:
        return []
    tag = h("span", {"class": "kb-tag"}, sheet.t("unknown_sentence"))

    def cell(column: str, html: str) -> Html:
        if column != "original":
            return h("span", {"class": "kb-cell"})
        return h("div", {"class": "kb-cell kb-original", "lang": book["originalLang"]}, Html(html))

    return [
        h(
            "div",
            {"class": "kb-clause kb-unknown"},
            h("span", {"class": "kb-gutter"}, tag),
            (cell(column, each["html"]) for column in columns),
        )
        for each in book.get("unknown", ())
        if each["after"] == after
    ]
