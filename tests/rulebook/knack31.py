"""Real positions of German Knack, made from given hands, for the tests of words."""

from collections.abc import Mapping
from typing import Any

from knack_widgets.rules import State, games

from .positions import NAMES

GAME = games["knack31"]


def position(entry: Mapping[str, Any]) -> State:
    """Return the position that an entry describes; seat 0 (Anna) deals.

    hands: the hands of the other seats, seat 1 first; none before the deal
    piles: the two piles of the dealer
    top: the first cards of the stock
    ssi: whether the additional rules are in use

    The rest of the pack follows in any order.
    """
    hands = entry.get("hands", ())
    state: State = GAME.start(NAMES[: len(hands) + 1 if hands else 3], dealer=0, ssi=entry.get("ssi", True))
    if hands:
        cards = " ".join((*hands, *entry["piles"], entry.get("top", ""))).split()
        state = state.play(" ".join(("deal", *cards, *(card for card in GAME.pack(state.setup) if card not in cards))))
    for move in entry.get("moves", ()):
        state = state.play(move)
    return state
