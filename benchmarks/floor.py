"""The floor: a bare immutable trick loop.

It is as little as a program can plainly do and still play three tricks a deal.

No clauses, no bidding, no events, no money, no records: hands are tuples of integers, a state is a named tuple, every
decision lists the cards that follow suit, and every play makes a new state. What the rules cost above this is what
their clauses cost.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple


class State(NamedTuple):
    """A position: cards are integers, suit · 9 + rank."""

    hands: tuple[tuple[int, ...], ...]
    trick: tuple[int, ...]
    leader: int
    seat: int
    trump: int
    taken: tuple[int, ...]


def dealt(rng: random.Random, players: int) -> State:
    """Deal three cards each from a shuffled pack of 36; the next card fixes trump.

    A card is suit · 9 + rank.
    """
    deck = list(range(36))
    rng.shuffle(deck)
    hands = tuple(tuple(deck[3 * i : 3 * i + 3]) for i in range(players))
    return State(hands, (), 0, 0, deck[3 * players] // 9, (0,) * players)


def legal(state: State) -> tuple[int, ...]:
    """The cards of the seat to act that follow suit, or all."""
    hand = state.hands[state.seat]
    if state.trick:
        suit = state.trick[0] // 9
        return tuple([card for card in hand if card // 9 == suit]) or hand
    return hand


def played(state: State, card: int) -> State:
    """The state after a card."""
    hands, trick, leader, seat, trump, taken = state
    hand = tuple([other for other in hands[seat] if other != card])
    hands = (*hands[:seat], hand, *hands[seat + 1 :])
    trick = (*trick, card)
    players = len(hands)
    if len(trick) < players:
        return State(hands, trick, leader, (seat + 1) % players, trump, taken)
    best, at = trick[0], 0
    for i, other in enumerate(trick):
        if (other // 9 == best // 9 and other > best) or (other // 9 == trump != best // 9):
            best, at = other, i
    winner = (leader + at) % players
    taken = (*taken[:winner], taken[winner] + 1, *taken[winner + 1 :])
    return State(hands, (), winner, winner, trump, taken)


def decisions(deals: int, players: int, choose: Callable[[], float], rng: random.Random) -> int:
    """Plays `deals` deals at random; how many decisions that took."""
    count = 0
    for _ in range(deals):
        state = dealt(rng, players)
        while state.hands[state.seat]:
            cards = legal(state)
            state = played(state, cards[int(choose() * len(cards))])
            count += 1
    return count
