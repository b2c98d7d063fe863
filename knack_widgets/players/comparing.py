"""The comparison of moves by their results in worlds that a seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from statistics import fmean
from typing import Final

from ..rules import Move
from .spans import Span, difference_and_error, interval, mean_and_error, widen, wilson

Fate = tuple[bool, int | None]
"""The result of a seat: whether it has failed, and its gain (money, or None in games without money)."""


WIDENED: Final = 0.75
"""The assumed range of the difference of two moves in a world, as a share of the range of all results.

With this value, 95 % intervals from few worlds contain the true value in 95 % of the cases.
"""


@dataclass(frozen=True, slots=True)
class Odds:
    """The odds of a seat if it makes a move.

    move: the move
    fails: the chance of failing (0 to 1). In trick games a seat fails if it plays and takes no trick (it pays a bete,
        or into the pot); in games in which deals are won, if it does not win the deal; in games in which players shed
        their cards, if it is the last
    interval: the 95 % interval of `fails` (Wilson's)
    worlds: the number of worlds that were played
    exact: whether these are all worlds, and their ends do not depend on chance; in this case each interval is a point
    others: the assumed kind of the other players
    gain: the mean change of the seat's balance by the end of the deal (money), or None in games without money
    gain_interval: the 95 % interval of `gain`; it assumes that a gain can be 0 or any gain of the played worlds, but no
        gain beyond these
    gain_error: the standard error of `gain`, infinite if only one world was played
    """

    move: Move
    fails: float
    interval: Span
    worlds: int
    exact: bool
    others: str
    gain: float | None
    gain_interval: Span | None
    gain_error: float | None = None


@dataclass(frozen=True, slots=True)
class Compared:
    """The odds of a move, compared with the best move.

    odds: the odds of the move
    behind: the mean loss compared with the best move (money, or the chance of failing); 0 for the best move
    interval: the 95 % interval of the differences in the same worlds
    error: the standard error of these differences
    """

    odds: Odds
    behind: float
    interval: Span
    error: float


def compare(
    moves: tuple[Move, ...], fates: Sequence[Sequence[Fate | None]], exact: bool, others: str
) -> tuple[Compared, ...]:
    """Return the odds of moves, the best first.

    moves: the moves
    fates: for each world, the result of each move, or None if the move was not tried in this world; each move must have
        been tried at least once
    exact: see `Odds.exact`
    others: see `Odds.others`
    """
    columns = list(zip(*fates, strict=True))
    worth = [[None if fate is None else _worth(fate) for fate in column] for column in columns]
    known = [[value for value in values if value is not None] for values in worth]
    means = [fmean(values) for values in known]
    ends = (min(0.0, *map(min, known)), max(0.0, *map(max, known)))
    best = means.index(max(means))
    compared = []
    for at, move in enumerate(moves):
        odds = _odds(move, [fate for fate in columns[at] if fate is not None], exact, others)
        behind, error = difference_and_error(worth[best], worth[at])
        span = (behind, behind)
        if exact or at == best:
            error = 0.0
        elif error < inf:
            width = WIDENED * (ends[1] - ends[0])
            span = widen(behind, error, min(len(known[best]), len(known[at])), -width, width)
        else:
            span = (-inf, inf)
        compared.append(Compared(odds, behind, span, error))
    return tuple(sorted(compared, key=lambda each: each.behind))


def _worth(fate: Fate) -> float:
    """Return the gain in money; in games without money, -1 for a failure and 0 for no failure."""
    failed, gain = fate
    return -float(failed) if gain is None else float(gain)


def _odds(move: Move, fates: Sequence[Fate], exact: bool, others: str) -> Odds:
    count, failed = len(fates), sum(fate[0] for fate in fates)
    share = failed / count
    span = (share, share) if exact else wilson(failed, count)
    won = [float(gain) for _, gain in fates if gain is not None]
    if not won:
        return Odds(move, share, span, count, exact, others, None, None)
    mean, error = mean_and_error(won)
    ends = (min(0.0, *won), max(0.0, *won))
    gained = (mean, mean) if exact else interval(won, *ends)
    return Odds(move, share, span, count, exact, others, mean, gained, 0.0 if exact else error)
