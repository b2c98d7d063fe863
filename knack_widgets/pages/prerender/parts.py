"""A whole part as HTML, by the name that its trait `part` gives (`static/parts.js`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .bar import bar_view, intro_view, language_buttons, search_button
from .elements import Child, Html, classes, h
from .sheet import Data, Sheet
from .steps import steps_view
from .table import log_view, table_view
from .text import text_view


def _notices() -> Html:
    calm = h("div", {"class": "kb-notice", "role": "status"})
    return h("div", {"class": "kb-notices"}, calm, h("div", {"class": "kb-notice kb-error", "role": "alert"}))


def _page(sheet: Sheet, top: Child, intro: Html | None = None) -> Html:
    """Text and table side by side; where there is no room the text is behind a button (the style sheet knows)."""
    open_rules = {"type": "button", "class": "kb-button kb-rules-open", "data-key": "rules", "aria-expanded": "false"}
    back = {"type": "button", "class": "kb-button kb-primary kb-back", "data-key": "table"}
    return h(
        "div",
        {"class": "kb-page"},
        h("div", {"class": "kb-top"}, top),
        h("div", {"class": "kb-said"}, _notices()),
        h(
            "div",
            {"class": "kb-right"},
            table_view(sheet, intro),
            h("button", open_rules, h("span", {}, sheet.t("rules_here")), h("span", {}, _in_question(sheet))),
            steps_view(sheet),
            log_view(sheet),
        ),
        h("div", {"class": "kb-left"}, intro, _rules(sheet), h("button", back, sheet.t("back_to_table"))),
    )


def _in_question(sheet: Sheet) -> str:
    """The clause that the reader is likely to ask about: what refused, what was chosen, what is in force."""
    marks, now = sheet.get("marks"), sheet.table["now"] or {}
    asked = [*marks.get("refused", ()), marks.get("focus"), now.get("id"), *marks.get("inForce", ())]
    known = {c["id"]: c["label"] for chapter in sheet.get("book")["chapters"] for c in chapter["clauses"]}
    return str(next((known[clause] for clause in asked if clause in known), ""))


def _rules(sheet: Sheet) -> Html:
    return text_view(sheet) if sheet.text is None else sheet.text


def _rulebook(sheet: Sheet) -> Child:
    return _page(sheet, bar_view(sheet), intro_view(sheet))


def _chapter(sheet: Sheet) -> Child:
    return _page(sheet, None)


def _table(sheet: Sheet) -> Child:
    return [_notices(), table_view(sheet), log_view(sheet)]


def _text(sheet: Sheet) -> Child:
    return [_notices(), _rules(sheet)]


def _steps(sheet: Sheet) -> Child:
    return [_notices(), steps_view(sheet)]


def _compare(sheet: Sheet) -> Child:
    sides = (
        h(
            "section",
            {"class": "kb-side", "aria-label": table["title"]},
            h("h3", {"class": "kb-side-title"}, table["title"]),
            table_view(sheet.with_traits(table=table)),
        )
        for table in sheet.traits["tables"]
    )
    return [_notices(), h("div", {"class": "kb-sides"}, sides), _difference(sheet), steps_view(sheet)]


def _difference(sheet: Sheet) -> Html:
    found = sheet.get("difference")
    if not found:
        return h("div", {"class": "kb-parted", "hidden": True})
    here = found["at"] == sheet.get("steps")["at"]
    go = {"type": "button", "class": "kb-button kb-slim", "data-key": "difference"}
    return h(
        "div",
        {"class": classes("kb-parted", here and "kb-parted-here")},
        found.get("title") and h("h3", {}, found["title"]),
        found.get("note") and h("p", {"class": "kb-parted-note"}, found["note"]),
        h("p", {}, h("b", {}, found["words"]), " ", not here and h("button", go, sheet.t("go_there"))),
        h("ol", {"class": "kb-parted-told", "role": "list"}, (h("li", {}, text) for text in found["told"])),
    )


PARTS: Final[dict[str, tuple[str, Callable[[Sheet], Child]]]] = {
    "rulebook": ("kb-rulebook", _rulebook),
    "chapter": ("kb-rulebook kb-chapter", _chapter),
    "compare": ("kb-compare", _compare),
    "table": ("kb-alone", _table),
    "text": ("kb-alone", _text),
    "steps": ("kb-alone", _steps),
}


def text_html(traits: Data, icons: Data, *, practises: bool = False) -> Html:
    """Return the column of the text alone, which `part_html` takes.

    practises: whether it has buttons for questions and other readings, as a whole page has
    """
    return text_view(Sheet(traits, icons, practises=practises))


def part_html(part: str, traits: Data, icons: Data, text: Html | None = None) -> str:
    """The first view of a part, from its traits (with the deck's among them), in the language that they are in.

    `icons`: the outlines of the page's small pictures, by name. `text`: the column of the text, where it is drawn.
    """
    look, draw = PARTS[part]
    sheet = Sheet(traits, icons, text)
    prefs = sheet.get("prefs")
    worn = {"fourColour": "kb-four", "presenter": "kb-presenter", "known": "kb-knowing"}
    looks = classes("knack-book", look, *(wear for name, wear in worn.items() if prefs.get(name)))
    return str(h("div", {"class": looks, "lang": sheet.lang}, draw(sheet)))


def ways_view(lang: str, words: Data, icons: Data, ways: Data) -> Html:
    """What a page that is no game's has on top: the search, the ways to other pages (word → address), the languages."""
    given = {"class": "kb-langs", "role": "group", "aria-label": words["language"]}
    return h(
        "div",
        {"class": "kb-ways"},
        search_button(str(words["search"]), Sheet({}, icons).icon("search")),
        (h("a", {"class": "kb-button", "href": href}, words[word]) for word, href in ways.items()),
        h("div", given, language_buttons(lang, lambda key: str(words[key]))),
    )


def shelf_html(lang: str, words: Data, books: list[Any], ways: Data, icons: Data) -> str:
    """The shelf: search, the ways to other pages, a choice of language, and the games as links."""

    def book(one: Data) -> Html:
        return h(
            "li",
            {},
            h("span", {"class": "kb-fan", "aria-hidden": "true"}, (h("span", {}, Html(svg)) for svg in one["fan"])),
            h("a", {"href": one["href"]}, h("span", {"lang": one["nameLang"]}, one["name"]), one["gloss"]),
            h("span", {"class": "kb-about"}, one["about"]),
            h("span", {"class": "kb-facts"}, one["facts"]),
        )

    listed = h("ul", {"class": "kb-shelf"}, (book(one) for one in books))
    return str(h("div", {"class": "knack-book", "lang": lang}, ways_view(lang, words, icons, ways), listed))
