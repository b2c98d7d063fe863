"""What the reader of a match sees: whose hands, which of them are covered, and which verdict is shown."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..players.hint import Hint
from ..players.inference import Certain
from ..rules import Game, State, Verdict, View
from .course import Course
from .line import Match
from .reader import Reader
from .seats import acting_seats, eyes
from .seeds import Luck


class Helped(NamedTuple):
    """Help to choose, asked for at a position by who reads for a seat: as far as `step`.

    `course`: how far the odds have come, where there are any; `hands`: the map of opening hands is open, too.
    """

    state: State
    hint: Hint
    step: int
    course: Course | None
    hands: bool = False


class Gleaned(NamedTuple):
    """What is certain about hidden cards in a position for whoever sits at the seat `reader`."""

    state: State
    reader: int
    facts: tuple[Certain, ...]


class Sight(Reader):
    """The table as a reader sees it: all that a page's data is computed from.

    `verdict`: on their last try or question, `refused` the number of what brought it; `looker`: who has uncovered a
    hand; `example`: the worked example on the table; `fresh`: the step of the reader's last move; `log_pages`: how far
    back the log reaches; `focus`: the clause that is chosen; `original`: the reader's own copy of the text; `aside` and
    `former`: the matches that a worked example and a new match have laid aside; `luck`: the seeds of the match.
    `helped`: the help that was asked for; `gleaned`: what was found to be certain, by the identity of the position.
    `waits`: somebody who does not read is to move.
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
    gleaned: dict[int, Gleaned]
    _seen: tuple[State, tuple[int, ...], View] | None

    @property
    def waits(self) -> bool:
        """Whether an opponent is to move; never, where there are none."""
        return False

    @property
    def state(self) -> State:
        """The position on the table, with everything that is hidden. Never goes to a browser."""
        return self.line.state

    @property
    def eyes(self) -> tuple[int, ...]:
        """The seats whose hands the reader sees."""
        return eyes(self.state, self.controls, bool(self.prefs["reveal"]), self.looker, self.covers)

    @property
    def covers(self) -> bool:
        """Whether several people play at this screen, and none is to see another's cards."""
        return bool(self.prefs["cover"] and not self.prefs["reveal"]) and len(self.people) > 1

    @property
    def covered_seat(self) -> int | None:
        """The seat that is to act and whose cards are covered until its player uncovers them; `None`: none."""
        if not self.covers or self.looker in self.people or self.state.chance or self.state.over:
            return None
        return next(iter(acting_seats(self.state, self.people)), None)

    @property
    def view(self) -> View:
        """What the reader sees; worked out once a position, because the page asks for it in many places."""
        state, seats = self.state, self.eyes
        # comparing states field by field would take longer than looking
        if self._seen is None or self._seen[0] is not state or self._seen[1] != seats:
            self._seen = (state, seats, state.view(*seats))
        return self._seen[2]

    @property
    def shown_verdict(self) -> Verdict | None:
        """The verdict that is shown: on the reader's last try or question, or on the recorded try at this step.

        The reasons of a refusal reveal something of the hand: a recorded try of a seat whose hand the reader does not
        see is not explained, unless it was out of turn.
        """
        if self.verdict is not None:
            return self.verdict
        found = self.line.last.verdict if self.line.last else None
        if found is None or found.move.seat is None or found.move.seat in self.eyes:
            return found
        return found if all(reason.key == "turn" for reason in found.reasons) else None

    @property
    def helps(self) -> bool:
        """Whether hints are given here; never, where several people sit at one table."""
        return False

    @property
    def shown_help(self) -> Helped | None:
        """The help that was asked for here; what was said of another position is over."""
        return self.helped if self.helped is not None and self.helped.state is self.state else None
