"""The data of a whole table in parts. `present` fills them, and each drawing shows one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NotRequired, TypedDict

from .advice_data import Said
from .middle_data import Middle
from .move_data import Moves
from .seat_data import Seats


class LogLine(TypedDict):
    """A line of the log.

    id: its permanent number
    clause: its clause, or None
    clauses: the clauses of a fact that became certain
    """

    id: int
    text: str
    clause: str | None
    clauses: NotRequired[list[str]]


class Known(TypedDict):
    """The facts that have become certain, or a sentence that no fact has."""

    title: str
    facts: list[Said]
    nothing: str


class Judged(Said):
    """Why a move is allowed."""

    serial: int


class Refused(Judged):
    """Why a move is refused; `code` is its card if it is visible."""

    code: str | None
    seat: int | None


class Now(TypedDict):
    """The clause in force, and its first words."""

    id: str
    text: str


class Looking(TypedDict):
    """The note that the reader has stepped back, and the step at which the match goes on."""

    text: str
    to: int


class Recent(TypedDict):
    """The events since the reader's last move.

    text: the last events in one line
    seats: the seats of the other players that caused them
    news: the facts that became certain
    """

    text: str
    seats: list[int]
    news: list[str]


class Head(TypedDict):
    """The top of a table: whose turn it is, what the others just did, and where the reader is in the match."""

    caption: str
    phase: str
    phaseWords: str
    status: str
    recent: Recent
    setDeal: str
    looking: Looking | None
    ownReading: str | None


class Voice(TypedDict):
    """The texts below the cards of a table."""

    known: Known | None
    prompt: str | None
    refusal: Refused | None
    reason: Judged | None
    now: Now | None


class Log(TypedDict):
    """The newest lines of the log, and whether earlier lines exist."""

    log: list[LogLine]
    earlier: bool


class Place(TypedDict):
    """The shown step: its number, the seat that made it, and whether later steps exist."""

    at: int
    mover: int | None
    behind: bool


@dataclass(frozen=True)
class TableData:
    """A whole table; `title` is what differs between two compared tables, or None."""

    head: Head
    middle: Middle
    seats: Seats
    moves: Moves
    voice: Voice
    log: Log
    place: Place
    title: str | None = None

    def fields(self) -> dict[str, object]:
        """Return the fields of all parts in one mapping, as programs and devices without drawings get a table."""
        parts = (self.head, self.middle, self.seats, self.moves, self.voice, self.log, self.place)
        fields: dict[str, object] = {name: value for part in parts for name, value in part.items()}
        return fields if self.title is None else {**fields, "title": self.title}


class Marks(TypedDict):
    """The marked clauses: in force, refusing, behind the last move, chosen, and the one that the text follows."""

    inForce: list[str]
    refused: list[str]
    happened: list[str]
    focus: str | None
    follow: str | None


class LineChoice(TypedDict):
    """A line of play that the reader can choose."""

    id: int
    label: str


class StepsData(TypedDict):
    """The steps of a match, and the lines of play to choose from."""

    at: int
    count: int
    deals: list[int]
    line: int
    label: str
    lines: list[LineChoice]
    settles: NotRequired[bool]
