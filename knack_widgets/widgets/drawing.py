"""Drawings of the parts of a page as HTML; a page patches what it shows until it is equal to the drawing.

A drawing of a table has no pictures of cards: the page has them in its deck. A drawing of a text has no marks: they
change at every step, and the page sets them from the trait `marks`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from ..pages import book, deck
from ..pages.prerender.advice import advice_view
from ..pages.prerender.bar import bar_view, intro_view, line_view
from ..pages.prerender.columns import list_columns
from ..pages.prerender.log import log_lines, log_view
from ..pages.prerender.parts import page_view, ways_between
from ..pages.prerender.sheet import Sheet, in_lang
from ..pages.prerender.steps import steps_view
from ..pages.prerender.table import table_view
from ..pages.prerender.text import text_view
from ..pages.sight import Sight
from ..pages.table_data import TableData
from ..rulebook.labels import clause_labels
from . import pagedata
from .assets import icons

BEHAVIOUR: Final = frozenset({"advice", "asks", "at", "blow", "choose", "now", "refusal", "title", "wait"})
"""The fields of a table that a page needs beside the drawing."""
DRAWN: Final = frozenset({"intro", "masthead"})
"""The data that a page gets only as HTML."""
ADVICE: Final = frozenset({"answer", "refused", "binding", "known"})
"""The fields of the help that a page gets only as HTML."""

Data = dict[str, Any]


def with_drawing(sight: Sight, data: Data, **look: Any) -> Data:
    """Return page data with `drawing`, the table as HTML, and of `table` only the fields that a page needs beside it.

    sight: who looks, in which language
    data: data with the whole table in `table`; without a table it is returned as it is
    look: further arguments of `draw_table`
    """
    table = data.get("table")
    return {**data, **_table_traits(_sheet(sight, data, **look), table)} if table else data


def with_drawings(sight: Sight, data: Data, **look: Any) -> Data:
    """Return page data with the drawings of all parts in the data: table, log, steps, the head of the page.

    The log is `log_drawing`, HTML with an empty line, and `log_lines`, its lines as data (`prerender.log.log_lines`).
    So a page makes only new lines, and a press costs fewer bytes.

    sight: who looks, in which language
    data: data with a whole table in `table`, with `steps`, with `masthead`, `intro` and `setup`; a page with a text has
        also `marks`
    look: further arguments of `draw_table`
    """
    drawn, sheet = {**data}, _sheet(sight, data, **look)
    if table := data.get("table"):
        drawn |= _table_traits(sheet, table)
        drawn |= {
            "log_drawing": str(log_view(sheet, table.log)),
            "log_lines": [list(line) for line in log_lines(table.log)],
        }
    if data.get("steps"):
        drawn |= {"steps_drawing": str(steps_view(sheet))}
    if table and "marks" in data:
        drawn |= {"page_drawing": str(page_view())}
        drawn |= {"ways": {name: str(button) for name, button in ways_between(sheet, table.voice["now"]).items()}}
    if data.get("masthead"):
        drawn |= {"bar_drawing": _bar(sheet), "line_drawing": str(line_view(sheet))}
        drawn |= {"intro_drawing": str(intro_view(sheet))}
    return {name: value for name, value in drawn.items() if name not in DRAWN}


def _bar(sheet: Sheet) -> str:
    """Return the bar with its drawers as HTML; a step of the match changes none of its inputs."""
    masthead = {**sheet.get("masthead"), "line": []}
    return _draw_bar(
        json.dumps({**{name: sheet.traits[name] for name in ("lang", "prefs", "setup")}, "masthead": masthead})
    )


@lru_cache(maxsize=32)
def _draw_bar(inputs: str) -> str:
    """Return the bar for the traits in a JSON text, which is the key of the cache."""
    traits = json.loads(inputs)
    return str(bar_view(Sheet({**traits, "words": pagedata.drawn_words(traits["lang"])}, icons(), living=True)))


def _table_traits(sheet: Sheet, table: TableData) -> Data:
    """Return the traits of a whole table: its drawing, and the fields that a page needs beside it."""
    needed = behaviour(table)
    if advice := table.moves["advice"]:
        needed["advice"] = {name: value for name, value in advice.items() if name not in ADVICE}
        needed["advice"]["html"] = str(advice_view(sheet, advice))
    return {"table": needed, "drawing": str(table_view(sheet, table))}


def draw_table(sight: Sight, table: TableData, **look: Any) -> str:
    """Return a table as HTML.

    sight: who looks, in which language
    table: the whole table as data
    chapter: the chapter of the page, which names its regions, or None
    about: the name of its regions instead of the chapter's, or None
    sets_up: whether the page can choose the seed of a deal
    practises: whether the page can go back from another reading to the book's reading
    """
    return str(table_view(_sheet(sight, {}, **look), table))


def draw_steps(sight: Sight, steps: Data) -> str:
    """Return the bar with the steps of a match as HTML."""
    return str(steps_view(_sheet(sight, {"steps": steps})))


def _sheet(
    sight: Sight,
    data: Data,
    *,
    chapter: str | None = None,
    about: str | None = None,
    sets_up: bool = False,
    practises: bool = False,
) -> Sheet:
    """Return the data from which the parts of a living page are drawn; the arguments are those of `draw_table`."""
    text: Mapping[str, object] = book.plain_text_data(sight.line.opening.setup, sight.lang, chapter) if chapter else {}
    traits = {
        "lang": sight.lang,
        "words": pagedata.drawn_words(sight.lang),
        "prefs": sight.prefs,
        "steps": data.get("steps"),
        "marks": data.get("marks"),
        "setup": data.get("setup") or ({"seed": True} if sets_up else {}),
        "masthead": data.get("masthead"),
        "intro": data.get("intro"),
        "cards": card_names(sight),
        "clauses": clause_labels(sight.game.id, sight.lang),
        "book": text,
        "about": about,
    }
    return Sheet(traits, icons(), practises=practises, living=True)


def behaviour(table: TableData) -> Data:
    """Return the fields of a table that a page with its drawing needs."""
    return {name: value for name, value in table.fields().items() if name in BEHAVIOUR}


def draw_text(sight: Sight, data: Data, *, about: str | None = None, practises: bool = False) -> str:
    """Return the text of the rules as HTML.

    sight: the language and the chosen columns
    data: the text as data, as `pages.book.book` returns it
    about: the name of its region instead of the only chapter's, or None
    practises: whether the text has buttons for exercises and other readings
    """
    chosen = sight.prefs["columns"]
    traits = {
        "lang": sight.lang,
        "words": pagedata.drawn_words(sight.lang),
        "book": data,
        "about": about,
        "columns": list_columns(sight.lang, chosen, data["others"], missing=data["originalMissing"]),
        "prefs": sight.prefs,
    }
    return str(text_view(Sheet(traits, icons(), practises=practises, living=True)))


def text_behaviour(data: Data, lang: str) -> Data:
    """Return the fields of a text that a page with its drawing needs (the trait `book`).

    `name` is the heading of a text with only one chapter.
    """
    chapters = data["chapters"]
    name = in_lang(chapters[0]["heading"], lang) if len(chapters) == 1 else ""
    return {
        **{field: data[field] for field in ("game", "whole", "originalMissing", "originalOwn")},
        "name": name,
    }


def card_names(sight: Sight) -> Data:
    """Return the cards of a match for a drawing without pictures: each with its name, and `svg` is empty."""
    return _names(frozenset(sight.game.pack(sight.line.opening.setup)), sight.lang, sight.game.id)


@lru_cache(maxsize=32)
def _names(pack: frozenset[str], lang: str, game: str) -> Data:
    """Return the names of cards without the pictures."""
    return {code: {"name": card["name"], "svg": ""} for code, card in deck.cards(pack, lang, game).items()}
