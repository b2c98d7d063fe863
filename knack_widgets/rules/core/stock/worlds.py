"""The possible worlds of a view: the cards of the other hands that nobody has shown, and the stock.

If a verb is allowed only without a move of another one, such as drawing only if no card can be laid, a seat that made
such a move held no card with which the other would have been legal. Which card came when matters then: a hand is what
the seat was dealt and what it drew at each move, less what it laid, and all of these get cards by turns.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ..cards import Card, cards_of
from ..hidden import Dealt
from ..placing import Place, Placed, Placing
from .state import HandChange, StockState
from .view import StockView

MAX_BARRED: Final = 3
"""Greatest number of moves of hidden seats, the last ones of the deal, from which is inferred what hands lacked.

The time to draw a world grows many times with each: 0.2 s with three moves, 50 s with eight (2026-11-27).
"""


class Source(NamedTuple):
    """A source of the cards of a hidden seat: the deal, or the draw of one move.

    room: number of cards
    barred: the cards that cannot be among them
    """

    room: int
    barred: frozenset[Card]


def find_hidden(view: StockView) -> Dealt[StockState]:
    """Return the worlds of a view; the order of a stock from which no verb draws does not matter."""
    s = view.known
    hidden = [seat for seat, hand in enumerate(view.hands) if hand is None]
    held = tuple(one for one in s.shown if one.seat in hidden)
    known = {seat: tuple(one.card for one in held if one.seat == seat) for seat in hidden}
    changes = _list_changes(s.changes or (), hidden)
    laid = {seat: frozenset(card for each in changes[seat] for card in each.laid) for seat in hidden}
    all_laid = frozenset[Card]().union(*laid.values())
    seen = {card for hand in s.hands for card in hand} | {*s.middle} | {one.card for one in held}
    unseen = [] if view.turn is None else [card for card in s.setup.pack if card not in seen or card in all_laid]
    rooms: dict[int, int] = {seat: view.counts[seat] - len(known[seat]) for seat in hidden}
    # a place without room would only cost time
    sources = [
        (seat, source)
        for seat in hidden
        for source in _find_sources(rooms[seat], changes[seat])
        if source.room and view.turn is not None
    ]
    draws = any(verb.draws for verb in s.setup.game.verbs.values())
    places = [
        *(Place(each.room, barred=each.barred | (all_laid - laid[seat])) for seat, each in sources),
        Place(view.stock if unseen else 0, ordered=draws, barred=all_laid),
    ]

    def make(placed: Placed) -> StockState:
        if view.turn is None:
            return s
        hands: list[tuple[Card, ...]] = list(s.hands)
        for seat in hidden:
            came = [card for (of, _), cards in zip(sources, placed, strict=False) if of == seat for card in cards]
            hands[seat] = tuple(sorted((*known[seat], *(card for card in came if card not in laid[seat]))))
        return s.evolve(hands=tuple(hands), stock=tuple(placed[-1]) if draws else tuple(sorted(placed[-1])))

    return Dealt(Placing(unseen, places), make, find_held=lambda: held)


def _list_changes(changes: tuple[HandChange, ...], hidden: list[int]) -> dict[int, tuple[HandChange, ...]]:
    """Return seat → the changes of its hand from the first one with barred cards that counts.

    What happened before bars nothing, so it does not matter from where the cards came that a hand held then.
    """
    telling = [at for at, each in enumerate(changes) if each.seat in hidden and each.barred][-MAX_BARRED:]
    first = {seat: next((at for at in telling if changes[at].seat == seat), len(changes)) for seat in hidden}
    return {seat: tuple(each for each in changes[first[seat] :] if each.seat == seat) for seat in hidden}


def _find_sources(count: int, changes: tuple[HandChange, ...]) -> list[Source]:
    """Return the sources of the cards of a seat: its hand before the changes, and the draw of each change.

    count: number of cards in its hand now, without those that everybody has seen
    changes: the changes of the hand
    """
    before = count + sum(len(each.laid) - each.drawn for each in changes)
    left_at = {card: at for at, each in enumerate(changes) for card in each.laid}
    sources = []
    for came, room in enumerate((before, *(each.drawn for each in changes)), -1):
        barred: set[Card] = set()
        for at, each in enumerate(changes):
            if at > came:
                barred |= {card for card in cards_of(each.barred) if at < left_at.get(card, len(changes))}
        barred |= {card for card, at in left_at.items() if at <= came}
        sources.append(Source(room, frozenset(barred)))
    return sources
