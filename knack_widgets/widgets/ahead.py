"""A prefetch of the steps before and after the shown step.

The data are sent after the answer to an intent, if no other intent arrives during a short pause. The page then shows
the step without waiting for the kernel. The data are computed on a copy of the desk, as if the reader had gone to the
step. Therefore they contain only facts that the reader may see.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from copy import copy
from typing import Any, Final

from .desk import Desk
from .intents import LOOKING, do

WALKING: Final = frozenset({"step", "example"})
"""Intents after which the reader probably goes to the next step, even if intents of `LOOKING` follow."""
PAUSE: Final = 0.03
"""Pause after an intent during which no other intent may arrive (seconds)."""

Data = dict[str, Any]


def near(desk: Desk, view_of: Callable[[Desk], Data], shown: Mapping[str, Any]) -> Data:
    """Return the prefetched data for the page: the step number and the steps beside it.

    desk: the reader's desk, which is not changed
    view_of: a function that returns the traits of a desk
    shown: the traits that the page shows now

    Return `at`, the number of the shown step, and `steps`: step number as text → the traits that differ from `shown`,
    for the step before and the step after (if they exist).
    """
    at = desk.line.at
    there = [to for to in (at - 1, at + 1) if 0 <= to <= len(desk.line.steps)]
    views = {str(to): view_of(_desk_at(desk, to)) for to in there}
    return {
        "at": at,
        "steps": {
            to: {name: value for name, value in data.items() if shown[name] != value} for to, data in views.items()
        },
    }


def _desk_at(desk: Desk, to: int) -> Desk:
    """Return a copy of the desk at another step, without calling the desk's listeners."""
    other = copy(desk)
    other.changed, other.watching = [], []
    do(other, {"do": "step", "to": to})
    return other


def goes_on(walks: bool, name: object) -> bool:
    """Return whether the reader is stepping through the match after an intent.

    walks: whether the reader was stepping through it before
    name: the name of the intent
    """
    return name in WALKING or (walks and name in LOOKING)


def soon(act: Callable[[], None]) -> Callable[[], None]:
    """Schedule a call of `act` after `PAUSE` seconds; return a function that cancels it.

    Without a running event loop (in a script) `act` is never called.
    """
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        return lambda: None
    return loop.call_later(PAUSE, act).cancel
