"""The same deal with two readings: played in parallel until it differs, then separately.

All random choices are the same for both (the pack, the drawn cards, the seeds of the players), so only the reading
causes the differences at the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property, lru_cache
from itertools import count
from typing import Any, Final

from ...players.table import choose_at, next_seat
from ...rules import IllegalMove, Move, OptionError, State
from ...rules.core.chance import Draws
from ...rules.shelf import games

MAX_COMPARED_SEATS: Final = 5
"""Limit on the seats: larger tables are rare."""
MAX_EARLIER_DEALS: Final = 3
"""Limit on the deals before the compared deal, in games that carry money from deal to deal."""
UNSEEN: Final = frozenset({"setup", "events", "moves", "in_force", "remembered"})
"""Fields of a view that are compared elsewhere, or that only list clauses."""
LONGEST: Final = {"random": 150, "careful": 400}
"""Limit on the moves of a deal, by kind of player.

Careful players end a deal of Knåker within 200 moves, or else go round in circles (1 deal in 60).
"""
LONG: Final = 2000
"""The same limit for other kinds of player."""


@dataclass(frozen=True)
class Case:
    """A comparison of the book's reading of a ruling with `value`, another reading.

    `options`: the options of the set-up; `player`: the kind of computer player at every seat.
    """

    game: str
    ruling: str
    value: str
    options: tuple[tuple[str, Any], ...] = ()
    player: str = "careful"

    @property
    def settings(self) -> dict[str, Any]:
        """The options without the number of players."""
        return {name: value for name, value in self.options if name != "players"}

    def openings(self, players: int, first: int | None = None) -> tuple[State, State]:
        """Return the two matches before their first deal. Raise OptionError for wrong options."""
        game = games[self.game]
        ours = game.setup(players, self.settings, first)
        theirs = game.setup(players, self.settings, first, readings={self.ruling: self.value})
        return game.opening(ours), game.opening(theirs)

    @cached_property
    def ends(self) -> bool:
        """True if the ruling is about the end of a match, so that the deal is the last one."""
        facts = games[self.game]
        clause = facts.readings[self.ruling].clause
        ending = next((phase.ending for phase in facts.phases.values() if phase.ending), None)
        return ending is not None and any(
            {ending.id, clause} <= {one.id for one in chapter} for chapter in facts.chapters.values()
        )

    @cached_property
    def seats(self) -> tuple[int, ...]:
        """The allowed numbers of players, up to `MAX_COMPARED_SEATS`, for the compared deals."""
        if fixed := dict(self.options).get("players"):
            return (fixed,)
        game = games[self.game]
        allowed = []
        for players in game.players[: max(1, MAX_COMPARED_SEATS - game.players.start + 1)]:
            try:
                self.openings(players)
            except OptionError:
                continue
            allowed.append(players)
        return tuple(allowed)


@dataclass(frozen=True, slots=True)
class Compared:
    """One deal with both readings; `step` is the number of moves before it differs, or None.

    `before`: these moves, or all moves if the deal does not differ; `moved`: how much money changes hands compared with
        the book's reading (in games without money, how many wins or places).
    """

    players: int
    first: int | None
    before: tuple[Move, ...]
    step: int | None
    moved: int


@dataclass(frozen=True, slots=True)
class _Drawn:
    """The cache key of a deal in the book's reading, the same for all compared readings."""

    game: str
    options: tuple[tuple[str, Any], ...]
    player: str
    seats: tuple[int, ...]
    ends: bool
    seed: int


class _Seen:
    """A position, with a cache of the facts that are compared."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._moves: dict[int, tuple[Move, ...]] = {}

    @cached_property
    def position(self) -> dict[str, Any]:
        return {name: value for name, value in self.state._position().items() if name not in {"setup", "events"}}

    @cached_property
    def facts(self) -> list[tuple[Any, ...]]:
        return list_facts(self.state)

    @cached_property
    def public(self) -> Mapping[str, Any]:
        """The fields of the view that all players have."""
        view = self.state.view()
        return {one.name: getattr(view, one.name) for one in fields(view) if one.compare and one.name not in UNSEEN}

    def moves(self, seat: int) -> tuple[Move, ...]:
        """Return the moves of a seat that its view lists."""
        if seat not in self._moves:
            self._moves[seat] = self.state.view(seat).moves
        return self._moves[seat]


class _Ours:
    """The deal of a seed in the book's reading; it is played only as far as needed."""

    def __init__(self, drawn: _Drawn) -> None:
        draws = Draws(drawn.seed * 7 + 1)
        self.players = drawn.seats[draws.pick(len(drawn.seats))]
        game = games[drawn.game]
        settings = {name: value for name, value in drawn.options if name != "players"}
        self.first = None if game.draws_first and game.seat_key == "dealer" else draws.pick(self.players)
        state = game.opening(game.setup(self.players, settings, self.first))
        self.before: list[Move] = []
        deals = draws.pick(MAX_EARLIER_DEALS + 1) if "balance" in state.score else 0
        for deal in range(deals):
            for move, after in play_deal(state, f"{drawn.seed}:{deal}", drawn.player):
                self.before.append(move)
                state = after
            if state.over:
                break
        self.over = state.over
        self.seed = f"{drawn.seed}:{deals}"
        self._coming = play_deal(state, self.seed, drawn.player, to_end=drawn.ends)
        self._seen = [_Seen(state)]
        self._moves: list[Move] = []

    def position_at(self, at: int) -> _Seen:
        """Return the position after `at` moves of the deal."""
        return self._seen[at]

    def move(self, at: int) -> Move | None:
        """Return the move after `at` moves, or None when the deal is over."""
        while len(self._moves) <= at:
            if (step := next(self._coming, None)) is None:
                return None
            self._moves.append(step[0])
            self._seen.append(_Seen(step[1]))
        return self._moves[at]

    def moves(self, many: int | None) -> Sequence[Move]:
        """Return the first moves of the deal, as far as it has been played."""
        return self._moves[:many]

    def end(self) -> State:
        """Return the position when the deal is over."""
        while self.move(len(self._moves)):
            pass
        return self._seen[-1].state


