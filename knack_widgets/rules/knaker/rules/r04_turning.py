"""Rule 4: the lays that turn the pile."""

from __future__ import annotations

from typing import Final

from ...core.clauses import Chapter, Clause
from ..pack import Cards
from ..pile import ROW, Lay, drop_sevens
from ..state import KnakerState
from . import r17_two_packs

clause: Final = Chapter("turning", "4")
turn_again = clause.says("4", "N-24")


@clause.effect("4.1", "N-33")
def tens(cards: Cards) -> bool:
    """Return whether there is a ten among the cards of a lay."""
    return any(card.rank == "T" for card in cards)


def _count_row(pile: Cards, new: int) -> int:
    """Return the length of a row of four or more with one of the last `new` cards, or 0.

    Twos, sevens and kajaker never count (5, 13.6, 17.2); one pack has only three jokers.
    """
    begin = 0
    for at in range(1, len(pile) + 1):
        if at == len(pile) or pile[at].rank != pile[begin].rank:
            if at - begin >= ROW and at > len(pile) - new and pile[begin].rank not in "27X":
                return at - begin
            begin = at
    return 0


@clause.effect("4.2", "N-9", "N-30")
def four_in_a_row(_match: KnakerState | Lay, pile: Cards, cards: Cards) -> int:
    """Return the length of the row of four or more that `cards` have joined, or 0.

    _match: the match, which decides the readings of rulings
    pile: the pile after the lay
    cards: the last cards of the pile
    """
    return _count_row(pile, len(cards))


@four_in_a_row.reading("N-9", "b")
def four_with_sevens_between(_match: KnakerState | Lay, pile: Cards, cards: Cards) -> int:
    """Return the length of the row on top if sevens between its cards are ignored."""
    return _count_row(drop_sevens(pile), len(drop_sevens(cards)))


def turns(match: KnakerState | Lay, pile: Cards, cards: Cards, shape: str | None) -> Clause | None:
    """Return the clause by which a lay turns the pile, or None if it does not turn the pile.

    A row of equal cards does not turn the pile if it is part of a ladder (12.1).

    match: the match, which decides the readings of rulings
    pile: the pile after the lay
    cards: the last cards of the pile
    shape: the kind of the lay (see `Lay.intent`), or None
    """
    if tens(cards):
        return tens
    if shape == "ladder":
        return None
    row = four_in_a_row(match, pile, cards)
    return None if not row else r17_two_packs.more_than_four if row > ROW and match.decks > 1 else four_in_a_row
