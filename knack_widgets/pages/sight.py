"""The reader's sight of a match: the hands they see, the covered ones, the verdict shown."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..players.hint import Hint
from ..players.inference import Certain
from ..rules import Game, State, Verdict, View
from .course import Course
from .line import Match
from .reader import Reader
from .seats import acting_seats, visible_seats
from .seeds import Luck


class Helped(NamedTuple):
    """Help to choose a move, asked for at a position.

    state: the position
    hint: the hint for the seat that asked
    step: the number of steps of help that were asked for
    course: the odds as far as they are known, or None if there are no odds
    hands: whether the map of opening hands is open, too
    """

    state: State
    hint: Hint
    step: int
    course: Course | None
    hands: bool = False


class CertainFacts(NamedTuple):
    """The facts about hidden cards that are certain in a position for the seat `reader`."""

    state: State
    reader: int
    facts: tuple[Certain, ...]


class Sight(Reader):
    """The table as a reader sees it: all page data is computed from it.

    game: the game
    prefs: the reader's preferences
    verdict: verdict on the reader's last try or question, or None
    looker: the seat that has uncovered its hand, or None
    example: id of the worked example on the table, or None
    refused: number of the last try or question, so that the page can detect a new one
    fresh: step of the reader's last move
    log_pages: how far back the log reaches (pages)
    focus: the clause that is chosen, or None
    original: the reader's own copy of the text, or None
    aside: the match that a worked example has laid aside, or None
    former: the match that a new match has replaced, or None
    luck: the seeds of the match
    helped: the help that was asked for, or None
    gleaned: the facts that are certain, by identity of the position (a cache)
    """

    game: Game
    prefs: dict[str, Any]
    verdict: Verdict | None
    looker: int | None
    example: str | None
    refused: int
    fresh: int
    log_pages: int
    focus: str | None
    original: str | None
    aside: Match | None
    former: Match | None
    luck: Luck
    helped: Helped | None
    certain_facts: dict[int, CertainFacts]
    _seen: tuple[State, tuple[int, ...], View] | None

    @property
    def waits(self) -> bool:
        """True if an opponent is to move; always False without opponents."""
        return False

    @property
    def state(self) -> State:
        """The position on the table with all hidden cards. It is never sent to a browser."""
        return self.line.state

    @property
    def visible_seats(self) -> tuple[int, ...]:
        """The seats of which the reader sees the hands."""
        return visible_seats(self.state, self.controls, bool(self.prefs["reveal"]), self.looker, self.covers)

    @property
    def covers(self) -> bool:
        """True if several people play at this screen and hide their cards from one another."""
        return bool(self.prefs["cover"] and not self.prefs["reveal"]) and len(self.people) > 1

    @property
    def covered_seat(self) -> int | None:
        """The seat on turn that keeps its cards covered until its player uncovers them, or None."""
        if not self.covers or self.looker in self.people or self.state.chance or self.state.over:
            return None
        return next(iter(acting_seats(self.state, self.people)), None)

    @property
    def view(self) -> View:
        """The reader's view, computed once for each position.

        The page needs it in many places.
        """
        state, seats = self.state, self.visible_seats
        # comparing states field by field would take longer than making a view
        if self._seen is None or self._seen[0] is not state or self._seen[1] != seats:
            self._seen = (state, seats, state.view(*seats))
        return self._seen[2]

    @property
    def shown_verdict(self) -> Verdict | None:
        """The verdict that is shown: on the reader's last try or question, or on the recorded try.

        The reasons of a refusal reveal something about the hand. So the recorded try of a seat with a
        hidden hand is explained only if it was out of turn.
        """
        if self.verdict is not None:
            return self.verdict
        verdict = self.line.last.verdict if self.line.last else None
        if verdict is None or verdict.move.seat is None or verdict.move.seat in self.visible_seats:
            return verdict
        return verdict if all(reason.key == "turn" for reason in verdict.reasons) else None

    @property
    def helps(self) -> bool:
        """True if hints are offered here; always False if several people sit at one table."""
        return False

    @property
    def shown_help(self) -> Helped | None:
        """The help that was asked for at this position, or None.

        Help for another position has ended.
        """
        return self.helped if self.helped is not None and self.helped.state is self.state else None
