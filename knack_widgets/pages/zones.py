"""The cards of a position by their zones, for still pictures: the seats' hands, and what lies in the middle."""

from __future__ import annotations

from typing import Final

from ..rulebook.speech import Speaker
from ..rules.core.cards import Card
from ..rules.core.scene import Pile, Scene

MAX_HEAP_CARDS: Final = 9
"""Number of cards that a picture shows of the heap, from its top."""

Cards = tuple[Card | None, ...]
"""Cards from left to right; a hidden card is None."""


def hand_cards(scene: Scene, seat: int) -> Cards:
    """Return the cards of a seat's hand, also of one that lies face up after the deal."""
    hand = scene.hands[seat]
    if hand is None:
        return ()
    return (None,) * hand.count if hand.arranged is None else tuple(hand.arranged)


def pile_cards(pile: Pile) -> Cards:
    """Return the cards of a pile in front of a seat; the first is the face-down card, if there is one."""
    return (*((pile.peeked,) if pile.down else ()), *pile.up)


def middle_cards(scene: Scene) -> dict[str, Cards]:
    """Return the cards in the middle by the names of their zones; a zone without cards is left out.

    The cards of the trick are not among them: a picture shows who has laid each of them.
    """
    zones: dict[str, Cards] = {
        "upcard": scene.row("upcard"),
        "middle": scene.row("middle"),
        "heap": scene.heap.cards[-MAX_HEAP_CARDS:] if scene.heap else (),
        **{f"row_{row.name}": row.cards for row in scene.own_rows},
    }
    return {name: cards for name, cards in zones.items() if cards}


def zone_label(name: str, cards: Cards, speak: Speaker) -> str:
    """Return the name of a zone of `middle_cards` in words: several upcards have a plural."""
    return speak.say("print-upcard", {"count": len(cards)}, name) if name == "upcard" else speak.ui(name)
