"""The state of a room, rebuilt by replaying its events.

Only `event_handlers.take_in` changes the state, so the same events always lead to the same room.
"""

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
from .lesson_plan import Plan
from .miss import Miss
from .poll import Poll

Event = dict[str, Any]
WAIT: Final = "nobody"
"""The first value of `Room.fill`: the empty seats have no player, and the table waits until members take them."""
LEADER: Final = "leader"
"""The value of `Room.fill` if the leading device plays the empty seats; all other values are ids of computer players.
"""
MATCH: Final = "match"
VARIANT: Final = "variant"
EXAMPLE: Final = "example"
"""The values of `Lead.on`: the match, a variant or a worked example is shown to all."""


@dataclass
class Member:
    """A member of the room, with one device.

    id: the member's number
    name: the member's name
    key: hash of the device's token
    seat: the member's seat, or None for an onlooker
    leads: whether the teacher has handed the lead to the member
    free: whether the member looks at a step of its own choice and does not follow
    at: the step of the match that the member looks at while `free`
    back: hash of the member's return code, or ""
    """

    id: int
    name: str
    key: str
    seat: int | None = None
    leads: bool = False
    free: bool = False
    at: int = 0
    back: str = ""


@dataclass(frozen=True)
class Lead:
    """The subject that is shown to all who follow.

    on: `MATCH`, `VARIANT` or `EXAMPLE`
    at: the step; None for the newest step of the match or variant, or for the step at which the example opens
    clause: the marked clause, or None
    tried: a move that is judged at the step, or None
    example: name of the example, or None
    """

    on: str = MATCH
    at: int | None = None
    clause: str | None = None
    tried: str | None = None
    example: str | None = None


