"""Rule 10: what may be laid on jokers (knåkrar), and on what they may be laid."""

from __future__ import annotations

from typing import Any, Final

from ..core.clauses import Chapter
from .lays import Lay

Against = tuple[str, dict[str, Any]] | None
"""What a clause has against a lay: the key of the reason and its facts."""

chapter: Final = Chapter("jokers", "10")


def _on(lay: Lay) -> int:
    """How many jokers in a row count, with one pack; 0 for none, and for a frippelknåker."""
    return lay.top.row if lay.top.rank == "X" and lay.decks == 1 and not lay.top.frippel else 0


@chapter.refuses(0, "N-2")
def joker(lay: Lay) -> Against:
    """On one joker a two, a three, a seven, a ten or a joker; and no joker on a three."""
    if _on(lay) == 1 and lay.rank not in "237TX":
        return "single", {"card": lay.first}
    if lay.rank == "X" and lay.top.rank == "3" and not lay.top.frippel:
        return "three", {"card": lay.first, "other": lay.top.card}
    return None


@chapter.refuses(1, "N-9")
def double(lay: Lay) -> Against:
    """On two jokers in a row a two, a ten, a three or a joker."""
    return ("double", {"card": lay.first}) if _on(lay) == 2 and lay.rank not in "2T3X" else None


@chapter.refuses(2, "N-31")
def triple(lay: Lay) -> Against:
    """On three jokers in a row tens, three threes or four threes."""
    if _on(lay) < 3 or lay.rank == "T":
        return None
    if lay.shape == "set" and lay.rank == "3" and len(lay.cards) == 4:
        return None
    return "triple", {"card": lay.first}


@chapter.refuses(3, "N-20", "N-31", "N-32")
def frippel(lay: Lay) -> Against:
    """On a frippelknåker nothing; the last face-down three, which may, is no lay from the hand."""
    return ("frippel", {"card": lay.first}) if lay.top.frippel else None
