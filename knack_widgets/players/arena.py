"""The arena: the same deals for every seating of some players, and what each of them makes of them.

A block is a match in which every seat deals once (in games without a deal that goes round, one deal), played once for
every way to seat the players. What lies on the table in the end is shared alike. The blocks are independent, so that
their spread gives the standard error.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import permutations
from typing import NamedTuple

from ..rules import games
from .all import PLAYERS
from .playouts import play_to_end, worth
from .spans import Executor, mean_and_error


class Standing(NamedTuple):
    """What a player makes of a deal: `mean` in money, and its error.

    Where a game counts wins or places: by so many of them more than an even share.
    """

    player: str
    mean: float
    error: float


class Result(NamedTuple):
    """How players of some kinds have fared at a table; `deals`: how many for each of the `seatings`."""

    game: str
    seats: int
    deals: int
    seatings: int
    standings: tuple[Standing, ...]


def seatings(kinds: Sequence[str], seats: int) -> tuple[tuple[str, ...], ...]:
    """Every way to seat the players, who take turns to fill the seats.

    >>> seatings(("a", "b"), 3)
    (('a', 'a', 'b'), ('a', 'b', 'a'), ('b', 'a', 'a'))
    """
    table = [kinds[seat % len(kinds)] for seat in range(seats)]
    return tuple(sorted({*permutations(table)}))


def arena(
    game: str, kinds: Sequence[str], deals: int = 1000, seats: int = 4, seed: int = 1, executor: Executor | None = None
) -> Result:
    """How players of `kinds` fare against each other. `ValueError`: no such game, player or size of table.

    >>> arena("knack", ("careful", "random"), deals=8, seats=2).standings[0].player
    'careful'
    """
    if game not in games:
        raise ValueError(f"no game {game!r}: expected one of {', '.join(games)}")
    if unknown := [kind for kind in kinds if kind not in PLAYERS]:
        raise ValueError(f"nobody plays as {unknown[0]!r}: expected one of {', '.join(PLAYERS)}")
    if not 1 < len({*kinds}) == len(kinds) <= seats:
        raise ValueError(
            f"{len(kinds)} players at a table of {seats}: expected different ones, two or more, each with a seat"
        )
    games[game].start(players=seats)
    length = deals_in_block(game, seats)
    blocks = range(max(2, -(-deals // length)))
    work = partial(play_block, game, tuple(kinds), seats, seed)
    found = list((executor.map if executor else map)(work, blocks))
    standings = tuple(Standing(kind, *mean_and_error([block[at] for block in found])) for at, kind in enumerate(kinds))
    return Result(game, seats, len(blocks) * length, len(seatings(kinds, seats)), standings)


def deals_in_block(game: str, seats: int) -> int:
    """So many deals has a match of the arena."""
    return seats if "balance" in games[game].start(players=seats).score else 1


def play_block(game: str, kinds: Sequence[str], seats: int, seed: int, block: int) -> tuple[float, ...]:
    """What a deal of one block is worth to each kind of player beyond an even share, in the mean over all seatings."""
    won = dict.fromkeys(kinds, 0.0)
    places = dict.fromkeys(kinds, 0)
    length = deals_in_block(game, seats)
    for seating in seatings(kinds, seats):
        values = _play_match(game, seating, length, f"{seed}:{block}")
        for kind, value in zip(seating, values, strict=True):
            won[kind] += value
            places[kind] += length
    share = sum(won.values()) / sum(places.values())  # of money nothing, of wins one in so many
    return tuple(won[kind] / places[kind] - share for kind in kinds)


def _play_match(game: str, seating: Sequence[str], length: int, seed: str) -> tuple[float, ...]:
    begun = state = games[game].start(players=len(seating))
    players = [PLAYERS[kind] for kind in seating]
    for number in range(length):
        tied: list[int] = []
        while state.chance == "draw":
            told = len(state.events)
            again = f":{tied.count(told)}" if told in tied else ""  # the same cards would tie for ever
            state = state.play(state.by_chance(f"{seed}:draw:{number}:{told}{again}"))
            tied.append(told)
        if state.over:
            break
        state = play_to_end(state.deal(f"{seed}:{number}"), players, f"{seed}:{number}").state
    return tuple(worth(state, begun, seat) for seat in range(len(seating)))
