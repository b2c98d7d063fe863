"""What pictures of odds say beside their numbers: what is measured, and in a file of what position they are."""

from __future__ import annotations

from typing import Any, Final

from ..rulebook.speech import Speaker
from ..rulebook.words import position
from ..rules import View

WORDS: Final = ("better", "lower", "upper", "notation", "tried", "number_of_hands", "key")
MOST_CARDS: Final = 10
"""Cards that the name of a file has; with more of them it would be cut."""

Data = dict[str, Any]


def gain_name(view: View, speak: Speaker) -> str:
    """What a mean gain is called, with the stake where there is one: the amounts are those that lie on the table."""
    money = view.scene.money
    if money is None or money.stake is None:
        return speak.ui("advice_gain")
    return speak.ui("advice_gain_at", stake=money.stake)


def file_words(view: View, speak: Speaker) -> Data:
    """What stands in a file of the odds of `view`: its name and its head, of what the seat may see and nothing else."""
    hands = [view.scene.hands[seat] for seat in view.seats]
    cards = [str(card) for hand in hands if hand for card in hand.cards or ()]
    name = "-".join([view.setup.game.id, "odds", *cards[:MOST_CARDS]])
    about = position(view, speak.lang, speak.you, why=False).split("\n")
    return {"name": name, "about": about, **{word: speak.ui(f"advice_{word}") for word in WORDS}}
