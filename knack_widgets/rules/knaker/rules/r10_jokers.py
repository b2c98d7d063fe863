"""Rule 10: jokers (knåkrar): the cards that go on them, and the cards they go on."""

from __future__ import annotations

from typing import Final

from ...core.clauses import Chapter
from ...core.reasons import Reason
from ..pile import Lay, Objection
from ..state import KnakerState

clause: Final = Chapter("jokers", "10")


def _row(lay: Lay) -> int:
    """Return how many jokers lie in a row on top, in a match with one pack.

    Return 0 with two packs, for another top card, and for a frippelknåker.
    """
    return lay.top.row if lay.top.rank == "X" and lay.decks == 1 and not lay.top.frippel else 0


@clause.refuses("10", "N-2", strikable=True)
def joker(lay: Lay) -> Objection:
    """Refuse all but a two, three, seven, ten or joker on one joker; and a joker on a three."""
    if _row(lay) == 1 and lay.rank not in "237TX":
        return "single", {"card": lay.first}
    if lay.rank == "X" and lay.top.rank == "3" and not lay.top.frippel:
        return "three", {"card": lay.first, "other": lay.top.card}
    return None


@clause.refuses("10.1", "N-9", strikable=True)
def double(lay: Lay) -> Objection:
    """Refuse all but a two, a ten, a three or a joker on two jokers in a row."""
    return ("double", {"card": lay.first}) if _row(lay) == 2 and lay.rank not in "2T3X" else None


@clause.refuses("10.2", "N-31", "N-54", strikable=True)
def triple(lay: Lay) -> Objection:
    """Refuse all but tens, three threes or four threes on three jokers in a row."""
    if _row(lay) < 3 or lay.rank == "T":
        return None
    if lay.intent == "set" and lay.rank == "3" and len(lay.cards) == 4:
        return None
    return "triple", {"card": lay.first}


@clause.refuses("10.3", "N-20", "N-31", "N-32", "N-51", strikable=True)
def frippel(lay: Lay) -> Objection:
    """Refuse every card on a frippelknåker; the last face-down three is no lay from the hand."""
    return ("frippel", {"card": lay.first}) if lay.top.frippel else None


def objections_to_insert(s: KnakerState, seat: int) -> list[Reason]:
    """Return the objections to inserting by a seat that has picked up a frippelknåker."""
    return [Reason(frippel, "handicap", {"seat": seat})] if seat in s.no_insert and s.enforces(frippel) else []


def objections_to_insertion(lay: Lay) -> list[Reason]:
    """Return the objections to an insertion that meets or forms a frippelknåker."""
    if frippel.id in lay.without:
        return []
    if lay.top.frippel:
        return [Reason(frippel, "frippel", {"card": lay.first})]
    return [Reason(frippel, "forms", {"seat": lay.seat})] if lay.forms_frippel else []
