"""The desk: one reader's match, where they stand in it, and how they want to see it.

Plain Python without a widget in it: widgets are projections of a desk and send it intents (`do`). Every intent ends in
a new position or in a notice; none raises, and none loses what was there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..rulebook.examples import examples
from ..rulebook.fingerprints import load_source
from ..rulebook.languages import check_lang
from ..rules import Game, Move, NotationError, Record, State, Verdict, View, games
from ..rules.core.showing import shorten, shown
from .line import Line, Lines, Match
from .opponents import Opponents
from .permalink import query
from .prefs import PREFS
from .seats import ME, checked, eyes, first_dealer
from .seeds import following, seed_of
from .trouble import Notice, OtherGame, told

AT_ONCE = 400
"""Moves of opponents that are made at once, at most: more than any deal has."""


@dataclass(eq=False)
class Desk:
    """A reader's desk. `changed` is called after each intent.
    `verdict`: the refusal of the reader's last try; `serial` counts intents, `refused` and `noticed` are the numbers of
    those that brought the refusal and the notice that are shown. While a worked example lies open, `aside` keeps the
    reader's match and `own_reveal` what they want of `prefs["reveal"]`; `extra`: further tables of a loaded record;
    `looker`: of several people at one screen, who looks at their cards;
    `fresh`: the step that the reader's last move has just made.
    """

    game: Game
    lines: Lines
    lang: str = "sv"
    controls: tuple[str, ...] = ()
    seed: str = "1"
    prefs: dict[str, Any] = field(default_factory=lambda: dict(PREFS))
    verdict: Verdict | None = None
    focus: str | None = None
    example: str | None = None
    notice: Notice | None = None
    original: str | None = None
    serial: int = 0
    refused: int = 0
    noticed: int = 0
    own_reveal: bool = False
    looker: int | None = None
    fresh: int = -1
    opponents: Opponents = field(default_factory=Opponents)
    aside: Match | None = None
    extra: dict[str, Any] = field(default_factory=dict)
    changed: list[Callable[[], None]] = field(default_factory=list)
    _seen: tuple[State, tuple[int, ...], View] | None = None

    # -- opening

    @classmethod
    def open(
        cls,
        game: str,
        players: int | Sequence[str] = 0,
        *,
        lang: str | None = None,
        seed: int | str = 1,
        dealer: int | None = None,
        controls: Sequence[str] | None = None,
        record: Record | None = None,
        at: int | None = None,
        **options: object,
    ) -> Desk:
        """A desk with a match of `game`: a new one whose first deal comes from `seed`, or a `record` at a step.

        `lang`: by default that of the game's original. `controls`: who plays each seat (``me``, ``careful``,
        ``random``); by default the reader plays the first seat, and all seats of a record.
        """
        chosen = games[game]
        if record is None:
            table = players or min(3, chosen.players.stop - 1)
            line = Line(chosen.opening(chosen.setup(table, options, first_dealer(chosen, table, dealer))))
        else:
            line = Line.of(record, at)
        seats = len(line.opening.setup.names)
        found = controls if record is None or controls else ["me"] * seats
        language = check_lang(lang or load_source(game).lang)
        desk = cls(chosen, Lines((line,)), language, checked(found, seats), seed_of(seed) or "1")
        desk.prefs["columns"] = ["original", language]
        if record is None:
            line, desk.seed = line.dealt(desk.seed)
            desk.lines = Lines((line,))
            desk._opponents_at_once()
        return desk

    # -- what is seen

    @property
    def line(self) -> Line:
        """The line on the table."""
        return self.lines.line

    @property
    def state(self) -> State:
        """The position on the table, with everything that is hidden. Never goes to a browser."""
        return self.line.state

    @property
    def eyes(self) -> tuple[int, ...]:
        """The seats whose hands the reader sees."""
        return eyes(self.state, self.controls, bool(self.prefs["reveal"]), self.looker)

    @property
    def people(self) -> tuple[int, ...]:
        """The reader's own seats."""
        return tuple(seat for seat, control in enumerate(self.controls) if control == ME)

    @property
    def view(self) -> View:
        """What the reader sees; worked out once a position, because the page asks for it in many places."""
        state, seats = self.state, self.eyes
        # comparing states field by field would take longer than looking
        if self._seen is None or self._seen[0] is not state or self._seen[1] != seats:
            self._seen = (state, seats, state.view(*seats))
        return self._seen[2]

    @property
    def judged(self) -> Verdict | None:
        """The refusal on the table: of the reader's last try, or of the try that the line shows here.

        Why a card is refused tells of the hand it is in: a recorded try of a seat whose hand the reader does not see
        is not explained, unless it was out of turn.
        """
        if self.verdict is not None:
            return self.verdict
        found = self.line.last.verdict if self.line.last else None
        if found is None or found.move.seat is None or found.move.seat in self.eyes:
            return found
        return found if all(reason.key == "turn" for reason in found.reasons) else None

    @property
    def waits(self) -> bool:
        """Whether an opponent is to move."""
        asked = (self.state, self.controls, self._chance)
        return self.line.at == len(self.line.steps) and self.opponents.due(*asked) is not None

    @property
    def _chance(self) -> str:
        """What opponents decide by, here."""
        return f"{self.seed}/{self.line.at}"

    # -- intents

    def do(self, intent: Mapping[str, Any]) -> None:
        """Carries out what the reader asks for (see `intents`); an intent nobody knows is told, not raised."""
        from .intents import INTENTS, LOOKING, unasked

        name, judged, notice = intent.get("do"), self.judged, self.notice
        name = name if isinstance(name, str) else shown(name)
        self.serial += 1
        if name not in LOOKING:
            self.verdict, self.fresh = None, -1
        if not unasked(intent):
            self.notice = None
        act = INTENTS.get(name)
        try:
            if act is None:
                raise NotationError(f"the page asked for “{shorten(name)}”, which nobody here knows")
            act(self, intent)
        except (KeyError, TypeError, ValueError) as error:
            self.notice = Notice(told(error, self.lang, self.game.id), "error")
        # what is shown keeps its number while it is shown: the page tells the new from the old by it
        if self.judged is not judged:
            self.refused = self.serial
        if self.notice is not notice:
            self.noticed = self.serial
        self.tell()

    def tell(self) -> None:
        """Lets every widget of this desk show what has changed."""
        for show in tuple(self.changed):
            show()

    # -- moves

    def move(self, move: Move | str) -> None:
        """Makes a move of the reader, or shows why it is refused."""
        verdict = self.line.tried(move)
        verdict = verdict if verdict.legal else self.line.meant(verdict.move) or verdict
        if not verdict.legal:
            self.verdict = verdict
            return
        self.lines = self.lines.played(verdict.move)
        self.fresh, self.looker = self.line.at, None
        self._opponents_at_once()

    def card(self, seat: int, code: str) -> None:
        """The reader chose a card: the only move with it that its seat's view lists, or the refusal of playing it."""
        made = [move for move in self.state.view(seat).moves if move.args == (code,)]
        # what does not go is refused as playing the card, or where none are played as exchanging it
        exchange = next((name for name, verb in self.game.verbs.items() if verb.pairs), None)
        tried = f"{seat} {exchange} all" if exchange else f"{seat} play {code}"
        self.move(made[0] if len(made) == 1 else tried)

    def deal(self, seed: str = "") -> None:
        """Lets chance do what it owes: deal or draw, by the seed that is shown; the next deal gets the next seed.

        Where it owes nothing (a button pressed twice) the deal is refused like any move.
        """
        if self.state.chance is None:
            self.move(Move(None, "deal", self.game.pack(self.line.opening.setup)))
            return
        seed = seed or self.seed
        self.lines = self.lines.played(self.state.by_chance(seed))
        self.seed = following(seed)
        self._opponents_at_once()

    def opponent_moves(self) -> None:
        """One move of the opponent who is to act."""
        if self.waits and (move := self.opponents.move(self.state, self.controls, self._chance)):
            self.lines = self.lines.played(move)
            self.looker = None if self.state.turn in self.people else self.looker

    def _opponents_at_once(self) -> None:
        if self.prefs["tempo"] == 0:
            for _ in range(AT_ONCE):
                if not self.waits:
                    return
                self.opponent_moves()

    # -- matches

    def begin(
        self,
        players: int | Sequence[str],
        options: Mapping[str, object],
        seed: str,
        controls: Sequence[object] | None,
        dealer: int | None = None,
    ) -> None:
        """A new match, dealt. Nothing changes if the set-up is refused."""
        opening = self.game.opening(self.game.setup(players, options, dealer))
        seats = checked(controls, len(opening.setup.names))
        line, following_seed = Line(opening).dealt(seed or self.seed)
        self._put(line, seats)
        self.seed = following_seed
        self._opponents_at_once()

    def show(self, record: Record, at: int | None = None, controls: Sequence[object] | None = None) -> None:
        """Puts a record on the table. Raises `NotationError` for one of another game."""
        if record.game != self.game.id:
            raise OtherGame(record.game, self.game.id)
        seats = len(record.opening.setup.names)
        self._put(Line.of(record, at), checked(controls or [ME] * seats, seats))

    def _put(self, line: Line, controls: tuple[str, ...]) -> None:
        """Another match on the table. Hands that a worked example has opened are closed again."""
        if self.example is not None:
            self.prefs = {**self.prefs, "reveal": self.own_reveal}
        self.controls, self.lines, self.example = controls, Lines((line,)), None
        self.aside, self.extra, self.looker = None, {}, None

    def show_example(self, name: str) -> None:
        """Puts a worked example on the table, with open hands; the reader's match is laid aside."""
        found = examples(self.game.id).get(name)
        if found is None:
            raise NotationError(f"there is no example “{shorten(name)}” of {self.game.id}")
        match = self.aside or Match(self.lines, self.controls, self.seed)
        self.show(found.record, found.at)
        self.example, self.own_reveal, self.aside = name, self.prefs["reveal"], match
        self.prefs = {**self.prefs, "reveal": True}
        if self.focus not in found.shows:
            self.focus = found.shows[0]

    def resume(self) -> None:
        """The match that was laid aside comes back to the table as it was left."""
        if match := self.aside:
            self._put(match.lines.line, match.controls)
            self.lines, self.seed = match.lines, match.seed

    # -- saving

    def record(self) -> Record:
        """The whole line as a record; the page's own table remembers who played which seat."""
        return self.line.record({**self.extra, "page": {"controls": list(self.controls), "seed": self.seed}})

    def permalink(self) -> str:
        """The query that restores this position. Raises `LinkTooLong`."""
        return query(self.record(), self.line.at, self.lang)
