"""Matches on a desk: new, loaded, worked examples, and the reader's own stored match."""

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
    """The match on the table and the stored matches beside it.

    focus: the clause that is marked, or None
    example: the id of the worked example on the table, or None
    own_reveal: the reader's own choice of the switch `reveal`, while a worked example is open
    aside: the reader's match, while a worked example is open
    former: the match that a new match has replaced, or None
    extra: further tables of a loaded record
    log_pages: the number of pages of the log that are shown (see `story`)
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
        """Begin a new match and make its first deal.

        If a setting is refused, the desk stays as it was.
        """
        opening = self.game.opening(self.game.setup(players, options, dealer, without, readings))
        seats = check_controls(controls, len(opening.setup.names))
        line, luck = Line(opening).deal_first(Luck(self.luck.seed, self.luck.series), seed)
        former = self.own_match
        self._put(line, seats)
        self.luck, self.former = luck, former
        self.opponents_at_once()

    def show(self, record: Record, at: int | None = None, controls: Sequence[object] | None = None) -> None:
        """Put a record on the table.

        Raise OtherGame, a NotationError, if it is a record of another game.
        """
        if record.game != self.game.id:
            raise OtherGame(record.game, self.game.id)
        seats = len(record.opening.setup.names)
        self._put(Line.from_record(record, at), check_controls(controls or [ME] * seats, seats))
        self.luck = Luck()

    def _put(self, line: Line, controls: tuple[str, ...]) -> None:
        """Put another match on the table, and hide hands that a worked example has revealed."""
        if self.example is not None:
            self.prefs = {**self.prefs, "reveal": self.own_reveal}
        self.controls, self.lines, self.example = controls, Lines((line,)), None
        self.aside, self.extra, self.looker, self.log_pages = None, {}, None, 1

    def show_example(self, name: str) -> None:
        """Put a worked example on the table with open hands, and store the reader's match.

        Raise NotationError if there is no such example.
        """
        example = examples(self.game.id).get(name)
        if example is None:
            raise NotationError(f"there is no example “{shorten(name)}” of {self.game.id}")
        match = self.own_match
        self.show(example.record, example.at)
        self.example, self.own_reveal, self.aside = name, self.prefs["reveal"], match
        self.prefs = {**self.prefs, "reveal": True}
        if self.focus not in example.shows:
            self.focus = example.shows[0]

    def resume(self) -> None:
        """Put the stored match of the reader back on the table, as it was left."""
        if self.aside:
            self._lay(self.aside)

    @property
    def own_match(self) -> Match:
        """The reader's match, also while a worked example is on the table."""
        return self.aside or Match(self.lines, self.controls, self.luck)

    def swap_matches(self) -> None:
        """Exchange the match on the table for the match that it has replaced."""
        if self.former:
            match, self.former = self.former, self.own_match
            self._lay(match)

    def _lay(self, match: Match) -> None:
        self._put(match.lines.line, match.controls)
        self.lines, self.luck = match.lines, match.luck

    def take_back_end(self) -> None:
        """Continue a match that was ended.

        Raise NotationError if the match has not been ended.
        """
        line = self.line.before_end()
        if line is None:
            raise NotationError("the match has not been ended; only its end can be taken back")
        self.lines = self.lines.replace_line(line)

    # -- saving

    def record(self) -> Record:
        """Return the whole line as a record.

        Its table `[page]` has the control of each seat. Seeds are not included.
        """
        page: dict[str, object] = {"controls": list(self.controls), **({"cover": True} if self.covers else {})}
        page |= {name: value for name, value in (("example", self.open_example), ("clause", self.focus)) if value}
        return self.line.record({**self.extra, "page": page})

    @property
    def open_example(self) -> str | None:
        """The id of the worked example on the table, or None if the reader has played other moves."""
        example = examples(self.game.id).get(self.example or "")
        return self.example if example and example.record.steps == self.line.steps else None

    def permalink(self) -> str:
        """Return the query that restores this position.

        Raise LinkTooLong if the record does not fit into an address.
        """
        if example := self.open_example:
            return example_query(self.game.id, example, self.line.at, self.lang, self.focus)
        return query(self.record(), self.line.at, self.lang, self.focus)
