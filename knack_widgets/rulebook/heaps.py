"""Sentences about the piles in front of the seats, and about the heap in the middle."""

from __future__ import annotations

from ..rules.core.scene import Heap, Pile, Scene
from .speech import Speaker

LAST = 6
"""Number of cards, from the top of the heap, that the text of a position names."""


def pile_words(pile: Pile, number: int, speaker: Speaker) -> str:
    """Describe a pile in front of a seat: its open cards, and whether a card is beneath.

    number: the pile's number, from 0
    """
    facts = {
        "number": number + 1,
        "cards": " ".join(map(speaker.short, pile.up)),
        "down": "yes" if pile.down else "no",
        "locked": "yes" if pile.locked else "no",
    }
    return speaker.ui("pile" if pile.up else "pile_bare", **facts)


def heap_words(heap: Heap, speaker: Speaker) -> str:
    """Describe the heap: its number of cards, and the card that counts as its top."""
    if not heap.cards:
        return speaker.ui("heap_empty")
    top = speaker.card(heap.top) if heap.top else speaker.ui("heap_none")
    return speaker.ui("heap_top", count=len(heap.cards), top=top)


def stock_words(scene: Scene, speaker: Speaker) -> str:
    """Say how many cards are left in the stock; nothing in a game without a stock of the name ``stock``."""
    count = scene.stock("stock")
    return "" if count is None else speaker.ui("stock_left", count=count)


def heap_lines(scene: Scene, speaker: Speaker) -> list[str]:
    """Return the middle of a position, in lines: stock, heap and the effects in force.

    Return no lines if the game has no heap.
    """
    heap = scene.heap
    if heap is None:
        return []
    lines = [] if scene.stock("stock") is None else [stock_words(scene, speaker)]
    last = " ".join(map(speaker.short, heap.cards[-LAST:]))
    more = "… " if len(heap.cards) > LAST else ""
    lines.append(f"{heap_words(heap, speaker)}: {more}{last}" if last else heap_words(heap, speaker))
    return lines + [speaker.say(f"heap-{name}", {}, name) for name, _ in heap.effects]
