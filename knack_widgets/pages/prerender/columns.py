"""The bar that chooses the columns of the text, and what is said of copies of the original."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from ..book_data import BookData
from .elements import Html, Value, h
from .fields import COPIES, file_picker
from .sheet import Sheet, in_lang

COLUMNS: Final = ("original", "sv", "de", "en")


def list_columns(lang: str, chosen: Collection[str], *, missing: bool, only: str | None = None) -> tuple[str, ...]:
    """Return the columns of the text, from left to right.

    lang: the reader's language
    chosen: the columns that the reader has chosen beside it
    missing: whether there is no copy of the original
    only: the column of a page that has room for one column; "" for the reader's language; None for a wide page

    >>> list_columns("sv", ["en", "original"], missing=False)
    ('original', 'sv', 'en')
    >>> list_columns("sv", ["en", "original"], missing=True, only="original")
    ('sv',)
    """
    if only is not None:
        return (lang,) if not only or (only == "original" and missing) else (only,)
    beside = tuple(column for column in COLUMNS[1:] if column in chosen and column != lang)
    return (*(("original",) if "original" in chosen and not missing else ()), lang, *beside)


def column_name(sheet: Sheet, column: str) -> str:
    """Return the name of a column."""
    return sheet.t("original" if column == "original" else f"lang_{column}")


def bars_view(sheet: Sheet, book: BookData, shown: Collection[str]) -> list[Html]:
    """Return the bar of a wide page, and for a living page the bar of a narrow page, which is hidden.

    On a narrow page a single column is shown, and the bar chooses it.
    """
    order = dict.fromkeys(("original", book["sourceLang"], *COLUMNS))
    caption = h("span", {"class": "kb-caption"}, sheet.t("beside"))
    wide = (_button(sheet, book, column, column in shown) for column in order if column and column != sheet.lang)
    bars = [_bar(sheet, "wide", [caption, *wide])]
    if sheet.living:
        bars.append(_bar(sheet, "narrow", [_button(sheet, book, column, column in shown) for column in COLUMNS]))
    return bars


def _bar(sheet: Sheet, fit: str, buttons: Iterable[Html]) -> Html:
    look: dict[str, Value] = {"class": "kb-columns", "role": "group", "aria-label": sheet.t("columns")}
    return h("div", {**look, "hidden": fit == "narrow", "data-fit": fit}, buttons)


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
    source = column == book["sourceLang"] and missing and column != sheet.lang
    also = f", {sheet.t('language_of_source')}" if source else None
    return h("button", look, h("span", {}, h("span", {"lang": column}, sheet.t(f"lang_{column}")), also))


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
