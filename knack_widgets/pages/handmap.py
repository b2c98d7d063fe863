"""The map of opening hands as page data: gain of joining by best trump and other card."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from typing import Final

from ..players.hands import Kind, kind_of, opening_hands
from ..players.openings import classify, count_stakes, has_joining_entries, joining_move, place_of
from ..rulebook.names import card_index
from ..rulebook.speech import Speaker
from ..rules import View
from ..rules.core.cards import RANKS
from ..rules.core.tricks.view import TrickView
from .advice_data import HandMap
from .drawn import gain_name

FIGURES: Final = 4
"""Decimals of the values; the page rounds them further."""


def has_map(view: View) -> bool:
    """Return whether there is a map for this game and number of players, and an upcard."""
    known = has_joining_entries(view.setup.game.id, len(view.setup.names))
    return known and isinstance(view, TrickView) and bool(view.up)


def map_hands(view: View, speak: Speaker) -> HandMap:
    """Return, for each kind of hand, the results of joining as the first to speak.

    `here` in the result is the reader's own kind of hand if the reader has to decide about joining.
    """
    fared = opening_hands(view.setup.game.id, len(view.setup.names))
    stakes = count_stakes(view.setup)  # the page shows amounts for the stake of this match
    ranks = [rank for rank in RANKS if any(rank in kind for kind in fared)]
    yours, joining = _kind(view), joining_move(view)
    rows, columns = (*reversed(ranks), ""), ("", *ranks)
    mark = f" ({speak.ui('advice_hands_yours')})"

    gains = {
        (*kind,): _write(of.gain * stakes, speak.lang) + (mark if kind == yours else "") for kind, of in fared.items()
    }
    return {
        "rows": [_index(rank, speak) for rank in rows],
        "columns": [_index(rank, speak) for rank in columns],
        "told_gains": [[gains.get((row, column), "") for column in columns] for row in rows],
        # the best trump, the best other card, the mean gain, the chance of going bete, the number of hands
        "cells": [
            (
                _index(trump, speak),
                _index(other, speak),
                round(of.gain * stakes, FIGURES),
                round(of.fails, FIGURES),
                of.hands,
            )
            for (trump, other), of in fared.items()
        ],
        "here": [_index(rank, speak) for rank in yours] if yours else None,
        "gain": gain_name(view, speak),
        "risk": speak.ui("advice_fails"),
        "about": speak.ui("advice_map", join=speak.label(joining) if joining else "none"),
        "told": _kind_words(yours, speak) if yours else "",
        "players": speak.ui("advice_players", game=view.setup.game.names[speak.lang], count=len(view.setup.names)),
        "file": f"{view.setup.game.id}-hands-{len(view.setup.names)}",
        "rows_are": speak.ui("advice_hands_rows_are"),
        "columns_are": speak.ui("advice_hands_columns_are"),
    }


def _write(gain: float, lang: str) -> str:
    """Return a gain with its sign and two decimals, a half rounded up.

    >>> _write(0.25, "en"), _write(-1.5, "sv"), _write(-0.001, "de"), _write(0.575, "en")
    ('+0.25', '−1,50', '0,00', '+0.58')
    """
    written = str(Decimal(str(abs(round(gain, FIGURES)))).quantize(Decimal("0.01"), ROUND_HALF_UP))
    sign = "" if float(written) == 0 else "−" if gain < 0 else "+"
    return f"{sign}{written if lang == 'en' else written.replace('.', ',')}"


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
