"""The play: what the clauses have against a card, and what follows it."""

from __future__ import annotations

from knack_widgets.rules.core.cards import Card
from knack_widgets.rules.core.clauses import Clause
from knack_widgets.rules.core.moves import Move
from knack_widgets.rules.core.phases import TurnPhase
from knack_widgets.rules.core.reasons import Objection, Reason

from . import catch, turn
from .state import FishingState, Played


def objections(s: FishingState, seat: int, card: Card) -> list[Objection]:
    """What the clauses have against a card, in the order of the text."""
    asked = [clause for clause in (turn.one_card, catch.must_catch) if s.enforces(clause)]
    return [found for clause in asked if (found := clause(s, seat, card))]


class PlayPhase(TurnPhase[FishingState]):
    """One card after the other, until the hands are empty."""

    def moves(self, s: FishingState) -> tuple[Move, ...]:
        """The cards that nothing objects to."""
        seat = s.turn
        if seat is None:
            return ()
        return tuple(
            Move(seat, turn.PLAY.name, (card,)) for card in sorted(s.hands[seat]) if not objections(s, seat, card)
        )

    def refusals(self, s: FishingState, move: Move) -> list[Reason]:
        """What the clauses have against the card of the seat on turn."""
        return [Reason(*found) for found in objections(s, move.seat or 0, Card(move.args[0]))]

    def in_force(self, s: FishingState, seat: int | None) -> tuple[Clause, ...]:
        """The turn; and for who can catch, that they must."""
        able = seat is not None and any(catch.caught_by(s, card) for card in s.hands[seat])
        return (turn.one_card, catch.must_catch) if able else (turn.one_card,)

    def play(self, s: FishingState, move: Move) -> FishingState:
        """The state after a card."""
        seat, card = move.seat or 0, Card(move.args[0])
        held = tuple(other for other in s.hands[seat] if other != card)
        played = (*s.played, Played(seat, card, s.pool))
        s = s.evolve(hands=(*s.hands[:seat], held, *s.hands[seat + 1 :]), played=played)
        follow = catch.of_its_rank if catch.caught_by(s, card) else catch.stays
        s, told = follow(s, seat, card)
        if any(s.hands):
            return s.enter("play", (seat + 1) % len(s.hands), told)
        return s.evolve(phase="deal", turn=None, dealer=(s.dealer + 1) % len(s.hands), events=(told,))
