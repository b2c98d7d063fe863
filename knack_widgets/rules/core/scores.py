"""Scores: balances, betes, and the seats in front.

Balances are tuples with an integer for each seat; their sum together with pot and betes is constant. Betes are penalty
stakes that wait, apart from the pot, until they are played for: an ascending tuple of values. The lowest is the going
bete, that is, the bete that is played for now or next. Betes of equal value are interchangeable.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .clauses import Clause
from .events import Event


def leading_seats(standings: Sequence[Any]) -> tuple[int, ...]:
    """Return the seats with the best score; empty if all seats are level.

    >>> leading_seats([3, -1, 3]), leading_seats([0, 0])
    ((0, 2), ())
    """
    best = max(standings)
    leaders = tuple(seat for seat, standing in enumerate(standings) if standing == best)
    return leaders if len(leaders) < len(standings) else ()


def credit(balances: tuple[int, ...], seat: int, amount: int) -> tuple[int, ...]:
    """Return the balances after a seat has received an amount from pot or betes.

    balances: the balance of each seat (units of money)
    seat: the seat that receives
    amount: the payment (units of money); negative if the seat pays

    >>> credit((0, 0), 1, -3)
    (0, -3)
    """
    return (*balances[:seat], balances[seat] + amount, *balances[seat + 1 :])


def going_bete(bets: tuple[int, ...]) -> int:
    """Return the value of the lowest bete, which is played for next, or 0 if there is no bete.

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
    """Return the events for the bete that is played for, and for the betes that stay apart.

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
