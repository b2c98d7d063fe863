"""The facts of a game (options, clauses, verbs, phases), and the set-up of a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NoReturn

from .cards import Card
from .clauses import Chapter, Clause
from .controls import Control, all_stand
from .errors import OptionError, describe
from .events import Event, Events, all_events
from .hidden import AnyHidden
from .moves import CHANCE, Verb
from .names import check_family, names_of
from .options import Option, Value, resolve
from .phases import AnyPhase
from .readings import Reading, check_readings, find_readings
from .scene import Scene
from .striking import check_struck

MAX_NAME = 80
"""Longest name of a player, in characters."""
MAX_CACHED_PHASE_TABLES = 64
"""Number of cached phase tables, one for each combination of struck clauses and readings."""
Kept = tuple[tuple[str, ...], tuple[tuple[str, str], ...]]
"""Key of the cache: struck clauses; (ruling, letter) pairs."""


class Setup:
    """The settings of a match; hashable.

    game: the game
    names: the players' names, or None for unnamed players
    first: the seat that begins, or None if cards are drawn for it
    options: option name → value
    """

    __slots__ = ("_key", "departs", "first", "game", "names", "options", "phases", "readings", "without")

    game: Facts
    names: tuple[str | None, ...]
    first: int | None
    options: Mapping[str, Value]
    phases: Mapping[str, AnyPhase]
    """The game's phases by name, with struck clauses and readings; no property, because every move needs it."""
    without: tuple[str, ...]
    """Ids of the struck clauses, in the text's order."""
    readings: Mapping[str, str]
    """Ruling → letter, in the text's order; only rulings that differ from the book's reading."""
    departs: bool
    """True if a clause is struck, or if a ruling has another reading than the book's."""
    _key: tuple[object, ...]

    def __init__(
        self,
        game: Facts,
        names: tuple[str | None, ...],
        first: int | None,
        options: Mapping[str, Value],
        without: tuple[str, ...] = (),
        readings: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        put = object.__setattr__
        put(self, "game", game)
        put(self, "phases", game.phases_under(without, readings))
        put(self, "readings", MappingProxyType(dict(readings)))
        put(self, "without", without)
        put(self, "departs", bool(without or readings))
        put(self, "names", names)
        put(self, "first", first)
        put(self, "options", MappingProxyType(dict(options)))
        put(self, "_key", (game.id, names, first, tuple(options.items()), without, tuple(readings.items())))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a set-up is immutable: {name} cannot be set")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a set-up is immutable: {name} cannot be deleted")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __reduce__(self) -> tuple[type[Setup], tuple[object, ...]]:
        return Setup, (self.game, self.names, self.first, dict(self.options), self.without, dict(self.readings))

    @property
    def pack(self) -> tuple[Card, ...]:
        """The whole pack of the game."""
        return self.game.pack(self)

    def strike(self, clause: str) -> Setup:
        """Return the same set-up with one more struck clause.

        clause: id of the clause

        Raise `OptionError` if the clause cannot be struck.
        """
        without = check_struck(self.game.id, self.game.clauses, (*self.without, clause))
        return Setup(self.game, self.names, self.first, self.options, without, self.readings)


def _phase_under(phase: AnyPhase, struck: tuple[str, ...], readings: tuple[tuple[str, str], ...]) -> AnyPhase:
    phase = phase.strike(frozenset(struck))
    return phase.read_as(dict(readings)) if readings else phase


