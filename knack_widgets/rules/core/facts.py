"""What a game is: its facts, options, clauses, verbs and phases; and what is settled before a match of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NoReturn

from .cards import Card
from .clauses import Chapter, Clause
from .controls import Control, all_stand
from .errors import OptionError
from .events import Events, all_events
from .moves import CHANCE, Verb
from .options import Option, Value, resolve
from .phases import Phase
from .scene import Scene
from .showing import describe
from .striking import check_struck

MAX_NAME = 80
"""Longest name of a player, in characters."""
MOST_STRUCK = 64
"""The phases of so many sets of struck clauses at most are remembered."""


class Setup:
    """What is settled before a match: game, names, first dealer, options, struck clauses. Immutable and hashable."""

    __slots__ = ("_key", "first", "game", "names", "options", "phases", "without")

    game: Facts
    names: tuple[str | None, ...]
    first: int | None
    options: Mapping[str, Value]
    phases: Mapping[str, Phase]
    """The game's phases by name, as they are without the struck clauses: asked for at every move."""
    without: tuple[str, ...]
    """Ids of the clauses that are struck, in the text's order."""
    _key: tuple[Any, ...]

    def __init__(
        self,
        game: Facts,
        names: tuple[str | None, ...],
        first: int | None,
        options: Mapping[str, Value],
        without: tuple[str, ...] = (),
    ) -> None:
        put = object.__setattr__
        put(self, "game", game)
        put(self, "phases", game.phases_without(without))
        put(self, "without", without)
        put(self, "names", names)
        put(self, "first", first)
        put(self, "options", MappingProxyType(dict(options)))
        put(self, "_key", (game.id, names, first, tuple(options.items()), without))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a set-up is immutable: {name} cannot be set")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a set-up is immutable: {name} cannot be deleted")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __reduce__(self) -> tuple[type[Setup], tuple[Any, ...]]:
        return Setup, (self.game, self.names, self.first, dict(self.options), self.without)

    def strike(self, clause: str) -> Setup:
        """The same with one clause more struck; `OptionError` where it cannot be."""
        without = check_struck(self.game.id, self.game.clauses, (*self.without, clause))
        return Setup(self.game, self.names, self.first, self.options, without)


