"""Piles in words: those before the seats, and the one in the middle."""

from __future__ import annotations

from ..rules.core.scene import Heap, Pile, Scene
from .speech import Speaker

LAST = 6
"""Cards of the pile that a position in words names, from the top."""


def pile_words(pile: Pile, number: int, speaker: Speaker) -> str:
    """One of the piles before a seat, `number` from 0: what lies face up, and whether a card lies beneath."""
    facts = {
        "number": number + 1,
        "cards": " ".join(map(speaker.short, pile.up)),
        "down": "yes" if pile.down else "no",
        "locked": "yes" if pile.locked else "no",
    }
    return speaker.ui("pile" if pile.up else "pile_bare", **facts)


def heap_words(heap: Heap, speaker: Speaker) -> str:
    """The pile in the middle: how many cards it has, and which one counts."""
    if not heap.cards:
        return speaker.ui("heap_empty")
    top = speaker.card(heap.top) if heap.top else speaker.ui("heap_none")
    return speaker.ui("heap_top", count=len(heap.cards), top=top)


def heap_lines(scene: Scene, speaker: Speaker) -> list[str]:
    """The middle of a position: stock, pile and what is in force."""
    heap = scene.heap
    if heap is None:
        return []
    lines = [speaker.ui("stock_left", count=scene.stock("stock"))]
    last = " ".join(map(speaker.short, heap.cards[-LAST:]))
    more = "… " if len(heap.cards) > LAST else ""
    lines.append(f"{heap_words(heap, speaker)}: {more}{last}" if last else heap_words(heap, speaker))
    return lines + [speaker.say(f"heap-{name}", {}, name) for name, _ in heap.effects]
