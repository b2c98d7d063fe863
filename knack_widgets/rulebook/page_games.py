"""The games that have pages, that is, the games whose files can all be read.

The book's tests check its own games. All files of a game of other authors are read before a page shows the game, so
that its faults do not affect the other games.
"""

from __future__ import annotations

import warnings
from functools import cache

from ..rules import games
from .bundles import messages
from .examples import examples
from .fingerprints import load_source
from .folders import is_own
from .languages import LANGS
from .rulings import load_rulings
from .texts import load_text


@cache
def has_page(game_id: str) -> bool:
    """Return whether an installed game can have a page; if not, warn with the reason.

    >>> has_page("knack")
    True
    """
    if is_own(game_id):
        return True
    try:
        _read_files(game_id)
    except Exception as error:  # other authors' files and functions can raise any exception
        reason = str(error) if isinstance(error, ValueError) else f"{type(error).__name__}: {error}"
        warnings.warn(f"the game {game_id} can be played, but has no page: {reason}", stacklevel=2)
        return False
    return True


def games_with_pages() -> tuple[str, ...]:
    """Return the ids of the installed games that have pages, sorted."""
    return tuple(filter(has_page, games))


def _read_files(game_id: str) -> None:
    """Read all files of a game that pages show; the first error passes to the caller."""
    game = games[game_id]
    load_source(game_id)
    if differing := sorted(load_text(game_id).clauses.keys() ^ game.clauses.keys()):
        raise ValueError(f"{game_id}: clauses in only one of rules and texts: {', '.join(differing)}")
    load_rulings(game_id)
    for lang in LANGS:
        if not isinstance(name := game.names[lang], str):
            raise ValueError(f"names: read {name!r:.60} for {lang!r}; expected a name")
        messages(lang, game_id)
        for reading in game.readings.values():
            reading.texts(lang)
    examples(game_id)
    game.pack(game.start().setup)
