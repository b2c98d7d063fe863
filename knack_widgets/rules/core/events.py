"""Events: the results of a move.

An event is a tuple: name, facts in the declared order, id of the clause that causes it. Events that several
games share are declared here, others in the game's own `events` module. Code that narrates an event or
reads its facts asks the game (`Facts.events`). Amounts are whole units of money.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from .moves import Move

Event = tuple[Any, ...]
"""(name, facts …, clause id)"""


class EventKind(NamedTuple):
    """The declaration of the events with one name.

    facts: names of their facts, in order
    move: ``same`` if the text of the move that causes the event already says all of it, ``more`` if that text says
        more (it may name the cards), or None. Unless it is None, a narration tells only the move or only the event.
    ending: whether the event says how a deal or a match ended, even if it happens in the middle of a deal
    verb: the verb of the moves for which `move` holds, or None if it holds for every move that causes the event
    """

    facts: tuple[str, ...]
    move: str | None = None
    ending: bool = False
    verb: str | None = None

    def says_move(self, move: Move) -> bool:
        """Return whether these events repeat, or say more than, the text of a move."""
        return self.move is not None and self.verb in (None, move.verb)


def event(*facts: str, move: str | None = None, ending: bool = False, verb: str | None = None) -> EventKind:
    """Return the declaration of an event; the parameters are those of `EventKind`."""
    return EventKind(facts, move, ending, verb)


Events = Mapping[str, EventKind]
"""Event name → its declaration."""

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
    "ends": event(move="same", verb="end"),
}
"""The events that several games share."""


def all_events(game_id: str, own: Events) -> Events:
    """Return the declarations of a game's own events and of the shared ones.

    Raise `ValueError` if a name is in both.
    """
    if twice := sorted(SHARED.keys() & own.keys()):
        raise ValueError(f"{game_id} declares events that several games have: {', '.join(twice)}")
    return MappingProxyType({**SHARED, **own})
