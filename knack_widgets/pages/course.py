"""The progress of odds, as page data: worlds played, results so far, and their spread.

A world is a possible distribution of the hidden cards. The odds of a move are computed by playing it out in many
worlds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from math import ceil
from typing import Any, Final

from ..players.comparing import Compared, Odds
from ..players.effects import Effect
from ..rulebook.numbers import count, percent, whole_percent, write_signed
from ..rulebook.speech import Speaker
from ..rules import Move, View
from .advice_data import Chances, MoveOdds, Progress, Span, TableWords
from .assumed import Assumed, tell_differences
from .ranking import can_rank, count_worlds, find_best

DRAWN: Final = 3
"""Number of best moves for which the page draws how their odds have changed."""
FIGURES: Final = 4
"""Decimals of the drawn values."""
TOLD: Final = 8
"""Limit on the points of a course that are told in words."""
MAX_POINTS: Final = 60
"""Limit on the stored points of a course; beyond it every second point is dropped."""

Found = tuple[Compared, ...]


class Going(Enum):
    """The state of the work: whether worlds are being played, or why not."""

    RUNNING = "running"
    RESTING = "resting"
    STOPPED = "stopped"
    DONE = "done"


WHY: Final = {Going.RUNNING: "rest", Going.RESTING: "rest", Going.STOPPED: "stopped", Going.DONE: "done"}
"""State of the work → the message about more worlds."""


@dataclass(eq=False)
class Course:
    """The odds of a position while they are being computed.

    A world is a whole deal that the seat cannot distinguish from the true one.

    asked: number of requested worlds
    shared: whether other readers use the same machine, so that a click on the button gets less time
    assumed: how the other players are assumed to play
    points: the results so far, one entry after each batch of worlds
    state: the state of the work
    tabled: the odds from the table of opening hands, or None; they are shown until more worlds have been played than
        were used for the table
    leaving: the moves by which the seat leaves the deal, so that hidden cards cannot change its result
    order: the order in which the moves are listed until the work for one click has ended
    answered: the results when the work last ended, which the answer in words is about, or None before
    usual: a careful player's move if too few worlds were played to compare moves, or None
    effects: the effect of the move in the answer on the seat's own hand
    """

    asked: int
    shared: bool = True
    assumed: Assumed = field(default_factory=Assumed)
    points: tuple[Found, ...] = ()
    state: Going = Going.RESTING
    tabled: Odds | None = None
    leaving: frozenset[Move] = frozenset()
    order: tuple[Move, ...] = ()
    answered: Found | None = None
    usual: Move | None = None
    effects: dict[Move, Effect] = field(default_factory=dict)

    @property
    def found(self) -> Found:
        """The results so far, the best move first; empty before the first world."""
        return self.points[-1] if self.points else ()

    @property
    def worlds(self) -> int:
        """The number of worlds in which moves have been tried; the largest number of any move."""
        return count_worlds(self.found)

    @property
    def share(self) -> float:
        """The finished share of the work: of all moves in all requested worlds."""
        tried = sum(one.odds.worlds for one in self.found)
        return tried / (len(self.found) * self.asked) if tried else 0.0

    @property
    def used_table(self) -> Odds | None:
        """The odds from the table of opening hands, or None if more worlds have been played."""
        return self.tabled if self.tabled and self.worlds < self.tabled.worlds else None

    def end(self, state: Going) -> None:
        """End the work for now, and sort the moves by their results."""
        self.state, self.answered = state, self.found
        if can_rank(self.found):
            self.order = tuple(one.odds.move for one in self.found)

    def add(self, results: Found) -> None:
        """Add results; empty results, from before the first world, are ignored.

        If the number of worlds is still the same, because skipped moves have now been tried in old worlds, the results
        replace the last results.
        """
        if results:
            earlier = self.points[:-1] if count_worlds(results) == self.worlds else self.points
            points = (*earlier, results)
            self.points = points if len(points) <= MAX_POINTS else (*points[:-1:2], results)


def chances(course: Course, view: View, speak: Speaker) -> Chances:
    """Return the odds of the moves of `view` so far, in numbers and words, and their course."""
    results, money = course.found, view.scene.money is not None
    done, state = course.worlds, course.state
    asked = done if state is Going.DONE else course.asked
    played = done if state is Going.DONE else int(course.share * asked)
    tabled = course.used_table
    known = {one.odds.move: one.odds for one in results}
    best = find_best(results)
    moves = course.order or view.moves
    rows = [_row(move, known.get(move), tabled, course, speak, best=best == (move,)) for move in moves]
    running = state is Going.RUNNING
    return {
        "state": state.value,
        "done": done,
        "asked": asked,
        "played": played,
        "far": speak.ui("advice_far", done=count(played, speak.lang), asked=count(asked, speak.lang)),
        "why": "" if state is Going.STOPPED and not done else speak.ui(f"advice_{WHY[state]}"),
        "go": speak.ui("advice_stop" if running else "advice_go_on"),
        "risk": speak.ui("advice_fails" if money else "advice_loses"),
        "money": money,
        "moves": rows,
        "line": _progress_of_moves(course, money, speak),
        "assumed": " ".join(filter(None, (_assumption(course, speak), tell_differences(course.assumed, speak)))),
        "table": _table(course.tabled, speak, shown=tabled is not None),
    }


def _row(move: Move, odds: Odds | None, tabled: Odds | None, course: Course, speak: Speaker, *, best: bool) -> MoveOdds:
    """Return the results of a move: from the played worlds, or from the table if it has more."""
    if tabled and tabled.move == move:
        odds = tabled
    row: MoveOdds = {
        "move": str(move),
        "label": speak.move_name(move),
        "fails": None,
        "failsWords": "…",
        "failsParts": ["…", ""],
        "gain": None,
        "gainWords": "",
        "gainParts": ["", ""],
        "worlds": 0,
        "best": best,
    }
    if odds is None:
        return row
    leaves = move in course.leaving
    row["fails"] = fails = _span(odds.fails, odds.interval, certain=leaves and not odds.fails)
    row["failsWords"], row["failsParts"] = _words(fails, percent, speak)
    if odds.gain is not None and odds.gain_interval is not None:
        row["gain"] = gain = _span(odds.gain, odds.gain_interval)
        row["gainWords"], row["gainParts"] = _words(gain, write_signed, speak)
    return {**row, "worlds": odds.worlds}


def _span(value: float, interval: tuple[float, float], *, certain: bool = False) -> Span:
    low, high = (value, value) if certain else interval
    return {"value": value, "low": low, "high": high}


def _words(span: Span, write: Callable[[float, str], str], speak: Speaker) -> tuple[str, list[str]]:
    """Return a value in words: whole, and in two parts.

    The second part has the bounds of the value, and is empty if the value is certain.
    """
    value, low, high = (write(number, speak.lang) for number in (span["value"], span["low"], span["high"]))
    if span["low"] == span["high"]:
        return value, [value, ""]
    whole = speak.ui("advice_span", value=value, low=low, high=high)
    return whole, [value, speak.ui("advice_between", low=low, high=high)]


def _progress_of_moves(course: Course, money: bool, speak: Speaker) -> Progress:
    """Return the course of the moves listed first: mean and interval after each batch.

    The course is empty until enough worlds have been played to sort the moves. In the result `told` has the last point
    and earlier ones in words, at most `TOLD` of them.
    """
    shown = course.order[:DRAWN]
    points: list[list[int | list[float]]] = []
    for results in course.points if shown else ():
        odds = {one.odds.move: one.odds for one in results}
        points.append([count_worlds(results), *(_measure(odds[move], money) for move in shown)])
    every = max(1, ceil(len(points) / TOLD))
    in_words = [_point_words(point, money, speak) for point in points[::-1][::every][::-1]]
    return {"labels": [speak.move_name(move) for move in shown], "points": points, "told": in_words}


def _point_words(point: list[Any], money: bool, speak: Speaker) -> list[str]:
    """Return a point in words: the number of worlds, and for each move its value and bounds."""
    worlds, *measured = point

    def write(value: float) -> str:
        return write_signed(value, speak.lang) if money else whole_percent(value, speak.lang)

    spans = ([write(value) for value in measure] for measure in measured)
    return [count(worlds, speak.lang), *(f"{value} ({low} … {high})" for value, low, high in spans)]


def _measure(odds: Odds, money: bool) -> list[float]:
    value, span = (odds.gain, odds.gain_interval) if money else (odds.fails, odds.interval)
    return [round(one, FIGURES) for one in (value or 0.0, *(span or ()))]


def _assumption(course: Course, speak: Speaker) -> str:
    """Return the number of worlds, and the assumption about the other players, in words."""
    key = "advice_exact" if course.found and course.found[0].odds.exact else "advice_sampled"
    others = speak.ui(f"advice_others_{course.assumed.kind}")
    return speak.ui(key, worlds=count(course.worlds, speak.lang), others=others)


def _table(tabled: Odds | None, speak: Speaker, *, shown: bool) -> TableWords | None:
    """Return the words about the table of opening odds, or None.

    `shown`: whether the words are visible; if not, their space on the page stays empty.
    """
    if not tabled:
        return None
    worlds = count(tabled.worlds, speak.lang)
    return {"told": shown, "words": speak.ui("advice_tabled", move=speak.move_name(tabled.move), worlds=worlds)}
