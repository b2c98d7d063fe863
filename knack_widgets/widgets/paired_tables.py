"""Two tables side by side that step together, with the first difference marked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import replace
from typing import Any

import traitlets

from ..pages import present, steps
from ..pages.middle_data import Counter
from ..pages.picture import picture
from ..pages.prerender.compare import difference_view, sides_view
from ..pages.prerender.elements import Html, h
from ..pages.prerender.sheet import Sheet
from ..pages.seat_data import SeatData
from ..pages.table_data import TableData
from ..rulebook.languages import LANGS
from ..rulebook.speech import Speaker
from ..rulebook.words import position
from ..rules import NotationError, Record, State
from ..rules.core.errors import describe
from ..rules.records import Step
from . import firstview, pagedata, pagelang, shared
from .computed import Computed, Computing
from .desk import Desk
from .drawing import behaviour, draw_steps, draw_table
from .guarded import Bundle, for_page
from .handling import changing, handling
from .intent_fields import Intent
from .part import listen_weakly
from .request import is_drawn_ahead, is_served, on_visit
from .table_intents import redrawn

Data = dict[str, Any]
NOBODY = "careful"
"""The control of the seats at a table on which moves cannot be made."""


class Sides(shared.Sharing, Computing):
    """Two desks with open hands.

    desks: the two desks
    first: the number of the step after which they first differ, or None if they never do
    at: the step that both desks show at first
    speaks: whether the desks follow the language of the page
    visited: whether the desks also follow the language in the page's address
    """

    _part = for_page(traitlets.Unicode("compare"))
    _steps = for_page(traitlets.Dict())
    _steps_drawing = for_page(traitlets.Unicode())
    _tables: traitlets.List[Any] = for_page(traitlets.List())
    _drawings: traitlets.List[Any] = for_page(traitlets.List())
    """The two tables as HTML."""
    _sides_drawing = for_page(traitlets.Unicode())
    """The titles of the tables as HTML."""
    _difference = traitlets.Dict(allow_none=True, default_value=None).tag(page=True)
    _difference_drawing = for_page(traitlets.Unicode())

    def __init__(
        self, desks: tuple[Desk, Desk], first: int | None, *, at: int = 0, speaks: bool = True, visited: bool = True
    ) -> None:
        self.desks = desks
        self.at = at
        self.first = first
        super().__init__(**{self._page_names[name]: value for name, value in self._data().items()})
        self.on_msg(self._hear)
        for desk in self.desks:
            pagelang.join(desk, speaks=speaks)
        self._stop_listening = [
            *(listen_weakly(desk.changed, self._show) for desk in self.desks),
            *(listen_weakly(desk.watching, self._call_observers) for desk in self.desks),
        ]
        if speaks and visited:
            on_visit(self._follow)

    step: Computed[int] = Computed(
        lambda sides: sides.at,
        lambda sides, value: sides._go_to(value),
        help="The number of the step that both tables show, from 0. Set it to go there; TraitError if it is out of "
        "range, and the same step stays.",
    )
    states: Computed[tuple[State, State]] = Computed(
        lambda sides: tuple(desk.state for desk in sides.desks),
        help="The position at each table, with all cards: two `State`s. Read-only.",
    )

    def _go_to(self, step: object) -> None:
        if type(step) is not int or not 0 <= step <= self._count():
            raise traitlets.TraitError(f"step = {describe(step)}: expected a number from 0 to {self._count()}")
        with changing(self.desks[0]):
            self.at = step

    def _count(self) -> int:
        """Return the number of steps of the longer line."""
        return max(len(desk.line.steps) for desk in self.desks)

    def _speaks(self) -> str:
        return self.desks[0].lang

    def _speak(self, lang: str) -> None:
        with changing(self.desks[0]):
            for desk in self.desks:
                desk.speak(lang)

    def _follow(self, arguments: Mapping[str, str]) -> None:
        language = arguments.get("lang")
        if language in LANGS:
            self._do({"do": "lang", "lang": language})
            self._show()

    def close(self) -> None:
        """Close the widget and stop listening to its desks."""
        for stop in self.__dict__.get("_stop_listening", ()):
            stop()
        super().close()

    def _hear(self, _: object, content: object, __: object) -> None:
        if isinstance(content, Mapping):
            with handling(self.desks[0], content):
                self._do(content)

    def _do(self, intent: Intent) -> None:
        if intent.get("do") == "step" and type(intent.get("to")) is int:
            self.at = min(max(intent["to"], 0), self._count())
        elif intent.get("do") == "lang" and intent.get("lang") in LANGS:
            for desk in self.desks:
                desk.speak(str(intent["lang"]))
        elif intent.get("do") == "redrawn":
            redrawn(self.desks[0], intent)
        else:
            raise NotationError(
                f"the page sent the intent {describe(intent.get('do'))}; two compared tables accept only step and lang"
            )

    def _show(self) -> None:
        self._show_data(self._data())

    def _data(self) -> Data:
        for desk in self.desks:
            desk.go_to(self.at)
        data = self._view_of(self.desks)
        tables = data["tables"]
        data["drawings"] = [draw_table(desk.sight, table) for desk, table in zip(self.desks, tables, strict=True)]
        data["steps_drawing"] = draw_steps(self.desks[0].sight, data["steps"])
        data["tables"] = [behaviour(table) for table in tables]
        data["sides_drawing"] = str(sides_view([table.title for table in tables]))
        drawn = {name: data[name] for name in ("lang", "difference", "steps")}
        words = pagedata.drawn_words(data["lang"])
        data["difference_drawing"] = str(difference_view(Sheet({**drawn, "words": words})))
        return {**data, "deck": shared.deck(_longest(self.desks)), **pagedata.with_notice(self.desks[0])}

    def _view_of(self, desks: Sequence[Desk]) -> Data:
        """Return the traits, except the deck."""
        longest = _longest(desks)
        speak = longest.speaker
        return {
            "lang": longest.lang,
            "words": pagedata.words(longest.lang),
            "prefs": longest.prefs,
            "steps": {**steps.steps(longest.sight, speak), "lines": [], "mark": self.first},
            "tables": self._tables_of(desks),
            "difference": self._tell_difference(desks, speak),
        }

    def _tables_of(self, desks: Sequence[Desk]) -> list[TableData]:
        one, other = map(self._table, desks)
        return [_with_differences(one, other), _with_differences(other, one)]

    def _table(self, desk: Desk) -> TableData:
        speak = desk.speaker
        stopped = self.at > len(desk.line.steps)
        table = present.table(replace(desk.sight, plays=False), speak)
        prompt = speak.ui("compare_stopped") if stopped else None
        return replace(table, title=self._title(desk, speak), voice={**table.voice, "prompt": prompt})

    def _title(self, desk: Desk, speak: Speaker) -> str:
        """Return the title of a table, which names its difference from the other table."""
        raise NotImplementedError

    def _tell(self, desks: Sequence[Desk]) -> list[str]:
        """Return for each table the sentences about the first difference."""
        raise NotImplementedError

    def _tell_difference(self, desks: Sequence[Desk], speak: Speaker) -> Data | None:
        """Return the first difference as data of the page, or None if the tables never differ."""
        if self.first is None:
            return None
        return {
            "at": self.first,
            "words": speak.ui("compare_first", number=self.first),
            "told": self._tell(desks),
        }

    def __repr__(self) -> str:
        parts = []
        for desk in self.desks:
            speak = desk.speaker
            parts.append(f"{self._title(desk, speak)}\n{position(desk.view, desk.lang, desk.you)}")
        speak = self.desks[0].speaker
        if difference := self._tell_difference(self.desks, speak):
            head = [difference[name] for name in ("title", "note") if name in difference]
            parts.append("\n".join((*head, difference["words"], *difference["told"])))
        return "\n\n".join(parts)

    def _keep_view(self) -> Html:
        """Return both tables at the first difference as pictures, and the difference in words."""
        speak, sides = self.desks[0].speaker, []
        for desk in map(copy, self.desks):
            desk.go_to(self.at if self.first is None else self.first)
            sides += [h("h4", {}, self._title(desk, desk.speaker)), picture(desk.sight)]
        difference = self._tell_difference(self.desks, speak)
        lines = [difference["words"], *difference["told"]] if difference else []
        return h("div", {"lang": speak.lang}, sides, (h("p", {}, line) for line in lines))

    def _repr_mimebundle_(self, **settings: object) -> Bundle:
        """Return the live view and, for a page without a script or a kernel, HTML as `Part` does."""
        bundle = super()._repr_mimebundle_(**settings)
        if bundle is None:
            return bundle
        data, metadata = bundle
        if not is_drawn_ahead():
            return (data if is_served() else {**data, "text/html": str(self._keep_view())}), metadata
        views = {}
        for desks in firstview.in_languages(self.desks):
            longest = _longest(desks)
            views[longest.lang] = firstview.picture(self._part, longest, self._view_of(desks))
        return {**data, firstview.MIME: views}, metadata


def _with_differences(table: TableData, other: TableData) -> TableData:
    """Return a table whose counters and balances are marked if they differ from the other table's."""
    there = {counter["id"]: counter["value"] for counter in other.middle["counters"]}
    counters: list[Counter] = [
        {**counter, "differs": there.get(counter["id"], "0") != counter["value"]}
        for counter in table.middle["counters"]
    ]
    seats: list[SeatData] = [
        {**seat, "differs": seat["balance"] != twin["balance"]}
        for seat, twin in zip(table.seats["seats"], other.seats["seats"], strict=True)
    ]
    return replace(table, middle={**table.middle, "counters": counters}, seats={**table.seats, "seats": seats})


def _longest(desks: Sequence[Desk]) -> Desk:
    return max(desks, key=lambda desk: len(desk.line.steps))


def lay_out(game: str, record: Record, lang: str | None) -> Desk:
    """Return a desk that shows a record from its beginning, with open hands."""
    seats = len(record.opening.setup.names)
    desk = Desk.open(game, record=record, lang=lang, at=0, controls=[NOBODY] * seats)
    desk.switch({"reveal": True})
    return desk


def narrate_step(step: Step, speak: Speaker) -> list[str]:
    """Return the sentences about the events of a step."""
    move = step.move
    return [text for text, _ in speak.narrate(move, step.after.events)]