class Facts:
    """The facts of a game.

    names: language → the game's name, in one language or more
    players: the numbers of players that can play
    players_clause: id of the clause that limits the number of players
    pack: returns the whole pack of a set-up
    pack_clause: id of the clause that says how many cards the pack has
    strangers_clause: id of the clause that says which cards are not in the pack
    chapters: chapter name → its clauses
    clauses: id → clause, in the text's order
    verbs: name → verb
    phases: name → phase
    controls: phase → the controls of its moves, in the order of their buttons; a scene has the controls of its position
    stands: phase → verb → the prominence of the verb's controls (`controls.Stands`)
    uneven: the phases in which some controls are not ``everyday``
    opening: returns the first state of a set-up
    view: returns a reader's view of a state; the reader plays at the given seats
    scene: returns the part of a view that is drawn
    hidden: returns the possible worlds of a view, or None if the game does not compute them
    events: name → declaration, for the game's own events and the shared ones
    seat_facts: names of those facts of events and reasons that are seats, besides ``seat``, ``turn`` and ``dealer``
    options: name → option, `first_options` first, then in the order of their clauses
    check: raises an error if the options do not suit the number of players or each other
    seat_key: the record's key for the seat that begins (``dealer`` or ``first``)
    draws_first: whether the players draw cards for the first deal if the record has no `seat_key`
    first_deal: seed of the deal, for three players if possible, that introduces the game; the first player begins
    reading: the chapters' names in the order in which a reader meets them, the `back_matter` (a cover, say) last
    worth_clause: returns the clause that gives the value of some cards together; None in games without such values
    trump_lines: the trump ranks at which a clause begins to treat trumps differently. Of the trumps between two of
        these ranks only the order matters. None if every rank may matter by itself.
    suits_alike: groups of suits that can change places without any change of the rules
    strikable: ids of the clauses without which the game can be played (see `striking`)
    readings: ruling → `Reading`, in the text's order
    positions: the form of its positions, or None for the default (see `core.positions.form`)
    clockwise: whether the seat whose turn is next sits on the left (see `seats`)
    family: one of `names.FAMILIES`, whose sentences the game may leave out; by default ``tricks`` if it has tricks
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
        phases: Sequence[AnyPhase],
        controls: Mapping[str, Sequence[Control]],
        opening: Callable[[Setup], Any],
        view: Callable[[Any, frozenset[int]], Any],
        scene: Callable[[Any], Scene],
        hidden: Callable[[Any], AnyHidden] | None = None,
        events: Events = MappingProxyType({}),
        seat_facts: Sequence[str] = (),
        check: Callable[[int, Mapping[str, Value]], None] | None = None,
        seat_key: str = "dealer",
        draws_first: bool = False,
        first_deal: str = "1",
        back_matter: Sequence[Chapter] = (),
        first_options: Sequence[str] = (),
        worth_clause: Callable[[tuple[Card, ...]], Clause] | None = None,
        trump_lines: Sequence[str] | None = None,
        suits_alike: Sequence[str] = ("shdc",),
        home: str = "",
        positions: Any = None,
        family: str = "",
        clockwise: bool = True,
    ) -> None:
        self.id = id
        self.names = names_of(names)
        self.players = players
        self.players_clause = players_clause.id
        self.pack = pack
        self.pack_clause = pack_clause.id
        self.strangers_clause = (strangers_clause or pack_clause).id
        by_option = {clause.option.name: clause.option for one in chapters for clause in one.clauses if clause.option}
        in_order = {name: by_option[name] for name in first_options} | by_option
        self.options: Mapping[str, Option] = MappingProxyType(in_order)
        back = {chapter.name for chapter in back_matter}
        self.reading = tuple(sorted((chapter.name for chapter in chapters), key=back.__contains__))
        self.chapters = MappingProxyType({chapter.name: tuple(chapter.clauses) for chapter in chapters})
        self.clauses = MappingProxyType({clause.id: clause for chapter in chapters for clause in chapter.clauses})
        by_name = {verb.name: verb for verb in verbs}
        self.verbs = MappingProxyType(by_name | {verb.name: verb for verb in CHANCE if verb.name not in by_name})
        self.strikable = tuple(clause.id for clause in self.clauses.values() if clause.strikable)
        self.phases = {phase.name: phase for phase in phases}
        self.family = check_family(family or ("tricks" if any(phase.tricks for phase in phases) else ""))
        self.readings: Mapping[str, Reading] = MappingProxyType(find_readings(self.clauses.values(), home))
        self._plain = ((), ())
        self._kept: dict[Kept, Mapping[str, AnyPhase]] = {self._plain: self.phases}
        self.controls = MappingProxyType({phase: tuple(controls.get(phase, ())) for phase in self.phases})
        self.stands = MappingProxyType({phase: all_stand(row) for phase, row in self.controls.items()})
        self.uneven = frozenset(name for name, stands in self.stands.items() if {*stands.values()} - {"everyday"})
        for phase in phases:
            if left := {*phase.verbs} - self.stands[phase.name].keys():
                raise ValueError(f"{id}: the phase {phase.name} has no control for {', '.join(sorted(left))}")
        self.opening = opening
        self.view = view
        self.scene = scene
        self.hidden = hidden
        self.events = all_events(id, events)
        self.seat_facts = tuple(seat_facts)
        self.check = check
        self.seat_key = seat_key
        self.draws_first = draws_first
        self.first_deal = first_deal
        self.worth_clause = worth_clause
        self.positions = positions
        self.clockwise = clockwise
        self.suits_alike = tuple(suits_alike)
        self.trump_lines = None if trump_lines is None else tuple(trump_lines)

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    def event_facts(self, event: Event) -> dict[str, Any]:
        """Return the facts of an event by name.

        >>> from knack_widgets.rules import games
        >>> games["knack"].event_facts(("trick", 2, "play.5"))
        {'seat': 2}
        """
        return dict(zip(self.events[event[0]].facts, event[1:-1], strict=True))

    def phases_under(self, struck: tuple[str, ...], readings: Mapping[str, str]) -> Mapping[str, AnyPhase]:
        """Return the cached phases by name, without the struck clauses and with these readings."""
        key = (struck, tuple(readings.items()))
        phases = self._kept.get(key)
        if phases is None:
            if len(self._kept) > MAX_CACHED_PHASE_TABLES:
                self._kept = {self._plain: self.phases}
            phases = self._kept[key] = {name: _phase_under(phase, *key) for name, phase in self.phases.items()}
        return phases

    def setup(
        self,
        players: int | Sequence[str],
        options: Mapping[str, object],
        first: object = None,
        without: object = (),
        readings: object = MappingProxyType({}),
    ) -> Setup:
        """Return a checked set-up.

        players: number of players, or their names
        options: option name → value
        first: the seat that begins, or None for the default
        without: ids of the struck clauses
        readings: ruling → letter

        Raise `OptionError` with the bad value and the expected ones.
        """
        names = self._names(players)
        count = len(names)
        if first is None:
            first = None if self.draws_first else 0
        elif type(first) is not int or not 0 <= first < count:
            raise OptionError(f"{self.seat_key} = {describe(first)}: expected a seat from 0 to {count - 1}")
        values = resolve(tuple(self.options.values()), options)
        if self.check:
            self.check(count, values)
        struck = check_struck(self.id, self.clauses, without)
        return Setup(self, names, first, values, struck, check_readings(self.id, self.readings, readings))

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
