"""The clauses that a legal move obeys, besides the clauses in force."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...core.clauses import Clause
from ..pack import THREE, Cards
from ..pile import HAND
from ..rules import (
    r02_exchange,
    r03_play,
    r06_table,
    r07_out,
    r08_taking,
    r09_take_back,
    r10_jokers,
    r11_insertion,
    r12_ladder,
    r13_seven,
    r14_three_kings,
    r15_full_house,
    r16_cheating,
    r17_two_packs,
)
from ..state import KnakerState
from .legality import lay_here, lay_on, shape
from .play import lengthens, sources
from .top_name import top_name

BY_VERB: Final[dict[str, tuple[Clause, ...]]] = {
    "chance": (r03_play.chance_card, r08_taking.undisturbed),
    "pick-up": (r03_play.cannot, r08_taking.undisturbed, r08_taking.pile_is_taken),
    "draw": (r03_play.draw_up,),
    "flip": (r06_table.face_down, r08_taking.undisturbed),
    "insert": (r11_insertion.insertions, r11_insertion.ranks, r08_taking.pile_is_taken),
    "back": (r09_take_back.may_change, r09_take_back.until, r09_take_back.under_control),
    "blow": (r13_seven.go_out,),
    "accuse": (r16_cheating.cheats, r16_cheating.onlookers),
    "cheat": (r16_cheating.cheats,),
    "take": (r02_exchange.exchanging, r02_exchange.locking),
    "ready": (r02_exchange.until_ready,),
}
BY_SHAPE: Final[dict[str, tuple[Clause, ...]]] = {
    "set": (r03_play.one_rank,),
    "ladder": (r12_ladder.ladder, r12_ladder.no_acting),
    "kaker": (r15_full_house.kaker,),
}


def grounds(s: KnakerState, seat: int, verb: str, cards: Cards, owner: int | None) -> Iterator[Clause]:
    """Yield the clauses that a legal move obeys.

    cards: the cards that the move lays
    owner: the seat on whose pile the move lays cards, or None
    """
    if s.phase == "exchange" and verb == "draw":
        yield r02_exchange.draw_up
    elif s.phase == "last-word":
        yield r16_cheating.cheats
    else:
        yield from BY_VERB.get(verb, ())
    if owner is not None:
        yield r02_exchange.exchanging if owner == seat else r02_exchange.locking
        if r02_exchange.find_source(s, seat, cards, owner) != HAND:
            yield r06_table.face_up
        yield r08_taking.up_is_taken
    if verb == "play":
        yield from _grounds_of_lay(s, seat, cards)
    if verb in ("play", "insert"):
        top = s.top
        if named := top_name(top, s.decks):
            _, clause = named
            yield clause
        if seat in s.capped:
            yield r17_two_packs.hexa
        if r14_three_kings.is_knug(top):
            yield r14_three_kings.three_kings
    if s.phase == "play" and (s.exits or s.losers):
        yield r07_out.play_on
    if s.dots[seat] >= THREE:
        yield r16_cheating.no_ladders


def _grounds_of_lay(s: KnakerState, seat: int, cards: Cards) -> Iterator[Clause]:
    yield r08_taking.undisturbed
    lay = lay_here(s, seat, cards)
    if lengthens(s, seat, cards):
        yield from (r09_take_back.may_change, r09_take_back.until)
        lay = lay_on(s, seat, (*s.run_cards, *cards), s.pile_below, s.owners[: len(s.pile_below)])
    if len(lay.cards) > 1:
        yield from BY_SHAPE.get(shape(lay) or "", ())
    if lay.forms_frippel or lay.top.rank == "3":
        yield r10_jokers.frippel if lay.forms_frippel else r10_jokers.joker
    if lay.top.through:
        yield r13_seven.transparent
    if lay.rank == "7":
        yield r13_seven.almost_unstoppable
    origins, _ = sources(s, seat, cards)
    if any(origin != HAND for origin in origins):
        yield r06_table.face_up
