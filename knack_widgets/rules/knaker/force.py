"""Which clauses are in force: by what lies on the table, and by what a seat owes or bears."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.clauses import Clause
from . import back, exchange, play, sevens, table
from .basics import KnakerState
from .lays import top_of
from .tops import named_top


def on_the_pile(s: KnakerState) -> Iterator[tuple[str, Clause]]:
    """What is in force on the pile, by name and clause: a trippelknug, two jokers, sevens seen through."""
    top = top_of(s.pile, s.owners, s.decks)
    if found := named_top(top, s.decks):
        yield found
    if top.through:
        yield ("through", sevens.transparent) if top.rank else ("empty", sevens.average)


def on_the_table(s: KnakerState, seat: int | None) -> Iterator[Clause]:
    """The clauses in force, beside that of the phase, as far as `seat` may know."""
    if seat is not None and s.owes(seat):
        yield exchange.draw_up if s.phase == "exchange" else play.draw_up
    if s.phase == "exchange":
        yield exchange.exchanging
        if any(any(locks) for locks in s.locked):
            yield exchange.locking
    if s.phase != "play":
        return
    yield from (clause for _, clause in on_the_pile(s))
    if s.owing:
        yield play.draw_up
    if s.turn is not None and not s.hands[s.turn]:
        yield table.face_up if s.up_cards(s.turn) else table.face_down
    if seat is not None and back.open_cards(s, seat):
        yield back.may_change
