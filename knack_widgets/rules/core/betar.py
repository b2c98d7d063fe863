"""The list of betes: penalty stakes that lie apart until they are played for.

The list is an ascending tuple of values; the lowest is the going bete, the one that is played for. Betes of equal
value are interchangeable.
"""

from __future__ import annotations

from .clauses import Clause
from .events import Event


def going_bete(bets: tuple[int, ...]) -> int:
    """Return the value of the going bete, or 0 if there is no bete.

    >>> going_bete((3, 6)), going_bete(())
    (3, 0)
    """
    return bets[0] if bets else 0


def add_betar(bets: tuple[int, ...], *new: int) -> tuple[int, ...]:
    """Return the list of betes after new betes have been set.

    >>> add_betar((6,), 3, 9)
    (3, 6, 9)
    """
    return tuple(sorted((*bets, *new)))


def split(total: int, seats: int) -> tuple[int, int]:
    """Return the equal share of each seat in a total, and the indivisible rest.

    >>> split(20, 3)
    (6, 2)
    """
    return divmod(total, seats)


def at_stake(
    bets: tuple[int, ...], name: str, *, only: Clause, lowest: Clause, equal: Clause, others: Clause
) -> tuple[Event, ...]:
    """Return the events that report which bete is played for, and that the others stay.

    Without betes there is no event.

    bets: values of the betes, ascending (units of money)
    name: name of the event for the going bete
    only: the clause cited for the going bete if it is the only bete
    lowest: the clause cited for the going bete if there are several betes
    equal: the clause cited if several betes have the lowest value
    others: the clause cited for the betes that stay
    """
    if not bets:
        return ()
    bete = bets[0]
    if len(bets) == 1:
        return ((name, bete, only.id),)
    count = bets.count(bete)
    tie: tuple[Event, ...] = (("several", count, equal.id),) if count > 1 else ()
    return ((name, bete, lowest.id), *tie, ("lie", len(bets) - 1, others.id))
