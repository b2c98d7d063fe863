"""The data of the odds beside a table in a lesson. `lesson` and the widgets of lessons fill it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from .advice_data import HandMap

Cell = list[str]
"""A cell: its value, and below it the bounds within which the true value is likely to be."""


class Row(TypedDict):
    """A row of a table of numbers; the first cell is its heading.

    label: the name of the row in a picture, different for each row
    """

    label: str
    cells: list[Cell]


class OddsRow(Row):
    """The odds of a move, and the bar of it in a picture.

    best: whether no other row is better; value, low, high: the value of the bar, and its bounds
    """

    best: bool
    value: float
    low: float
    high: float


class Measured(TypedDict):
    """The measure of a picture.

    better: the word at the better end; high: whether more is better; percent: whether values are shares
    """

    name: str
    better: str
    high: bool
    percent: bool


class Numbers(TypedDict):
    """A table of numbers without a picture."""

    heads: list[str]
    rows: list[Row]


class OddsTable(TypedDict):
    """A table of odds; an empty one has no `measured`."""

    heads: list[str]
    rows: list[OddsRow]
    measured: NotRequired[Measured]


class MapFileWords(TypedDict):
    """The words in a saved map of opening hands."""

    number_of_hands: str


class MapWords(TypedDict):
    """The words about a map of opening hands."""

    hands: str
    as_table: str
    csv: str
    svg: str
    file: MapFileWords


class LessonMap(HandMap):
    """The map of opening hands with its words."""

    labels: MapWords


class ExperimentData(OddsTable):
    """An experiment: the form, the cards of its deal, and the table of all results, the newest first.

    deal, last: the number of the deal, and the greatest number of a deal
    hand, up: the cards of the seat that decides, and the upcard
    worlds, others: the numbers of worlds and the other players' play, among which the reader chooses
    said: the newest result in words, or an error
    """

    deal: int
    last: int
    hand: list[str]
    up: list[str]
    worlds: list[int]
    others: list[str]
    running: bool
    said: str
