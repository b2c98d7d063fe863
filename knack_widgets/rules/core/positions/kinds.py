"""Kinds: how a field of a state is read, written, and looked through for its cards.

A kind converts between the state's value, the position's value (the same with unknown cards), and the value as
it is written: text, numbers, truth values and lists of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Generic, TypeVar, cast

from ..cards import Card, cards_of, mask_of
from ..errors import NotationError, describe, shorten
from .faults import PositionError, Wanted, one_of

UNKNOWN: Final = Card("?")
"""A card that is in its place, but not known."""
NOTHING: Final = "-"
"""The text for an absent value."""
MAX_CARDS: Final = 200
"""Greatest number of cards in one field."""
MAX_DIGITS: Final = 12
MAX_WORD: Final = 40
_TOKEN: Final = re.compile(r"\s*(?:(?P<many>\d{0,3})\?|(?P<card>10[a-zA-Z]|\w\w)|(?P<gap>-))")
Fields = Mapping[str, Any]
"""The other fields of a state, by name."""
V = TypeVar("V")
"""The type of a position's value."""
S = TypeVar("S")
"""The type of a state's value."""
Change = Callable[[Card, str], Card]
"""A function that returns the replacement of a card, given the card and its place."""


class Kind(Generic[V, S]):
    """A kind of value; by default a position's value has no cards."""

    expected: Wanted | str = Wanted("value")
    needs_others = False
    """True if `to_state` needs the values of other fields, too."""
    parts: Mapping[str, Kind[Any, Any]] = MappingProxyType({})
    """Name → kind of each value in a row of values; empty for a value that is no row."""

    def read(self, raw: object, at: str) -> V:
        """Return the position's value of a written value; raise `PositionError` if there is no such value.

        at: the place, for the error
        """
        raise NotImplementedError

    def write(self, value: V) -> object:
        """Return the written value."""
        return value

    def cards(self, value: V) -> Iterator[Card]:
        """Yield the cards of a value, unknown ones included."""
        del value
        return iter(())

    def replace(self, value: V, change: Change, at: str) -> V:
        """Return the value with other cards."""
        del change, at
        return value

    def from_state(self, value: S, state: Any) -> V:
        """Return the position's value of a state's value, by default the same value.

        state: the state with the value
        """
        del state
        return cast("V", value)

    def to_state(self, value: V, fields: Fields) -> S:
        """Return the state's value, by default the same value.

        fields: the other fields of the state
        """
        del fields
        return cast("S", value)

    def seats_in(self, value: V) -> Iterator[int]:
        """Yield the seats that a value names."""
        del value
        return iter(())

    def fail(self, raw: object, at: str) -> PositionError:
        """Return the error for a written value of another kind."""
        return PositionError("value", at, read=describe(raw), expected=self.expected)


AnyKind = Kind[Any, Any]
"""A kind of which the types of the values are not known, such as that of a field chosen by name."""


class Number(Kind[float, float]):
    """A whole number, or any number.

    whole: whether it must be whole
    usual: the numbers that a page offers; by default any number may be entered
    least: the smallest whole number that it may be, or None
    most: the greatest one, or None; only beside `least`
    """

    def __init__(
        self, *, whole: bool = True, usual: Sequence[int] = (), least: int | None = None, most: int | None = None
    ) -> None:
        self._whole, self.usual, self._least, self._most = whole, tuple(usual), least, most
        self.expected = Wanted("whole" if whole else "number")
        if least is not None:
            self.expected = Wanted("at-least", {"least": least})
        if most is not None:
            self.expected = Wanted("range", {"least": least, "most": most})

    def read(self, raw: object, at: str) -> float:
        """Return a number, which may be written as text."""
        value = self._read(raw, at)
        if (self._least is not None and value < self._least) or (self._most is not None and value > self._most):
            raise self.fail(raw, at)
        return value

    def _read(self, raw: object, at: str) -> float:
        if isinstance(raw, str) and re.fullmatch(rf"-?\d{{1,{MAX_DIGITS}}}", raw):
            return int(raw)
        if isinstance(raw, str) and not self._whole and re.fullmatch(r"-?\d{1,6}\.\d{1,6}", raw):
            return float(raw)
        if type(raw) is int and abs(raw) < 10**MAX_DIGITS:
            return raw
        if type(raw) is float and not self._whole and abs(raw) < 10**MAX_DIGITS:
            return raw
        raise self.fail(raw, at)


class Seat(Number):
    """The number of a seat."""

    expected = Wanted("seat")

    def seats_in(self, value: float) -> Iterator[int]:
        """Yield the seat."""
        yield int(value)


class Truth(Kind[bool, bool]):
    """A truth value, written as true or false, in a line as yes or no."""

    expected = Wanted("truth")

    def read(self, raw: object, at: str) -> bool:
        """Return a truth value."""
        if isinstance(raw, bool):
            return raw
        if isinstance(raw, str) and raw.lower() in ("yes", "no", "true", "false"):
            return raw.lower() in ("yes", "true")
        raise self.fail(raw, at)


