"""The map of opening hands as page data: gain of joining by best trump and other card."""

from __future__ import annotations

from typing import Any, Final

from ..players.hands import Kind, kind_of, opening_hands
from ..players.openings import classify, count_stakes, has_joining_entries, joining_move, place_of
from ..rulebook.names import card_index
from ..rulebook.speech import Speaker
from ..rules import View
from ..rules.core.cards import RANKS
from ..rules.core.trickview import TrickView
from .drawn import gain_name

FIGURES: Final = 4
"""Decimals of the values; the page rounds them further."""

Data = dict[str, Any]


def has_map(view: View) -> bool:
    """Return whether there is a map for this game and number of players; it needs an upcard."""
    known = has_joining_entries(view.setup.game.id, len(view.setup.names))
    return known and isinstance(view, TrickView) and bool(view.up)


def map_hands(view: View, speak: Speaker) -> Data:
    """Return the results of each kind of hand that joins first.

    `here` in the result marks the reader's own kind of hand if they are about to join.
    """
    fared = opening_hands(view.setup.game.id, len(view.setup.names))
    stakes = count_stakes(view.setup)  # the page shows amounts of the stake on the table
    ranks = [rank for rank in RANKS if any(rank in kind for kind in fared)]
    yours, joining = _kind(view), joining_move(view)
    return {
        "rows": [_index(rank, speak) for rank in (*reversed(ranks), "")],
        "columns": [_index(rank, speak) for rank in ("", *ranks)],
        # the best trump, the best other card, the mean gain, the chance of going bete, the number of hands
        "cells": [
            [
                *(_index(rank, speak) for rank in kind),
                *(round(value, FIGURES) for value in (of.gain * stakes, of.fails)),
                of.hands,
            ]
            for kind, of in fared.items()
        ],
        "here": [_index(rank, speak) for rank in yours] if yours else None,
        "gain": gain_name(view, speak),
        "risk": speak.ui("advice_fails"),
        "about": speak.ui("advice_map", join=speak.label(joining) if joining else "none"),
        "told": _kind_words(yours, speak) if yours else "",
        "players": speak.ui("advice_players", game=view.setup.game.names[speak.lang], count=len(view.setup.names)),
        "file": f"{view.setup.game.id}-hands-{len(view.setup.names)}",
        **{name: speak.ui(f"advice_hands_{name}") for name in ("rows_are", "columns_are", "yours")},
    }


def _kind(view: View) -> Kind | None:
    """Return the kind of the reader's hand if the map is about joining with it, or None."""
    place = place_of(view)
    if place is None or place.joined + place.left or not isinstance(view, TrickView):
        return None
    (seat,) = view.seats
    return kind_of(classify(view.hands[seat] or (), view.up[0] if view.up else None))


def _kind_words(kind: Kind, speak: Speaker) -> str:
    """Return in words which hands are of the same kind as the reader's."""
    trump, other = (_index(rank, speak) if rank else "none" for rank in kind)
    return speak.ui("advice_map_yours", best_trump=trump, best_other=other)


def _index(rank: str, speak: Speaker) -> str:
    """Return the letter of a rank on cards of this language, or a dash for no rank."""
    return card_index(speak.lang, f"{rank}h") if rank else "–"
