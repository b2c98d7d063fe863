"""Events: the results of a move.

An event is a tuple: name, facts in the declared order, id of the clause that causes it. Events that several games share
are declared here, other events in the game's own `events` module. Code that narrates an event or reads its facts looks
the declaration up in the game (`Facts.events`). Amounts are whole units of money.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from .moves import Move

Event = tuple[Any, ...]
"""(name, facts …, clause id)"""

EventFacts = Mapping[str, Any]
"""The facts of an event by name."""

Transfer = Callable[[EventFacts, int], Mapping[int, int]]
"""Facts of an event, and number of seats → the change of each seat's balance (units of money)."""


def receives(facts: EventFacts, _: int) -> Mapping[int, int]:
    """Return the transfer of an event in which `seat` receives `amount`."""
    return {facts["seat"]: facts["amount"]}


def pays(facts: EventFacts, _: int) -> Mapping[int, int]:
    """Return the transfer of an event in which `seat` pays `amount`, `count` times if the event has a count."""
    return {facts["seat"]: -facts["amount"] * facts.get("count", 1)}


def pays_seat(facts: EventFacts, _: int) -> Mapping[int, int]:
    """Return the transfer of an event in which `payer` pays `amount` to `seat`."""
    return {facts["payer"]: -facts["amount"], facts["seat"]: facts["amount"]}


def share_equally(facts: EventFacts, seats: int) -> Mapping[int, int]:
    """Return the transfer of an event in which all seats receive `each`."""
    each: int = facts["each"]
    return dict.fromkeys(range(seats), each)


class EventKind(NamedTuple):
    """The declaration of all events with the same name.

    facts: names of the events' facts, in order
    move: ``same`` if the text of the causing move says exactly as much as the event: a narration then leaves out the
        move. ``more`` if the text of the move says more (it may name the cards): a narration then leaves out the event.
        None if the two say different things: a narration reports both.
    ending: whether the event says how a deal or a match ended, even if it happens in the middle of a deal
    verb: the verb of the moves to which `move` applies, or None if `move` applies to every move that causes the event
    transfer: how the event changes the balances, or None if it does not
    fails: whether the event reports that its seat has failed in the deal: has played, and has not won what it had to
    """

    facts: tuple[str, ...]
    move: str | None = None
    ending: bool = False
    verb: str | None = None
    transfer: Transfer | None = None
    fails: bool = False

    def says_move(self, move: Move) -> bool:
        """Return whether these events repeat, or say more than, the text of a move."""
        return self.move is not None and self.verb in (None, move.verb)


def event(
    *facts: str,
    move: str | None = None,
    ending: bool = False,
    verb: str | None = None,
    transfer: Transfer | None = None,
    fails: bool = False,
) -> EventKind:
    """Return the declaration of an event; the parameters are those of `EventKind`."""
    return EventKind(facts, move, ending, verb, transfer, fails)


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
    "ante": event("seat", "amount", transfer=pays),
    "pot": event("amount"),
    "talon": event("count"),
    "forced": event(),
    "bought": event(),
    "buys": event("seat", "count", move="more"),
    "stands": event("seat", move="same"),
    "round": event("number"),
    "talon-out": event(ending=True),
    "blanked": event("seat"),
    "takes": event("seat", "amount", "count", ending=True, transfer=receives),
    "pays-in": event("seat", "amount", ending=True, transfer=pays, fails=True),
    "pooled": event("amount", "each", ending=True, transfer=share_equally),
    "rest": event("amount", ending=True),
    "drew": event("seat", "card", ending=True),
    "again": event("count", ending=True),
    "rest-won": event("seat", "amount", ending=True, transfer=receives),
    "ends": event(move="same", verb="end"),
}
"""The events that several games share."""


def all_events(game_id: str, own: Events) -> Events:
    """Return the declarations of a game's own events and of the shared events.

    Raise `ValueError` if a name is in both.
    """
    if twice := sorted(SHARED.keys() & own.keys()):
        raise ValueError(f"{game_id} declares events that several games have: {', '.join(twice)}")
    return MappingProxyType({**SHARED, **own})
