"""Traits that are computed when they are read, and never sent to the page; programs can observe and link them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cached_property
from typing import Generic, TypeVar

import traitlets
from traitlets.utils.sentinel import Sentinel

Value = TypeVar("Value")


class Computed(traitlets.TraitType[Value, object], Generic[Value]):
    """A trait whose value is computed from the widget.

    read: the function that returns the value for a widget
    write: the function that changes the widget so that the trait has a value; without it the trait is read-only
    help: what the trait is, for `help()`
    """

    def __init__(
        self,
        read: Callable[..., Value],
        write: Callable[..., None] | None = None,
        *,
        help: str,  # noqa: A002  traitlets calls it so
    ) -> None:
        super().__init__(read_only=write is None, help=help)
        self._read, self._write = read, write

    def get(self, obj: object, cls: object = None) -> Value:
        """Return the value now."""
        del cls
        return self._read(obj)

    def set(self, obj: object, value: object) -> None:
        """Change the widget so that the trait has a value."""
        assert self._write is not None
        self._write(obj, value)


class Computing(traitlets.HasTraits):
    """A widget with computed traits, whose observers are called when a value has changed."""

    def observe(
        self,
        handler: Callable[..., object],
        names: Sentinel | str | Collection[Sentinel | str] = traitlets.All,
        type: Sentinel | str = "change",  # noqa: A002  traitlets calls it so
    ) -> None:
        """Call a function when traits change.

        handler: the function, which gets the change with `name`, `old` and `new`
        names: the name of a trait, or several names; by default all traits
        type: the type of the changes
        """
        super().observe(handler, names, type)
        noted = self._noted
        for name in self._list_observed() - noted.keys():
            noted[name] = getattr(self, name)

    @cached_property
    def _noted(self) -> dict[str, object]:
        """The last values of the computed traits that have observers."""
        return {}

    @cached_property
    def _computed(self) -> frozenset[str]:
        return frozenset(name for name, trait in self.traits().items() if isinstance(trait, Computed))

    def _list_observed(self) -> frozenset[str]:
        """Return the names of the computed traits that have observers; none before the widget has its desk."""
        heard = {name for name, handlers in self._trait_notifiers.items() if any(handlers.values())}
        if not heard or "_stop_listening" not in self.__dict__:
            return frozenset()
        return self._computed if traitlets.All in heard else self._computed & heard

    def _call_observers(self) -> None:
        """Call the observers of the computed traits that have changed."""
        values = {name: getattr(self, name) for name in self._list_observed()}
        noted, self.__dict__["_noted"] = self._noted, values
        for name, new in values.items():
            old = noted.get(name, new)
            if not (old is new or old == new):
                self._notify_trait(name, old, new)
