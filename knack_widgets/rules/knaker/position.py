"""The positions of this game."""

from __future__ import annotations

from typing import Any, Final

from ..core.positions.form import Draft, PositionForm, rest_of_pack, unknown_rest
from ..core.positions.kinds import UNKNOWN, Cards, Number, Seat
from ..core.positions.values import SEATS, ListOf, Maybe, Row
from .pack import sort_hand
from .position_checks import CHECKS, OWN_SAYS
from .rules import r03_play, r08_taking

HANDS: Final = ListOf(Cards(order=sort_hand))


class PickedUp(Maybe[Any, Any]):
    """The seat that has just picked up the pile, and how many cards: the only event that a rule asks for (8.1)."""

    def __init__(self) -> None:
        super().__init__(Row(tuple, Seat(), Number()))

    def from_state(self, value: Any, state: Any) -> Any:
        """Return seat and number from a state's events, or None if no seat has just picked up."""
        del state
        return next((event[1:3] for event in value if event[0] == r08_taking.PICKS_UP), None)

    def to_state(self, value: Any, fields: object) -> Any:
        """Return the events, none for None."""
        del fields
        return () if value is None else ((r08_taking.PICKS_UP, *value, r03_play.cannot.id),)


def _rest(draft: Draft) -> Any:
    """Return the cards that are nowhere else as unknown cards; none if the discarded cards are not given."""
    if draft["phase"] == "deal":
        return ()
    return unknown_rest(draft, "stock")


def _discard(draft: Draft) -> Any:
    """Return the cards that are nowhere else, in the pack's order; they are unknown if others are."""
    if draft["phase"] == "deal" or "stock" not in draft.given:
        return ()
    rest = rest_of_pack(draft, "discard")
    return unknown_rest(draft, "discard") if rest is None else rest


def _phase(draft: Draft) -> str:
    return "play" if any(draft["hands"]) or draft["pile"] else "deal"


def _turn(draft: Draft) -> int | None:
    return draft["dealer"] if draft["phase"] == "play" else None


def _owners(draft: Draft) -> tuple[int, ...]:
    """Return, for a pile whose cards nobody claims, the seat before the one on turn."""
    before = ((draft["turn"] or 0) - 1) % draft.seats
    return (before,) * len(draft["pile"])


def _ready(draft: Draft) -> tuple[int, ...]:
    return () if draft["phase"] in ("deal", "exchange") else tuple(range(draft.seats))


FORM: Final = PositionForm(
    kinds={
        "hands": HANDS,
        "hidden": HANDS,
        **dict.fromkeys(("ready", "owners", "losers", "no_insert", "capped", "debts", "banned"), SEATS),
        **dict.fromkeys(("runner", "accused", "accuser"), Maybe(Seat())),
        "picked_up": PickedUp(),
    },
    names={"events": "picked_up"},
    defaults={
        "dealer": lambda draft: draft.setup.first or 0,
        "hands": lambda draft: ((),) * draft.seats,
        "pile": lambda _: (),
        "phase": _phase,
        "turn": _turn,
        "owners": _owners,
        "ready": _ready,
        "deals": lambda draft: int(draft["phase"] != "deal"),
        "stock": _rest,
        "discard": _discard,
        "travel": lambda draft: ((draft["turn"] or 0) - (draft.setup.first or 0)) % draft.seats,
        "picked_up": lambda _: None,
        "met_pile": lambda draft: bool(draft["pile"]) and draft["phase"] == "play",
    },
    left_out=("shown", "shown_by", "unlaid"),
    holding=("hands", "face_up", "face_down", "stock", "pile", "discard", "hidden"),
    whole=True,
    checks=CHECKS,
    unseen={
        # where cheats are possible cards may be hidden anywhere: the rest is counted as discarded
        "discard": lambda view: None if view.known.cheating else view.known.discard,
        "face_down": lambda view: tuple(
            tuple(UNKNOWN if there else None for there in slots) for slots in view.face_down
        ),
    },
    says=OWN_SAYS,
    asked={
        "exchange": ("hands", "face_up", "face_down", "ready"),
        "play": ("pile", "turn", "hands", "face_up", "face_down", "stock", "discard"),
        "blow": ("pile", "turn", "hands", "face_up", "face_down", "stock", "discard"),
        "accused": ("accused", "accuser", "pile", "hands", "face_up", "face_down", "stock", "discard"),
    },
    rarely=("owners",),
    linked=("blow", "accused"),
)
