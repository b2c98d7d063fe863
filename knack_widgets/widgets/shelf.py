"""The shelf: the games one can open, and those whose type is still being set."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

import anywidget
import traitlets

from ..rulebook.bundles import messages
from ..rulebook.languages import LANGS, check_lang
from ..rulebook.names import card_index
from ..rules import games
from ..rules.core.shuffle import shuffled
from .assets import css, esm
from .cardart import back_svg, card_svg
from .request import page, when_asked


class Shelf(anywidget.AnyWidget):
    """A list of games: id → (title, language of the title), in the order of the shelf.

    Those that have rules are links to their notebooks. `lang`: by default what the page's address asks for, else
    Swedish; the reader can choose another.
    """

    _esm = esm("shelf.js")
    _css = css("base.css", "shelf.css")

    lang = traitlets.Enum(LANGS, "sv").tag(sync=True)
    words: traitlets.Dict[str, str] = traitlets.Dict().tag(sync=True)
    books: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(self, titles: Mapping[str, tuple[str, str]], lang: str | None = None) -> None:
        self.titles = dict(titles)
        super().__init__(lang=check_lang(lang or "sv"))
        self._set()
        if lang is None:
            when_asked(self._follow)

    def _follow(self, arguments: Mapping[str, str]) -> None:
        """The page's address asks for a language."""
        if arguments.get("lang") in LANGS:
            with self.hold_sync():
                self.lang = arguments["lang"]

    @traitlets.observe("lang")
    def _set(self, _: object = None) -> None:
        book = messages(self.lang)
        keys = ("language", *(f"lang_{lang}" for lang in LANGS))
        self.words = {key: book.say(f"ui-{key}", {}, key) for key in keys}
        self.books = [
            {
                "href": f"{page(id_)}?lang={self.lang}" if id_ in games else None,
                "title": title,
                "lang": lang,
                "facts": self._facts(id_),
                "fan": self._fan(id_),
            }
            for id_, (title, lang) in self.titles.items()
        ]

    def _facts(self, id_: str) -> str:
        """How many can play, or that the game is not ready yet."""
        book = messages(self.lang)
        if id_ not in games:
            return book.say("ui-being_set", {}, "…")
        players = games[id_].players
        facts = {"least": players.start, "most": players.stop - 1}
        return book.say("ui-for_players", facts, f"{players.start}–{players.stop - 1}")

    def _fan(self, id_: str) -> list[str]:
        """Three cards of the game's own, turned over while it is being set."""
        if id_ not in games:
            return [back_svg()] * 3
        game = games[id_]
        whole = game.pack(game.start().setup)
        return [card_svg(card, card_index(self.lang, card)) for card in shuffled(whole, id_)[:3]]

    def __repr__(self) -> str:
        return "\n".join(
            f"{'■' if id_ in games else '□'} {title} · {self._facts(id_)}" for id_, (title, _) in self.titles.items()
        )

    def _repr_mimebundle_(self, **settings: Any) -> Any:
        """The live list, and for pages without a kernel the same as text and as a plain list of links."""
        found = super()._repr_mimebundle_(**settings)
        data, metadata = found if isinstance(found, tuple) else (found, {})
        return {**(data or {}), "text/plain": repr(self), "text/html": self._plain()}, metadata

    def _plain(self) -> str:
        items = "".join(
            f'<li><span lang="{escape(book["lang"])}">{_link(book)}</span> · {escape(book["facts"])}</li>'
            for book in self.books
        )
        return f'<ul lang="{self.lang}">{items}</ul>'


def _link(book: Mapping[str, Any]) -> str:
    title = escape(book["title"])
    return f'<a href="{escape(book["href"])}">{title}</a>' if book["href"] else title
