"""Which clauses a legal move obeys: what makes it legal, beside the clauses in force."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..core.cards import Card
from ..core.clauses import Clause
from ..core.moves import Move
from . import (
    back,
    dots,
    exchange,
    insertion,
    jokers,
    kaker,
    kings,
    ladder,
    play,
    playing,
    sevens,
    table,
    turns,
    two_packs,
)
from .basics import HAND, THREE, KnakerState
from .lays import lay_on
from .tops import named_top

BY_VERB: Final[dict[str, tuple[Clause, ...]]] = {
    "chance": (play.chance_card, table.undisturbed),
    "pick-up": (play.cannot, table.undisturbed, table.pile_is_taken),
    "draw": (play.draw_up,),
    "flip": (table.face_down, table.undisturbed),
    "insert": (insertion.insertions, insertion.ranks, table.pile_is_taken),
    "back": (back.may_change, back.until, back.under_control),
    "blow": (sevens.go_out,),
    "accuse": (dots.cheats, dots.onlookers),
    "cheat": (dots.cheats,),
    "take": (exchange.exchanging, exchange.locking),
    "ready": (exchange.until_ready,),
}


def of(s: KnakerState, move: Move) -> Iterator[Clause]:
    """The clauses that a legal move obeys."""
    seat: int = move.seat  # type: ignore[assignment]  # seats' moves are judged here
    if s.phase == "exchange" and move.verb == "draw":
        yield exchange.draw_up
    else:
        yield from BY_VERB.get(move.verb, ())
    if move.verb == "lay":
        yield exchange.exchanging if exchange.target(move)[0] == seat else exchange.locking
        yield table.up_is_taken
    if move.verb == "play":
        yield from _of_lay(s, seat, move)
    if move.verb in ("play", "insert"):
        top = lay_on(s, seat, (Card(move.args[0]),), s.pile, s.owners).top
        if found := named_top(top, s.decks):
            yield found[1]
        if seat in s.capped:
            yield two_packs.hexa
        if kings.is_knug(top):
            yield kings.three_kings
    if s.phase == "play" and (s.exits or s.losers):
        yield turns.play_on
    if s.dots[seat] >= THREE:
        yield dots.no_ladders


def _of_lay(s: KnakerState, seat: int, move: Move) -> Iterator[Clause]:
    cards = tuple(map(Card, move.args))
    yield table.undisturbed
    if playing.lengthens(s, seat, cards):
        yield from (back.may_change, back.until)
        cards = (*s.run_cards, *cards)
        lay = lay_on(s, seat, cards, s.below_run, s.owners[: len(s.below_run)])
    else:
        lay = lay_on(s, seat, cards, s.pile, s.owners)
    shapes = {"set": (play.one_rank,), "ladder": (ladder.ladder, ladder.banned), "kaker": (kaker.kaker,)}
    yield from shapes.get(lay.shape or "", ()) if len(cards) > 1 else ()
    if lay.forms_frippel or lay.top.rank == "3":
        yield jokers.frippel if lay.forms_frippel else jokers.joker
    if lay.top.through:
        yield sevens.transparent
    if lay.rank == "7":
        yield sevens.almost_unstoppable
    if any(origin != HAND for origin in playing.sources(s, seat, tuple(map(Card, move.args)))[0]):
        yield table.face_up
