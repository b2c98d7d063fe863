"""One reader's sight of a match: who looks, from where, in which language, and what is marked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple, TypedDict, cast

from ..players.hint import Hint
from ..rulebook.speech import Speaker
from ..rules import Game, State, Verdict, View
from .course import Course
from .line import Line, Match
from .seats import ME, acting_seats, visible_seats


class Prefs(TypedDict):
    """The switches by which a reader chooses how a table looks; `widgets.prefs` has their default values."""

    fourColour: bool
    presenter: bool
    reveal: bool
    cover: bool
    values: bool
    follow: bool
    marks: bool
    known: bool
    tempo: int
    columns: list[str]
    tableAbove: bool


def change_prefs(prefs: Prefs, changes: Mapping[str, object]) -> Prefs:
    """Return preferences with other values of some switches.

    changes: the new values by the switch's name
    """
    return cast("Prefs", {**prefs, **changes})


class Helped(NamedTuple):
    """Help to choose a move, requested at a position.

    state: the position
    hint: the hint for the asking seat
    course: the odds so far, or None if there are no odds
    hands: whether the map of opening hands is also open
    """

    state: State
    hint: Hint
    course: Course | None
    hands: bool = False


@dataclass(frozen=True, slots=True)
class Look:
    """A reader's language and preferences, and what the reader has marked or asked for.

    lang: the language
    prefs: the reader's preferences
    looker: the seat that has uncovered its hand, or None
    focus: the chosen clause, or None
    reads: whether the reader has chosen that clause since their last action at the table
    example: id of the worked example on the table, or None
    verdict: verdict on the reader's last try or question, or None
    refused: number of the last try or question, so that the page can detect a new try or question
    fresh: step of the reader's last move
    log_pages: how far back the log reaches (pages)
    original: the reader's own copy of the text, or None
    helped: the requested help, or None
    """

    lang: str
    prefs: Prefs
    looker: int | None = None
    focus: str | None = None
    reads: bool = False
    example: str | None = None
    verdict: Verdict | None = None
    refused: int = 0
    fresh: int = -1
    log_pages: int = 1
    original: str | None = None
    helped: Helped | None = None


class Moment:
    """A state as the key of a cache: equal only to itself.

    Comparing states field by field would take longer than computing most of the cached values.
    """

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Moment) and other.state is self.state

    def __hash__(self) -> int:
        return id(self.state)


@lru_cache(maxsize=64)
def _view(moment: Moment, seats: tuple[int, ...]) -> View:
    return moment.state.view(*seats)


@dataclass(frozen=True)
class Sight:
    """The table as a reader sees it: all page data is computed from it.

    game: the game
    match: the match on the table
    look: the reader's language, preferences and marks
    plays: whether moves can be made here; otherwise the table is only shown
    advises: whether hints are offered here
    waits: whether a computer player has to move
    stored: the numbers of the stored matches that the reader can go back to (`line.ASIDE`, `line.FORMER`)
    """

    game: Game
    match: Match
    look: Look
    plays: bool = True
    advises: bool = False
    waits: bool = False
    stored: tuple[int, ...] = ()

    @property
    def line(self) -> Line:
        """The line on the table."""
        return self.match.lines.line

    @property
    def state(self) -> State:
        """The position on the table with all hidden cards. It is never sent to a browser."""
        return self.line.state

    @property
    def lang(self) -> str:
        """The reader's language."""
        return self.look.lang

    @property
    def prefs(self) -> Prefs:
        """The reader's preferences."""
        return self.look.prefs

    @property
    def controls(self) -> tuple[str, ...]:
        """The player of each seat."""
        return self.match.controls

    @cached_property
    def people(self) -> tuple[int, ...]:
        """The reader's own seats."""
        return tuple(seat for seat, control in enumerate(self.controls) if control == ME)

    @property
    def you(self) -> int | None:
        """The reader's seat, addressed as “you”, or None unless exactly one person plays here."""
        return self.people[0] if len(self.people) == 1 else None

    @cached_property
    def speaker(self) -> Speaker:
        """The object that puts this match into words in the reader's language."""
        return Speaker(self.lang, self.line.opening.setup, self.you)

    @cached_property
    def visible_seats(self) -> tuple[int, ...]:
        """The seats of which the reader sees the hands."""
        return visible_seats(self.state, self.controls, self.prefs["reveal"], self.look.looker, self.covers)

    @property
    def covers(self) -> bool:
        """True if several people play at this screen and hide their cards from one another."""
        return self.prefs["cover"] and not self.prefs["reveal"] and len(self.people) > 1

    @property
    def covered_seat(self) -> int | None:
        """The seat on turn if its cards stay covered until its player uncovers them, or None."""
        if not self.covers or self.look.looker in self.people or self.state.chance or self.state.over:
            return None
        return next(iter(acting_seats(self.state, self.people)), None)

    @cached_property
    def view(self) -> View:
        """The reader's view."""
        return _view(Moment(self.state), self.visible_seats)

    @property
    def shown_verdict(self) -> Verdict | None:
        """The shown verdict: on the reader's last try or question, or on the recorded try."""
        if self.look.verdict is not None:
            return self.look.verdict
        verdict = self.line.last.verdict if self.line.last else None
        return verdict if verdict and self.may_show(verdict) else None

    def may_show(self, verdict: Verdict) -> bool:
        """Return whether the reader may see a verdict.

        The reasons of a refusal reveal facts about the hand. So the try of a seat with a hidden hand is explained only
        if it was out of turn.
        """
        seat = verdict.move.seat
        if seat is None or seat in self.visible_seats:
            return True
        return not verdict.legal and all(reason.key == "turn" for reason in verdict.reasons)

    @property
    def shown_help(self) -> Helped | None:
        """The help that was requested at this position, or None.

        Help that was requested at another position is not shown any more.
        """
        helped = self.look.helped
        return helped if helped is not None and helped.state is self.state else None
