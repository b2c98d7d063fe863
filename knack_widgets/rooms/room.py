"""A room: what has come of its events so far. Only `take_in` changes it, so whoever has the events has the room."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from ..pages.line import Line
from ..pages.seats import ME
from ..rulebook.examples import examples
from ..rules import Game, Record, State, Verdict, games
from ..rules.core.facts import Setup
from ..rules.records import Step
from .asked import Poll

Event = dict[str, Any]
WAIT: Final = "nobody"
"""Who plays the seats that nobody has before the teacher says who: the table waits until the class has sat down."""
LEADER: Final = "leader"
"""Who plays the seats that nobody has, beside the opponents: whoever leads."""
MATCH: Final = "match"
VARIANT: Final = "variant"
EXAMPLE: Final = "example"
"""What may be on everybody's screen."""


@dataclass
class Member:
    """A device in the room. `key`: the hash of its token; `seat`: `None` for an onlooker; `at`: the step of the match
    that it looks at by itself, `None` where it follows.
    """

    id: int
    name: str
    key: str
    seat: int | None = None
    leads: bool = False
    free: bool = False
    at: int = 0


@dataclass(frozen=True)
class Lead:
    """What is shown to all who follow. `at`: a step, `None` for the newest of the match; `tried`: a move that is judged
    there; `clause`: the one that is marked.
    """

    on: str = MATCH
    at: int | None = None
    clause: str | None = None
    tried: str | None = None
    example: str | None = None


@dataclass(frozen=True)
class Miss:
    """A move of a seat that was refused: by whom, in which deal of which match, and the clauses."""

    member: int
    match: int
    deal: int
    clauses: tuple[str, ...]


@dataclass
class Room:
    """A room in one moment; `count`: how many events it has taken in.

    `seed` decides what opponents leave to chance, and like the hidden cards it is in no frame. `fill`: who plays seats
    that nobody has. `tries`: of each seated member the last move that was refused or asked about, at which step.
    """

    code: str
    lang: str
    key: str
    seed: str
    line: Line
    base: tuple[str | None, ...]
    fill: str = WAIT
    count: int = 0
    match: int = 0
    members: dict[int, Member] = field(default_factory=dict)
    met: int = 0
    locked: bool = False
    hands_open: bool = False
    marks: bool = True
    lead: Lead = field(default_factory=Lead)
    variant: Line | None = None
    misses: list[Miss] = field(default_factory=list)
    tries: dict[int, tuple[int, str, int]] = field(default_factory=dict)
    poll: Poll | None = None
    asked: list[Poll] = field(default_factory=list)
    quiz: tuple[str, ...] = ()

    @property
    def game(self) -> Game:
        """The game that is played."""
        found: Game = games[self.line.opening.setup.game.id]
        return found

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.base)

    @property
    def live(self) -> State:
        """The newest position of the match."""
        return self.line.steps[-1].after if self.line.steps else self.line.opening

    def sitter(self, seat: int) -> Member | None:
        """Who has a seat."""
        return next((one for one in self.members.values() if one.seat == seat), None)

    @property
    def controls(self) -> tuple[str, ...]:
        """Who plays each seat: a person, or an opponent."""
        empty = ME if self.fill == LEADER else self.fill
        return tuple(ME if self.sitter(seat) else empty for seat in range(self.seats))

    @property
    def running(self) -> bool:
        """Whether a deal is being played: then what is hidden in it stays hidden."""
        return bool(self.line.steps) and self.live.chance != "deal" and not self.live.over

    @property
    def all_seen(self) -> bool:
        """Whether everybody may know every hand on the table: the hands lie open, or no deal is being played."""
        return self.hands_open or not self.running

    def line_on(self, member: Member | None) -> Line:
        """What lies on the table of a member, at the step that it looks at; `None`: of whoever leads."""
        if member is not None and member.free:
            return self.line.at_step(member.at)
        lead = self.lead
        if lead.on == EXAMPLE and lead.example:
            found = examples(self.game.id)[lead.example]
            line = Line.from_record(found.record, found.at if lead.at is None else lead.at)
        else:
            line = self.variant if lead.on == VARIANT and self.variant else self.line
            line = line.at_step(len(line.steps) if lead.at is None else lead.at)
        return try_on(line, lead.tried) if lead.tried else line

    def is_live(self, member: Member | None) -> bool:
        """Whether a member looks at the newest position of the match, while it goes on."""
        if self.lead.on != MATCH or self.lead.tried or self.poll is not None:
            return False
        ends = len(self.line.steps)
        return self.lead.at in (None, ends) and (member is None or not member.free or member.at == ends)

    def known_misses(self) -> list[Miss]:
        """The refused moves that may be told: their reasons say something of a hand, so not while it is played."""
        deals = self.live.deals
        return [one for one in self.misses if self.all_seen or one.match != self.match or one.deal != deals]


@lru_cache(maxsize=4)
def read_record(text: str) -> Record:
    """Return the record of a text; the last few are cached, as reading replays the match. Raises `RecordError`."""
    return Record.loads(text)


def try_on(line: Line, move: str) -> Line:
    """A line at whose step a move is judged, as a record keeps a try."""
    state = line.state
    verdict: Verdict = state.judge(move)
    step = Step(f"{verdict.move} ?", state, state, verdict)
    return Line(line.opening, (*line.steps[: line.at], step), line.at + 1)


def with_names(line: Line, names: tuple[str | None, ...]) -> Line:
    """Return the same match with other names; no move is played again, as names decide nothing."""
    old = line.opening.setup
    if old.names == names:
        return line
    setup = Setup(old.game, names, old.first, old.options, old.without, old.readings)
    before = opening = line.opening.evolve(setup=setup)
    steps = []
    for step in line.steps:
        if step.verdict is None:
            after = step.after.evolve(setup=setup)
            steps.append(Step(step.text, before, after))
            before = after
        else:
            steps.append(Step(step.text, before, before, before.judge(step.verdict.move)))
    return Line(opening, tuple(steps), line.at)


def add_step(line: Line, text: str) -> Line:
    """A line with one more step at its end, a move or a try."""
    line = line.at_step(len(line.steps))
    if not text.endswith("?"):
        return line.play(line.state.read(text))
    return try_on(line, text[:-1].rstrip())


def open_room(code: str, opened: Event) -> Room:
    """The room at its first event."""
    line = Line.from_record(read_record(opened["record"]))
    return Room(code, opened["lang"], opened["key"], opened["seed"], line, line.opening.setup.names, count=1)
