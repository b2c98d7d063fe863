"""The controls that make the moves of a phase, and the prominence of each for a reader."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from ..core.controls import Control, Stands, control
from .rules import r13_seven
from .verbs import PILES
from .view import KnakerView

_DRAW: Final = control("draw", stands="due")


def _cheats(*, from_piles: bool = False) -> tuple[Control, ...]:
    """Return the controls for cheats and accusations.

    from_piles: whether a lay may also take face-up cards
    """
    return (
        *(control(f"cheat {verb}", "cards", "rare", from_piles=from_piles) for verb in ("play", "insert")),
        *(control(f"cheat {verb}", "cards", "rare") for verb in ("throw", "hide")),
        *(control(f"cheat {verb}", stands="rare") for verb in ("draw", "pick-up")),
        *(control(f"cheat {verb}", "word", "rare", among=PILES) for verb in ("flip", "look", "turn")),
        *(control(f"cheat swap {pile}", "card", "rare") for pile in PILES),
        control("cheat accuse", "seat", "rare"),
        control("accuse", "seat", "rare"),
    )


CONTROLS: Final[Mapping[str, tuple[Control, ...]]] = {
    "exchange": (
        control("take", "pile"),
        control("lay", "cards-on-pile", from_piles=True),
        control("ready"),
        _DRAW,
        *_cheats(),
    ),
    "play": (
        control("play", "cards", from_piles=True),
        control("chance"),
        control("pick-up"),
        _DRAW,
        control("back", stands="takes-back"),
        control("back", "some", "takes-back"),
        control("insert", "cards", from_piles=True),
        control("flip", "pile"),
        *_cheats(from_piles=True),
    ),
    "blow": (control("blow", "clock", among=r13_seven.BLOWS),),
    "accused": (control("admit"), control("deny")),
    "last-word": (control("ready"), *_cheats()),
}


def controls_of(view: KnakerView) -> tuple[Control, ...]:
    """Return the controls of a view, with the current prominence of each for its reader."""
    return _controls(view.phase, tuple(_with_cards(view).items()))


@lru_cache(maxsize=64)
def _controls(phase: str, changes: tuple[tuple[str, Stands], ...]) -> tuple[Control, ...]:
    changed = dict(changes)
    return tuple(
        replace(control, stands=changed.get(control.verb, control.stands)) for control in CONTROLS.get(phase, ())
    )


def _with_cards(view: KnakerView) -> dict[str, Stands]:
    """Return verb → prominence, for controls with cards that differ from the default.

    A seat on turn lays. Other seats insert, and may add to their own open lay. In the exchange a seat lays until it is
    ready.
    """
    if view.phase == "exchange":
        return {} if view.seats - {*view.ready} else {"lay": "untimely"}
    if view.phase != "play":
        return {}
    if not view.seats & {*view.players_in}:
        return {"play": "untimely", "insert": "untimely"}
    if view.turn in view.seats:
        return {"insert": "untimely"}
    return {"play": "late" if view.open_run else "untimely"}
