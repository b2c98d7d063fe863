"""The widgets: the table, the text, the steps, and the whole rulebook.

Each widget is a thin wrapper around a `Desk`. Its traits contain everything that it shows, and its messages are
intents. Widgets with the same desk show the same match.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar
from weakref import WeakMethod

import traitlets

from ..pages import book, present, setup, standing, steps
from ..pages.advice import labels_of
from ..pages.course import chances
from ..pages.picture import picture
from ..pages.prerender.advice import odds_view
from ..rulebook.words import position
from ..rules.core.errors import describe
from . import ahead, firstview, pagedata, pagelang, shared
from .desk import Desk
from .drawing import column_of, draw_text, text_behaviour, with_drawings
from .guarded import Bundle
from .intents import do
from .linked import follow_language
from .request import is_drawn_ahead, is_served, on_paper, on_visit
from .table_positions import Positioned


def listen_weakly(listeners: list[Callable[[], None]], method: Callable[[], None]) -> Callable[[], None]:
    """Add a method to listeners, and return a function that removes it.

    The listeners hold only a weak reference; the method is removed when its object ceases to exist.
    """

    def call() -> None:
        if bound := weak():
            bound()

    def stop(_: object = None) -> None:
        if call in listeners:
            listeners.remove(call)

    weak = WeakMethod(method, stop)
    listeners.append(call)
    return stop


class Part(shared.Sharing, Positioned):
    """The base of all parts: language, words, cards, preferences and notices.

    desk: a desk, another part (to share its desk), or the id of a game, for which a new desk is opened
    chapter: the chapter of the text to show; by default the whole text
    example: the id of a worked example to begin with
    settings: settings of the new desk (see `Desk.open`)

    Raise TypeError if there are settings but no new desk, and ValueError if the game or the chapter does not exist.
    """

    shows: ClassVar[tuple[str, ...]] = ()
    """The traits of the page that this part keeps up to date."""

    def __init__(
        self, desk: Desk | Part | str, *, chapter: str | None = None, example: str | None = None, **settings: Any
    ) -> None:
        opened = not isinstance(desk, (Desk, Part))
        if not isinstance(desk, (Desk, Part)):
            desk = Desk.open(desk, **settings)
        elif settings:
            raise TypeError(f"{', '.join(settings)}: only a new desk takes these settings")
        self.desk: Desk = desk.desk if isinstance(desk, Part) else desk
        if opened:
            pagelang.join(self.desk, speaks=settings.get("lang") is None)
        self.chapter = chapter
        chapters = self.desk.game.chapters
        if chapter is not None and chapter not in chapters:
            raise ValueError(f"there is no chapter {describe(chapter)}: expected one of {', '.join(chapters)}")
        if example is not None:
            self.desk.show_example(example)
            self.desk.tell()
        self._text: tuple[object, dict[str, Any]] = (None, {})
        self._drawn_text: object = None
        self._only: str | None = None
        self._walks = False
        self._shown_state = self.desk.state
        self._call_off: Callable[[], None] = lambda: None
        super().__init__(**self._data())
        self.on_msg(self._hear)
        listening = [listen_weakly(self.desk.changed, self._show)]
        if "table" in self.shows:
            listening.append(listen_weakly(self.desk.coming, self._show_chances))
        self._stop_listening = listening
        if opened:
            # a kernel may have run before its visitor comes, and learn the address only then
            on_visit(self._follow)

    def _follow(self, arguments: Mapping[str, str]) -> None:
        """Apply the query of the page's address; only a part that opened its own desk does so."""
        follow_language(self.desk, arguments)

    # -- Python to page

    def _data(self) -> dict[str, object]:
        """Return the current values of the traits."""
        desk = self.desk
        data = self._draw(desk)
        if "table" in self.shows:
            data["deck"] = shared.deck(desk)
        if "book" in self.shows:
            data["terms"] = shared.terms(desk)
            data |= self._draw_text(desk)
        return data

    def _draw_text(self, desk: Desk) -> dict[str, Any]:
        """Return the traits of the text if they may have changed.

        The text changes only with the language, the reader's copy, the set-up and the columns.
        """
        key = (desk.lang, desk.look.original, desk.line.opening.setup)
        looks = (key, tuple(desk.prefs["columns"]), self._only)
        if looks == self._drawn_text:
            return {}
        if key != self._text[0]:
            self._text = key, {**book.book(desk.sight, self.chapter), "paper": on_paper(desk.game.id, "rules")}
        self._drawn_text, text = looks, self._text[1]
        drawing = draw_text(desk.sight, text, practises=self.part == "rulebook", only=self._only)
        return {"book": text_behaviour(text, desk.lang, self._only), "text_drawing": drawing}

    def _view_of(self, desk: Desk) -> dict[str, Any]:
        """Return the traits, except the text and the models that all parts share."""
        speak = desk.speaker
        data: dict[str, object] = {
            "lang": desk.lang,
            "words": pagedata.words(desk.lang),
            "prefs": dict(desk.prefs),
            **pagedata.with_notice(desk),
        }
        if "table" in self.shows:
            data["table"] = present.table(desk.sight, speak)
        if "steps" in self.shows:
            data["steps"] = steps.steps(desk.sight, speak)
        if "setup" in self.shows:
            data["setup"] = setup.setup(desk.sight, speak)
        if "marks" in self.shows:
            data["marks"] = standing.marks(desk.sight)
        return data

    def _draw(self, desk: Desk) -> dict[str, object]:
        """Return the traits as the page gets them: table, log and steps as drawings."""
        data = self._view_of(desk)
        sets_up, practises = "setup" in self.shows, self.part == "rulebook"
        return with_drawings(desk.sight, data, chapter=self.chapter, sets_up=sets_up, practises=practises)

    def _show(self) -> None:
        """Send the traits that have changed, in one message."""
        with self.hold_sync():
            for name, value in self._data().items():
                if getattr(self, name) != value:
                    self.set_trait(name, value)
        self._notify_position()

    def _show_chances(self) -> None:
        """Send only the progress of the odds, as data and as HTML; the whole table is sent when they are complete."""
        helped = self.desk.sight.shown_help
        if helped and helped.course:
            speak = self.desk.speaker
            data = chances(helped.course, helped.hint.view, speak)
            self.send({"chances": data, "odds": str(odds_view(data, labels_of(helped.hint, speak)))})

    def _show_near(self) -> None:
        """Send the prefetched data of the steps beside the shown step."""
        self.send({"ahead": ahead.near(self.desk, self._draw, {name: getattr(self, name) for name in self.keys})})

    def close(self) -> None:
        """Close the widget and stop listening to its desk, which others may still use."""
        # a part whose constructor has failed is also closed, when it is garbage-collected
        for stop in (*self.__dict__.get("_stop_listening", ()), self.__dict__.get("_call_off", lambda: None)):
            stop()
        super().close()

    # -- page to Python

    def _hear(self, _: object, content: object, __: object) -> None:
        if isinstance(content, Mapping) and content.get("do") == "columns":
            self._only = column_of(content.get("only"))
            self._show()
        elif isinstance(content, Mapping):
            self._call_off()
            do(self.desk, content)
            if "steps" in self.shows:
                self._walks = ahead.goes_on(self._walks, content.get("do"))
                self._call_off = ahead.soon(self._show_near) if self._walks else self._call_off

    # -- as text

    def __repr__(self) -> str:
        return position(self.desk.view, self.desk.lang, self.desk.you)

    def _repr_mimebundle_(self, **settings: object) -> Bundle:
        """Return the live view, and a view for a page whose script or kernel is missing.

        If the page is drawn before its reader comes, this view is HTML in each language. In a notebook, which is stored
        without its kernel, it is the position in words and as a picture.
        """
        bundle = super()._repr_mimebundle_(**settings)
        if bundle is None:
            return bundle
        data, metadata = bundle
        if is_drawn_ahead():
            return {**data, firstview.MIME: self._first_views()}, metadata
        if is_served():
            return data, metadata
        return {**data, "text/html": picture(self.desk.sight)}, metadata

    def _first_views(self) -> dict[str, str]:
        text = {"book": self.book} if "book" in self.shows else {}
        return {
            desk.lang: firstview.picture(self.part, desk, {**self._view_of(desk), **text}, self.chapter)
            for (desk,) in firstview.in_languages([self.desk])
        }


