"""Trick games: the state of a deal, and the highest card of a trick."""

from __future__ import annotations

from typing import Final, Self

from ..cards import CARDS, STRENGTH, SUITS, Card, Played, SeenTrick, Trick, cards_of
from ..facts import Setup
from ..scores import leading_seats
from ..seats import seat_after
from ..state import State

FACE_DOWN: Final = 64
"""Number of bits by which the mask of a card is shifted left if the card is played face down."""
OPEN_CARDS: Final = (1 << FACE_DOWN) - 1
"""Mask of all cards played face up."""
HIDDEN_CARDS: Final = OPEN_CARDS << FACE_DOWN
"""Mask of all cards played face down."""


_SCORES: Final[dict[str | None, dict[str | None, int]]] = {
    suit: {None: -1, **{card: STRENGTH[card] if card.suit == suit else -1 for card in CARDS}} for suit in (*SUITS, None)
}
"""Suit → card → rank of the card within the suit; −1 for cards of other suits."""


class TrickState(State):
    """A match of a game of tricks.

    masks: each seat's hand (mask)
    players_in: the seats that take part in the deal, ascending
    up: the upcards
    trump: the trump suit, or None
    trick: the running trick
    finished_tricks: the finished tricks of the deal, kept until the next deal
    takers: the seats that took the finished tricks, in the same order
    tricks: each seat's number of tricks
    balances: each seat's balance (units of money)
    pot: the pot (units of money)
    bets: values of the betes, which are kept apart from the pot, ascending (units of money)
    thrown: each seat's discards (mask)
    """

    masks: tuple[int, ...]
    players_in: tuple[int, ...]
    up: tuple[Card, ...]
    trump: str | None
    trick: Trick
    finished_tricks: tuple[Trick, ...]
    takers: tuple[int, ...]
    tricks: tuple[int, ...]
    balances: tuple[int, ...]
    pot: int
    bets: tuple[int, ...]
    thrown: tuple[int, ...]
    _history = ("thrown",)

    @classmethod
    def opening(cls, setup: Setup, **fields: object) -> Self:
        """Return the state before the first deal.

        setup: the set-up of the match
        fields: the game's own fields, and other values for the common fields
        """
        seats = len(setup.names)
        common = {
            "setup": setup,
            "phase": "deal",
            "dealer": setup.first,
            "deals": 0,
            "turn": None,
            "events": (),
            "masks": (0,) * seats,
            "players_in": (),
            "up": (),
            "trump": None,
            "trick": (),
            "finished_tricks": (),
            "takers": (),
            "tricks": (0,) * seats,
            "balances": (0,) * seats,
            "pot": 0,
            "bets": (),
            "thrown": (0,) * seats,
        }
        return cls(**{**common, **fields})

    def new_deal(self) -> dict[str, object]:
        """Return the fields that every trick game sets for a deal: all seats in, no trick played."""
        seats = len(self.masks)
        return {
            "deals": self.deals + 1,
            "players_in": tuple(range(seats)),
            "trick": (),
            "finished_tricks": (),
            "takers": (),
            "tricks": (0,) * seats,
            "thrown": (0,) * seats,
        }

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The cards in each hand, sorted by text; the hand of a seat that has folded is ``()``."""
        return tuple(cards_of(mask) for mask in self.masks)

    @property
    def hand(self) -> int:
        """The hand of the seat on turn (mask), or 0 if no seat is on turn."""
        return 0 if self.turn is None else self.masks[self.turn]

    @property
    def mover(self) -> int:
        """The seat on turn; the property raises `AssertionError` if no seat is on turn."""
        if self.turn is None:
            raise AssertionError(f"the phase is {self.phase}, without a turn: expected a seat on turn")
        return self.turn

    @property
    def score(self) -> dict[str, tuple[int, ...]]:
        """Each seat's balance so far."""
        return {"balance": self.balances}

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the highest balance; empty if all are level."""
        return leading_seats(self.balances)

    @property
    def with_betar(self) -> bool:
        """True if a player who fails pays a bete."""
        return True

    @property
    def has_trumps(self) -> bool:
        """True if the game has a trump suit, in some deals at least."""
        return True

    @property
    def shows_blanks(self) -> bool:
        """True if face-down cards are turned up at the end of their trick."""
        return False

    @property
    def going(self) -> bool:
        """True if the lowest bete is played for in this deal or in the next."""
        return bool(self.bets)

    @property
    def antes(self) -> tuple[int, ...]:
        """Each seat's payment into the pot of the current deal; empty in games without a pot."""
        return ()

    def standing(self, seat: int) -> str | None:
        """Return a seat's part in the deal, which is public, or None after the match.

        It is ``in``, ``folded``, ``won`` or ``none`` (between deals); games add words for their bidding.
        """
        if self.turn is None:
            if any(event[0] == "wins" and event[1] == seat for event in self.events):
                return "won"
            return None if self.over else "none"
        return "in" if seat in self.players_in else "folded"

    def end_deal(self, **changes: object) -> Self:
        """Return the state after the end of the deal: the seat after the dealer's deals next."""
        seats = len(self.masks)
        return self.evolve(
            phase="deal",
            turn=None,
            dealer=seat_after(self.dealer, seats),
            masks=(0,) * seats,
            thrown=(0,) * seats,
            players_in=(),
            up=(),
            trump=None,
            trick=(),
            **changes,
        )

    def view_fields(self, seats: frozenset[int]) -> dict[str, object]:
        """Return the fields of a `TrickView`, except those that are computed on first use.

        Games with more fields add them.
        """
        known = self.known_to(seats)
        return {
            "setup": self.setup,
            "seats": seats,
            "phase": self.phase,
            "dealer": self.dealer,
            "deals": self.deals,
            "turn": self.turn,
            "counts": tuple([mask.bit_count() for mask in self.masks]),
            "players_in": self.players_in,
            "events": self.events,
            "moves": self.legal if self.turn in seats else (),
            "up": self.up,
            "trump": self.trump,
            "trick": known.trick,
            "finished_tricks": known.finished_tricks,
            "takers": self.takers,
            "tricks": self.tricks,
            "balances": self.balances,
            "pot": self.pot,
            "bets": self.bets,
            "known": known,
        }

    def known_to(self, seats: frozenset[int]) -> Self:
        """Return the state without the cards that `seats` do not see.

        These are the cards of other hands, other seats' discards and their face-down cards in tricks.
        """
        finished = self.turn is None or self.shows_blanks
        return self.copy_with(
            {
                "masks": _own(self.masks, seats),
                "thrown": _own(self.thrown, seats),
                "trick": _seen_trick(self.trick, seats, False),
                "finished_tricks": tuple([_seen_trick(trick, seats, finished) for trick in self.finished_tricks]),
            }
        )


