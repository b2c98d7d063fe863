"""Inserting during the turn of another seat (11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...core.chance import Draws
from ...core.clauses import Clause
from ...core.reasons import Reason
from ..pack import Cards, find_missing, remove
from ..pile import Lay
from ..rules import r03_play, r06_table, r08_taking, r10_jokers, r11_insertion, r14_three_kings, r17_two_packs
from ..state import KnakerState
from .after_lay import after_lay
from .all_lays import color_choices
from .legality import ask, lay_here, objections_to_outsider

LIMITS: Final[tuple[Clause, ...]] = (r14_three_kings.three_kings, r17_two_packs.hexa)
"""The clauses that can refuse an insertion of the right rank, besides the clause of the frippelknåker."""


def _objections_to_source(s: KnakerState, seat: int, cards: Cards) -> list[Reason]:
    """Return the reasons why cards cannot come from a seat's hand."""
    up = s.up_cards(seat)
    return [
        r06_table.insertion_from_table(seat, card) if card in up else r11_insertion.card_not_held(seat, card)
        for card in find_missing(s.hands[seat], cards)
    ]


def _objections_to_cards(s: KnakerState, seat: int, cards: Cards) -> list[Reason]:
    """Return the objections of the clauses to inserting these cards."""
    lay = lay_here(s, seat, cards)
    if lay.top.rank is None:
        return [r11_insertion.nothing_to_follow(seat), *r08_taking.objections_to_follow(s, seat)]
    return objections_to_inserted(lay)


def objections_to_inserted(lay: Lay) -> list[Reason]:
    """Return the objections of the clauses to inserting cards on a pile with a top that counts."""
    return [
        *ask((r11_insertion.ranks,), lay),
        *r11_insertion.objections_to_rank(lay),
        *r10_jokers.objections_to_insertion(lay),
        *ask(LIMITS, lay),
    ]


def objections_to_insert(s: KnakerState, seat: int, cards: Cards) -> list[Reason]:
    """Return the objections to an insertion.

    It is refused if the cards are not held, in the seat's own turn, if the seat must draw first or has a handicap, or
    if the cards have the wrong rank.
    """
    if why := objections_to_outsider(s, seat) or _objections_to_source(s, seat, cards):
        return why
    return [
        *r11_insertion.objections_to_insert(s, seat),
        *([r03_play.draw_first(seat)] if s.owes(seat) else []),
        *r10_jokers.objections_to_insert(s, seat),
        *_objections_to_cards(s, seat, cards),
    ]


def insert(s: KnakerState, seat: int, cards: Cards) -> KnakerState:
    """Return the state after an insertion; no card on the pile can be taken back any more.

    The turn goes on, unless the pile is turned (11.2).
    """
    s = s.with_hand(seat, remove(s.hands[seat], cards), pile=(*s.pile, *cards))
    event = ("inserts", seat, r11_insertion.insertions.id)
    s = s.close_run(owners=(*s.owners, *(seat,) * len(cards)), events=(event,))
    return after_lay(s, seat, cards, "set", in_turn=False)


def list_insertions(s: KnakerState, seat: int) -> Iterator[tuple[str, ...]]:
    """Yield every choice of cards that the seat may insert.

    The cards have the rank of the pile's top card below any sevens.
    """
    return (cards for cards in sorted(_choices(s, seat)) if not _objections_to_cards(s, seat, cards))


def draw_insertion(s: KnakerState, seat: int, draws: Draws) -> Cards | None:
    """Return a random one of these insertions, or None if no insertion is possible."""
    choices = draws.order([*_choices(s, seat)])
    return next((cards for cards in choices if not _objections_to_cards(s, seat, cards)), None)


def _choices(s: KnakerState, seat: int) -> Iterator[Cards]:
    """Yield the sets of cards for which the clauses must check an insertion.

    No other set of cards can be legal.
    """
    if s.turn == seat or seat in s.no_insert or s.owes(seat) or not s.pile or r11_insertion.on_own_card(s, seat):
        return iter(())
    rank = s.top.rank
    return color_choices(tuple(card for card in s.hands[seat] if card.rank == rank))
