"""Opponents that games of other authors bring along.

A distribution that has a game may name an opponent in the entry-point group ``knack_widgets.players``, under the game's
id: a function of a view and a seed that returns one of the view's moves. The careful player asks it, and with it the
forgetful and the strong player. It gets a view, never a state. If it fails, returns another move or is too slow, that
is logged, and the book's own strategies choose. One that never returns is stopped (`time_limit`).
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache
from time import perf_counter
from typing import TYPE_CHECKING, Final

from ..rules import Move, View, games
from .time_limit import OutOfTimeError, call_within

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "knack_widgets.players"
SLOWEST_S: Final = 1.0
"""Longest time in which a brought opponent must choose a move (seconds)."""
STOPPED_AFTER_S: Final = 2.0
"""Time after which a brought opponent is stopped (seconds)."""
MAX_FAULTS: Final = 3
"""Number of faults after which a brought opponent is not asked again."""
LOG: Final = logging.getLogger(__name__)

Choose = Callable[[View, int | str], Move]


class Guest:
    """An opponent that a game brings along.

    game_id: id of the game
    choose: the opponent's function
    """

    def __init__(self, game_id: str, choose: Choose) -> None:
        self._game_id, self._choose, self._faults = game_id, choose, 0

    def ask(self, view: View, moves: tuple[Move, ...], seed: int | str) -> Move | None:
        """Return the opponent's choice among `moves`, or None if it has none that counts."""
        if self._faults >= MAX_FAULTS:
            return None
        begun = perf_counter()
        try:
            move = call_within(STOPPED_AFTER_S, self._choose, view, seed)
        except OutOfTimeError:
            self._faults = MAX_FAULTS
            self._blame(f"had no move after {STOPPED_AFTER_S:g} s and was stopped; expected one within {SLOWEST_S:g} s")
            return None
        except Exception:  # other authors' code can raise any exception
            self._blame("raised an exception", with_traceback=True)
            return None
        if (seconds := perf_counter() - begun) > SLOWEST_S:
            self._faults = MAX_FAULTS
            self._blame(f"took {seconds:.1f} s; expected at most {SLOWEST_S:g} s")
        if move not in moves:
            self._blame(f"returned {move!s:.60}; expected one of {', '.join(map(str, moves[:5]))}")
            return None
        return move

    def _blame(self, what: str, *, with_traceback: bool = False) -> None:
        self._faults += 1
        last = "; it is not asked again" if self._faults >= MAX_FAULTS else ""
        LOG.error("the opponent of the game %s %s%s", self._game_id, what, last, exc_info=with_traceback)


@cache
def find_guest(game_id: str) -> Guest | None:
    """Return the opponent that a game's own distribution brings along, or None.

    game_id: id of an installed game
    """
    entry = _find_entry(game_id)
    if entry is None:
        return None
    try:
        choose = entry.load()
        if not callable(choose):
            raise TypeError(f"read {choose!r:.60}; expected a function of a view and a seed")
    except (Exception, SystemExit):  # other authors' module: any exception is possible
        LOG.exception("the opponent of the game %s (%s) cannot be loaded", game_id, entry.value)
        return None
    return Guest(game_id, choose)


def _find_entry(game_id: str) -> EntryPoint | None:
    home = games.distribution(game_id)
    if home is None:
        return None
    from importlib.metadata import entry_points  # loads slowly, and a match of the book's games never needs it

    for entry in entry_points(group=GROUP, name=game_id):
        if entry.dist and entry.dist.name == home:
            return entry
        LOG.error("%s brings an opponent for %s, which is a game of %s: it is left out", entry.value, game_id, home)
    return None
