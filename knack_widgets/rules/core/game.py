"""A game: its facts, options and clauses, and the way into a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NoReturn

from .cards import Card
from .clauses import Chapter, Clause
from .errors import OptionError
from .moves import CHANCE, Verb
from .options import Option, Value, resolve
from .phases import Phase
from .showing import shown
from .state import State

MAX_NAME = 80
"""Longest name of a player, in characters."""


class Setup:
    """What is settled before a match: game, names, first dealer and options. Immutable and hashable."""

    __slots__ = ("_key", "first", "game", "names", "options", "phases")

    game: Game
    names: tuple[str | None, ...]
    first: int | None
    options: Mapping[str, Value]
    phases: Mapping[str, Phase]
    """The game's phases by name: asked for at every move."""
    _key: tuple[Any, ...]

    def __init__(
        self, game: Game, names: tuple[str | None, ...], first: int | None, options: Mapping[str, Value]
    ) -> None:
        put = object.__setattr__
        put(self, "game", game)
        put(self, "phases", game.phases)
        put(self, "names", names)
        put(self, "first", first)
        put(self, "options", MappingProxyType(dict(options)))
        put(self, "_key", (game.id, names, first, tuple(options.items())))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a set-up is immutable: {name} cannot be set")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a set-up is immutable: {name} cannot be deleted")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __reduce__(self) -> tuple[type[Setup], tuple[Any, ...]]:
        return Setup, (self.game, self.names, self.first, dict(self.options))


class Game:
    """One game. `names`: language → name; `players`: how many can play; `clauses`: id → clause in the text's order.

    `seat_key`: the header's key for the seat that begins (``dealer`` or ``first``), `draws_first`: without it
    the cards decide. `pack`: the whole pack of a set-up; `pack_clause` says how many cards it has, `strangers_clause`
    which are left out. `opening`: the first state of a set-up.
    """

    def __init__(
        self,
        id: str,  # noqa: A002  the contract's name
        *,
        names: Mapping[str, str],
        players: range,
        players_clause: Clause,
        pack: Callable[[Setup], tuple[Card, ...]],
        pack_clause: Clause,
        strangers_clause: Clause | None = None,
        options: tuple[Option, ...],
        chapters: Sequence[Chapter],
        verbs: Sequence[Verb],
        phases: Sequence[Phase],
        opening: Callable[[Setup], State],
        check: Callable[[int, Mapping[str, Value]], None] | None = None,
        seat_key: str = "dealer",
        draws_first: bool = False,
    ) -> None:
        self.id = id
        self.names = MappingProxyType(dict(names))
        self.players = players
        self.players_clause = players_clause.id
        self.pack = pack
        self.pack_clause = pack_clause.id
        self.strangers_clause = (strangers_clause or pack_clause).id
        self.options = MappingProxyType({option.name: option for option in options})
        self.chapters = MappingProxyType({chapter.name: tuple(chapter.clauses) for chapter in chapters})
        self.clauses = MappingProxyType({clause.id: clause for chapter in chapters for clause in chapter.clauses})
        by_name = {verb.name: verb for verb in verbs}
        # a seat's verb comes before chance's of the same name
        self.verbs = MappingProxyType(by_name | {verb.name: verb for verb in CHANCE if verb.name not in by_name})
        self.phases = {phase.name: phase for phase in phases}
        self.opening = opening
        self.check = check
        self.seat_key = seat_key
        self.draws_first = draws_first

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """A game is pickled by its id, so that states travel to other processes."""
        return _from_shelf, (self.id,)

    def setup(self, players: int | Sequence[str], options: Mapping[str, object], first: object = None) -> Setup:
        """A checked set-up; `OptionError` names what was given and what is expected."""
        names = self._names(players)
        count = len(names)
        if first is None:
            first = None if self.draws_first else 0
        elif type(first) is not int or not 0 <= first < count:
            raise OptionError(f"{self.seat_key} = {shown(first)}: expected a seat from 0 to {count - 1}")
        values = resolve(tuple(self.options.values()), options)
        if self.check:
            self.check(count, values)
        return Setup(self, names, first, values)

    def start(
        self,
        players: int | Sequence[str] | None = None,
        *,
        dealer: int | None = None,
        first: int | None = None,
        **options: Any,
    ) -> State:
        """The state before the first deal.

        `players`: how many, or their names; by default as few as the game allows. `dealer` or `first`, as
        the game calls it: the seat that begins. `options`: the game's options by name. Raises `OptionError`.
        """
        given = {"dealer": dealer, "first": first}
        begins = given.pop(self.seat_key)
        wrong = [key for key, seat in given.items() if seat is not None]
        if wrong:
            raise OptionError(
                f"{wrong[0]} is not a setting of {self.id}: the seat that begins is given as {self.seat_key}"
            )
        return self.opening(self.setup(self.players.start if players is None else players, options, begins))

    def _names(self, players: object) -> tuple[str | None, ...]:
        if type(players) is int:
            count, names = players, None
        elif isinstance(players, (list, tuple)):
            count, names = len(players), players
        else:
            raise OptionError(f"players = {shown(players)}: expected a number or a list of names")
        if count not in self.players:
            raise OptionError(
                f"{shown(count)} players: {self.id} is for {self.players.start} to {self.players.stop - 1}",
                self.players_clause,
            )
        if names is None:
            return (None,) * count
        for name in names:
            if not isinstance(name, str) or len(name) > MAX_NAME or not name.isprintable():
                raise OptionError(f"player {shown(name)}: expected a name of at most {MAX_NAME} printable characters")
        return tuple(names)


def _from_shelf(id: str) -> Game:  # noqa: A002
    from ..shelf import games  # the shelf loads games, which load this module

    return games[id]
