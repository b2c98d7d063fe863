"""Words for pictures of odds: the unit of the axis, and the position in a saved picture."""

from __future__ import annotations

from typing import Final

from ..rulebook.speech import Speaker
from ..rulebook.words import position
from ..rules import View
from .advice_data import FileWords

MAX_CARDS_IN_FILE_NAME: Final = 10
"""Limit on the cards in a file's name; a longer name would be cut off."""


def gain_name(view: View, speak: Speaker) -> str:
    """Return the label of the average gain, with the stake if there is one.

    Gains are in the same unit of money as the stake.
    """
    money = view.scene.money
    if money is None or money.stake is None:
        return speak.ui("advice_gain")
    return speak.ui("advice_gain_at", stake=money.stake)


def file_words(view: View, speak: Speaker) -> FileWords:
    """Return the file name and the heading of a saved picture of odds, from the seat's view."""
    hands = [view.scene.hands[seat] for seat in view.seats]
    cards = [str(card) for hand in hands if hand for card in hand.cards or ()]
    name = "-".join([view.setup.game.id, "odds", *cards[:MAX_CARDS_IN_FILE_NAME]])
    about = position(view, speak.lang, speak.you, why=False).split("\n")
    return {
        "name": name,
        "about": about,
        "better": speak.ui("advice_better"),
        "lower": speak.ui("advice_lower"),
        "upper": speak.ui("advice_upper"),
        "notation": speak.ui("advice_notation"),
        "tried": speak.ui("advice_tried"),
        "number_of_hands": speak.ui("advice_number_of_hands"),
        "key": speak.ui("advice_key"),
    }
