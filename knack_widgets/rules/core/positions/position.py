"""Positions: any situation of a game as data."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from ..cards import Card
from ..errors import describe, shorten
from .faults import Faults, NotGivenError, PositionError
from .form import ALWAYS, Check, Draft, fields_of, opening_of
from .kinds import UNKNOWN, Change
from .reading import (
    HEADER,
    card_faults,
    change_setup,
    drop_defaults,
    read_values,
    values_of,
    values_of_view,
    write_values,
    written_setup,
)
from .text import read_line, read_toml

if TYPE_CHECKING:
    from ..facts import Facts, Setup

_SHELF: list[Mapping[str, Any]] = []


def register_games(games: Mapping[str, Any]) -> None:
    """Tell positions where games are found by their ids."""
    _SHELF[:] = [games]


def _game(id_: object) -> Any:
    (games,) = _SHELF
    if not isinstance(id_, str) or id_ not in games:
        raise PositionError("game", read=shorten(str(id_)), expected=", ".join(games))
    return games[id_]


class Position:
    """A situation of a game: the cards in each hand and on the table, the money, the seat on turn.

    setup: the set-up of the match
    values: field → value, without the fields that have their default
    """

    __slots__ = ("__dict__", "setup", "values")

    def __init__(self, setup: Setup, values: Mapping[str, Any]) -> None:
        self.setup = setup
        fields = fields_of(setup.game)
        draft = Draft(fields, setup, values)
        kept = dict(values)
        for name in ALWAYS:
            if name in fields.kinds and name not in kept:
                try:
                    kept[name] = draft[name]
                except NotGivenError:
                    raise PositionError("not-given", name) from None
        kept = drop_defaults(fields, setup, kept)
        self.values: Mapping[str, Any] = MappingProxyType(kept)

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.setup.game.id

    @cached_property
    def draft(self) -> Draft:
        """All values, defaults included."""
        return Draft(fields_of(self.setup.game), self.setup, self.values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and (self.setup, self.values) == (other.setup, other.values)

    def __hash__(self) -> int:
        return hash((self.setup, str(self)))

    def __repr__(self) -> str:
        return f"<position {self}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self.setup, dict(self.values))

    # -- making

    @classmethod
    def of(cls, source: Any) -> Position:
        """Return the position of a state or of a view; in a view's position hidden cards are ``?``.

        source: the state, or the view
        """
        fields = fields_of(source.setup.game)
        return cls(source.setup, (values_of_view if hasattr(source, "seats") else values_of)(source, fields))

    @classmethod
    def build(cls, game: Facts, raw: Mapping[str, Any]) -> Position:
        """Return the position with some written values; raise `PositionError` for a value that cannot be.

        game: the game
        raw: field → its value as in TOML or in a line, with the fields of the set-up
        """
        try:
            return cls(*read_values(game, raw))
        except PositionError as error:
            error.game = game.id
            raise

    # -- texts

    def written_values(self) -> dict[str, Any]:
        """Return the written values, without the set-up."""
        kinds = fields_of(self.setup.game).kinds
        return {name: kinds[name].write(value) for name, value in self.values.items()}

    def __str__(self) -> str:
        """Return the position in one line, which `parse` reads."""
        return write_values(self.setup, self.values)

    @classmethod
    def parse(cls, line: str) -> Position:
        """Return the position that a line means; raise `NotationError` or `OptionError` if it cannot be.

        line: the text, as `str` writes it
        """
        game, fields = read_line(line)
        return cls.build(_game(game), fields)

    def dumps(self) -> str:
        """Return the TOML table ``[position]``, which `loads` reads."""
        from ..toml import write_table

        table = {"game": self.game} | written_setup(self.setup, self.values["dealer"]) | self.written_values()
        return write_table("position", table).lstrip("\n")

    @classmethod
    def loads(cls, text: str) -> Position:
        """Return the position of a TOML text; raise `NotationError` or `OptionError` if it cannot be.

        text: the text, with a table ``[position]`` or with the fields alone
        """
        table = read_toml(text)
        inner = table.get("position", table)
        if not isinstance(inner, dict):
            raise PositionError("toml", read=describe(inner))
        names: tuple[str, ...] = ("game", *HEADER)
        raw = {name: table[name] for name in names if name in table} | inner
        return cls.build(_game(raw.get("game")), raw)

    # -- starting

    def faults(self, *, pack: bool = True, checks: Sequence[Check] | None = None) -> tuple[PositionError, ...]:
        """Return the faults of the position as far as its cards are known; empty if it can be.

        After a check that finds faults no others are made, because they need a position without these.

        pack: whether it is checked that the cards are in the pack, and each no more often than there
        checks: the checks that are made; by default all checks of the game
        """
        return tuple(self._faults(pack=pack, checks=checks))

    def _faults(self, *, pack: bool = True, checks: Sequence[Check] | None = None) -> Faults:
        for fault in self._all_faults(pack=pack, checks=checks):
            fault.game = self.game
            yield fault

    def _all_faults(self, *, pack: bool, checks: Sequence[Check] | None) -> Faults:
        fields, draft, game = fields_of(self.setup.game), self.draft, self.setup.game
        phase = draft["phase"]
        if phase not in game.phases:
            yield PositionError("phase", "phase", read=shorten(phase), expected=", ".join(game.phases))
            return
        faults = list(card_faults(fields, draft)) if pack else []
        yield from faults
        if faults:
            return
        for check in fields.form.checks if checks is None else checks:
            try:
                for fault in check(draft):
                    faults.append(fault)
                    yield fault
            except NotGivenError as error:  # a value that depends on unknown cards cannot be checked
                if not self.unknown():
                    yield PositionError("not-given", error.args[0])
            if faults:
                return

    def unknown(self) -> tuple[str, ...]:
        """Return the places of the unknown cards, one for each card."""
        places: list[str] = []
        missing: list[str] = []
        fields = fields_of(self.setup.game)

        def look(card: Card, at: str) -> Card:
            if card == UNKNOWN:
                places.append(at)
            return card

        for name, kind in fields.kinds.items():
            try:
                kind.replace(self.draft[name], look, name)
            except NotGivenError:
                missing.append(name)
        return tuple(places or missing)

    def start(self) -> Any:
        """Return the state; raise `PositionError` if a card is unknown or the position cannot be."""
        for fault in self._faults():
            raise fault
        if unknown := self.unknown():
            raise PositionError("unknown", unknown[0], count=len(unknown), places=", ".join(dict.fromkeys(unknown)))
        state = self.state(self.draft)
        if not (state.over or state.chance or state.to_act):
            fault = PositionError("stuck", "", self.setup.game.phases[state.phase].permission)
            fault.game = self.game
            raise fault
        return state

    def state(self, values: Mapping[str, Any], ready: Mapping[str, Any] = MappingProxyType({})) -> Any:
        """Return the state with these values, unchecked.

        values: field → value, for all fields that are not ready
        ready: attribute of the state → its value, for fields that are ready
        """
        fields = fields_of(self.setup.game)
        opening = opening_of(self.setup.game, self.setup)
        changes: dict[str, Any] = dict(vars(opening)) | {"events": ()}
        changes.pop("_legal", None)
        changes |= ready
        for name, kind in fields.to_build:
            if (attribute := fields.attributes[name]) not in ready:
                changes[attribute] = kind.to_state(values[name], changes)
        return type(opening)(**changes)

    def with_setup(
        self, options: Mapping[str, object], without: Collection[str], readings: Mapping[str, str]
    ) -> Position:
        """Return the position under some other options and readings, and with more struck clauses.

        options: the values of the options that change
        without: ids of clauses that are struck
        readings: ruling → letter, for the readings that change

        Raise `OptionError` if they cannot be.
        """
        setup = change_setup(self.setup, options, without, readings)
        return self if setup == self.setup else Position(setup, self.values)

    def exchange(self, cards: Mapping[Card, Card]) -> Position:
        """Return the position with some cards in place of others; it is not checked.

        cards: card → the card in its place
        """
        return self.fill(tuple(self.values), lambda card, _: cards.get(card, card))

    def fill(self, names: Collection[str], change: Change) -> Position:
        """Return the position with other cards in some fields.

        names: the fields
        change: returns the other card, given a card and its place
        """
        kinds = fields_of(self.setup.game).kinds
        values = dict(self.values)
        for name in names:
            values[name] = kinds[name].replace(self.draft[name], change, name)
        filled = object.__new__(Position)  # defaults are not dropped, because this position is used only once
        filled.setup, filled.values = self.setup, MappingProxyType(values)
        filled.__dict__["draft"] = self.draft.refill(filled.values, frozenset(names))
        return filled
