"""Which moves are allowed, and which are refused."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

from ...rulebook.explain import explain
from ...rulebook.speech import Speaker
from ...rules import Move, State, Verdict
from ...rules.core.cards import BIT
from ...rules.core.draws import Draws
from ..exercise import Exercise, Found
from ..spots import Spot
from ..tries import tries_of
from .asking import Asking

MOST: Final = 8
"""So many choices at most."""
REFUSED: Final = 2
FEW: Final = 4
ELSEWHERE: Final = 3
"""Moves of other phases are thought of once in so many spots."""


def draw_seat(state: State, draws: Draws) -> int | None:
    """A seat to be asked: mostly the one on turn, else any; `None` where nobody has anything to think of."""
    if state.turn is not None and draws.pick(3):
        return state.turn
    return draws.pick(len(state.setup.names)) if not state.chance and not state.over else None


def choose(found: Sequence[Move], count: int, draws: Draws) -> list[Move]:
    """Some of the moves, whichever are drawn."""
    return list(islice(draws.order(found), count))


def in_order(moves: Sequence[Move]) -> tuple[str, ...]:
    """Moves as choices, in the order of their text."""
    return tuple(sorted(map(str, moves)))


def verdicts(spot: Spot, moves: Sequence[Move]) -> dict[Move, Verdict]:
    """What is said of each move."""
    return {move: spot.state.judge(move) for move in moves}


def say_move(move: Move, speak: Speaker) -> str:
    """What is done, as on a button; with the cards, where the button leaves them to the eye."""
    label = speak.label(move)
    cards = [card for card in move.args if card in BIT]
    if not cards or all(speak.card(card) in label or speak.short(card) in label for card in cards):
        return label
    return f"{label}: {' '.join(map(speak.short, cards))}"


class OfMoves(Asking):
    """What the two kinds have in common: their choices are moves of one seat, and `judge` explains each."""

    def ask(self, exercise: Exercise, speak: Speaker) -> str:
        """The question."""
        del exercise
        return speak.say(f"exercise-{self.name}", {}, self.name)

    def label(self, exercise: Exercise, choice: str, speak: Speaker) -> str:
        """What is done."""
        return say_move(exercise.state.read(choice), speak)

    def explain(self, exercise: Exercise, choices: frozenset[str], speak: Speaker) -> list[str]:
        """Why each of these moves is or is not allowed."""
        state = exercise.state
        return [explain(state.judge(choice), speak.lang, speak.you) for choice in sorted(choices)]

    def clauses(self, exercise: Exercise, choices: frozenset[str]) -> tuple[str, ...]:
        """The clauses that forbid the refused ones."""
        state = exercise.state
        refused = {choice: cited for choice in exercise.choices if (cited := state.judge(choice).clauses)}
        wanted = [choice for choice in refused if choice in choices] or refused
        return tuple(dict.fromkeys(clause for choice in wanted for clause in refused[choice]))


class LegalMoves(OfMoves):
    """Mark all that may be played: of one hand with one sort of move, every card."""

    name = "legal-moves"

    def find(self, spot: Spot, clause: str, draws: Draws) -> Found | None:
        """A seat that may do something with some of its cards, and not with others because of the clause."""
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
                chosen = group if len(group) <= MOST else _mix(right, wrong, draws)
                answer = frozenset(str(move) for move in chosen if judged[move].legal)
                return Found(seat, in_order(chosen), answer)
        return None


def _by_sort(judged: dict[Move, Verdict]) -> list[list[Move]]:
    """Moves that are to be thought of together: those with one card, where a card may lie either side up as well."""
    found: dict[str, list[Move]] = {}
    for move in judged:
        found.setdefault(move.verb, []).append(move)
    turned = [move for move in judged if len(move.args) == 1 and move.verb in ("play", "blank")]
    groups = [group for group in found.values() if len(group) > 1]
    return [turned, *groups] if len({move.verb for move in turned}) > 1 else groups


def _mix(right: Sequence[Move], wrong: Sequence[Move], draws: Draws) -> list[Move]:
    """Some of each, no more than fit."""
    few = choose(wrong, MOST // 2, draws)
    return choose(right, MOST - len(few), draws) + few


class FindRefused(OfMoves):
    """Find what is refused among moves of several sorts."""

    name = "find-refused"

    def find(self, spot: Spot, clause: str, draws: Draws) -> Found | None:
        """A seat some of whose moves the clause refuses, while others are allowed."""
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
        refused = choose(right, REFUSED, draws)
        chosen = refused + choose(legal, FEW - len(refused), draws)
        return Found(seat, in_order(chosen), frozenset(map(str, refused)))
