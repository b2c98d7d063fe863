"""Positions of German Knack drawn readably: hands by seat, the dealer's piles, the top of the stock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from knack_widgets.rules import State, games

from .oracle import worth

PACK = [rank + suit for rank in "789TJQKA" for suit in "shdc"]
"""The 32 cards, written down here once more so that the tests do not ask the code what the pack is."""
DULL = [
    *("7s", "8h", "Jd", "7h", "8d", "Jc", "7d", "8c", "Js", "7c", "8s", "Jh"),
    *("9s", "Th", "Qd", "9h", "Td", "Qc", "9d", "Tc", "Qs", "9c", "Ts", "Qh"),
    *("Ks", "Ah", "Kh", "Ad", "Kd", "Ac", "Kc", "As"),
]
"""The pack in an order in which three cards in a row are worth little: what ``?`` stands for."""


def deal_text(hands: Sequence[str], piles: Sequence[str] = ("? ? ?", "? ? ?"), top: str = "", dealer: int = 0) -> str:
    """The `deal` move that gives these hands: seat 0 first, three cards each, nothing for the dealer.

    G-1: three at a time from the dealer's left, the dealer's two `piles` last; then the stock, which begins with
    `top`. ``?`` is a dull card that is free; no hand or pile with one is worth 30 or more.
    """
    count = len(hands)
    assert not hands[dealer], "the dealer has piles"
    order = [hands[(dealer + 1 + i) % count].split() for i in range(count - 1)]
    three = [*order, *(pile.split() for pile in piles)]
    named = [card for cards in (*three, top.split()) for card in cards if card != "?"]
    assert all(len(cards) == 3 for cards in three), three
    assert len(set(named)) == len(named), f"a card stands twice: {sorted(named)}"
    assert set(named) <= set(PACK), named
    free = [card for card in DULL if card not in named]
    filled = [[card if card != "?" else free.pop(0) for card in cards] for cards in three]
    for wanted, cards in zip(three, filled, strict=True):
        assert "?" not in wanted or worth(cards) < 30, cards
    return " ".join(["deal", *(card for cards in filled for card in cards), *top.split(), *free])


def match(players: int, dealer: int | None = None, **options: Any) -> State:
    """A match before its first deal; by default the last seat deals, so that seat 0 begins."""
    return games["knack31"].start(players=players, dealer=players - 1 if dealer is None else dealer, **options)


def again(state: State, hands: Sequence[str], piles: Sequence[str] = ("? ? ?", "? ? ?"), top: str = "") -> State:
    """The next deal of a match that waits for one."""
    return state.play(deal_text(hands, piles, top, state.dealer))


def dealt(
    hands: Sequence[str],
    piles: Sequence[str] = ("? ? ?", "? ? ?"),
    top: str = "",
    dealer: int | None = None,
    **options: Any,
) -> State:
    """The first deal of a match, before the dealer looks."""
    return again(match(len(hands), dealer, **options), hands, piles, top)


def in_play(
    hands: Sequence[str], middle: str = "? ? ?", top: str = "", dealer: int | None = None, **options: Any
) -> State:
    """The first deal of a match at its first move: the dealer has looked at the first pile and kept it."""
    seat = len(hands) - 1 if dealer is None else dealer
    own = hands[seat]
    state = dealt([*hands[:seat], "", *hands[seat + 1 :]], (own, middle), top, seat, **options)
    return run(state, f"{seat} look 1, {seat} keep")


def slid(state: State, times: int) -> State:
    """The state after so many slides, each by the seat on turn."""
    for _ in range(times):
        state = state.play(f"{state.turn} slide")
    return state


def run(state: State, *moves: str) -> State:
    """The state after these moves; a text may hold several, divided by commas."""
    for text in moves:
        for move in text.split(","):
            state = state.play(move)
    return state


def legal(state: State, seat: int | None = None) -> list[str]:
    """The legal moves as text, in the order in which the state lists them; of one seat only, if asked."""
    return [str(move) for move in state.moves() if seat is None or move.seat == seat]


def verbs(state: State, seat: int) -> set[str]:
    """The verbs that a seat may use."""
    return {move.verb for move in state.moves() if move.seat == seat}


def hand(state: State, seat: int) -> str:
    """A seat's hand as text, in the order in which it lies."""
    return " ".join(state.hands[seat])
