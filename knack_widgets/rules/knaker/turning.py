"""Rules 4 and 5: what turns the pile, and twos."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter, Clause
from . import two_packs
from .basics import Cards
from .lays import ROW

chapter: Final = Chapter("turning", "4")
turn_again = chapter.says(0, "N-24")


@chapter.effect(1, "N-33")
def tens(cards: Cards) -> bool:
    """Whether there is a ten among the cards laid."""
    return any(card[0] == "T" for card in cards)


@chapter.effect(2, "N-9", "N-30")
def four_in_a_row(pile: Cards, new: int) -> int:
    """How many of a rank lie in a row, if there are four or more and one of the last `new` cards is among them.

    Twos, sevens and kajaker never count (5, 13.6, 17.2); three jokers are all that one pack has.
    """
    begin = 0
    for at in range(1, len(pile) + 1):
        if at == len(pile) or pile[at][0] != pile[begin][0]:
            if at - begin >= ROW and at > len(pile) - new and pile[begin][0] not in "27X":
                return at - begin
            begin = at
    return 0


twos: Final = Chapter("twos", "5")
lays_again = twos.says(0, "N-2", "N-25")


def turned_by(pile: Cards, laid: Cards, shape: str | None, decks: int) -> Clause | None:
    """The clause by which a pile turns when its last cards are `laid`; `None`: it stays (12.1: ladders never turn)."""
    if tens(laid):
        return tens
    if shape == "ladder":
        return None
    row = four_in_a_row(pile, len(laid))
    return None if not row else two_packs.more_than_four if row > ROW and decks > 1 else four_in_a_row
