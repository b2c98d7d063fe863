"""The positions of games with hands, open cards in the middle and a stock."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ..positions.faults import Faults, PositionError
from ..positions.form import Draft, PositionForm, unknown_rest
from ..positions.kinds import AnyKind
from ..positions.usual_defaults import USUAL_DEFAULTS

ASKED: Final = ("dealer", "hands", "middle", "turn")
"""The fields that a reader who lays out a situation is asked for."""
RARELY: Final = ("stock", "wins")
"""Further fields that such a reader may give."""


def stock_form(
    *,
    kinds: Mapping[str, AnyKind] | None = None,
    defaults: Mapping[str, Callable[[Draft], object]] | None = None,
    checks: Sequence[Callable[[Draft], Faults]] = (),
    says: Mapping[str, str] | None = None,
    asked: Mapping[str, Sequence[str]] | None = None,
    rarely: Mapping[str, Sequence[str]] | None = None,
) -> PositionForm:
    """Return the form of the positions of such a game, whose deals are played in one phase ``play``.

    kinds: field → its kind, where the annotation does not say it
    defaults: field → the function that returns its value if it is not given
    checks: further functions that yield the faults of a draft
    says: key → English text of the faults that only this game has
    asked: phase → further fields that a reader who lays out a situation is asked for
    rarely: phase → further fields that such a reader may give
    """
    return PositionForm(
        kinds=kinds or {},
        defaults={
            **USUAL_DEFAULTS,
            "phase": lambda draft: "play" if {"hands", "middle"} & {*draft.given} else "deal",
            "stock": lambda draft: unknown_rest(draft, "stock") if draft["phase"] == "play" else (),
            **(defaults or {}),
        },
        holding=("hands", "middle", "stock"),
        whole=True,
        checks=(_check_turn, *checks),
        says=says or {},
        asked={"play": (*ASKED, *(asked or {}).get("play", ()))},
        rarely={"play": (*RARELY, *(rarely or {}).get("play", ()))},
    )


def _check_turn(draft: Draft) -> Faults:
    """Yield a fault if a seat is on turn between deals, or none in a deal."""
    clause = draft.setup.phases[draft["phase"]].permission
    if (draft["phase"] == "play") != (draft["turn"] is not None):
        key = "turn" if draft["turn"] is None else "idle"
        yield PositionError(key, "turn", clause, phase=draft["phase"], seat=draft["turn"])
