"""How odds come about, as data for the page: worlds done of those asked, what is known so far, and how it settled."""

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
"""Of so many moves, the best, it is drawn how their odds settled."""
FIGURES: Final = 4
"""After the point, of what is drawn."""
MOST: Final = 60
"""Points that are kept of a course; of more every other one is left out."""

Data = dict[str, Any]
Found = tuple[Compared, ...]


class Going(Enum):
    """Whether worlds are being played out, or why they are not."""

    RUNNING = "running"
    RESTING = "resting"
    STOPPED = "stopped"
    DONE = "done"


WHY: Final = {Going.RUNNING: "rest", Going.RESTING: "rest", Going.STOPPED: "stopped", Going.DONE: "done"}
"""The messages that say what more worlds bring, or why there are none."""


@dataclass(eq=False)
class Course:
    """The odds of a position as they come about. `points`: what was known, each time after more worlds; `tabled`: what
    the table of opening odds says at once, worth telling until more worlds than its own have been played; `leaving`:
    the moves with which the seat leaves the deal, so that of its fate nothing hangs on hidden cards that did not in any
    world; `order`: of the moves, as they are listed until a press has ended.

    `RESTING`: the time that a press has is up; `STOPPED`: the reader wanted no more of it; `assumed`: how others are
    taken to play; `shared`: others play on the same machine, so that a press has less of it.
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
        """What is known so far, the best move first; nothing before the first world."""
        return self.points[-1] if self.points else ()

    @property
    def worlds(self) -> int:
        """In how many worlds moves have been tried, each in as many at most."""
        return count_worlds(self.found)

    @property
    def share(self) -> float:
        """How much of the work is done: of all moves in all worlds that are asked for."""
        tried = sum(one.odds.worlds for one in self.found)
        return tried / (len(self.found) * self.asked) if tried else 0.0

    def end(self, state: Going) -> None:
        """No more worlds for now: whoever looked at the moves meanwhile finds them in their new order."""
        self.state = state
        if can_rank(self.found):
            self.order = tuple(one.odds.move for one in self.found)

    def add(self, found: Found) -> None:
        """What is known now; before the first world that is nothing, and stays out.

        After no more worlds than before, when moves left out at first have been tried in them, it takes their place.
        """
        if found:
            earlier = self.points[:-1] if count_worlds(found) == self.worlds else self.points
            points = (*earlier, found)
            self.points = points if len(points) <= MOST else (*points[:-1:2], found)


def chances(course: Course, view: View, speak: Speaker) -> Data:
    """The odds of the moves of `view` as far as they are known: in numbers, in words, and how they settled."""
    found, money = course.found, view.scene.money is not None
    done, state = course.worlds, course.state
    asked = done if state is Going.DONE else course.asked
    played = done if state is Going.DONE else int(course.share * asked)
    tabled = course.tabled if course.tabled and done < course.tabled.worlds else None
    known = {one.odds.move: one.odds for one in found}
    best = find_best(found)
    moves = course.order or view.moves
    rows = [_row(move, known.get(move), tabled, course, speak) | {"best": best == (move,)} for move in moves]
    running = state is Going.RUNNING
    return {
        "state": state.value,
        "done": done,
        "asked": asked,
        "played": played,
        "far": speak.ui("advice_far", done=count(played, speak.lang), asked=count(asked, speak.lang)),
        "verdict": speak.ui("advice_running") if running else tell_best(found, moves, speak, state=state.value),
        "why": "" if state is Going.STOPPED and not done else speak.ui(f"advice_{WHY[state]}"),
        "go": speak.ui("advice_stop" if running else "advice_go_on"),
        "risk": speak.ui("advice_fails" if money else "advice_loses"),
        "money": money,
        "moves": rows,
        "line": _line(course, money, speak),
        "assumed": " ".join(filter(None, (_assumption(course, speak), tell_differences(course.assumed, speak)))),
        "table": _table(course.tabled, speak, told=tabled is not None),
    }


def _row(move: Move, odds: Odds | None, tabled: Odds | None, course: Course, speak: Speaker) -> Data:
    """What is known of a move: by the worlds played, or by more of them from the table; of some nothing yet."""
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
    """A value in words: whole, and in two parts, of which the second is what it lies between unless it is certain."""
    if span is None:
        return {f"{name}Words": "", f"{name}Parts": ["", ""]}
    value, low, high = (write(one, speak.lang) for one in span.values())
    if span["low"] == span["high"]:
        return {f"{name}Words": value, f"{name}Parts": [value, ""]}
    whole = speak.ui("advice_span", value=value, low=low, high=high)
    return {f"{name}Words": whole, f"{name}Parts": [value, speak.ui("advice_between", low=low, high=high)]}


def _line(course: Course, money: bool, speak: Speaker) -> Data:
    """What was known of the moves that are listed first, after so many worlds: of each the mean and its interval.

    Nothing, as long as too little has been played out for an order.
    """
    shown = course.order[:DRAWN]
    told: list[list[Any]] = []
    for found in course.points if shown else ():
        odds = {one.odds.move: one.odds for one in found}
        told.append([count_worlds(found), *(_measure(odds[move], money) for move in shown)])
    return {"labels": [speak.move_name(move) for move in shown], "points": told}


def _measure(odds: Odds, money: bool) -> list[float]:
    value, span = (odds.gain, odds.gain_interval) if money else (odds.fails, odds.interval)
    return [round(one, FIGURES) for one in (value or 0.0, *(span or ()))]


def _assumption(course: Course, speak: Speaker) -> str:
    """In how many worlds they have been tried, and how the others are taken to play."""
    told = "advice_exact" if course.found and course.found[0].odds.exact else "advice_sampled"
    others = speak.ui(f"advice_others_{course.assumed.kind}")
    return speak.ui(told, worlds=count(course.worlds, speak.lang), others=others)


def _table(tabled: Odds | None, speak: Speaker, *, told: bool) -> Data | None:
    """What is said of the table of opening odds, and whether it is still told: its room stays when it is not."""
    if not tabled:
        return None
    worlds = count(tabled.worlds, speak.lang)
    return {"told": told, "words": speak.ui("advice_tabled", move=speak.move_name(tabled.move), worlds=worlds)}
