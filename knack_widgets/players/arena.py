"""The arena: matches with the same deals for every seating, to compare players.

A block is a match in which every seat deals once (one deal, in games in which the dealer does not change), played once
for each seating. The money left on the table at the end is shared equally. The blocks are independent, so their spread
gives the standard error.
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
    """The result of a player, per deal.

    player: the id of the player
    mean: the mean gain (money), or the wins or places above an even share in games that count these
    error: the standard error of the mean (same unit)
    """

    player: str
    mean: float
    error: float


class Result(NamedTuple):
    """The results of the players at a table.

    game: the id of the game
    seats: the number of seats
    deals: the number of deals for each seating
    seatings: the number of seatings
    standings: the result of each player
    """

    game: str
    seats: int
    deals: int
    seatings: int
    standings: tuple[Standing, ...]


def seatings(kinds: Sequence[str], seats: int) -> tuple[tuple[str, ...], ...]:
    """Return every seating of the players; if seats are left, a player fills several seats.

    kinds: the ids of the players
    seats: the number of seats

    >>> seatings(("a", "b"), 3)
    (('a', 'a', 'b'), ('a', 'b', 'a'), ('b', 'a', 'a'))
    """
    table = [kinds[seat % len(kinds)] for seat in range(seats)]
    return tuple(sorted({*permutations(table)}))


def arena(
    game: str, kinds: Sequence[str], deals: int = 1000, seats: int = 4, seed: int = 1, executor: Executor | None = None
) -> Result:
    """Return the results of players who play against each other.

    game: the id of the game
    kinds: the ids of the players, each different
    deals: the least number of deals for each seating
    seats: the number of seats
    seed: the seed of the deals
    executor: runs the blocks, or None to run them here

    Raise ValueError if there is no such game, player or size of table.

    >>> arena("knack", ("careful", "random"), deals=8, seats=2).standings[0].player
    'careful'
    """
    if game not in games:
        raise ValueError(f"no game {game!r}: expected one of {', '.join(games)}")
    if unknown := [kind for kind in kinds if kind not in PLAYERS]:
        raise ValueError(f"no player {unknown[0]!r}: expected one of {', '.join(PLAYERS)}")
    if not 1 < len({*kinds}) == len(kinds) <= seats:
        raise ValueError(
            f"{len(kinds)} players at a table of {seats}: expected two or more different players, and a seat for each"
        )
    games[game].start(players=seats)
    length = deals_in_block(game, seats)
    blocks = range(max(2, -(-deals // length)))
    work = partial(play_block, game, tuple(kinds), seats, seed)
    results = list((executor.map if executor else map)(work, blocks))
    standings = tuple(
        Standing(kind, *mean_and_error([block[at] for block in results])) for at, kind in enumerate(kinds)
    )
    return Result(game, seats, len(blocks) * length, len(seatings(kinds, seats)), standings)


def deals_in_block(game: str, seats: int) -> int:
    """Return the number of deals in a match of the arena."""
    return seats if "balance" in games[game].start(players=seats).score else 1


def play_block(game: str, kinds: Sequence[str], seats: int, seed: int, block: int) -> tuple[float, ...]:
    """Return the gain of each kind of player above an even share, per deal, over all seatings.

    block: the number of the block, which selects the deals
    """
    won = dict.fromkeys(kinds, 0.0)
    places = dict.fromkeys(kinds, 0)
    length = deals_in_block(game, seats)
    for seating in seatings(kinds, seats):
        values = _play_match(game, seating, length, f"{seed}:{block}")
        for kind, value in zip(seating, values, strict=True):
            won[kind] += value
            places[kind] += length
    share = sum(won.values()) / sum(places.values())  # an even share of money is 0, of wins 1 / seats
    return tuple(won[kind] / places[kind] - share for kind in kinds)


def _play_match(game: str, seating: Sequence[str], length: int, seed: str) -> tuple[float, ...]:
    begun = state = games[game].start(players=len(seating))
    players = [PLAYERS[kind] for kind in seating]
    for number in range(length):
        tied: list[int] = []
        while state.chance == "draw":
            event_count = len(state.events)
            again = f":{tied.count(event_count)}" if event_count in tied else ""  # the same cards would tie forever
            state = state.play(state.by_chance(f"{seed}:draw:{number}:{event_count}{again}"))
            tied.append(event_count)
        if state.over:
            break
        state = play_to_end(state.deal(f"{seed}:{number}"), players, f"{seed}:{number}").state
    return tuple(worth(state, begun, seat) for seat in range(len(seating)))
