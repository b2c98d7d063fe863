"""The data of rulings with other readings. `readings` fills it, and drawings show it."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Headed(TypedDict):
    """A paragraph with its heading."""

    head: str
    text: str


class DealNote(TypedDict):
    """The title and the note of the deal that shows the effect of a reading."""

    title: str
    note: str


class OwnReading(TypedDict):
    """A reading: its letter, its words, and a note about it; the book's own reading has only these fields."""

    value: str
    name: str
    says: str
    note: NotRequired[str]


class OtherReading(OwnReading):
    """A reading beside the book's own.

    share: the share of deals that it changes
    money: the mean change of the result
    parts: whether a deal shows its effect
    """

    share: float
    money: float
    matters: str
    parts: bool
    shown: DealNote | None
    play: str


class ReadingData(TypedDict):
    """A ruling with its readings; `told` has the source's words, the reason, and who decided."""

    id: str
    game: str
    clause: str
    told: list[Headed]
    ours: OwnReading
    others: list[OtherReading]
    show: str
    title: str


class Question(TypedDict):
    """An entry of the page of open questions: another reading, and the book's own.

    href: the address of its clause
    tables: the address of its two tables, or an empty text
    """

    id: str
    game: str
    told: list[Headed]
    show: str
    name: str
    label: str
    href: str
    tables: str
    ours: OwnReading
    other: OtherReading
    more: NotRequired[str]


class CountedReading(TypedDict):
    """The counted effect of a reading, in words."""

    name: str
    share: str
    interval: str
    money: str


class RulingRow(TypedDict):
    """A line of the table of all rulings."""

    id: str
    game: str
    name: str
    label: str
    href: str
    kind: str
    counted: list[CountedReading]
    note: str
