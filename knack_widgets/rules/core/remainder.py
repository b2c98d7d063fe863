"""The end of a match: what still lies in pot and betes is shared, and an indivisible rest is drawn for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .betar import split
from .cards import STRENGTH, Card
from .clauses import Clause
from .money import credit
from .phases import ChancePhase, OverPhase, Phase
from .state import Event

DRAW: Final = "draw"


def draw_cards(
    seats: tuple[int, ...],
    cards: tuple[Card, ...],
    clause: Clause,
    again: Clause | None = None,
    *,
    lowest: bool = False,
) -> tuple[tuple[int, ...], tuple[Event, ...]]:
    """One card each for some seats: who drew the highest rank, and the events that tell of it.

    Where several drew equally high the last event says that they draw `again` (by that clause, or the same). `lowest`:
    not the highest rank is wanted, but the lowest.
    """
    best = (min if lowest else max)(STRENGTH[card] for card in cards)
    winners = tuple(seat for seat, card in zip(seats, cards, strict=True) if STRENGTH[card] == best)
    events: tuple[Event, ...] = tuple(("drew", seat, card, clause.id) for seat, card in zip(seats, cards, strict=True))
    if len(winners) > 1:
        events = (*events, ("again", len(winners), (again or clause).id))
    return winners, events


class Remainder:
    """How a match ends. `shared`: the clause of the equal shares; `rest`: the clause of the drawing for the rest.
    `drawn_for_whole`: whether nothing is shared, and all of it drawn for.

    States of such a game have `drawers`: the seats that draw.
    """

    def __init__(self, shared: Clause, rest: Clause, drawn_for_whole: Callable[[Any], bool] = lambda _: False) -> None:
        self.shared = shared
        self.rest = rest
        self._drawn_for_whole = drawn_for_whole

    def phases(self) -> tuple[Phase, ...]:
        """The drawing for the rest, and the end."""
        return (
            ChancePhase(DRAW, self.rest, "draw", self.draw, drawn=lambda s: len(s.drawers)),
            OverPhase("over", self.shared),
        )

    def end(self, s: Any) -> Any:
        """The match ended here: all is pooled and split equally; a rest lies in the pot until it is drawn for."""
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

    def draw(self, s: Any, cards: tuple[Card, ...]) -> Any:
        """The state after one card each: the highest rank takes the rest, equal highest draw again."""
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
