"""Placeholders for unknown cards: looking at one raises an exception that names its place."""

from __future__ import annotations

from typing import Any, NoReturn

from ..cards import Card
from ..errors import RestorableError


class TouchedError(RestorableError):
    """A rule has looked at unknown cards.

    places: the places of the cards
    """

    def __init__(self, places: tuple[str, ...]) -> None:
        super().__init__(", ".join(places))
        self.places = places


class Unseen:
    """A value that is not known; any use of it raises `TouchedError`.

    places: the places of the cards on which it depends
    """

    def __init__(self, places: tuple[str, ...]) -> None:
        self._places = places

    def _touch(self, *_: Any) -> NoReturn:
        raise TouchedError(self._places)

    def __getattr__(self, name: str) -> NoReturn:
        if name.startswith("__"):
            raise AttributeError(name)
        self._touch()

    __iter__ = __len__ = __bool__ = __eq__ = __hash__ = __getitem__ = __contains__ = _touch
    __and__ = __rand__ = __or__ = __ror__ = __invert__ = __xor__ = __rxor__ = __lt__ = __gt__ = __add__ = __sub__ = (
        _touch
    )
    __index__ = __int__ = _touch


class UnseenCard(Card):
    """A card that is not known; any look at it raises `TouchedError`."""

    __slots__ = ("_place",)
    _place: str

    def __new__(cls, place: str) -> UnseenCard:
        """Return the placeholder of a place."""
        card = super().__new__(cls, "?")
        card._place = place
        return card

    def _touch(self, *_: Any) -> NoReturn:
        raise TouchedError((self._place,))

    __eq__ = __ne__ = __hash__ = __getitem__ = __lt__ = __gt__ = __le__ = __ge__ = __contains__ = _touch
    # a hand with unknown cards is one placeholder in place of its mask
    __and__ = __rand__ = __or__ = __ror__ = __invert__ = __xor__ = __rxor__ = __sub__ = __rsub__ = _touch
    __bool__ = __index__ = __lshift__ = __rshift__ = bit_count = _touch

    @property
    def rank(self) -> NoReturn:
        """The rank, which is not known."""
        self._touch()

    @property
    def suit(self) -> NoReturn:
        """The suit, which is not known."""
        self._touch()

    def __str__(self) -> str:
        """Return a question mark."""
        return "?"


class UnseenSeat(int):
    """A seat of which it is unknown whether it is there; only a comparison with this seat raises `TouchedError`."""

    places: tuple[str, ...]

    def __new__(cls, seat: int, *places: str) -> UnseenSeat:
        """Return the placeholder of a seat; `places` are the places of the cards that decide."""
        new = super().__new__(cls, seat)
        new.places = places
        return new

    def __eq__(self, other: object) -> bool:
        if int(self) == other:
            raise TouchedError(self.places)
        return False

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        raise TouchedError(self.places)
