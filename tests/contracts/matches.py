"""Random matches of any game, with all options, and with all verbs equally often."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from knack_widgets.rules import Move, OptionError, State, games

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


def moves_of(state: State) -> list[Move]:
    """Return the first legal moves of a state."""
    return list(islice(state.moves(), LISTED))


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
