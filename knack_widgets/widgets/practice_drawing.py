"""The drawing of exercises, and the data that the page needs beside it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from ..pages import deck
from ..pages.prerender.practice import practice_view
from ..pages.prerender.sheet import Sheet
from ..pages.sight import Sight
from ..rulebook.bundles import messages
from . import pagedata
from .assets import icons
from .drawing import card_names

Data = dict[str, Any]
WORDS: Final = (
    *("next", "check", "hint", "hint_last", "leave", "try", "try_move", "back", "again", "choose", "text", "keeping"),
    *("lesson", "lesson_next", "lesson_back", "lesson_open", "lesson_own", "lesson_own_hint", "lesson_answers"),
    *("take", "bring", "forget", "of", "practice", "table", "is_right", "is_wrong", "look_again"),
    *(
        "finish",
        "print",
        "print_these",
        "to_result",
        "chosen",
        "papers",
        "moodle",
        "gift",
        "share",
        "shared",
    ),
)


def draw_practice(sight: Sight, data: Data, *, way: bool) -> str:
    """Return exercises as HTML, without their table.

    sight: the sight of the exercises
    data: the data of the session (`Session.data`)
    way: whether a page is around the exercises, to which the reader can go back
    """
    traits = {
        "lang": sight.lang,
        "words": {**pagedata.drawn_words(sight.lang), **labels(sight.lang)},
        "practice": data,
        "way": way,
        "cards": _cards(sight, data),
    }
    return str(practice_view(Sheet(traits, icons(), living=True)))


def _cards(sight: Sight, data: Data) -> Data:
    """Return the names of the cards; a choice that is not in the pack has its picture too, which the page lacks."""
    known = card_names(sight)
    strangers = {code for choice in data.get("choices", ()) for code in choice["cards"]} - known.keys()
    drawn = deck.cards(frozenset(strangers), sight.lang, sight.game.id) if strangers else {}
    return {**known, **{code: drawn[code] for code in strangers}}


def question(data: Data) -> Data:
    """Return the data that a page with the drawing needs (the trait `question`).

    `asked` changes with each question; `clause` is the first clause of the verdict.
    """
    grade, over = data.get("grade"), "result" in data
    clauses = grade["clauses"] if grade else []
    return {
        **{name: data.get(name) for name in ("table", "drawing", "trying", "game", "taps", "step")},
        "graded": bool(grade),
        "reads": bool(data.get("reads")),
        "over": over,
        "asked": "over" if over else str(data["number"]),
        "clause": clauses[0]["id"] if clauses else None,
    }


@cache
def labels(lang: str) -> dict[str, str]:
    """Return the words of exercises."""
    return {key: messages(lang).say(f"practise-{key}", {}, key) for key in WORDS}
