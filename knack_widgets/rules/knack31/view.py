"""The view of a seat: its own hand, the middle, the pile it has looked at, and open cards."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..core.view import View
from .call import ANNOUNCE
from .packets import blank, find_looked_pile
from .state import Hand, Knack31State, Layout, Result
from .three import Value, value


@dataclass(frozen=True, kw_only=True)
class Knack31View(View):
    """A view of a deal; see `Knack31State` for the fields with the same name.

    stock: the number of cards in the stock
    piles: for each of the dealer's two piles, its cards if the reader may see them, or None
    values: the value of each hand that the reader sees
    to_announce: the reader's seats that hold a Knack or Blitz
    to_act: the seats that may act; a seat of another player is left out if it can only announce
    known: the state without the cards that are hidden from the reader
    """

    middle: Hand
    stock: int
    piles: tuple[Hand | None, ...]
    looked: int
    exposed: Hand
    offered: tuple[int, str] | None
    slides: tuple[int, ...]
    left: tuple[int, ...] | None
    second: bool
    asks: int | None
    yes: tuple[int, ...]
    no: tuple[int, ...]
    standing: tuple[str | None, ...]
    values: tuple[Value | None, ...]
    to_announce: tuple[int, ...]
    shown: tuple[Hand, ...]
    result: Result | None
    wins: tuple[int, ...]
    losses: tuple[int, ...]
    known: Knack31State = field(repr=False, compare=False)

    def worth(self, hand: Hand) -> Value:
        """Return the value of three cards."""
        return value(hand)


def _standing(s: Knack31State, seat: int) -> str | None:
    """Return the public status of a seat, or None.

    A seat has a status if it has ended the round, has a last turn, or has slid.
    """
    if s.phase != "play":
        return None
    if s.left is not None:
        return "last_turn" if seat in s.left else "ended" if s.ender == seat else None
    return "slid" if seat in s.slides else None


def _hide_unseen(
    s: Knack31State, seats: frozenset[int], hands: tuple[Hand | None, ...], piles: tuple[Hand | None, ...]
) -> Knack31State:
    """Return the state with the hands and piles that the reader sees.

    Possible announcements are left out. Of the swaps that could be undone, the seat and the middle before are kept.
    """
    past = s.past
    if past:
        known = past.seen.union(*(cards for cards in (*hands, *piles) if cards))
        if s.dealer in seats and (looked := find_looked_pile(past)) is not None:
            pile = past.cards[3 * (len(hands) - 1 + looked) :][:3]
            known = known.union(card for card in pile if card)
        past = past._replace(cards=blank(past, known, seats, len(hands)))
    return s.evolve(
        hands=tuple(hand or () for hand in hands),
        piles=tuple(pile or () for pile in piles),
        stock=(),
        windows=(),
        swaps=tuple(swap._replace(layout=Layout((), swap.layout.middle, ()), windows=()) for swap in s.swaps),
        past=past,
    )


def view_of(s: Knack31State, seats: frozenset[int]) -> Knack31View:
    """Return the view of readers at `seats`; while tied seats draw cards all hands are open."""
    open_to = frozenset(range(len(s.hands))) if s.phase == "draw" else seats
    hands = tuple(hand if seat in open_to else None for seat, hand in enumerate(s.hands))
    piles = tuple(pile if s.dealer in seats and s.looked == number else None for number, pile in enumerate(s.piles, 1))
    known = _hide_unseen(s, seats, hands, piles)
    return Knack31View(
        setup=s.setup,
        seats=seats,
        phase=s.phase,
        dealer=s.dealer,
        deals=s.deals,
        turn=s.turn,
        # only the seat itself may know that it may announce
        to_act=frozenset(
            move.seat for move in s.legal if move.seat is not None and (move.verb != ANNOUNCE or move.seat in seats)
        ),
        chance=s.chance,
        over=s.over,
        hands=hands,
        counts=tuple(map(len, s.hands)),
        players_in=s.players_in,
        events=s.events,
        moves=tuple(move for move in s.legal if move.seat in seats),
        in_force=s.in_force(s.turn if s.turn in seats else None),
        middle=s.middle,
        stock=len(s.stock),
        piles=piles,
        looked=s.looked,
        exposed=s.exposed,
        offered=s.offered,
        slides=s.slides,
        left=s.left,
        second=s.second,
        asks=s.asks,
        yes=s.yes,
        no=s.no,
        standing=tuple(_standing(s, seat) for seat in range(len(s.hands))),
        values=tuple(value(hand) if hand else None for hand in hands),
        to_announce=tuple(window.seat for window in s.windows if window.seat in seats),
        shown=s.shown,
        result=s.result,
        wins=s.wins,
        losses=s.losses,
        remembered=known.past,
        known=known,
    )
