"""Trick-taking: the state of a deal of three tricks, and who has the highest card.

How the cards are played is in `trickplay`, what a seat may know in `trickview`.
"""

from __future__ import annotations

from typing import Any, Final, Self

from .cards import CARDS, STRENGTH, SUITS, Card, cards_of
from .facts import Setup
from .leading import leading_seats
from .played import Played, SeenTrick, Trick
from .state import State

FACE_DOWN: Final = 64
"""Shift of the bits that stand for leading a card face down."""
OPEN_CARDS: Final = (1 << FACE_DOWN) - 1
"""All cards played face up."""
HIDDEN_CARDS: Final = OPEN_CARDS << FACE_DOWN
"""All cards played face down."""

TRICKS: Final = 3
FIRST: Final = frozenset({(True, 0), (False, 0)})
SECOND: Final = frozenset({(True, 1), (False, 1)})
THIRD: Final = frozenset({(True, 2), (False, 2)})
LEAD: Final = frozenset((True, n) for n in range(TRICKS))
FOLLOW: Final = frozenset((False, n) for n in range(TRICKS))
ALWAYS: Final = LEAD | FOLLOW


_SCORES: Final[dict[str | None, dict[str | None, int]]] = {
    suit: {None: -1, **{card: STRENGTH[card] if card.suit == suit else -1 for card in CARDS}} for suit in (*SUITS, None)
}
"""Suit → card → strength of the card in that suit, −1 for cards of others."""


class TrickState(State):
    """A match of a game with three tricks a deal.

    `masks`: hands as bit masks; `finished_tricks`: those of the deal, and `takers` who took them, both kept until the
    next deal; `trick`: the running one; `tricks`: how many each seat has taken; `thrown`: what each has thrown away.
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
    def opening(cls, setup: Setup, **fields: Any) -> Self:
        """The state before the first deal; `fields`: what a game has beside these, or has otherwise."""
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

    def new_deal(self) -> dict[str, Any]:
        """What another deal changes in every game of tricks: everybody is in, and no trick has been played."""
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
        """The cards in each hand, sorted by text; a folded hand is ``()``."""
        return tuple(cards_of(mask) for mask in self.masks)

    @property
    def hand(self) -> int:
        """The hand of the seat on turn as a bit mask, without cards where nobody is."""
        return 0 if self.turn is None else self.masks[self.turn]

    @property
    def mover(self) -> int:
        """The seat on turn, where somebody is."""
        if self.turn is None:
            raise AssertionError("nobody is on turn")
        return self.turn

    @property
    def score(self) -> dict[str, tuple[int, ...]]:
        """What each seat has won or lost so far."""
        return {"balance": self.balances}

    @property
    def leaders(self) -> tuple[int, ...]:
        """Who has won most."""
        return leading_seats(self.balances)

    @property
    def with_betar(self) -> bool:
        """Whether failures are paid for with betar."""
        return True

    @property
    def shows_blanks(self) -> bool:
        """Whether cards played face down are turned up as soon as their trick is full."""
        return False

    @property
    def going(self) -> bool:
        """Whether the lowest bete that lies apart is the one that is played for, or that the next deal is for."""
        return bool(self.bets)

    @property
    def antes(self) -> tuple[int, ...]:
        """What each seat has put into the pot for the deal that is on; empty in games without a pot."""
        return ()

    def standing(self, seat: int) -> str | None:
        """How a seat stands in the deal, as everybody knows: ``in``, ``folded``, ``won``, ``none`` (between deals).

        Games add words of their own for their bidding. `None` when the match is over.
        """
        if self.turn is None:
            if any(event[0] == "wins" and event[1] == seat for event in self.events):
                return "won"
            return None if self.over else "none"
        return "in" if seat in self.players_in else "folded"

    def end_deal(self, **changes: Any) -> Self:
        """The state in which this deal is over and the next is due, dealt by the seat to the left."""
        seats = len(self.masks)
        return self.evolve(
            phase="deal",
            turn=None,
            dealer=(self.dealer + 1) % seats,
            masks=(0,) * seats,
            thrown=(0,) * seats,
            players_in=(),
            up=(),
            trump=None,
            trick=(),
            **changes,
        )

    def view_fields(self, seats: frozenset[int]) -> dict[str, Any]:
        """The fields of a `TrickView` that are not looked up when they are asked for; games with more add theirs."""
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
        """The same state without the cards that `seats` do not see: of other hands, and face down in tricks."""
        finished = self.turn is None or self.shows_blanks
        return self.copy_with(
            {
                "masks": _own(self.masks, seats),
                "thrown": _own(self.thrown, seats),
                "trick": _seen_trick(self.trick, seats, False),
                "finished_tricks": tuple([_seen_trick(trick, seats, finished) for trick in self.finished_tricks]),
            }
        )


def clockwise(seats: tuple[int, ...], first: int) -> tuple[int, ...]:
    """Some ascending seats in the order of play, the first of them at `first` or to the left of it.

    >>> clockwise((0, 2, 3), 1), clockwise((0, 2, 3), 4)
    ((2, 3, 0), (0, 2, 3))
    """
    return (*[seat for seat in seats if seat >= first], *[seat for seat in seats if seat < first])


def next_seat(seats: tuple[int, ...], seat: int) -> int:
    """The next of some ascending seats to the left of `seat`.

    >>> next_seat((0, 2, 3), 2), next_seat((0, 2, 3), 3)
    (3, 0)
    """
    for other in seats:
        if other > seat:
            return other
    return seats[0]


def _own(masks: tuple[int, ...], seats: frozenset[int]) -> tuple[int, ...]:
    """The masks of `seats`; those of the others are without cards."""
    return tuple([mask if seat in seats else 0 for seat, mask in enumerate(masks)])


def _seen_trick(trick: Trick, seats: frozenset[int], finished: bool) -> SeenTrick:
    """`trick` as `seats` see it: face-down cards of others are absent until the deal is finished."""
    for seat, _, face_down in () if finished else trick:
        if face_down and seat not in seats:
            return tuple([Played(p.seat, None, True) if p.face_down and p.seat not in seats else p for p in trick])
    return trick


def highest(trick: Trick, suit: str | None) -> Played[Card] | None:
    """The highest face-up card of `suit` in a trick, or `None` if there is none."""
    best = None
    top = -1
    score = _SCORES[suit]
    for played in trick:
        found = score[played[1]]
        if found > top and not played[2]:
            best, top = played, found
    return best
