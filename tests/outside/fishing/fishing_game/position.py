"""The positions of this game: what a field may be, and what cannot be."""

from __future__ import annotations

from functools import partial
from typing import Final

from knack_widgets.rules.core.positions.faults import SAYS, Faults, PositionError
from knack_widgets.rules.core.positions.form import Draft, PositionForm
from knack_widgets.rules.core.positions.kinds import Number
from knack_widgets.rules.core.positions.values import ListOf

from . import turn

OWN_SAYS: Final = {**SAYS, "left": "seat {seat} has {count} cards; expected {expected}"}
_fault = partial(PositionError, says=OWN_SAYS)


def _hands(draft: Draft) -> Faults:
    """Every seat has as many cards as the seat on turn, or one fewer if it has played before."""
    on = draft["turn"]
    if on is None:
        return
    counts = draft.counts("hands")
    first = (draft["dealer"] + 1) % draft.seats
    for seat, count in enumerate(counts):
        has_played = (seat - first) % draft.seats < (on - first) % draft.seats
        expected = counts[on] - has_played
        if count != expected:
            yield _fault("left", f"hands.{seat}", turn.one_card, seat=seat, count=count, expected=expected)


FORM: Final = PositionForm(
    kinds={"fish": ListOf(Number(least=0))},
    left_out=("played",),
    checks=(_hands,),
    says=OWN_SAYS,
    asked={"play": ("dealer", "hands", "pool", "turn")},
    rarely={"play": ("fish",)},
)
