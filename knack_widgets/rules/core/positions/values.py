"""Kinds of composed values: absent or not, rows, lists, cards of a trick, earlier states; and their inference."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, partial
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from ..cards import Card, Played
from ..state import State
from .faults import Wanted
from .kinds import NOTHING, AnyKind, Cards, Change, Fields, Kind, Number, OneCard, S, Seat, Truth, V, Word

MAX_ITEMS: Final = 1000
"""Greatest number of values in a list."""


T = TypeVar("T", bound=tuple[object, ...])
"""The type of a row."""


class Maybe(Kind[V | None, S | None]):
    """A value, or None.

    kind: the kind of the value
    """

    def __init__(self, kind: Kind[V, S]) -> None:
        self._kind = kind
        self.expected = Wanted("maybe", {"of": kind.expected})

    def read(self, raw: object, at: str) -> V | None:
        """Return the value, or None."""
        return None if raw is None or raw == NOTHING else self._kind.read(raw, at)

    def write(self, value: V | None) -> object:
        """Return the written value, or the text for none."""
        return NOTHING if value is None else self._kind.write(value)

    def cards(self, value: V | None) -> Iterator[Card]:
        """Yield the cards of the value."""
        return iter(()) if value is None else self._kind.cards(value)

    def replace(self, value: V | None, change: Change, at: str) -> V | None:
        """Return the value with other cards, or None."""
        return None if value is None else self._kind.replace(value, change, at)

    def from_state(self, value: S | None, state: Any) -> V | None:
        """Return the position's value, or None."""
        return None if value is None else self._kind.from_state(value, state)

    def to_state(self, value: V | None, fields: Fields) -> S | None:
        """Return the state's value, or None."""
        return None if value is None else self._kind.to_state(value, fields)

    def seats_in(self, value: V | None) -> Iterator[int]:
        """Yield the seats of the value."""
        return iter(()) if value is None else self._kind.seats_in(value)


class Row(Kind[T, T]):
    """A row of values of different kinds, such as a `NamedTuple`.

    make: makes the state's value of the values
    kinds: the kind of each value
    names: the name of each value; by default its number
    """

    def __init__(self, make: Callable[[Iterable[object]], T], *kinds: AnyKind, names: Sequence[str] = ()) -> None:
        self._make, self._kinds = make, kinds
        self.parts = dict(zip(names or map(str, range(len(kinds))), kinds, strict=True))
        self.expected = Wanted("row", {"count": len(kinds)})

    def read(self, raw: object, at: str) -> T:
        """Return the row."""
        if not isinstance(raw, list | tuple) or len(raw) != len(self._kinds):
            raise self.fail(raw, at)
        return self._each("read", raw, at)

    def _each(self, act: str, value: Iterable[object], *more: object) -> T:
        return self._make(getattr(kind, act)(part, *more) for kind, part in zip(self._kinds, value, strict=True))

    def write(self, value: T) -> object:
        """Return the list."""
        return [kind.write(part) for kind, part in zip(self._kinds, value, strict=True)]

    def cards(self, value: T) -> Iterator[Card]:
        """Yield the cards of all values."""
        return (card for kind, part in zip(self._kinds, value, strict=True) for card in kind.cards(part))

    def replace(self, value: T, change: Change, at: str) -> T:
        """Return the row with other cards."""
        return self._each("replace", value, change, at)

    def from_state(self, value: T, state: Any) -> T:
        """Return the position's row."""
        return self._each("from_state", value, state)

    def to_state(self, value: T, fields: Fields) -> T:
        """Return the state's row."""
        return self._each("to_state", value, fields)

    def seats_in(self, value: T) -> Iterator[int]:
        """Yield the seats of all values."""
        return (seat for kind, part in zip(self._kinds, value, strict=True) for seat in kind.seats_in(part))


class ListOf(Kind[tuple[V, ...], tuple[S, ...]]):
    """A list of values of one kind.

    kind: the kind of the values
    repeats: whether a value may be there several times, in any order
    """

    def __init__(self, kind: Kind[V, S], *, repeats: bool = False) -> None:
        self._kind, self.repeats = kind, repeats
        self.expected = Wanted("list")

    def read(self, raw: object, at: str) -> tuple[V, ...]:
        """Return the values; a single value may stand without a list."""
        items = raw if isinstance(raw, list | tuple) else [raw]
        if len(items) > MAX_ITEMS or isinstance(raw, bool):
            raise self.fail(raw, at)
        return tuple([self._kind.read(item, f"{at}.{number}") for number, item in enumerate(items)])

    def write(self, value: tuple[V, ...]) -> object:
        """Return the list."""
        return [self._kind.write(item) for item in value]

    def cards(self, value: tuple[V, ...]) -> Iterator[Card]:
        """Yield the cards of all values."""
        return (card for item in value for card in self._kind.cards(item))

    def replace(self, value: tuple[V, ...], change: Change, at: str) -> tuple[V, ...]:
        """Return the values with other cards."""
        return tuple([self._kind.replace(item, change, f"{at}.{number}") for number, item in enumerate(value)])

    def from_state(self, value: tuple[S, ...], state: Any) -> tuple[V, ...]:
        """Return the position's values."""
        return tuple([self._kind.from_state(item, state) for item in value])

    def to_state(self, value: tuple[V, ...], fields: Fields) -> tuple[S, ...]:
        """Return the state's values."""
        return tuple([self._kind.to_state(item, fields) for item in value])

    def seats_in(self, value: tuple[V, ...]) -> Iterator[int]:
        """Yield the seats of all values."""
        return (seat for item in value for seat in self._kind.seats_in(item))


SEATS: Final = ListOf(Seat())
"""The kind of a list of seats."""


