"""The positions of this game."""

from __future__ import annotations

from typing import Any, Final

from ..core.chance import HAND
from ..core.positions.faults import NotGivenError
from ..core.positions.form import Draft, PositionForm, unknown_rest
from ..core.positions.kinds import UNKNOWN, Seat
from ..core.positions.unknown_cards import UnseenSeat
from ..core.positions.values import SEATS, Maybe
from . import call
from .position_checks import CHECKS, CHOOSING, OWN_SAYS, PLAYING, may_open, must_be_second, seat_to_play
from .state import Window
from .swaps import Swaps, known_hands


def _rest(draft: Draft) -> Any:
    """Return the cards that are nowhere else as unknown cards."""
    if draft["phase"] in ("deal", "over"):
        return ()
    return unknown_rest(draft, "stock")


def _windows(draft: Draft) -> Any:
    """Return a window for every hand that must be announced, as if no seat had moved since."""
    if draft["phase"] in ("deal", "over", "draw"):
        return ()
    hands = draft["hands"]
    if any(UNKNOWN in hand for hand in hands):
        raise NotGivenError("hands")
    return tuple(Window(seat, 0, None) for seat, hand in enumerate(hands) if hand and call.must_be_announced(hand))


def _windows_partly(draft: Draft) -> Any:
    """Return the windows of known hands, and of each unknown hand one that may be there."""
    return tuple(
        Window(UnseenSeat(seat, f"hands.{seat}") if UNKNOWN in hand else seat, 0, None)
        for seat, hand in enumerate(draft["hands"])
        if UNKNOWN in hand or (hand and call.must_be_announced(hand))
    )


def _hide(view: Any) -> Any:
    del view  # the windows of others are hidden, and with them all are left to the cards


def _ender(draft: Draft) -> int | None:
    """Return the seat after those that have a last turn: it has passed."""
    left = draft["left"]
    return (left[-1] + 1) % draft.seats if left else None


def _opens(draft: Draft) -> bool:
    """Return whether no move has been made yet, as far as the other fields allow it."""
    phase = draft["phase"]
    if phase in PLAYING:
        return may_open(draft, seat_to_play(draft))
    return bool(draft["deals"] == 0 or phase != "deal")


def _turn(draft: Draft) -> int | None:
    phase = draft["phase"]
    if phase in CHOOSING:
        return int(draft["dealer"])
    return (draft["dealer"] + 1) % draft.seats if phase == "play" else None


FORM: Final = PositionForm(
    kinds={
        **dict.fromkeys(("slides", "yes", "no", "announced", "forgot", "drawers"), SEATS),
        **dict.fromkeys(("ender", "asks", "resumes"), Maybe(Seat())),
        "left": Maybe(SEATS),
        "swaps": Swaps(),
    },
    defaults={
        "dealer": lambda draft: draft.setup.first or 0,
        "phase": lambda draft: "play" if "hands" in draft.given else "deal",
        "turn": _turn,
        "piles": lambda _: (),
        "middle": lambda _: (),
        "hands": lambda draft: ((),) * draft.seats,
        "stock": _rest,
        "windows": _windows,
        "deals": lambda draft: int(draft["phase"] != "deal"),
        "left": lambda _: None,
        "slides": lambda _: (),
        "ender": _ender,
        "second": lambda draft: draft["phase"] in PLAYING and must_be_second(draft, seat_to_play(draft)),
        "opens": _opens,
    },
    left_out=("past",),
    holding=("hands", "middle", "stock", "piles"),
    whole=True,
    partly={"windows": _windows_partly},
    checks=CHECKS,
    unseen={
        "hands": known_hands,
        "windows": _hide,
        "piles": lambda view: tuple((UNKNOWN,) * HAND if pile is None else pile for pile in view.piles),
    },
    says=OWN_SAYS,
    asked={
        "choosing": ("dealer", "piles", "looked", "hands"),
        "offer": ("dealer", "piles", "exposed", "hands", "turn"),
        "finishing": ("dealer", "piles", "looked", "hands", "announced"),
        "play": ("dealer", "middle", "hands", "turn", "opens", "second", "slides", "left"),
        "asking": ("dealer", "middle", "hands", "asks", "resumes", "yes", "turn"),
        "voting": ("dealer", "middle", "hands", "asks", "resumes", "yes", "no", "turn"),
    },
    rarely=("stock",),
    linked=("offer", "finishing", "asking"),
)
