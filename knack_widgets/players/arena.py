"""The arena: it compares players in matches with the same deals for every seating.

A block is a match in which every seat deals once (a single deal if the dealer does not change in the game). It is
played once for each seating. The money left on the table at the end is shared equally. The blocks are independent of
each other, so the standard error is computed from their spread.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import permutations
from typing import NamedTuple

from ..rules import games
from ..rules.core.toml import write_value
from .playouts import play_to_end, worth
from .spans import Executor, mean_and_error
from .table import PLAYERS


class Standing(NamedTuple):
    """The result of a player, per deal.

    player: the id of the player
    mean: the mean gain (money); in games without money, the wins or places above an even share
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
    """Return every seating of the players; with more seats, a player has several seats.

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

    Raise ValueError if the game, a player or the number of seats does not exist.

    >>> arena("knack", ("careful", "random"), deals=8, seats=2).standings[0].player
    'careful'
    """
    chosen = games.find(game)
    if unknown := [kind for kind in kinds if kind not in PLAYERS]:
        raise ValueError(f"no player {unknown[0]!r}: expected one of {', '.join(PLAYERS)}")
    if not 1 < len({*kinds}) == len(kinds) <= seats:
        raise ValueError(
            f"{len(kinds)} players at a table of {seats}: expected two or more different players, and a seat for each"
        )
    chosen.start(players=seats)
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
    share = sum(won.values()) / sum(places.values())  # an even share of money is 0, an even share of wins is 1 / seats
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


def table(result: Result) -> str:
    """Return a line for each player: mean result per deal, standard error, and their ratio.

    >>> from knack_widgets.players.arena import Standing
    >>> print(table(Result("rummy", 2, 10, 2, (Standing("careful", -0.5, 0.1), Standing("strong", 0.5, 0.1)))))
    rummy, 2 players, 10 deals in each of 2 seatings
    careful    -0.500 ± 0.100 a deal   -5.0
    strong     +0.500 ± 0.100 a deal   +5.0
    """
    head = f"{result.game}, {result.seats} players, {result.deals} deals in each of {result.seatings} seatings"
    lines = [
        f"{one.player:10} {one.mean:+.3f} ± {one.error:.3f} a deal  {one.mean / one.error if one.error else 0:+5.1f}"
        for one in result.standings
    ]
    return "\n".join([head, *lines])


def toml(result: Result) -> str:
    """Return the results as TOML, for programs."""
    lines = [f"{name} = {write_value(getattr(result, name))}" for name in ("game", "seats", "deals", "seatings")]
    for one in result.standings:
        lines += ["", "[[standings]]", *(f"{name} = {write_value(value)}" for name, value in one._asdict().items())]
    return "\n".join(lines) + "\n"
