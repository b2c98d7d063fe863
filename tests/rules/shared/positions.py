"""Positions of the games with knocking, in one form: hands, the upcard, the dealer."""

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
"""The phase after the bidding, its clause, and the clause of its first turn."""
LATER = {
    "knack": ("1 play Ks", "1 blank Ks", "2 play 6d"),
    "kopknack": ("1 play Ks", "2 play 6d", "1 buy Ks", "1 stand", "1 merge", "1 keep"),
}
"""Moves that do not belong to the bidding."""
HANDS = ["As 7h 8h", "Ks 9h Th", "6d 7d 8d"]
per_move = pytest.mark.parametrize(("game", "move"), [(game, move) for game in LATER for move in LATER[game]])


def whole(game: str) -> str:
    """Return a deal of the whole pack."""
    return " ".join(("deal", *PACKS[game]))


def match(game: str, players: int, dealer: int = 0, **options: Any) -> Any:
    """Return a match that waits for its first deal."""
    return games[game].start(players=players, dealer=dealer, **options)


def again(state: Any, hands: Sequence[str], up: str) -> Any:
    """Return the state after the next deal of a match."""
    return state.play(in_two_rounds(hands, up, state.dealer, (), PACKS[state.setup.game.id]))


def dealt(game: str, hands: Sequence[str], up: str, dealer: int = 0) -> Any:
    """Return the first deal of a match, with these hands, before the bidding."""
    return again(match(game, len(hands), dealer), hands, up)


def in_play(game: str, hands: Sequence[str], up: str, dealer: int = 0, folded: Iterable[int] = ()) -> Any:
    """Return the first deal at its first lead, without purchases; the others have knocked."""
    return satisfied(bid(dealt(game, hands, up, dealer), folded))


def satisfied(state: Any) -> Any:
    """Return the state after a buying, if there is one, in which all stand."""
    while state.phase == "buying":
        state = state.play(f"{state.turn} stand")
    return state


def with_betar(game: str, players: int, failing: int, betar: int = 3) -> Any:
    """Return a position between deals, after seat 1 took every trick of the first.

    The number `failing` of other seats have set a bete of the value `betar` each.
    """
    folded = [seat for seat in range(players) if seat != 1][failing:]
    # a bete is the stake for three tricks, or the stake itself
    stake = betar // 3 if game == "knack" else betar
    return SWEEPS[game](match(game, players, stake=stake), winner=1, folded=folded)
