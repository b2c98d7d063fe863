"""The data of a match's set-up: its players and options. `setup` fills it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ..rules.core.options import Value


class OptionChoice(TypedDict):
    """A value that an option can have."""

    value: Value
    label: str


class OptionData(TypedDict):
    """An option in one language.

    type: `bool`, `choice` or `int`
    min, step: the smallest number and the distance of two numbers, or None
    """

    name: str
    label: str
    type: str
    choices: list[OptionChoice]
    min: int | None
    step: int | None
    value: NotRequired[Value]
    clause: NotRequired[str | None]


class Player(TypedDict):
    """A seat with its player's name and control."""

    seat: int
    name: str
    control: str


class Control(TypedDict):
    """A way to control a seat."""

    id: str
    label: str


class SetupData(TypedDict):
    """The players and options of a match; `cover` is None if only one person sits at the screen."""

    players: list[Player]
    minPlayers: int
    maxPlayers: int
    controls: list[Control]
    manners: str
    values: bool
    dealer: int | None
    cover: bool | None
    options: list[OptionData]
