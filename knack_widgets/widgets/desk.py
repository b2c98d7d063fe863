"""The desk, which is the state of one reader's page: match, shown step, settings.

A desk is plain Python without widgets. Widgets show its state, and change it by `intents`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ..pages.line import Line, Lines, Match
from ..pages.seats import check_controls, first_dealer
from ..pages.seeds import Luck, seed_of
from ..pages.sight import CertainFacts, Helped
from ..rulebook.fingerprints import load_source
from ..rulebook.languages import check_lang
from ..rules import Game, Record, State, Verdict, View, games
from .matches import Matches
from .opponents import Opponents
from .prefs import PREFS
from .trouble import Notice
from .trying import Trying


@dataclass(eq=False)
class Desk(Matches):
    """The state of one reader's page.

    serial: the number of intents so far
    refused: the number of the intent that caused the shown refusal
    noticed: the number of the intent that caused the shown notice
    readers: the reader's names, as the server sends them; snapshots are encrypted for the first name
    changed: the listeners, which are called after each intent

    The base classes describe the other fields.
    """

    game: Game
    lines: Lines
    lang: str = "sv"
    controls: tuple[str, ...] = ()
    luck: Luck = field(default_factory=Luck)
    prefs: dict[str, Any] = field(default_factory=lambda: dict(PREFS))
    verdict: Verdict | None = None
    focus: str | None = None
    example: str | None = None
    readers: tuple[str, ...] = ("",)
    notice: Notice | None = None
    original: str | None = None
    serial: int = 0
    refused: int = 0
    noticed: int = 0
    own_reveal: bool = False
    looker: int | None = None
    fresh: int = -1
    log_pages: int = 1
    opponents: Opponents = field(default_factory=Opponents)
    aside: Match | None = None
    former: Match | None = None
    extra: dict[str, Any] = field(default_factory=dict)
    changed: list[Callable[[], None]] = field(default_factory=list)
    helped: Helped | None = None
    tried: dict[View, Trying] = field(default_factory=dict)
    coming: list[Callable[[], None]] = field(default_factory=list)
    certain_facts: dict[int, CertainFacts] = field(default_factory=dict)
    _seen: tuple[State, tuple[int, ...], View] | None = None

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
        lang: the language; by default that of the game's original
        seed: the seed of the first deal, from which the later deals follow; without a seed the first deal is the
            game's fixed first deal, and the later deals are drawn at random
        dealer: the seat of the first dealer
        controls: the player of each seat (`me`, `careful`, `random`); by default the reader plays the first seat
            of a new match and all seats of a record
        record: the record to show instead of a new match
        at: the step of the record
        options: the game's options by name

        Raise ValueError if the language is not in the book.
        """
        chosen = games[game]
        if record is None:
            table = players or min(3, chosen.players.stop - 1)
            line = Line(chosen.opening(chosen.setup(table, options, first_dealer(chosen, table, dealer))))
        else:
            line = Line.from_record(record, at)
        seats = len(line.opening.setup.names)
        seat_controls = controls if record is None or controls else ["me"] * seats
        language = check_lang(lang or load_source(game).lang)
        desk = cls(chosen, Lines((line,)), language, check_controls(seat_controls, seats))
        desk.prefs["cover"] = record is None and len(desk.people) > 1
        if record is None:
            first_seed = seed_of(seed)
            line, luck = line.deal_first(Luck(series=bool(first_seed)), first_seed or chosen.first_deal)
            desk.lines = Lines((line,))
            desk.luck = luck if first_seed else replace(luck, first=line.steps[-1].text)
            desk.opponents_at_once()
        return desk

    # -- the page

    def speak(self, language: str) -> None:
        """Change the language of the page.

        Raise ValueError if the book does not have the language.
        """
        self.lang = check_lang(language)

    def tell(self) -> None:
        """Call the listeners, so that every widget of this desk shows the new state."""
        for show in tuple(self.changed):
            show()