class Table(Part):
    """The table with its log."""

    part = traitlets.Unicode("table").tag(sync=True)
    shows = ("table",)
    table = traitlets.Dict().tag(sync=True)
    drawing = traitlets.Unicode().tag(sync=True)
    log_lines: traitlets.List[Any] = traitlets.List().tag(sync=True)
    log_drawing = traitlets.Unicode().tag(sync=True)


class Text(Part):
    """The text or one of its chapters, beside the original, with the clauses in force marked."""

    part = traitlets.Unicode("text").tag(sync=True)
    shows = ("book", "marks", "setup")
    book = traitlets.Dict().tag(sync=True)
    text_drawing = traitlets.Unicode().tag(sync=True)
    marks = traitlets.Dict().tag(sync=True)
    setup = traitlets.Dict().tag(sync=True)


class Steps(Part):
    """The steps of a match."""

    part = traitlets.Unicode("steps").tag(sync=True)
    shows = ("steps",)
    steps = traitlets.Dict().tag(sync=True)
    steps_drawing = traitlets.Unicode().tag(sync=True)


class Spread(Part):
    """Text, table and steps side by side."""

    shows = ("book", "marks", "table", "steps", "setup")
    page_drawing = traitlets.Unicode().tag(sync=True)
    ways = traitlets.Dict().tag(sync=True)
    """The buttons between the page's parts as HTML (`pages.prerender.parts.ways_between`)."""
    book = traitlets.Dict().tag(sync=True)
    text_drawing = traitlets.Unicode().tag(sync=True)
    marks = traitlets.Dict().tag(sync=True)
    table = traitlets.Dict().tag(sync=True)
    drawing = traitlets.Unicode().tag(sync=True)
    log_lines: traitlets.List[Any] = traitlets.List().tag(sync=True)
    log_drawing = traitlets.Unicode().tag(sync=True)
    steps = traitlets.Dict().tag(sync=True)
    steps_drawing = traitlets.Unicode().tag(sync=True)
    setup = traitlets.Dict().tag(sync=True)


class Chapter(Spread):
    """A chapter of the text beside a table that shows it.

    Example: `Chapter("knack", chapter="play", example="…")`.
    """

    part = traitlets.Unicode("chapter").tag(sync=True)
