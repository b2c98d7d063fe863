"""Real positions of Knack, made from given hands, for the tests of words."""

from collections.abc import Mapping
from typing import Any

from knack_widgets.rules import State, games

from .positions import NAMES, pack_text


def knack(
    hands: Mapping[int, str], up: str, *moves: str, names: tuple[str, ...] | None = None, **options: Any
) -> State:
    """Return a match of Knack in which seat 0 has dealt these hands, after these moves."""
    state = games["knack"].start(names or NAMES[: len(hands)], **options)
    state = state.play(pack_text(state, hands, up))
    for move in moves:
        state = state.play(move)
    return state


def all_knock(state: State) -> State:
    """Return the same match after all players have knocked."""
    while state.phase == "bidding":
        state = state.play(f"{state.turn} knock")
    return state


def position(entry: Mapping[str, Any]) -> State:
    """Return the position of Knack that an entry describes; without `hands`, before the deal.

    hands: the hands, seat 0 first, which deals
    up: the upcard
    in: whether all players knock; by default they do
    moves: the moves after that
    """
    hands = dict(enumerate(entry.get("hands", ())))
    if not hands:
        state = games["knack"].start(NAMES[:2])
    else:
        state = knack(hands, entry["up"])
        if entry.get("in", True):
            state = all_knock(state)
    for move in entry.get("moves", ()):
        state = state.play(move)
    return state
