"""The lines of play of a match: their steps, the shown step, and earlier variants.

A line is a sequence of moves from the opening of the match. If a reader steps back and plays another move, a new line
begins.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..rulebook.accounts import END
from ..rules import Move, Record, RecordError, State, Verdict
from ..rules.record_text import MAX_MOVES
from ..rules.records import Step
from .seeds import Luck

ASIDE = -1
"""The line number with which the page requests the match that a worked example has replaced."""
FORMER = -2
"""The line number with which the page requests the match that a new match has replaced."""
MAX_LINES = 9
"""Greatest number of lines that are kept: the first line of the match, and the newest other lines."""


@dataclass(frozen=True, slots=True)
class Line:
    """A match as a list of steps; the position after `at` steps is shown.

    A line is immutable: methods return a new line.
    """

    opening: State
    steps: tuple[Step, ...] = ()
    at: int = 0

    @classmethod
    def from_record(cls, record: Record, at: int | None = None) -> Line:
        """Return the line of a record at a step (by default the last step)."""
        line = cls(record.opening, record.steps)
        return line.at_step(len(record.steps) if at is None else at)

    @property
    def state(self) -> State:
        """The position that the reader sees."""
        return self.steps[self.at - 1].after if self.at else self.opening

    @property
    def last(self) -> Step | None:
        """The step that led here, or None at the beginning."""
        return self.steps[self.at - 1] if self.at else None

    @property
    def deals(self) -> tuple[int, ...]:
        """The number of steps before each deal."""
        return tuple(i for i, step in enumerate(self.steps) if step.text.startswith("deal "))

    def at_step(self, at: int) -> Line:
        """Return the same line at another step; a number out of range is limited to the range."""
        return Line(self.opening, self.steps, min(max(at, 0), len(self.steps)))

    def play(self, move: Move) -> Line:
        """Return the line after a move at the shown step; the later steps are dropped.

        Raise IllegalMove if the move is not allowed, or RecordError if the line already has the greatest length of a
        record.
        """
        if self.at >= MAX_MOVES:
            raise RecordError(f"the match has {self.at} moves; expected at most {MAX_MOVES:,}")
        before = self.state
        step = Step(str(move), before, before.play(move))
        return Line(self.opening, (*self.steps[: self.at], step), self.at + 1)

    def deal_first(self, luck: Luck, chosen: str = "") -> tuple[Line, Luck]:
        """Return the line after the first deal and any draws before it, and the remaining luck.

        `chosen`: the seed, or an empty text for the seed that `luck` determines.
        """
        line, seed = self, luck.due(chosen)
        while line.state.chance and not line.state.deals:
            line = line.play(line.state.by_chance(seed))
            luck = luck.advance(line.steps[-1].text, seed)
            seed = luck.seed
        return line, luck

    def judge(self, move: Move | str) -> Verdict:
        """Return the verdict on a move at this step, without making it."""
        return self.state.judge(move)

    def legal_order(self, move: Move) -> Verdict | None:
        """Return the verdict on a legal order of a move's cards, or None if no order is legal.

        This is for a move that is not allowed in the order in which the reader picked the cards.
        """
        orders = self.state.setup.phases[self.state.phase].other_orders(self.state, move)
        return next((verdict for order in orders if (verdict := self.judge(order)).legal), None)

    @property
    def end_step(self) -> int | None:
        """The number of steps before the move by which a reader ended the match, or None.

        It is None if the match is not over, or if it ended by its rules.
        """
        return next((at for at, step in enumerate(self.steps) if step.text == END), None)

    def before_end(self) -> Line | None:
        """Return the line before a reader ended the match, or None if no reader ended it."""
        return None if self.end_step is None else Line(self.opening, self.steps[: self.end_step], self.end_step)

    def record(self, extra: dict[str, object] | None = None) -> Record:
        """Return the whole line as a record."""
        return Record.from_steps(self.opening, self.steps, extra)


@dataclass(frozen=True, slots=True)
class Lines:
    """The lines of a reader's match: `current` is the index of the line on the table."""

    lines: tuple[Line, ...]
    current: int = 0

    @property
    def line(self) -> Line:
        """The line on the table."""
        return self.lines[self.current]

    def play(self, move: Move) -> Lines:
        """Return these lines after a move on the table.

        If the reader has stepped back and plays another move, a new line begins.
        """
        old = self.line
        if old.at < len(old.steps) and old.steps[old.at].text == str(move):
            return self.replace_line(old.at_step(old.at + 1))
        new = old.play(move)
        if old.at == len(old.steps):
            return self.replace_line(new)
        kept = (self.lines[0], *self.lines[1:][2 - MAX_LINES :], new)
        return Lines(kept, len(kept) - 1)

    def replace_line(self, line: Line) -> Lines:
        """Return these lines, with `line` instead of the line on the table."""
        return Lines((*self.lines[: self.current], line, *self.lines[self.current + 1 :]), self.current)

    def switch_line(self, index: int) -> Lines:
        """Return these lines with the line at `index` on the table, if that index exists."""
        return Lines(self.lines, index) if 0 <= index < len(self.lines) else self


@dataclass(frozen=True, slots=True)
class Match:
    """A match that another match has replaced: its lines, the controls of its seats, its luck."""

    lines: Lines
    controls: tuple[str, ...]
    luck: Luck
