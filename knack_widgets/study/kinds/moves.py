"""Questions which moves are allowed or refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Final

from ...rulebook.explain import explain
from ...rulebook.speech import Speaker
from ...rules import Move, State, Verdict
from ...rules.core.cards import BIT
from ...rules.core.chance import Draws
from ...rules.core.facts import Facts
from ..exercise import Exercise, Problem
from ..other_games import Told, right_elsewhere
from ..spots import Spot
from ..tries import tries_of
from .asking import Asking

MAX_CHOICES: Final = 8
"""Limit on the choices."""
REFUSED: Final = 2
"""Limit on the refused moves that `FindRefused` offers."""
FEW: Final = 4
"""Number of moves that `FindRefused` offers."""
SELDOM: Final = 6
"""One in this many groups of moves with several verbs becomes a question."""
ELSEWHERE: Final = 3
"""In one of this many spots, moves of other phases are considered."""


def draw_seat(state: State, draws: Draws) -> int | None:
    """Return a seat to ask, mostly the seat on turn, or None if no seat can act."""
    if state.turn is not None and draws.pick(3):
        return state.turn
    return draws.pick(len(state.setup.names)) if not state.chance and not state.over else None


def draw_actor(state: State, draws: Draws) -> int | None:
    """Return a seat that can act, mostly the seat on turn, or None."""
    if state.turn is not None and (state.turn in state.to_act) and draws.pick(4):
        return state.turn
    acting = sorted(state.to_act)
    return acting[draws.pick(len(acting))] if acting else None


def is_mistake(state: State, verdict: Verdict) -> bool:
    """Return whether somebody who does not know one clause would take the refused move for an allowed one."""
    if len(verdict.clauses) == 1:
        return True
    return not verdict.legal and bool(state.but_for(verdict.move))


def choose(moves: Sequence[Move], count: int, draws: Draws) -> list[Move]:
    """Draw some of the moves."""
    return list(islice(draws.order(moves), count))


def in_order(moves: Sequence[Move]) -> tuple[str, ...]:
    """Return moves as choices, in the order of their text."""
    return tuple(sorted(map(str, moves)))


def verdicts(spot: Spot, moves: Sequence[Move]) -> dict[Move, Verdict]:
    """Return each move with its verdict."""
    return {move: spot.state.judge(move) for move in moves}


def judge_elsewhere(problem: Problem, state: State | None) -> Iterator[tuple[str, Verdict]]:
    """Yield the choices that are moves in another game, too, with its verdicts."""
    for choice in problem.choices:
        if state is not None:
            try:
                yield choice, state.judge(choice)
            except ValueError:  # the other game has no such move
                continue


def say_move(move: Move, speak: Speaker) -> str:
    """Return the label of a move's button, with the cards of the move."""
    label = speak.label(move)
    cards = [card for card in move.args if card in BIT]
    if not cards or all(speak.card(card) in label or speak.short(card) in label for card in cards):
        return label
    return f"{label}: {' '.join(map(speak.short, cards))}"


class OfMoves(Asking):
    """The common part of the kinds in which the choices are moves of one seat."""

    def ask(self, exercise: Exercise, speak: Speaker) -> str:
        """Return the question."""
        del exercise
        return speak.say(f"exercise-{self.name}", {}, self.name)

    def label(self, exercise: Exercise, choice: str, speak: Speaker) -> str:
        """Return the move in words."""
        return say_move(exercise.state.read(choice), speak)

    def explain(self, exercise: Exercise, choices: frozenset[str], speak: Speaker) -> list[str]:
        """Return why each of these moves is or is not allowed."""
        state = exercise.state
        return [explain(state.judge(choice), speak.lang, speak.you) for choice in sorted(choices)]

    def rests_on(self, problem: Problem, state: State) -> object:
        """Return the clauses that forbid each of the moves."""
        return tuple(state.judge(choice).clauses for choice in problem.choices)

    def clauses(self, exercise: Exercise, choices: frozenset[str]) -> tuple[str, ...]:
        """Return the clauses that forbid the refused moves."""
        state = exercise.state
        refused = {choice: cited for choice in exercise.choices if (cited := state.judge(choice).clauses)}
        wanted = [choice for choice in refused if choice in choices] or refused
        return tuple(dict.fromkeys(clause for choice in wanted for clause in refused[choice]))


