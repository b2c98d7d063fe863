"""Chapter *deal*: three cards each, two piles for the dealer, who looks at one and keeps it or takes the other."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ..core.cards import Card
from ..core.clauses import Chapter
from ..core.moves import Move
from ..core.verdict import Reason
from . import ending, ssi
from .basics import Hand, Knack31State, Window, left_begins, to_announce

chapter: Final = Chapter("deal")

three_to_each = chapter.frame(1, "G-1", "G-12")
two_piles = chapter.says(2, "G-1")
one_looked_at = chapter.frame(3, "G-15")
keep_or_switch = chapter.frame(4, "G-2", "G-15")
the_stock = chapter.says(5)


def deal(s: Knack31State, cards: tuple[Card, ...]) -> Knack31State:
    """The state after the deal: three at a time from the dealer's left, the dealer's two piles last (G-1)."""
    seats = len(s.setup.names)
    three = [cards[at : at + 3] for at in range(0, 3 * (seats + 1), 3)]
    hands: list[Hand] = [()] * seats
    for place in range(seats - 1):
        hands[(s.dealer + 1 + place) % seats] = three[place]
    stock = cards[3 * (seats + 1) :]
    return s.evolve(
        phase="choosing",
        deals=s.deals + 1,
        turn=s.dealer,
        hands=tuple(hands),
        piles=(three[-2], three[-1]),
        looked=0,
        middle=(),
        stock=stock,
        exposed=(),
        windows=tuple(Window(seat, 0, None) for seat, hand in enumerate(hands) if hand and to_announce(hand)),
        second=False,
        opens=True,
        forgot=(),
        announced=(),
        shown=(),
        result=None,
        events=(
            ("gives-three", s.dealer, three_to_each.id),
            ("piles", s.dealer, two_piles.id),
            ("stock", len(stock), the_stock.id),
            ("turn", s.dealer, one_looked_at.id),
        ),
    )


def turn_clause(s: Knack31State) -> object:
    """The clause that says what the dealer is to do."""
    return keep_or_switch if s.looked else one_looked_at


def may_look(s: Knack31State, seat: int) -> Collection[tuple[str, ...]]:
    """One of the two, once."""
    return [("1",), ("2",)] if seat == s.dealer and not s.looked else []


def may_choose(s: Knack31State, seat: int) -> Collection[tuple[str, ...]]:
    """After a look."""
    return [()] if seat == s.dealer and s.looked else []


def why_not(s: Knack31State, move: Move) -> list[Reason]:
    """Another seat's business; or not in this order."""
    clause = one_looked_at if move.verb == "look" else keep_or_switch
    if move.seat != s.dealer:
        return [Reason(clause, "turn", {"seat": move.seat, "turn": s.dealer})]
    return [Reason(clause, "order", {"seat": move.seat, "verb": move.verb})]


def look(s: Knack31State, move: Move) -> Knack31State:
    """The dealer has taken up a pile."""
    event = ("looks", s.dealer, int(move.args[0]), one_looked_at.id)
    return s.evolve(looked=int(move.args[0]), events=(event, ("turn", s.dealer, keep_or_switch.id)))


def keep(s: Knack31State, _: Move) -> Knack31State:
    """The pile that has been looked at becomes the hand, the other the middle (G-2)."""
    return _chosen(s, s.looked - 1, "keeps-pile")


def switch(s: Knack31State, _: Move) -> Knack31State:
    """The other pile becomes the hand, unseen, and the one that has been looked at the middle (G-2)."""
    return _chosen(s, 2 - s.looked, "switches")


def _chosen(s: Knack31State, own: int, name: str) -> Knack31State:
    hand, middle = s.piles[own], s.piles[1 - own]
    announced = bool(s.announced)
    s = s.with_hand(s.dealer, hand, piles=(), looked=0, middle=middle)
    s = s.evolve(events=((name, s.dealer, keep_or_switch.id), ("opens", *middle, keep_or_switch.id)))
    if announced:
        return ending.by_announcement(s)
    first = (s.dealer + 1) % len(s.hands)
    return s.evolve(phase="play", turn=first, events=(*s.events, ("turn", first, left_begins.id)))


# -- an exposed card (additional rules)


def why_not_expose(s: Knack31State, move: Move) -> list[Reason]:
    """Why a card cannot be said to have been exposed here; nothing where it can (G-18)."""
    seat, card = int(move.args[0]), Card(move.args[1])
    facts = {"seat": seat, "card": card}
    if not s.ssi:
        return [Reason(ssi.exposed_card, "without", facts)]
    if s.phase != "choosing" or s.looked:
        return [Reason(ssi.exposed_card, "late", facts)]
    if card not in s.hands[seat] or card in s.exposed:
        return [Reason(ssi.exposed_card, "exposed" if card in s.exposed else "card", facts)]
    return []


def expose(s: Knack31State, move: Move) -> Knack31State:
    """The seat is offered another card."""
    seat, card = int(move.args[0]), Card(move.args[1])
    return s.evolve(
        phase="offer",
        turn=seat,
        offered=(seat, card),
        exposed=(*s.exposed, card),
        events=(("exposed", seat, card, ssi.exposed_card.id), ("turn", seat, ssi.exposed_card.id)),
    )


def may_answer(s: Knack31State, seat: int) -> Collection[tuple[str, ...]]:
    """Replace it or decline, for whom it is offered to."""
    return [()] if s.offered and seat == s.offered[0] else []


def why_not_answer(s: Knack31State, move: Move) -> list[Reason]:
    """Somebody else has been asked (G-21)."""
    return [Reason(ssi.exposed_card, "turn", {"seat": move.seat, "turn": s.turn})]


def replace(s: Knack31State, move: Move) -> Knack31State:
    """The top card of the stock takes the place of the exposed one, which goes under the stock (G-17)."""
    seat, card = s.offered  # type: ignore[misc]  # an offer is open
    new, *stock = s.stock
    hand = tuple(new if other == card else other for other in s.hands[seat])
    del move
    return _answered(s.with_hand(seat, hand, stock=(*stock, card)), "replaces", seat)


def decline(s: Knack31State, move: Move) -> Knack31State:
    """The card stays."""
    return _answered(s, "declines", move.seat)  # type: ignore[arg-type]


def _answered(s: Knack31State, name: str, seat: int) -> Knack31State:
    events = ((name, seat, ssi.exposed_card.id), ("turn", s.dealer, one_looked_at.id))
    return s.evolve(phase="choosing", turn=s.dealer, offered=None, events=events)
