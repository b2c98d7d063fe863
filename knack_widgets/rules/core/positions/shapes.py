"""Shapes of fields, by which a page offers places for cards, or controls."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from .kinds import AnyKind, Cards, Number, OneCard, Seat, Truth, Word
from .values import ListOf, Maybe, Play

ShapeName = Literal[
    "cards", "plays", "truth", "seat", "seats", "word", "number", "numbers", "card", "grid", "row", "rows", "other"
]


@dataclass(frozen=True, slots=True)
class Shape:
    """The shape of a field, or of a part of a row.

    name: the values that the field has: cards in a row, the cards of a trick, a truth value, a seat, seats, a word, a
        number, numbers, a card, truth values for each seat, a row of values, rows, or something else
    depth: the number of lists around the cards: 1 for a row of cards for each seat
    absent: whether the value may be absent; of rows, whether there is at most one
    choices: the possible words, or the usual numbers
    parts: name → shape of each value of a row
    bare: whether a row is its only value, and no tuple
    """

    name: ShapeName
    depth: int = 0
    absent: bool = False
    choices: tuple[str, ...] = ()
    parts: tuple[tuple[str, Shape], ...] = ()
    bare: bool = False

    @property
    def is_control(self) -> bool:
        """True if the field is no place for cards, and a page can offer controls for it."""
        return self.name not in ("cards", "plays", "row", "other")

    @property
    def is_part(self) -> bool:
        """True if a page can offer controls for the value as a part of a row."""
        return self.name in ("truth", "seat", "word", "number", "numbers", "card", "cards")


OTHER: Final = Shape("other")


def shape_of(kind: AnyKind) -> Shape:
    """Return the shape of the values of a kind.

    >>> shape_of(ListOf(Cards())).depth, shape_of(Maybe(Seat())).absent
    (1, True)
    """
    if isinstance(kind, Maybe):
        inner = shape_of(kind._kind)
        if inner.name == "row":
            return replace(inner, name="rows", absent=True)
        return replace(inner, absent=True) if inner.is_control and inner.name not in ("grid", "rows") else OTHER
    if isinstance(kind, ListOf):
        return _shape_of_list(kind)
    if kind.parts:
        return Shape("row", parts=tuple((name, shape_of(part)) for name, part in kind.parts.items()))
    if isinstance(kind, Seat):
        return Shape("seat")
    if isinstance(kind, Number):
        return Shape("number", choices=tuple(map(str, kind.usual)))
    if isinstance(kind, Word):
        return Shape("word", choices=kind._choices)
    simple: dict[type[AnyKind], ShapeName] = {Cards: "cards", OneCard: "card", Truth: "truth"}
    return next((Shape(name) for known, name in simple.items() if isinstance(kind, known)), OTHER)


def _shape_of_list(kind: ListOf[object, object]) -> Shape:
    if isinstance(kind._kind, Play):
        return Shape("plays")
    inner = shape_of(kind._kind)
    if inner.name in ("cards", "plays"):
        return replace(inner, depth=inner.depth + 1)
    if inner.name == "row":
        return replace(inner, name="rows")
    if isinstance(kind._kind, ListOf) and isinstance(kind._kind._kind, Truth):
        return Shape("grid")
    if kind.repeats:
        return Shape("rows", parts=((inner.name, inner),), bare=True)
    lists: dict[str, ShapeName] = {"seat": "seats", "number": "numbers"}
    return Shape(lists[inner.name]) if inner.name in lists and not inner.absent else OTHER
