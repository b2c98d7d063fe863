"""The positions of this game."""

from __future__ import annotations

from typing import Final

from ..core.tricks.deal_checks import check_knocked, seats_knocked
from ..core.tricks.position import trick_form
from ..core.tricks.position_checks import check_seats, check_worth
from . import bidding, payment

FORM: Final = trick_form(
    defaults={"knocked": seats_knocked},
    checks=(
        check_seats("knocked", "knocked"),
        check_worth(payment.new_bete),
        check_knocked(bidding.turn_to_talk),
    ),
    never=("bought", "round", "buyers", "talon-out"),
    asked={
        "bidding": ("dealer", "up", "hands", "turn"),
        "play": ("dealer", "up", "finished_tricks", "trick", "hands", "turn"),
    },
    rarely={"bidding": ("bets", "pot"), "play": ("bets", "pot", "knocked")},
)
