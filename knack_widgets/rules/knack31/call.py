"""Chapter *call*: Knack and Blitz are announced at once; who forgets has lost."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ..core.clauses import Chapter
from ..core.moves import Move
from ..core.verdict import Reason
from .basics import Knack31State, Window

chapter: Final = Chapter("call")

knack = chapter.frame(1, "G-8", "G-13")
forgotten_loses = chapter.says(2, "G-8", "G-16")
blitz = chapter.frame(3, "G-8")
three_aces = chapter.definition(4, "G-7")
blitz_wins = chapter.says(5)
ends_at_once = chapter.says(6, "G-9", "G-14")

ANNOUNCE: Final = "announce"


def counted(s: Knack31State, seat: int) -> tuple[tuple[Window, ...], tuple[Window, ...]]:
    """The windows after a counted move of `seat` (G-13): all of them, and those that are now forgotten (G-8).

    A Knack is forgotten when its holder moves on, and with the second move of others.
    """
    now = tuple(
        Window(window.seat, window.others + (seat != window.seat), window.before or s.layout) for window in s.windows
    )
    return now, tuple(window for window in now if window.seat == seat or window.others > 1)


def may_announce(s: Knack31State, seat: int) -> Collection[tuple[str, ...]]:
    """Whether a seat holds what must be announced."""
    return [()] if any(window.seat == seat for window in s.windows) else []


def why_not(_: Knack31State, move: Move) -> list[Reason]:
    """There is no Knack to announce, and no Blitz either."""
    return [Reason(clause, "nothing", {"seat": move.seat}) for clause in (knack, blitz)]
