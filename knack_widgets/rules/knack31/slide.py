"""Chapter *slide*: the turn passes; if all seats slide one after another, three new cards come."""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter
from ..core.events import Event
from .state import Knack31State

clause: Final = Chapter("slide")

on_to_the_next = clause.permission("slide.1", "G-3", "G-13")
three_new_cards = clause.says("slide.2", "G-6", "G-17")
first_slider = clause.says("slide.3", "G-6")


def slide(s: Knack31State, seat: int) -> Knack31State:
    """Return the state after a slide.

    If all seats have slid one after another, three new cards come into the middle (G-6). Otherwise no cards change.
    """
    event: Event = ("slides", seat, on_to_the_next.id)
    slides = (*s.slides, seat) if s.left is None else ()
    if len(slides) < len(s.hands):
        return s.evolve(slides=slides, swaps=(), events=(event,))
    stock = (*s.stock, *s.middle)
    events = (event, ("renewed", *stock[:3], three_new_cards.id), ("first-slider", slides[0], first_slider.id))
    return s.evolve(middle=stock[:3], stock=stock[3:], slides=(), swaps=(), events=events)
