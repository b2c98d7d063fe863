"""Positions of Svängknack in a readable form: hands, the top of the talon, the dealer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from knack_widgets.rules import State, games

from ..helpers.positions import filled, played_out

RANKS = "23456789TJQKA"


def pack(low: int = 6) -> list[str]:
    """Return the pack from a lowest rank up, written again so that the code does not decide."""
    return [rank + suit for rank in RANKS[low - 2 :] for suit in "shdc"]


def deal_text(hands: Sequence[str], top: str = "", dealer: int = 0, low: int = 6) -> str:
    """Return the `deal` move of these hands, seat 0 first; ``?`` is the lowest free card.

    SK-3: three at a time, forehand first; then the talon, which begins with `top`; the rest follows in any order.
    """
    talon, count = top.split(), len(hands)
    held, free = filled(hands, talon, pack(low))
    order = [(dealer + 1 + i) % count for i in range(count)]
    return " ".join(["deal", *(card for seat in order for card in held[seat]), *talon, *free])


def match(players: int, dealer: int | None = 0, **options: Any) -> State:
    """Return a match before its first deal; without a dealer, cards decide."""
    return games["svangknack"].start(players=players, dealer=dealer, **options)


def again(state: State, hands: Sequence[str], top: str = "") -> State:
    """Return the state after the next deal of a match."""
    return state.play(deal_text(hands, top, state.dealer, int(state.setup.options["low"])))


def forced(hands: Sequence[str], up: str, dealer: int | None = None, **options: Any) -> State:
    """Return the first deal, a forced one, at its first lead; by default seat 0 is forehand."""
    return again(match(len(hands), len(hands) - 1 if dealer is None else dealer, **options), hands, up)


def swept(state: State, winner: int) -> State:
    """Play the next deal, a forced one; `winner` takes every trick with the highest trumps."""
    hands = ["? ? ?"] * len(state.balances)
    hands[winner] = "As Ks Qs"
    state = played_out(again(state, hands, "Ts"))
    assert state.tricks[winner] == 3
    return state


def with_pot(players: int, dealer: int | None = None, **options: Any) -> State:
    """Return a match between deals with a pot; `dealer` won the first deal and deals next.

    By default it is the last seat.
    """
    seat = players - 1 if dealer is None else dealer
    state = swept(match(players, (seat - 1) % players, **options), seat)
    assert (state.dealer, state.pot) == (seat, 3 * state.setup.options["stake"] * (players - 1))
    return state


def second(hands: Sequence[str], top: str = "9s 8h", dealer: int | None = None, **options: Any) -> State:
    """Return the second deal before the bidding, with money in the pot.

    By default seat 0 is forehand.
    """
    return again(with_pot(len(hands), dealer, **options), hands, top)


def answered(state: State, out: Iterable[int] = ()) -> State:
    """Return the state after the answers, in which all join except those in `out`."""
    passing = set(out)
    while state.phase == "answers":
        state = state.play(f"{state.turn} {'pass' if state.turn in passing else 'join'}")
    return state


def buying(
    hands: Sequence[str], top: str = "9s 8h", dealer: int | None = None, out: Iterable[int] = (), **options: Any
) -> State:
    """Return the second deal at its buying; forehand has swung for the first upcard's suit.

    out: the seats that have passed
    """
    state = second(hands, top, dealer, **options)
    seat = state.turn
    state = state.play(f"{seat} swing")
    if state.phase == "choosing":
        state = state.play(f"{seat} trump {top[1]}")
    return answered(state, out)


def satisfied(state: State) -> State:
    """Return the state after a buying in which all stand."""
    while state.phase == "buying":
        state = state.play(f"{state.turn} stand")
    return state


def in_play(
    hands: Sequence[str], top: str = "9s 8h", dealer: int | None = None, out: Iterable[int] = (), **options: Any
) -> State:
    """Return the second deal at its first lead, without purchases.

    Forehand has swung for the first upcard's suit.
    """
    return satisfied(buying(hands, top, dealer, out, **options))
