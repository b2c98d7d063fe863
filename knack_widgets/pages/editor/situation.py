"""Situations: the fields that a reader lays out, and the cards in each place. A situation may be impossible."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from types import MappingProxyType
from typing import Any, Self

from ...rules import Position, PositionError, games
from ...rules.core.facts import Setup
from ...rules.core.positions.faults import NotGivenError
from ...rules.core.positions.form import Fields, fields_of
from ...rules.core.positions.reading import check_shape, read_values, write_values
from ...rules.core.positions.shapes import Shape, shape_of
from ...rules.core.positions.text import read_line

FieldValue = Any
"""The value of a field; its type depends on the field."""
Values = Mapping[str, FieldValue]
"""Field → its value."""
Lying = tuple[FieldValue, ...]
"""What lies in a place: cards, or cards of a trick with their seats."""


class PlaceError(LookupError):
    """A place, a card or a field that a situation does not have."""


@dataclass(frozen=True)
class Situation:
    """A situation as a reader has laid it out.

    setup: the set-up of the match
    values: field → value, as in a position; fields that are absent follow from the others
    """

    setup: Setup
    values: Values

    # -- making

    @classmethod
    def lay_out(cls, position: Position) -> Self:
        """Return the situation of a position, such as that of a view, which has hidden cards as unknown ones.

        A turn that follows from the other fields is left out, so that it follows the further changes.
        """
        values = dict(position.values)
        values.pop("turn", None)
        draft = cls(position.setup, MappingProxyType(values))
        if draft.follows("turn") != position.values.get("turn"):
            draft = cls(position.setup, position.values)
        holding = {name: position.draft[name] for name in draft.fields.holding if _is_known(position, name)}
        shown = {name: value for name, value in holding.items() if name in draft.asked and name not in draft.values}
        return cls(position.setup, MappingProxyType({**draft.values, **shown}))

    @classmethod
    def parse(cls, line: str) -> Self:
        """Return the situation of a line, as `str` writes it; the line of a position can be read, too.

        Raise `PositionError` or `OptionError` for a text that cannot be read.
        """
        name, raw = read_line(line)
        if name not in games:
            raise PositionError("game", read=name[:40], expected=", ".join(games))
        setup, values = read_values(games[name], raw)
        phase = values.get("phase", "play")
        return cls(setup, MappingProxyType({"phase": phase, **values}))

    def __str__(self) -> str:
        """Return the situation in one line."""
        return write_values(self.setup, self.values)

    # -- what is there

    @cached_property
    def fields(self) -> Fields:
        """The fields of the game's positions."""
        return fields_of(self.setup.game)

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.setup.game.id

    @property
    def phase(self) -> str:
        """The phase."""
        phase: str = self.values["phase"]
        return phase

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.setup.names)

    @property
    def asked(self) -> tuple[str, ...]:
        """The fields that the reader is asked for, in order."""
        return tuple(self.fields.form.asked.get(self.phase, ()))

    @property
    def offered(self) -> tuple[str, ...]:
        """The fields that the reader may give besides: the rare ones, and others that are given already."""
        form = self.fields.form
        rare = (name for name in form.rarely.get(self.phase, ()) if form.only.get(name, _always)(self.setup))
        others = (name for name in self.values if self.shape(name).name not in ("row", "other") and name != "phase")
        return tuple(dict.fromkeys(name for name in (*rare, *others) if name not in self.asked))

    @cached_property
    def others(self) -> tuple[str, ...]:
        """All further fields of the game in this set-up: they follow from the rest, or matter to no question here."""
        form = self.fields.form
        seen = {"phase", *self.asked, *self.offered}
        return tuple(
            name for name in self.fields.kinds if name not in seen and form.only.get(name, _always)(self.setup)
        )

    def shape(self, name: str) -> Shape:
        """Return the shape of a field."""
        return shape_of(self.fields.kinds[name])

    def give(self, name: str, value: FieldValue) -> Self:
        """Return the situation with another value of a field, which is written and read again.

        Raise `PositionError` if the field cannot have the value.
        """
        kind = self.fields.kinds[name]
        changed = {name: kind.read(kind.write(value), name)}
        check_shape(self.fields, self.setup, changed)
        return replace(self, values=MappingProxyType({**self.values, **changed}))

    @cached_property
    def position(self) -> Position | PositionError:
        """The position, or the fault that prevents it."""
        try:
            return Position(self.setup, self.values)
        except PositionError as error:
            error.game = self.game
            return error

    @cached_property
    def faults(self) -> tuple[PositionError, ...]:
        """The faults of the position; none if a move can be asked about."""
        return (self.position,) if isinstance(self.position, PositionError) else self.position.faults()

    def follows(self, name: str) -> FieldValue:
        """Return the value of a field if it is given, or as it follows from the others; None if it does not."""
        if name in self.values:
            return self.values[name]
        try:
            return Position(self.setup, self.values).draft[name]
        except (PositionError, NotGivenError, LookupError):
            return None

    def zone(self, place: str) -> Lying:
        """Return the cards of a place, those of a trick with their seats; () if the place does not exist yet."""
        name, path = self.path_of(place)
        value = self.follows(name)
        for number in path:
            value = value[number] if value is not None and number < len(value) else ()
        return tuple(value or ())

    def places(self, name: str) -> tuple[str, ...]:
        """Return the places of a field with cards, such as one for each seat."""
        shape, value = self.shape(name), self.follows(name)
        if shape.name not in ("cards", "plays"):
            return ()
        if shape.depth == 0:
            return (name,)
        outer = tuple(value or ())
        if shape.depth == 1:
            # nothing deals the cards of such a field here, so the reader begins its rows
            more = int(name in self.others and name not in self.fields.per_seat and len(outer) < self.seats)
            return tuple(f"{name}.{number}" for number in range(len(outer) + more))
        return tuple(f"{name}.{seat}.{number}" for seat, row in enumerate(outer) for number in range(len(row)))

    def path_of(self, place: str) -> tuple[str, tuple[int, ...]]:
        """Return the field of a place, and the numbers in it; raise `PlaceError` if there is no such place."""
        name, *words = place.split(".")
        if name not in self.fields.kinds or not all(
            word.isascii() and word.isdigit() and len(word) < 4 for word in words
        ):
            raise PlaceError(place)
        shape = self.shape(name)
        if shape.name not in ("cards", "plays") or len(words) != shape.depth:
            raise PlaceError(place)
        return name, tuple(map(int, words))


def _always(_: Setup) -> bool:
    return True


def _is_known(position: Position, name: str) -> bool:
    try:
        return bool(position.draft[name])
    except NotGivenError:
        return False
