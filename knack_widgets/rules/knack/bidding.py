"""Chapter *bidding*: knock or fold, from forehand round to the dealer."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter, Clause
from ..core.state import Event
from ..core.tricks import next_seat
from . import payment
from .basics import KnackState

chapter: Final = Chapter("bidding")

turn_to_talk = chapter.frame(1, "K-3")
knock_or_fold = chapter.frame(2)


@chapter.effect(3, "K-3")
def dealer_alone(s: KnackState, players_in: tuple[int, ...], knocked: tuple[int, ...]) -> int | None:
    """When all before the dealer have folded, the dealer wins without a word."""
    return s.dealer if not knocked and len(players_in) == 1 else None


@chapter.effect(4, "K-4")
def only_knocker(s: KnackState, players_in: tuple[int, ...], knocked: tuple[int, ...]) -> int | None:
    """When all have talked and one has knocked, that player wins."""
    return knocked[0] if s.turn == s.dealer and len(players_in) == 1 and knocked else None


as_three_tricks = chapter.says(5, "K-12")


def talker(_: KnackState) -> Clause:
    """The clause that says who talks."""
    return turn_to_talk


def knock(s: KnackState, seat: int) -> KnackState:
    """The state after `seat` has joined the deal."""
    knocked = (*s.knocked, seat)
    return _talked(s, s.masks, s.players_in, knocked, ("knocks", seat, knock_or_fold.id))


def fold(s: KnackState, seat: int) -> KnackState:
    """The state after `seat` has thrown in the hand, face down."""
    masks = (*s.masks[:seat], 0, *s.masks[seat + 1 :])
    players_in = tuple([other for other in s.players_in if other != seat])
    return _talked(s, masks, players_in, s.knocked, ("folds", seat, knock_or_fold.id))


def _talked(
    s: KnackState, masks: tuple[int, ...], players_in: tuple[int, ...], knocked: tuple[int, ...], event: Event
) -> KnackState:
    """`s.turn` has talked: the bidding goes on, or ends in a win or in the play of the cards."""
    dealer = s.dealer
    for effect in (dealer_alone, only_knocker):
        winner = effect.rule(s, players_in, knocked)  # type: ignore[misc]
        if winner is not None:
            won = s.evolve(masks=masks, turn=None, events=(event, ("wins", winner, effect.id)))
            return payment.without_play(won, winner)
    if s.turn == dealer:
        phase, turn, clause = "play", next_seat(players_in, dealer), "play.1"
    else:
        phase, turn, clause = "bidding", next_seat(players_in, s.turn), turn_to_talk.id
    return s.evolve(
        phase=phase,
        turn=turn,
        masks=masks,
        players_in=players_in,
        knocked=knocked,
        events=(event, ("turn", turn, clause)),
    )
