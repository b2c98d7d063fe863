"""Drafts: situations that a reader lays out card by card. A draft need not be a possible position.

A draft is immutable: each change returns another draft. A card that is put into a place replaces an unknown card there.
A card that is put into the trick is that of the seat on turn, and leaves its hand. So the number of cards in each place
stays what the rules made it, and the reader only says which cards they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from ...rules import Card, games
from ...rules.core.cards import Played
from ...rules.core.positions.form import Draft as PositionValues
from ...rules.core.positions.kinds import UNKNOWN
from ...rules.core.seats import in_turn, next_seat
from .opening import agreed_options, opening_values, phases_of, values_to_begin
from .situation import FieldValue, Lying, PlaceError, Situation

Players = int | tuple[str, ...]
"""The number of players, or their names."""
NO_OPTIONS: Final[Mapping[str, object]] = MappingProxyType({})
NO_READINGS: Final[Mapping[str, str]] = MappingProxyType({})
MAX_ZONE: Final = 120
"""Greatest number of cards in a place."""
TRICK: Final = "trick"
FINISHED: Final = "finished_tricks"


class Draft(Situation):
    """A situation that is being laid out; each change returns another one."""

    @classmethod
    def begin(
        cls,
        game: str,
        players: Players | None = None,
        phase: str | None = None,
        *,
        options: Mapping[str, object] = NO_OPTIONS,
        readings: Mapping[str, str] = NO_READINGS,
    ) -> Draft:
        """Return the situation in which the cards of a phase are all unknown.

        game: the game's id
        players: the number of players, or their names; by default three, or as many as the game needs
        phase: the phase; by default the play
        options: the options of the match that are not the default
        readings: ruling → letter, for other readings than the default

        Raise `OptionError` for a set-up that cannot be, and `PlaceError` for a phase that cannot be laid out.
        """
        rules = games[game]
        phases = phases_of(rules)
        if phase is None:
            phase = "play" if "play" in phases else next(iter(phases), "")
        if phase not in phases:
            raise PlaceError(phase)
        count = max(3, rules.players.start) if players is None else players
        setup = rules.setup(count, {**options, **agreed_options(rules, phase)}, 0, (), readings)
        try:
            return cls(setup, opening_values(setup, phase)).with_first_dealer()
        except LookupError:
            raise PlaceError(phase) from None

    # -- changes

    def put(self, place: str, card: str) -> Draft:
        """Return the draft with one more known card in a place, or an unknown one for `?`.

        If all copies of the card lie elsewhere already, it is taken from there.
        """
        wanted = Card(UNKNOWN) if card == UNKNOWN else Card.read(card)
        draft = self if wanted == UNKNOWN else self._free(wanted)
        if self.shape(self.path_of(place)[0]).name == "plays":
            return draft._play_card(place, wanted)
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
        zone, card = self.card_at(place, at)
        if isinstance(card, Played):
            return self._unplay(place, at, zone)
        if card not in (UNKNOWN, None) and self.keeps_count(place):
            return self._set_zone(place, [*zone[:at], UNKNOWN, *zone[at + 1 :]])
        return self._set_zone(place, [*zone[:at], *zone[at + 1 :]])

    def turn_over(self, place: str, at: int) -> Draft:
        """Return the draft with a card turned over: face down in a trick, elsewhere unknown."""
        zone, card = self.card_at(place, at)
        other = card._replace(face_down=not card.face_down) if isinstance(card, Played) else UNKNOWN
        return self._set_zone(place, [*zone[:at], other, *zone[at + 1 :]])

    def move(self, place: str, at: int, other: str) -> Draft:
        """Return the draft with a card moved to another place."""
        _, card = self.card_at(place, at)
        self.path_of(other)
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
        """Return the draft in which a seat has led to the trick; the others follow in turn."""
        self._check_seat(seat)
        trick = self.zone(TRICK)
        seats = self._seats_in()
        order = in_turn(seats, seat) if seat in seats else seats
        led = [play._replace(seat=order[number % len(order)]) for number, play in enumerate(trick)]
        return self._set_zone(TRICK, led)

    def set_in(self, seat: int, is_in: bool) -> Draft:
        """Return the draft in which a seat takes part in the deal, with unknown cards, or has no cards."""
        self._check_seat(seat)
        hands = values_to_begin(self.setup, self.phase).get("hands") if is_in else None
        hand = (max(hands, key=len) if hands else ()) if is_in else ()
        return self._set_zone(f"hands.{seat}", hand)

    def set_field(self, name: str, written: object) -> Draft:
        """Return the draft with a value of a field, as it is written; None if it is to follow from the others.

        Raise `PositionError` if the field has no such value.
        """
        if name not in (*self.asked, *self.offered, *self.others) or not self.shape(name).is_control:
            raise PlaceError(name)
        values = {other: value for other, value in self.values.items() if other != name}
        if written is not None:
            values[name] = self.fields.kinds[name].read(written, name)
            for seat in self.fields.kinds[name].seats_in(values[name]):
                self._check_seat(seat)
        elif name == "dealer":
            raise PlaceError(name)
        if adapt := self.fields.form.adapts.get(name):
            values |= adapt(PositionValues(self.fields, self.setup, values))
        draft = replace(self, values=MappingProxyType(values))
        return draft.with_first_dealer() if name == "dealer" else draft

    def rename(self, names: tuple[str, ...]) -> Draft:
        """Return the draft with other names of the players.

        Raise `OptionError` if the names cannot be.
        """
        return self._change_setup(names, self.setup.options, self.setup.readings)

    def agree(self, options: Mapping[str, object]) -> Draft:
        """Return the draft under other options; raise `OptionError` if they cannot be.

        options: option → value, for the options that change
        """
        names = self.setup.names
        players = tuple(filter(None, names)) if all(names) else len(names)
        return self._change_setup(players, {**self.setup.options, **options}, self.setup.readings)

    def begin_again(self, players: int | None = None, phase: str | None = None) -> Draft:
        """Return the opening of a phase or for some players, with the cards that both have."""
        count = self.seats if players is None else players
        names = tuple(name for name in self.setup.names if name is not None)
        kept: Players = names if players is None and len(names) == self.seats else count
        draft = Draft.begin(
            self.game, kept, phase or self.phase, options=self.setup.options, readings=self.setup.readings
        )
        for name in draft.asked if players is None else ():
            alike = name in self.asked and draft.shape(name).name == "cards"
            if alike and _count_cards(draft, name) == _count_cards(self, name):
                draft = replace(draft, values=MappingProxyType({**draft.values, name: self.follows(name)}))
        return draft

    # -- helpers

    def _change_setup(self, players: Players, options: Mapping[str, object], readings: Mapping[str, str]) -> Draft:
        dealer = self.follows("dealer")
        setup = self.setup.game.setup(players, options, dealer, self.setup.without, readings)
        return replace(self, setup=setup)

    def with_first_dealer(self) -> Draft:
        """Return the draft whose first dealer is the dealer."""
        names = self.setup.names
        players = tuple(filter(None, names)) if all(names) else len(names)
        return self._change_setup(players, self.setup.options, self.setup.readings)

    def _check_seat(self, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise PlaceError(str(seat))

    def card_at(self, place: str, at: int) -> tuple[Lying, FieldValue]:
        """Return the cards of a place and one of them; raise `PlaceError` if it does not exist."""
        zone = self.zone(place)
        if type(at) is not int or not 0 <= at < len(zone):
            raise PlaceError(f"{place}.{at}")
        return zone, zone[at]

    def _set_zone(self, place: str, zone: Sequence[FieldValue]) -> Draft:
        name, path = self.path_of(place)
        if len(zone) > MAX_ZONE or place not in self.places(name):
            raise PlaceError(place)
        kind = self.fields.kinds[name]
        changed = _replace_row(self.follows(name) or (), path, tuple(zone))
        value = kind.read(kind.write(changed), name)
        return replace(self, values=MappingProxyType({**self.values, name: value}))

    def keeps_count(self, place: str) -> bool:
        """Return whether a place holds as many cards as it did in the opening, also if they are other ones."""
        name, path = self.path_of(place)
        value: FieldValue = values_to_begin(self.setup, self.phase).get(name, ())
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

    def _play_card(self, place: str, card: Card) -> Draft:
        """Return the draft with one more card in a trick: that of the seat on turn, which leaves its hand."""
        trick, seats = self.zone(place), self._seats_in()
        turn = self.follows("turn") if place == TRICK else None
        if turn is None or (trick and turn not in seats):
            turn = next_seat(seats, trick[-1].seat if trick else seats[-1])
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

    def _unplay(self, place: str, at: int, zone: Lying) -> Draft:
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


def _count_cards(draft: Draft, name: str) -> list[int]:
    return [sum(card is not None for card in draft.zone(place)) for place in draft.places(name)]


def _replace_row(value: Lying, path: tuple[int, ...], zone: Lying) -> Lying:
    """Return a nested value with other cards in one place."""
    if not path:
        return zone
    number, *rest = path
    rows = [*value, *((),) * (number + 1 - len(value))]
    rows[number] = _replace_row(rows[number], tuple(rest), zone)
    return tuple(rows)
