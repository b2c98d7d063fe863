"""Spots of new exercises: mostly of random play, otherwise of examples whose cards have been mixed well.

The positions of random play differ from one another. An example leads to rare positions; many pairs of its cards are
swapped as long as the rules still allow its moves, so that its positions differ, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any, Final

from ..rules import Game
from ..rules.core.chance import Draws
from .spots import LONGEST, Spot, draw_opening, examples_of, follow_swapped, open_like, walk

RANDOM_MATCHES: Final = 3
"""Number of the first matches that are played at random."""
RARELY: Final = 4
"""After these, one of this many matches is played at random if there are examples."""
SWAPS: Final = (24, 12, 8, 5, 3, 2, 1, 0)
"""Numbers of pairs of cards that are swapped in an example, tried in turn until its moves are allowed."""


def drawn_spots(game: Game, clause: str, options: Mapping[str, Any], draws: Draws) -> Iterator[Spot]:
    """Yield spots in which a clause may matter; the iterator never ends.

    game: the game
    clause: id of the clause
    options: settings of the set-up; missing settings are drawn
    draws: source of chance
    """
    shown = examples_of(game, clause)
    pointed = [place for place in shown if place.cites] or shown
    for number in count():
        if not shown or number < RANDOM_MATCHES or not number % RARELY:
            yield from walk(draw_opening(game, clause, options, draws), LONGEST, draws)
            continue
        place = pointed[draws.pick(len(pointed))]
        if (opening := open_like(place.record, game, options)) is not None:
            yield from follow_swapped(opening, place.texts, SWAPS[draws.pick(len(SWAPS) - 2) :], draws)


def opening_spots(game: Game, clause: str, options: Mapping[str, Any], draws: Draws) -> Iterator[Spot]:
    """Yield the openings of matches, for questions that need no table; the iterator never ends.

    game: the game
    clause: id of the clause
    options: settings of the set-up; missing settings are drawn
    draws: source of chance
    """
    while True:
        yield Spot((), draw_opening(game, clause, options, draws), None)
