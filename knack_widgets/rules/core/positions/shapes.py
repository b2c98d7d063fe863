"""Shapes of fields, by which a page offers places for cards, or controls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from .kinds import AnyKind, Cards, Number, OneCard, Seat, Truth, Word
from .values import ListOf, Maybe, Play

ShapeName = Literal["cards", "plays", "truth", "seat", "seats", "word", "number", "numbers", "other"]


@dataclass(frozen=True, slots=True)
class Shape:
    """The shape of a field.

    name: the values that the field has: cards in a row, the cards of a trick, a truth value, a seat, seats, a word, a
        number, numbers, or something else
    depth: the number of lists around the cards: 1 for a row of cards for each seat
    absent: whether the value may be absent
    choices: the possible words
    """

    name: ShapeName
    depth: int = 0
    absent: bool = False
    choices: tuple[str, ...] = ()


OTHER: Final = Shape("other")


def shape_of(kind: AnyKind) -> Shape:
    """Return the shape of the values of a kind.

    >>> shape_of(ListOf(Cards())), shape_of(Maybe(Seat()))
    (Shape(name='cards', depth=1, absent=False, choices=()), Shape(name='seat', depth=0, absent=True, choices=()))
    """
    if isinstance(kind, Maybe):
        inner = shape_of(kind._kind)
        return OTHER if inner.depth or inner.name in ("cards", "plays") else Shape(inner.name, 0, True, inner.choices)
    if isinstance(kind, ListOf):
        return _shape_of_list(kind)
    if isinstance(kind, Seat):
        return Shape("seat")
    if isinstance(kind, Word):
        return Shape("word", choices=kind._choices)
    if isinstance(kind, Cards | OneCard):
        return Shape("cards") if isinstance(kind, Cards) else OTHER
    return Shape("truth") if isinstance(kind, Truth) else Shape("number") if isinstance(kind, Number) else OTHER


def _shape_of_list(kind: ListOf[object, object]) -> Shape:
    if isinstance(kind._kind, Play):
        return Shape("plays")
    inner = shape_of(kind._kind)
    if inner.name in ("cards", "plays"):
        return Shape(inner.name, inner.depth + 1)
    lists: dict[str, ShapeName] = {"seat": "seats", "number": "numbers"}
    return Shape(lists[inner.name]) if inner.name in lists and not inner.absent else OTHER
