"""Real positions of Knack for the tests of words, made out of the hands that are wanted."""

from collections.abc import Mapping
from typing import Any

from knack_widgets.rules import State, games

from .positions import NAMES, pack_text


def knack(
    hands: Mapping[int, str], up: str, *moves: str, names: tuple[str, ...] | None = None, **options: Any
) -> State:
    """A match of Knack in which seat 0 has dealt these hands and these moves have been made."""
    state = games["knack"].start(names or NAMES[: len(hands)], **options)
    state = state.play(pack_text(state, hands, up))
    for move in moves:
        state = state.play(move)
    return state


def all_knock(state: State) -> State:
    """The same match with everybody in."""
    while state.phase == "bidding":
        state = state.play(f"{state.turn} knock")
    return state


def position(told: Mapping[str, Any]) -> State:
    """The position of Knack that a table tells of; without `hands`, the one before the deal.

    `hands`: seat 0 first, which deals; `up`: the upcard; `in`: whether everybody knocks, which is so unless it is told;
    `moves`: what is done from there.
    """
    hands = dict(enumerate(told.get("hands", ())))
    if not hands:
        state = games["knack"].start(NAMES[:2])
    else:
        state = knack(hands, told["up"])
        if told.get("in", True):
            state = all_knock(state)
    for move in told.get("moves", ()):
        state = state.play(move)
    return state