class LegalMoves(OfMoves):
    """The question which moves of one sort are allowed, such as playing each card of a hand."""

    name = "legal-moves"
    level = 0
    compares_games = True

    def find(self, spot: Spot, clause: str, draws: Draws) -> Problem | None:
        """Return a question about a seat that may move some cards, but not others by the clause."""
        state = spot.state
        if (seat := draw_seat(state, draws)) is None:
            return None
        judged = verdicts(spot, [move for move in tries_of(state.view(seat), seat, draws) if move.args])
        if not any(clause in verdict.clauses for verdict in judged.values()):
            return None
        for group in _by_sort(judged):
            right = [move for move in group if judged[move].legal]
            wrong = [move for move in group if clause in judged[move].clauses]
            if right and wrong:
                chosen = group if len(group) <= MAX_CHOICES else _mix(right, wrong, draws)
                answer = frozenset(str(move) for move in chosen if judged[move].legal)
                return Problem(seat, in_order(chosen), answer)
        return None

    def find_fair(self, spot: Spot, clause: str, draws: Draws) -> Problem | None:
        """Return a question about each card of a hand, or about moves that people confuse, or None."""
        state = spot.state
        if (seat := draw_actor(state, draws)) is None:
            return None
        view = state.view(seat)
        judged = verdicts(spot, [move for move in tries_of(view, seat, draws) if move.args])
        if not any(clause in verdict.clauses for verdict in judged.values()):
            return None
        hand = view.hands[seat] or ()
        for group in _by_sort(judged)[::-1]:
            right = [move for move in group if judged[move].legal]
            refused = [move for move in group if clause in judged[move].clauses]
            wrong = [move for move in refused if is_mistake(state, judged[move])] or refused
            if not right or not wrong or (len({move.verb for move in group}) > 1 and draws.pick(SELDOM)):
                continue
            chosen = group
            if sorted(move.args for move in group) != sorted((card,) for card in hand):
                chosen = [move for move in group if move in wrong or judged[move].legal]
            chosen = chosen if len(chosen) <= MAX_CHOICES else _mix(right, wrong, draws)
            return Problem(seat, in_order(chosen), frozenset(str(move) for move in chosen if judged[move].legal))
        return None

    def right_elsewhere(self, problem: Problem, game: Facts, state: State | None) -> Told:
        """Return the choices that another game allows, each with the clause that leaves it free, or asks for it."""
        del game
        judged = dict(judge_elsewhere(problem, state))
        return {choice: (one.freed_by or one.grounds[0],) for choice, one in judged.items() if one.legal}


def _by_sort(judged: dict[Move, Verdict]) -> list[list[Move]]:
    """Return moves in groups, of which one makes a question.

    The moves of a group have the same verb. Playing a card face up and face down are also one group.
    """
    by_verb: dict[str, list[Move]] = {}
    for move in judged:
        by_verb.setdefault(move.verb, []).append(move)
    turned = [move for move in judged if len(move.args) == 1 and move.verb in ("play", "blank")]
    groups = [group for group in by_verb.values() if len(group) > 1]
    return [turned, *groups] if len({move.verb for move in turned}) > 1 else groups


def _mix(right: Sequence[Move], wrong: Sequence[Move], draws: Draws) -> list[Move]:
    """Return some of the right and some of the wrong moves, at most `MAX_CHOICES`."""
    few = choose(wrong, MAX_CHOICES // 2, draws)
    return choose(right, MAX_CHOICES - len(few), draws) + few


class FindRefused(OfMoves):
    """The question which of several sorts of moves are refused."""

    name = "find-refused"
    level = 1
    compares_games = True

    def find(self, spot: Spot, clause: str, draws: Draws) -> Problem | None:
        """Return a question about a seat of which the clause refuses some moves, or None."""
        state = spot.state
        if (seat := draw_seat(state, draws)) is None:
            return None
        view = state.view(seat)
        judged = verdicts(spot, tries_of(view, seat, draws))
        right = [move for move, verdict in judged.items() if clause in verdict.clauses]
        legal = [move for move, verdict in judged.items() if verdict.legal]
        if legal and not right and not draws.pick(ELSEWHERE):
            judged = verdicts(spot, tries_of(view, seat, draws, elsewhere=True))
            right = [move for move, verdict in judged.items() if clause in verdict.clauses]
        if not right or not legal:
            return None
        return _mixed_problem(seat, right, legal, draws)

    def find_fair(self, spot: Spot, clause: str, draws: Draws) -> Problem | None:
        """Return a question whose refused moves are mistakes if there are any; see `find`."""
        state = spot.state
        if (seat := draw_seat(state, draws)) is None:
            return None
        view = state.view(seat)
        judged = verdicts(spot, tries_of(view, seat, draws))
        legal = [move for move, verdict in judged.items() if verdict.legal]
        if not legal:
            return None
        if not any(clause in verdict.clauses for verdict in judged.values()) and not draws.pick(ELSEWHERE):
            judged = verdicts(spot, tries_of(view, seat, draws, elsewhere=True))
        refused = [move for move, verdict in judged.items() if clause in verdict.clauses]
        right = [move for move in refused if is_mistake(state, judged[move])] or refused
        return _mixed_problem(seat, right, legal, draws) if right else None

    def right_elsewhere(self, problem: Problem, game: Facts, state: State | None) -> Told:
        """Return the choices that another game refuses, each with the clauses that do."""
        del game
        return {choice: one.clauses for choice, one in judge_elsewhere(problem, state) if not one.legal}

    def tempt(self, problem: Problem, spot: Spot, clause: str, draws: Draws) -> Problem:
        """Return the question with allowed moves that another game would refuse, if there are any."""
        del clause
        view = spot.state.view(problem.seat)
        judged = verdicts(spot, tries_of(view, problem.seat, draws))
        allowed = [str(move) for move, verdict in judged.items() if verdict.legal]
        able = replace(problem, choices=tuple(allowed))
        by_game = right_elsewhere(view, None, partial(self.right_elsewhere, able))
        refused = [choice for choice in allowed if any(choice in its for its in by_game.values())]
        if not refused:
            return problem
        kept = [choice for choice in problem.choices if choice not in problem.answer]
        wrong = [*dict.fromkeys((*draws.order(refused), *draws.order(kept)))][: len(kept)]
        return replace(problem, choices=tuple(sorted((*problem.answer, *wrong))))


def _mixed_problem(seat: int, refused: Sequence[Move], legal: Sequence[Move], draws: Draws) -> Problem:
    few = choose(refused, REFUSED, draws)
    return Problem(seat, in_order(few + choose(legal, FEW - len(few), draws)), frozenset(map(str, few)))
