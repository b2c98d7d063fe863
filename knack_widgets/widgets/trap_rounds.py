"""Rounds of traps: ten of a game, and the trap of a day, whose result the reader can share."""

from __future__ import annotations

import re
from datetime import date
from typing import Final

from ..rulebook.bundles import messages
from ..rulebook.labels import game_name
from ..rules.core.errors import describe
from ..study import traps
from ..study.exercise import ExerciseError
from ..study.traps import Trap
from .page_links import find_page

DAY: Final = "day"
"""The kind of the scope of a trap of a day; the day is its id."""
DAYS: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
"""How a day is written."""


def traps_of(game: str) -> tuple[Trap, ...]:
    """Return the traps of a game, the most attractive first. Raise ExerciseError if the game has no traps.

    game: id of the game
    """
    top = traps.top(game)
    if not top:
        raise ExerciseError(f"{game} has no traps")
    return top


def trap_of_day(game: str, day: str) -> Trap:
    """Return the trap of a day. Raise ExerciseError if the game has no traps.

    game: id of the game
    day: the day, such as 2026-11-27
    """
    trap = traps.of_the_day(game, _day(day))
    if trap is None:
        raise ExerciseError(f"{game} has no traps")
    return trap


def is_day(text: str) -> bool:
    """Return whether a text is a day, such as 2026-11-27."""
    try:
        _day(text)
    except ExerciseError:
        return False
    return True


def day_words(day: str, lang: str) -> str:
    """Return a day in words, without its year.

    day: the day, such as 2026-11-27
    lang: the language

    >>> day_words("2026-11-27", "en"), day_words("2026-11-27", "de")
    ('27 November', '27. November')
    """
    known = _day(day)
    return messages(lang).say("practise-day", {"day": known.day, "month": known.month}, day)


def shared_result(game: str, day: str, lang: str, *, right: bool) -> dict[str, str]:
    """Return what a reader can share of a trap of a day: words without anybody's data, and the address of the trap.

    If the game has no page of its own here, the address is that of the current page.

    game: id of the game
    day: the day, such as 2026-11-27
    lang: the language
    right: whether the first answer was right
    """
    facts = {"game": game_name(game, lang), "day": day_words(day, lang)}
    words = messages(lang).say(f"practise-share_{'right' if right else 'wrong'}", facts, day)
    return {"words": words, "href": f"{find_page(game)}?lang={lang}&practise={day}"}


def _day(text: str) -> date:
    if DAYS.fullmatch(text):
        try:
            return date.fromisoformat(text)
        except ValueError:
            pass
    raise ExerciseError(f"day {describe(text)}: expected a day such as 2026-11-27")
