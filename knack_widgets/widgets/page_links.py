"""Links to the other pages of the book, as far as the reader's server or edition has them."""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

from ..rulebook.link_fields import RULES_FILE, RULES_FILES, kind_field
from .request import is_served, is_static

PAGES: Final = "KNACK_PAGES"
"""The environment variable with the paths of all pages, without their endings, one a line.

The paths are relative to the served folder. Only the book's own server and the static edition set it; any other server
is expected to have the whole book.
"""
FOLDER: Final = "KNACK_FOLDER"
"""The environment variable with the served folder, for pages in folders below it; the static edition has none."""
PAGE_LINK: Final = re.compile(
    r'<a href="(?P<name>[\w-]+)\.(?:ipynb|html)(?:[?#][^"]*)?"[^>]*>(?P<words>.*?)</a>', re.DOTALL
)
"""A link to a page in the folder of the current page."""


def page_settings(paths: Iterable[str], folder: Path | None = None) -> dict[str, str]:
    r"""Return the environment variables from which a kernel knows the pages.

    >>> page_settings(["index.ipynb", "more/odds.ipynb"])
    {'KNACK_PAGES': 'index\nmore/odds'}

    paths: the paths of the notebooks, relative to the served folder
    folder: the served folder
    """
    names = (Path(path).with_suffix("").as_posix() for path in paths)
    return {PAGES: "\n".join(names)} | ({FOLDER: str(folder)} if folder else {})


def has_page(name: str) -> bool:
    """Return whether there is a page of this name in the folder of the current page."""
    pages = os.environ.get(PAGES)
    return pages is None or (_folder() / name).as_posix() in pages.split("\n")


def _folder() -> Path:
    """Return the folder of the current page, relative to the served folder."""
    try:
        return Path.cwd().relative_to(Path(os.environ[FOLDER]).resolve())
    except (KeyError, ValueError, OSError):
        return Path()


def find_page(name: str) -> str:
    """Return the address of another page, or an empty text if there is no such page.

    >>> find_page("settle")
    'settle.ipynb'
    """
    return (f"{name}.html" if is_static() else f"{name}.ipynb") if has_page(name) else ""


def way(name: str, lang: str, **fields: str) -> str:
    """Return the address of another page in a language, or an empty text if there is no such page.

    >>> way("settle", "en")
    'settle.ipynb?lang=en'

    name: the name of the page
    lang: the language
    fields: further fields of the address
    """
    address = find_page(name)
    return address and f"{address}?{urlencode({**fields, 'lang': lang}, safe='@')}"


def on_paper(game: str, kind: str, *asked: tuple[str, str]) -> str | None:
    """Return the address of a page for paper, or of the page for reading, or None if there is no such page.

    The page replaces the character `@` in the address by the language. A server makes these pages of every game, also
    of a game without a notebook. The static edition has files with the rules of its games, but no server that could
    print exercises, so the page itself makes a file with them.

    >>> on_paper("knack", "rules")
    """
    if is_static():
        is_file = kind in RULES_FILES and has_page(game)
        return RULES_FILE.format(game=game, kind=kind, lang="@") if is_file else None
    return f"{game}.ipynb?{urlencode([kind_field(kind), *asked])}&lang=@" if is_served() else None


def drop_links(html: str, names: Collection[str]) -> str:
    """Return the HTML of prose with plain text instead of links to pages that are not there.

    >>> drop_links('<a href="index.ipynb?lang=en">Games</a>, <a href="odds.ipynb">Odds</a>', ["index"])
    '<a href="index.ipynb?lang=en">Games</a>, Odds'

    names: the names of the pages, without endings
    """
    return PAGE_LINK.sub(lambda link: link[0] if link["name"] in names else link["words"], html)
