"""Data for a page, made of exact types.

Hosts encode data by type: to some of them a `Card` is an object, not a string.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Final

_EXACT: Final = frozenset({str, int, float, bool, type(None)})


def exact(value: object) -> object:
    """Return a value made of exact `str`, `int`, `float`, `bool`, `None`, `list` and `dict`.

    Raise TypeError for a value that is not made of their subclasses, tuples, mappings and sets.

    >>> exact(({1: (True, None)}, "a"))
    [{1: [True, None]}, 'a']
    """
    if type(value) in _EXACT:
        return value
    if isinstance(value, Mapping):
        return {exact(key): exact(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [exact(each) for each in value]
    if isinstance(value, str):
        return str.__str__(value)
    if isinstance(value, Set):
        return sorted((exact(each) for each in value), key=str)
    for kind in (int, float):
        if isinstance(value, kind):
            return kind(value)
    raise TypeError(f"{type(value).__name__} cannot be sent to a page")
