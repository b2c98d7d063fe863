"""Chapter *buying*: two rounds (or three) in which seats that have joined may exchange cards with the talon."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter, only_if
from ..core.options import Option, OptionValue
from ..core.seats import in_turn, next_seat
from ..core.three_cards import HAND
from ..core.tricks.buying import BuyPhase
from .state import KopknackState

clause: Final = Chapter("buying")

who_may_buy = clause.permission("buying.1")
forehand_begins = clause.permission("buying.2")
discard_and_draw = clause.permission("buying.3", "KK-4")
KK4_STANDING_IS_FINAL: Final = discard_and_draw.also_read("KK-4", "b")
stand = clause.says("buying.4")
two_rounds = clause.says("buying.5", "KK-5")
talon_out = clause.permission("buying.6", "KK-4")
upcard_stays = clause.definition("buying.7")
no_new_talon = clause.background("buying.8", "KK-4")
three_rounds = clause.limit("buying.9", "KK-3", "KK-14", option=Option("buys", default=2, choices=(2, 3)))
THREE_ROUNDS: Final = OptionValue("buys", 3)
only_if(THREE_ROUNDS, three_rounds)
KK14_THREE_CARDS_EACH: Final = three_rounds.also_read("KK-14", "b")


def buyers_in_order(s: KopknackState) -> tuple[int, ...]:
    """Return the seats that have joined, clockwise from forehand.

    With the other reading of KK-4, seats that stood in an earlier round are left out.
    """
    seats = s.players_in
    if s.uses(KK4_STANDING_IS_FINAL):
        seats = tuple([seat for seat in seats if s.bought[seat] == s.round])
    return in_turn(seats, s.dealer + 1)


def has_three_each(cards: int, seats: int) -> bool:
    """Return whether a talon of some cards has three for each of some seats, as KK-14 b asks for a third round."""
    return cards >= HAND * seats


def lacks_cards_for_round_3(s: KopknackState) -> bool:
    """Return whether there is no third round, because the talon has too few cards (KK-14 b)."""
    third = s.round == 2 and s.has_agreed(THREE_ROUNDS)
    return s.uses(KK14_THREE_CARDS_EACH) and third and not has_three_each(len(s.talon), len(s.players_in))


def begin_play(s: KopknackState) -> KopknackState:
    """Return the state after the buying: forehand leads."""
    left_out = s.talon and lacks_cards_for_round_3(s)
    left_out_events = (("no-third-round", len(s.talon), three_rounds.id),) if left_out else ()
    return s.enter("play", next_seat(s.players_in, s.dealer), *s.events, *left_out_events)


PHASE: Final = BuyPhase(
    permission=who_may_buy,
    turn=forehand_begins,
    discards=discard_and_draw,
    stands=stand,
    out=talon_out,
    again=two_rounds,
    order=buyers_in_order,
    rounds=lambda s: s.round if lacks_cards_for_round_3(s) else s.rounds,
    done=begin_play,
)
