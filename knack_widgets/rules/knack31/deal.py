"""Chapter *deal*: three cards each; the dealer looks at one of two piles and keeps either."""

from __future__ import annotations

from typing import Final

from ..core.cards import Card
from ..core.clauses import Chapter, Clause
from ..core.moves import Move, Verb
from ..core.reasons import Objection
from ..core.seats import seat_after
from . import call, result
from .state import Hand, Knack31State, Past, Window

clause: Final = Chapter("deal")

three_to_each = clause.permission("deal.1", "G-1", "G-12")
two_piles = clause.says("deal.2", "G-1")
one_looked_at = clause.permission("deal.3", "G-15")
keep_or_switch = clause.permission("deal.4", "G-2", "G-15")
G2_PILE_UNDER_STOCK: Final = keep_or_switch.also_read("G-2", "b")
the_stock = clause.says("deal.5")


def deal(s: Knack31State, cards: tuple[Card, ...]) -> Knack31State:
    """Return the state after the deal (G-1).

    Each seat gets three cards at a time, from the dealer's left; the dealer's two piles come last.
    """
    seats = len(s.setup.names)
    *three, first_pile, second_pile = [cards[at : at + 3] for at in range(0, 3 * (seats + 1), 3)]
    hands: list[Hand] = [()] * seats
    for place in range(seats - 1):
        hands[seat_after(s.dealer, seats, 1 + place)] = three[place]
    stock = cards[3 * (seats + 1) :]
    return s.enter(
        "choosing",
        s.dealer,
        ("gives-three", s.dealer, three_to_each.id),
        ("piles", s.dealer, two_piles.id),
        ("stock", len(stock), the_stock.id),
        deals=s.deals + 1,
        hands=tuple(hands),
        piles=(first_pile, second_pile),
        looked=0,
        middle=(),
        stock=stock,
        exposed=(),
        windows=tuple(Window(seat, 0, None) for seat, hand in enumerate(hands) if call.must_be_announced(hand)),
        second=False,
        opens=True,
        forgot=(),
        announced=(),
        shown=(),
        result=None,
        past=Past(s.evolve(stock=(), middle=(), exposed=(), shown=(), events=(), past=None), cards),
    )


def end(s: Knack31State) -> Knack31State:
    """Return the state after the match has been ended between two deals."""
    return s.evolve(phase="over", events=(("ends", three_to_each.id),))


def choice_clause(s: Knack31State) -> Clause:
    """Return the clause that says which choice the dealer has."""
    return keep_or_switch if s.looked else one_looked_at


# -- looking at a pile


NUMBERS: Final = ("1", "2")


def _number(words: tuple[str, ...]) -> tuple[str, ...]:
    (word,) = words
    if word not in NUMBERS:
        raise ValueError(f"pile {word!r}: expected one of {', '.join(NUMBERS)}")
    return (word,)


LOOK: Final = Verb("look", _number, "SEAT look 1|2")


def pile_number(words: tuple[str, ...]) -> tuple[int]:
    """Return the argument of a look: the number of the pile."""
    return (int(words[0]),)


def looks(_: Knack31State, seat: int) -> tuple[Move, ...]:
    """Return the two moves with which a seat looks at a pile."""
    return tuple(Move(seat, LOOK.name, (number,)) for number in NUMBERS)


def objections_to_look(s: Knack31State, seat: int) -> tuple[Objection, ...]:
    """Return the objections to a look: not the dealer, or a pile has been looked at."""
    if seat != s.dealer:
        return ((one_looked_at, "turn", {"seat": seat, "turn": s.dealer}),)
    return ((one_looked_at, "order", {"seat": seat, "verb": LOOK.name}),) if s.looked else ()


def look(s: Knack31State, seat: int, pile: int) -> Knack31State:
    """Return the state after the dealer has looked at a pile."""
    events = (("looks", seat, pile, one_looked_at.id), ("turn", seat, keep_or_switch.id))
    return s.evolve(looked=pile, events=events)


def objections_to_announcement(s: Knack31State, seat: int) -> tuple[Objection, ...]:
    """Return the objections to announcing while the dealer chooses a pile.

    The dealer has no hand before that choice (G-15).
    """
    if seat == s.dealer:
        return ((choice_clause(s), "unchosen", {"seat": seat}),)
    return call.objections_to_announcement(s, seat)


# -- keeping it, or switching

KEEP: Final = "keep"
SWITCH: Final = "switch"


def objections_to_keep(s: Knack31State, seat: int) -> tuple[Objection, ...]:
    """Return the objections to keeping: not the dealer, or no pile has been looked at."""
    return _objections_to_choice(s, seat, KEEP)


def objections_to_switch(s: Knack31State, seat: int) -> tuple[Objection, ...]:
    """Return the objections to switching, the same as the objections to keeping."""
    return _objections_to_choice(s, seat, SWITCH)


def _objections_to_choice(s: Knack31State, seat: int, verb: str) -> tuple[Objection, ...]:
    if seat != s.dealer:
        return ((keep_or_switch, "turn", {"seat": seat, "turn": s.dealer}),)
    return () if s.looked else ((keep_or_switch, "order", {"seat": seat, "verb": verb}),)


def keep(s: Knack31State, seat: int) -> Knack31State:
    """Return the state with the seen pile as the hand and the other pile as the middle (G-2)."""
    return _choose(s, seat, s.looked - 1, "keeps-pile")


def switch(s: Knack31State, seat: int) -> Knack31State:
    """Return the state with the unseen pile as the hand and the seen pile as the middle (G-2)."""
    return _choose(s, seat, 2 - s.looked, "switches")


def _choose(s: Knack31State, seat: int, own: int, name: str) -> Knack31State:
    hand, middle, stock = s.piles[own], s.piles[1 - own], s.stock
    if s.uses(G2_PILE_UNDER_STOCK):  # and the middle is turned up from the top of the stock
        middle, stock = stock[:3], (*stock[3:], *middle)
    events = ((name, seat, keep_or_switch.id), ("opens", *middle, keep_or_switch.id))
    s = call.with_hand(s, seat, hand, piles=(), looked=0, middle=middle, stock=stock, events=events)
    if s.announced:
        return result.end_by_announcement(s)
    return s.enter("play", seat_after(seat, len(s.hands)), *events)
