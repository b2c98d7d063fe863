"""Rule 10: jokers (knåkrar): the cards that may be laid on jokers, and the cards on which jokers may be laid."""

from __future__ import annotations

from typing import Final

from ...core.clauses import Chapter, only_if
from ...core.reasons import Reason
from ..pack import AGREED_ONE_PACK
from ..pile import Lay, Objection
from ..state import KnakerState

clause: Final = Chapter("jokers", "10")


def _row(lay: Lay) -> int:
    """Return the number of consecutive jokers on top of the pile, in a match with one pack.

    Return 0 with two packs, if another card is on top, and for a frippelknåker.
    """
    return lay.top.row if lay.top.rank == "X" and lay.decks == 1 and not lay.top.frippel else 0


@clause.refuses("10", "N-2", strikable=True)
def joker(lay: Lay) -> Objection:
    """Refuse a joker on a three, and on one joker all ranks except 2, 3, 7, 10 and joker."""
    if _row(lay) == 1 and lay.rank not in "237TX":
        return "single", {"card": lay.first}
    if lay.rank == "X" and lay.top.rank == "3" and not lay.top.frippel:
        return "three", {"card": lay.first, "other": lay.top.card}
    return None


@clause.refuses("10.1", "N-9", strikable=True)
def double(lay: Lay) -> Objection:
    """Refuse all ranks except 2, 3, 10 and joker on two jokers in a row."""
    return ("double", {"card": lay.first}) if _row(lay) == 2 and lay.rank not in "2T3X" else None


@clause.refuses("10.2", "N-31", "N-54", strikable=True)
def triple(lay: Lay) -> Objection:
    """Refuse all lays except tens, three threes and four threes on three jokers in a row."""
    if _row(lay) < 3 or lay.rank == "T":
        return None
    if lay.intent == "set" and lay.rank == "3" and len(lay.cards) == 4:
        return None
    return "triple", {"card": lay.first}


@clause.refuses("10.3", "N-20", "N-31", "N-32", "N-51", strikable=True)
def frippel(lay: Lay) -> Objection:
    """Refuse every card on a frippelknåker.

    A seat's last face-down three does not come here, because it is not laid from the hand.
    """
    return ("frippel", {"card": lay.first}) if lay.top.frippel else None


only_if(AGREED_ONE_PACK, double, triple, frippel)


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
