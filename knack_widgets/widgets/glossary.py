"""The glossary: every term of every game, what it means, and where it is defined."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import anywidget
import traitlets

from ..pages.glossary import glossary
from ..pages.prerender import glossary_html
from ..rulebook.bundles import messages
from ..rulebook.languages import LANGS, check_lang
from . import firstview
from .assets import css, esm, icons
from .guarded import Guarded
from .request import is_drawn_ahead, on_visit, page

WORDS = ("language", "search", "all_games", "also_called", "glossary")


class Glossary(Guarded, anywidget.AnyWidget):
    """The terms of all games, each with its clauses as links to their pages.

    `lang`: by default what the page's address asks for, else Swedish; the reader can choose another.
    """

    settable = frozenset({"lang"})
    _esm = esm("glossary.js")
    _css = css("base.css", "shelf.css", "glossary.css", "touch.css")

    lang = traitlets.Enum(LANGS, "sv").tag(sync=True)
    words: traitlets.Dict[str, str] = traitlets.Dict().tag(sync=True)
    terms: traitlets.List[Any] = traitlets.List().tag(sync=True)
    home = traitlets.Unicode().tag(sync=True)

    def __init__(self, lang: str | None = None) -> None:
        super().__init__(lang=check_lang(lang or "sv"))
        self._set()
        self.follows = lang is None
        if self.follows:
            on_visit(self._follow)

    def _follow(self, arguments: Mapping[str, str]) -> None:
        """The page's address asks for a language."""
        if arguments.get("lang") in LANGS:
            with self.hold_sync():
                self.lang = arguments["lang"]

    @traitlets.observe("lang")
    def _set(self, _: object = None) -> None:
        self.words, self.terms, self.home = _words(self.lang), glossary(self.lang, page), _home(self.lang)

    def __repr__(self) -> str:
        return "\n".join(f"{term['name']}: {term['says']}" for term in self.terms)

    def _repr_mimebundle_(self, **settings: Any) -> Any:
        """The live list, and for pages without a kernel the same as text."""
        found = super()._repr_mimebundle_(**settings)
        data, metadata = found if isinstance(found, tuple) else (found, {})
        seen = {firstview.MIME: self._first_views()} if is_drawn_ahead() else {}
        return {**(data or {}), "text/plain": repr(self), **seen}, metadata

    def _first_views(self) -> dict[str, str]:
        langs = LANGS if self.follows else (self.lang,)
        return {lang: glossary_html(lang, _words(lang), glossary(lang, page), _home(lang), icons()) for lang in langs}


def _words(lang: str) -> dict[str, str]:
    book = messages(lang)
    return {key: book.say(f"ui-{key}", {}, key) for key in (*WORDS, *(f"lang_{lang}" for lang in LANGS))}


def _home(lang: str) -> str:
    return f"{page('index')}?lang={lang}"
