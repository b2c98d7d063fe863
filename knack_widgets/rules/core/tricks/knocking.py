"""Bidding by knocking: each seat in turn knocks, that is joins the deal, or folds.

Forehand, the seat at the dealer's left, begins; the dealer is last.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from ..clauses import Clause
from ..controls import control
from ..events import Event
from ..phases import ChoicePhase
from ..seats import next_seat
from .state import TrickState, after_throwing

KNOCK: Final = "knock"
FOLD: Final = "fold"
CONTROLS: Final = (control(KNOCK), control(FOLD))


class KnockingState(TrickState):
    """A match of a game with bidding by knocking.

    knocked: the seats that have knocked in this deal, in order
    """

    knocked: tuple[int, ...]

    def standing(self, seat: int) -> str | None:
        """Return a seat's part in the deal: ``knocked`` or ``waiting`` during the bidding.

        At other times return the same as in all trick games (`TrickState.standing`).
        """
        if self.phase == "bidding" and seat in self.players_in:
            return "knocked" if seat in self.knocked else "waiting"
        return super().standing(seat)


def lone_dealer(s: KnockingState, players_in: tuple[int, ...], knocked: tuple[int, ...]) -> int | None:
    """Return the dealer if all other seats have folded, or None.

    In this case the deal ends before the dealer decides.
    """
    return s.dealer if not knocked and len(players_in) == 1 else None


def lone_knocker(s: KnockingState, players_in: tuple[int, ...], knocked: tuple[int, ...]) -> int | None:
    """Return the only seat that has knocked if the bidding is over, or None."""
    return knocked[0] if s.turn == s.dealer and len(players_in) == 1 and knocked else None


K = TypeVar("K", bound=KnockingState)


class KnockPhase(ChoicePhase[K], Generic[K]):
    """The phase of the bidding.

    turn: the clause that says whose turn it is
    choice: the clause that offers knocking or folding
    wins: effects that may name a winner without play, called in this order until one does; each gets the state, the
        seats that are in and the seats that have knocked, and returns a seat or None
    won: returns the state after such a win
    onward: returns the state after a bidding in which at least two seats have joined; it gets a state whose `events`
        include the last knock or fold
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
        event = ("knocks", seat, self.permission.id)
        return self._after_talk(s, seat, s.masks, s.players_in, (*s.knocked, seat), event)

    def _fold(self, s: K, seat: int) -> K:
        s = s.copy_with({"thrown": after_throwing(s, seat, s.masks[seat])})
        masks = (*s.masks[:seat], 0, *s.masks[seat + 1 :])
        players_in = tuple([other for other in s.players_in if other != seat])
        return self._after_talk(s, seat, masks, players_in, s.knocked, ("folds", seat, self.permission.id))

    def _after_talk(
        self,
        s: K,
        seat: int,
        masks: tuple[int, ...],
        players_in: tuple[int, ...],
        knocked: tuple[int, ...],
        event: Event,
    ) -> K:
        """Return the state after a seat has knocked or folded.

        The bidding ends with a win without play, or after the dealer's decision; otherwise it goes on.
        """
        if len(players_in) == 1:
            for effect in self._wins:
                winner = effect(s, players_in, knocked)
                if winner is not None:
                    events = (event, ("wins", winner, effect.id))
                    return self._won(s.evolve(masks=masks, turn=None, events=events), winner)
        if seat == s.dealer:
            talked = {"masks": masks, "players_in": players_in, "knocked": knocked, "events": (event,)}
            return self._onward(s.copy_with(talked))
        turn = next_seat(players_in, seat)
        events = (event, ("turn", turn, self._turn.id))
        return s.copy_with(
            {"turn": turn, "masks": masks, "players_in": players_in, "knocked": knocked, "events": events}
        )
