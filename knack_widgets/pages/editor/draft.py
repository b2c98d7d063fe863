"""Drafts: situations that a reader lays out card by card. A draft need not be a possible position.

A draft is immutable: each change returns another draft. A card that is put into a place replaces an unknown card there.
A card that is put into the trick is that of the seat on turn, and leaves its hand. So the number of cards in each place
stays what the rules made it, and the reader only says which cards they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from types import MappingProxyType
from typing import Any, Final

from ...rules import Card, Position, PositionError, games
from ...rules.core.cards import Played
from ...rules.core.facts import Setup
from ...rules.core.positions.faults import NotGivenError
from ...rules.core.positions.form import Fields, fields_of
from ...rules.core.positions.kinds import UNKNOWN
from ...rules.core.positions.reading import read_values, write_values
from ...rules.core.positions.shapes import Shape, shape_of
from ...rules.core.positions.text import read_line
from .opening import opening_values, phases_of

MAX_ZONE: Final = 120
"""Greatest number of cards in a place."""
TRICK: Final = "trick"
FINISHED: Final = "finished_tricks"


class PlaceError(LookupError):
    """A place or a card that a draft does not have."""


@dataclass(frozen=True)
class Draft:
    """A situation that is being laid out.

    setup: the set-up of the match
    values: field → value, as in a position; fields that are absent follow from the others
    """

    setup: Setup
    values: Mapping[str, Any]

    # -- making

    @classmethod
    def begin(
        cls, game: str, players: int | tuple[str, ...] | None = None, phase: str | None = None, **given: Any
    ) -> Draft:
        """Return the situation in which the cards of a phase are all unknown.

        game: the game's id
        players: the number of players, or their names; by default three, or as many as the game needs
        phase: the phase; by default the play
        given: `options` and `readings` of the match

        Raise `OptionError` for a set-up that cannot be, and `PlaceError` for a phase that cannot be laid out.

        >>> str(Draft.begin("knack"))
        'knack;players=3;phase=play;dealer=0;hands=?_?_?,?_?_?,?_?_?;up=?'
        """
        found = games[game]
        phases = phases_of(found)
        if phase is None:
            phase = "play" if "play" in phases else phases[0]
        if phase not in phases:
            raise PlaceError(phase)
        count = max(3, found.players.start) if players is None else players
        setup = found.setup(count, given.get("options", {}), 0, (), given.get("readings", {}))
        try:
            return cls(setup, opening_values(setup, phase))._with_first()
        except LookupError:
            raise PlaceError(phase) from None

    @classmethod
    def of(cls, position: Position) -> Draft:
        """Return the draft of a position, such as that of a view, which has hidden cards as unknown ones.

        A turn that follows from the other fields is left out, so that it follows the further changes.
        """
        values = dict(position.values)
        values.pop("turn", None)
        draft = cls(position.setup, MappingProxyType(values))
        if draft.follows("turn") != position.values.get("turn"):
            draft = cls(position.setup, position.values)
        holding = {name: position.draft[name] for name in draft.fields.holding if _is_known(position, name)}
        shown = {name: value for name, value in holding.items() if name in draft.asked and name not in draft.values}
        return cls(position.setup, MappingProxyType({**draft.values, **shown}))

    @classmethod
    def parse(cls, line: str) -> Draft:
        """Return the draft of a line, as `str` writes it; the line of a position is that of a draft, too.

        Raise `PositionError` or `OptionError` for a text that cannot be read.
        """
        name, raw = read_line(line)
        if name not in games:
            raise PositionError("game", read=name[:40], expected=", ".join(games))
        setup, values = read_values(games[name], raw)
        phase = values.get("phase", "play")
        return cls(setup, MappingProxyType({"phase": phase, **values}))

    def __str__(self) -> str:
        """Return the draft in one line."""
        return write_values(self.setup, self.values)

    # -- what is there

    @cached_property
    def fields(self) -> Fields:
        """The fields of the game's positions."""
        return fields_of(self.setup.game)

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.setup.game.id

    @property
    def phase(self) -> str:
        """The phase."""
        phase: str = self.values["phase"]
        return phase

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.setup.names)

    @property
    def asked(self) -> tuple[str, ...]:
        """The fields that the reader is asked for, in order."""
        return tuple(self.fields.form.asked.get(self.phase, ()))

    @property
    def offered(self) -> tuple[str, ...]:
        """The fields that the reader may give besides: the rare ones, and others that are given already."""
        given = (name for name in self.values if self.shape(name).name not in ("other",) and name != "phase")
        return tuple(dict.fromkeys(name for name in (*self.fields.form.rarely, *given) if name not in self.asked))

    def shape(self, name: str) -> Shape:
        """Return the shape of a field."""
        return shape_of(self.fields.kinds[name])

    @cached_property
    def position(self) -> Position | PositionError:
        """The position, or the fault that prevents it."""
        try:
            return Position(self.setup, self.values)
        except PositionError as error:
            error.game = self.game
            return error

    @cached_property
    def faults(self) -> tuple[PositionError, ...]:
        """The faults of the position; none if a move can be asked about."""
        return (self.position,) if isinstance(self.position, PositionError) else self.position.faults()

    def follows(self, name: str) -> Any:
        """Return the value of a field if it is given, or as it follows from the others; None if it does not."""
        if name in self.values:
            return self.values[name]
        try:
            return Position(self.setup, self.values).draft[name]
        except (PositionError, NotGivenError, LookupError):
            return None

    def zone(self, place: str) -> tuple[Any, ...]:
        """Return what lies in a place: cards, or the cards of a trick with their seats; () if nothing is there yet."""
        name, path = self._path(place)
        value = self.follows(name)
        for number in path:
            value = value[number] if value is not None and number < len(value) else ()
        return tuple(value or ())

    def places(self, name: str) -> tuple[str, ...]:
        """Return the places of a field with cards, such as one for each seat."""
        shape, value = self.shape(name), self.follows(name)
        if shape.name not in ("cards", "plays"):
            return ()
        if shape.depth == 0:
            return (name,)
        outer = tuple(value or ())
        if shape.depth == 1:
            return tuple(f"{name}.{number}" for number in range(len(outer)))
        return tuple(f"{name}.{seat}.{number}" for seat, row in enumerate(outer) for number in range(len(row)))

    def _path(self, place: str) -> tuple[str, tuple[int, ...]]:
        name, *words = place.split(".")
        if name not in self.fields.kinds or not all(
            word.isascii() and word.isdigit() and len(word) < 4 for word in words
        ):
            raise PlaceError(place)
        shape = self.shape(name)
        if shape.name not in ("cards", "plays") or len(words) != shape.depth:
            raise PlaceError(place)
        return name, tuple(map(int, words))

    # -- changes

    def put(self, place: str, card: str) -> Draft:
        """Return the draft with one more known card in a place, or an unknown one for `?`.

        If all copies of the card lie elsewhere already, it is taken from there.
        """
        name, _ = self._path(place)
        wanted = Card(UNKNOWN) if card == UNKNOWN else Card.read(card)
        draft = self if wanted == UNKNOWN else self._free(wanted)
        if self.shape(name).name == "plays":
            return draft._play(place, wanted)
        zone = list(draft.zone(place))
        if wanted != UNKNOWN and UNKNOWN in zone:
            zone[zone.index(UNKNOWN)] = wanted
        elif wanted != UNKNOWN and None in zone:
            zone[zone.index(None)] = wanted
        else:
            zone.append(wanted)
        return draft._set_zone(place, zone)

    def take(self, place: str, at: int) -> Draft:
        """Return the draft without a card: a known card becomes unknown if its place holds a fixed number of cards."""
        zone, card = self._at(place, at)
        if isinstance(card, Played):
            return self._unplay(place, at, zone)
        if card not in (UNKNOWN, None) and self._keeps_count(place):
            return self._set_zone(place, [*zone[:at], UNKNOWN, *zone[at + 1 :]])
        return self._set_zone(place, [*zone[:at], *zone[at + 1 :]])

    def turn_over(self, place: str, at: int) -> Draft:
        """Return the draft with a card turned over: face down in a trick, elsewhere unknown."""
        zone, card = self._at(place, at)
        other = card._replace(face_down=not card.face_down) if isinstance(card, Played) else UNKNOWN
        return self._set_zone(place, [*zone[:at], other, *zone[at + 1 :]])

    def move(self, place: str, at: int, other: str) -> Draft:
        """Return the draft with a card moved to another place."""
        _, card = self._at(place, at)
        self._path(other)
        code = card.card if isinstance(card, Played) else card
        if code is None or place == other:
            return self
        return self.take(place, at).put(other, code)

    def count(self, place: str, number: int) -> Draft:
        """Return the draft with as many unknown cards in a place as are missing there to a number.

        number: the number of cards, at most `MAX_ZONE`
        """
        zone = [card for card in self.zone(place) if card != UNKNOWN]
        return self._set_zone(place, [*zone, *(UNKNOWN,) * max(0, min(number, MAX_ZONE) - len(zone))])

    def lead(self, seat: int) -> Draft:
        """Return the draft in which a seat has led to the trick; the others follow clockwise."""
        self._check_seat(seat)
        trick = self.zone(TRICK)
        seats = self._seats_in()
        order = [*seats[seats.index(seat) :], *seats[: seats.index(seat)]] if seat in seats else seats
        led = [play._replace(seat=order[number % len(order)]) for number, play in enumerate(trick)]
        return self._set_zone(TRICK, led)

    def set_in(self, seat: int, is_in: bool) -> Draft:
        """Return the draft in which a seat takes part in the deal, with unknown cards, or has no cards."""
        self._check_seat(seat)
        hands = opening_values(self.setup, self.phase)["hands"] if is_in else None
        hand = (max(hands, key=len) if hands else ()) if is_in else ()
        return self._set_zone(f"hands.{seat}", hand)

    def set_field(self, name: str, written: object) -> Draft:
        """Return the draft with a value of a field, as it is written; None if it is to follow from the others.

        Raise `PositionError` if the field has no such value.
        """
        if name not in (*self.asked, *self.offered) or self.shape(name).name in ("cards", "plays", "other"):
            raise PlaceError(name)
        values = {other: value for other, value in self.values.items() if other != name}
        if written is not None:
            values[name] = self.fields.kinds[name].read(written, name)
            for seat in self.fields.kinds[name].seats_in(values[name]):
                self._check_seat(seat)
        elif name == "dealer":
            raise PlaceError(name)
        draft = replace(self, values=MappingProxyType(values))
        return draft._with_first() if name == "dealer" else draft

    def rename(self, names: tuple[str, ...]) -> Draft:
        """Return the draft with other names of the players.

        Raise `OptionError` if the names cannot be.
        """
        return self._with_setup(names, self.setup.options, self.setup.readings)

    def agree(self, options: Mapping[str, object]) -> Draft:
        """Return the draft under other options; raise `OptionError` if they cannot be.

        options: option → value, for the options that change
        """
        names = self.setup.names
        players = names if all(name is not None for name in names) else len(names)
        return self._with_setup(players, {**self.setup.options, **options}, self.setup.readings)

    def begin_again(self, players: int | None = None, phase: str | None = None) -> Draft:
        """Return the opening of a phase or for some players, with the cards that both have."""
        count = self.seats if players is None else players
        names = tuple(name for name in self.setup.names if name is not None)
        kept: Any = names if players is None and len(names) == self.seats else count
        draft = Draft.begin(
            self.game, kept, phase or self.phase, options=self.setup.options, readings=self.setup.readings
        )
        for name in draft.asked if players is None else ():
            alike = name in self.asked and draft.shape(name).name == "cards"
            if alike and [*map(len, _rows(draft, name))] == [*map(len, _rows(self, name))]:
                draft = replace(draft, values=MappingProxyType({**draft.values, name: self.follows(name)}))
        return draft

    # -- helpers

    def _with_setup(self, players: Any, options: Mapping[str, object], readings: Mapping[str, str]) -> Draft:
        dealer = self.follows("dealer")
        setup = self.setup.game.setup(players, options, dealer, self.setup.without, readings)
        return replace(self, setup=setup)

    def _with_first(self) -> Draft:
        """Return the draft whose first dealer is the dealer."""
        names = self.setup.names
        players = names if all(name is not None for name in names) else len(names)
        return self._with_setup(players, self.setup.options, self.setup.readings)

    def _check_seat(self, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise PlaceError(str(seat))

    def _at(self, place: str, at: int) -> tuple[tuple[Any, ...], Any]:
        zone = self.zone(place)
        if type(at) is not int or not 0 <= at < len(zone):
            raise PlaceError(f"{place}.{at}")
        return zone, zone[at]

    def _set_zone(self, place: str, zone: Any) -> Draft:
        name, path = self._path(place)
        if len(zone) > MAX_ZONE or place not in self.places(name):
            raise PlaceError(place)
        kind = self.fields.kinds[name]
        changed = _put_at(self.follows(name) or (), path, tuple(zone))
        value = kind.read(kind.write(changed), name)
        return replace(self, values=MappingProxyType({**self.values, name: value}))

    def _keeps_count(self, place: str) -> bool:
        """Return whether a place holds as many cards as it did in the opening, whatever they are."""
        name, path = self._path(place)
        value: Any = opening_values(self.setup, self.phase).get(name, ()) if self.asked else ()
        for number in path:
            value = value[number] if number < len(value) else ()
        return UNKNOWN in value

    def _free(self, card: Card) -> Draft:
        """Return the draft in which a copy of a card lies nowhere, as the pack has no more of them otherwise."""
        pack = Counter(self.setup.game.pack(self.setup))
        lying = [
            (place, at)
            for name in self.values
            if name in self.fields.holding
            for place in self.places(name)
            for at, laid in enumerate(self.zone(place))
            if (laid.card if isinstance(laid, Played) else laid) == card
        ]
        if not lying or len(lying) < pack[card]:
            return self
        return self.take(*lying[-1])

    def _seats_in(self) -> tuple[int, ...]:
        seats = self.follows("players_in") if "players_in" in self.fields.kinds else None
        return tuple(seats or range(self.seats))

    def _play(self, place: str, card: Card) -> Draft:
        """Return the draft with one more card in a trick: that of the seat on turn, which leaves its hand."""
        trick, seats = self.zone(place), self._seats_in()
        turn = self.follows("turn") if place == TRICK else None
        if turn is None or (trick and turn not in seats):
            last = trick[-1].seat if trick else seats[-1]
            turn = next((seat for seat in seats if seat > last), seats[0])
        draft = self._leave_hand(turn, card)
        draft = draft._set_zone(place, [*trick, Played(turn, card, False)])
        if "turn" in draft.values:
            draft = replace(draft, values=MappingProxyType({k: v for k, v in draft.values.items() if k != "turn"}))
        return draft._finish_trick() if place == TRICK else draft

    def _leave_hand(self, seat: int, card: Card) -> Draft:
        place = f"hands.{seat}"
        hand = list(self.zone(place))
        for gone in (card, UNKNOWN):
            if gone in hand:
                hand.remove(gone)
                return self._set_zone(place, hand)
        return self

    def _finish_trick(self) -> Draft:
        """Return the draft whose trick is a finished one if every seat that is in has played to it."""
        trick = self.zone(TRICK)
        if not any(fault.key == "count" and fault.place == TRICK for fault in self.faults):
            return self
        values = {**self.values, FINISHED: (*self.follows(FINISHED), trick), TRICK: ()}
        return replace(self, values=MappingProxyType(values))

    def _unplay(self, place: str, at: int, zone: tuple[Any, ...]) -> Draft:
        """Return the draft without a card of a trick and all cards played after it; their seats have unknown cards."""
        finished = tuple(self.follows(FINISHED) or ())
        number = len(finished) if place == TRICK else finished.index(zone)
        later = [play for trick in (*finished, self.zone(TRICK))[number + 1 :] for play in trick]
        draft = self
        for play in (*zone[at:], *later):
            hand = f"hands.{play.seat}"
            draft = draft._set_zone(hand, [*draft.zone(hand), UNKNOWN])
        values = {**draft.values, FINISHED: finished[:number], TRICK: zone[:at]}
        return replace(draft, values=MappingProxyType(values))


def _rows(draft: Draft, name: str) -> list[tuple[Any, ...]]:
    return [draft.zone(place) for place in draft.places(name)]


def _is_known(position: Position, name: str) -> bool:
    try:
        return bool(position.draft[name])
    except NotGivenError:
        return False


def _put_at(value: tuple[Any, ...], path: tuple[int, ...], zone: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return a nested value with other cards in one place."""
    if not path:
        return zone
    number, *rest = path
    rows = [*value, *((),) * (number + 1 - len(value))]
    rows[number] = _put_at(rows[number], tuple(rest), zone)
    return tuple(rows)
