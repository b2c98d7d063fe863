"""The bar that chooses the columns of the text, and what is said of copies of the original."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ..book_data import BookData
from .elements import Html, Value, h
from .fields import COPIES, file_picker
from .sheet import Sheet, in_lang

COLUMNS: Final = ("original", "sv", "de", "en")


def list_columns(lang: str, chosen: Collection[str], others: Collection[str], *, missing: bool) -> tuple[str, ...]:
    """Return the columns of the text, from left to right.

    lang: the reader's language
    chosen: the columns that the reader has chosen beside it, here or in another game
    others: the other languages of the text
    missing: whether there is no copy of the original

    >>> list_columns("sv", ["en", "original"], ["de", "en"], missing=False)
    ('original', 'sv', 'en')
    >>> list_columns("sv", ["en", "original"], [], missing=True)
    ('sv',)
    """
    beside = tuple(column for column in COLUMNS[1:] if column in chosen and column in others)
    return (*(("original",) if "original" in chosen and not missing else ()), lang, *beside)


def column_word(column: str) -> str:
    """Return the key of the name of a column."""
    return "original" if column == "original" else f"column_{column}"


def column_head(sheet: Sheet, book: BookData, column: str) -> str:
    """Return the head of a column: the original's says its language, author and year, too."""
    if column != "original":
        return sheet.t(column_word(column))
    return f"{sheet.t('original')}: {book.get('originalName', '')}"


def columns_view(sheet: Sheet, book: BookData, shown: Collection[str]) -> Html:
    """Return the bar that chooses the columns beside the reader's language.

    With several columns it also has the switch that puts the table above the text. It is hidden if there is nothing to
    choose.
    """
    order = dict.fromkeys(("original", book["sourceLang"], *COLUMNS))
    if not book["sourceLang"]:
        order.pop("original")
    order = dict.fromkeys(column for column in order if column == "original" or column in book["others"])
    caption = h("span", {"class": "kb-caption"}, sheet.t("beside"))
    buttons = (_button(sheet, book, column, column in shown) for column in order)
    look: dict[str, Value] = {"class": "kb-columns", "role": "group", "aria-label": sheet.t("columns")}
    return h("div", {**look, "hidden": not order}, caption, buttons, _above_button(sheet, shown))


def _button(sheet: Sheet, book: BookData, column: str, pressed: bool) -> Html:
    missing = book["originalMissing"]
    explains = column == "original" and missing
    look = {
        "type": "button",
        "class": "kb-toggle",
        "data-key": f"column:{column}",
        "aria-pressed": None if explains else "true" if pressed else "false",
        "aria-expanded": "false" if explains else None,
    }
    if column == "original":
        return h("button", look, sheet.t("original_more" if explains else "original"))
    word = f"{column_word(column)}_source" if column == book["sourceLang"] else column_word(column)
    return h("button", look, sheet.t(word))


def _above_button(sheet: Sheet, shown: Collection[str]) -> Html:
    """Return the switch between a table beside the text and a table above it, which leaves the text all the width."""
    above = "true" if sheet.get("prefs").get("tableAbove") else "false"
    look: dict[str, Value] = {"type": "button", "class": "kb-toggle kb-above", "data-key": "pref:tableAbove"}
    return h("button", {**look, "aria-pressed": above, "hidden": len(shown) < 2}, sheet.t("table_above"))


def offer_view(book: BookData, shown: Collection[str]) -> Html:
    """Return the line that says what a reader without a copy of the original can do, until there is a second column."""
    hidden = not book["originalMissing"] or len(shown) > 1 or not book["offer"]
    return h("p", {"class": "kb-offer", "hidden": hidden}, book["offer"])


def copies_view(sheet: Sheet, book: BookData) -> Html:
    """Return what is said of copies, hidden.

    A living page has help and a field for a file if the original is missing, and a button that deletes the reader's
    copy. The page shows this button if its browser has stored a copy.
    """
    forget: dict[str, Value] = {"type": "button", "class": "kb-button kb-slim", "data-key": "forget", "hidden": True}
    missing = book["originalMissing"]
    inside = sheet.living and h(
        "div",
        {"class": "kb-original-box"},
        missing and h("div", {"lang": sheet.lang}, Html(in_lang(book["originalHelp"], sheet.lang))),
        h(
            "div",
            {"class": "kb-row"},
            missing and file_picker(sheet.t("choose_original"), COPIES),
            h("button", forget, sheet.t("forget_original")),
        ),
        h("p", {"class": "kb-trouble", "role": "status"}),
    )
    return h("div", {"class": "kb-copies", "hidden": True}, inside)
