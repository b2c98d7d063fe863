"""Inserting during the turn of another seat (11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...core.clauses import Clause
from ...core.draws import Draws
from ...core.reasons import Reason
from ..pack import Cards, find_missing, remove
from ..rules import r03_play, r06_table, r08_taking, r10_jokers, r11_insertion, r14_three_kings, r17_two_packs
from ..state import KnakerState
from .after_lay import after_lay
from .all_lays import color_choices
from .legality import ask, lay_here, objections_to_outsider

LIMITS: Final[tuple[Clause, ...]] = (r14_three_kings.three_kings, r17_two_packs.hexa)
"""The clauses that limit an insertion of the rank that counts, beside that of the frippelknåker."""


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
    return [
        *ask((r11_insertion.ranks,), lay),
        *r11_insertion.objections_to_rank(lay),
        *r10_jokers.objections_to_insertion(lay),
        *ask(LIMITS, lay),
    ]


def objections_to_insert(s: KnakerState, seat: int, cards: Cards) -> list[Reason]:
    """Return the objections: cards not held, own turn, a draw owed, a handicap, another rank."""
    if why := objections_to_outsider(s, seat) or _objections_to_source(s, seat, cards):
        return why
    return [
        *r11_insertion.objections_to_insert(s, seat),
        *([r03_play.draw_first(seat)] if s.owes(seat) else []),
        *r10_jokers.objections_to_insert(s, seat),
        *_objections_to_cards(s, seat, cards),
    ]


def insert(s: KnakerState, seat: int, cards: Cards) -> KnakerState:
    """Return the state after an insertion; no open card can be taken back any more.

    The turn goes on, unless the pile turns (11.2).
    """
    s = s.with_hand(seat, remove(s.hands[seat], cards), pile=(*s.pile, *cards))
    event = ("inserts", seat, r11_insertion.insertions.id)
    s = s.close_run(owners=(*s.owners, *(seat,) * len(cards)), events=(event,))
    return after_lay(s, seat, cards, "set", in_turn=False)


def list_insertions(s: KnakerState, seat: int) -> Iterator[tuple[str, ...]]:
    """Yield every choice of cards that the seat may insert.

    The cards have the rank of the pile's top, seen through sevens.
    """
    return (cards for cards in sorted(_choices(s, seat)) if not _objections_to_cards(s, seat, cards))


def draw_insertion(s: KnakerState, seat: int, draws: Draws) -> Cards | None:
    """Return a random one of these insertions, or None if no insertion is possible."""
    choices = draws.order([*_choices(s, seat)])
    return next((cards for cards in choices if not _objections_to_cards(s, seat, cards)), None)


def _choices(s: KnakerState, seat: int) -> Iterator[Cards]:
    """Yield the choices of cards for an insertion that the clauses have to judge.

    No choice of other cards can be legal.
    """
    if s.turn == seat or seat in s.no_insert or s.owes(seat) or not s.pile or r11_insertion.on_own_card(s, seat):
        return iter(())
    rank = s.top.rank
    return color_choices(tuple(card for card in s.hands[seat] if card.rank == rank))
