"""Random matches of any game, with all options, and with all verbs equally often.

Matches and lists of moves are kept: the tests of a module look at the same matches.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import islice
from random import Random
from typing import Any

from ..rules import Move, OptionError, State, games

LISTED = 150
"""Number of legal moves that are looked at in a state."""


def opening(game: str, random: Random) -> State:
    """Return the opening of a match with random players and options."""
    facts = games[game]
    while True:
        few = [count for count in facts.players if count <= 6]
        options: dict[str, Any] = {}
        for option in facts.options.values():
            if not option.seats:
                values = option.choices or tuple(option.multiple * times for times in (1, 2, 7))
                options[option.name] = random.choice(values)
        try:
            return facts.start(players=random.choice(few), **options)
        except OptionError:
            continue


class Same:
    """A state as a key: equal only to itself, so that looking it up costs no comparison of positions."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def __hash__(self) -> int:
        return id(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.state is self.state


def moves_of(state: State) -> tuple[Move, ...]:
    """Return the first legal moves of a state."""
    return _moves_of(Same(state))


@lru_cache(maxsize=10_000)
def _moves_of(same: Same) -> tuple[Move, ...]:
    return tuple(islice(same.state.moves(), LISTED))


def step(state: State, random: Random, deals: int) -> str:
    """Return the next move as text: chance, the end of the match, or a move.

    The verb of the move is drawn first, so that all verbs are equally likely.

    deals: the number of deals after which the match ends
    """
    if state.chance == "deal" and state.deals >= deals:
        return "end"
    if state.chance:
        return str(state.by_chance(random.randrange(1 << 32)))
    moves = moves_of(state)
    verb = random.choice(sorted({move.verb for move in moves}))
    return str(random.choice([move for move in moves if move.verb == verb]))


def walk(game: str, seed: int, moves: int = 140) -> Iterator[tuple[str, State]]:
    """Yield the moves of a match, each with the state after it.

    The first pair is the opening, with an empty move.
    """
    played, rest = _begin(game, seed)
    for number in range(moves + 1):
        if number == len(played):
            pair = next(rest, None)
            if pair is None:
                return
            played.append(pair)
        yield played[number]


@cache
def _begin(game: str, seed: int) -> tuple[list[tuple[str, State]], Iterator[tuple[str, State]]]:
    """Return the part of a match that is played, a list that grows, and its continuation."""
    return [], _play(game, seed)


def _play(game: str, seed: int) -> Iterator[tuple[str, State]]:
    random = Random(f"{game} {seed}")
    state = opening(game, random)
    deals = random.randrange(1, 4)
    yield "", state
    while not state.over:
        text = step(state, random, deals)
        state = state.play(text)
        yield text, state


def forget() -> None:
    """Forget all matches: games from outside are other objects in the next module."""
    _begin.cache_clear()
    _moves_of.cache_clear()
