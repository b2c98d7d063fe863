"""Ways to place unseen cards, compared with all permutations of a small pack."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from knack_widgets.rules.core.cards import Card
from knack_widgets.rules.core.placing import Place, Placed, Placing

PACK = tuple(map(Card, ("2c", "3c", "4c", "5c", "6c")))
LOW, HIGH = frozenset(PACK[:2]), frozenset(PACK[3:])


def list_ways(rooms: tuple[int, ...], barred: tuple[frozenset[Card], ...]) -> Counter[tuple[frozenset[Card], ...]]:
    """Return how often each way occurs among the permutations without barred cards."""
    counts = Counter[tuple[frozenset[Card], ...]]()
    for cards in permutations(PACK):
        ends = [sum(rooms[: at + 1]) for at in range(len(rooms))]
        way = tuple(frozenset(cards[end - room : end]) for room, end in zip(rooms, ends, strict=True))
        if not any(own & bar for own, bar in zip(way, barred, strict=True)):
            counts[way] += 1
    return counts


@pytest.mark.parametrize(
    "barred", [(frozenset(), frozenset(), frozenset()), (HIGH, LOW, frozenset()), (LOW, frozenset(), HIGH)]
)
def test_every_way_is_counted_listed_and_drawn(barred: tuple[frozenset[Card], ...]) -> None:
    rooms = (2, 1, 2)
    every = list_ways(rooms, barred)
    placing = Placing(PACK, [Place(room, barred=bar) for room, bar in zip(rooms, barred, strict=True)])
    assert Counter(tuple(map(frozenset, way)) for way in placing.each()) == Counter(dict.fromkeys(every, 1))
    assert placing.count == len(every)
    drawn = Counter(tuple(map(frozenset, placing.draw(str(seed)))) for seed in range(60 * len(every)))
    assert drawn.keys() == every.keys()
    assert sum((count - 60) ** 2 / 60 for count in drawn.values()) < len(every) + 4 * (2 * len(every)) ** 0.5


def test_rooms_that_may_be_split_otherwise_are_split_as_often_as_said() -> None:
    splits = tuple((ways, (Place(room, barred=HIGH), Place(2 - room))) for ways, room in ((6, 1), (2, 2), (4, 0)))
    placing = Placing(PACK, [splits, Place(3)])
    every = Counter[tuple[frozenset[Card], ...]]()
    for ways, room in ((3, 1), (1, 2), (2, 0)):
        for way in Placing(PACK, [Place(room, barred=HIGH), Place(2 - room), Place(3)]).each():
            every[tuple(map(frozenset, way))] += ways
    assert Counter(tuple(map(frozenset, way)) for way in placing.each()) == every
    assert placing.count == every.total()
    drawn = Counter(tuple(map(frozenset, placing.draw(str(seed)))) for seed in range(100 * len(every)))
    share = drawn.total() / every.total()
    assert drawn.keys() == every.keys()
    chi_square = sum((drawn[way] - share * ways) ** 2 / (share * ways) for way, ways in every.items())
    assert chi_square < len(every) + 4 * (2 * len(every)) ** 0.5


def test_places_have_room_for_all_cards() -> None:
    with pytest.raises(ValueError, match="5 cards for 4 places"):
        Placing(PACK, [Place(4)])
    with pytest.raises(ValueError, match="found no deal that leads to this view"):
        Placing(PACK, [Place(2, barred=frozenset(PACK)), Place(3)]).draw("1")


@pytest.mark.parametrize("empty", [Place(0), Place(0, barred=LOW), ((1, (Place(0, barred=LOW), Place(0))),)])
def test_hundreds_of_places_without_room_change_nothing(empty: Any) -> None:
    few = [Place(2, ordered=True, barred=HIGH), Place(2), Place(1, barred=LOW)]
    bare, placing = Placing(PACK, few), Placing(PACK, [few[0], *[empty] * 300, *few[1:], empty])
    assert placing.count == bare.count
    with_room = [tuple(cards for cards in way if cards) for way in placing.each()]
    assert with_room == list(bare.each())
    drawn = {_unordered(tuple(filter(None, placing.draw(str(seed))))) for seed in range(400)}
    assert drawn == {*map(_unordered, bare.each())}


def _unordered(way: Placed) -> tuple[Any, ...]:
    """Return a way of which only the first place is in order."""
    return (way[0], *map(frozenset, way[1:]))
