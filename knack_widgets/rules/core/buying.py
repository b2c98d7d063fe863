"""Buying: round by round, whoever is in throws cards away and draws as many from the talon, or stands.

The cards thrown away are out of the deal; nobody else sees them, and they are never dealt again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from typing import Any, Final, Generic, Self, TypeVar

from .cards import BIT, Card, cards_of, mask_of
from .clauses import Clause
from .controls import control
from .moves import Move, Verb, check_distinct
from .phases import TurnPhase
from .reasons import Reason
from .throwing import after_throwing
from .tricks import TrickState

BUY: Final = "buy"
STAND: Final = "stand"


def _discards(words: tuple[str, ...]) -> tuple[str, ...]:
    """Some distinct cards in the order of their text: a purchase has no order of its own."""
    if not words:
        raise ValueError
    cards = tuple(sorted(Card.read(word) for word in words))
    check_distinct(cards, BUY)
    return cards


VERB: Final = Verb(BUY, _discards, f"SEAT {BUY} CARD… (the cards thrown away)", hides=True, draws=True)
CONTROLS: Final = (control(BUY, "cards"), control(STAND))
"""How a purchase is made: its cards are chosen first."""


class BuyingState(TrickState):
    """A match of a game with buying.

    `talon`: what is left of it, the top card first; `bought`: seat → rounds of this deal in which it has bought;
    `round`: the round of buying, 0 before the first; `buyers`: who has still to choose in it, the one on turn first.
    """

    talon: tuple[Card, ...]
    bought: tuple[int, ...]
    round: int
    buyers: tuple[int, ...]

    def end_deal(self, **changes: Any) -> Self:
        """The state in which this deal is over; what is left of the talon goes back to the pack."""
        return super().end_deal(talon=(), round=0, **changes)

    def view_fields(self, seats: frozenset[int]) -> dict[str, Any]:
        """Besides: how many cards the talon has, who has bought how often, and the round; what is in force while some
        buy, which goes by the talon.
        """
        fields = super().view_fields(seats)
        fields["talon"], fields["bought"], fields["round"] = len(self.talon), self.bought, self.round
        if self.buyers:
            fields["in_force"] = self.in_force(self.turn if self.turn in seats else None)
        return fields

    def known_to(self, seats: frozenset[int]) -> Self:
        """Nor does anybody see the talon."""
        known = super().known_to(seats)
        known.__dict__["talon"] = ()  # nobody else has this state yet
        return known


@lru_cache(maxsize=1 << 10)
def purchases(seat: int, hand: int, most: int) -> tuple[Move, ...]:
    """Every purchase of at most so many cards, and standing; sorted by text."""
    cards = cards_of(hand)
    sets = sorted(chosen for size in range(1, min(len(cards), most) + 1) for chosen in combinations(cards, size))
    return (*(Move(seat, BUY, chosen) for chosen in sets), Move(seat, STAND))


B = TypeVar("B", bound=BuyingState)


class BuyPhase(TurnPhase[B], Generic[B]):
    """The buying.

    `frame`: who may buy at all; `turn`: in which order; `discards`: throw away, then draw; `stands`, `again` and `out`:
    the effects of standing, of another round, and of a talon that has run out, which also limits what may be bought;
    `order`: who chooses, in turn; `rounds`: how many rounds there are; `done`: what follows.
    """

    def __init__(
        self,
        *,
        frame: Clause,
        turn: Clause,
        discards: Clause,
        stands: Clause,
        out: Clause,
        again: Clause | None = None,
        order: Callable[[B], tuple[int, ...]],
        rounds: Callable[[B], int],
        done: Callable[[B], B],
    ) -> None:
        super().__init__("buying", frame, lambda _: turn, (BUY, STAND))
        self._turn = turn
        self._discards, self._stands, self._out, self._again = discards, stands, out, again
        self._order, self._rounds, self._done = order, rounds, done

    def moves(self, s: B) -> tuple[Move, ...]:
        """Every set of cards that may be bought for, and standing."""
        seat = s.turn
        return () if seat is None else purchases(seat, s.masks[seat], len(s.talon))

    def refusals(self, s: B, move: Move) -> list[Reason]:
        """Cards that are not held; more cards than the talon has."""
        reasons = [
            Reason(self._discards, "card", {"seat": s.turn, "card": card})
            for card in map(Card, move.args)
            if not BIT[card] & s.hand
        ]
        if len(move.args) > len(s.talon):
            facts = {"seat": s.turn, "count": len(move.args), "left": len(s.talon)}
            reasons.append(Reason(self._out, "talon", facts))
        return reasons

    def in_force(self, s: B, seat: int | None) -> tuple[Clause, ...]:
        """Whose turn it is, what buying is, and the talon's limit where it binds."""
        short = (self._out,) if len(s.talon) < len(cards_of(s.hand)) else ()
        return tuple(dict.fromkeys((*super().in_force(s, seat), self._discards, *short)))

    def begin(self, s: B) -> B:
        """The state in which the buying begins; with an empty talon it is over at once."""
        s = s.evolve(phase=self.name, round=1, buyers=self._order(s))
        return self._next(s, s.events)

    def _next(self, s: B, events: tuple[Any, ...]) -> B:
        """Whoever chooses next: the next of this round, the first of another, or nobody."""
        if not s.talon:
            return self._done(s.evolve(buyers=(), events=(*events, ("talon-out", self._out.id))))
        buyers, number = s.buyers, s.round
        if not buyers:
            if number == self._rounds(s):
                return self._done(s.evolve(events=events))
            buyers, number = self._order(s), number + 1
            if not buyers:
                return self._done(s.evolve(events=events))
            if self._again:
                events = (*events, ("round", number, self._again.id))
        return s.evolve(
            turn=buyers[0], buyers=buyers, round=number, events=(*events, ("turn", buyers[0], self._turn.id))
        )

    def play(self, s: B, move: Move) -> B:
        """The state after a purchase, or after standing."""
        seat = s.turn
        if seat is None:
            raise AssertionError("nobody is on turn")
        rest = s.evolve(buyers=s.buyers[1:])
        if move.verb == STAND:
            return self._next(rest, (("stands", seat, self._stands.id),))
        count = len(move.args)
        thrown = mask_of(move.args)
        hand = s.masks[seat] & ~thrown | mask_of(s.talon[:count])
        after = rest.evolve(
            masks=(*s.masks[:seat], hand, *s.masks[seat + 1 :]),
            talon=s.talon[count:],
            thrown=after_throwing(s, seat, thrown),
            bought=(*s.bought[:seat], s.bought[seat] + 1, *s.bought[seat + 1 :]),
        )
        return self._next(after, (("buys", seat, count, self._discards.id),))
