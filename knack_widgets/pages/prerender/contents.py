"""The navigation of the text: chapters, previous and next clause."""

from __future__ import annotations

from ..book_data import BookData
from .elements import Html, h
from .sheet import Sheet, in_lang


def contents_view(sheet: Sheet, book: BookData, asked: str | None) -> Html:
    """Return the chapters, with the chapter of the visible clause (`asked`) marked.

    A single chapter is hidden. `book["read"]`, `book["paper"]` and `book["differences"]` are the addresses of the pages
    for reading, for paper and for comparing games, with `@` for the language. `book["usual"]` is true if the match is
    played by other rules than these pages have.
    """
    usual = book.get("usual")
    read_rules = sheet.t("read_usual") if usual else sheet.t("read_rules")
    print_rules = sheet.t("print_usual") if usual else sheet.t("print_rules")
    chapters = book["chapters"]
    here = next((one for one in chapters for clause in one["clauses"] if clause["id"] == asked), chapters[0])
    listed = (
        h(
            "li",
            {},
            h(
                "a",
                {"href": f"#{one['clauses'][0]['id']}", "aria-current": "true" if one is here else None},
                in_lang(one["heading"], sheet.lang),
            ),
        )
        for one in chapters
    )
    paper = book.get("paper")
    on_paper = bool(paper) and h(
        "li",
        {},
        h(
            "a",
            {"href": str(paper).replace("@", sheet.lang), "target": "_blank"},
            print_rules,
        ),
    )
    links = (
        _link(book.get("differences"), sheet.lang, sheet.t("differences")),
        _link(book.get("read"), sheet.lang, read_rules),
    )
    items = h("ol", {"role": "list"}, listed, links, on_paper) if book["whole"] else None
    name = h(
        "summary",
        {"class": "kb-button kb-slim", "data-key": "contents"},
        h("span", {"class": "kb-sr"}, f"{sheet.t('contents')}: "),
        h("span", {"class": "kb-here"}, in_lang(here["heading"], sheet.lang)),
    )
    return h(
        "nav",
        {"class": "kb-nav", "aria-label": sheet.t("contents"), "hidden": not book["whole"]},
        h("details", {"class": "kb-contents"}, name, items),
        _turn(sheet, "before", sheet.t("clause_before"), "ArrowUp", "↑"),
        _turn(sheet, "after", sheet.t("clause_after"), "ArrowDown", "↓"),
        h("span", {"class": "kb-sr", "role": "status"}),
    )


def _link(address: str | None, lang: str, word: str) -> Html | None:
    """Return the entry that leads to a page of the book, or None if there is no such page."""
    return h("li", {}, h("a", {"href": address.replace("@", lang)}, word)) if address else None


def _turn(sheet: Sheet, where: str, word: str, key: str, sign: str) -> Html:
    """Return the button that leads to the clause before or after; Alt and an arrow key do the same."""
    look = {"type": "button", "class": "kb-button kb-slim kb-walk", "data-key": f"clause-{where}"}
    said = {"aria-label": word, "title": f"{word} (Alt+{sign})", "aria-keyshortcuts": f"Alt+{key}"}
    return h("button", {**look, **said}, sheet.icon(key))