def _own(masks: tuple[int, ...], seats: frozenset[int]) -> tuple[int, ...]:
    """Return the masks with those of seats outside `seats` replaced by 0."""
    return tuple([mask if seat in seats else 0 for seat, mask in enumerate(masks)])


def _seen_trick(trick: Trick, seats: frozenset[int], finished: bool) -> SeenTrick:
    """Return a trick as `seats` see it.

    Face-down cards of other seats are left out unless the trick is `finished`.
    """
    for seat, _, face_down in () if finished else trick:
        if face_down and seat not in seats:
            return tuple([Played(p.seat, None, True) if p.face_down and p.seat not in seats else p for p in trick])
    return trick


def highest(trick: Trick, suit: str | None) -> Played[Card] | None:
    """Return the highest face-up card of a suit in a trick, or None if the trick has none."""
    best = None
    top = -1
    score = _SCORES[suit]
    for played in trick:
        strength = score[played[1]]
        if strength > top and not played[2]:
            best, top = played, strength
    return best


def after_throwing(s: TrickState, seat: int, cards: int) -> tuple[int, ...]:
    """Return the discards of every seat after a seat has thrown away more cards.

    s: the state before
    seat: the seat that throws cards away
    cards: the cards (mask)

    Return a mask for each seat.
    """
    return (*s.thrown[:seat], s.thrown[seat] | cards, *s.thrown[seat + 1 :])
