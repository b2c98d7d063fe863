"""Acts: the effect of a verb in a phase, and the objections of the clauses to it."""

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
    """A verb in a phase, used by a seat with arguments.

    do: returns the state after the move
    objections: returns the objections of the clauses to the use of the verb by a seat; None if no clause objects to it
    in_turn: whether only the seat on turn may use the verb
    additional: the clause of the additional rules to which the verb belongs, or None
    read: returns the arguments that the words after the verb mean, or None for a verb without words
    moves: returns the possible moves with arguments, or None for a verb without words
    objections_to: returns the objections to arguments, or None for a verb without words
    ground: the clause that is in force while the seat on turn may use the verb, or None
    refusals: the clauses whose functions return objections to the verb and that a match can strike
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
    """Return the act with the objections of its `refusals` added, except of struck clauses."""
    left = [clause.function for clause in act.refusals if clause.id not in struck]
    asked = [act.objections, *left] if act.objections else left
    if len(asked) < 2:
        return replace(act, objections=asked[0] if asked else None)
    return replace(act, objections=lambda s, seat: tuple(objection for ask in asked for objection in ask(s, seat)))


def obstacle(act: AnyAct, *, on_turn: bool, additional: bool) -> str | None:
    """Return the key of the reason against an act, before its clauses are checked, or None.

    An act is refused if the additional rules that it belongs to are not in use, or if only the seat on turn may act.
    """
    if act.additional and not additional:
        return "without"
    return "turn" if act.in_turn and not on_turn else None


class ActPhase(Phase[Knack31State]):
    """A phase in which several seats may act; a move without objections is allowed.

    turn: returns the clause that decides who is on turn
    others: the clauses in force, besides that clause and the phase's `permission`
    """

    def __init__(
        self,
        name: str,
        permission: Clause,
        acts: Mapping[str, AnyAct],
        *others: Clause,
        turn: Callable[[Knack31State], Clause] | None = None,
    ) -> None:
        super().__init__(name, permission)
        self._turn = turn
        self._all_acts = dict(sorted(acts.items()))
        self.verbs = tuple(acts)
        self._others = others
        self._set_acts(frozenset())

    def strike(self, struck: frozenset[str]) -> Self:
        """Return the phase with acts that do not check the struck clauses."""
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
        """Return the clause that decides who is on turn in this state."""
        return self._turn(s) if self._turn else self.permission

    def to_act(self, s: Knack31State) -> frozenset[int]:
        """Return the seats that have a legal move."""
        return frozenset(move.seat for move in s.legal if move.seat is not None)

    def moves(self, s: Knack31State) -> tuple[Move, ...]:
        """Return the legal moves, sorted by the text of seat, verb and arguments."""
        allowed: list[Move] = []
        turn, additional = s.turn, s.ssi
        for seat in range(len(s.hands)):
            for objections, moves, alone in self._open[seat == turn, additional]:
                if not objections or not objections(s, seat):
                    if moves:
                        allowed += moves(s, seat)
                    else:
                        allowed.append(alone[seat])
        return tuple(allowed)

    def objections_to_act(self, s: Knack31State, act: AnyAct, seat: int) -> Objections:
        """Return the objections to the use of a verb by a seat.

        If the additional rules of the verb are not in use, that is the only objection.
        """
        key = obstacle(act, on_turn=seat == s.turn, additional=s.ssi)
        if act.additional and key == "without":
            return ((act.additional, key, {"seat": seat}),)
        objections = act.objections(s, seat) if act.objections else ()
        return objections if key is None else ((self.turn_clause(s), key, {"seat": seat, "turn": s.turn}), *objections)

    def objections(self, s: Knack31State, move: Move) -> list[Reason]:
        """Return the objections to a move; empty if it is allowed."""
        act = self._acts.get(move.verb)
        if act is None or move.seat is None:
            return self.reasons(s, move)
        objections = self.objections_to_act(s, act, move.seat)
        if not objections and act.objections_to:
            objections = act.objections_to(s, move.seat, *(act.read(move.args) if act.read else ()))
        return [Reason(*objection) for objection in objections]

    def judge_unseated(self, s: Knack31State, move: Move) -> tuple[Clause, list[Reason]] | None:
        """Return the clause and the objections for an exposed card, or None for other moves.

        The declaration that a card is exposed is the only move made neither by a seat nor by chance.
        """
        if move.verb != ssi.EXPOSE.name:
            return None
        return ssi.exposed_card, [Reason(*objection) for objection in ssi.objections_to_exposure(s, *_exposure(move))]

    def in_force(self, s: Knack31State, seat: int | None) -> tuple[Clause, ...]:
        """Return the clauses in force about the turn, the phase and the reader's hand.

        The duty to announce is in force only for a reader who holds a Knack or Blitz.
        """
        holds = seat is not None and not call.objections_to_announcement(s, seat)
        duties = (call.knack, call.blitz) if holds else ()
        able = (
            ()
            if s.turn is None
            else [clause for clause, act in self._grounds if not self.objections_to_act(s, act, s.turn)]
        )
        return tuple(dict.fromkeys((*duties, self.turn_clause(s), self.permission, *self._others, *able)))

    def grounds(self, s: Knack31State, move: Move) -> tuple[str, ...]:
        """Return the ids of the clauses in force, with that of the additional rules to which the verb belongs."""
        act, inforce = self._acts.get(move.verb), super().grounds(s, move)
        own = act.additional.id if act and act.additional else None
        return inforce if own is None or own in inforce else (*inforce, own)

    def play(self, s: Knack31State, move: Move) -> Knack31State:
        """Return the state after a legal move."""
        return self._make(s, move).remember(s.middle, move)

    def _make(self, s: Knack31State, move: Move) -> Knack31State:
        if move.seat is None:
            return ssi.expose(s, *_exposure(move))
        act = self._acts[move.verb]
        return act.do(s, move.seat, *(act.read(move.args) if act.read else ()))


def _exposure(move: Move) -> tuple[int, Card]:
    seat, card = move.args
    return int(seat), Card(card)
