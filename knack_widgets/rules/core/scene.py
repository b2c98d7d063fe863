"""Scenes: the table as a reader may see it.

A scene has zones of cards, counters, notes at the seats, the seats that must act, and the controls for their moves.
Every game describes its views by scenes. All code that shows a position (in words, on a page, as a picture, or to a
computer player) reads the scene, so no code outside a game's folder needs to know which game it shows. A zone cites the
clause that puts its cards there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from .cards import Card, SeenTrick, in_order
from .controls import Control
from .moves import Move

PLACED_ROWS: Final = frozenset({"upcard", "middle", "pile"})
"""Names of rows that several games share and for which pages have a fixed place."""
Fact = int | float | str
"""A value in a sentence about the scene."""


@dataclass(frozen=True, slots=True)
class Hand:
    """A seat's hand.

    cards: the cards, or None if the reader does not see them
    count: number of cards
    clause: id of the clause that dealt the hand
    held: whether the seat still holds the cards; if not, they are face up because the deal is over
    by_suit: whether people sort this hand by suit
    """

    cards: tuple[Card, ...] | None
    count: int
    clause: str
    held: bool = True
    by_suit: bool = False

    @property
    def arranged(self) -> tuple[Card, ...] | None:
        """Return the cards as a player holds them, or None if the reader does not see them."""
        return tuple(in_order(self.cards)) if self.cards is not None and self.by_suit else self.cards


@dataclass(frozen=True, slots=True)
class Row:
    """Cards side by side in the middle of the table.

    name: ``upcard``, ``middle`` or ``pile``, which have a fixed place in texts and pages; or a name of the
        game's own, whose label is the game's message ``ui-row_<name>``
    cards: the cards, None for each card that is face down
    clause: id of the clause that puts the cards there
    """

    name: str
    cards: tuple[Card | None, ...]
    clause: str


@dataclass(frozen=True, slots=True)
class Lying:
    """A trick on the table.

    plays: the cards of the trick
    winning: the seat that takes the trick, or would take it if no higher card follows; None before the lead
    number: number of the trick, from 1 on
    clause: id of the clause by which cards are led to the trick
    """

    plays: SeenTrick
    winning: int | None
    number: int
    clause: str


@dataclass(frozen=True, slots=True)
class Heap:
    """The single pile on which all seats lay cards.

    cards: the cards, the top card last
    top: the card that counts, or None
    effects: (name, id of the clause) of each rule that currently applies to the pile
    clause: id of the clause that puts the cards there
    """

    cards: tuple[Card, ...]
    top: str | None
    effects: tuple[tuple[str, str], ...]
    clause: str


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile in front of a seat.

    up: the face-up cards
    down: whether a face-down card is beneath
    peeked: the face-down card if the reader has looked at it, or None
    locked: whether the pile may not be taken
    clause: id of the clause that puts the cards there
    """

    up: tuple[Card, ...]
    down: bool
    peeked: Card | None
    locked: bool
    clause: str


@dataclass(frozen=True, slots=True)
class Stock:
    """Cards that no player sees.

    name: ``talon``, ``stock`` or ``discard``
    count: number of cards
    clause: id of the clause that sets them aside
    """

    name: str
    count: int
    clause: str


@dataclass(frozen=True, slots=True)
class Money:
    """The stake, pot and betes of a money game.

    stake: the stake (units of money), or None if the game has no stake
    pot: the pot (units of money)
    betar: values of the betes, which are kept apart from the pot (units of money), or None in games without betes
    going: whether the lowest bete is played for now or in the next deal
    """

    stake: int | None
    pot: int
    betar: tuple[int, ...] | None
    going: bool


@dataclass(frozen=True, slots=True)
class Note:
    """A note about a seat.

    name: key of the note's text
    facts: the values that the text needs
    aside: whether the note is shown only in the picture of the seat, and not in sentences
    """

    name: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    aside: bool = False


@dataclass(frozen=True, slots=True)
class SeatNotes:
    """The notes about a seat; each name occurs once.

    standing: the note on the seat's part in the deal, or None
    notes: the other notes
    """

    standing: Note | None
    notes: tuple[Note, ...] = ()

    def note(self, name: str) -> Note | None:
        """Return the note with a name, or None."""
        return next((note for note in self.notes if note.name == name), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class PromptFacts:
    """The facts for the sentence that says who has to act next, and how.

    leading: whether the next card would be a lead
    amount: the amount that is played for (units of money), or None
    round: number of the buying round, 0 if there is no buying
    second: whether the round may be ended
    last: whether the round is being ended
    asker: the seat that asks the others, or None
    owing: the seats that must draw before the others go on
    awaited: the seats for which the table waits; None if it waits for the seat on turn or, without a turn, for all
        seats that may act
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
    """A position as a page or a text shows it.

    `hands`, `seats` and `piles` have an entry for each seat.

    dealer: the dealer's seat, or None
    hands: each seat's hand, or None if the seat takes no part in the deal
    seats: each seat's notes
    counters: name and value of each counter, as a page shows them
    asked: the facts for the sentence about the next act
    controls: the controls of the phase's moves, in the order of their buttons
    trump: the trump suit, or None
    rows: rows of cards in the middle
    trick: the running trick, empty before its lead; None in games without tricks
    last: the trick before the running trick, or None
    heap: the pile on which all seats lay cards, or None
    piles: each seat's piles
    stocks: cards that no player sees
    money: stake, pot and betes, or None
    worth: returns the value of some cards together; None in games without such values
    at_once: whether several seats may move without waiting for each other
    """

    dealer: int | None
    hands: tuple[Hand | None, ...]
    seats: tuple[SeatNotes, ...]
    counters: tuple[tuple[str, int], ...]
    asked: PromptFacts
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
        """Return the control that makes a move, or None."""
        return next((control for control in self.controls if control.makes(move)), None)

    def row(self, name: str) -> tuple[Card | None, ...]:
        """Return the cards of the first row with a name, or () if no row has the name."""
        return next((row.cards for row in self.rows if row.name == name), ())

    @property
    def own_rows(self) -> tuple[Row, ...]:
        """The rows that only this game has."""
        return tuple(row for row in self.rows if row.name not in PLACED_ROWS)

    def stock(self, name: str) -> int | None:
        """Return the number of cards in the stock with a name, or None if it does not exist."""
        return next((stock.count for stock in self.stocks if stock.name == name), None)

    def open_cards(self, seat: int) -> tuple[Card, ...]:
        """Return the face-up cards in a seat's piles."""
        return tuple(card for pile in self.piles[seat] for card in pile.up) if self.piles else ()
