"""The first views of a page, made ahead of its reader in every language.

Only the view in the reader's language is sent.

The template writes all views of a widget in one piece, between marks; the view in the page's own language comes first.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import Final
from urllib.parse import parse_qsl, urlencode

from .sprites import Sprites

GROUP: Final = "<!--kp-pictures-->"
"""The mark before and after the views of a widget."""
SHARED: Final = "<!--kp-shared-->"
"""The mark for the elements that describe the preview of a shared link."""
NEXT: Final = "<!--kp-picture-->"
"""The mark between the views in two languages; each view begins with the language's two letters."""
HEAD: Final = re.compile(r'<html lang="([a-z]{2})"')
BOOK: Final = '<p class="kp-book"><a href="?'
"""The beginning of the link from a frame to the book, up to the query."""
EMBED: Final = "embed"
"""The field of an address (`embed=1`) that requests only the table, for a frame in another page."""
CLAUSE_LINK: Final = re.compile(r'href="\?clause=[^"&]+')
"""The beginning of a link to a clause on the same page, up to further fields."""
OTHER_GAME: Final = re.compile(r'data-game="([^"]*)"')
"""What belongs to a game on a page of several: an address that names one (`game=knack`) shows that one's alone."""
KEPT: Final = ("lang", "game", "seed", "record", "step", "position", "example")
"""Fields of the page's address that its links to clauses keep, as in `links.js`."""
OTHERWISE: Final = frozenset({"record", "position", "example", "seed"})
"""Fields of an address that put another position on the table, so that the picture has no cards."""


def choose_pictures(html: str, lang: str, change: Callable[[str], str] = str) -> str:
    """Return a piece of a page with its pictures in one language.

    A picture that does not exist in that language is shown in the page's own language.

    `change`: is applied to each picture.

    >>> choose_pictures(f"a{GROUP}sv1{NEXT}de2{GROUP}b", "de"), choose_pictures(f"a{GROUP}sv1{NEXT}de2{GROUP}b", "")
    ('a2b', 'a1b')
    """
    pieces = html.split(GROUP)
    pieces[1::2] = [change(_one(group.split(NEXT), lang)) for group in pieces[1::2]]
    return "".join(pieces)


def _one(views: list[str], lang: str) -> str:
    return next((view for view in views if view.startswith(lang)), views[0])[2:]


def choose_game(picture: str, game: str) -> str:
    """Return the view of a page of several games with only one game's entries.

    If the view has no entry of the game, return it unchanged.

    >>> choose_game('<li data-game="a"></li><li data-game="b"></li>', "a")
    '<li data-game="a"></li><li data-game="b" hidden></li>'
    """
    if f'data-game="{game}"' not in picture:
        return picture
    shown, every = picture.count(f'<li data-game="{game}"'), picture.count("<li data-game=")
    picture = OTHER_GAME.sub(lambda one: one[0] if one[1] == game else f"{one[0]} hidden", picture)
    picture = picture.replace(f">{every} / {every}<", f">{shown} / {every}<")
    return picture.replace(f'<option value="{game}"', f'<option value="{game}" selected')


class Settling:
    """A filter that adapts a page's pieces to a reader's language and to the address' query.

    lang: the reader's language; "" means the page's original language
    query: the address' query
    """

    def __init__(self, lang: str, query: str, shared: str = "") -> None:
        """Read the query; `shared` are elements of the page's head that describe a shared link."""
        self.shared = shared
        asked = dict(reversed(parse_qsl(query)))
        self.lang = lang
        self.marks = 'data-picture="bare" ' if shows_another(query) else ""
        self.marks += 'data-embed="1" ' if asked.get(EMBED) == "1" else ""
        self.clause = f'id="{asked["clause"]}" class="kb-clause' if "clause" in asked else ""
        self.beyond = escape(urlencode([pair for pair in parse_qsl(query) if pair[0] != EMBED]))
        kept = urlencode([(name, asked[name]) for name in KEPT if name in asked])
        self.game = asked.get("game", "")
        self.kept = escape(f"&{kept}") if kept else ""
        self.begun = False
        self._share = Sprites()

    def __call__(self, html: str) -> str:
        """Return the next piece.

        >>> settle = Settling("de", "seed=7")
        >>> settle('<html lang="sv" data-page="loading">'), settle(f"{GROUP}sv1{NEXT}de2{GROUP}")
        ('<html lang="de" data-picture="bare" data-page="loading">', '2')
        """
        if not self.begun and (head := HEAD.search(html)):
            self.begun = True
            html = f'{html[: head.start()]}<html lang="{self.lang or head[1]}" {self.marks}{html[head.end() + 1 :]}'
        html = html.replace(SHARED, self.shared).replace(BOOK, BOOK + self.beyond)
        return choose_pictures(html, self.lang, self._change)

    def _change(self, picture: str) -> str:
        """Return a picture with the requested clause marked, and each card drawn only once."""
        if self.game:
            picture = choose_game(picture, self.game)
        if self.kept:
            picture = CLAUSE_LINK.sub(rf"\g<0>{self.kept}", picture)
        return self._share(picture.replace(self.clause, f"{self.clause} kb-focus", 1) if self.clause else picture)


def shows_another(query: str) -> bool:
    """Return whether an address requests another position than the pictures show.

    >>> shows_another("lang=de"), shows_another("lang=de&seed=7")
    (False, True)
    """
    return any(name in OTHERWISE for name, _ in parse_qsl(query))
