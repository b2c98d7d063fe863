"""How moves compare, by what each has led to in worlds that one seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from ..rules import Move
from .spans import Span, Z, difference_and_error, mean_and_error, wilson

Fate = tuple[bool, int | None]
"""Whether a seat has failed, and what it has gained."""


@dataclass(frozen=True, slots=True)
class Odds:
    """How a seat fares with `move`.

    `fails`: the chance that it sets a bete (pays into the pot), having taken no trick; where deals are won, not to win
    this one; where players get rid of their cards, to be the last. `interval`: 95 % (Wilson's). `worlds`: how many were
    played; `exact`: they are all there are, and their ends are no matter of chance: then the interval is a point.
    `others`: who the others are taken to be. `gain`: the mean change of the seat's balance by the end of the deal,
    `None` in games without money.
    """

    move: Move
    fails: float
    interval: Span
    worlds: int
    exact: bool
    others: str
    gain: float | None
    gain_interval: Span | None


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
    means = [fmean([value for value in values if value is not None]) for values in worth]
    best = means.index(max(means))
    told = []
    for at, move in enumerate(moves):
        found = _odds(move, [fate for fate in columns[at] if fate is not None], exact, others)
        behind, error = difference_and_error(worth[best], worth[at])
        error = 0.0 if exact or at == best else error
        told.append(Compared(found, behind, (behind - Z * error, behind + Z * error), error))
    return tuple(sorted(told, key=lambda one: one.behind))


def _worth(fate: Fate) -> float:
    """Money where there is any, else the chance not to fail."""
    failed, gain = fate
    return -float(failed) if gain is None else float(gain)


def _odds(move: Move, fates: Sequence[Fate], exact: bool, others: str) -> Odds:
    count, failed = len(fates), sum(fate[0] for fate in fates)
    share = failed / count
    interval = (share, share) if exact else wilson(failed, count)
    won = [float(gain) for _, gain in fates if gain is not None]
    if not won:
        return Odds(move, share, interval, count, exact, others, None, None)
    mean, error = mean_and_error(won)
    half = 0.0 if exact else Z * error
    return Odds(move, share, interval, count, exact, others, mean, (mean - half, mean + half))
