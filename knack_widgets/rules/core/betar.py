"""The ledger of betar: penalty stakes that lie apart until they are played for.

A ledger is an ascending tuple of values; the lowest is the going bete. Betes of one value are interchangeable.
"""

from __future__ import annotations

from .clauses import Clause
from .state import Event


def going_bete(bets: tuple[int, ...]) -> int:
    """The value of the going bete, 0 when none is available.

    >>> going_bete((3, 6)), going_bete(())
    (3, 0)
    """
    return bets[0] if bets else 0


def add_betar(bets: tuple[int, ...], *new: int) -> tuple[int, ...]:
    """The ledger after new betes have been set.

    >>> add_betar((6,), 3, 9)
    (3, 6, 9)
    """
    return tuple(sorted((*bets, *new)))


def split(total: int, seats: int) -> tuple[int, int]:
    """What each of `seats` gets of `total`, and the indivisible rest.

    >>> split(20, 3)
    (6, 2)
    """
    return divmod(total, seats)


def at_stake(
    bets: tuple[int, ...], name: str, *, only: Clause, lowest: Clause, equal: Clause, others: Clause
) -> tuple[Event, ...]:
    """The events that tell which bete is played for, and what becomes of the others; none without betes.

    `name`: the event of the going bete, cited under `only` when it is the only one, else under `lowest`.
    """
    if not bets:
        return ()
    bete = bets[0]
    if len(bets) == 1:
        return ((name, bete, only.id),)
    count = bets.count(bete)
    tie: tuple[Event, ...] = (("several", count, equal.id),) if count > 1 else ()
    return ((name, bete, lowest.id), *tie, ("lie", len(bets) - 1, others.id))
