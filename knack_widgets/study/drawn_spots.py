"""Spots of new exercises: mostly of random play, otherwise of examples whose cards have been mixed well.

The positions of random play differ from one another. An example leads to rare positions; many pairs of its cards are
swapped as long as the rules still allow its moves, so that its positions differ, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import count
from typing import Any, Final

from ..rules import Game
from ..rules.core.chance import Draws
from .spots import LONGEST, Shown, Spot, draw_opening, examples_of, follow_swapped, open_like, walk

RANDOM_MATCHES: Final = 3
"""Number of the first matches that are played at random."""
RANDOM_MATCHES_OF_PERMISSION: Final = 12
"""The same number for a permission in a game with stakes: its examples are few, and each has the same sums."""
MORE_PLAYERS: Final = (5, 6)
"""Numbers of players that a random match about a permission may have."""
OFTEN: Final = 4
"""All but one in this many random matches about a permission have such a number of players."""
RARELY: Final = 4
"""After these, one of this many matches is played at random if there are examples."""
BRIEFLY: Final = 10
"""Limit on the moves of a short match."""
BRIEF_MATCHES: Final = 1
"""Number of these matches."""
WIDELY: Final = 4
"""All but one in this many examples of a wide search are about other clauses."""
TIMES: Final = (1, 2, 3, 5)
"""Multiples of a default sum."""
MOVES_MONEY: Final = ("effect", "permission")
"""The kinds of clauses that money can follow from; in their examples, the sums are drawn."""
SWAPS: Final = (24, 12, 8, 5, 3, 2, 1, 0)
"""Numbers of pairs of cards that are swapped in an example, tried in turn until its moves are allowed."""


def drawn_spots(
    game: Game, clause: str, options: Mapping[str, Any], draws: Draws, *, brief: bool = False, wide: bool = False
) -> Iterator[Spot]:
    """Yield spots in which a clause may matter; the iterator never ends.

    game: the game
    clause: id of the clause
    options: settings of the set-up; missing settings are drawn
    draws: source of chance
    brief: whether random matches at the start are short if there are examples, because rare positions are near these
    wide: whether a permission is also looked for near the examples of other clauses, with which it can be in force
    """
    shown = examples_of(game, clause)
    pointed = [place for place in shown if place.cites] or shown
    kind = game.clauses[clause].kind
    varied = kind == "permission" and bool(_sums_of(game))
    others = _places_of_others(game, clause) if wide and is_found_beside_others(game, clause) else ()
    brief = brief and not varied and any(place.cites for place in shown)
    first = 0 if others else RANDOM_MATCHES_OF_PERMISSION if varied else BRIEF_MATCHES if brief else RANDOM_MATCHES
    for number in count(1 if others else 0):
        if not shown or number < first or not number % RARELY:
            more = _draw_players(game, draws) if varied else {}
            start = draw_opening(game, clause, {**more, **options}, draws)
            yield from walk(start, BRIEFLY if brief and number < first else LONGEST, draws)
            continue
        among = others if others and draws.pick(WIDELY) else pointed
        place = among[draws.pick(len(among))]
        sums = _draw_sums(game, draws) if kind in MOVES_MONEY else {}
        if (opening := open_like(place.record, game, {**sums, **options})) is not None:
            yield from follow_swapped(opening, place.texts, SWAPS[draws.pick(len(SWAPS) - 2) :], draws)


def is_found_beside_others(game: Game, clause: str) -> bool:
    """Return whether a clause is in force almost always, so that other clauses make the difference between positions.

    It is a permission in a game without stakes.

    game: the game
    clause: id of the clause
    """
    return game.clauses[clause].kind == "permission" and not _sums_of(game)


@lru_cache(maxsize=256)
def _places_of_others(game: Game, clause: str) -> tuple[Shown, ...]:
    """Return the places at which examples cite other clauses that can be in force: permissions and duties."""
    ids = [one.id for one in game.clauses.values() if one.kind in ("permission", "duty") and one.id != clause]
    return tuple(place for id_ in ids for place in examples_of(game, id_) if place.cites)


def _sums_of(game: Game) -> dict[str, int]:
    """Return the sums that players agree on, with their defaults."""
    options = [(name, one) for name, one in game.options.items() if not one.choices and not one.seats]
    return {name: int(one.default) for name, one in options if one.default}


def _draw_sums(game: Game, draws: Draws) -> dict[str, int]:
    """Return each sum that players agree on: its default, or a multiple of it."""
    return {name: usual * TIMES[draws.pick(len(TIMES))] for name, usual in _sums_of(game).items()}


def _draw_players(game: Game, draws: Draws) -> dict[str, int]:
    """Return a larger number of players in most cases: whose turn it is, and what is shared, depends on it."""
    more = MORE_PLAYERS[draws.pick(len(MORE_PLAYERS))]
    return {"players": more} if more in game.players and draws.pick(OFTEN) else {}


def opening_spots(game: Game, clause: str, options: Mapping[str, Any], draws: Draws) -> Iterator[Spot]:
    """Yield the openings of matches, for questions that need no table; the iterator never ends.

    game: the game
    clause: id of the clause
    options: settings of the set-up; missing settings are drawn
    draws: source of chance
    """
    while True:
        yield Spot((), draw_opening(game, clause, options, draws), None)
