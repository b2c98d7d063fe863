"""The first views that a page may have made ahead of its reader, in every language: the reader's alone is sent.

The template writes all of a widget in one piece, between marks, those in the page's own language first.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final
from urllib.parse import parse_qsl

from .sprites import Sprites

GROUP: Final = "<!--kp-pictures-->"
"""Before and after what a widget looks like."""
NEXT: Final = "<!--kp-picture-->"
"""Between one language and the next; each begins with the language's two letters."""
HEAD: Final = re.compile(r'<html lang="([a-z]{2})"')
OTHERWISE: Final = frozenset({"record", "example", "seed"})
"""Fields of an address that put something else on the table: then the picture has no cards."""


def choose_pictures(html: str, lang: str, change: Callable[[str], str] = str) -> str:
    """A piece of a page with the pictures in one language, those that are not there in it in the page's own.

    `change`: what becomes of each.

    >>> choose_pictures(f"a{GROUP}sv1{NEXT}de2{GROUP}b", "de"), choose_pictures(f"a{GROUP}sv1{NEXT}de2{GROUP}b", "")
    ('a2b', 'a1b')
    """
    pieces = html.split(GROUP)
    pieces[1::2] = [change(_one(group.split(NEXT), lang)) for group in pieces[1::2]]
    return "".join(pieces)


def _one(views: list[str], lang: str) -> str:
    return next((view for view in views if view.startswith(lang)), views[0])[2:]


class Settling:
    """What a page's pieces become for a reader of `lang` (empty: the page's own); `bare`: pictures have no cards."""

    def __init__(self, lang: str, *, bare: bool) -> None:
        self.lang = lang
        self.bare = bare
        self.begun = False
        self._share = Sprites()

    def __call__(self, html: str) -> str:
        """The next piece.

        >>> settle = Settling("de", bare=True)
        >>> settle('<html lang="sv" data-page="loading">'), settle(f"{GROUP}sv1{NEXT}de2{GROUP}")
        ('<html lang="de" data-picture="bare" data-page="loading">', '2')
        """
        if not self.begun and (found := HEAD.search(html)):
            self.begun = True
            more = ' data-picture="bare"' if self.bare else ""
            html = f'{html[: found.start()]}<html lang="{self.lang or found[1]}"{more}{html[found.end() :]}'
        return choose_pictures(html, self.lang, self._share)


def shows_another(query: str) -> bool:
    """Whether an address asks for something else than the pictures show.

    >>> shows_another("lang=de"), shows_another("lang=de&seed=7")
    (False, True)
    """
    return any(name in OTHERWISE for name, _ in parse_qsl(query))
