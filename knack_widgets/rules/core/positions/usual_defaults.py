"""The defaults of fields for which a game's form declares none: phase, dealer, turn and number of deals.

A position with hands is one of the first phase in which seats move, with the seat after the dealer's on turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Protocol

from ..seats import seat_after

if TYPE_CHECKING:
    from ..facts import Setup

Value = int | str | None


class Values(Protocol):
    """Protocol: the part of a draft that a usual default needs."""

    seats: int
    setup: Setup

    def __getitem__(self, name: str) -> Value: ...

    def counts(self, name: str) -> tuple[int, ...]:
        """Return the number of cards in each value of a field."""


def _is_moving(draft: Values, phase: str) -> bool:
    return phase in draft.setup.game.phases and bool(draft.setup.game.phases[phase].verbs)


def _phase(draft: Values) -> str:
    """Return the first phase in which seats move if somebody holds cards, else that of the opening."""
    phases: list[str] = list(draft.setup.game.phases)
    opening: str = draft.setup.game.opening(draft.setup).phase
    try:
        holds = any(draft.counts("hands"))
    except KeyError:  # the game has no such field
        holds = False
    return next((phase for phase in phases if _is_moving(draft, phase)), opening) if holds else opening


def _dealer(draft: Values) -> int:
    return draft.setup.first or 0


def _turn(draft: Values) -> int | None:
    """Return the seat after the dealer's in a phase in which seats move."""
    dealer = draft["dealer"]
    is_on = _is_moving(draft, str(draft["phase"]))
    return seat_after(dealer, draft.seats) if isinstance(dealer, int) and is_on else None


def _deals(draft: Values) -> int:
    return int(draft["phase"] != draft.setup.game.opening(draft.setup).phase)


USUAL_DEFAULTS: Final[Mapping[str, Callable[[Values], Value]]] = MappingProxyType(
    {"phase": _phase, "dealer": _dealer, "turn": _turn, "deals": _deals}
)
"""Field → the function that returns its value if neither a position nor the game's form says it."""
