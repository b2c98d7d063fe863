"""Immutable objects whose fields live in the instance's dictionary: the base of `State`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import ClassVar, NoReturn, Self

from .moves import Move


class Immutable:
    """A set of fields that never changes.

    `evolve` makes a changed copy: it copies the dictionary at C speed. Assignment is blocked. Equality and hash use all
    fields except the history.
    """

    _legal: tuple[Move, ...] | None
    """The legal moves, cached after the first use; not a part of the state."""
    _worked_out: ClassVar[tuple[str, ...]] = ()
    """Names of other cached attributes, which are not fields; `copy_with` of a game that has them must clear them."""
    _history: ClassVar[tuple[str, ...]] = ()
    """Fields that only record the history of a state; states that differ only in these fields are equal."""
    _forgotten: ClassVar[Mapping[str, object]] = MappingProxyType({})
    """History field that costs time at every move → its value if no worlds are computed."""

    def __init__(self, **fields: object) -> None:
        self.__dict__.update(fields, _legal=None)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a state is immutable: {name} cannot be set")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a state is immutable: {name} cannot be deleted")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other._position() == self._position()

    def __hash__(self) -> int:
        return hash(tuple(self._position().items()))

    def _position(self) -> dict[str, object]:
        return {name: value for name, value in self._fields().items() if name not in self._history}

    def _fields(self) -> dict[str, object]:
        return {name: value for name, value in self.__dict__.items() if name not in ("_legal", *self._worked_out)}

    def __reduce__(self) -> tuple[object, ...]:
        return partial(type(self), **self._fields()), ()

    def evolve(self, **changes: object) -> Self:
        """Return a copy of the state with some fields changed.

        changes: field name → value
        """
        return self.copy_with(changes)

    def copy_with(self, changes: Mapping[str, object]) -> Self:
        """Return a copy of the state with some fields changed.

        A mapping is a third faster than the keywords of `evolve`; moves in simulated matches need this.

        changes: field name → value
        """
        new = object.__new__(type(self))
        fields = new.__dict__
        fields |= self.__dict__
        fields |= changes
        fields["_legal"] = None
        return new

    def forget(self) -> Self:
        """Return the same position without the fields that only help to find possible worlds.

        Computer players that do not think about hidden cards use it.
        """
        return self.copy_with(self._forgotten) if self._forgotten else self
