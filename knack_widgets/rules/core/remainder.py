"""The end of a match: pot and betes are shared, and the players draw cards for an indivisible rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, Protocol, Self, TypeVar

from .cards import STRENGTH, Card
from .clauses import Clause
from .events import Event
from .phase_state import PhaseState
from .phases import ChancePhase, OverPhase, Phase
from .scores import credit, split

DRAW: Final = "draw"


def draw_cards(
    seats: tuple[int, ...],
    cards: tuple[Card, ...],
    clause: Clause,
    again: Clause | None = None,
    *,
    lowest: bool = False,
) -> tuple[tuple[int, ...], tuple[Event, ...]]:
    """Return the seats that drew the best card, and the events about all drawn cards.

    If several seats drew equally high, the last event says that they draw again.

    seats: the seats that draw
    cards: the card of each seat
    clause: the clause by which the seats draw cards
    again: the clause by which seats with equal cards draw again; None for the same clause
    lowest: whether the lowest rank wins, instead of the highest
    """
    best = (min if lowest else max)(STRENGTH[card] for card in cards)
    winners = tuple(seat for seat, card in zip(seats, cards, strict=True) if STRENGTH[card] == best)
    events: tuple[Event, ...] = tuple(("drew", seat, card, clause.id) for seat, card in zip(seats, cards, strict=True))
    if len(winners) > 1:
        events = (*events, ("again", len(winners), (again or clause).id))
    return winners, events


class Ending(PhaseState, Protocol):
    """Protocol: the part of a state that `Remainder` needs."""

    @property
    def masks(self) -> tuple[int, ...]:
        """Each seat's hand (mask)."""

    @property
    def bets(self) -> tuple[int, ...]:
        """Values of the betes, which are kept apart from the pot (units of money)."""

    @property
    def pot(self) -> int:
        """The pot (units of money)."""

    @property
    def balances(self) -> tuple[int, ...]:
        """Each seat's winnings so far (units of money)."""

    @property
    def drawers(self) -> tuple[int, ...]:
        """The seats that draw cards for the unshared amount."""

    def evolve(self, **changes: object) -> Self:
        """Return a copy of the state with some fields changed."""


E = TypeVar("E", bound=Ending)


class Remainder(Generic[E]):
    """The phases and moves at the end of a match.

    shared: the clause of the equal shares
    rest: the clause by which seats draw cards for an amount that is not shared
    drawn_for_whole: returns whether the players draw cards for the whole amount instead of sharing it
    """

    def __init__(self, shared: Clause, rest: Clause, drawn_for_whole: Callable[[E], bool] = lambda _: False) -> None:
        self.shared = shared
        self.rest = rest
        self._drawn_for_whole = drawn_for_whole

    def phases(self) -> tuple[Phase[E], ...]:
        """Return the two phases at the end of a match.

        In the first, seats draw cards to decide who gets the money that could not be shared equally. In the second,
        the match is over.
        """
        return (
            ChancePhase[E](DRAW, self.rest, "draw", self.draw, drawn=lambda s: len(s.drawers)),
            OverPhase("over", self.shared),
        )

    def end(self, s: E) -> E:
        """Return the state after the match is ended: pot and betes are shared equally.

        An indivisible rest stays in the pot, and the players draw cards for it.
        """
        seats = len(s.masks)
        total = sum(s.bets) + s.pot
        whole = self._drawn_for_whole(s)
        each, rest = (0, total) if whole else split(total, seats)
        events: tuple[Event, ...] = (("pooled", total, each, self.shared.id),) if total and not whole else ()
        s = s.evolve(bets=(), balances=tuple(balance + each for balance in s.balances), pot=rest)
        if rest:
            events = (*events, ("rest", rest, self.rest.id))
            return s.evolve(phase=DRAW, drawers=tuple(range(seats)), events=events)
        return s.evolve(phase="over", events=(*events, ("ends", self.shared.id)))

    def draw(self, s: E, cards: tuple[Card, ...]) -> E:
        """Return the state after each seat has drawn a card: the highest rank takes the pot.

        If several seats have the highest rank, they draw again.
        """
        winners, events = draw_cards(s.drawers, cards, self.rest)
        if len(winners) > 1:
            return s.evolve(drawers=winners, events=events)
        (winner,) = winners
        return s.evolve(
            phase="over",
            drawers=(),
            balances=credit(s.balances, winner, s.pot),
            pot=0,
            events=(*events, ("rest-won", winner, s.pot, self.rest.id), ("ends", self.shared.id)),
        )
