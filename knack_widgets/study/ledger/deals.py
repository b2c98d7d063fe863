"""The same deal under two readings: played side by side until they part, and on from there each by itself.

Everything that is left to chance is the same for both (the pack, what is drawn, what a player leaves to a seed), so
whatever differs in the end comes of the reading alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from itertools import count
from typing import Any, Final

from ...players.table import choose_at, next_seat
from ...rules import IllegalMove, Move, OptionError, State
from ...rules.core.draws import Draws
from ...rules.shelf import games

MOST_PLAYERS: Final = 5
"""So many seats at most: more of them are seldom at one table."""
MOST_BEFORE: Final = 3
"""Where money is carried from deal to deal, up to so many deals come before the one that is compared."""
UNSEEN: Final = frozenset({"setup", "events", "moves", "in_force"})
"""Of a view, what is compared otherwise, or says which clauses there are."""
LONGEST: Final = {"random": 150}
"""Moves of a deal by who plays; one that goes on is left as it is."""
LONG: Final = 2000


@dataclass(frozen=True)
class Case:
    """What is compared: a ruling read as the book does, and as `value` says, with `options` of the set-up.

    `player`: who sits at the table.
    """

    game: str
    ruling: str
    value: str
    options: tuple[tuple[str, Any], ...] = ()
    player: str = "careful"

    @property
    def settings(self) -> dict[str, Any]:
        """The options but for the number of players."""
        return {name: value for name, value in self.options if name != "players"}

    def openings(self, players: int, first: int | None = None) -> tuple[State, State]:
        """The two matches before their first deal. `OptionError` as from `game.start`."""
        game = games[self.game]
        ours = game.setup(players, self.settings, first)
        theirs = game.setup(players, self.settings, first, readings={self.ruling: self.value})
        return game.opening(ours), game.opening(theirs)

    @cached_property
    def ends(self) -> bool:
        """Whether the ruling is about the end of a match: the deal is then the last one."""
        facts = games[self.game]
        clause = facts.readings[self.ruling].clause
        ending = next((phase.ending for phase in facts.phases.values() if phase.ending), None)
        return ending is not None and any(
            {ending.id, clause} <= {one.id for one in chapter} for chapter in facts.chapters.values()
        )

    @cached_property
    def seats(self) -> tuple[int, ...]:
        """The numbers of players that are compared: few enough for a table, and as many as the options allow."""
        if fixed := dict(self.options).get("players"):
            return (fixed,)
        game = games[self.game]
        found = []
        for players in game.players[: max(1, MOST_PLAYERS - game.players.start + 1)]:
            try:
                self.openings(players)
            except OptionError:
                continue
            found.append(players)
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Compared:
    """One deal under both readings. `step`: how many moves there are before they part, `None`: they do not.

    `before`: the moves that both have in common; `moved`: money (wins, places) that lies elsewhere in the end.
    """

    players: int
    first: int | None
    before: tuple[Move, ...]
    step: int | None
    moved: int


def compare(case: Case, seed: int) -> Compared:
    """The deal that a seed stands for: how many play, who begins, what came before, the pack."""
    draws = Draws(seed * 7 + 1)
    seats = case.seats
    players = seats[draws.pick(len(seats))]
    game = games[case.game]
    first = None if game.draws_first and game.seat_key == "dealer" else draws.pick(players)
    ours, theirs = case.openings(players, first)
    before: list[Move] = []
    deals = draws.pick(MOST_BEFORE + 1) if "balance" in ours.score else 0
    for deal in range(deals):
        for move, after in play_deal(ours, f"{seed}:{deal}", case.player):
            before.append(move)
            ours = after
        if ours.over:
            break
    else:
        # what came before is history: the deal in question begins alike for both
        theirs = ours.evolve(setup=theirs.setup) if before else theirs
        return _play_both(case, ours, theirs, f"{seed}:{deals}", before)
    return Compared(players, first, tuple(before), None, 0)


def _play_both(case: Case, ours: State, theirs: State, seed: str, before: list[Move]) -> Compared:
    players, first, to_end = len(ours.setup.names), ours.setup.first, case.ends
    had = len(before)
    for move, after in play_deal(ours, seed, case.player, to_end=to_end):
        if part(ours, theirs, () if move.seat is None else (move.seat,)):
            break
        try:
            theirs_after = theirs.play(move)
        except IllegalMove:
            break
        before.append(move)
        ours, theirs = after, theirs_after
    else:
        if not part(ours, theirs):
            return Compared(players, first, tuple(before), None, 0)
    step = len(before)
    ends = []
    for state in (ours, theirs):
        for _, after in play_deal(state, seed, case.player, step - had, to_end=to_end):
            state = after
        ends.append(_score(state))
    changes = [mine - other for mine, other in zip(*ends, strict=True)]
    moved = max(sum(c for c in changes if c > 0), -sum(c for c in changes if c < 0))
    return Compared(players, first, tuple(before), step, moved)


def play_deal(
    state: State, seed: str, player: str, behind: int = 0, *, to_end: bool = False
) -> Iterator[tuple[Move, State]]:
    """The moves of one deal of players of one kind, each with the state after it; `behind`: how many there were before.

    `to_end`: the match is ended after it.
    """
    controls = [player] * len(state.setup.names)
    begun = behind > 0
    for at in count(behind):
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
    """Whether two positions differ: in who acts, in what may be done, in what was brought about, in what is known.

    `seats`: whose moves are looked at; by default those of all that may act.
    """
    if _position(ours) != _position(theirs) or list_facts(ours) != list_facts(theirs):
        return True
    if seats is None and ours.to_act != theirs.to_act:
        return True
    for seat in sorted(ours.to_act) if seats is None else seats:
        view, other = ours.view(seat), theirs.view(seat)
        if view.moves != other.moves:
            return True
    return _public_table(ours) != _public_table(theirs)


def _position(state: State) -> dict[str, Any]:
    return {name: value for name, value in state._position().items() if name not in {"setup", "events"}}


def list_facts(state: State) -> list[tuple[Any, ...]]:
    """What the last move brought about, whichever clause says so."""
    return [event[:-1] for event in state.events]


def _public_table(state: State) -> Mapping[str, Any]:
    """What everybody sees on the table."""
    view = state.view()
    return {one.name: getattr(view, one.name) for one in fields(view) if one.compare and one.name not in UNSEEN}


def _score(state: State) -> Sequence[int]:
    return next(iter(state.score.values()), (0,) * len(state.setup.names))


def parting(ours: State, theirs: State, moves: Sequence[str]) -> int:
    """How many of `moves` two matches have in common before they part; all of them where they part after the last."""
    for step, move in enumerate(moves):
        if part(ours, theirs):
            return step
        try:
            ours, theirs = ours.play(move), theirs.play(move)
        except IllegalMove:
            return step
    return len(moves)
