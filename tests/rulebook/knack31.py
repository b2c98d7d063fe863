"""Real positions of German Knack for the tests of words, made out of the hands that are wanted."""

from collections.abc import Mapping
from typing import Any

from knack_widgets.rules import State, games

from .positions import NAMES

GAME = games["knack31"]


def position(told: Mapping[str, Any]) -> State:
    """The position that a table tells of; seat 0 (Anna) deals.

    `hands`: those of the other seats, seat 1 first, none before the deal; `piles`: the dealer's two; `top`: the first
    cards of the stock; `ssi`: whether the additional rules are in use. The rest of the pack follows anyhow.
    """
    hands = told.get("hands", ())
    state: State = GAME.start(NAMES[: len(hands) + 1 if hands else 3], dealer=0, ssi=told.get("ssi", True))
    if hands:
        cards = " ".join((*hands, *told["piles"], told.get("top", ""))).split()
        state = state.play(" ".join(("deal", *cards, *(card for card in GAME.pack(state.setup) if card not in cards))))
    for move in told.get("moves", ()):
        state = state.play(move)
    return state
