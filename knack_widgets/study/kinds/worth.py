"""Questions about the value of a hand, in games in which hands have values."""

from __future__ import annotations

from itertools import combinations, islice
from math import ceil, floor
from typing import Final

from ...rulebook.names import capital
from ...rulebook.speech import Speaker
from ...rules import State
from ...rules.core.chance import Draws
from ...rules.core.facts import Facts
from ..exercise import Exercise, Problem
from ..spots import Spot
from .asking import Asking

CHOICES: Final = 4
"""Number of values that are offered."""
SLIPS: Final = (-10, -1, 1, 10, 11)
"""Differences of the wrong values from the right value: likely mistakes in adding up."""


def _number(value: float) -> str:
    return f"{value:g}"


class WhatIsWorth(Asking):
    """The question of how much the cards of the seat's own hand are worth together."""

    name = "what-is-worth"
    level = 1

    def fits(self, game: Facts, clause: str) -> bool:
        """Return whether the clause is a definition, as clauses that give cards their values are."""
        return game.clauses[clause].kind == "definition"

    def find(self, spot: Spot, clause: str, draws: Draws) -> Problem | None:
        """Return a question about a hand to which the clause gives a value, or None."""
        state = spot.state
        for seat in draws.order(range(len(state.setup.names))):
            view = state.view(seat)
            worth, hand = view.scene.worth, view.hands[seat]
            says = state.setup.game.worth_clause
            if worth is None or says is None or not hand or clause != says(hand).id:
                continue
            right = worth(hand)
            # cards of one rank have a worth together to which two of them do not add up
            parts = {worth(pair) for pair in combinations(hand, 2) if pair[0][0] != pair[1][0]}
            slips = {right + more for more in SLIPS} | {floor(right), ceil(right)}
            near = sorted(value for value in parts | slips if value != right and value > 0)
            chosen = {right, *islice(draws.order(near), CHOICES - 1)}
            return Problem(seat, tuple(map(_number, sorted(chosen))), frozenset((_number(right),)))
        return None

    def rests_on(self, problem: Problem, state: State) -> object:
        """Return the hand: each of its cards counts."""
        return state.view(problem.seat).hands[problem.seat]

    def ask(self, exercise: Exercise, speak: Speaker) -> str:
        """Return the question of how much the hand is worth."""
        del exercise
        return speak.say("exercise-what-is-worth", {}, self.name)

    def label(self, exercise: Exercise, choice: str, speak: Speaker) -> str:
        """Return a choice, a number, as the language writes it."""
        del exercise
        return say_number(choice, speak.lang)

    def explain(self, exercise: Exercise, choices: frozenset[str], speak: Speaker) -> list[str]:
        """Return how much the cards are worth together."""
        del choices
        cards = speak.as_list(map(speak.card, exercise.view.hands[exercise.seat] or ()))
        (right,) = exercise.answer
        return [
            speak.say(
                "exercise-what-is-worth.told", {"cards": capital(cards), "value": say_number(right, speak.lang)}, right
            )
        ]


def say_number(number: str, lang: str) -> str:
    """Return a number with the decimal sign of a language."""
    return number if lang == "en" else number.replace(".", ",")
