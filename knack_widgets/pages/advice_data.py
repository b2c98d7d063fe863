"""The data of the help with choosing a move. `advice`, `course` and `handmap` fill it."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Said(TypedDict):
    """A sentence with the clauses that prove it."""

    text: str
    clauses: list[str]


class Binding(TypedDict):
    """A binding clause, and its words."""

    id: str
    text: str


class FileWords(TypedDict):
    """The name and the heading of a saved picture of odds, and the words in it."""

    name: str
    about: list[str]
    better: str
    lower: str
    upper: str
    notation: str
    tried: str
    number_of_hands: str
    key: str


class Labels(TypedDict, total=False):
    """The words of the help; until the reader has to choose again, there is only `shut`.

    thinking: the words until the first odds are there
    details: the label of the button that shows all that is behind the answer
    file: the words of a saved picture
    """

    thinking: str
    details: str
    binding: str
    known: str
    nothing: str
    moves: str
    move: str
    no_odds: str
    shut: str
    csv: str
    svg: str
    bar: str
    line: str
    line_worlds: str
    as_table: str
    hands: str
    gain: str
    file: FileWords


class Span(TypedDict):
    """A value, and the bounds that it lies between."""

    value: float
    low: float
    high: float


class MoveOdds(TypedDict):
    """The odds of a move: the chance of a bete or a loss, and the mean gain.

    failsParts, gainParts: the value in words, and its bounds in words, which may be empty
    """

    move: str
    label: str
    fails: Span | None
    failsWords: str
    failsParts: list[str]
    gain: Span | None
    gainWords: str
    gainParts: list[str]
    worlds: int
    best: bool


class Progress(TypedDict):
    """How the odds of some moves have changed.

    labels: the moves
    points: for each batch the number of worlds, and for each move its value and its bounds
    told: the last point and some earlier ones in words
    """

    labels: list[str]
    points: list[list[int | list[float]]]
    told: list[list[str]]


class TableWords(TypedDict):
    """The words about the table of opening odds, and whether they are visible."""

    told: bool
    words: str


class Chances(TypedDict, total=False):
    """The odds of all moves so far; a drawing without odds has no fields.

    done, asked, played: numbers of worlds
    far, why, go, risk, assumed: words
    """

    state: str
    done: int
    asked: int
    played: int
    far: str
    why: str
    go: str
    risk: str
    money: bool
    moves: list[MoveOdds]
    line: Progress
    assumed: str
    table: TableWords | None


class HandMap(TypedDict):
    """The results of joining with each kind of hand.

    told_gains: the mean gains in words, for each row one in each column
    cells: best trump, best other card, mean gain, chance of a bete, and number of hands of each kind
    here: the reader's own kind of hand, or None
    """

    rows: list[str]
    columns: list[str]
    told_gains: list[list[str]]
    cells: list[tuple[str, str, float, float, int]]
    here: list[str] | None
    gain: str
    risk: str
    about: str
    told: str
    players: str
    file: str
    rows_are: str
    columns_are: str


class Advice(TypedDict):
    """The help; while others move, only `waits` and `labels`.

    answer: the answer in a sentence, or ``""`` until the first odds are there
    """

    waits: str
    labels: Labels
    answer: NotRequired[str]
    refused: NotRequired[Said | None]
    binding: NotRequired[list[Binding]]
    known: NotRequired[list[Said]]
    chances: NotRequired[Chances | None]
    mapped: NotRequired[bool]
    hands: NotRequired[HandMap | None]
