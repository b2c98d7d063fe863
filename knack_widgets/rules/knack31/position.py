"""The positions of this game."""

from __future__ import annotations

from typing import Any, Final

from ..core.cards import Card
from ..core.positions.faults import NotGivenError
from ..core.positions.form import Changes, Draft, PositionForm, unknown_rest
from ..core.positions.kinds import UNKNOWN, OneCard, Seat
from ..core.positions.unknown_cards import UnseenSeat
from ..core.positions.values import SEATS, Maybe, Row
from ..core.seats import seat_after
from ..core.three_cards import HAND
from . import call
from .position_checks import CHECKS, CHOOSING, OWN_SAYS, PLAYING, may_open, must_be_second, seat_to_play
from .state import Window
from .swaps import Swaps, known_hands, rows_of_swaps


def _rest(draft: Draft) -> tuple[Card, ...]:
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
    return seat_after(left[-1], draft.seats) if left else None


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
    return seat_after(draft["dealer"], draft.seats) if phase == "play" else None


def _replaceable_card(draft: Draft) -> tuple[int, Card] | None:
    """Return the seat on turn and the card that it may have replaced: the last one that was exposed."""
    return (draft["turn"], draft["exposed"][-1]) if draft["phase"] == "offer" and draft["exposed"] else None


def _offer_begins(draft: Draft) -> Changes:
    """Return the fields that differ if a card of forehand was exposed: the pack's first, as it must be a known one."""
    return {"turn": seat_after(draft["dealer"], draft.seats), "exposed": draft.setup.game.pack(draft.setup)[:1]}


def _finishing_begins(draft: Draft) -> Changes:
    """Return the fields that differ if forehand has announced while the dealer, who has looked at a pile, chooses."""
    return {"looked": 1, "announced": (seat_after(draft["dealer"], draft.seats),)}


SSI: Final = dict.fromkeys(("exposed", "offered", "swaps"), lambda setup: bool(setup.options["ssi"]))
"""The fields that exist only with the additional rules."""
ROUND: Final = ("opens", "second", "slides", "left", "ender", "windows", "stock")
"""The fields about the moves of the deal so far, for a question that interrupts it."""


FORM: Final = PositionForm(
    kinds={
        "offered": Maybe(Row(tuple, Seat(), OneCard(), names=("seat", "card"))),
        **dict.fromkeys(("slides", "yes", "no", "announced", "forgot", "drawers"), SEATS),
        **dict.fromkeys(("ender", "asks", "resumes"), Maybe(Seat())),
        "left": Maybe(SEATS),
        "swaps": Swaps(),
    },
    defaults={
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
        "offered": _replaceable_card,
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
        "asking": ("dealer", "middle", "hands", "swaps", "asks", "resumes", "yes", "turn"),
        "voting": ("dealer", "middle", "hands", "asks", "resumes", "yes", "no", "turn"),
    },
    rarely={
        "choosing": ("exposed", "windows", "stock"),
        "offer": ("offered", "windows", "stock"),
        "finishing": ("exposed", "windows", "stock"),
        "play": ("swaps", "ender", "windows", "stock"),
        "asking": ROUND,
        "voting": ("swaps", *ROUND),
    },
    only=SSI,
    agreed={phase: {"ssi": True} for phase in ("offer", "asking", "voting")},
    new_rows={"swaps": rows_of_swaps},
    begins={"offer": ("choosing", _offer_begins), "finishing": ("choosing", _finishing_begins)},
)
