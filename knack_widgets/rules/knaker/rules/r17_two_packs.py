"""Rule 17: two packs, and jokers that are called kajaker and stack up to six."""

from __future__ import annotations

from typing import Final

from ...core.clauses import Chapter
from ...core.options import Option
from ..pile import Lay, Objection

clause: Final = Chapter("two-packs", "17")

players_and_packs = clause.limit("17", "N-4", option=Option("decks", default=1, choices=(1, 2)))
more_than_four = clause.says("17.1")
kajaker = clause.definition("17.2", "N-21")


def _row(lay: Lay) -> int:
    return lay.top.row if lay.decks > 1 and lay.top.rank == "X" else 0


def _objection(lay: Lay, row: int, ranks: str) -> Objection:
    """Return the objection to ranks other than `ranks` on `row` kajaker in a row."""
    return ("kajak", {"card": lay.first, "count": row}) if _row(lay) == row and lay.rank not in ranks else None


@clause.refuses("17.2.1", strikable=True)
def single(lay: Lay) -> Objection:
    """Refuse all ranks except 2, 3, 7, 10 and kajak on one kajak."""
    return _objection(lay, 1, "237TX")


@clause.refuses("17.2.2", strikable=True)
def double(lay: Lay) -> Objection:
    """Refuse all ranks except 2, 3, 10 and kajak on two kajaker."""
    return _objection(lay, 2, "23TX")


@clause.refuses("17.2.3", strikable=True)
def triple(lay: Lay) -> Objection:
    """Refuse all ranks except 2, 10 and kajak on three kajaker."""
    return _objection(lay, 3, "2TX")


@clause.refuses("17.2.4", strikable=True)
def frippel(lay: Lay) -> Objection:
    """Refuse all ranks except 10 and kajak on four kajaker."""
    return _objection(lay, 4, "TX")


@clause.refuses("17.2.5", strikable=True)
def penta(lay: Lay) -> Objection:
    """Refuse all ranks except kajak on five kajaker."""
    return _objection(lay, 5, "X")


HEXA: Final = 6
CLAD: Final = "JQKA"
"""The court cards and the ace (17.2.6, N-21)."""


@clause.refuses("17.2.6", "N-34", strikable=True)
def hexa(lay: Lay) -> Objection:
    """Refuse every card on six kajaker, and most cards of a seat with the handicap.

    A seat has the handicap if it has picked up six kajaker: on court cards and aces of other seats it may lay only 2, 7
    and 10.
    """
    if _row(lay) >= HEXA:
        return "hexa", {"card": lay.first}
    if lay.capped and lay.top.rank and lay.top.rank in CLAD and lay.top.owner != lay.seat:
        wrong = next((card for card in lay.cards if card.rank not in "27T"), None)
        if wrong:
            return "capped", {"seat": lay.seat, "card": wrong, "other": lay.top.card}
    return None


ROWS: Final = (single, double, triple, frippel, penta, hexa)
"""The clauses for one, two, three and more kajaker in a row, in this order."""