@lru_cache(maxsize=2)
def _ours(drawn: _Drawn) -> _Ours:
    return _Ours(drawn)


def compare(case: Case, seed: int) -> Compared:
    """Play the deal of a seed with both readings, and compare the results.

    The seed determines players, seat, earlier deals and pack. If consecutive calls have the same seed and different
    readings of a game, the deal is played only once in the book's reading.
    """
    ours = _ours(_Drawn(case.game, case.options, case.player, case.seats, case.ends, seed))
    if ours.over:
        return Compared(ours.players, ours.first, tuple(ours.before), None, 0)
    theirs = case.openings(ours.players, ours.first)[1]
    if ours.before:  # the earlier deals are history: the compared deal begins in the same way for both readings
        theirs = ours.position_at(0).state.evolve(setup=theirs.setup)
    step, theirs = _run_until_they_part(ours, theirs)
    common = ours.moves(step)
    if step is None:
        return Compared(ours.players, ours.first, (*ours.before, *common), None, 0)
    for _, after in play_deal(theirs, ours.seed, case.player, common, to_end=case.ends):
        theirs = after
    changes = [mine - other for mine, other in zip(_score(ours.end()), _score(theirs), strict=True)]
    moved = max(sum(c for c in changes if c > 0), -sum(c for c in changes if c < 0))
    before = (*ours.before, *common)
    return Compared(ours.players, ours.first, before, len(before), moved)


def _run_until_they_part(ours: _Ours, theirs: State) -> tuple[int | None, State]:
    """Return the number of moves before the deal differs, or None, and the other's position."""
    for at in count():
        move, seen = ours.move(at), _Seen(theirs)
        if move is None:
            return (at if _differ(ours.position_at(at), seen) else None), theirs
        if _differ(ours.position_at(at), seen, () if move.seat is None else (move.seat,)):
            return at, theirs
        try:
            theirs = theirs.play(move)
        except IllegalMove:
            return at, theirs
    raise AssertionError("count() ended before the deal; expected a deal with an end")


def play_deal(
    state: State, seed: str, player: str, behind: Sequence[Move | str] = (), *, to_end: bool = False
) -> Iterator[tuple[Move, State]]:
    """Yield the moves of one deal by players of one kind, each with the state after it.

    `behind`: the moves of the deal that led to `state`; `to_end`: whether to end the match after the deal.
    """
    controls = [player] * len(state.setup.names)
    begun = any(str(move).startswith("deal ") for move in behind)  # cards may be drawn for the dealer first
    for at in count(len(behind)):
        if state.over or at > LONGEST.get(player, LONG):
            return
        if begun and state.chance == "deal":
            if not to_end:
                return
            move = Move(None, "end")
        elif state.chance:
            move = state.by_chance(f"{seed}:{at if state.chance == 'draw' else 'deal'}")
            begun = begun or move.verb == "deal"
        else:
            seat = next_seat(state, controls, seed)
            if seat is None:
                return
            move = choose_at(state, seat, player, seed)
        state = state.play(move)
        yield move, state


def part(ours: State, theirs: State, seats: Sequence[int] | None = None) -> bool:
    """Return whether two positions differ: in turn, moves, events or public facts.

    `seats`: the seats whose moves are compared; by default all seats that may act.
    """
    return _differ(_Seen(ours), _Seen(theirs), seats)


def _differ(ours: _Seen, theirs: _Seen, seats: Sequence[int] | None = None) -> bool:
    if ours.position != theirs.position or ours.facts != theirs.facts:
        return True
    if seats is None:
        if ours.state.to_act != theirs.state.to_act:
            return True
        seats = sorted(ours.state.to_act)
    return ours.public != theirs.public or any(ours.moves(seat) != theirs.moves(seat) for seat in seats)


def list_facts(state: State) -> list[tuple[Any, ...]]:
    """Return the events of the last move, without the clauses that they cite."""
    return [event[:-1] for event in state.events]


def _score(state: State) -> Sequence[int]:
    return next(iter(state.score.values()), (0,) * len(state.setup.names))


def parting(ours: State, theirs: State, moves: Sequence[str]) -> int:
    """Return how many of `moves` two matches have in common before they differ.

    If they differ only after the last move, return the number of all moves.
    """
    for step, move in enumerate(moves):
        if part(ours, theirs):
            return step
        try:
            ours, theirs = ours.play(move), theirs.play(move)
        except IllegalMove:
            return step
    return len(moves)
