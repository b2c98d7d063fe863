"""Positions of German Knack in a readable form: hands, the dealer's piles, the stock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from knack_widgets.rules import State, games

from ..helpers.expect import told
from ..helpers.positions import filled, run
from .oracle import worth

PACK = [rank + suit for rank in "789TJQKA" for suit in "shdc"]
"""The 32 cards, written again so that the tests do not take the pack from the code."""
DULL = [
    *("7s", "8h", "Jd", "7h", "8d", "Jc", "7d", "8c", "Js", "7c", "8s", "Jh"),
    *("9s", "Th", "Qd", "9h", "Td", "Qc", "9d", "Tc", "Qs", "9c", "Ts", "Qh"),
    *("Ks", "Ah", "Kh", "Ad", "Kd", "Ac", "Kc", "As"),
]
"""The pack in an order in which three cards in a row have a low value; ``?`` takes cards in this order."""
HANDS = ["9s Th Qd", "9h Td Qc", "9d Tc Jh", "7d 8c Kh"]
MIDDLE = "7h 8d Jc"
"""A middle of low value, with which no swap makes a Knack."""


def deal_text(hands: Sequence[str], piles: Sequence[str] = ("? ? ?", "? ? ?"), top: str = "", dealer: int = 0) -> str:
    """Return the `deal` move of these hands: seat 0 first, without the dealer's.

    G-1: three at a time from the dealer's left, the dealer's two `piles` last; then the stock, which begins with `top`.
    ``?`` is a free card of low value; no hand or pile with one is worth 30 or more.
    """
    count = len(hands)
    assert not hands[dealer], "the dealer has piles"
    order = [hands[(dealer + 1 + i) % count] for i in range(count - 1)]
    three = [*order, *piles]
    held, free = filled(three, top.split(), DULL)
    for wanted, cards in zip(three, held, strict=True):
        assert "?" not in wanted or worth(cards) < 30, cards
    return " ".join(["deal", *(card for cards in held for card in cards), *top.split(), *free])


def match(players: int, dealer: int | None = None, **options: Any) -> State:
    """Return a match before its first deal; by default the last seat deals."""
    return games["knack31"].start(players=players, dealer=players - 1 if dealer is None else dealer, **options)


def again(state: State, hands: Sequence[str], piles: Sequence[str] = ("? ? ?", "? ? ?"), top: str = "") -> State:
    """Return the state after the next deal of a match."""
    return state.play(deal_text(hands, piles, top, state.dealer))


def dealt(
    hands: Sequence[str],
    piles: Sequence[str] = ("? ? ?", "? ? ?"),
    top: str = "",
    dealer: int | None = None,
    **options: Any,
) -> State:
    """Return the first deal of a match, before the dealer looks."""
    return again(match(len(hands), dealer, **options), hands, piles, top)


def in_play(
    hands: Sequence[str], middle: str = "? ? ?", top: str = "", dealer: int | None = None, **options: Any
) -> State:
    """Return the first deal at its first move; the dealer has kept the first pile."""
    seat = len(hands) - 1 if dealer is None else dealer
    own = hands[seat]
    state = dealt([*hands[:seat], "", *hands[seat + 1 :]], (own, middle), top, seat, **options)
    return run(state, f"{seat} look 1, {seat} keep")


def slid(state: State, times: int) -> State:
    """Return the state after some slides, each by the seat on turn."""
    for _ in range(times):
        state = state.play(f"{state.turn} slide")
    return state


def hand(state: State, seat: int) -> str:
    """Return a seat's hand as text, in its order."""
    return " ".join(state.hands[seat])


def table(players: int = 3, top: str = "As 7c Ks", **options: bool) -> State:
    """Return the first move of a deal with these hands; the last seat deals."""
    return in_play(HANDS[:players], MIDDLE, top, **options)


def values(*hands: str, dealer: int = 0) -> tuple[float, ...]:
    """Return the values of these seats' hands, as a comparison counts them.

    The dealer passes in the second round.
    """
    state = in_play(hands, dealer=dealer)
    state = slid(state, len(hands) - 1).play(f"{dealer} pass")
    state = slid(state, len(hands) - 1)
    if state.chance == "draw":
        return tuple(event[1] for event in told(state, "worth"))
    assert state.result
    return state.result.values
