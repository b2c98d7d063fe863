"""The scene of a game of Knåker: the things on its table."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.scene import Hand, Heap, Note, Pile, PromptFacts, Scene, SeatNotes, Stock
from .controls import controls_of
from .rules import r01_setup, r03_play, r06_table
from .view import KnakerView


def scene(view: KnakerView) -> Scene:
    """Return the scene of a view: the heap, and the seats' piles; empty before the deal."""
    seats = range(len(view.counts))
    return Scene(
        dealer=None,
        hands=tuple(_hand(view, seat) for seat in seats),
        heap=Heap(view.pile, view.top, view.in_effect, r03_play.higher.id),
        piles=tuple(tuple(_piles(view, seat)) for seat in seats),
        stocks=(
            Stock("stock", view.stock, r01_setup.pack_and_deal.id),
            Stock("discard", view.discard, r01_setup.pack_and_deal.id),
        ),
        counters=(("circuit", view.circuit + 1), ("stock", view.stock), ("discard", view.discard)),
        seats=tuple(SeatNotes(_standing(view, seat), tuple(_notes(view, seat))) for seat in seats),
        asked=PromptFacts(owing=view.owing, awaited=view.awaited),
        controls=controls_of(view),
        at_once=True,
    )


def _hand(view: KnakerView, seat: int) -> Hand | None:
    if seat not in view.players_in and not view.hands[seat]:
        return None
    return Hand(view.hands[seat], view.counts[seat], r01_setup.pack_and_deal.id)


def _piles(view: KnakerView, seat: int) -> Iterator[Pile]:
    peeked = {pile: card for at, pile, card in view.peeked if at == seat}
    for number, up in enumerate(view.face_up[seat]):
        down, locked = view.face_down[seat][number], view.locked[seat][number]
        clause = r06_table.face_up if up else r06_table.face_down
        yield Pile(up, down, peeked.get(number), locked, clause.id)


def _standing(view: KnakerView, seat: int) -> Note | None:
    word = view.standing[seat]
    return Note(word, {"place": dict(view.placing).get(seat, 0)}) if word else None


def _notes(view: KnakerView, seat: int) -> Iterator[Note]:
    """Yield the notes of a seat: its dots and handicaps."""
    if view.dots[seat]:
        yield Note("dots", {"count": view.dots[seat]})
    for name, seats in (("no_insert", view.no_insert), ("capped", view.capped), ("in_debt", view.debts)):
        if seat in seats:
            yield Note(name)
