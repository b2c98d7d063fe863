"""The base of the widgets: a thin wrapper around a `Desk`.

Its traits contain everything that it shows, and its messages are intents. Widgets with the same desk show the same
match.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar
from weakref import WeakMethod

from ..pages import book, present, saved, setup, standing, steps
from ..pages.advice import labels_of
from ..pages.course import chances
from ..pages.prerender.advice import odds_view
from ..pages.prerender.elements import Html
from ..rulebook.concepts import of
from ..rulebook.examples import examples
from ..rulebook.link_fields import READ, played_fields
from ..rulebook.texts import load_text
from ..rulebook.words import position
from ..rules import Record
from ..rules.core.errors import describe
from . import ahead, firstview, pagedata, pagelang, shared
from .computed import Computing
from .desk import Desk
from .drawing import draw_text, text_behaviour, with_drawings
from .guarded import Bundle
from .handling import changing
from .intents import do
from .linked import follow_language
from .page_links import find_page, on_paper, way
from .request import is_drawn_ahead, is_served, is_static, on_visit


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


class Part(shared.Sharing, Computing):
    """The base of all parts: language, words, cards, preferences and notices."""

    _shows: ClassVar[tuple[str, ...]] = ()
    """The traits of the page that this part keeps up to date."""

    def __init__(
        self,
        game: str | Part | Desk,
        *,
        players: int | Sequence[str] | None = None,
        lang: str | None = None,
        seed: int | str | None = None,
        dealer: int | None = None,
        controls: Sequence[str] | None = None,
        record: Record | None = None,
        at: int | None = None,
        chapter: str | None = None,
        example: str | None = None,
        **options: object,
    ) -> None:
        """Open a match, or show the match of another widget.

        game: the id of a game, for a new match; or another widget, to share its match
        players: the number of players, or their names; by default at most three
        lang: the language (`sv`, `de`, `en`); by default the language of the page, or of the game's original
        seed: the seed of the first deal, a number or a text, from which the later deals follow; without it the first
            deal is the game's fixed first deal, and the later deals are drawn at random
        dealer: the seat of the first dealer
        controls: who plays each seat (`me`, `careful`, `random`, …); by default the reader plays the first seat of a
            new match, and all seats of a record
        record: a record to show instead of a new match
        at: the step of the record, by default its last step
        chapter: the chapter of the text to show; by default the whole text
        example: the id of a worked example to begin with
        options: the game's options by name, such as `stake=3`

        Raise TypeError if there are settings but no new match, OptionError (a ValueError) if the game, a seat or an
        option does not exist, and ValueError if the chapter or the language does not exist.
        """
        settings: dict[str, Any] = {
            name: value
            for name, value in {
                "players": players,
                "lang": lang,
                "seed": seed,
                "dealer": dealer,
                "controls": controls,
                "record": record,
                "at": at,
                **options,
            }.items()
            if value is not None
        }
        opened = not isinstance(game, (Desk, Part))
        if not isinstance(game, (Desk, Part)):
            desk = Desk.open(game, **settings)
        elif settings:
            raise TypeError(f"{', '.join(settings)}: only a new match takes these settings")
        else:
            desk = game.desk if isinstance(game, Part) else game
        self.desk: Desk = desk
        if opened:
            pagelang.join(self.desk, speaks=lang is None)
        self.chapter, self._example = chapter, example
        chapters = self.desk.game.chapters
        if chapter is not None and chapter not in chapters:
            raise ValueError(f"there is no chapter {describe(chapter)}: expected one of {', '.join(chapters)}")
        if example is not None:
            self.desk.show_example(example)
            self.desk.tell()
        self._text: tuple[object, dict[str, Any]] = (None, {})
        self._drawn_text: object = None
        self._walks = False
        self._call_off: Callable[[], None] = lambda: None
        super().__init__(**{self._page_names[name]: value for name, value in self._data().items()})
        self.on_msg(self._hear)
        listening = [
            listen_weakly(self.desk.changed, self._show),
            listen_weakly(self.desk.watching, self._call_observers),
        ]
        if "table" in self._shows:
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
        if "table" in self._shows:
            data["deck"] = shared.deck(desk)
        if "book" in self._shows:
            data["terms"] = shared.terms(desk)
            data |= self._draw_text(desk)
        return data

    def _draw_text(self, desk: Desk) -> dict[str, Any]:
        """Return the traits of the text if they may have changed.

        The text changes only with the language, the reader's copy, the set-up and the columns.
        """
        key = (desk.lang, desk.look.original, desk.line.opening.setup)
        looks = (key, tuple(desk.prefs["columns"]), desk.prefs["tableAbove"])
        if looks == self._drawn_text:
            return {}
        if key != self._text[0]:
            self._text = key, {**book.book(desk.sight, self.chapter), **_ways(desk)}
        self._drawn_text, text = looks, self._text[1]
        drawing = draw_text(desk.sight, text, about=self._title(desk.lang), practises=self._part == "rulebook")
        return {"book": text_behaviour(text, desk.lang), "text_drawing": drawing}

    def _title(self, lang: str) -> str | None:
        """Return the name of a chapter and of the example that it begins with, or None without both.

        A page may show one chapter twice, with other examples; so each of its tables has a name of its own.
        """
        if self.chapter is None or self._example is None:
            return None
        (heading,) = (one.headings[lang] for one in load_text(self.desk.game.id).chapters if one.id == self.chapter)
        return f"{heading}, {examples(self.desk.game.id)[self._example].title[lang]}"

    def _view_of(self, desk: Desk) -> dict[str, Any]:
        """Return the traits, except the text and the models that all parts share."""
        speak = desk.speaker
        data: dict[str, object] = {
            "lang": desk.lang,
            "words": pagedata.words(desk.lang),
            "prefs": dict(desk.prefs),
            **pagedata.with_notice(desk),
        }
        if "table" in self._shows:
            data["table"] = present.table(desk.sight, speak)
        if "steps" in self._shows:
            data["steps"] = {**steps.steps(desk.sight, speak), "settles": is_served()}
        if "setup" in self._shows:
            data["setup"] = setup.setup(desk.sight, speak)
        if "marks" in self._shows:
            data["marks"] = standing.marks(desk.sight)
        return data

    def _draw(self, desk: Desk) -> dict[str, object]:
        """Return the traits as the page gets them: table, log and steps as drawings."""
        data = self._view_of(desk)
        sets_up, practises = "setup" in self._shows, self._part == "rulebook"
        look = {"chapter": self.chapter, "about": self._title(desk.lang)}
        return with_drawings(desk.sight, data, **look, sets_up=sets_up, practises=practises)

    def _show(self) -> None:
        """Send the traits that have changed, in one message."""
        self._show_data(self._data())

    def _speaks(self) -> str:
        return self.desk.lang

    def _speak(self, lang: str) -> None:
        with changing(self.desk):
            self.desk.speak(lang)

    def _show_chances(self) -> None:
        """Send only the progress of the odds, as data and as HTML; the whole table is sent when they are complete."""
        helped = self.desk.sight.shown_help
        if helped and helped.course:
            speak = self.desk.speaker
            data = chances(helped.course, helped.hint.view, speak)
            self.send({"chances": data, "odds": str(odds_view(data, labels_of(helped.hint, speak)))})

    def _show_near(self) -> None:
        """Send the prefetched data of the steps beside the shown step."""
        self.send({"ahead": ahead.near(self.desk, self._draw, self._shown_data())})

    def close(self) -> None:
        """Close the widget and stop listening to its desk, which others may still use."""
        # a part whose constructor has failed is also closed, when it is garbage-collected
        for stop in (*self.__dict__.get("_stop_listening", ()), self.__dict__.get("_call_off", lambda: None)):
            stop()
        super().close()

    # -- page to Python

    def _hear(self, _: object, content: object, __: object) -> None:
        if isinstance(content, Mapping):
            self._call_off()
            do(self.desk, content)
            if "steps" in self._shows:
                self._walks = ahead.goes_on(self._walks, content.get("do"))
                self._call_off = ahead.soon(self._show_near) if self._walks else self._call_off

    # -- as text

    def __repr__(self) -> str:
        """Return the position in words, in the language of the widget."""
        return position(self.desk.view, self.desk.lang, self.desk.you)

    def _repr_mimebundle_(self, **settings: object) -> Bundle:
        """Return the live view, and a view for a page whose script or kernel is missing.

        If the page is drawn before its reader comes, this view is HTML in each language. In a notebook, which is stored
        without its kernel, it is words and a picture in HTML.
        """
        bundle = super()._repr_mimebundle_(**settings)
        if bundle is None:
            return bundle
        data, metadata = bundle
        if is_drawn_ahead():
            return {**data, firstview.MIME: self._first_views()}, metadata
        if is_served():
            return data, metadata
        return {**data, "text/html": str(self._keep_view())}, metadata

    def _keep_view(self) -> Html:
        """Return words and a picture, which a notebook keeps of the widget."""
        return saved.saved_table(self.desk.sight)

    def _first_views(self) -> dict[str, str]:
        text = {"book": self._book} if "book" in self._shows else {}
        return {
            desk.lang: firstview.picture(
                self._part, desk, {**self._view_of(desk), "about": self._title(desk.lang), **text}, self.chapter
            )
            for (desk,) in firstview.in_languages([self.desk])
        }


def _ways(desk: Desk) -> dict[str, str | bool | None]:
    """Return the addresses to which the text of a game leads on a page of the book.

    In the static edition two of them have the usual rules, however the match is played (`usual`).
    """
    game, fields, here = desk.game.id, played_fields(desk.line.opening.setup), is_served()
    return {
        "read": on_paper(game, READ, *fields),
        "paper": on_paper(game, "rules", *fields),
        "usual": is_static() and bool(fields),
        "settle": (find_page("settle") or None) if here else None,
        "differences": (way("differences", "@", game=game) or None) if here and of(game) else None,
    }
