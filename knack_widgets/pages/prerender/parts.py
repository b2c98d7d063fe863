"""A whole part as HTML, by the name in its trait `part` (`static/parts.js`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ..table_data import Now, TableData
from .bar import bar_view, intro_view, language_buttons, line_view, search_button
from .columns import list_columns
from .compare import difference_view, sides_view
from .elements import Child, Html, classes, h
from .log import log_view
from .notice import notices_view
from .sheet import Data, Sheet
from .steps import steps_view
from .table import table_view
from .text import text_view


def _page(sheet: Sheet, table: TableData, top: Child, intro: Html | None = None) -> Html:
    """Return text and table side by side."""
    rules = _rules_button(sheet, table.voice["now"])
    right = [table_view(sheet, table), rules, steps_view(sheet), log_view(sheet, table.log)]
    return _frame([top, intro], notices_view(sheet), right, [_rules(sheet), _back_button(sheet)], _look(sheet))


def page_view() -> Html:
    """Return a page of empty places, in which a living page puts its parts."""
    return _frame(None, None, None, None)


def ways_between(sheet: Sheet, now: Now | None) -> dict[str, Html]:
    """Return the buttons that lead from one part of a living page to another.

    `rules`: to the text, where the table fills the page; `table`: back from there; `question`: back to the exercises;
    `match`: from what a link shows back to the reader's match; `welcome`: from a match that has come back to a new one.

    now: the clause in force
    """
    look = {"type": "button", "class": "kb-button kb-primary"}
    question = {**look, "class": f"{look['class']} kb-go-on", "data-key": "practise:on"}
    start_over = {"type": "button", "class": "kb-button kb-slim", "data-key": "match:anew"}
    match = {**look, "class": f"{look['class']} kb-to-match", "data-key": "match:back"}
    return {
        "rules": _rules_button(sheet, now),
        "table": _back_button(sheet),
        "question": h("button", question, sheet.t("practise_on")),
        "match": h("button", match, sheet.t("back_to_match")),
        "welcome": h(
            "p",
            {"class": "kb-welcome", "role": "status"},
            h("span", {}, sheet.t("welcome")),
            h("button", start_over, sheet.t("start_over")),
        ),
    }


def _frame(top: Child, notices: Child, table: Child, text: Child, look: str = "kb-page") -> Html:
    places = {"kb-top": top, "kb-said": notices, "kb-right": table, "kb-left": text}
    return h("div", {"class": look}, (h("div", {"class": place}, part) for place, part in places.items()))


def _look(sheet: Sheet) -> str:
    """Return the classes of a page: with two or more columns the text is wider, or the table is above it."""
    prefs, book = sheet.get("prefs"), sheet.get("book")
    columns = list_columns(sheet.lang, prefs.get("columns", ()), book["others"], missing=book["originalMissing"])
    count = len(columns)
    return classes(
        "kb-page",
        count > 1 and "kb-wide-text",
        count > 2 and "kb-wider-text",
        count > 1 and prefs.get("tableAbove") and "kb-table-above",
    )


def _rules_button(sheet: Sheet, now: Now | None) -> Html:
    """Return the button that shows the text on a narrow screen, where the style sheet hides it, at a clause.

    In a living page it also has the id of the clause, and the words that lead back to a rule.
    """
    clause, label = _clause_in_question(sheet, now)
    look = {"type": "button", "class": "kb-button kb-rules-open", "data-key": "rules", "aria-expanded": "false"}
    more = {"data-clause": sheet.live(clause), "data-led": sheet.live(sheet.t("back_to_rule"))}
    return h("button", {**look, **more}, h("span", {}, sheet.t("rules_here")), h("span", {}, label))


def _back_button(sheet: Sheet) -> Html:
    look = {"type": "button", "class": "kb-button kb-primary kb-back", "data-key": "table"}
    return h("button", look, sheet.t("back_to_table"))


def _clause_in_question(sheet: Sheet, now: Now | None) -> tuple[str | None, str]:
    """Return the id and label of the clause that probably interests the reader: refusing, chosen, or in force.

    It is a clause of this text; without such a clause return None and an empty label.
    """
    marks = sheet.get("marks")
    asked = [*marks.get("refused", ()), marks.get("focus"), now and now["id"], *marks.get("inForce", ())]
    chapters = sheet.get("book").get("chapters", ())
    known = {one["id"]: one["label"] for chapter in chapters for one in chapter["clauses"]} or sheet.get("clauses")
    return next(((clause, known[clause]) for clause in asked if clause in known), (None, ""))


def _rules(sheet: Sheet) -> Html:
    return text_view(sheet) if sheet.text is None else sheet.text


def _rulebook(sheet: Sheet, traits: Data) -> Child:
    return _page(sheet, traits["table"], [bar_view(sheet), line_view(sheet)], intro_view(sheet))


def _chapter(sheet: Sheet, traits: Data) -> Child:
    return _page(sheet, traits["table"], None)


def _table(sheet: Sheet, traits: Data) -> Child:
    table: TableData = traits["table"]
    return [notices_view(sheet), table_view(sheet, table), log_view(sheet, table.log)]


def _text(sheet: Sheet, _: Data) -> Child:
    return [notices_view(sheet), _rules(sheet)]


def _steps(sheet: Sheet, _: Data) -> Child:
    return [notices_view(sheet), steps_view(sheet)]


def _compare(sheet: Sheet, traits: Data) -> Child:
    tables: Sequence[TableData] = traits["tables"]
    sides = sides_view([table.title or "" for table in tables], [table_view(sheet, table) for table in tables])
    return [notices_view(sheet), sides, difference_view(sheet), steps_view(sheet)]


PARTS: Final[dict[str, tuple[str, Callable[[Sheet, Data], Child]]]] = {
    "rulebook": ("kb-rulebook", _rulebook),
    "chapter": ("kb-rulebook kb-chapter", _chapter),
    "compare": ("kb-compare", _compare),
    "table": ("kb-alone", _table),
    "text": ("kb-alone", _text),
    "steps": ("kb-alone", _steps),
}


def text_html(traits: Data, icons: Data, *, practises: bool = False) -> Html:
    """Return only the column of the text, which `part_html` can use.

    traits: the traits of the part
    icons: the outline of each icon by its name
    practises: whether the column has buttons for questions and other readings, as on a whole page
    """
    return text_view(Sheet(traits, icons, practises=practises))


def part_html(part: str, traits: Data, icons: Data, text: Html | None = None) -> str:
    """Return the first view of a part, from its traits, in the language of the traits.

    The traits include those of the deck.

    part: the name of the part
    traits: the traits of the part
    icons: the outline of each icon by its name
    text: the column of the text if it has already been drawn
    """
    look, draw = PARTS[part]
    data = {name: value for name, value in traits.items() if name not in ("table", "tables")}
    sheet = Sheet(data, icons, text, practises=part == "rulebook")
    prefs = sheet.get("prefs")
    worn = {"fourColour": "kb-four", "presenter": "kb-presenter", "known": "kb-knowing"}
    looks = classes("knack-book", look, *(wear for name, wear in worn.items() if prefs.get(name)))
    return str(h("div", {"class": looks, "lang": sheet.lang}, draw(sheet, traits)))


def head_html(lang: str, words: Data, icons: Data, ways: Data) -> str:
    """Return only the top of a page without a game.

    lang: the language
    words: the words of the page, by key
    icons: the pictures of buttons, by name
    ways: the word of each link → its address
    """
    return str(h("div", {"class": "knack-book kb-page-head", "lang": lang}, ways_view(lang, words, icons, ways)))


def ways_view(lang: str, words: Data, icons: Data, ways: Data) -> Html:
    """Return the top of a page without a game: search, links, languages.

    ways: the word of each link → its address
    """
    attributes = {"class": "kb-langs", "role": "group", "aria-label": words["language"]}
    return h(
        "div",
        {"class": "kb-ways"},
        search_button(str(words["search"]), Sheet({}, icons).icon("search")),
        (h("a", {"class": "kb-button", "href": href}, words[word]) for word, href in ways.items() if href),
        h("div", attributes, language_buttons(lang, lambda key: str(words[key]))),
    )
