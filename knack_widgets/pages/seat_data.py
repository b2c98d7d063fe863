"""The data of seats, their hands and piles."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Spoken(TypedDict):
    """Words in a short form, and in a form for screen readers."""

    text: str
    said: str


class CardAnswer(TypedDict):
    """A choice of an exercise that is answered at a card.

    id: the choice
    said: the choice in words, after the answer with its mark
    down: the words of the button that plays the card face down, or empty for the card itself
    chosen: whether it is part of the answer
    mark: after the answer right, missed or wrong, else empty
    """

    id: str
    said: str
    down: str
    chosen: bool
    mark: str


class HandCard(TypedDict):
    """A card in a hand; `code` is None if it is hidden, `legal` is None if marks are switched off.

    answers: during an exercise that is answered on the table, the choices at this card
    """

    code: str | None
    mine: bool
    legal: bool | None
    new: bool
    answers: NotRequired[list[CardAnswer]]


class SeatPile(TypedDict):
    """A pile in front of a seat: cards face up on cards face down, and the button at it."""

    up: list[str]
    down: int
    peeked: str | None
    locked: bool
    words: str
    lockedWords: str
    move: str | None
    moveWords: list[str]
    refused: bool
    at: str
    hereWords: list[str]


InDeal = TypedDict("InDeal", {"in": bool})
"""Whether a seat is in the deal; the key is a reserved word of Python."""


class SeatData(InDeal, TypedDict):
    """A seat: its name, its state in words, its hand and piles.

    did: whether the last events are about it
    plays: whether it is on turn in a phase in which a card may be pressed, allowed or not
    """

    seat: int
    name: str
    you: bool
    dealer: bool
    turn: bool
    did: bool
    human: bool
    stateWords: str
    balance: int
    balanceWords: str
    tricks: int
    worthWords: str
    scoreWords: str
    anteWords: str
    boughtWords: str
    tricksWords: str
    hand: list[HandCard]
    notes: list[str]
    known: list[Spoken]
    piles: list[SeatPile]
    plays: bool
    differs: NotRequired[bool]


class SeatButton(TypedDict):
    """A button about a seat."""

    seat: int
    label: str


class Cover(SeatButton):
    """The seat whose cards stay covered until its player asks to see them."""

    words: str


class Seats(TypedDict):
    """The seats, and those that the reader plays at the bottom or may look at."""

    seats: list[SeatData]
    own: int | None
    looks: list[SeatButton]
    cover: Cover | None
