"""The desk, which is the state of one reader's page: match, shown step, settings.

A desk is plain Python without widgets. Widgets show its state, and change it by `intents`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ..pages.line import ASIDE, FORMER, Line, Lines, Match
from ..pages.seats import ME, check_controls, first_dealer
from ..pages.seeds import Luck, seed_of
from ..pages.sight import Look, Prefs, Sight, change_prefs
from ..rulebook.examples import examples
from ..rulebook.fingerprints import load_source
from ..rulebook.languages import check_lang
from ..rulebook.speech import Speaker
from ..rules import Game, NotationError, Record, State, View, games
from ..rules.core.errors import shorten
from .opponents import Opponents
from .permalink import example_query, query
from .prefs import PREFS
from .request import notebook_language
from .trouble import Notice, OtherGame
from .trying import Trying


@dataclass(eq=False)
class Desk:
    """The state of one reader's page.

    game: the game
    match: the match on the table
    look: the reader's language, preferences and marks
    aside: the reader's match, stored while a worked example is open, or None
    former: the match that a new match has replaced, or None
    own_reveal: the reader's own choice of the switch `reveal`, stored while a worked example is open
    extra: further tables of a loaded record
    readers: the reader's names, as the server sends them; snapshots are encrypted for the first name
    serial: the number of intents so far
    noticed: the number of the intent that caused the shown notice
    notice: the shown notice, or None
    opponents: the cache of the computer players' next move
    tried: the odds of the positions in which the reader asked for help
    changed: the listeners, which are called after each intent
    watching: the listeners that are called after each intent when all widgets show the new state
    coming: the listeners that are called when there are new results of the odds
    """

    game: Game
    match: Match
    look: Look
    aside: Match | None = None
    former: Match | None = None
    own_reveal: bool = False
    extra: dict[str, object] = field(default_factory=dict)
    readers: tuple[str, ...] = ("",)
    serial: int = 0
    noticed: int = 0
    notice: Notice | None = None
    opponents: Opponents = field(default_factory=Opponents)
    tried: dict[View, Trying] = field(default_factory=dict)
    changed: list[Callable[[], None]] = field(default_factory=list)
    watching: list[Callable[[], None]] = field(default_factory=list)
    coming: list[Callable[[], None]] = field(default_factory=list)
    _sight: Sight | None = None

    # -- opening

    @classmethod
    def open(
        cls,
        game: str,
        players: int | Sequence[str] = 0,
        *,
        lang: str | None = None,
        seed: int | str | None = None,
        dealer: int | None = None,
        controls: Sequence[str] | None = None,
        record: Record | None = None,
        at: int | None = None,
        **options: object,
    ) -> Desk:
        """Return a desk with a new match of a game, or with a record at a step.

        game: the game's id
        players: the number of players, or their names; by default at most three
        lang: the language; by default the notebook's language, else that of the game's original
        seed: the seed of the first deal, from which the later deals follow; without a seed the first deal is the
            game's fixed first deal, and the later deals are drawn at random
        dealer: the seat of the first dealer
        controls: the player of each seat (`me`, `careful`, `random`); by default the reader plays the first seat
            of a new match and all seats of a record
        record: the record to show instead of a new match
        at: the step of the record
        options: the game's options by name

        Raise OptionError, a ValueError, if the game does not exist, and ValueError if the book does not have the
        language.
        """
        chosen, luck = games.find(game), Luck()
        if record is None:
            table = players or min(3, chosen.players.stop - 1)
            line = Line(chosen.opening(chosen.setup(table, options, first_dealer(chosen, table, dealer))))
        else:
            line = Line.from_record(record, at)
        seats = len(line.opening.setup.names)
        seat_controls = check_controls(controls if record is None or controls else ["me"] * seats, seats)
        language = check_lang(lang or notebook_language() or load_source(game).lang)
        if record is None:
            first_seed = seed_of(seed)
            line, luck = line.deal_first(Luck(series=bool(first_seed)), first_seed or chosen.first_deal)
            luck = luck if first_seed else replace(luck, first=line.steps[-1].text)
        several = seat_controls.count(ME) > 1
        prefs: Prefs = {**PREFS, "cover": record is None and several}
        return cls(chosen, Match(Lines((line,)), seat_controls, luck), Look(language, prefs))

    # -- what the reader sees

    @property
    def sight(self) -> Sight:
        """The match as the reader sees it now."""
        sight = self._sight
        # the parts of a page ask for the same sight, which caches its view
        if not sight or sight.match is not self.match or sight.look is not self.look or sight.stored != self._stored:
            due = self.opponents.due_in(self.match)
            sight = Sight(self.game, self.match, self.look, advises=True, waits=due is not None, stored=self._stored)
            self._sight = sight
        return sight

    @property
    def _stored(self) -> tuple[int, ...]:
        return tuple(id_ for id_, match in ((ASIDE, self.aside), (FORMER, self.former)) if match)

    @property
    def line(self) -> Line:
        """The line on the table."""
        return self.match.lines.line

    @property
    def state(self) -> State:
        """The position on the table with all hidden cards. It is never sent to a browser."""
        return self.line.state

    @property
    def view(self) -> View:
        """The reader's view of the position."""
        return self.sight.view

    @property
    def people(self) -> tuple[int, ...]:
        """The reader's own seats."""
        return self.sight.people

    @property
    def you(self) -> int | None:
        """The reader's seat, or None unless exactly one person plays here."""
        return self.sight.you

    @property
    def speaker(self) -> Speaker:
        """The object that puts this match into words in the reader's language."""
        return self.sight.speaker

    @property
    def lang(self) -> str:
        """The language of the page."""
        return self.look.lang

    def speak(self, language: str) -> None:
        """Change the language of the page.

        Raise ValueError if the book does not have the language.
        """
        self.look = replace(self.look, lang=check_lang(language))

    @property
    def prefs(self) -> Prefs:
        """The reader's preferences."""
        return self.look.prefs

    def switch(self, changes: Mapping[str, object]) -> None:
        """Change switches of the page.

        changes: the new values by the switch's name
        """
        self.look = replace(self.look, prefs=change_prefs(self.prefs, changes))

    # -- the match on the table

    def put_lines(self, lines: Lines) -> None:
        """Put other lines of the same match on the table."""
        self.match = replace(self.match, lines=lines)

    def go_to(self, at: int) -> None:
        """Show another step of the line; a number out of range is limited to the range."""
        self.put_lines(self.match.lines.replace_line(self.line.at_step(at)))

    def put(self, match: Match) -> None:
        """Put another match on the table, and hide hands that a worked example has revealed."""
        if self.look.example is not None:
            self.switch({"reveal": self.own_reveal})
        self.match, self.aside, self.extra = match, None, {}
        self.look = replace(self.look, example=None, looker=None, log_pages=1)

    def show(self, record: Record, at: int | None = None, controls: Sequence[object] | None = None) -> None:
        """Put a record on the table.

        Raise OtherGame, a NotationError, if the record is of another game.
        """
        if record.game != self.game.id:
            raise OtherGame(record.game, self.game.id)
        seats = len(record.opening.setup.names)
        line = Line.from_record(record, at)
        self.put(Match(Lines((line,)), check_controls(controls or [ME] * seats, seats), Luck()))

    def show_example(self, name: str) -> None:
        """Put a worked example on the table with open hands, and store the reader's match.

        Raise NotationError if the example does not exist.
        """
        example = examples(self.game.id).get(name)
        if example is None:
            raise NotationError(f"there is no example “{shorten(name)}” of {self.game.id}")
        match = self.own_match
        self.show(example.record, example.at)
        self.own_reveal, self.aside = self.prefs["reveal"], match
        self.switch({"reveal": True})
        focus = self.look.focus if self.look.focus in example.shows else example.shows[0]
        self.look = replace(self.look, example=name, focus=focus)

    @property
    def own_match(self) -> Match:
        """The reader's match, even while a worked example is on the table."""
        return self.aside or self.match

    def resume(self) -> None:
        """Put the reader's stored match back on the table, at its last step."""
        if self.aside:
            self.put(self.aside)

    def swap_matches(self) -> None:
        """Exchange the match on the table for the match that it has replaced."""
        if self.former:
            match, self.former = self.former, self.own_match
            self.put(match)

    # -- saving

    def record(self) -> Record:
        """Return the whole line as a record.

        Its table `[page]` has the control of each seat. Seeds are not included.
        """
        page: dict[str, object] = {"controls": list(self.match.controls)}
        page |= {"cover": True} if self.sight.covers else {}
        page |= {name: value for name, value in (("example", self.open_example), ("clause", self.look.focus)) if value}
        return self.line.record({**self.extra, "page": page})

    @property
    def open_example(self) -> str | None:
        """The id of the worked example on the table, or None if the reader has played other moves."""
        example = examples(self.game.id).get(self.look.example or "")
        return self.look.example if example and example.record.steps == self.line.steps else None

    def permalink(self) -> str:
        """Return the query that restores this position.

        Raise LinkTooLong if the record does not fit into an address.
        """
        if example := self.open_example:
            return example_query(self.game.id, example, self.line.at, self.lang, self.look.focus)
        return query(self.record(), self.line.at, self.lang, self.look.focus)

    # -- the page

    def show_notice(self, notice: Notice) -> None:
        """Replace the shown notice, under a new number so that the page can detect it."""
        self.serial += 1
        self.noticed, self.notice = self.serial, notice

    def tell(self) -> None:
        """Call the listeners: every widget of this desk shows the new state, then programs learn of it."""
        for listener in (*self.changed, *self.watching):
            listener()
