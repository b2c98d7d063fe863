"""How odds come about, as data for the page: worlds done of those asked, what is known so far, and how it settled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from ..players.comparing import Compared, Odds
from ..rulebook.speech import Speaker
from ..rules import Move, View
from .numbers import count, percent, write_signed

DRAWN: Final = 3
"""Of so many moves, the best, it is drawn how their odds settled."""
OTHERS: Final = "careful"
"""How a page takes the others to play."""
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


@dataclass(eq=False)
class Course:
    """The odds of a position as they come about. `points`: what was known, each time after more worlds; `tabled`: what
    the table of opening odds says at once, worth telling until more worlds than its own have been played.

    `RESTING`: the time that a press has is up; `STOPPED`: the reader wanted no more of it; `shared`: others play on the
    same machine, so that a press has less of it.
    """

    asked: int
    shared: bool = True
    points: tuple[Found, ...] = ()
    state: Going = Going.RESTING
    tabled: Odds | None = None

    @property
    def found(self) -> Found:
        """What is known so far, the best move first; nothing before the first world."""
        return self.points[-1] if self.points else ()

    @property
    def worlds(self) -> int:
        """In how many worlds moves have been tried, each in as many at most."""
        return _worlds(self.found)

    def add(self, found: Found) -> None:
        """What is known now; before the first world that is nothing, and stays out.

        After no more worlds than before, when moves left out at first have been tried in them, it takes their place.
        """
        if found:
            earlier = self.points[:-1] if _worlds(found) == self.worlds else self.points
            points = (*earlier, found)
            self.points = points if len(points) <= MOST else (*points[:-1:2], found)


def chances(course: Course, view: View, speak: Speaker) -> Data:
    """The odds of the moves of `view` as far as they are known: in numbers, in words, and how they settled."""
    found, money = course.found, view.scene.money is not None
    done = course.worlds
    asked = done if course.state is Going.DONE else course.asked
    far = speak.ui("advice_far", done=count(done, speak.lang), asked=count(asked, speak.lang))
    tabled = course.tabled if course.tabled and done < course.tabled.worlds else None
    known = {one.odds.move: one.odds for one in found}
    moves = [*known] or view.moves
    rows = [_row(move, known.get(move), tabled, speak, best=bool(found) and not at) for at, move in enumerate(moves)]
    return {
        "state": course.state.value,
        "done": done,
        "asked": asked,
        "far": far,
        "why": speak.ui(f"advice_{course.state.value}", shared="yes" if course.shared else "no"),
        "go": speak.ui("advice_stop" if course.state is Going.RUNNING else "advice_go_on"),
        "risk": speak.ui("advice_fails" if money else "advice_loses"),
        "money": money,
        "moves": rows,
        "line": _line(course.points, money, speak),
        "assumed": _assumption(found, speak),
        "table": _table(course.tabled, speak, told=tabled is not None),
    }


def _row(move: Move, odds: Odds | None, tabled: Odds | None, speak: Speaker, *, best: bool) -> Data:
    """What is known of a move: by the worlds played, or by more of them from the table; of some nothing yet."""
    if tabled and tabled.move == move:
        return _move(tabled, speak, best=best)
    if odds:
        return _move(odds, speak, best=best)
    row = {"move": str(move), "label": speak.label(move), "best": False}
    return {**row, "fails": None, "failsWords": "…", "gain": None, "gainWords": "…"}


def _move(odds: Odds, speak: Speaker, *, best: bool) -> Data:
    fails = _span(odds.fails, odds.interval)
    gain = None if odds.gain is None or odds.gain_interval is None else _span(odds.gain, odds.gain_interval)
    return {
        "move": str(odds.move),
        "label": speak.label(odds.move),
        "fails": fails,
        "failsWords": _words([percent(one, speak.lang) for one in fails.values()], speak, exact=odds.exact),
        "gain": gain,
        "gainWords": _words([write_signed(one, speak.lang) for one in gain.values()], speak, exact=odds.exact)
        if gain
        else "",
        "best": best,
    }


def _span(value: float, interval: tuple[float, float]) -> dict[str, float]:
    return {"value": value, "low": interval[0], "high": interval[1]}


def _words(told: Sequence[str], speak: Speaker, *, exact: bool) -> str:
    value, low, high = told
    return value if exact else speak.ui("advice_span", value=value, low=low, high=high)


def _line(points: Sequence[Found], money: bool, speak: Speaker) -> Data:
    """What was known of the moves that are best now, after so many worlds: of each the mean and its interval."""
    shown = [one.odds.move for one in points[-1][:DRAWN]] if points else []
    told: list[list[Any]] = []
    for found in points:
        odds = {one.odds.move: one.odds for one in found}
        told.append([_worlds(found), *(_measure(odds[move], money) for move in shown)])
    return {"labels": [speak.label(move) for move in shown], "points": told}


def _measure(odds: Odds, money: bool) -> list[float]:
    value, span = (odds.gain, odds.gain_interval) if money else (odds.fails, odds.interval)
    return [round(one, FIGURES) for one in (value or 0.0, *(span or ()))]


def _worlds(found: Found) -> int:
    """In how many worlds moves have been tried, each in as many at most."""
    return max((one.odds.worlds for one in found), default=0)


def _assumption(found: Found, speak: Speaker) -> str:
    """In how many worlds they have been tried, and how the others are taken to play."""
    told = "advice_exact" if found and found[0].odds.exact else "advice_sampled"
    others = found[0].odds.others if found else OTHERS
    return speak.ui(told, worlds=count(_worlds(found), speak.lang), others=speak.ui(f"advice_others_{others}"))


def _table(tabled: Odds | None, speak: Speaker, *, told: bool) -> Data | None:
    """What is said of the table of opening odds, and whether it is still told: its room stays when it is not."""
    if not tabled:
        return None
    worlds = count(tabled.worlds, speak.lang)
    return {"told": told, "words": speak.ui("advice_tabled", move=speak.label(tabled.move), worlds=worlds)}
