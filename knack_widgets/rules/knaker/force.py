"""Which clauses are in force: by what lies on the table, and by what a seat owes or bears."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.clauses import Clause
from . import back, exchange, jokers, kings, play, sevens, table, turning, two_packs
from .basics import KnakerState
from .lays import Top, top_of


def named_top(top: Top, decks: int) -> tuple[str, Clause] | None:
    """The name and the clause of what lies on top, where it has one of its own."""
    if top.frippel:
        return "frippel", jokers.frippel
    if kings.is_knug(top):
        return "knug", kings.three_kings
    if top.rank == "X" and decks > 1:
        return f"kajak-{min(top.row, 6)}", two_packs.ROWS[min(top.row, 6) - 1]
    if top.rank == "X":
        return f"joker-{min(top.row, 3)}", (jokers.joker, jokers.double, jokers.triple)[min(top.row, 3) - 1]
    return ("two", turning.lays_again) if top.rank == "2" else None


def in_effect(s: KnakerState) -> tuple[tuple[str, str], ...]:
    """What is in force on the pile, by name and clause id: a trippelknug, two jokers, sevens seen through."""
    top = top_of(s.pile, s.owners, s.decks)
    found = [(found[0], found[1].id)] if (found := named_top(top, s.decks)) else []
    if top.through:
        through = ("through", sevens.transparent) if top.rank else ("empty", sevens.average)
        found.append((through[0], through[1].id))
    return tuple(found)


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
    top = top_of(s.pile, s.owners, s.decks)
    if found := named_top(top, s.decks):
        yield found[1]
    if top.through:
        yield sevens.transparent if top.rank else sevens.average
    if s.owing:
        yield play.draw_up
    if s.turn is not None and not s.hands[s.turn]:
        yield table.face_up if s.up_cards(s.turn) else table.face_down
    if seat is not None and back.open_cards(s, seat):
        yield back.may_change
