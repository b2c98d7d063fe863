"""Small functions of the games of tricks and of the ledger."""

from __future__ import annotations

from math import comb

import pytest

from knack_widgets.players import worlds
from knack_widgets.rules import Card, games
from knack_widgets.rules.core.scores import add_betar, credit, going_bete, split
from knack_widgets.rules.core.seats import next_seat
from knack_widgets.rules.core.tricks.state import Played, highest


def trick(text: str) -> tuple[Played, ...]:
    """Return a trick from seat 0 on; cards in brackets are face down."""
    words = text.split()
    return tuple(Played(seat, Card(word.strip("[]")), word.startswith("[")) for seat, word in enumerate(words))


@pytest.mark.parametrize(
    ("text", "suit", "seat"),
    [
        *(("7h 9h 8h", "h", 1), ("7h 9h 8h", "s", None), ("Ah 6s Kh", "s", 1), ("6s As Ks", "s", 1), ("", "h", None)),
        *(("[Ah] 7h 8h", "h", 2), ("[As] 6h", "s", None), ("7h [Ah]", "h", 0), ("Xb 7h", "h", 1), ("Xb Xr", "h", None)),
    ],
)
def test_highest_card_of_a_suit_face_up(text: str, suit: str, seat: int | None) -> None:
    best = highest(trick(text), suit)
    assert (best.seat if best else None) == seat


def test_without_trump_nothing_is_trump() -> None:
    assert highest(trick("7h 8h"), None) is None


@pytest.mark.parametrize(
    ("seats", "seat", "after"), [((0, 1, 2), 0, 1), ((0, 1, 2), 2, 0), ((1, 4), 2, 4), ((1, 4), 4, 1), ((3,), 3, 3)]
)
def test_next_seat_to_the_left(seats: tuple[int, ...], seat: int, after: int) -> None:
    assert next_seat(seats, seat) == after


def test_the_ledger_of_betar_is_ascending() -> None:
    assert add_betar((), 3) == (3,)
    assert add_betar((6, 12), 9, 3) == (3, 6, 9, 12)
    assert add_betar((6,)) == (6,)
    assert going_bete(()) == 0
    assert going_bete((3, 3, 6)) == 3


@pytest.mark.parametrize(
    ("total", "seats", "parts"), [(0, 3, (0, 0)), (9, 3, (3, 0)), (10, 3, (3, 1)), (2, 11, (0, 2))]
)
def test_splitting(total: int, seats: int, parts: tuple[int, int]) -> None:
    assert split(total, seats) == parts
    assert parts[0] * seats + parts[1] == total


def test_crediting_one_seat() -> None:
    assert credit((1, 2, 3), 0, -4) == (-3, 2, 3)
    assert credit((1, 2, 3), 2, 4) == (1, 2, 7)


def test_the_worlds_of_a_bidding_are_the_hands_that_the_other_seat_may_hold_each_once() -> None:
    view = games["knack"].start(players=2).deal(seed=1).view(0)
    hands = [frozenset(world.hands[1]) for world in worlds(view, n=5000)]
    assert len(hands) == len({*hands}) == comb(36 - 4, 3)
