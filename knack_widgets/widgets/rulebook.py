"""The whole page of a game: text, table and steps, or exercises during a practice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import ipywidgets
import traitlets

from ..rules.core.errors import InputError
from ..rules.core.readings import OURS, check_readings
from . import shared
from .assets import icons
from .desk import Desk
from .guarded import for_page
from .handling import handling
from .intent_fields import text_of
from .intro import intro
from .keeping import snapshot, split_records
from .linked import follow
from .masthead import masthead
from .part import Part
from .parts import Spread
from .trouble import Notice

EXERCISE = "exercise"
"""The field of a page's address that names the exercise to begin with."""
LESSON = "lesson"
"""The field with a packed lesson, whose steps are shown one after the other."""
PRACTISE = "practise"
"""The field that requests the due exercises (`practise=due`), or a step of the game's path (`practise=why`)."""
READING = "reading"
"""The field that opens a ruling (`reading=K-5`), or the two tables of one of its readings (`reading=K-5.b`)."""


class Rulebook(Spread):
    """The whole page: text, table, steps and controls.

    `Rulebook("knack")` makes a page in one line. On a served page it shows the position or the exercise that the
    page's address names.
    """

    _part = for_page(traitlets.Unicode("rulebook"))
    _keep = for_page(traitlets.Dict())
    """The snapshot that the page stores in the browser (see `keeping`), without its records."""
    _records: traitlets.List[Any] = for_page(traitlets.List())
    """The encrypted records of the snapshot."""
    _bar_drawing = for_page(traitlets.Unicode())
    _line_drawing = for_page(traitlets.Unicode())
    _intro_drawing = for_page(traitlets.Unicode())
    _practice = for_page(traitlets.Instance(Part, allow_none=True), **ipywidgets.widget_serialization)
    """The exercises, or None; the match waits during the practice."""
    _reading = for_page(traitlets.Dict())
    """The ruling whose readings are shown (see `pages.readings`); empty if a ruling is not open."""
    _parting = for_page(traitlets.Instance(shared.Sharing, allow_none=True), **ipywidgets.widget_serialization)
    """The two tables of a reading, or None; the match waits while they are shown."""

    _opened = ""

    def _data(self) -> dict[str, object]:
        return {**super()._data(), **split_records(snapshot(self.desk)), "reading": self._reading_data()}

    def _reading_data(self) -> dict[str, object]:
        if not self._opened:
            return {}
        # imported late: only a reader who opens a ruling needs the ledger
        from ..pages.prerender import reading_html
        from ..pages.readings import reading_data

        data = reading_data(self.desk.game.id, self._opened, self.desk.lang)
        return {"id": self._opened, "html": reading_html(data, self.desk.lang, icons())}

    def _view_of(self, desk: Desk) -> dict[str, object]:
        return {**super()._view_of(desk), "masthead": masthead(desk), "intro": intro(desk)}

    def _follow(self, arguments: Mapping[str, str]) -> None:
        follow(self.desk, arguments)
        if name := arguments.get(LESSON):
            self._practise({LESSON: name}, link=True)
        elif name := arguments.get(EXERCISE):
            self._practise({EXERCISE: name}, link=True)
        elif what := arguments.get(PRACTISE):
            self._practise({PRACTISE: what}, link=True)
        elif name := arguments.get(READING):
            ruling, _, value = name.partition(".")
            self._read({"id": ruling, "value": value}, link=True)

    def _hear(self, _: object, content: object, __: object) -> None:
        if isinstance(content, Mapping) and content.get("do") == "practise":
            self._practise({key: content.get(key) for key in ("clause", "chapter", EXERCISE)})
        elif isinstance(content, Mapping) and content.get("do") == "reading":
            self._read(content)
        else:
            super()._hear(_, content, __)

    def _read(self, asked: Mapping[str, object], *, link: bool = False) -> None:
        """Open the readings of a ruling, or close them if they are open.

        With the value of a reading, show the two tables of this reading instead.
        """
        from .parting import Parting

        desk, former = self.desk, self._parting
        with handling(desk, asked, link=link):
            ruling, value = text_of(asked, "id", 20), text_of(asked, "value", 10)
            check_readings(desk.game.id, desk.game.readings, {ruling: value or OURS})
            if value:
                self._parting = Parting(desk.game.id, ruling, value, beside=desk)
            closes = not value and self._opened == ruling
            self._opened = "" if closes else ruling
            if link:
                desk.look = replace(desk.look, focus=desk.game.readings[ruling].clause, reads=True)
            if value and former is not None:
                former.close()

    def _practise(self, asked: Mapping[str, object], *, link: bool = False) -> None:
        """Begin a practice about a clause, a chapter or one exercise; an error becomes a notice."""
        # imported late: only a reader who practises needs the exercises and the library that schedules them
        from ..study.exercises import LONGEST_ID
        from ..study.lesson import MAX_PACKED
        from .practice_opening import open_practice

        desk, former = self.desk, self._practice

        def notice_of(error: Exception) -> Notice | None:
            if not link or not isinstance(error, InputError):
                return None
            what = "no_lesson" if LESSON in asked else "no_exercise"
            return Notice(desk.speaker.ui(what, text=str(error)), "error", detail=str(error))

        with handling(desk, asked, link=link, notice_of=notice_of):
            self._practice = open_practice(
                desk,
                **{
                    key: text_of(asked, key, MAX_PACKED if key == LESSON else LONGEST_ID) for key in asked if asked[key]
                },
            )
            if former is not None:
                former.close()
