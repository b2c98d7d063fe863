"""Names of pages as people type and say them: `Knack`, `köpknack`, `knack.html`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from pathlib import PurePosixPath
from typing import Final
from urllib.parse import unquote

from ...rulebook.link_fields import strip_added
from ...rules import Game, games

ENDINGS: Final = re.compile(r"\.(ipynb|html?|php|aspx?)$")
GLOSS: Final = re.compile(r"\s*\(.*\)")
SPELT_OUT: Final = (("ae", "a"), ("oe", "o"), ("aa", "a"))
"""The spellings of letters with marks on keyboards without these letters."""
MAX_NAME: Final = 60
NEAR: Final = 0.6
"""The least similarity (0 to 1) of a typed name to the name that it probably means."""


def fold_name(name: str) -> str:
    """Return a name without case, marks, spaces, hyphens and a file's ending.

    >>> fold_name("Köpknack"), fold_name("KNACK.html."), fold_name("knack 31")
    ('kopknack', 'knack', 'knack31')
    """
    plain = ENDINGS.sub("", strip_added(name[:MAX_NAME]).casefold())
    letters = unicodedata.normalize("NFD", plain)
    return "".join(one for one in letters if one.isalnum())


@cache
def _names() -> dict[str, str]:
    """Return folded name of a game → its id; ids come first."""
    known = {fold_name(id_): id_ for id_ in games}
    for game in games.values():
        for name in game.names.values():
            known.setdefault(fold_name(GLOSS.sub("", name)), game.id)
    for name, id_ in tuple(known.items()):
        known.setdefault(re.sub("(ii|2)$", "", name), id_)
    return known


def find_page(name: str, notebooks: Iterable[str]) -> str | None:
    """Return the notebook, without its ending, that a name in an address means, or None.

    >>> find_page("Knåker", ["knaker"]), find_page("Glossary.HTML", ["glossary"]), find_page("knack", ["knaker"])
    ('knaker', 'glossary', None)
    """
    stems = {fold_name(stem): stem for stem in notebooks}
    folded = fold_name(name)
    spelt = folded
    for written, letter in SPELT_OUT:
        spelt = spelt.replace(written, letter)
    meant = (stems.get(one) or stems.get(fold_name(_names().get(one, ""))) for one in (folded, spelt))
    return next((stem for stem in meant if stem), None)


def guess_game(path: str, notebooks: Iterable[str]) -> Game | None:
    """Return the game with a page that a wrong address probably means, or None.

    >>> guess_game("/voila/render/kopknak.ipynb", ["kopknack"]).id, guess_game("/nothing", ["kopknack"])
    ('kopknack', None)

    path: the path of the address
    notebooks: the notebooks that there are, without endings
    """
    name = fold_name(PurePosixPath(unquote(path)).name)
    served = set(notebooks)
    known = [known for known, id_ in _names().items() if id_ in served]
    near = get_close_matches(name, known, n=1, cutoff=NEAR)
    return games[_names()[near[0]]] if near else None
