"""The positions of this game."""

from __future__ import annotations

from typing import Final

from ..core.positions.form import Draft
from ..core.three_cards import TRICKS
from ..core.tricks.deal_checks import check_knocked, seats_knocked
from ..core.tricks.position import trick_form
from ..core.tricks.position_checks import check_seats, check_worth
from . import bidding, payment


def _verbs_elsewhere(draft: Draft) -> tuple[str, ...]:
    """Return the verb of a face-down lead while a card is led; by K-16 b one may follow face down."""
    may_follow = draft.setup.readings.get("K-16") == "b"
    return ("blank",) if draft["trick"] and not may_follow else ()


FORM: Final = trick_form(
    defaults={"knocked": seats_knocked},
    checks=(
        check_seats("knocked", "knocked"),
        check_worth(payment.new_bete, TRICKS),
        check_knocked(bidding.turn_to_talk),
    ),
    never=("bought", "round", "buyers", "talon-out"),
    asked={
        "bidding": ("dealer", "up", "hands", "turn"),
        "play": ("dealer", "up", "finished_tricks", "trick", "hands", "turn"),
    },
    elsewhere=_verbs_elsewhere,
    rarely={"bidding": ("bets", "pot"), "play": ("bets", "pot", "knocked")},
)
