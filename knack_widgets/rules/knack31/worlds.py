"""The worlds of a view: possible hands, piles of the dealer, and orders of the stock.

All moves are public. So a world is a deal of the unseen cards from which the same moves, with the same events, lead to
the view's state. In a world each announced hand is a Knack or Blitz, and no seat has had a Knack for so long that the
deal would be over.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import chain, combinations

from ..core.cards import Card
from ..core.hidden import Among, Dealt, Held, Hidden
from ..core.moves import Move
from ..core.placing import Place, Placed, Placing
from ..core.positions.kinds import UNKNOWN
from ..core.three_cards import HAND
from .call import ANNOUNCE, must_be_announced
from .packets import packets
from .setup import PACK
from .state import Knack31State, Layout, Past, Swap, Window
from .swaps import cards_of_swap, known_hands, layout_before
from .turn import ALL, SWAP
from .view import Knack31View


def find_hidden(view: Knack31View) -> Hidden[Knack31State, Knack31State]:
    """Return the worlds of a view."""
    past, seats = view.known.past, len(view.counts)
    if past is None:
        return _shuffle_rest(view) if view.phase in ("deal", "over") else _place_hidden(view)
    announced = {step.move.seat for step in past.steps if step.move.verb == ANNOUNCE}
    for packet in packets(past, seats):
        blanks = [at for at in packet.places if past.cards[at] is None]
        if packet.seat in announced and blanks:
            return Among(
                _unseen(past), [partial(_deal_anew, filled, seats) for filled in _find_announced(past, blanks)]
            )
    dealt = _deal_anew(past, seats)
    dealt.find_held = partial(_find_held, view, past, partial(dealt.draw, "held"))
    return dealt


def _shuffle_rest(view: Knack31View) -> Dealt[Knack31State]:
    """Return the worlds after the end of a deal: only the rest of the stock is unseen.

    Its order does not matter, because the pack is shuffled before the next deal.
    """
    s = view.known
    seen = {card for hand in s.shown for card in hand} | {*s.middle}
    rest = tuple(card for card in PACK if card not in seen)[: view.stock]
    return Dealt(Placing(rest, [Place(len(rest))]), lambda placed: s.evolve(stock=placed[0]))


def _place_hidden(view: Knack31View) -> Dealt[Knack31State]:
    """Return the worlds of a match that began with a position, so that no earlier move of the deal is known."""
    s = view.known
    hidden = [seat for seat, hand in enumerate(view.hands) if hand is None]
    public = [tuple(card for card in hand if card != UNKNOWN) for hand in known_hands(view)]
    piles = [number for number, pile in enumerate(view.piles) if pile is None]
    seen = {*chain.from_iterable((*public, *(pile or () for pile in view.piles))), *view.middle}
    unseen = tuple(card for card in PACK if card not in seen)
    rooms = [view.counts[seat] - len(public[seat]) for seat in hidden] + [HAND for _ in piles]

    def make(placed: Placed) -> Knack31State | None:
        hands, of_dealer = list(s.hands), list(s.piles)
        for seat, own in zip(hidden, placed, strict=False):
            hands[seat] = (*public[seat], *own)
        for number, own in zip(piles, placed[len(hidden) :], strict=False):
            of_dealer[number] = own
        if not all(must_be_announced(hands[seat]) for seat in s.announced):
            return None
        unannounced = [seat for seat in hidden if hands[seat] and must_be_announced(hands[seat])]
        seats = sorted({*view.to_announce, *unannounced} - {*s.announced})
        layout = Layout(tuple(hands), s.middle, placed[-1])
        windows = tuple(Window(seat, 0, None) for seat in seats)
        return s.with_layout(layout, piles=tuple(of_dealer), windows=windows, swaps=_undo_swaps(s.swaps, layout))

    return Dealt(Placing(unseen, [*map(Place, rooms), Place(view.stock, ordered=True)]), make)


def _undo_swaps(swaps: tuple[Swap, ...], layout: Layout) -> tuple[Swap, ...]:
    """Return swaps that may be given back, with the cards of a world.

    swaps: the swaps, of which only the seat and the middle before are known
    layout: the places of the cards after the last swap
    """
    whole: list[Swap] = []
    for swap in reversed(swaps):
        laid, taken = cards_of_swap(swap.layout.middle, layout.middle)
        layout = layout_before(layout, swap.seat, laid, taken)
        whole.append(swap._replace(layout=layout))
    return tuple(reversed(whole))


def _unseen(past: Past) -> list[Card]:
    seen = {*past.cards}
    return [card for card in PACK if card not in seen]


def _fill(past: Past, places: list[int], cards: tuple[Card, ...]) -> Past:
    filled = list(past.cards)
    for at, card in zip(places, cards, strict=True):
        filled[at] = card
    return past._replace(cards=tuple(filled))


def _find_announced(past: Past, places: list[int]) -> list[Past]:
    """Return a history for each hand that a seat may have announced before play.

    The histories differ only in the cards at `places`. Before the play begins, only its hand decides whether a seat
    must announce.

    past: the history as the reader knows it
    places: the places of the seat's unseen cards in the pack
    """
    pasts = []
    unseen = _unseen(past)
    for own in combinations(unseen, len(places)):
        others = iter([card for card in unseen if card not in own])
        filled = _fill(past, places, own)
        if replay(past, tuple([card or next(others) for card in filled.cards])):
            pasts.append(filled)
    return pasts


def _find_held(view: Knack31View, past: Past, make_world: Callable[[], Knack31State]) -> list[Held]:
    """Return the cards that other seats took openly from the middle and still hold.

    make_world: returns a possible world; these cards are in the same hands in all worlds
    """
    taken: dict[Card, Held] = {}
    for (seat, verb, words), events, middle in past.steps:
        if verb == SWAP.name and seat is not None and view.hands[seat] is None:
            cards = middle if words == (ALL,) else (Card(words[1]),)
            taken |= {card: Held(seat, card, events[0][-1]) for card in cards}
    hands = make_world().hands if taken else ()
    return [one for one in taken.values() if one.card in hands[one.seat]]


def _deal_anew(past: Past, seats: int) -> Dealt[Knack31State]:
    of_packets = [packet.places for packet in packets(past, seats)]
    taken = {at for places in of_packets for at in places}
    stock = [at for at in range(len(past.cards)) if at not in taken]
    blanks = [[at for at in places if past.cards[at] is None] for places in (*of_packets, stock)]
    *packed, last = (Place(len(places)) for places in blanks)

    def make(placed: Placed) -> Knack31State | None:
        cards = list(past.cards)
        for places, own in zip(blanks, placed, strict=True):
            for at, card in zip(places, own, strict=True):
                cards[at] = card
        return replay(past, tuple([card for card in cards if card]))

    return Dealt(Placing(_unseen(past), [*packed, last._replace(ordered=True)]), make)


def replay(past: Past, cards: tuple[Card, ...]) -> Knack31State | None:
    """Return the state that the same moves reach from other cards.

    Return None if a move is refused or has other events.
    """
    phases = past.due.setup.phases
    s: Knack31State = phases[past.due.phase].play(past.due, Move(None, "deal", cards))
    for move, events, _ in past.steps:
        phase = phases[s.phase]
        if move.seat is not None and phase.objections(s, move):
            return None
        s = phase.play(s, move)
        if s.events != events:
            return None
    return s
