"""Knack's play, bidding and payment, implemented a second time from the rulings.

It uses sets and lists, and shares only the letters of the cards with the rules under test. It is slow, so that it can
be obviously right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import chain, combinations

RANKS = "6789TJQKA"


def subsets(cards: list[str]) -> Iterator[set[str]]:
    """Yield every subset, largest first."""
    sizes = range(len(cards), -1, -1)
    return (set(chosen) for chosen in chain.from_iterable(combinations(cards, size) for size in sizes))


def largest(cards: list[str], asked: list[str]) -> set[str]:
    """Return the largest subset of `cards` that has only cards asked for."""
    return next(chosen for chosen in subsets(cards) if chosen <= set(asked))


@dataclass(frozen=True)
class Deal:
    """A deal after the cards have been dealt; `trick` has (seat, card, face down)."""

    dealer: int
    hands: dict[int, list[str]]
    up: str
    stake: int
    bets: list[int]
    balances: list[int]
    inside: list[int] = field(default_factory=list)
    asked: int = 0
    leader: int = -1
    trick: list[tuple[int, str, bool]] = field(default_factory=list)
    number: int = 0
    taken: Counter[int] = field(default_factory=Counter)


def options(
    hand: list[str], trump: str, up: str, players: int, number: int, trick: list[tuple[int, str, bool]]
) -> set[str]:
    """Return the plays ``play C`` and ``blank C`` that K-5 to K-8 and following suit allow."""
    trumps = [card for card in hand if card[1] == trump]
    blank = False
    if trick:
        suit = trump if trick[0][2] else trick[0][1][1]
        left = largest(hand, [card for card in hand if card[1] == suit])
    elif number == 0:
        forced = [("K" if up[0] == "A" else "A") + trump]
        left = largest(hand, forced) or (largest(hand, trumps) if players > 2 else set())
    elif number == 1 and players == 2:
        left = largest(hand, [card for card in trumps if card[0] in "JQKA"])
    elif number == 1:
        left = largest(hand, trumps)
        blank = not left
    else:
        left = set()
    return {f"{'blank' if blank else 'play'} {card}" for card in left or set(hand)}


def taker(trick: list[tuple[int, str, bool]], trump: str) -> int:
    """Return the seat that takes a full trick.

    The highest trump takes it, and a face-down lead is the lowest trump. Without either it is the highest card of the
    suit led.
    """
    suit = trick[0][1][1]

    def worth(played: tuple[int, str, bool]) -> int:
        _, card, hidden = played
        if hidden:
            return 100
        return RANKS.index(card[0]) + (101 if card[1] == trump else 50 if card[1] == suit else 0)

    return max(trick, key=worth)[0]


def settled(deal: Deal, taken: Counter[int], inside: list[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return balances and betar after the payment."""
    money, bets = list(deal.balances), sorted(deal.bets)
    going = bets.pop(0) if bets else 0
    for seat in inside:
        if taken[seat] == 0:
            money[seat] -= 3 * deal.stake + going
            bets.append(3 * deal.stake + going)
        else:
            money[deal.dealer] -= deal.stake * taken[seat]
            money[seat] += deal.stake * taken[seat] + going * taken[seat] // 3
    return tuple(money), tuple(sorted(bets))


def ends(deal: Deal) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Yield the results of the deal, one for each way to bid and play it."""
    count = len(deal.hands)
    if deal.leader < 0:
        if deal.asked == count:
            if len(deal.inside) == 1:
                yield settled(deal, Counter({deal.inside[0]: 3}), deal.inside)
            else:
                yield from ends(replace(deal, leader=deal.inside[0]))
            return
        seat = (deal.dealer + 1 + deal.asked) % count
        if seat == deal.dealer and not deal.inside:
            yield settled(deal, Counter({seat: 3}), [seat])
            return
        yield from ends(replace(deal, asked=deal.asked + 1))
        yield from ends(replace(deal, asked=deal.asked + 1, inside=[*deal.inside, seat]))
        return
    # `inside` has the order of the bidding, which is also the order of play
    if len(deal.trick) == len(deal.inside):
        winner = taker(deal.trick, deal.up[1])
        taken = deal.taken + Counter([winner])
        if deal.number == 2:
            yield settled(deal, taken, deal.inside)
        else:
            yield from ends(replace(deal, trick=[], number=deal.number + 1, taken=taken, leader=winner))
        return
    place = (deal.inside.index(deal.leader) + len(deal.trick)) % len(deal.inside)
    seat = deal.inside[place]
    for move in options(deal.hands[seat], deal.up[1], deal.up, len(deal.inside), deal.number, deal.trick):
        verb, card = move.split()
        hands = {**deal.hands, seat: [other for other in deal.hands[seat] if other != card]}
        yield from ends(replace(deal, hands=hands, trick=[*deal.trick, (seat, card, verb == "blank")]))
