"""The data of the area between the seats: stock, trick, heap, money."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ..rules import Card


class SaidByClause(TypedDict):
    """A sentence with its clause."""

    text: str
    clause: str


class PlayedCard(TypedDict):
    """A card of a trick; `code` is None if it was played face down."""

    seat: int
    code: str | None
    blank: bool
    winning: bool
    words: str


class RowOfCards(TypedDict):
    """A row of open cards of the game's own, with its label."""

    name: str
    label: str
    cards: list[str | None]


class Counter(TypedDict):
    """A counter, such as the pot."""

    id: str
    label: str
    value: str
    title: str
    differs: NotRequired[bool]


class Bete(TypedDict):
    """A bete; `going` is whether it is played for now."""

    value: int
    going: bool


class Heap(TypedDict):
    """The heap in the middle, its stock, and the effects in force."""

    cards: list[Card]
    below: int
    words: str
    inEffect: list[SaidByClause]
    stock: int | None
    stockWords: str
    discard: int | None


class Middle(TypedDict):
    """The area between the seats: stock, upcard and trump, open cards, the trick, the heap, money."""

    trump: str | None
    trumpWords: str
    up: list[str | None]
    talon: int | None
    middle: list[str | None]
    piles: list[list[str | None]]
    rows: list[RowOfCards]
    plays: bool
    trick: list[PlayedCard]
    lastTrick: list[PlayedCard] | None
    counters: list[Counter]
    betar: list[Bete]
    heap: Heap | None
