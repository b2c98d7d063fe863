"""Svängknack's bidding, play and payment, implemented a second time from the rulings.

It uses sets and lists, and shares only the letters of the cards with the rules under test. It is slow, so that it can
be obviously right. Buying is left out: in these deals all players keep the cards that were dealt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

RANKS = "23456789TJQKA"
Lying = tuple[int, str, bool]
"""(seat, card, face down)"""
End = tuple[tuple[int, ...], int]
"""Balances and pot after the deal."""


@dataclass(frozen=True)
class Deal:
    """A deal after the antes and the cards have been dealt.

    top: the two top cards of the talon
    """

    dealer: int
    hands: dict[int, list[str]]
    top: list[str]
    pot: int
    balances: list[int]
    trump: str = ""
    swinger: int = -1
    passed: int = 0
    answers: dict[int, bool] = field(default_factory=dict)
    inside: list[int] = field(default_factory=list)
    leader: int = -1
    trick: list[Lying] = field(default_factory=list)
    number: int = 0
    taken: Counter[int] = field(default_factory=Counter)


def clockwise(first: int, count: int) -> list[int]:
    """Return all seats, beginning with `first`."""
    return [*range(first, count), *range(first)]


def options(hand: list[str], trump: str, number: int, trick: list[Lying]) -> set[str]:
    """Return the plays ``play C`` and ``blank C`` that SK-9 and SK-10 allow."""
    if number == 1:
        trumps = {card for card in hand if card[1] == trump}
        return {f"play {card}" for card in trumps} or {f"blank {card}" for card in hand}
    if trick:
        same = {card for card in hand if card[1] == trick[0][1][1]}
        return {f"play {card}" for card in same or set(hand)}
    return {f"play {card}" for card in hand}


def taker(trick: list[Lying], trump: str) -> int:
    """Return the seat that takes a full trick.

    The highest trump takes it, and a face-down lead is the lowest trump; without either it is the highest card of the
    suit led. A face-down card that follows never takes it.
    """

    def worth(played: Lying) -> int:
        _, card, hidden = played
        if hidden:
            return 100 if played == trick[0] else -1
        suit = None if trick[0][2] else trick[0][1][1]
        return RANKS.index(card[0]) + (101 if card[1] == trump else 50 if card[1] == suit else 0)

    return max(trick, key=worth)[0]


def settled(deal: Deal) -> End:
    """Return the end of a deal (SK-11): a third of the pot for each trick.

    Then each seat that was in and took none pays the whole amount.
    """
    money = list(deal.balances)
    after = 0
    for seat in deal.inside:
        money[seat] += deal.pot * deal.taken[seat] // 3
        if not deal.taken[seat]:
            money[seat] -= deal.pot
            after += deal.pot
    return tuple(money), after


def ends(deal: Deal) -> Iterator[End]:
    """Yield the ends of the deal, one for each way to bid and play it."""
    count = len(deal.hands)
    forehand = (deal.dealer + 1) % count
    if not deal.trump and deal.swinger < 0:
        if deal.passed == 2:
            yield tuple(deal.balances), deal.pot
            return
        yield from ends(replace(deal, passed=deal.passed + 1))
        yield from ends(replace(deal, swinger=(forehand + deal.passed) % count))
    elif not deal.trump:
        for suit in {card[1] for card in deal.top}:
            yield from ends(replace(deal, trump=suit))
    elif not deal.inside:
        if deal.swinger < 0:
            yield from ends(replace(deal, inside=clockwise(forehand, count), leader=forehand))
            return
        order = clockwise(deal.swinger, count)
        asked = [seat for seat in order[1:] if seat not in deal.answers]
        if not asked:
            inside = [seat for seat in order if seat == deal.swinger or deal.answers[seat]]
            yield from ends(replace(deal, inside=inside, leader=deal.swinger))
            return
        yield from ends(replace(deal, answers={**deal.answers, asked[0]: True}))
        if len(asked) > 1 or any(deal.answers.values()):
            yield from ends(replace(deal, answers={**deal.answers, asked[0]: False}))
    elif len(deal.trick) == len(deal.inside):
        winner = taker(deal.trick, deal.trump)
        after = replace(deal, trick=[], number=deal.number + 1, taken=deal.taken + Counter([winner]), leader=winner)
        if after.number == 3:
            yield settled(after)
        else:
            yield from ends(after)
    else:
        # `inside` has the order of play
        place = (deal.inside.index(deal.leader) + len(deal.trick)) % len(deal.inside)
        seat = deal.inside[place]
        for move in options(deal.hands[seat], deal.trump, deal.number, deal.trick):
            verb, card = move.split()
            hands = {**deal.hands, seat: [other for other in deal.hands[seat] if other != card]}
            yield from ends(replace(deal, hands=hands, trick=[*deal.trick, (seat, card, verb == "blank")]))
