"""Whole matches on a desk: a new one, a record, a worked example over the reader's own match, and going back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from ..pages.line import Line, Lines, Match
from ..pages.seats import ME, check_controls
from ..pages.seeds import Luck
from ..rulebook.examples import examples
from ..rules import NotationError, Record
from ..rules.core.showing import shorten
from .permalink import example_query, query
from .playing import Playing
from .trouble import OtherGame


class Matches(Playing):
    """The match on the table and those beside it. While a worked example lies open, `aside` keeps the reader's match
    and `own_reveal` what they want of `prefs["reveal"]`; `former`: the match that a new one has replaced; `extra`:
    further tables of a loaded record; `log_pages`: how far back the log is told (see `story`).
    """

    focus: str | None
    example: str | None
    own_reveal: bool
    aside: Match | None
    former: Match | None
    extra: dict[str, Any]
    log_pages: int

    def begin(
        self,
        players: int | Sequence[str],
        options: Mapping[str, object],
        seed: str,
        controls: Sequence[object] | None,
        dealer: int | None = None,
        without: Sequence[str] = (),
        readings: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """A new match, dealt. Nothing changes if the set-up is refused."""
        opening = self.game.opening(self.game.setup(players, options, dealer, without, readings))
        seats = check_controls(controls, len(opening.setup.names))
        line, luck = Line(opening).deal_first(Luck(self.luck.seed, self.luck.series), seed)
        former = self.own_match
        self._put(line, seats)
        self.luck, self.former = luck, former
        self.opponents_at_once()

    def show(self, record: Record, at: int | None = None, controls: Sequence[object] | None = None) -> None:
        """Puts a record on the table. Raises `NotationError` for one of another game."""
        if record.game != self.game.id:
            raise OtherGame(record.game, self.game.id)
        seats = len(record.opening.setup.names)
        self._put(Line.from_record(record, at), check_controls(controls or [ME] * seats, seats))
        self.luck = Luck()

    def _put(self, line: Line, controls: tuple[str, ...]) -> None:
        """Put another match on the table. Hands that a worked example has revealed are hidden again."""
        if self.example is not None:
            self.prefs = {**self.prefs, "reveal": self.own_reveal}
        self.controls, self.lines, self.example = controls, Lines((line,)), None
        self.aside, self.extra, self.looker, self.log_pages = None, {}, None, 1

    def show_example(self, name: str) -> None:
        """Puts a worked example on the table, with open hands; the reader's match is laid aside."""
        found = examples(self.game.id).get(name)
        if found is None:
            raise NotationError(f"there is no example “{shorten(name)}” of {self.game.id}")
        match = self.own_match
        self.show(found.record, found.at)
        self.example, self.own_reveal, self.aside = name, self.prefs["reveal"], match
        self.prefs = {**self.prefs, "reveal": True}
        if self.focus not in found.shows:
            self.focus = found.shows[0]

    def resume(self) -> None:
        """Put the match that was laid aside back on the table, as it was left."""
        if self.aside:
            self._lay(self.aside)

    @property
    def own_match(self) -> Match:
        """The reader's match, also while a worked example lies over it."""
        return self.aside or Match(self.lines, self.controls, self.luck)

    def swap_matches(self) -> None:
        """Exchange the match on the table for the one that it has replaced."""
        if self.former:
            match, self.former = self.former, self.own_match
            self._lay(match)

    def _lay(self, match: Match) -> None:
        self._put(match.lines.line, match.controls)
        self.lines, self.luck = match.lines, match.luck

    def take_back_end(self) -> None:
        """Go on with a match that was ended. Raises `NotationError` where nobody has ended it."""
        line = self.line.before_end()
        if line is None:
            raise NotationError("the match has not been ended: there is nothing to take back")
        self.lines = self.lines.replace_line(line)

    # -- saving

    def record(self) -> Record:
        """The whole line as a record; its table ``[page]`` says who plays which seat. Seeds are not included."""
        page: dict[str, object] = {"controls": list(self.controls), **({"cover": True} if self.covers else {})}
        page |= {name: it for name, it in (("example", self.open_example), ("clause", self.focus)) if it}
        return self.line.record({**self.extra, "page": page})

    @property
    def open_example(self) -> str | None:
        """The worked example on the table, as long as the reader has not played on differently from it."""
        found = examples(self.game.id).get(self.example or "")
        return self.example if found and found.record.steps == self.line.steps else None

    def permalink(self) -> str:
        """The query that restores this position. Raises `LinkTooLong`."""
        if example := self.open_example:
            return example_query(self.game.id, example, self.line.at, self.lang, self.focus)
        return query(self.record(), self.line.at, self.lang, self.focus)
