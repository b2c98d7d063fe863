"""The reader of a match: their language, their seats, and their speaker."""

from __future__ import annotations

from ..rulebook.speech import Speaker
from .line import Line, Lines
from .seats import ME


class Reader:
    """The reader's language and seats, and the lines of play that the reader can switch to."""

    lines: Lines
    lang: str
    controls: tuple[str, ...]

    @property
    def line(self) -> Line:
        """The line on the table."""
        return self.lines.line

    @property
    def people(self) -> tuple[int, ...]:
        """The reader's own seats."""
        return tuple(seat for seat, control in enumerate(self.controls) if control == ME)

    @property
    def you(self) -> int | None:
        """The reader's seat, addressed as “you”, or None unless exactly one person plays here."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def speaker(self) -> Speaker:
        """The object that puts this match into words in the reader's language."""
        return Speaker(self.lang, self.line.opening.setup, self.you)