class Play(Row[Played[Card]]):
    """A card of a trick, written ``1 7h``, or ``1 7h down`` if it was played face down."""

    def __init__(self) -> None:
        super().__init__(Played[Card]._make, Seat(), OneCard(), Truth())
        self.expected = Wanted("play")

    def read(self, raw: object, at: str) -> Played[Card]:
        """Return the card with its seat."""
        words = raw.split() if isinstance(raw, str) else raw
        if not isinstance(words, list | tuple) or not 2 <= len(words) <= 3:
            raise self.fail(raw, at)
        if len(words) == 3 and words[2] not in ("down", True, False):
            raise self.fail(raw, at)
        return super().read([words[0], words[1], len(words) == 3 and words[2] is not False], at)

    def write(self, value: Played[Card]) -> str:
        """Return the text."""
        return f"{value.seat} {value.card}" + (" down" if value.face_down else "")


def infer_kind(hint: object, name: str = "") -> AnyKind:
    """Return the kind of values that a type annotation describes.

    ``Literal["s", "h"]`` is one of these words, and ``Annotated[int, Number(least=0)]`` names its kind itself.

    name: the name of the field or part; ``seat``, ``turn`` and ``dealer`` name seats

    Raise `TypeError` if the annotation needs a declared kind.
    """
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return next((each for each in args[1:] if isinstance(each, Kind)), None) or infer_kind(args[0], name)
    if origin is Literal and all(isinstance(arg, str) for arg in args):
        return Word(*args)
    number = partial(Number, whole=False)
    simple: dict[object, Callable[[], AnyKind]] = {Card: OneCard, bool: Truth, float: number, str: Word}
    if hint in simple:
        return simple[hint]()
    if hint is int:
        return Seat() if name in ("seat", "turn", "dealer") else Number()
    if origin in (Union, UnionType):
        kinds = [arg for arg in args if arg is not NoneType]
        if set(kinds) == {int, float}:
            return Number(whole=False)
        if len(kinds) == 1:
            return Maybe(infer_kind(kinds[0], name))
    named = origin if hasattr(origin, "_fields") else hint
    if named is Played:
        return Play()
    if isinstance(named, type) and issubclass(named, tuple) and hasattr(named, "_fields"):
        hints = get_type_hints(named, include_extras=True)
        make: Callable[[Iterable[object]], tuple[object, ...]] = getattr(named, "_make")  # noqa: B009
        return Row(make, *(infer_kind(hints[part], part) for part in named._fields), names=named._fields)
    if origin is tuple and args[-1:] == (Ellipsis,):
        if args[0] is Card or args[0] == (Card | None):
            return Cards(gaps=args[0] is not Card)
        return ListOf(infer_kind(args[0], name))
    if origin is tuple:
        return Row(tuple, *(infer_kind(arg, name) for arg in args))
    if isinstance(hint, type) and issubclass(hint, State):
        return Earlier(hint)
    raise TypeError(f"{name}: {hint} needs a declared kind")


Differing = tuple[tuple[str, object], ...]
"""The fields of an earlier state that differ, by name."""


class Earlier(Kind[Differing, State]):
    """An earlier state, written as the fields that differ from the position's state.

    state: the class of the states

    Its own earlier states are left out.
    """

    expected = Wanted("earlier")
    needs_others = True

    def __init__(self, state: type[State]) -> None:
        self._state = state

    @cached_property
    def _fields(self) -> dict[str, AnyKind]:  # on first use: the class is still being inferred before
        skip = ("setup", "events", *self._state._history)
        hints = get_type_hints(self._state, include_extras=True)
        hints = {name: hint for name, hint in hints.items() if not name.startswith("_")}
        kinds = {name: infer_kind(hint, name) for name, hint in hints.items() if name not in skip}
        return {name: kind for name, kind in kinds.items() if not needs_others(kind)}

    def read(self, raw: object, at: str) -> Differing:
        """Return the fields that differ."""
        kinds, values = self._fields, []
        for item in raw if isinstance(raw, list | tuple) else [raw]:
            if (
                not isinstance(item, list | tuple)
                or len(item) != 2
                or not isinstance(item[0], str)
                or item[0] not in kinds
            ):
                raise self.fail(item, at)
            values.append((item[0], kinds[item[0]].read(item[1], f"{at}.{item[0]}")))
        return tuple(values)

    def write(self, value: Differing) -> object:
        """Return the list of names and written values."""
        kinds = self._fields
        return [[name, kinds[name].write(part)] for name, part in value]

    def from_state(self, value: State, state: Any) -> Differing:
        """Return the fields in which an earlier state differs from the position's."""
        then, now = vars(value), vars(state)
        return tuple(
            [
                (name, kind.from_state(then[name], state))
                for name, kind in self._fields.items()
                if then[name] != now[name]
            ]
        )

    def to_state(self, value: Differing, fields: Fields) -> State:
        """Return the earlier state."""
        changes = {name: self._fields[name].to_state(part, fields) for name, part in value}
        none = {name: () for name in get_type_hints(self._state) if name in fields and name not in self._fields}
        return self._state(**{**fields, **none, "setup": fields["setup"], **changes})

    def cards(self, value: Differing) -> Iterator[Card]:
        """Yield the cards of the fields that differ."""
        return (card for name, part in value for card in self._fields[name].cards(part))


def needs_others(kind: AnyKind) -> bool:
    """Return whether the state's value of a kind is made of other fields, too, as earlier states are."""
    parts = [*getattr(kind, "_kinds", ()), *filter(None, [getattr(kind, "_kind", None)])]
    return kind.needs_others or any(map(needs_others, parts))
