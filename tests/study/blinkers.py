"""States that show only some facts, so that a test sees on which facts a verdict rests."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any

from knack_widgets.rules import State


class UnreadFactError(AssertionError):
    """A verdict has read a fact that it was not to need."""


class Count:
    """A collection of which only the size may be asked.

    size: the number of its items
    """

    def __init__(self, size: int) -> None:
        self.size = size

    def __len__(self) -> int:
        return self.size


class Blinkered:
    """A state of which only some fields may be read: its methods and properties see no others.

    state: the state
    facts: field → the value that is shown; fields of the state with the value None in `shown` are the state's own
    """

    def __init__(self, state: State, shown: Mapping[str, Any]) -> None:
        self.__dict__.update(_state=state, _shown={"_legal": None, "setup": state.setup, **shown})

    def __getattr__(self, name: str) -> Any:
        if name in self._shown:
            return self._shown[name]
        member = inspect.getattr_static(type(self._state), name, None)
        if isinstance(member, property) and member.fget:
            return member.fget(self)
        if inspect.isfunction(member):
            return member.__get__(self)
        raise UnreadFactError(name)
