"""A deal of Köpknack, implemented a second time from the rulings.

It uses lists and sets, and shares only the letters of the cards with the rules under test. It is slow, so that it can
be obviously right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations

RANKS = "23456789TJQKA"
Played = tuple[int, str]
"""Seat and card."""
Outcome = tuple[tuple[int, ...], tuple[int, ...]]
"""Balances and betar after a deal."""


@dataclass(frozen=True)
class Deal:
    """A deal after the cards have been dealt; the going bete is in the pot already."""

    dealer: int
    hands: dict[int, list[str]]
    up: str
    talon: list[str]
    stake: int
    pot: int
    bets: list[int]
    balances: list[int]
    newer: bool = False
    merge: bool = False
    rounds: int = 2
    asked: int = 0
    inside: list[int] = field(default_factory=list)
    asked_to_buy: int = 0
    bought: Counter[int] = field(default_factory=Counter)
    leader: int = -1
    trick: list[Played] = field(default_factory=list)
    number: int = 0
    taken: Counter[int] = field(default_factory=Counter)


def rank(card: str) -> int:
    """Return the place of a card's rank; two is the lowest."""
    return RANKS.index(card[0])


def may_play(hand: Sequence[str], trump: str, number: int, trick: Sequence[Played]) -> set[str]:
    """Return the cards that KK-6 and KK-7 allow.

    number: the number of the trick, from 0
    """
    trumps = {card for card in hand if card[1] == trump}
    if number == 2:
        return set(hand)
    if not trick:
        return trumps if number == 1 and trumps else set(hand)
    lying = [rank(card) for _, card in trick if card[1] == trump]
    above = {card for card in trumps if all(rank(card) > other for other in lying)}
    led = trick[0][1][1]
    of_suit = {card for card in hand if card[1] == led}
    if led == trump:
        # (b) above if able, else (a) follow, else (d)
        return above or of_suit or set(hand)
    if of_suit:
        return of_suit
    if above:
        return above
    if number == 1 and trumps:
        return trumps
    return set(hand)


def may_buy(hand: Sequence[str], talon: Sequence[str]) -> set[frozenset[str]]:
    """Return the sets of cards that KK-4 allows to throw away; the empty set is standing."""
    sizes = range(min(len(hand), len(talon)) + 1)
    return {frozenset(some) for size in sizes for some in combinations(hand, size)}


def taker(trick: Sequence[Played], trump: str) -> int:
    """Return the seat that takes a full trick."""
    led = trick[0][1][1]
    return max(trick, key=lambda played: (played[1][1] == trump, played[1][1] == led, rank(played[1])))[0]


def from_forehand(deal: Deal) -> list[int]:
    """Return the seats that are in, in the order of their turns."""
    count = len(deal.hands)
    return [seat % count for seat in range(deal.dealer + 1, deal.dealer + 1 + count) if seat % count in deal.inside]


def settled(deal: Deal) -> Iterator[Outcome]:
    """Yield balances and betar after the payment, one for each way to merge."""
    money, pot = list(deal.balances), deal.pot
    losers = [seat for seat in from_forehand(deal) if not deal.taken[seat]]
    if deal.newer:
        for seat in losers:
            money[seat] -= 2 * deal.stake
            pot += 2 * deal.stake
    for seat, tricks in deal.taken.items():
        money[seat] += pot * tricks // 3
    ways: list[list[int]] = [list(deal.bets)]
    for seat in [] if deal.newer else losers:
        betar = [pot] * max(1, deal.bought[seat])
        money[seat] -= sum(betar)
        heaps = [betar, [sum(betar)]] if deal.merge and len(betar) > 1 else [betar]
        ways = [way + heap for way in ways for heap in heaps]
    for way in ways:
        yield tuple(money), tuple(sorted(way))


def ends(deal: Deal) -> Iterator[Outcome]:
    """Yield the results of the deal, one for each way to bid, buy, play and merge."""
    if deal.leader < 0:
        yield from talk(deal)
    elif deal.asked_to_buy < deal.rounds * len(deal.inside) and deal.talon:
        yield from buy(deal)
    else:
        yield from play(deal)


def talk(deal: Deal) -> Iterator[Outcome]:
    """Continue with the bidding."""
    count = len(deal.hands)
    if deal.asked == count:
        if len(deal.inside) == 1:
            yield from settled(replace(deal, taken=Counter({deal.inside[0]: 3})))
        else:
            yield from ends(replace(deal, leader=from_forehand(deal)[0]))
        return
    seat = (deal.dealer + 1 + deal.asked) % count
    if seat == deal.dealer and not deal.inside:
        yield from settled(replace(deal, inside=[seat], taken=Counter({seat: 3})))
        return
    yield from ends(replace(deal, asked=deal.asked + 1))
    yield from ends(replace(deal, asked=deal.asked + 1, inside=[*deal.inside, seat]))


def buy(deal: Deal) -> Iterator[Outcome]:
    """Continue with one buyer's choices."""
    order = from_forehand(deal)
    seat = order[deal.asked_to_buy % len(order)]
    for thrown in may_buy(deal.hands[seat], deal.talon):
        count = len(thrown)
        kept = [card for card in deal.hands[seat] if card not in thrown]
        yield from ends(
            replace(
                deal,
                hands={**deal.hands, seat: kept + deal.talon[:count]},
                talon=deal.talon[count:],
                bought=deal.bought + Counter([seat] if count else []),
                asked_to_buy=deal.asked_to_buy + 1,
            )
        )


def play(deal: Deal) -> Iterator[Outcome]:
    """Continue with one card, or the end of a trick."""
    order = from_forehand(deal)
    if len(deal.trick) == len(order):
        winner = taker(deal.trick, deal.up[1])
        after = replace(deal, trick=[], number=deal.number + 1, leader=winner, taken=deal.taken + Counter([winner]))
        yield from settled(after) if after.number == 3 else ends(after)
        return
    seat = order[(order.index(deal.leader) + len(deal.trick)) % len(order)]
    for card in may_play(deal.hands[seat], deal.up[1], deal.number, deal.trick):
        hands = {**deal.hands, seat: [other for other in deal.hands[seat] if other != card]}
        yield from ends(replace(deal, hands=hands, trick=[*deal.trick, (seat, card)]))
