"""The clauses in force because of the cards on the table, or of a seat's debts and handicaps."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.clauses import Clause
from ..rules import r02_exchange, r03_play, r06_table, r09_take_back, r13_seven
from ..state import KnakerState
from .take_back import open_cards
from .top_name import top_name


def pile_clauses(s: KnakerState) -> Iterator[tuple[str, Clause]]:
    """Yield the effects in force on the pile, each with its name and clause.

    Examples are a trippelknug, two jokers, or transparent sevens.
    """
    top = s.top
    if named := top_name(top, s.decks):
        yield named
    if top.through:
        yield ("through", r13_seven.transparent) if top.rank else ("empty", r13_seven.average)


def table_clauses(s: KnakerState, seat: int | None) -> Iterator[Clause]:
    """Yield the clauses in force that `seat` may know of, except the clause of the phase."""
    if seat is not None and s.owes(seat):
        yield r02_exchange.draw_up if s.phase == "exchange" else r03_play.draw_up
    if s.phase == "exchange":
        yield r02_exchange.exchanging
        if any(any(locks) for locks in s.locked):
            yield r02_exchange.locking
    if s.phase != "play":
        return
    yield from (clause for _, clause in pile_clauses(s))
    if s.owing:
        yield r03_play.draw_up
    if s.turn is not None and not s.hands[s.turn]:
        yield r06_table.face_up if s.up_cards(s.turn) else r06_table.face_down
    if seat is not None and open_cards(s, seat):
        yield r09_take_back.may_change
