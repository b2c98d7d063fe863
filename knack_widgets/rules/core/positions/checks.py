"""Helpers for the checks of positions: values as text, and values that follow from others."""

from __future__ import annotations

from typing import Any

from ..seats import all_from
from .faults import Faults, PositionError
from .form import Draft
from .kinds import NOTHING


def as_text(value: Any) -> str:
    """Return a value of a position as text, for a message."""
    if isinstance(value, tuple):
        return " ".join(map(str, value)) or NOTHING
    return NOTHING if value is None else str(value)


def follows(draft: Draft, name: str, expected: object, clause: Any) -> Faults:
    """Yield a fault if a field does not have the value that follows from other fields."""
    if draft[name] != expected:
        yield PositionError("follows", name, clause, read=as_text(draft[name]), expected=as_text(expected))


def seats_until(first: int, last: int | None, seats: int) -> tuple[int, ...]:
    """Return the seats in the order of play from `first` to the seat before `last`.

    >>> seats_until(2, 1, 4)
    (2, 3, 0)
    """
    return all_from(first, seats)[: ((last or 0) - first) % seats]
