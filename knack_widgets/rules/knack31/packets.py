"""The packets in which cards are dealt: only its owner knows the order of the cards in it."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from ..core.cards import Card
from ..core.seats import seat_after
from .deal import G2_PILE_UNDER_STOCK
from .state import Past
from .turn import ALL

Seen = list[Card | None]


class Packet(NamedTuple):
    """The places in the dealt pack that belong to one hand or pile.

    places: indices in the dealt pack: of three cards, then of the cards that replaced exposed cards
    exposed: the replaced cards
    seat: the seat of the hand, or None for a pile that became the middle or is not chosen yet
    ordered: whether all seats have seen the order of its cards
    """

    places: tuple[int, ...]
    exposed: tuple[Card, ...] = ()
    seat: int | None = None
    ordered: bool = False


def packets(past: Past, seats: int) -> tuple[Packet, ...]:
    """Return the packets of the seats from the dealer's left, then the dealer's piles.

    All other cards are the stock. With reading b of G-2, the pile that the dealer has rejected belongs to the stock.
    """
    stock = 3 * (seats + 1)
    starts = {seat_after(past.due.dealer, seats, 1 + at): 3 * at for at in range(seats - 1)}
    piles = [stock - 6, stock - 3]
    if (chosen := _chosen_pile(past)) is not None:
        starts[past.due.dealer] = piles.pop(chosen)
        if past.due.uses(G2_PILE_UNDER_STOCK):
            piles.clear()
    more: dict[int, list[int]] = {seat: [] for seat in starts}
    exposed: dict[int, list[Card]] = {seat: [] for seat in starts}
    shown, offered = set(), None
    for (seat, verb, words), *_ in past.steps:
        if verb == "expose":
            offered = Card(words[1])
        elif verb == "replace" and seat is not None and offered:
            if stock < len(past.cards):
                more[seat].append(stock)
            exposed[seat].append(offered)
            stock += 1
        elif words == (ALL,):
            shown.add(seat)
    own = [
        Packet((at, at + 1, at + 2, *more[seat]), tuple(exposed[seat]), seat, seat in shown or past.drawing)
        for seat, at in starts.items()
    ]
    return (*own, *(Packet((at, at + 1, at + 2)) for at in piles))


def _chosen_pile(past: Past) -> int | None:
    looked = find_looked_pile(past)
    for (_, verb, _), *_ in past.steps:
        if looked is not None and verb in ("keep", "switch"):
            return looked if verb == "keep" else 1 - looked
    return None


def find_looked_pile(past: Past) -> int | None:
    """Return the index of the pile that the dealer has looked at, or None before the look."""
    return next((int(words[0]) - 1 for (_, verb, words), *_ in past.steps if verb == "look"), None)


def blank(past: Past, known: Collection[Card], readers: Collection[int], seats: int) -> tuple[Card | None, ...]:
    """Return the pack without unknown cards, arranged so that it reveals no hidden order.

    In the packet of another seat the known cards get new places, because their true places are hidden.

    known: the cards that the readers know
    readers: the seats of the readers
    seats: the number of seats
    """
    true: Seen = [card if card in known else None for card in past.cards]
    cards = list(true)
    for packet in packets(past, seats):
        first, second, third, *drawn = packet.places
        # an exposed card rarely comes back from under the stock, and its place in a hand does not reveal other cards
        if packet.seat is None or packet.seat in readers or len(drawn) < len(packet.exposed):
            continue
        held = [first, second, third]
        for card, at in zip(packet.exposed, drawn, strict=True):
            held[[past.cards[place] for place in held].index(card)] = at
        last = [true[at] for at in held]
        if not packet.ordered:
            last = [*sorted(card for card in last if card), *(card for card in last if card is None)]
        for at, there in zip((first, *drawn, second, third), (*packet.exposed, *last), strict=True):
            cards[at] = there
    return tuple(cards)
