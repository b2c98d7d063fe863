"""The view of a trick game: a reader's knowledge of a deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ..cards import Card, SeenTrick, cards_of
from ..view import View
from .state import TrickState


@dataclass(frozen=True, kw_only=True)
class TrickView(View):
    """The knowledge of a reader about a trick game.

    A bete is an amount that a seat pays, for a later deal, because it joined and took no trick. `View` and `TrickState`
    explain the fields that are not listed here.

    winning: the seat that takes the running trick if no higher card follows; None before its lead
    standing: each seat's part in the deal (`TrickState.standing`)
    with_betar: whether failures are paid for with betes
    going: whether the lowest of `bets` (the betes that wait) is played for in this deal or in the next
    antes: each seat's payment into the pot of the current deal (units of money)
    opened: the hand that each seat has laid open in this deal, empty for a seat that has not; empty in other games
    talon: number of cards left in the talon, or None in games without buying
    bought: each seat's number of rounds with a purchase
    round: number of the buying round, 0 before the first
    known: the state without the cards that are hidden from the reader; code that makes possible worlds fills in other
        cards
    """

    up: tuple[Card, ...]
    trump: str | None
    trick: SeenTrick
    winning: int | None
    takers: tuple[int, ...]
    finished_tricks: tuple[SeenTrick, ...]
    tricks: tuple[int, ...]
    balances: tuple[int, ...]
    pot: int
    bets: tuple[int, ...]
    standing: tuple[str | None, ...]
    with_betar: bool
    going: bool
    antes: tuple[int, ...]
    opened: tuple[tuple[Card, ...], ...] = ()
    talon: int | None = None
    bought: tuple[int, ...] = ()
    round: int = 0
    known: TrickState | None = field(default=None, repr=False, compare=False)


class _Told:
    """A field that is computed on first use, because a simulated match reads few of them.

    name: name of the field
    tell: returns the field's value from the view's `known` state and its seats
    """

    def __init__(self, name: str, tell: Callable[[Any, frozenset[int]], Any]) -> None:
        self._name, self._tell = name, tell

    def __get__(self, view: TrickView | None, owner: type[TrickView]) -> Any:
        if view is None:
            raise AttributeError(f"{owner.__name__} has {self._name} of a position only")
        value = view.__dict__[self._name] = self._tell(view.known, view.seats)
        return value


def _seen_hands(s: TrickState, seats: frozenset[int]) -> tuple[tuple[Card, ...] | None, ...]:
    return tuple([cards_of(mask) if seat in seats else None for seat, mask in enumerate(s.masks)])


_TOLD: Final[Mapping[str, Callable[[Any, frozenset[int]], Any]]] = {
    "to_act": lambda s, _: s.to_act,
    "chance": lambda s, _: s.chance,
    "over": lambda s, _: s.over,
    "hands": lambda s, seats: _seen_hands(s, seats | s.open_seats),
    "in_force": lambda s, seats: s.in_force(s.turn if s.turn in seats else None),
    "standing": lambda s, _: tuple([s.standing(seat) for seat in range(len(s.masks))]),
    "winning": lambda s, _: s._phase.winner(s, s.trick)[0] if s.trick else None,
    "with_betar": lambda s, _: s.with_betar,
    "going": lambda s, _: s.going,
    "antes": lambda s, _: s.antes if s.turn is not None else (),
    "remembered": lambda s, _: s.thrown,
}
for _name, _tell in _TOLD.items():
    setattr(TrickView, _name, _Told(_name, _tell))


def view_of(s: TrickState, seats: frozenset[int]) -> TrickView:
    """Return the view of a deal for a reader who plays at `seats`."""
    return TrickView.of_fields(s.view_fields(seats))
