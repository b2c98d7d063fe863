"""Piles in words: those before the seats, and the one in the middle."""

from __future__ import annotations

from typing import Any

from .speech import Speaker

LAST = 6
"""Cards of the pile that a position in words names, from the top."""


def pile_words(view: Any, seat: int, pile: int, speaker: Speaker) -> str:
    """One of the double piles before a seat: what lies face up, and whether a card lies beneath."""
    up = view.face_up[seat][pile]
    facts = {
        "number": pile + 1,
        "cards": " ".join(map(speaker.short, up)),
        "down": "yes" if view.face_down[seat][pile] else "no",
        "locked": "yes" if view.locked[seat][pile] else "no",
    }
    return speaker.ui("pile" if up else "pile_bare", **facts)


def heap_words(view: Any, speaker: Speaker) -> str:
    """The pile in the middle: how many cards, and which one counts."""
    if not view.pile:
        return speaker.ui("heap_empty")
    top = speaker.card(view.top) if view.top else speaker.ui("heap_none")
    return speaker.ui("heap_top", count=len(view.pile), top=top)


def notes_of(view: Any, seat: int, speaker: Speaker) -> list[str]:
    """Dots and handicaps of a seat."""
    found = [speaker.ui("dots", count=view.dots[seat])] if view.dots[seat] else []
    if seat in view.no_insert:
        found.append(speaker.ui("no_insert"))
    if seat in view.capped:
        found.append(speaker.ui("capped"))
    if seat in view.debts:
        found.append(speaker.ui("in_debt"))
    return found


def heap_lines(view: Any, speaker: Speaker) -> list[str]:
    """The middle of a position: stock, pile and what is in force."""
    lines = [speaker.ui("stock_left", count=view.stock)]
    last = " ".join(map(speaker.short, view.pile[-LAST:]))
    more = "… " if len(view.pile) > LAST else ""
    lines.append(f"{heap_words(view, speaker)}: {more}{last}" if last else heap_words(view, speaker))
    lines += [speaker.say(f"heap-{name}", {}, name) for name, _ in view.in_effect]
    return lines


def seat_line(view: Any, seat: int, standing: str, speaker: Speaker) -> str:
    """A seat of a position: how it stands, its hand, its piles, dots and handicaps."""
    items = [standing] if standing else []
    hand = view.hands[seat]
    if seat not in view.players_in and not hand:
        pass
    elif hand is None:
        items.append(speaker.ui("cards", count=view.counts[seat]))
    else:
        items.append(" ".join(map(speaker.short, hand)) or speaker.say("position-no-cards", {}, "0"))
    items += [
        pile_words(view, seat, pile, speaker)
        for pile in range(3)
        if view.face_up[seat][pile] or view.face_down[seat][pile]
    ]
    items += notes_of(view, seat, speaker)
    return speaker.say("position-seat", {"seat": seat, "items": ", ".join(items)}, str(seat))
