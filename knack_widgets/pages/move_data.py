"""The data of the reader's moves, and of a result."""

from __future__ import annotations

from typing import TypedDict

from .advice_data import Advice
from .middle_data import SaidByClause


class ChoiceButton(TypedDict):
    """A button for chosen cards: the beginning of its move, and its label for each number of cards."""

    move: str
    labels: list[str]
    rare: bool
    order: int


class Choice(TypedDict):
    """A choice of cards before a move.

    seat: the seat that chooses
    verbs: the buttons
    pairs: two cards → the label of their exchange, or None if no pairs are exchanged
    place: the beginning of a move to a pile, or None
    also: the cards on piles that may be chosen, too
    hint: what the reader should do, or None
    first: whether the first button is prominent
    clauses: the clause that says which cards may be chosen
    """

    seat: int
    verbs: list[ChoiceButton]
    pairs: dict[str, str] | None
    place: str | None
    also: list[str]
    hint: str | None
    first: bool
    clauses: list[str]


class Action(TypedDict):
    """A button for a move without chosen cards."""

    move: str
    label: str
    primary: bool
    rare: bool
    disabled: bool
    order: int


class Labelled(TypedDict):
    """A move with its label."""

    move: str
    label: str


class Blow(TypedDict):
    """The blow that the reader must make, its limits, and its moves."""

    seat: int | None
    verb: str
    seconds: float
    far: float
    live: bool
    made: Labelled
    missed: Labelled


class ScoreRow(TypedDict):
    """The score of a seat."""

    name: str
    cells: list[str]
    ahead: bool


class Score(TypedDict):
    """The table of the score."""

    caption: str
    head: list[str]
    rows: list[ScoreRow]


class Account(TypedDict):
    """The account of a seat.

    parts: phrases with signed amounts, whose sum is the change of this deal
    cells: the change, if there is more than one deal, and the running totals
    ahead: whether the seat is ahead
    folded: whether the row is folded away, because more important rows are shown
    """

    name: str
    parts: list[str]
    cells: list[str]
    ahead: bool
    folded: bool


class AccountTable(TypedDict):
    """The accounts of all seats; `head` has the titles of the columns, the players' first."""

    caption: str
    head: list[str]
    rows: list[Account]


class Result(TypedDict):
    """The end of a deal or a match.

    title: the outcome as a sentence
    clause: the clause that decided it, or None
    more: label of the fold with all that follows
    told: the events at the end as sentences
    score: the score, deal by deal
    """

    over: bool
    title: str
    clause: str | None
    accounts: AccountTable
    more: str
    told: list[SaidByClause]
    score: Score
    seed: str
    back: str | None
    new: str | None


class Moves(TypedDict):
    """The moves, questions and help that a table offers the reader.

    wait: `opponent` if a computer player has to move, or None
    advice: the help to choose (see `advice`), or None
    """

    choose: Choice | None
    actions: list[Action]
    asks: bool
    helps: bool
    advice: Advice | None
    blow: Blow | None
    wait: str | None
    result: Result | None
