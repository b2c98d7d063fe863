"""The whole page of a game: text, table and steps, and in their place, when the reader practises, the questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import ipywidgets
import traitlets

from .desk import Desk
from .given import text_of
from .intro import intro
from .keeping import snapshot
from .linked import follow
from .masthead import masthead
from .parts import Part, Spread
from .trouble import Notice, trouble

EXERCISE = "exercise"
"""The field of a page's address that names the exercise to begin with."""
PRACTISE = "practise"
"""The field that asks for what is due (`practise=due`)."""


class Rulebook(Spread):
    """The whole page: text, table, steps and controls.

    `Rulebook("knack")` is a page in one line. Opened by the id of a game, it restores the position that a permalink
    names in the address of the page, or asks the exercise that is named there.
    """

    part = traitlets.Unicode("rulebook").tag(sync=True)
    keep = traitlets.Dict().tag(sync=True)
    """What the page keeps in the browser (see `keeping`)."""
    masthead = traitlets.Dict().tag(sync=True)
    intro: traitlets.List[Any] = traitlets.List().tag(sync=True)
    practice = traitlets.Instance(Part, allow_none=True).tag(sync=True, **ipywidgets.widget_serialization)
    """The questions that are asked; the match waits meanwhile."""

    def _data(self) -> dict[str, Any]:
        return {**super()._data(), "keep": snapshot(self.desk)}

    def _view_of(self, desk: Desk) -> dict[str, Any]:
        return {**super()._view_of(desk), "masthead": masthead(desk), "intro": intro(desk)}

    def _follow(self, arguments: Mapping[str, str]) -> None:
        follow(self.desk, arguments)
        if name := arguments.get(EXERCISE):
            self._practise({EXERCISE: name}, link=True)
        elif what := arguments.get(PRACTISE):
            self._practise({PRACTISE: what}, link=True)

    def _hear(self, _: object, content: object, __: object) -> None:
        if isinstance(content, Mapping) and content.get("do") == "practise":
            self._practise({key: content.get(key) for key in ("clause", "chapter", EXERCISE)})
        else:
            super()._hear(_, content, __)

    def _practise(self, asked: Mapping[str, object], *, link: bool = False) -> None:
        """Ask about a clause, a chapter, or an exercise and its clause; what cannot be asked is said."""
        # only who practises needs the exercises, and the library that schedules them
        from .practice import open_practice

        desk, former = self.desk, self.practice
        desk.serial += 1
        try:
            self.practice = open_practice(desk, **{key: text_of(asked, key, 500) for key in asked if asked[key]})
            desk.notice = None
        except (ValueError, TypeError) as error:
            text = desk.speaker.ui("no_exercise", text=str(error))
            wrong = Notice(text, "error", detail=str(error)) if link else trouble(error, desk.lang, desk.game.id)
            desk.noticed, desk.notice = desk.serial, wrong
        else:
            if former is not None:
                former.close()
        desk.tell()
