"""The base of the pages that list games, terms or open questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import anywidget
import traitlets

from ..rulebook.bundles import messages
from ..rulebook.languages import LANGS, check_lang
from . import firstview
from .guarded import Bundle, Guarded
from .request import is_drawn_ahead, notebook_language, on_visit
from .trouble import report_redrawn

Data = dict[str, Any]
"""The data of a list, from which its page is drawn."""


class Listing(Guarded, anywidget.AnyWidget):
    """A list, a choice of language, and a link to another page.

    lang: the language at first; by default that of the page's address or of the notebook, else Swedish
    """

    _settable = frozenset({"lang"})
    says: ClassVar[tuple[str, ...]] = ()
    """Keys of the words that the page shows, besides the names of the languages."""

    lang = traitlets.Enum(LANGS, "sv").tag(sync=True)
    html = traitlets.Unicode().tag(sync=True)
    """The page as HTML."""
    words: traitlets.Dict[str, str] = traitlets.Dict()

    def __init__(self, lang: str | None = None) -> None:
        super().__init__(lang=check_lang(lang or notebook_language() or "sv"))
        self.on_msg(self._hear)
        self._set()
        self.follows = lang is None
        if self.follows:
            on_visit(self._follow)

    def _hear(self, _: object, content: object, __: object) -> None:
        """Hear a message of the page: by default only that it could not patch the list, and has redrawn it."""
        report_redrawn(content, f"the page {type(self).__name__}")

    def _follow(self, arguments: Mapping[str, str]) -> None:
        """Set the language that the page's address names."""
        if arguments.get("lang") in LANGS:
            with self.hold_sync():
                self.lang = arguments["lang"]

    @traitlets.observe("lang")
    def _set(self, _: object = None) -> None:
        self.words = self._words(self.lang)
        data = self._data(self.lang)
        for name, value in data.items():
            self.set_trait(name, value)
        self.html = self._html(self.lang, data)

    def _words(self, lang: str) -> dict[str, str]:
        book = messages(lang)
        return {key: book.say(f"ui-{key}", {}, key) for key in (*self.says, *(f"lang_{lang}" for lang in LANGS))}

    def _data(self, lang: str) -> Data:
        """Return the data that depend on the language, except the words."""
        raise NotImplementedError

    def _html(self, lang: str, data: Data) -> str:
        """Return the page as HTML, also for readers whose script has not loaded yet.

        data: what `_data` returns
        """
        raise NotImplementedError

    def _plain(self) -> dict[str, str]:
        """Return the list for pages without a kernel (MIME type → text)."""
        return {"text/plain": repr(self)}

    def _repr_mimebundle_(self, **settings: object) -> Bundle:
        """Return the live list and, for pages without a kernel, the same list as text."""
        bundle = super()._repr_mimebundle_(**settings)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        langs = LANGS if self.follows else (self.lang,)
        seen = (
            {firstview.MIME: {lang: self._html(lang, self._data(lang)) for lang in langs}} if is_drawn_ahead() else {}
        )
        return {**(data or {}), **self._plain(), **seen}, metadata
