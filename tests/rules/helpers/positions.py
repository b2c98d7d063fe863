"""Positions in a readable form: hands by seat, the upcard, the dealer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from knack_widgets.rules import State, games

PACK = [rank + suit for rank in "6789TJQKA" for suit in "shdc"]
"""The 36 cards, written again so that the tests do not take the pack from the code."""


def filled(hands: Sequence[str], others: Sequence[str], pack: Sequence[str]) -> tuple[list[list[str]], list[str]]:
    """Return the hands with a free card for every ``?``, and the remaining cards.

    A ``?`` becomes the first card of the `pack` that is free. Hands have three cards each. The cards `others` are named
    elsewhere in the deal.
    """
    wanted = [hand.split() for hand in hands]
    named = [card for hand in wanted for card in hand if card != "?"] + [*others]
    assert all(len(hand) == 3 for hand in wanted), hands
    assert len(set(named)) == len(named), f"a card stands twice: {sorted(named)}"
    assert set(named) <= set(pack), named
    free = [card for card in pack if card not in named]
    return [[card if card != "?" else free.pop(0) for card in hand] for hand in wanted], free


def in_two_rounds(hands: Sequence[str], up: str, dealer: int, talon: Sequence[str], pack: Sequence[str]) -> str:
    """Return the `deal` move of these hands, seat 0 first, in two rounds.

    Forehand gets cards first, two and then one; then comes the upcard. The rest begins with the `talon`.
    """
    held, free = filled(hands, [up, *talon], pack)
    count = len(hands)
    order = [(dealer + 1 + i) % count for i in range(count)]
    twos = [card for seat in order for card in held[seat][:2]]
    ones = [held[seat][2] for seat in order]
    return " ".join(["deal", *twos, *ones, up, *talon, *free])


def deal_text(hands: Sequence[str], up: str, dealer: int = 0) -> str:
    """Return the `deal` move of these hands, seat 0 first; ``?`` is the lowest free card.

    K-2: forehand first, a round of two cards, a round of one, then the upcard; the rest follows in any order.
    """
    return in_two_rounds(hands, up, dealer, (), PACK)


def dealt(hands: Sequence[str], up: str, dealer: int = 0, stake: int = 1) -> State:
    """Return the first deal of a match, with these hands, before the bidding."""
    state = games["knack"].start(players=len(hands), dealer=dealer, stake=stake)
    return state.play(deal_text(hands, up, dealer))


def again(state: State, hands: Sequence[str], up: str) -> State:
    """Return the state after the next deal of a match."""
    return state.play(deal_text(hands, up, state.dealer))


def run(state: State, *moves: str) -> State:
    """Return the state after these moves; a text may have several, separated by commas."""
    for text in moves:
        for move in text.split(","):
            state = state.play(move)
    return state


def bid(state: State, folded: Iterable[int] = ()) -> State:
    """Return the state after a bidding in which all knock except those that fold."""
    out = set(folded)
    while state.phase == "bidding":
        state = state.play(f"{state.turn} {'fold' if state.turn in out else 'knock'}")
    return state


def in_play(hands: Sequence[str], up: str, dealer: int = 0, stake: int = 1, folded: Iterable[int] = ()) -> State:
    """Return the first deal of a match at its first lead; the others have knocked."""
    return bid(dealt(hands, up, dealer, stake), folded)


def played_out(state: Any) -> Any:
    """Return the state after the play, in which each seat plays its first legal card."""
    while state.phase == "play":
        state = state.play(next(state.moves()))
    return state


def sweep(state: State, winner: int, folded: Iterable[int] = ()) -> State:
    """Play the next deal; `winner` holds the three highest trumps and takes every trick."""
    hands = ["? ? ?"] * len(state.balances)
    hands[winner] = "As Ks Qs"
    state = bid(again(state, hands, up="9s"), folded)
    assert len(state.players_in) > 1
    state = played_out(state)
    assert state.tricks[winner] == 3
    return state


def two_to_one(state: State, more: int, less: int, folded: Iterable[int] = ()) -> State:
    """Play the next deal with two players; `less` takes one trick, `more` two.

    It is the first or the last trick.
    """
    hands = ["? ? ?"] * len(state.balances)
    hands[less], hands[more] = "As 6h 7h", "Qs Ah Kh"
    state = bid(again(state, hands, up="9s"), folded)
    assert set(state.players_in) == {more, less}
    while state.phase == "play":
        # highest card first: the trump ace is forced, then hearts decide
        moves = sorted(state.moves(), key=lambda move: "AKQ76".find(move.args[0][0]))
        state = state.play(moves[0])
    assert (state.tricks[more], state.tricks[less]) == (2, 1)
    return state


def legal(state: State, seat: int | None = None) -> list[str]:
    """Return the legal moves as text, in the order of the state; of one seat only if given."""
    return [str(move) for move in state.moves() if seat is None or move.seat == seat]


def verbs(state: State, seat: int) -> set[str]:
    """Return the verbs that a seat may use."""
    return {move.verb for move in state.moves() if move.seat == seat}


def cards(state: State) -> str:
    """Return the cards that the seat on turn may play, without seat and verb: ``7h As``.

    Cards that are played face down are in brackets.
    """
    words = [text.split() for text in legal(state)]
    return " ".join(card if verb == "play" else f"[{card}]" for _, verb, card in words)
