"""The map of opening hands, as data for the page: what it brings to join, by the best trump and the best other card."""

from __future__ import annotations

from typing import Any

from ..players.hands import Kind, kind_of, opening_hands
from ..players.openings import classify, has_opening_table, place_of
from ..rulebook.names import card_index
from ..rulebook.speech import Speaker
from ..rules import View
from ..rules.core.cards import RANKS
from ..rules.core.trickview import TrickView

Data = dict[str, Any]


def has_map(view: View) -> bool:
    """Whether there is a table of opening odds for this game and so many players, with an upcard."""
    seats = len(view.setup.names)
    return isinstance(view, TrickView) and bool(view.up) and has_opening_table(view.setup.game.id, seats)


def map_hands(view: View, speak: Speaker) -> Data:
    """How each kind of hand fares that joins first; `yours` where the reader is about to."""
    fared = opening_hands(view.setup.game.id, len(view.setup.names))
    ranks = [rank for rank in RANKS if any(rank in kind for kind in fared)]
    yours = _kind(view)
    return {
        "rows": [_index(rank, speak) for rank in (*reversed(ranks), "")],
        "columns": [_index(rank, speak) for rank in ("", *ranks)],
        # the best trump, the best other card, the mean gain, the chance of going bet, how many hands
        "cells": [
            [_index(kind.trump, speak), _index(kind.other, speak), round(of.gain, 2), round(of.fails, 3), of.hands]
            for kind, of in fared.items()
        ],
        "here": [_index(rank, speak) for rank in yours] if yours else None,
        **{name: speak.ui(f"advice_hands_{name}") for name in ("rows_are", "columns_are", "about", "yours")},
    }


def _kind(view: View) -> Kind | None:
    """The kind of the reader's hand, where joining with it is what the table is of."""
    place = place_of(view)
    if place is None or place.joined + place.left or not isinstance(view, TrickView):
        return None
    (seat,) = view.seats
    return kind_of(classify(view.hands[seat] or (), view.up[0] if view.up else None))


def _index(rank: str, speak: Speaker) -> str:
    """How a rank stands on the cards of this language; a dash for none."""
    return card_index(speak.lang, f"{rank}h") if rank else "–"
