"""A seat's moves are tried for a reader: for so much processor time a press, told of while it goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import process_time
from typing import Final

from ..pages.assumed import OTHERS, Assumed
from ..pages.course import Course, Going
from ..players.hint import Hint
from ..players.openings import opening
from ..players.trial import Trial
from ..players.worlds import worlds
from ..rules import Move, View
from .behind import run_behind
from .request import is_shared

SHARED_LIMIT: Final = 0.5
"""Seconds of processor time that a press may take where others play on the same server."""
OWN_LIMIT: Final = 0.9
"""The same on the reader's own machine: an answer within a second."""
SLICE: Final = 0.05
"""Seconds between two tellings, and until a press is heard that stops the work."""
WORLDS: Final = 2401
"""Worlds in all: ±2 points."""


class Trying:
    """The hint of a position and its odds. `course`: how far these have come; `None` where there are none."""

    def __init__(self, hint: Hint, assumed: Assumed | None = None) -> None:
        self.hint, self.assumed = hint, assumed or Assumed()
        view = hint.view
        known = bool(view.moves) and view.setup.game.hidden is not None
        self._trial = Trial(view, others=self.assumed.kind, seed=hint.seed, n=WORLDS) if known else None
        self.course = Course(WORLDS, is_shared(), self.assumed) if self._trial else None
        self._at_work = False

    def go_on(self, told: Callable[[], None], failed: Callable[[Exception], None] | None = None) -> None:
        """Play worlds for the time of one more press; `told` is called as they come in, and at the end.

        failed: called with an error that ends the work early
        """
        course = self.course
        if course is None or course.state in (Going.RUNNING, Going.DONE):
            return
        course.state = Going.RUNNING
        # work that was stopped a moment ago may not have heard of it, and goes on
        if not self._at_work:
            self._at_work = True
            run_behind(self._play(), told, failed)

    def stop(self) -> None:
        """Plays no more; what is known so far stays."""
        if self.course and self.course.state is Going.RUNNING:
            self.course.end(Going.STOPPED)

    def _play(self) -> Iterator[None]:
        trial, course = self._trial, self.course
        if trial is None or course is None:
            return
        spent, more = 0.0, True
        try:
            if not course.points:  # what the position tells by itself, whatever is played out
                view = self.hint.view
                # the table is of careful players
                course.tabled = opening(view) if self.assumed.kind == OTHERS else None
                course.leaving = find_leaving(view)
            while more and spent < cpu_limit(course) and course.state is Going.RUNNING:
                began = process_time()
                more = trial.play(min(SLICE, cpu_limit(course) - spent))
                # what came of a slice that was stopped is told when the reader goes on: "stopped" has been said
                if not more or (course.state is Going.RUNNING and trial.worlds > course.worlds):
                    course.add(trial.found)
                spent += process_time() - began
                yield
        finally:
            self._at_work = False
            if not more:
                course.end(Going.DONE)
            elif course.state is Going.RUNNING:
                course.end(Going.RESTING)


def find_leaving(view: View) -> frozenset[Move]:
    """The moves with which the seat leaves the deal and gives up its cards, whatever lies hidden."""
    (seat,) = view.seats
    world = next(worlds(view, n=1))
    return frozenset(move for move in view.moves if _leaves(world.play(move).view(seat), seat))


def _leaves(after: View, seat: int) -> bool:
    if after.players_in:
        return seat not in after.players_in
    # with the end of a deal nobody is in it any more: then its events tell
    return any(event[:2] == ("folds", seat) for event in after.events)


def cpu_limit(course: Course) -> float:
    """Seconds of processor time that a press may take."""
    return SHARED_LIMIT if course.shared else OWN_LIMIT
