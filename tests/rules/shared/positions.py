"""Positions of the games with knocking, drawn alike: hands by seat, the upcard, the dealer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from knack_widgets.rules import games

from ..helpers import positions as knack
from ..helpers.positions import bid, in_two_rounds
from ..kopknack import positions as kopknack

PACKS = {"knack": knack.PACK, "kopknack": kopknack.PACK}
SWEEPS = {"knack": knack.sweep, "kopknack": kopknack.sweep}
NEXT = {"knack": ("play", "play.1", "play.1"), "kopknack": ("buying", "buying.1", "buying.2")}
"""What follows the bidding: the phase, its clause, the clause of its first turn."""
LATER = {
    "knack": ("1 play Ks", "1 blank Ks", "2 play 6d"),
    "kopknack": ("1 play Ks", "2 play 6d", "1 buy Ks", "1 stand", "1 merge", "1 keep"),
}
"""Moves that have no place in the bidding."""
HANDS = ["As 7h 8h", "Ks 9h Th", "6d 7d 8d"]
per_move = pytest.mark.parametrize(("game", "move"), [(game, move) for game in LATER for move in LATER[game]])


def whole(game: str) -> str:
    """A deal of the whole pack."""
    return " ".join(("deal", *PACKS[game]))


def match(game: str, players: int, dealer: int = 0, **options: Any) -> Any:
    """A match that waits for its first deal."""
    return games[game].start(players=players, dealer=dealer, **options)


def again(state: Any, hands: Sequence[str], up: str) -> Any:
    """The next deal of a match that waits for one."""
    return state.play(in_two_rounds(hands, up, state.dealer, (), PACKS[state.setup.game.id]))


def dealt(game: str, hands: Sequence[str], up: str, dealer: int = 0) -> Any:
    """The first deal of a match, with these hands, before anybody talks."""
    return again(match(game, len(hands), dealer), hands, up)


def in_play(game: str, hands: Sequence[str], up: str, dealer: int = 0, folded: Iterable[int] = ()) -> Any:
    """The first deal of a match at its first lead: all have knocked but those that folded, and nobody has bought."""
    return satisfied(bid(dealt(game, hands, up, dealer), folded))


def satisfied(state: Any) -> Any:
    """The state after a buying, if there is one, in which all stand."""
    while state.phase == "buying":
        state = state.play(f"{state.turn} stand")
    return state


def with_betar(game: str, players: int, failing: int, betar: int = 3) -> Any:
    """Between deals: seat 1 swept the first deal and `failing` others set a bete of this value each."""
    folded = [seat for seat in range(players) if seat != 1][failing:]
    # a bete is the stake for three tricks, or the stake itself
    stake = betar // 3 if game == "knack" else betar
    return SWEEPS[game](match(game, players, stake=stake), winner=1, folded=folded)
