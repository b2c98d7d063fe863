"""What lies on the table, as a reader may see it: zones of cards, counters, notes at the seats, what is asked of whom,
and how it is answered.

Every game tells its views as a scene, and whoever draws a position (in words, on a page, as a picture, an opponent's
choice) draws the scene: nobody above a game's folder asks a view which game it is. A zone cites the clause that puts
its cards there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from .cards import Card
from .controls import Control
from .moves import Move
from .played import SeenTrick

PLACED_ROWS: Final = frozenset({"upcard", "middle", "pile"})
"""Rows that are not a game's own."""
Fact = int | float | str
"""What a sentence needs to know."""


@dataclass(frozen=True, slots=True)
class Hand:
    """A seat's hand. `cards`: `None` where the reader does not see it; `count`: how many it has.

    `held`: the seat still has it; else it lies open after the deal. `by_suit`: people hold it sorted by suit.
    """

    cards: tuple[Card, ...] | None
    count: int
    clause: str
    held: bool = True
    by_suit: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """Cards side by side in the middle, `None` for each face down.

    `name`: ``upcard``, ``middle``, ``pile``, which have their places in words and on a page; or a game's own, which is
    drawn under what the game calls it (its message ``ui-row_<name>``).
    """

    name: str
    cards: tuple[Card | None, ...]
    clause: str


@dataclass(frozen=True, slots=True)
class Lying:
    """A trick. `winning`: the seat that takes it, or would if nobody beat it; `number`: from 1 on."""

    plays: SeenTrick
    winning: int | None
    number: int
    clause: str


@dataclass(frozen=True, slots=True)
class Heap:
    """The one pile that all lay on, the top card last. `top`: the card that counts, where there is one.

    `effects`: what is in force on it, by name and id of its clause.
    """

    cards: tuple[Card, ...]
    top: str | None
    effects: tuple[tuple[str, str], ...]
    clause: str


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile before a seat. `up`: what lies face up; `down`: whether a card lies beneath, and `peeked` which, to whom
    has looked; `locked`: it may not be taken.
    """

    up: tuple[Card, ...]
    down: bool
    peeked: Card | None
    locked: bool
    clause: str


@dataclass(frozen=True, slots=True)
class Stock:
    """Cards that nobody sees. `name`: ``talon``, ``stock``, ``discard``."""

    name: str
    count: int
    clause: str


@dataclass(frozen=True, slots=True)
class Money:
    """Stake and pot of a money game; `betar`: those that lie apart, `None` where it is played without.

    `going`: whether the lowest of them is the one that is, or will next be, played for.
    """

    stake: int | None
    pot: int
    betar: tuple[int, ...] | None
    going: bool


@dataclass(frozen=True, slots=True)
class Note:
    """What is said of a seat: the key of its words, and their facts. `aside`: only where the seat is drawn."""

    name: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    aside: bool = False


@dataclass(frozen=True, slots=True)
class SeatNotes:
    """What there is to say of a seat: how it stands in the deal, and whatever else; each note once."""

    standing: Note | None
    notes: tuple[Note, ...] = ()

    def note(self, name: str) -> Note | None:
        """The note of this name, if there is one."""
        return next((note for note in self.notes if note.name == name), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What the sentence needs that says who is to do what.

    `leading`: a card would be led; `amount`: what is played for; `round`: of the buying; `second`, `last`: the round
    may be ended, is being ended; `asker`: who asks the others; `owing`: who must draw before the others go on;
    `awaited`: for whom the table waits, where that is not simply the seat on turn or all that may act.
    """

    leading: bool = True
    amount: int | None = None
    round: int = 0
    second: bool = False
    last: bool = False
    asker: int | None = None
    owing: tuple[int, ...] = ()
    awaited: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A position as it is drawn. `hands`, `seats` and `piles` go by seat; no hand: the seat has no part in the deal.

    `trick`: the running one, empty before its lead, `None` in games without tricks; `last`: the finished one before it.
    `counters`: name and value of what is counted, as a page shows it. `worth`: what cards are worth together, in games
    that count that. `controls`: how the moves of this phase are made, in the order of their buttons; `at_once`: nobody
    need wait for another's move.
    """

    dealer: int | None
    hands: tuple[Hand | None, ...]
    seats: tuple[SeatNotes, ...]
    counters: tuple[tuple[str, int], ...]
    asked: Asked
    controls: tuple[Control, ...]
    trump: str | None = None
    rows: tuple[Row, ...] = ()
    trick: Lying | None = None
    last: Lying | None = None
    heap: Heap | None = None
    piles: tuple[tuple[Pile, ...], ...] = ()
    stocks: tuple[Stock, ...] = ()
    money: Money | None = None
    worth: Callable[[tuple[Card, ...]], float] | None = None
    at_once: bool = False

    def control(self, move: Move) -> Control | None:
        """The control that makes a move, if there is one."""
        return next((control for control in self.controls if control.makes(move)), None)

    def row(self, name: str) -> tuple[Card | None, ...]:
        """The cards of the first row of this name; none where there is no such row."""
        return next((row.cards for row in self.rows if row.name == name), ())

    @property
    def own_rows(self) -> tuple[Row, ...]:
        """The rows that this game alone has."""
        return tuple(row for row in self.rows if row.name not in PLACED_ROWS)

    def stock(self, name: str) -> int | None:
        """How many cards a stock has; `None` where there is no such stock."""
        return next((stock.count for stock in self.stocks if stock.name == name), None)

    def open_cards(self, seat: int) -> tuple[Card, ...]:
        """What lies face up in a seat's piles."""
        return tuple(card for pile in self.piles[seat] for card in pile.up) if self.piles else ()
