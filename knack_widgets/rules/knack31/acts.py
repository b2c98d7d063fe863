"""Acts: what a verb does in a phase, and what the clauses have against it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, Generic, Self, TypeVarTuple

from ..core.cards import Card
from ..core.clauses import Clause
from ..core.moves import Move
from ..core.phases import Phase
from ..core.reasons import Objection, Reason
from . import call, setup, ssi
from .state import Knack31State

Args = TypeVarTuple("Args")
Words = tuple[str, ...]
Objections = tuple[Objection, ...]


@dataclass(frozen=True, slots=True)
class Act(Generic[*Args]):
    """A verb in a phase, of a seat and with arguments.

    `do`: the state after it; `in_turn`: only the seat on turn may use it; `additional`: the clause of the additional
    rules that it belongs to; `objections`: what else the clauses have against a seat's using it, and `refusals`: the
    clauses that can be struck, with what they themselves have against it. `read`: the arguments
    that its words stand for; `moves`: what there is to choose from, and `objections_to`: what the clauses have against
    other arguments (none of these: the verb stands alone). `ground`: the clause that is in force while the seat on turn
    may use it.
    """

    do: Callable[[Knack31State, int, *Args], Knack31State]
    objections: Callable[[Knack31State, int], Objections] | None = None
    in_turn: bool = False
    additional: Clause | None = None
    read: Callable[[Words], tuple[*Args]] | None = None
    moves: Callable[[Knack31State, int], Iterable[Move]] | None = None
    objections_to: Callable[[Knack31State, int, *Args], Objections] | None = None
    ground: Clause | None = None
    refusals: tuple[Clause, ...] = ()


AnyAct = Act[*tuple[Any, ...]]


def with_refusals(act: AnyAct, struck: frozenset[str]) -> AnyAct:
    """An act whose `objections` are also those of its refusals, as far as they are not struck."""
    left = [clause.function for clause in act.refusals if clause.id not in struck]
    asked = [act.objections, *left] if act.objections else left
    if len(asked) < 2:
        return replace(act, objections=asked[0] if asked else None)
    return replace(act, objections=lambda s, seat: tuple(found for ask in asked for found in ask(s, seat)))


def obstacle(act: AnyAct, *, on_turn: bool, additional: bool) -> str | None:
    """What an act is refused for by its kind, as the key of a reason: the additional rules are not in use; off turn."""
    if act.additional and not additional:
        return "without"
    return "turn" if act.in_turn and not on_turn else None


class ActPhase(Phase):
    """A phase in which several seats may act: what nothing objects to is allowed.

    `turn`: asked for the clause of whoever is on turn; `others`: clauses in force beside that and the phase's `frame`.
    """

    def __init__(
        self,
        name: str,
        frame: Clause,
        acts: Mapping[str, AnyAct],
        *others: Clause,
        turn: Callable[[Knack31State], Clause] | None = None,
    ) -> None:
        super().__init__(name, frame)
        self._turn = turn
        self._all_acts = dict(sorted(acts.items()))
        self.verbs = tuple(acts)
        self._others = others
        self._set_acts(frozenset())

    def strike(self, struck: frozenset[str]) -> Self:
        """The same phase, whose acts do not ask the struck refusals."""
        if not any(clause.id in struck for act in self._all_acts.values() for clause in act.refusals):
            return self
        phase = copy(self)
        phase._set_acts(struck)
        return phase

    def _set_acts(self, struck: frozenset[str]) -> None:
        self._acts = {verb: with_refusals(act, struck) for verb, act in self._all_acts.items()}
        self._grounds = tuple((act.ground, act) for act in self._acts.values() if act.ground)
        self._open = {
            (on_turn, additional): tuple(
                (act.objections, act.moves, tuple(Move(seat, verb) for seat in range(setup.PLAYERS[-1])))
                for verb, act in self._acts.items()
                if not obstacle(act, on_turn=on_turn, additional=additional)
            )
            for on_turn in (False, True)
            for additional in (False, True)
        }

    def turn_clause(self, s: Knack31State) -> Clause:
        """The clause that says whose turn it is here."""
        return self._turn(s) if self._turn else self.frame

    def to_act(self, s: Knack31State) -> frozenset[int]:
        """The seats that have a legal move."""
        return frozenset(move.seat for move in s.legal if move.seat is not None)

    def moves(self, s: Knack31State) -> tuple[Move, ...]:
        """What each seat may do: seats, verbs and arguments in the order of their text."""
        found: list[Move] = []
        turn, additional = s.turn, s.ssi
        for seat in range(len(s.hands)):
            for objections, moves, alone in self._open[seat == turn, additional]:
                if not objections or not objections(s, seat):
                    if moves:
                        found += moves(s, seat)
                    else:
                        found.append(alone[seat])
        return tuple(found)

    def objections_to_act(self, s: Knack31State, act: AnyAct, seat: int) -> Objections:
        """What the clauses have against a seat's using a verb; without its rules, nothing but that."""
        key = obstacle(act, on_turn=seat == s.turn, additional=s.ssi)
        if act.additional and key == "without":
            return ((act.additional, key, {"seat": seat}),)
        found = act.objections(s, seat) if act.objections else ()
        return found if key is None else ((self.turn_clause(s), key, {"seat": seat, "turn": s.turn}), *found)

    def objections(self, s: Knack31State, move: Move) -> list[Reason]:
        """The verb has no place here, or what the clauses have against it; nothing where it is allowed."""
        act = self._acts.get(move.verb)
        if act is None or move.seat is None:
            return self.reasons(s, move)
        found = self.objections_to_act(s, act, move.seat)
        if not found and act.objections_to:
            found = act.objections_to(s, move.seat, *(act.read(move.args) if act.read else ()))
        return [Reason(*objection) for objection in found]

    def judge_unseated(self, s: Knack31State, move: Move) -> tuple[Clause, list[Reason]] | None:
        """An exposed card, the one move that nobody makes."""
        if move.verb != ssi.EXPOSE.name:
            return None
        return ssi.exposed_card, [Reason(*objection) for objection in ssi.objections_to_exposure(s, *_exposure(move))]

    def in_force(self, s: Knack31State, seat: int | None) -> tuple[Clause, ...]:
        """The clause of the turn, that of the phase, and to who holds a Knack that it must be announced."""
        holds = seat is not None and not call.objections_to_announcement(s, seat)
        duties = (call.knack, call.blitz) if holds else ()
        able = (
            ()
            if s.turn is None
            else [clause for clause, act in self._grounds if not self.objections_to_act(s, act, s.turn)]
        )
        return tuple(dict.fromkeys((*duties, self.turn_clause(s), self.frame, *self._others, *able)))

    def play(self, s: Knack31State, move: Move) -> Knack31State:
        """The state after a legal move."""
        return self._make(s, move).remember(s.middle, move)

    def _make(self, s: Knack31State, move: Move) -> Knack31State:
        if move.seat is None:
            return ssi.expose(s, *_exposure(move))
        act = self._acts[move.verb]
        return act.do(s, move.seat, *(act.read(move.args) if act.read else ()))


def _exposure(move: Move) -> tuple[int, Card]:
    seat, card = move.args
    return int(seat), Card(card)
