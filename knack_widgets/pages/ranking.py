"""The best moves, if enough deals were played out to decide which."""

from __future__ import annotations

from typing import Final

from ..players.choice import everyday_moves
from ..players.comparing import Compared
from ..rules import Move, View

FEW: Final = 30
"""Below this number of worlds no move is called better, because the spread of a small sample is hardly known."""

Found = tuple[Compared, ...]


def count_worlds(results: Found) -> int:
    """Return the number of simulated deals of the move that was tried most often."""
    return max((one.odds.worlds for one in results), default=0)


def can_rank(results: Found) -> bool:
    """Return whether enough worlds have been played out to call a move better."""
    return count_worlds(results) >= FEW or any(one.odds.exact for one in results)


def find_best(results: Found) -> tuple[Move, ...]:
    """Return the best move, and the moves that the comparison cannot distinguish from it.

    Return no moves if too few worlds have been played out.
    """
    return tuple(one.odds.move for one in results if one.interval[0] <= 0) if can_rank(results) else ()


def list_best(results: Found, view: View) -> tuple[Move, ...]:
    """Return the best moves as `find_best` does, but exceptions such as a vote only if no everyday move is as good."""
    return everyday_moves(find_best(results), view)
