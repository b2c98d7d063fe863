"""Bidding by knocking: from forehand round to the dealer everybody knocks, and is in, or folds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from .clauses import Clause
from .controls import control
from .phases import ChoicePhase
from .state import Event
from .throwing import after_throwing
from .tricks import TrickState, next_seat

KNOCK: Final = "knock"
FOLD: Final = "fold"
CONTROLS: Final = (control(KNOCK), control(FOLD))


class KnockingState(TrickState):
    """A match of a game with such a bidding. `knocked`: who has knocked in this deal, in the order of their talk."""

    knocked: tuple[int, ...]

    def standing(self, seat: int) -> str | None:
        """While they talk: has knocked, or has not talked yet."""
        if self.phase == "bidding" and seat in self.players_in:
            return "knocked" if seat in self.knocked else "waiting"
        return super().standing(seat)


def lone_dealer(s: KnockingState, players_in: tuple[int, ...], knocked: tuple[int, ...]) -> int | None:
    """The dealer, when all others have folded: that ends the deal without a word of the dealer's."""
    return s.dealer if not knocked and len(players_in) == 1 else None


def lone_knocker(s: KnockingState, players_in: tuple[int, ...], knocked: tuple[int, ...]) -> int | None:
    """The only one who has knocked, when all have talked."""
    return knocked[0] if s.turn == s.dealer and len(players_in) == 1 and knocked else None


K = TypeVar("K", bound=KnockingState)


class KnockPhase(ChoicePhase[K], Generic[K]):
    """The bidding.

    `turn`: the clause that says who talks; `choice`: knock or fold; `wins`: effects asked in turn whether somebody has
    won without play (they get the state, who is in and who has knocked); `won` and `onward` make the state after that,
    or after a bidding that at least two have joined (it gets the event of the last knock or fold in `events`).
    """

    def __init__(
        self,
        *,
        turn: Clause,
        choice: Clause,
        wins: tuple[Clause, ...],
        won: Callable[[K, int], K],
        onward: Callable[[K], K],
    ) -> None:
        super().__init__("bidding", choice, lambda _: turn, {KNOCK: self._knock, FOLD: self._fold})
        self._turn = turn
        self._wins = wins
        self._won = won
        self._onward = onward

    def _knock(self, s: K, seat: int) -> K:
        event = ("knocks", seat, self.frame.id)
        return self._after_talk(s, seat, s.masks, s.players_in, (*s.knocked, seat), event)

    def _fold(self, s: K, seat: int) -> K:
        s = s.copy_with({"thrown": after_throwing(s, seat, s.masks[seat])})
        masks = (*s.masks[:seat], 0, *s.masks[seat + 1 :])
        players_in = tuple([other for other in s.players_in if other != seat])
        return self._after_talk(s, seat, masks, players_in, s.knocked, ("folds", seat, self.frame.id))

    def _after_talk(
        self,
        s: K,
        seat: int,
        masks: tuple[int, ...],
        players_in: tuple[int, ...],
        knocked: tuple[int, ...],
        event: Event,
    ) -> K:
        """A seat has talked: the bidding goes on, or ends in a win or in what follows it."""
        if len(players_in) == 1:
            for effect in self._wins:
                winner = effect(s, players_in, knocked)
                if winner is not None:
                    told = (event, ("wins", winner, effect.id))
                    return self._won(s.evolve(masks=masks, turn=None, events=told), winner)
        if seat == s.dealer:
            talked = {"masks": masks, "players_in": players_in, "knocked": knocked, "events": (event,)}
            return self._onward(s.copy_with(talked))
        turn = next_seat(players_in, seat)
        told = (event, ("turn", turn, self._turn.id))
        return s.copy_with({"turn": turn, "masks": masks, "players_in": players_in, "knocked": knocked, "events": told})
