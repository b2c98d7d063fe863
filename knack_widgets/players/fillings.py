"""Unseen cards in place of a position's unknown ones: all ways of filling some places, or drawn ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Final

from ..rules import Card, Position, PositionError
from ..rules.core.placing import Place, Placing
from ..rules.core.positions.faults import NotGivenError
from ..rules.core.positions.form import checks_about, fields_of
from ..rules.core.positions.kinds import UNKNOWN

MAX_WORLDS: Final = 2600
"""Greatest number of fillings that are all judged; of more, `DRAWN` are drawn."""
DRAWN: Final = 400
MAX_DRAWS: Final = 2000
"""Greatest number of draws in search of cards that fit a position: some positions fit one hand in 170."""


def complete(position: Position, seed: int | str = 1) -> Position:
    """Return the position with unseen cards in place of the unknown ones; the same cards for the same seed.

    position: the position
    seed: the seed of the draw

    Raise `PositionError` if the position cannot be, or if no drawn cards fit.
    """
    for fault in position.faults():
        raise fault
    places = tuple(dict.fromkeys(position.unknown()))
    if not places:
        return position
    rooms = count_rooms(position, places)
    placing = _placing(position, places, rooms)
    faults: tuple[PositionError, ...] = ()
    checks = checks_about(position.draft, {place.partition(".")[0] for place in places})
    for number in range(MAX_DRAWS):
        placed = placing.draw(f"{seed}:{number}")
        filled = fill_places(position, places, rooms, _cards_placed(placed))
        faults = filled.faults(pack=False, checks=checks)
        if not faults:
            return Position(filled.setup, filled.values)
    raise faults[0]


def count_rooms(position: Position, places: tuple[str, ...]) -> list[int]:
    """Return the number of unknown cards in each place."""
    unknown = Counter(position.unknown())
    return [unknown[place] for place in places]


def list_fillings(
    position: Position, places: tuple[str, ...], rooms: list[int], seed: int
) -> tuple[bool, Iterator[tuple[Card, ...]]]:
    """Return whether the fillings are all there are, and the cards of each, place by place."""
    placing = _placing(position, places, rooms)
    if placing.count <= MAX_WORLDS:
        return True, map(_cards_placed, dict.fromkeys(placing.each()))
    return False, (_cards_placed(placing.draw(f"{seed}:{number}")) for number in range(DRAWN))


def _cards_placed(placed: tuple[tuple[Card, ...], ...]) -> tuple[Card, ...]:
    """Return the cards in all places but the last, which has the cards that are left."""
    return tuple(chain.from_iterable(placed[:-1]))


def _placing(position: Position, places: tuple[str, ...], rooms: list[int]) -> Placing:
    unseen = _unseen(position)
    left = len(unseen) - sum(rooms)
    if left < 0:
        raise PositionError("too-many", places[0], count=sum(rooms), limit=len(unseen))
    return Placing(unseen, [*(Place(room) for room in rooms), Place(left)])


def _unseen(position: Position) -> tuple[Card, ...]:
    setup, fields = position.setup, fields_of(position.setup.game)
    lying: Counter[Card] = Counter()
    for name in fields.holding:
        try:
            lying.update(card for card in fields.kinds[name].cards(position.draft[name]) if card != UNKNOWN)
        except NotGivenError:
            continue
    return tuple((Counter(setup.game.pack(setup)) - lying).elements())


def fill_places(position: Position, places: tuple[str, ...], rooms: list[int], cards: tuple[Card, ...]) -> Position:
    """Return the position with cards in some places, unchecked."""
    if not places:
        return position
    at, waiting = 0, {}
    for place, room in zip(places, rooms, strict=True):
        waiting[place] = list(cards[at : at + room])
        at += room
    fields = {place.partition(".")[0] for place in places}
    return position.fill(
        fields, lambda card, place: waiting[place].pop(0) if card == UNKNOWN and waiting.get(place) else card
    )
