"""The odds of a seat's moves, computed within a limit of processor time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import process_time
from typing import Final

from ..pages.assumed import OTHERS, Assumed
from ..pages.course import Course, Going
from ..pages.ranking import list_best
from ..players.effects import find_effect
from ..players.hint import Hint
from ..players.openings import opening
from ..players.playouts import PLAIN
from ..players.running_odds import RunningOdds
from ..players.worlds import worlds
from ..rules import Move, View
from .behind import run_behind
from .request import is_shared

SHARED_LIMIT: Final = 0.5
"""Processor time that a click may take on a server that other readers also use (seconds)."""
OWN_LIMIT: Final = 0.9
"""Processor time that a click may take on the reader's own machine, for an answer within a second (seconds)."""
SLICE: Final = 0.05
"""Processor time between two reports of progress, and until a click can stop the work (seconds)."""
WORLDS: Final = 2401
"""Number of worlds in all, for a precision of ±2 percentage points.

A world is a possible distribution of the hidden cards.
"""


class Trying:
    """The hint of a position and the odds of its moves.

    hint: the hint
    assumed: the assumption about the other players
    course: the progress of the odds, or None if the position has no odds
    """

    def __init__(self, hint: Hint, assumed: Assumed | None = None) -> None:
        self.hint, self.assumed = hint, assumed or Assumed()
        view = hint.view
        known = bool(view.moves) and view.setup.game.hidden is not None
        self._trial = RunningOdds(view, others=self.assumed.kind, seed=hint.seed, n=WORLDS) if known else None
        self.course = Course(WORLDS, is_shared(), self.assumed) if self._trial else None
        self._at_work = False

    def go_on(self, on_progress: Callable[[], None], on_failure: Callable[[Exception], None] | None = None) -> None:
        """Play worlds for the time of one more click.

        on_progress: called when there are new results, and at the end
        on_failure: called with an error that ends the work early
        """
        course = self.course
        if course is None or course.state in (Going.RUNNING, Going.DONE):
            return
        course.state = Going.RUNNING
        # work that was just stopped may not have noticed this yet; in this case it continues
        if not self._at_work:
            self._at_work = True
            run_behind(self._play(), on_progress, on_failure)

    def play_now(self) -> None:
        """Play worlds for the time of one click, and return after that."""
        if self.course:
            self.course.state = Going.RUNNING
        for _ in self._play():
            pass

    def stop(self) -> None:
        """Stop the work, and keep the results so far."""
        if self.course and self.course.state is Going.RUNNING:
            self.course.end(Going.STOPPED)

    def _play(self) -> Iterator[None]:
        trial, course = self._trial, self.course
        if trial is None or course is None:
            return
        spent, more = 0.0, True
        try:
            if not course.points:  # facts of the position itself, which do not depend on the worlds
                view = self.hint.view
                # the table of openings was computed with careful players
                course.tabled = opening(view) if self.assumed.kind == OTHERS else None
                course.leaving = find_leaving(view)
            while more and spent < cpu_limit(course) and course.state is Going.RUNNING:
                began = process_time()
                more = trial.play(min(SLICE, cpu_limit(course) - spent))
                # the page already says "stopped", so the results of a stopped slice are shown when the reader continues
                if not more or (course.state is Going.RUNNING and trial.worlds > course.worlds):
                    course.add(trial.found)
                spent += process_time() - began
                yield
        finally:
            self._at_work = False
            find_facts(course, self.hint.view)
            if not more:
                course.end(Going.DONE)
            elif course.state is Going.RUNNING:
                course.end(Going.RESTING)


def find_facts(course: Course, view: View) -> None:
    """Add to the odds the other facts in the answer: a careful player's move, and the effect of a move on the hand."""
    best = list_best(course.found, view)
    if best:
        move = best[0]
    else:
        move = course.usual = course.usual or PLAIN[OTHERS](view, 1)
    if move not in course.effects:
        course.effects[move] = find_effect(view, move)


def find_leaving(view: View) -> frozenset[Move]:
    """Return the moves by which the seat leaves the deal and gives up its cards.

    They are the same in every world, so one world is enough to find them.
    """
    (seat,) = view.seats
    world = next(worlds(view, n=1))
    return frozenset(move for move in view.moves if _leaves(world.play(move).view(seat), seat))


def _leaves(after: View, seat: int) -> bool:
    if after.players_in:
        return seat not in after.players_in
    # after the end of a deal no player is in it any more, so the events show who has left
    return any(event[:2] == ("folds", seat) for event in after.events)


def cpu_limit(course: Course) -> float:
    """Return the processor time that one click for odds may use (seconds)."""
    return SHARED_LIMIT if course.shared else OWN_LIMIT
