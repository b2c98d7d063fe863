"""Buying: in each round, the players who have joined may exchange cards with the talon.

A player throws cards away and draws equally many from the talon, or stands (exchanges no cards). Only the player has
seen the discards, and they do not come back in this deal.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from typing import Final, Generic, Self, TypeVar

from ..cards import BIT, Card, cards_of, mask_of
from ..clauses import Clause
from ..controls import control
from ..events import Event
from ..moves import Move, Verb, check_distinct
from ..phases import TurnPhase
from ..reasons import Reason
from .state import TrickState, after_throwing

BUY: Final = "buy"
STAND: Final = "stand"


def _discards(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return distinct cards, sorted by text, so that a purchase has one form only.

    Raise `ValueError` if there is no word or a word is not a card, and `NotationError` if a card occurs twice.
    """
    if not words:
        raise ValueError(f"{BUY} without a card: expected the cards thrown away")
    cards = tuple(sorted(Card.read(word) for word in words))
    check_distinct(cards, BUY)
    return cards


VERB: Final = Verb(BUY, _discards, f"SEAT {BUY} CARD… (the cards thrown away)", hides=True, draws=True)
CONTROLS: Final = (control(BUY, "cards"), control(STAND))
"""The controls of buying; the cards of a purchase are chosen before the button is pressed."""


class BuyingState(TrickState):
    """A match of a game with buying.

    talon: the cards left in the talon, the top card first
    bought: each seat's number of rounds with a purchase in this deal
    round: number of the buying round, 0 before the first
    buyers: the seats that have still to choose in this round, the seat on turn first
    """

    talon: tuple[Card, ...]
    bought: tuple[int, ...]
    round: int
    buyers: tuple[int, ...]

    def end_deal(self, **changes: object) -> Self:
        """Return the state after the end of the deal; the rest of the talon goes back to the pack."""
        return super().end_deal(talon=(), round=0, **changes)

    def view_fields(self, seats: frozenset[int]) -> dict[str, object]:
        """Return the fields of a view, with the talon's size, the purchases and the round.

        While seats buy, the clauses in force are computed here, because they depend on the talon.
        """
        fields = super().view_fields(seats)
        fields["talon"], fields["bought"], fields["round"] = len(self.talon), self.bought, self.round
        if self.buyers:
            fields["in_force"] = self.in_force(self.turn if self.turn in seats else None)
        return fields

    def known_to(self, seats: frozenset[int]) -> Self:
        """Return the state without the cards that `seats` do not see, including the talon."""
        known = super().known_to(seats)
        known.__dict__["talon"] = ()  # the state is new and not shared yet, so it may be changed
        return known


@lru_cache(maxsize=1 << 10)
def purchases(seat: int, hand: int, most: int) -> tuple[Move, ...]:
    """Return each purchase of at most `most` cards, sorted by text, then standing."""
    cards = cards_of(hand)
    sets = sorted(chosen for size in range(1, min(len(cards), most) + 1) for chosen in combinations(cards, size))
    return (*(Move(seat, BUY, chosen) for chosen in sets), Move(seat, STAND))


B = TypeVar("B", bound=BuyingState)


class BuyPhase(TurnPhase[B], Generic[B]):
    """The phase of the buying.

    permission: the clause that says who may buy
    turn: the clause that says in which order seats buy
    discards: the clause by which cards are thrown away and drawn
    stands: the effect of standing
    out: the effect of an empty talon, which also limits the size of a purchase
    again: the effect by which another round begins, or None
    order: returns the seats that choose in a round, in order
    rounds: returns the number of rounds
    done: returns the state after the buying
    """

    def __init__(
        self,
        *,
        permission: Clause,
        turn: Clause,
        discards: Clause,
        stands: Clause,
        out: Clause,
        again: Clause | None = None,
        order: Callable[[B], tuple[int, ...]],
        rounds: Callable[[B], int],
        done: Callable[[B], B],
    ) -> None:
        super().__init__("buying", permission, lambda _: turn, (BUY, STAND))
        self._turn = turn
        self._discards, self._stands, self._out, self._again = discards, stands, out, again
        self._order, self._rounds, self._done = order, rounds, done

    def moves(self, s: B) -> tuple[Move, ...]:
        """Return every possible purchase, and standing."""
        seat = s.turn
        return () if seat is None else purchases(seat, s.masks[seat], len(s.talon))

    def refusals(self, s: B, move: Move) -> list[Reason]:
        """Return why a purchase is refused: cards not held, or more cards than the talon has."""
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
        """Return the clauses of the turn and of buying.

        If the talon has fewer cards than the hand, return the clause of the empty talon, too.
        """
        short = (self._out,) if len(s.talon) < len(cards_of(s.hand)) else ()
        return tuple(dict.fromkeys((*super().in_force(s, seat), self._discards, *short)))

    def begin(self, s: B) -> B:
        """Return the state at the start of the buying, or after it if the talon is empty."""
        s = s.evolve(phase=self.name, round=1, buyers=self._order(s))
        return self._next(s, s.events)

    def _next(self, s: B, events: tuple[Event, ...]) -> B:
        """Return the state in which the next seat of this round, or of a new round, chooses.

        Return the state after the buying if the talon is empty, or if no round follows this round.
        """
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
        """Return the state after a purchase, or after standing."""
        seat = s.turn
        if seat is None:
            raise AssertionError(f"the phase is {s.phase}, without a turn: expected a seat on turn")
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
