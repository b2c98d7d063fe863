"""A game, and the start of a match."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType

from .errors import OptionError
from .facts import Facts
from .positions.position import Position
from .state import State


class Game(Facts):
    """A game: its facts, and the start of its matches."""

    def start(
        self,
        players: int | Sequence[str] | None = None,
        *,
        dealer: int | None = None,
        first: int | None = None,
        without: Collection[str] = (),
        readings: Mapping[str, str] = MappingProxyType({}),
        **options: object,
    ) -> State:
        """Return the state before the first deal.

        players: number of players, or their names; by default the smallest number that the game allows
        dealer: the seat that deals first, in games whose `seat_key` is ``dealer``
        first: the seat that begins, in games whose `seat_key` is ``first``
        without: ids of clauses that are struck; all must be in the game's `strikable`
        readings: ruling → letter, for rulings with another reading; all must be in the game's `readings`
        options: the game's options by name

        Raise `OptionError` if one of these settings is unknown or has a bad value.

        >>> from knack_widgets.rules import games
        >>> state = games["knack"].start(players=3, without=["play.3"]).deal(seed=7)
        >>> state.setup.without
        ('play.3',)
        """
        seats = {"dealer": dealer, "first": first}
        begins = seats.pop(self.seat_key)
        wrong = [key for key, seat in seats.items() if seat is not None]
        if wrong:
            raise OptionError(
                f"{wrong[0]} is not a setting of {self.id}: the seat that begins is given as {self.seat_key}"
            )
        count = self.players.start if players is None else players
        opening: State = self.opening(self.setup(count, options, begins, without, readings))
        return opening

    def position(self, players: int | Sequence[str] | None = None, **fields: object) -> Position:
        """Return a position of this game by its fields.

        players: number of players, or their names
        fields: the fields of the game's positions (cards as text, ``?`` for unknown ones), and ``options``,
            ``readings``, ``without`` and ``first``

        Raise `NotationError` with the place of the fault if a value cannot be.
        """
        return Position.build(self, fields if players is None else {"players": players, **fields})
