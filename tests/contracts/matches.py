"""Random matches of any game: all numbers of players, all options, every verb as often as the others."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from knack_widgets.rules import Move, OptionError, State, games

LISTED = 150
"""So many legal moves at most are looked at in a state."""


def opening(game: str, random: Random) -> State:
    """A set-up by chance, with whatever options go together."""
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


def moves_of(state: State) -> list[Move]:
    """The first legal moves of a state."""
    return list(islice(state.moves(), LISTED))


def step(state: State, random: Random, deals: int) -> str:
    """What happens next: chance, the end after so many deals, or a move of a verb that is drawn first."""
    if state.chance == "deal" and state.deals >= deals:
        return "end"
    if state.chance:
        return str(state.by_chance(random.randrange(1 << 32)))
    moves = moves_of(state)
    verb = random.choice(sorted({move.verb for move in moves}))
    return str(random.choice([move for move in moves if move.verb == verb]))


def walk(game: str, seed: int, moves: int = 140) -> Iterator[tuple[str, State]]:
    """A match: each move with the state after it. The first pair is the opening, with no move."""
    random = Random(f"{game} {seed}")
    state = opening(game, random)
    deals = random.randrange(1, 4)
    yield "", state
    for _ in range(moves):
        if state.over:
            return
        text = step(state, random, deals)
        state = state.play(text)
        yield text, state
