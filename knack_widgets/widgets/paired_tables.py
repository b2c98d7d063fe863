"""Two tables side by side that step together, with the first difference marked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import traitlets

from ..pages import present, steps
from ..pages.middle_data import Counter
from ..pages.prerender.compare import difference_view, sides_view
from ..pages.prerender.sheet import Sheet
from ..pages.seat_data import SeatData
from ..pages.table_data import TableData
from ..rulebook.languages import LANGS
from ..rulebook.speech import Speaker
from ..rulebook.words import position
from ..rules import NotationError, Record
from ..rules.core.errors import describe
from ..rules.records import Step
from . import firstview, pagedata, pagelang, shared
from .desk import Desk
from .drawing import behaviour, draw_steps, draw_table
from .guarded import Bundle
from .handling import handling
from .intent_fields import Intent
from .parts import listen_weakly
from .request import is_drawn_ahead, on_visit
from .table_intents import redrawn

Data = dict[str, Any]
NOBODY = "careful"
"""The control of the seats at a table on which moves cannot be made."""


class Sides(shared.Sharing):
    """Two desks with open hands.

    desks: the two desks
    first: the number of the step after which they first differ, or None if they never do
    at: the step that both desks show at first
    speaks: whether the desks follow the language of the page
    visited: whether the desks also follow the language in the page's address
    """

    part = traitlets.Unicode("compare").tag(sync=True)
    steps = traitlets.Dict().tag(sync=True)
    steps_drawing = traitlets.Unicode().tag(sync=True)
    tables: traitlets.List[Any] = traitlets.List().tag(sync=True)
    drawings: traitlets.List[Any] = traitlets.List().tag(sync=True)
    """The two tables as HTML."""
    sides_drawing = traitlets.Unicode().tag(sync=True)
    """The titles of the tables as HTML."""
    difference = traitlets.Dict(allow_none=True, default_value=None)
    difference_drawing = traitlets.Unicode().tag(sync=True)

    def __init__(
        self, desks: tuple[Desk, Desk], first: int | None, *, at: int = 0, speaks: bool = True, visited: bool = True
    ) -> None:
        self.desks = desks
        self.at = at
        self.first = first
        super().__init__(**self._data())
        self.on_msg(self._hear)
        for desk in self.desks:
            pagelang.join(desk, speaks=speaks)
        self._stop_listening = [listen_weakly(desk.changed, self._show) for desk in self.desks]
        if speaks and visited:
            on_visit(self._follow)

    @property
    def count(self) -> int:
        """The number of steps of the longer line."""
        return max(len(desk.line.steps) for desk in self.desks)

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
            self.at = min(max(intent["to"], 0), self.count)
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
        with self.hold_sync():
            for name, value in self._data().items():
                if getattr(self, name) != value:
                    self.set_trait(name, value)

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
            "tables": self._tables(desks),
            "difference": self._difference(desks, speak),
        }

    def _tables(self, desks: Sequence[Desk]) -> list[TableData]:
        one, other = map(self._table, desks)
        return [_with_differences(one, other), _with_differences(other, one)]

    def _table(self, desk: Desk) -> TableData:
        speak = desk.speaker
        stopped = self.at > len(desk.line.steps)
        table = present.table(replace(desk.sight, plays=False), speak)
        prompt = speak.ui("compare_stopped") if stopped else None
        return replace(table, title=self.title(desk, speak), voice={**table.voice, "prompt": prompt})

    def title(self, desk: Desk, speak: Speaker) -> str:
        """Return the title of a table, which names its difference from the other table."""
        raise NotImplementedError

    def tell(self, desks: Sequence[Desk]) -> list[str]:
        """Return for each table the sentences about the first difference."""
        raise NotImplementedError

    def _difference(self, desks: Sequence[Desk], speak: Speaker) -> Data | None:
        """Return the first difference as data of the page, or None if the tables never differ."""
        if self.first is None:
            return None
        return {
            "at": self.first,
            "words": speak.ui("compare_first", number=self.first),
            "told": self.tell(desks),
        }

    def __repr__(self) -> str:
        parts = []
        for desk in self.desks:
            speak = desk.speaker
            parts.append(f"{self.title(desk, speak)}\n{position(desk.view, desk.lang, desk.you)}")
        speak = self.desks[0].speaker
        if difference := self._difference(self.desks, speak):
            head = [difference[name] for name in ("title", "note") if name in difference]
            parts.append("\n".join((*head, difference["words"], *difference["told"])))
        return "\n\n".join(parts)

    def _repr_mimebundle_(self, **settings: object) -> Bundle:
        """Return the live view and, if a page needs it, the first view as HTML in each language."""
        bundle = super()._repr_mimebundle_(**settings)
        if bundle is None or not is_drawn_ahead():
            return bundle
        data, metadata = bundle
        views = {}
        for desks in firstview.in_languages(self.desks):
            longest = _longest(desks)
            views[longest.lang] = firstview.picture(self.part, longest, self._view_of(desks))
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
