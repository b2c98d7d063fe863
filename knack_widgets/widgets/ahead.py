"""What the steps beside the one on the table would show, told before they are asked for: the page shows them at once.

Said after the answer to a press, once nothing else has been asked for a moment. It is worked out as if the step had
been asked for, on a copy of the desk, so that it holds what the reader would see and nothing else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from copy import copy
from typing import Any, Final

from .desk import Desk
from .intents import LOOKING, do

WALKING: Final = frozenset({"step", "example"})
"""Intents after which a step is likely to be next; also when something is only looked at in between (`LOOKING`)."""
PAUSE: Final = 0.03
"""Seconds after an intent in which nothing else may be asked."""

Data = dict[str, Any]


def near(desk: Desk, view_of: Callable[[Desk], Data], shown: Mapping[str, Any]) -> Data:
    """What a page is told: `at`, the step that it is on, and `steps`: of the one before and the one after it (as text),
    whichever there are, the traits that would differ from those `shown`.
    """
    at = desk.line.at
    there = [to for to in (at - 1, at + 1) if 0 <= to <= len(desk.line.steps)]
    found = {str(to): view_of(_desk_at(desk, to)) for to in there}
    return {
        "at": at,
        "steps": {to: {name: it for name, it in data.items() if shown[name] != it} for to, data in found.items()},
    }


def _desk_at(desk: Desk, to: int) -> Desk:
    """The desk as it would be at another step; nobody is told."""
    one = copy(desk)
    one.changed = []
    do(one, {"do": "step", "to": to})
    return one


def goes_on(walks: bool, name: object) -> bool:
    """Whether the reader, who has walked through the match or not, does after an intent of this name."""
    return name in WALKING or (walks and name in LOOKING)


def soon(act: Callable[[], None]) -> Callable[[], None]:
    """Have `act` called after the pause, where presses are answered; returns what calls it off.

    Where nobody answers presses (a script) it is not called.
    """
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        return lambda: None
    return loop.call_later(PAUSE, act).cancel
