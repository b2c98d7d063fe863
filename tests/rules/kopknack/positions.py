"""Positions of Köpknack in a readable form: hands, the upcard, the top of the talon."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from knack_widgets.rules import games

from ..helpers.positions import bid, in_two_rounds, played_out, run

PACK = [rank + suit for rank in "23456789TJQKA" for suit in "shdc"]
"""The 52 cards, written again so that the tests do not take the pack from the code."""


def deal_text(hands: Sequence[str], up: str, dealer: int = 0, talon: str = "") -> str:
    """Return the `deal` move of these hands, seat 0 first; ``?`` is the lowest free card.

    KK-2: forehand first, a round of two cards, a round of one, then the upcard; `talon` is the top of the talon.
    """
    return in_two_rounds(hands, up, dealer, talon.split(), PACK)


def match(players: int, dealer: int = 0, **options: Any) -> Any:
    """Return a match that waits for its first deal."""
    return games["kopknack"].start(players=players, dealer=dealer, **options)


def again(state: Any, hands: Sequence[str], up: str, talon: str = "") -> Any:
    """Return the state after the next deal of a match."""
    return state.play(deal_text(hands, up, state.dealer, talon))


def dealt(hands: Sequence[str], up: str, dealer: int = 0, talon: str = "", **options: Any) -> Any:
    """Return the first deal of a match, with these hands, before the bidding."""
    return again(match(len(hands), dealer, **options), hands, up, talon)


def buying(
    hands: Sequence[str], up: str, dealer: int = 0, talon: str = "", folded: Iterable[int] = (), **options: Any
) -> Any:
    """Return the first deal at the buying; all have knocked except those that folded."""
    return bid(dealt(hands, up, dealer, talon, **options), folded)


def bought(state: Any, times: Mapping[int, int] | None = None) -> Any:
    """Return the state after the buying, in which each seat buys in some rounds, then stands.

    times: seat → number of rounds in which it buys one card; by default 0
    """
    left = dict(times or {})
    while state.phase == "buying":
        seat = state.turn
        if left.get(seat, 0):
            left[seat] -= 1
            state = state.play(f"{seat} buy {state.hands[seat][0]}")
        else:
            state = state.play(f"{seat} stand")
    assert not any(left.values()), left
    return state


def in_play(hands: Sequence[str], up: str, dealer: int = 0, folded: Iterable[int] = (), **options: Any) -> Any:
    """Return the first deal at its first lead, without purchases; the others have knocked."""
    return bought(buying(hands, up, dealer, folded=folded, **options))


def sweep(state: Any, winner: int, folded: Iterable[int] = (), times: Mapping[int, int] | None = None) -> Any:
    """Play the next deal; `winner` holds the three highest trumps and takes every trick.

    times: seat → number of rounds in which it buys
    """
    hands = ["? ? ?"] * len(state.balances)
    hands[winner] = "As Ks Qs"
    state = bought(bid(again(state, hands, up="9s"), folded), times)
    assert len(state.players_in) > 1
    state = played_out(state)
    assert state.tricks[winner] == 3
    return state


def two_to_one(state: Any, more: int, less: int) -> Any:
    """Play the next deal with two players; `less` takes one trick, `more` two."""
    hands = ["? ? ?"] * len(state.balances)
    hands[less], hands[more] = "As 6h 7h", "Qs Ah Kh"
    state = bid(again(state, hands, up="9s"), [seat for seat in range(len(hands)) if seat not in (more, less)])
    state = bought(state)
    assert set(state.players_in) == {more, less}
    while state.phase == "play":
        # highest card first: the ace of trumps takes a trick, then hearts decide
        state = state.play(min(state.moves(), key=lambda move: "AKQ76".find(move.args[0][0])))
    assert (state.tricks[more], state.tricks[less]) == (2, 1)
    return state


def one_each(state: Any, seats: tuple[int, int, int]) -> Any:
    """Play the next deal with three players, each of whom takes a trick.

    The first of them leads.
    """
    first, second, third = seats
    hands = ["? ? ?"] * len(state.balances)
    hands[first], hands[second], hands[third] = "2h 4d 8d", "9h Ts 5c", "3h As 6d"
    state = bid(again(state, hands, up="9s"), [seat for seat in range(len(hands)) if seat not in seats])
    state = bought(state)
    # the second takes the hearts and must lead a trump to the third, who leads a diamond to the first
    state = run(state, f"{first} play 2h, {second} play 9h, {third} play 3h")
    state = run(state, f"{second} play Ts, {third} play As, {first} play 4d")
    state = run(state, f"{third} play 6d, {first} play 8d, {second} play 5c")
    assert all(state.tricks[seat] == 1 for seat in seats)
    return state


def alone(state: Any) -> Any:
    """Play the next deal, in which all before the dealer fold."""
    return bid(again(state, ["? ? ?"] * len(state.balances), up="9s"), range(len(state.balances)))
