"""Chapter *buying*: two rounds (or three) in which seats that are in may exchange cards with the talon."""

from __future__ import annotations

from typing import Final

from ..core.buying import BuyPhase
from ..core.clauses import Chapter
from ..core.options import Option
from ..core.tricks import clockwise, next_seat
from .state import KopknackState

clause: Final = Chapter("buying")

who_may_buy = clause.frame("buying.1")
forehand_begins = clause.frame("buying.2")
discard_and_draw = clause.frame("buying.3", "KK-4")
KK4_STANDING_IS_FINAL: Final = discard_and_draw.also_read("KK-4", "b")
stand = clause.says("buying.4")
two_rounds = clause.says("buying.5", "KK-5")
talon_out = clause.frame("buying.6", "KK-4")
upcard_stays = clause.definition("buying.7")
no_new_talon = clause.background("buying.8", "KK-4")
three_rounds = clause.limit("buying.9", "KK-3", "KK-14", option=Option("buys", default=2, choices=(2, 3)))
KK14_THREE_CARDS_EACH: Final = three_rounds.also_read("KK-14", "b")


def buyers_in_order(s: KopknackState) -> tuple[int, ...]:
    """Return the seats that are in, clockwise from forehand.

    If KK-4 is read otherwise, seats that have stood in an earlier round are left out.
    """
    seats = s.players_in
    if s.uses(KK4_STANDING_IS_FINAL):
        seats = tuple([seat for seat in seats if s.bought[seat] == s.round])
    return clockwise(seats, s.dealer + 1)


def lacks_cards_for_round_3(s: KopknackState) -> bool:
    """Return whether KK-14 b leaves out the third round, because there are not three cards for each."""
    return s.uses(KK14_THREE_CARDS_EACH) and s.round == 2 and s.rounds == 3 and len(s.talon) < 3 * len(s.players_in)


def begin_play(s: KopknackState) -> KopknackState:
    """Return the state after the buying: forehand leads."""
    left_out = s.talon and lacks_cards_for_round_3(s)
    left_out_events = (("no-third-round", len(s.talon), three_rounds.id),) if left_out else ()
    return s.enter("play", next_seat(s.players_in, s.dealer), *s.events, *left_out_events)


PHASE: Final = BuyPhase(
    frame=who_may_buy,
    turn=forehand_begins,
    discards=discard_and_draw,
    stands=stand,
    out=talon_out,
    again=two_rounds,
    order=buyers_in_order,
    rounds=lambda s: s.round if lacks_cards_for_round_3(s) else s.rounds,
    done=begin_play,
)
