"""Events: what a move brought about. An event is a tuple: name, facts in this order, id of the clause that says so.

What several games tell is declared here; what one game alone tells, in its own `events`. Whoever narrates an event, or
reads its facts, asks the game (`Facts.events`). Amounts are whole units of money.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple


class EventKind(NamedTuple):
    """What events of a name tell. `facts`: the names of their facts, in order.

    `move`: what the move that brings them about says of it: the ``same``, or ``more`` (it may name the cards). A
    narration then tells one of the two. `ending`: they say how a deal or a match ended, wherever in a deal they happen.
    """

    facts: tuple[str, ...]
    move: str | None = None
    ending: bool = False


def event(*facts: str, move: str | None = None, ending: bool = False) -> EventKind:
    """What a table of events declares under a name; `EventKind` says what each part means."""
    return EventKind(facts, move, ending)


Events = Mapping[str, EventKind]
"""Name → what events of this name tell."""

SHARED: Final[Events] = {
    "dealt": event("seat", move="same"),
    "up": event("card", "suit"),
    "several": event("count"),
    "lie": event("count"),
    "turn": event("seat"),
    "knocks": event("seat", move="same"),
    "folds": event("seat", move="same"),
    "wins": event("seat", ending=True),
    "face-down": event("seat"),
    "trick": event("seat"),
    "apart": event("count", ending=True),
    "gone": event(ending=True),
    "ante": event("seat", "amount"),
    "pot": event("amount"),
    "talon": event("count"),
    "forced": event(),
    "bought": event(),
    "buys": event("seat", "count", move="more"),
    "stands": event("seat", move="same"),
    "round": event("number"),
    "talon-out": event(ending=True),
    "blanked": event("seat"),
    "takes": event("seat", "amount", "count", ending=True),
    "pays-in": event("seat", "amount", ending=True),
    "pooled": event("amount", "each", ending=True),
    "rest": event("amount", ending=True),
    "drew": event("seat", "card", ending=True),
    "again": event("count", ending=True),
    "rest-won": event("seat", "amount", ending=True),
    "ends": event(),
}
"""What several games tell."""


def all_events(game_id: str, own: Events) -> Events:
    """What a game tells: its own events, and those of several games. `ValueError`: some are both."""
    if twice := sorted(SHARED.keys() & own.keys()):
        raise ValueError(f"{game_id} declares events that several games have: {', '.join(twice)}")
    return MappingProxyType({**SHARED, **own})
