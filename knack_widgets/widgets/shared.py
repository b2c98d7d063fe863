"""What the parts of a page share: their code and style, and pictures of the cards, each in a model of its own.

A page may have thirteen parts. Carrying all that themselves, they would be four megabytes that the kernel writes, the
server reads and the browser keeps; so a part carries its own position, and the names of these models.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

import ipywidgets
import traitlets

from . import pagedata
from .assets import css, esm

if TYPE_CHECKING:
    from functools import _lru_cache_wrapper


class Press(ipywidgets.Widget):  # type: ignore[misc]
    """The page's code (one ES module, see `assets`) and its style sheet."""

    code = traitlets.Unicode().tag(sync=True)
    style = traitlets.Unicode().tag(sync=True)


class Deck(ipywidgets.Widget):  # type: ignore[misc]
    """Pictures and names of the cards of a pack (`pagedata.cards`)."""

    cards = traitlets.Dict().tag(sync=True)


Shared = TypeVar("Shared", Press, Deck)


def press() -> Press:
    """The one press of this kernel."""
    return _living(_press)


def deck(pack: frozenset[str], lang: str, game: str | None = None) -> Deck:
    """The one deck of this kernel for a pack, in a language, as a game calls its cards."""
    return _living(_deck, pack, lang, game)


def _living(made: _lru_cache_wrapper[Shared], *which: Any) -> Shared:
    """What `made` has made for this before, unless it has been closed since (`Widget.close_all`)."""
    found = made(*which)
    if found.comm is None:
        made.cache_clear()
        found = made(*which)
    return found


@cache
def _press() -> Press:
    return Press(code=esm("parts.js"), style=css())


@cache
def _deck(pack: frozenset[str], lang: str, game: str | None) -> Deck:
    return Deck(cards=pagedata.cards(pack, lang, game))