class Word(Kind[str, str]):
    """A word; with `choices` one of these."""

    def __init__(self, *choices: str) -> None:
        self._choices = choices
        self.expected = one_of(*choices) if choices else Wanted("word")

    def read(self, raw: object, at: str) -> str:
        """Return the word."""
        if isinstance(raw, str) and len(raw) <= MAX_WORD and raw.isprintable() and raw in (self._choices or (raw,)):
            return raw
        raise self.fail(raw, at)


Row = tuple[Card | None, ...]
"""Cards in a row; None is an empty place."""


class Cards(Kind[Row, Row | int]):
    """Cards in a row.

    gaps: whether places may be empty (None)
    order: returns the cards in the order of the state, or None if their order is given
    mask: whether the state stores them as a mask
    """

    def __init__(
        self,
        *,
        gaps: bool = False,
        order: Callable[[tuple[Card, ...]], tuple[Card, ...]] | None = None,
        mask: bool = False,
    ) -> None:
        self._gaps, self._mask = gaps, mask
        self._order = order or (lambda cards: tuple(sorted(cards))) if mask or order else None
        self.expected = Wanted("cards")

    def read(self, raw: object, at: str) -> Row:
        """Return cards from text, or from a list of cards."""
        if isinstance(raw, list | tuple) and all(isinstance(word, str) for word in raw[:MAX_CARDS]):
            raw = " ".join(raw[:MAX_CARDS])
        if not isinstance(raw, str) or len(raw) > 4 * MAX_CARDS:
            raise self.fail(raw, at)
        cards: list[Card | None] = []
        place, text = 0, raw.strip()
        while place < len(text):
            token = _TOKEN.match(text, place)
            if token is None or (token["gap"] and not self._gaps):
                raise PositionError("card", at, read=shorten(text[place:].strip()))
            if token["many"] is not None:
                cards += [UNKNOWN] * int(token["many"] or 1)
            else:
                cards.append(None if token["gap"] else _read_card(token["card"], at))
            place = token.end()
        if len(cards) > MAX_CARDS:
            raise self.fail(raw, at)
        return self._arrange(cards)

    def _arrange(self, cards: Iterable[Card | None]) -> Row:
        if self._order is None:
            return tuple(cards)
        held = [card for card in cards if card is not None]
        # a placeholder of another class than Card may not be looked at
        known = self._order(tuple(card for card in held if type(card) is Card and card != UNKNOWN))
        return (*known, *(card for card in held if type(card) is not Card or card == UNKNOWN))

    def write(self, value: Row) -> str:
        """Return the text: unknown cards are counted from the fourth in a row on."""
        words: list[str] = [NOTHING if card is None else str(card) for card in value]
        text = " ".join(words)
        return re.sub(r"\?(?: \?){3,}", lambda run: f"{len(run[0]) // 2 + 1}?", text)

    def cards(self, value: Row) -> Iterator[Card]:
        """Yield the cards."""
        return (card for card in value if card is not None)

    def replace(self, value: Row, change: Change, at: str) -> Row:
        """Return other cards, in the order of the state."""
        return self._arrange([card if card is None else change(card, at) for card in value])

    def from_state(self, value: Row | int, state: object) -> Row:
        """Return the cards of a mask, or the cards."""
        del state
        return cards_of(value) if isinstance(value, int) else value

    def to_state(self, value: Row, fields: Fields) -> Row | int:
        """Return the mask, or the cards."""
        del fields
        if not self._mask:
            return value
        cards = [card for card in value if card is not None]
        # one placeholder of another class than Card stands for the whole mask
        placeholders = [card for card in cards if type(card) is not Card]
        return cast("int", placeholders[0]) if placeholders else mask_of(cards)


def _read_card(text: str, at: str) -> Card:
    try:
        return Card.read(text)
    except NotationError:
        raise PositionError("card", at, read=shorten(text)) from None


class OneCard(Kind[Card, Card | None]):
    """A single card."""

    expected = Wanted("card")

    def read(self, raw: object, at: str) -> Card:
        """Return the card."""
        cards = Cards().read(raw, at)
        if len(cards) != 1 or cards[0] is None:
            raise self.fail(raw, at)
        return cards[0]

    def write(self, value: Card) -> str:
        """Return the card's text."""
        return str(value)

    def cards(self, value: Card) -> Iterator[Card]:
        """Yield the card."""
        yield value

    def replace(self, value: Card, change: Change, at: str) -> Card:
        """Return the other card."""
        return change(value, at)

    def from_state(self, value: Card | None, state: object) -> Card:
        """Return the card; a view has None for a card that it hides."""
        del state
        return UNKNOWN if value is None else value
