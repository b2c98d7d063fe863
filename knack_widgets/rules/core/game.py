"""A game, and the way into a match of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from .errors import OptionError
from .facts import Facts
from .state import State


class Game(Facts):
    """One game: its facts, and a match of it begun."""

    def start(
        self,
        players: int | Sequence[str] | None = None,
        *,
        dealer: int | None = None,
        first: int | None = None,
        without: Collection[str] = (),
        readings: Mapping[str, str] = MappingProxyType({}),
        **options: Any,
    ) -> State:
        """The state before the first deal.

        `players`: how many, or their names; by default as few as the game allows. `dealer` or `first`, as
        the game calls it: the seat that begins. `options`: the game's options by name. `without`: ids of clauses that
        are struck, out of `strikable`. `readings`: rulings that are read otherwise, and how, out of the game's
        `readings`. Raises `OptionError`.

        >>> from knack_widgets.rules import games
        >>> state = games["knack"].start(players=3, without=["play.3"]).deal(seed=7)
        >>> state.setup.without
        ('play.3',)
        """
        given = {"dealer": dealer, "first": first}
        begins = given.pop(self.seat_key)
        wrong = [key for key, seat in given.items() if seat is not None]
        if wrong:
            raise OptionError(
                f"{wrong[0]} is not a setting of {self.id}: the seat that begins is given as {self.seat_key}"
            )
        count = self.players.start if players is None else players
        opening: State = self.opening(self.setup(count, options, begins, without, readings))
        return opening
