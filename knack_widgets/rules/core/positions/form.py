"""The form of a game's positions: which fields they have, their kinds, defaults and checks.

A game that declares nothing has every field of its opening state, with the kinds that the annotations of its state
describe and the opening's values as defaults, except for `USUAL_DEFAULTS`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, get_type_hints

from ..cards import Card
from .faults import Faults, NotGivenError
from .kinds import UNKNOWN, AnyKind, Cards, OneCard
from .usual_defaults import USUAL_DEFAULTS
from .values import ListOf, infer_kind, needs_others

if TYPE_CHECKING:
    from ..facts import Facts, Setup

ALWAYS: Final = ("phase", "dealer", "turn")
"""The fields that are always written."""


class Draft(Mapping[str, Any]):
    """The values of a position, defaults included; a value that is not known raises `NotGivenError`."""

    def __init__(self, fields: Fields, setup: Setup, values: Mapping[str, Any]) -> None:
        self.fields, self.setup, self.given = fields, setup, values
        self.seats = len(setup.names)
        self._values: dict[str, Any] = dict(values)
        self._computing: set[str] = set()
        self._reads: list[set[str]] = []  # the names that are read, for each default that is being computed
        self._sources: dict[str, set[str]] = {}
        self._unmoved: dict[frozenset[str], dict[str, Any]] = {}

    def __getitem__(self, name: str) -> Any:
        if self._reads:
            self._reads[-1].add(name)
        if name not in self._values:
            self._values[name] = self._default(name)
        return self._values[name]

    def _default(self, name: str) -> Any:
        if name not in self.fields.defaults:
            self._sources[name] = set()
            return opening_values(self.fields.game, self.setup)[name]
        if name in self._computing:  # each of two fields would follow from the other
            raise NotGivenError(name)
        self._computing.add(name)
        reads: set[str] = set()
        self._sources[name] = reads
        self._reads.append(reads)
        try:
            return self.fields.defaults[name](self)
        finally:
            self._reads.pop()
            self._computing.discard(name)

    def counts(self, name: str) -> tuple[int, ...]:
        """Return the number of cards in each value of a field, which does not depend on the cards that are unknown."""
        reads, self._reads = self._reads, []
        try:
            return tuple(map(len, self[name]))
        finally:
            self._reads = reads

    @contextmanager
    def reading(self) -> Iterator[set[str]]:
        """Collect the names of the fields whose values are read in the block."""
        self._reads.append(set())
        try:
            yield self._reads[-1]
        finally:
            self._reads.pop()

    def depends(self, reads: Collection[str], names: Collection[str]) -> bool:
        """Return whether some fields, or those from which they follow, are among others.

        reads: the names of the fields
        names: the names of the others
        """
        left, seen = list(reads), set(reads)
        while left:
            name = left.pop()
            if name in names:
                return True
            more = self._sources.get(name, set()) - seen
            seen |= more
            left += more
        return False

    def unmoved_values(self, names: frozenset[str]) -> Mapping[str, Any]:
        """Return the values of the game's fields that stay the same if other cards, as many, are in some fields.

        names: the fields with other cards
        """
        if names not in self._unmoved:
            for name in self.fields.kinds:
                with suppress(NotGivenError):
                    self[name]
            kept = [name for name in self.fields.kinds if name in self._values and not self.depends((name,), names)]
            self._unmoved[names] = {name: self._values[name] for name in kept}
        return self._unmoved[names]

    def refill(self, values: Mapping[str, Any], names: frozenset[str]) -> Draft:
        """Return a draft with other values in which other cards of the same number are in some fields.

        names: the fields with other cards
        """
        draft = Draft(self.fields, self.setup, values)
        draft._values = {**self.unmoved_values(names), **values}
        return draft

    def __iter__(self) -> Iterator[str]:
        return iter(self.fields.kinds)

    def __len__(self) -> int:
        return len(self.fields.kinds)

    def require(self, name: str) -> Any:
        """Return a value without unknown cards; raise `NotGivenError` if it has some."""
        value = self[name]
        if any(card == UNKNOWN for card in self.fields.kinds[name].cards(value)):
            raise NotGivenError(name)
        return value

    def lying(self) -> Iterator[tuple[str, Card]]:
        """Yield the cards of the pack as far as the position says where they are, with the field of each."""
        if self._reads:
            self._reads[-1].update(self.fields.holding)
        for name in self.fields.holding:
            if name in self.given:
                yield from ((name, card) for card in self.fields.kinds[name].cards(self.given[name]))


def rest_of_pack(draft: Draft, name: str) -> tuple[Card, ...] | None:
    """Return the cards of the pack that lie in no other field, in the pack's order, or None if one is unknown.

    name: the field in which they are
    """
    lying = Counter(card for other, card in draft.lying() if other != name)
    if UNKNOWN in lying:
        return None
    rest = []
    for card in draft.setup.game.pack(draft.setup):
        if lying[card] > 0:
            lying[card] -= 1
        else:
            rest.append(card)
    return tuple(rest)


def unknown_rest(draft: Draft, name: str) -> tuple[Card, ...]:
    """Return as many unknown cards as the pack has more than the other fields.

    name: the field in which they are
    """
    fields = draft.fields
    others = [other for other in fields.holding if other in draft.given and other != name]
    elsewhere = sum(1 for other in others for _ in fields.kinds[other].cards(draft.given[other]))
    return (UNKNOWN,) * max(0, len(draft.setup.game.pack(draft.setup)) - elsewhere)


Check = Callable[[Draft], Faults]
Changes = Mapping[str, Any]
"""Field → its other value."""
NewRows = Mapping[str, Callable[[Draft], Sequence[Changes]]]
"""Field → the function that returns what changes with one more row, for each row that may be added."""


@dataclass(frozen=True)
class PositionForm:
    """A game's declaration of its positions.

    kinds: field → its kind, where the annotation does not say it
    defaults: field → the function that returns its value if it is not given
    left_out: the fields that a position does not have
    holding: the fields in which the cards of the pack are, or None for all fields of cards alone
    whole: whether the cards of the pack are all somewhere in these fields
    checks: functions that yield the faults of a draft; after a function that finds faults the others are not asked
    unseen: field → the function that returns the position's value of a view, where cards are hidden
    partly: field → the function that returns its value with placeholders, if its default depends on unknown cards
    names: field of the state → its name in a position
    says: key → English text of the game's own faults
    asked: phase → the fields that a reader who lays out a situation is asked for, in order; no other phase is offered
    rarely: phase → further fields that such a reader may give
    only: field → whether it exists in a set-up; a field that is not named always does
    agreed: phase → the options without which it does not exist
    new_rows: field → the function that returns the fields that change with one more row, for each that may be added
    adapts: field → the function that returns the fields that change with it, given the fields after the change
    elsewhere: returns the verbs that belong to other situations of the same phase
    begins: phase → the phase with whose situation it begins, and the function that returns the fields that differ; a
        phase that is not named begins as random play comes to it
    """

    kinds: Mapping[str, AnyKind] = field(default_factory=dict)
    defaults: Mapping[str, Callable[[Draft], Any]] = field(default_factory=dict)
    left_out: Sequence[str] = ()
    holding: Sequence[str] | None = None
    whole: bool = False
    checks: Sequence[Check] = ()
    unseen: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)
    partly: Mapping[str, Callable[[Draft], Any]] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)
    says: Mapping[str, str] = field(default_factory=dict)
    asked: Mapping[str, Sequence[str]] = field(default_factory=dict)
    rarely: Mapping[str, Sequence[str]] = field(default_factory=dict)
    only: Mapping[str, Callable[[Setup], bool]] = field(default_factory=dict)
    agreed: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    new_rows: NewRows = field(default_factory=dict)
    adapts: Mapping[str, Callable[[Draft], Changes]] = field(default_factory=dict)
    elsewhere: Callable[[Draft], Collection[str]] = lambda _: ()
    begins: Mapping[str, tuple[str, Callable[[Draft], Changes]]] = field(default_factory=dict)


def checks_about(draft: Draft, names: Collection[str]) -> tuple[Check, ...]:
    """Return the checks whose result may be another if other cards of the same number are in some fields.

    names: the fields with other cards
    """

    def may_change(check: Check) -> bool:
        with draft.reading() as reads:
            try:
                if any(True for _ in check(draft)):
                    return True
            except NotGivenError:
                return True
        return draft.depends(reads, names)

    return tuple(check for check in draft.fields.form.checks if may_change(check))


class Fields:
    """The fields of a game's positions, worked out from its form and its opening states."""

    def __init__(self, game: Facts) -> None:
        self.game = game
        self.form: PositionForm = game.positions or PositionForm()
        counts = (game.players.start, min(game.players.start + 1, game.players.stop - 1))
        openings = [game.opening(game.setup(count, {}, 0)) for count in counts]
        hints = get_type_hints(type(openings[0]), include_extras=True)
        out = {"setup", *self.form.left_out}
        out |= {name for name in ("events", *openings[0]._history) if name not in self.form.names}
        self.attributes: dict[str, str] = {}
        self.kinds: dict[str, AnyKind] = {}
        for attribute in openings[0]._fields():
            name = self.form.names.get(attribute, attribute)
            if attribute not in out:
                self.attributes[name] = attribute
                self.kinds[name] = self.form.kinds.get(name) or infer_kind(hints[attribute], attribute)
        self.defaults = {**USUAL_DEFAULTS, **self.form.defaults}
        first = (*ALWAYS, *self.form.defaults)
        self.kinds = {name: self.kinds[name] for name in dict.fromkeys((*first, *self.kinds)) if name in self.kinds}
        lengths = [{name: self._length(state, name) for name in self.kinds} for state in openings]
        self.per_seat = frozenset(
            name for name in self.kinds if all(each[name] == n for each, n in zip(lengths, counts, strict=True))
        )
        # an earlier state is built from the fields of the position's, which must be there first
        self.to_build = sorted(self.kinds.items(), key=lambda item: needs_others(item[1]))
        alone = tuple(name for name, kind in self.kinds.items() if _is_of_cards(kind))
        self.holding = alone if self.form.holding is None else tuple(self.form.holding)

    def _length(self, state: Any, name: str) -> int | None:
        value = getattr(state, self.attributes[name])
        return len(value) if isinstance(value, tuple) else None


@lru_cache(maxsize=64)
def opening_of(game: Facts, setup: Setup) -> Any:
    """Return the opening state of a set-up."""
    return game.opening(setup)


@lru_cache(maxsize=64)
def opening_values(game: Facts, setup: Setup) -> Mapping[str, Any]:
    """Return the values of all fields in the opening state: the default of a field that declares none."""
    opening, fields = opening_of(game, setup), fields_of(game)
    return {
        name: kind.from_state(getattr(opening, fields.attributes[name]), opening) for name, kind in fields.kinds.items()
    }


@lru_cache(maxsize=64)
def fields_of(game: Facts) -> Fields:
    """Return the fields of a game's positions; raise `TypeError` if a kind must be declared."""
    return Fields(game)


def _is_of_cards(kind: AnyKind) -> bool:
    if isinstance(kind, ListOf):
        return _is_of_cards(kind._kind)
    return isinstance(kind, Cards | OneCard)