class Facts:
    """What a game is. `names`: language → name; `players`: how many can play; `clauses`: id → clause, in text order.

    `seat_key`: the header's key for the seat that begins (``dealer`` or ``first``), `draws_first`: without it
    the cards decide. `pack`: the whole pack of a set-up; `pack_clause` says how many cards it has, `strangers_clause`
    which are left out. `controls`: how the moves of each phase are made, in the order of their buttons (`stands`: how
    those of a verb stand there, by phase and verb); a scene tells those of a position. `opening`: the first state of a
    set-up; `view`: what the reader at some seats of a state may know, and `scene`: what of it is drawn. `events`: what
    moves bring about, the game's own beside what several games tell; `seat_facts`: the facts of events and reasons that
    are seats, beside ``seat``, ``turn`` and ``dealer``.
    `strikable`: ids of the clauses without which it can be played (see `striking`).
    Options hang on their clauses and are asked for in the text's order, but `first_options` first. `first_deal`: the
    seed of the deal that shows a newcomer what the game is about, with three players (or as many as there may be), the
    first of them to speak. `reading`: the chapters' names as a reader meets them, the text's order but for the
    `back_matter` (a cover, say), which comes last. `worth_clause`: where cards are worth something together, the clause
    that says how much some are.
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
        chapters: Sequence[Chapter],
        verbs: Sequence[Verb],
        phases: Sequence[Phase],
        controls: Mapping[str, Sequence[Control]],
        opening: Callable[[Setup], Any],
        view: Callable[[Any, frozenset[int]], Any],
        scene: Callable[[Any], Scene],
        events: Events = MappingProxyType({}),
        seat_facts: Sequence[str] = (),
        check: Callable[[int, Mapping[str, Value]], None] | None = None,
        seat_key: str = "dealer",
        draws_first: bool = False,
        first_deal: str = "1",
        back_matter: Sequence[Chapter] = (),
        first_options: Sequence[str] = (),
        worth_clause: Callable[[tuple[Card, ...]], Clause] | None = None,
    ) -> None:
        self.id = id
        self.names = MappingProxyType(dict(names))
        self.players = players
        self.players_clause = players_clause.id
        self.pack = pack
        self.pack_clause = pack_clause.id
        self.strangers_clause = (strangers_clause or pack_clause).id
        found = {clause.option.name: clause.option for one in chapters for clause in one.clauses if clause.option}
        self.options: Mapping[str, Option] = MappingProxyType({name: found[name] for name in first_options} | found)
        back = {chapter.name for chapter in back_matter}
        self.reading = tuple(sorted((chapter.name for chapter in chapters), key=back.__contains__))
        self.chapters = MappingProxyType({chapter.name: tuple(chapter.clauses) for chapter in chapters})
        self.clauses = MappingProxyType({clause.id: clause for chapter in chapters for clause in chapter.clauses})
        by_name = {verb.name: verb for verb in verbs}
        # a seat's verb comes before chance's of the same name
        self.verbs = MappingProxyType(by_name | {verb.name: verb for verb in CHANCE if verb.name not in by_name})
        self.strikable = tuple(clause.id for clause in self.clauses.values() if clause.strikable)
        self.phases = {phase.name: phase for phase in phases}
        self._struck: dict[tuple[str, ...], Mapping[str, Phase]] = {(): self.phases}
        self.controls = MappingProxyType({phase: tuple(controls.get(phase, ())) for phase in self.phases})
        self.stands = MappingProxyType({phase: all_stand(found) for phase, found in self.controls.items()})
        for phase in phases:
            if left := {*phase.verbs} - self.stands[phase.name].keys():
                raise ValueError(f"{id}: the phase {phase.name} has no control for {', '.join(sorted(left))}")
        self.opening = opening
        self.view = view
        self.scene = scene
        self.events = all_events(id, events)
        self.seat_facts = tuple(seat_facts)
        self.check = check
        self.seat_key = seat_key
        self.draws_first = draws_first
        self.first_deal = first_deal
        self.worth_clause = worth_clause

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    def event_facts(self, event: tuple[Any, ...]) -> dict[str, Any]:
        """The facts of an event by name.

        >>> from knack_widgets.rules import games
        >>> games["knack"].event_facts(("trick", 2, "play.5"))
        {'seat': 2}
        """
        return dict(zip(self.events[event[0]].facts, event[1:-1], strict=True))

    def phases_without(self, struck: tuple[str, ...]) -> Mapping[str, Phase]:
        """The phases by name, made once for each set of struck clauses; without any, the game's own."""
        found = self._struck.get(struck)
        if found is None:
            if len(self._struck) > MOST_STRUCK:
                self._struck = {(): self.phases}
            found = {name: phase.strike(frozenset(struck)) for name, phase in self.phases.items()}
            self._struck[struck] = found
        return found

    def setup(
        self,
        players: int | Sequence[str],
        options: Mapping[str, object],
        first: object = None,
        without: object = (),
    ) -> Setup:
        """A checked set-up; `OptionError` names what was given and what is expected."""
        names = self._names(players)
        count = len(names)
        if first is None:
            first = None if self.draws_first else 0
        elif type(first) is not int or not 0 <= first < count:
            raise OptionError(f"{self.seat_key} = {describe(first)}: expected a seat from 0 to {count - 1}")
        values = resolve(tuple(self.options.values()), options)
        if self.check:
            self.check(count, values)
        return Setup(self, names, first, values, check_struck(self.id, self.clauses, without))

    def _names(self, players: object) -> tuple[str | None, ...]:
        if type(players) is int:
            count, names = players, None
        elif isinstance(players, (list, tuple)):
            count, names = len(players), players
        else:
            raise OptionError(f"players = {describe(players)}: expected a number or a list of names")
        if count not in self.players:
            raise OptionError(
                f"{describe(count)} players: {self.id} is for {self.players.start} to {self.players.stop - 1}",
                self.players_clause,
            )
        if names is None:
            return (None,) * count
        for name in names:
            if not isinstance(name, str) or len(name) > MAX_NAME or not name.isprintable():
                raise OptionError(
                    f"player {describe(name)}: expected a name of at most {MAX_NAME} printable characters"
                )
        return tuple(names)
