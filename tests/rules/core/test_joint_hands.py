"""Hands that fit together, listed and drawn, compared with all hands of a small pack."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from knack_widgets.rules.core.cards import Card, mask_of
from knack_widgets.rules.core.tricks import joint_hands
from knack_widgets.rules.core.tricks.joint_hands import Holding, Together

PACK = tuple(map(Card, ("2c", "3c", "4c", "5c", "6c", "7c", "8c")))


def hands(cards: tuple[Card, ...], room: int) -> list[Holding]:
    return [Holding(mask_of(hand), (), mask_of(hand)) for hand in combinations(cards, room)]


def face_down(cards: tuple[Card, ...], down: tuple[Card, ...]) -> list[Holding]:
    """Return holdings of one card in hand and one face-down card."""
    return [
        Holding(mask_of([card]), (under,), mask_of([card, under])) for under in down for card in cards if card != under
    ]


ABLE = (hands(PACK[:4], 2), face_down(PACK[2:], PACK[1:6]), hands(PACK, 1))


@pytest.mark.parametrize("listed", [0, 10_000], ids=["placed", "listed"])
def test_every_way_is_drawn_as_often_as_the_others(monkeypatch: pytest.MonkeyPatch, listed: int) -> None:
    monkeypatch.setattr(joint_hands, "TRIES", 0)
    monkeypatch.setattr(joint_hands, "LISTED", listed)
    together_hands = Together(PACK, ABLE)
    every = list(together_hands.each())
    assert len(every) == len({*every}) > 50
    drawn = Counter(together_hands.draw(str(seed)) for seed in range(40 * len(every)))
    assert drawn.keys() == {*every}
    assert sum((count - 40) ** 2 / 40 for count in drawn.values()) < len(every) + 4 * (2 * len(every)) ** 0.5


def test_hands_that_depend_on_each_other_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joint_hands, "TRIES", 0)
    monkeypatch.setattr(joint_hands, "LISTED", 0)
    apart = [holding for holding in hands(PACK, 2) if holding.mask != mask_of(PACK[:2])]  # one of two cards, not both
    together_hands = Together(PACK, (apart, hands(PACK[:3], 1)))
    every = {*together_hands.each()}
    assert {together_hands.draw(str(seed)) for seed in range(60 * len(every))} == every


def test_many_seats_are_counted_before_they_are_sought() -> None:
    seats = Together(PACK, [hands(PACK, 1)] * 6)
    assert seats.are_more_than(5039)
    assert not seats.are_more_than(5040)
    assert len(list(seats.each())) == 5040
    assert not Together(PACK, [hands(PACK, 1)] * 2).are_more_than(1), "few seats are sought at once"
