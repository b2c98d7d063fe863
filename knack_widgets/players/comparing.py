"""How moves compare, by what each has led to in worlds that one seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from statistics import fmean
from typing import Final

from ..rules import Move
from .spans import Span, difference_and_error, interval, mean_and_error, widen, wilson

Fate = tuple[bool, int | None]
"""Whether a seat has failed, and what it has gained."""


WIDENED: Final = 0.75
"""How far apart two moves may be in a world, as a share of what lies between the most and the least that any has
brought: with this, intervals of few worlds hold what they promise, too.
"""


@dataclass(frozen=True, slots=True)
class Odds:
    """How a seat fares with `move`.

    `fails`: the chance that it sets a bete (pays into the pot), having taken no trick; where deals are won, not to win
    this one; where players get rid of their cards, to be the last. `interval`: 95 % (Wilson's). `worlds`: how many were
    played; `exact`: they are all there are, and their ends are no matter of chance: then the interval is a point.
    `others`: who the others are taken to be. `gain`: the mean change of the seat's balance by the end of the deal,
    `None` in games without money; its interval takes it that a deal may bring whatever it has brought in some world,
    or nothing. `gain_error`: its standard error, infinite where one world was played.
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
    """The odds of a move beside those of the best one.

    `behind`: by how much it is behind in the mean, in money, else in the chance of failing; 0 for the best itself.
    `interval`: 95 %, of the differences in the same worlds. `error`: their standard error.
    """

    odds: Odds
    behind: float
    interval: Span
    error: float


def compare(
    moves: tuple[Move, ...], fates: Sequence[Sequence[Fate | None]], exact: bool, others: str
) -> tuple[Compared, ...]:
    """The odds of moves by what each has led to in the same worlds, the best first.

    `None`: a move that was not tried in that world. Each has been tried in one at least.
    """
    columns = list(zip(*fates, strict=True))
    worth = [[None if fate is None else _worth(fate) for fate in column] for column in columns]
    known = [[value for value in values if value is not None] for values in worth]
    means = [fmean(values) for values in known]
    ends = (min(0.0, *map(min, known)), max(0.0, *map(max, known)))
    best = means.index(max(means))
    told = []
    for at, move in enumerate(moves):
        found = _odds(move, [fate for fate in columns[at] if fate is not None], exact, others)
        behind, error = difference_and_error(worth[best], worth[at])
        span = (behind, behind)
        if exact or at == best:
            error = 0.0
        elif error < inf:
            width = WIDENED * (ends[1] - ends[0])
            span = widen(behind, error, min(len(known[best]), len(known[at])), -width, width)
        else:
            span = (-inf, inf)
        told.append(Compared(found, behind, span, error))
    return tuple(sorted(told, key=lambda one: one.behind))


def _worth(fate: Fate) -> float:
    """Money where there is any, else the chance not to fail."""
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
