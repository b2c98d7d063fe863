"""The seats that lead in a score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def leading_seats(standings: Sequence[Any]) -> tuple[int, ...]:
    """Return the seats with the best score; empty if all seats are level.

    >>> leading_seats([3, -1, 3]), leading_seats([0, 0])
    ((0, 2), ())
    """
    best = max(standings)
    leaders = tuple(seat for seat, standing in enumerate(standings) if standing == best)
    return leaders if len(leaders) < len(standings) else ()
