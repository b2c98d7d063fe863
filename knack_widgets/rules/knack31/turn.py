"""Chapter *turn*: the seat on turn swaps, slides or passes, and does only one of these."""

from __future__ import annotations

from itertools import product
from typing import Final

from ..core.cards import Card
from ..core.clauses import Chapter, Clause
from ..core.moves import Move, Verb
from ..core.reasons import Objection
from . import aim, pass_, setup, slide
from .call import must_be_announced
from .state import Knack31State, Swap, Window

clause: Final = Chapter("turn")

one_action = clause.permission("turn.1", "G-4")
swap_slide_or_pass = clause.permission("turn.2", "G-4", "G-17")


def turn_clause(s: Knack31State) -> Clause:
    """Return the clause that decides who is on turn in the play."""
    if s.left is not None:
        return pass_.once_more
    if s.slides:
        return slide.on_to_the_next
    return aim.left_begins if s.opens else setup.clockwise


# -- swapping

ALL: Final = "all"
Pair = tuple[Card, Card] | None
"""An own card and a card of the middle, or None for a swap of all three."""


def _two_cards_or_all(words: tuple[str, ...]) -> tuple[str, ...]:
    if len(words) == 1 and words[0].lower() == ALL:
        return (ALL,)
    own, other = words
    return (Card.read(own), Card.read(other))


SWAP: Final = Verb("swap", _two_cards_or_all, "SEAT swap OWN MIDDLE or SEAT swap all")


def swaps(s: Knack31State, seat: int) -> tuple[Move, ...]:
    """Return the swaps of one card for one of the middle, or of all three; sorted by text."""
    pairs = product(sorted(s.hands[seat]), sorted(s.middle))
    return (*[Move(seat, SWAP.name, pair) for pair in pairs], Move(seat, SWAP.name, (ALL,)))


def pair(words: tuple[str, ...]) -> tuple[Pair]:
    """Return the arguments of a swap."""
    if words == (ALL,):
        return (None,)
    own, other = words
    return ((Card(own), Card(other)),)


def objections_to_pair(s: Knack31State, seat: int, cards: Pair) -> tuple[Objection, ...]:
    """Return the objections to a swap: a card is not held, or is not in the middle."""
    if cards is None:
        return ()
    own, other = cards
    held: tuple[Objection, ...] = ()
    if own not in s.hands[seat]:
        held = ((swap_slide_or_pass, "card", {"seat": seat, "card": own}),)
    if other not in s.middle:
        return (*held, (swap_slide_or_pass, "middle", {"seat": seat, "card": other}))
    return held


def swap(s: Knack31State, seat: int, cards: Pair) -> Knack31State:
    """Return the state after the cards have changed places (G-17)."""
    hand, middle = s.hands[seat], s.middle
    if cards is None:
        new, left = middle, hand
        event: tuple[object, ...] = ("swaps-all", seat, swap_slide_or_pass.id)
    else:
        own, other = cards
        new = tuple([other if card == own else card for card in hand])
        left = tuple([own if card == other else card for card in middle])
        event = ("swaps", seat, own, other, swap_slide_or_pass.id)
    hands = (*s.hands[:seat], new, *s.hands[seat + 1 :])
    windows = (*s.windows, Window(seat, 0, None)) if must_be_announced(new) else s.windows
    undone = Swap(seat, s.layout, s.windows, s.slides, s.left, s.second, s.opens)
    return s.evolve(hands=hands, middle=left, windows=windows, slides=(), swaps=(*s.swaps, undone), events=(event,))
