"""What a view leaves open: the other hands, and which cards are left over (their order decides nothing).

A card that a seat would have had to play before the one that it played cannot have been in its hand.
"""

from __future__ import annotations

from knack_widgets.rules.core.cards import Card
from knack_widgets.rules.core.hidden import Dealt, Trial
from knack_widgets.rules.core.moves import Move
from knack_widgets.rules.core.placing import Place, Placed, Placing

from . import table, turn
from .state import FishingState, Played
from .view import FishingView


def find_hidden(view: FishingView) -> Dealt:
    """The worlds of a view."""
    s = view.known
    seen = {card for hand in view.hands for card in hand or ()} | {*s.pool}
    for one in s.played:
        seen |= {one.card, *one.pool}
    unseen = [card for card in table.PACK if card not in seen] if view.deals else []
    seats = [seat for seat, hand in enumerate(view.hands) if hand is None]
    lacking = {seat: _barred(s, seat, unseen) for seat in seats}
    places = [Place(view.counts[seat], barred=lacking[seat]) for seat in seats]
    trials = [
        Trial(one.seat, (_move(one),), lambda _, card, one=one: before(s, one, card))
        for one in s.played
        if one.seat in seats and view.phase == "play"
    ]
    stock = Place(view.stock)

    def make(placed: Placed) -> FishingState:
        hands = list(s.hands)
        for seat, cards in zip(seats, placed, strict=False):
            hands[seat] = tuple(sorted(cards))
        return s.evolve(hands=tuple(hands), stock=tuple(sorted(placed[-1])))

    return Dealt(Placing(unseen, [*places, stock]), make, lacking=lacking, trials=trials)


def _barred(s: FishingState, seat: int, unseen: list[Card]) -> frozenset[Card]:
    """The cards with which a seat might not have played as it has."""
    own = [one for one in s.played if one.seat == seat]
    return frozenset(card for card in unseen if any(not before(s, one, card).judge(_move(one)).legal for one in own))


def before(s: FishingState, one: Played, card: Card) -> FishingState:
    """The state in which a card was played, by a seat that held one more."""
    hands = tuple((one.card, card) if seat == one.seat else () for seat in range(len(s.hands)))
    return s.evolve(turn=one.seat, hands=hands, pool=one.pool)


def _move(one: Played) -> Move:
    return Move(one.seat, turn.PLAY.name, (one.card,))
