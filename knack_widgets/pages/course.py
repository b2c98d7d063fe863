"""The progress of odds, as page data: worlds played, results so far, and their spread.

A world is one possible distribution of the hidden cards. Playing a move out in many worlds gives its odds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final

from ..players.comparing import Compared, Odds
from ..rulebook.numbers import count, percent, write_signed
from ..rulebook.speech import Speaker
from ..rules import Move, View
from .assumed import Assumed, tell_differences
from .ranking import can_rank, count_worlds, find_best, tell_best

DRAWN: Final = 3
"""Number of moves, the best ones, for which the page draws how their odds have settled."""
FIGURES: Final = 4
"""Decimals of the drawn values."""
MAX_POINTS: Final = 60
"""Limit on the stored points of a course; beyond it every second point is dropped."""

Data = dict[str, Any]
Found = tuple[Compared, ...]


class Going(Enum):
    """The state of the work: whether worlds are being played out, or why not."""

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

    asked: number of worlds that were asked for
    shared: whether others play on the same machine, so that one click on the button gets less time
    assumed: how the other players are assumed to play
    points: the results so far, one entry after each batch of worlds
    state: the state of the work
    tabled: the odds from the table of opening hands, or None; they are shown until more worlds have been played than
        the table was computed from
    leaving: the moves by which the seat leaves the deal, so that hidden cards cannot change its result
    order: the order in which the moves are listed until the work for one click has ended
    """

    asked: int
    shared: bool = True
    assumed: Assumed = field(default_factory=Assumed)
    points: tuple[Found, ...] = ()
    state: Going = Going.RESTING
    tabled: Odds | None = None
    leaving: frozenset[Move] = frozenset()
    order: tuple[Move, ...] = ()

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
        """The share of the work that is done: of all moves in all worlds asked for."""
        tried = sum(one.odds.worlds for one in self.found)
        return tried / (len(self.found) * self.asked) if tried else 0.0

    def end(self, state: Going) -> None:
        """End the work for now, and sort the moves by their results."""
        self.state = state
        if can_rank(self.found):
            self.order = tuple(one.odds.move for one in self.found)

    def add(self, results: Found) -> None:
        """Add results; empty ones, from before the first world, are ignored.

        If the number of worlds has not grown, because moves left out at first have now been tried in
        them, the results replace the last ones.
        """
        if results:
            earlier = self.points[:-1] if count_worlds(results) == self.worlds else self.points
            points = (*earlier, results)
            self.points = points if len(points) <= MAX_POINTS else (*points[:-1:2], results)


def chances(course: Course, view: View, speak: Speaker) -> Data:
    """Return the odds of the moves of `view` so far: in numbers, in words, and as a course."""
    results, money = course.found, view.scene.money is not None
    done, state = course.worlds, course.state
    asked = done if state is Going.DONE else course.asked
    played = done if state is Going.DONE else int(course.share * asked)
    tabled = course.tabled if course.tabled and done < course.tabled.worlds else None
    known = {one.odds.move: one.odds for one in results}
    best = find_best(results)
    moves = course.order or view.moves
    rows = [_row(move, known.get(move), tabled, course, speak) | {"best": best == (move,)} for move in moves]
    running = state is Going.RUNNING
    return {
        "state": state.value,
        "done": done,
        "asked": asked,
        "played": played,
        "far": speak.ui("advice_far", done=count(played, speak.lang), asked=count(asked, speak.lang)),
        "verdict": speak.ui("advice_running") if running else tell_best(results, moves, speak, state=state.value),
        "why": "" if state is Going.STOPPED and not done else speak.ui(f"advice_{WHY[state]}"),
        "go": speak.ui("advice_stop" if running else "advice_go_on"),
        "risk": speak.ui("advice_fails" if money else "advice_loses"),
        "money": money,
        "moves": rows,
        "line": _progress_of_moves(course, money, speak),
        "assumed": " ".join(filter(None, (_assumption(course, speak), tell_differences(course.assumed, speak)))),
        "table": _table(course.tabled, speak, shown=tabled is not None),
    }


def _row(move: Move, odds: Odds | None, tabled: Odds | None, course: Course, speak: Speaker) -> Data:
    """Return the results of a move, from the worlds played or from the table if it has more."""
    if tabled and tabled.move == move:
        odds = tabled
    row: Data = {"move": str(move), "label": speak.move_name(move)}
    if odds is None:
        nothing = {"fails": None, "failsWords": "…", "failsParts": ["…", ""]}
        return {**row, **nothing, "gain": None, "gainWords": "", "gainParts": ["", ""], "worlds": 0}
    leaves = move in course.leaving
    fails = _span(odds.fails, odds.interval, certain=leaves and not odds.fails)
    gain = None if odds.gain is None or odds.gain_interval is None else _span(odds.gain, odds.gain_interval)
    return {
        **row,
        "fails": fails,
        **_words("fails", fails, percent, speak),
        "gain": gain,
        **_words("gain", gain, write_signed, speak),
        "worlds": odds.worlds,
    }


def _span(value: float, interval: tuple[float, float], *, certain: bool = False) -> dict[str, float]:
    low, high = (value, value) if certain else interval
    return {"value": value, "low": low, "high": high}


def _words(name: str, span: dict[str, float] | None, write: Callable[[float, str], str], speak: Speaker) -> Data:
    """Return a value in words: whole, and in two parts.

    The second part has the bounds of the value, and is empty if the value is certain.
    """
    if span is None:
        return {f"{name}Words": "", f"{name}Parts": ["", ""]}
    value, low, high = (write(one, speak.lang) for one in span.values())
    if span["low"] == span["high"]:
        return {f"{name}Words": value, f"{name}Parts": [value, ""]}
    whole = speak.ui("advice_span", value=value, low=low, high=high)
    return {f"{name}Words": whole, f"{name}Parts": [value, speak.ui("advice_between", low=low, high=high)]}


def _progress_of_moves(course: Course, money: bool, speak: Speaker) -> Data:
    """Return the course of the moves listed first: mean and interval after each batch.

    The course is empty until enough worlds have been played to sort the moves.
    """
    shown = course.order[:DRAWN]
    points: list[list[Any]] = []
    for results in course.points if shown else ():
        odds = {one.odds.move: one.odds for one in results}
        points.append([count_worlds(results), *(_measure(odds[move], money) for move in shown)])
    return {"labels": [speak.move_name(move) for move in shown], "points": points}


def _measure(odds: Odds, money: bool) -> list[float]:
    value, span = (odds.gain, odds.gain_interval) if money else (odds.fails, odds.interval)
    return [round(one, FIGURES) for one in (value or 0.0, *(span or ()))]


def _assumption(course: Course, speak: Speaker) -> str:
    """Return the number of worlds, and the assumption about the other players, in words."""
    key = "advice_exact" if course.found and course.found[0].odds.exact else "advice_sampled"
    others = speak.ui(f"advice_others_{course.assumed.kind}")
    return speak.ui(key, worlds=count(course.worlds, speak.lang), others=others)


def _table(tabled: Odds | None, speak: Speaker, *, shown: bool) -> Data | None:
    """Return the words about the table of opening odds, or None.

    `shown`: whether they are visible; if not, they keep their room on the page.
    """
    if not tabled:
        return None
    worlds = count(tabled.worlds, speak.lang)
    return {"told": shown, "words": speak.ui("advice_tabled", move=speak.move_name(tabled.move), worlds=worlds)}