@dataclass
class Room:
    """The state of a room after some events.

    code: its code
    lang: language of the teacher who opened it
    key: hash of the teacher's secret
    seed: decides the chance moves and the choices of computer players; no frame contains it
    line: the match, with the members' names
    base: the names in the record of the match
    fill: the player of the empty seats: `WAIT`, `LEADER` or a kind of computer player
    count: number of its events
    match: number of the match
    members: the members by number
    met: number of the newest member
    locked: whether joining and sitting down are refused
    large_code: whether the wall shows the code in large type, or None until the teacher decides
    hands_open: whether all hands are shown to all
    marks: whether the cards that may be played are marked
    hints: whether members at the table may ask for hints
    hinted: member → the number of its hints in this deal
    lead: the subject that is shown to all who follow
    variant: the variant, or None
    misses: the refused moves, oldest first
    stalled: member → its refused moves since the table last moved, at most `MAX_REFUSED`
    tries: member → its last move that was refused or that it asked about: (step, move, count of events)
    poll: the current question, or None
    aside: the closed question that a clause has replaced before its answer was shown, or None
    asked: the earlier questions, oldest first
    quiz: the exercises of the quiz
    plan: the lesson, or None
    task: the question in words that is on the screens, or ""
    tables: the tables of the pupils, each as a room; empty for a room of one table
    number: number of the table if the room is one of several tables, or None
    dealt: how often several tables have been dealt
    shared: how many deals the other tables have, too, if the room is one of several tables
    wall: number of the table that is on the wall, or None for the room's own match
    stopped: whether the room is one of several tables, and the teacher has stopped them
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
    large_code: bool | None = None
    hands_open: bool = False
    marks: bool = True
    hints: bool = False
    hinted: dict[int, int] = field(default_factory=dict)
    lead: Lead = field(default_factory=Lead)
    variant: Line | None = None
    misses: list[Miss] = field(default_factory=list)
    stalled: dict[int, tuple[Miss, ...]] = field(default_factory=dict)
    tries: dict[int, tuple[int, str, int]] = field(default_factory=dict)
    poll: Poll | None = None
    aside: Poll | None = None
    asked: list[Poll] = field(default_factory=list)
    quiz: tuple[str, ...] = ()
    plan: Plan | None = None
    task: str = ""
    tables: list[Room] = field(default_factory=list)
    number: int | None = None
    dealt: int = 0
    shared: int = 0
    wall: int | None = None
    stopped: bool = False

    @property
    def game(self) -> Game:
        """The game that is played."""
        game: Game = games[self.line.opening.setup.game.id]
        return game

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.base)

    @property
    def live(self) -> State:
        """The newest position of the match."""
        return self.line.steps[-1].after if self.line.steps else self.line.opening

    def sitter(self, seat: int) -> Member | None:
        """Return the member who has a seat, or None if the seat is empty."""
        return next((member for member in self.members.values() if member.seat == seat), None)

    @property
    def controls(self) -> tuple[str, ...]:
        """The control of each seat: a person, or a kind of computer player."""
        empty = ME if self.fill == LEADER else self.fill
        return tuple(ME if self.sitter(seat) else empty for seat in range(self.seats))

    @property
    def running(self) -> bool:
        """True while a deal is in play; until the deal ends, hidden cards stay hidden.

        A position that begins in a deal is in play as soon as a member has a seat.
        """
        dealt = self.line.opening.chance is None and any(member.seat is not None for member in self.members.values())
        return (dealt or bool(self.line.steps)) and self.live.chance != "deal" and not self.live.over

    @property
    def all_seen(self) -> bool:
        """True if everybody may see all hands, because they are open or no deal is in play."""
        return self.hands_open or not self.running

    def line_on(self, member: Member | None) -> Line:
        """Return the line of play on a member's screen, at the step that is shown.

        A member who is `free` sees the match at a step of its own choice; all others see the match, variant or
        example that the leading device shows.

        member: the member, or None for the table of the leading device
        """
        if member is not None and member.free:
            return self.line.at_step(member.at)
        lead = self.lead
        if lead.on == EXAMPLE and lead.example:
            example = examples(self.game.id)[lead.example]
            line = Line.from_record(example.record, example.at if lead.at is None else lead.at)
        else:
            line = self.variant if lead.on == VARIANT and self.variant else self.line
            line = line.at_step(len(line.steps) if lead.at is None else lead.at)
        return try_on(line, lead.tried) if lead.tried else line

    def is_live(self, member: Member | None) -> bool:
        """Return whether a member sees the newest position of the match, and no question; a stopped table is not live.

        member: the member, or None for the leading device
        """
        if self.stopped or self.lead.on != MATCH or self.lead.tried or self.poll is not None:
            return False
        ends = len(self.line.steps)
        return self.lead.at in (None, ends) and (member is None or not member.free or member.at == ends)

    def known_misses(self) -> list[Miss]:
        """Return the refused moves that may be shown, those at several tables too.

        A refused move and its clauses reveal facts about a hand, so moves of the running deal are left out. Several
        tables have the same deal, so it must be over at all of them.
        """
        deals = self.live.deals
        known = [miss for miss in self.misses if self.all_seen or miss.match != self.match or miss.deal != deals]
        running = {table.live.deals for table in self.tables if table.live.chance != "deal" and not table.live.over}
        return known + [miss for table in self.tables for miss in table.misses if miss.deal not in running]


@lru_cache(maxsize=4)
def read_record(text: str) -> Record:
    """Return the record in a text. Raise `RecordError` if it cannot be read.

    The last few records are cached, because reading replays the match.
    """
    return Record.loads(text)


def try_on(line: Line, move: str) -> Line:
    """Return a match with a judged move instead of the steps after its current step.

    The move's text ends in `?`, as in records.
    """
    state = line.state
    verdict: Verdict = state.judge(move)
    step = Step(f"{verdict.move} ?", state, state, verdict)
    return Line(line.opening, (*line.steps[: line.at], step), line.at + 1)


def with_names(line: Line, names: tuple[str | None, ...]) -> Line:
    """Return the same match with other names, without replaying its moves."""
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
    """Return a match with one more step at its end.

    text: a move; a `?` at its end means that the move is only judged
    """
    line = line.at_step(len(line.steps))
    if not text.endswith("?"):
        return line.play(line.state.read(text))
    return try_on(line, text[:-1].rstrip())


def open_room(code: str, opened: Event) -> Room:
    """Return a room after its first event."""
    line = Line.from_record(read_record(opened["record"]))
    room = Room(code, opened["lang"], opened["key"], opened["seed"], line, line.opening.setup.names, count=1)
    room.poll = Poll(opened["about"], asked_s=opened.get("time")) if "about" in opened else None
    return room
