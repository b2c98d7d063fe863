"""The desk: one reader's match, where they stand in it, and how they want to see it.

Plain Python without a widget in it: widgets are projections of a desk. What they ask of it are `intents`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ..pages.line import Line, Lines, Match
from ..pages.seats import check_controls, first_dealer
from ..pages.seeds import Luck, seed_of
from ..pages.sight import Gleaned, Helped
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
    """A reader's desk. `changed` is called after each intent.

    `serial` counts intents; `refused` and `noticed` are the numbers of those that caused the refusal and the notice
    that are shown. `readers`: the reader's names, as the server gives them; snapshots are sealed for the first. The
    base classes describe the other fields.
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
    gleaned: dict[int, Gleaned] = field(default_factory=dict)
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
        """A desk with a match of `game`: a new one whose deals come from `seed` and those after it, or a `record` at a
        step. Without a seed the first deal is the game's set one, and those after it are drawn.

        `lang`: by default that of the game's original. `controls`: who plays each seat (``me``, ``careful``,
        ``random``); by default the reader plays the first seat, and all seats of a record.
        """
        chosen = games[game]
        if record is None:
            table = players or min(3, chosen.players.stop - 1)
            line = Line(chosen.opening(chosen.setup(table, options, first_dealer(chosen, table, dealer))))
        else:
            line = Line.from_record(record, at)
        seats = len(line.opening.setup.names)
        found = controls if record is None or controls else ["me"] * seats
        language = check_lang(lang or load_source(game).lang)
        desk = cls(chosen, Lines((line,)), language, check_controls(found, seats))
        desk.prefs["cover"] = record is None and len(desk.people) > 1
        if record is None:
            given = seed_of(seed)
            line, luck = line.deal_first(Luck(series=bool(given)), given or chosen.first_deal)
            desk.lines = Lines((line,))
            desk.luck = luck if given else replace(luck, first=line.steps[-1].text)
            desk.opponents_at_once()
        return desk

    # -- the page

    def speak(self, language: str) -> None:
        """Change the language of the page. Raises `ValueError` for one that the book does not have."""
        self.lang = check_lang(language)

    def tell(self) -> None:
        """Call the listeners: every widget of this desk shows what has changed."""
        for show in tuple(self.changed):
            show()
