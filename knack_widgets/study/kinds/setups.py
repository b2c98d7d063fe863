"""Questions about set-ups: which are allowed, and which cards are in the pack."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice
from typing import Any, Final

from ...rulebook.explain import explain_error
from ...rulebook.speech import Speaker
from ...rules import OptionError, State, games
from ...rules.core.cards import CARDS
from ...rules.core.chance import Draws
from ...rules.core.facts import Facts
from ..exercise import Exercise, Problem
from ..optiontexts import text_of, value_of
from ..other_games import Told, similar_games
from ..spots import Spot
from .asking import Asking

CHOICES: Final = 4
PLAYERS: Final = "players"


def _values(game: Facts, name: str, draws: Draws) -> Iterator[object]:
    """Yield values of a setting in random order; numbers of players are near their limits."""
    if name == PLAYERS:
        ends = (game.players.start, game.players.stop - 1)
        yield from draws.order([*range(max(1, ends[0] - 2), ends[1] + 6)])
        return
    option = game.options[name]
    if option.choices:
        others = [1, 2, 3, 4, 5] if all(type(choice) is int for choice in option.choices) else []
        yield from draws.order([*dict.fromkeys((*option.choices, *others))])
    else:
        yield from draws.order([*range(13 * option.multiple)])


def setup_error(game: Facts, choice: str, base: dict[str, Any]) -> OptionError | None:
    """Return the error of a set-up in which one setting differs, or None if it is allowed."""
    name, _, value = choice.partition(" ")
    wanted = {**base, name: value_of(game, name, value)}
    try:
        game.setup(wanted.pop(PLAYERS), wanted)
    except OptionError as error:
        return error
    return None


def _draw_base(game: Facts, players: int, draws: Draws) -> dict[str, Any]:
    """Return random values for the settings that the question is not about.

    Most are defaults; sometimes one setting differs from its default.
    """
    base: dict[str, Any] = {PLAYERS: players, **{name: option.default for name, option in game.options.items()}}
    choices = [name for name, option in game.options.items() if option.choices]
    if choices and draws.pick(2):
        name = choices[draws.pick(len(choices))]
        values = game.options[name].choices
        other = f"{name} {str(values[draws.pick(len(values))]).lower()}"
        if setup_error(game, other, base) is None:
            base[name] = value_of(game, name, other.partition(" ")[2])
    return base


def _say_value(name: str, value: str, speak: Speaker) -> str:
    """Return a value in words."""
    if name != PLAYERS and speak.has(f"option-{name}-{value}"):
        return speak.option(f"{name}-{value}")
    return speak.say(f"exercise-{value}", {}, value) if value in ("true", "false") else value


class LegalSetUps(Asking):
    """The question which set-ups are allowed."""

    name = "legal-setups"
    level = 1
    shows_table = False
    trivial = True

    def fits(self, game: Facts, clause: str) -> bool:
        """Return whether the clause is a limit."""
        return game.clauses[clause].kind == "limit"

    def find(self, spot: Spot, clause: str, draws: Draws) -> Problem | None:
        """Return a question about a setting of which the clause refuses some values, or None."""
        if spot.steps:
            return None
        setup = spot.state.setup
        game = setup.game
        base = _draw_base(game, len(setup.names), draws)
        names = [PLAYERS, *(name for name, option in game.options.items() if not option.seats)]
        for name in draws.order(names):
            allowed: list[str] = []
            refused: list[str] = []
            for value in _values(game, name, draws):
                choice = f"{name} {str(value).lower() if isinstance(value, bool) else value}"
                error = setup_error(game, choice, base)
                if error is None:
                    allowed.append(choice)
                elif error.clause == clause:
                    refused.append(choice)
            if allowed and refused:
                few = min(len(refused), 1 + draws.pick(CHOICES - 1))
                chosen = refused[:few] + allowed[: CHOICES - few]
                order = sorted(chosen, key=lambda choice: (len(choice), choice))
                return Problem(
                    0, tuple(order), frozenset({*chosen} & {*allowed}), facts={"setting": name, "base": base}
                )
        return None

    def right_elsewhere(self, problem: Problem, game: Facts, state: State | None) -> Told:
        """Return the values that another game allows, with its clause about the setting."""
        del state
        name = problem.facts["setting"]
        if name != PLAYERS and name not in game.options:
            return {}
        clause = game.players_clause if name == PLAYERS else game.options[name].clause
        base = {PLAYERS: game.players.start, **{name: option.default for name, option in game.options.items()}}
        return {choice: (clause,) for choice in problem.choices if setup_error(game, choice, base) is None}

    def tempt(self, problem: Problem, spot: Spot, clause: str, draws: Draws) -> Problem:
        """Return the question with refused values that another game allows, if there are any."""
        game, name, base = spot.state.setup.game, problem.facts["setting"], problem.facts["base"]
        choices = [f"{name} {text_of(value)}" for value in _values(game, name, draws)]
        errors = {choice: setup_error(game, choice, base) for choice in choices}
        refused = [choice for choice, error in errors.items() if error and error.clause == clause]
        allowed = [
            self.right_elsewhere(replace(problem, choices=tuple(refused)), games[other], None)
            for other in similar_games(game.id)
        ]
        kept = [choice for choice in problem.choices if choice not in problem.answer]
        tempting = [choice for choice in refused if any(choice in its for its in allowed)]
        wrong = [*dict.fromkeys((*tempting, *kept))][: len(kept)]
        order = sorted((*problem.answer, *wrong), key=lambda choice: (len(choice), choice))
        return replace(problem, choices=tuple(order))

    def ask(self, exercise: Exercise, speak: Speaker) -> str:
        """Return the question: which numbers of players, or which values of an option."""
        name = exercise.problem.facts["setting"]
        base = exercise.problem.facts["base"]
        if name == PLAYERS:
            return speak.say("exercise-legal-setups.players", {}, name)
        options = exercise.state.setup.game.options
        agreed = [
            f"{speak.option(other)}: {_say_value(other, str(value).lower(), speak)}"
            for other, value in base.items()
            if other in options and other != name and value != options[other].default
        ]
        said = [speak.say("exercise-legal-setups.given", {"agreed": "; ".join(agreed)}, "")] if agreed else []
        return " ".join([*said, speak.say("exercise-legal-setups", {"option": speak.option(name)}, name)])

    def label(self, exercise: Exercise, choice: str, speak: Speaker) -> str:
        """Return the value alone."""
        del exercise
        name, _, value = choice.partition(" ")
        return _say_value(name, value, speak)

    def explain(self, exercise: Exercise, choices: frozenset[str], speak: Speaker) -> list[str]:
        """Return why the refused set-ups are refused."""
        game, base = exercise.state.setup.game, exercise.problem.facts["base"]
        wrong = [choice for choice in exercise.choices if choice not in exercise.answer]
        errors = [
            setup_error(game, choice, base) for choice in wrong if choice in choices or choices <= exercise.answer
        ]
        return [explain_error(error, speak.lang, game.id).partition(" (")[0] for error in errors if error]


def _count_that_matters(game: Facts, count: int, options: Mapping[str, Any]) -> int:
    """Return the number of players if the pack depends on it, else 1."""
    packs = set()
    for other in game.players:
        try:
            packs.add(frozenset(game.pack(game.setup(other, options))))
        except OptionError:
            continue
    return count if len(packs) > 1 else 1


class InPack(Asking):
    """The question which cards are in the pack."""

    name = "in-pack"
    level = 0
    shows_table = False
    trivial = True

    def fits(self, game: Facts, clause: str) -> bool:
        """Return whether the clause is about the pack."""
        return clause in (game.pack_clause, game.strangers_clause)

    def find(self, spot: Spot, clause: str, draws: Draws) -> Problem | None:
        """Return a question about cards of which some are not in the pack, or None."""
        del clause
        if spot.steps:
            return None
        setup = spot.state.setup
        pack = {*setup.game.pack(setup)}
        inside = [card for card in CARDS if card in pack]
        outside = [card for card in CARDS if card not in pack]
        if not outside:
            return None
        few = min(len(outside), 1 + draws.pick(CHOICES - 1))
        wrong = list(islice(draws.order(outside), few))
        right = list(islice(draws.order(inside), CHOICES - few))
        return Problem(0, tuple(sorted((*wrong, *right))), frozenset(map(str, right)))

    def right_elsewhere(self, problem: Problem, game: Facts, state: State | None) -> Told:
        """Return the cards that another game's smallest pack has, with the clause about it."""
        del state
        pack = game.pack(game.setup(game.players.start, {}))
        return {choice: (game.pack_clause,) for choice in problem.choices if choice in pack}

    def ask(self, exercise: Exercise, speak: Speaker) -> str:
        """Return the question which cards are in the pack."""
        setup = exercise.state.setup
        options = dict(setup.options)
        return speak.say(
            "exercise-in-pack", {"count": _count_that_matters(setup.game, len(setup.names), options)}, self.name
        )

    def label(self, exercise: Exercise, choice: str, speak: Speaker) -> str:
        """Return the card's name."""
        del exercise
        return speak.card(choice)

    def explain(self, exercise: Exercise, choices: frozenset[str], speak: Speaker) -> list[str]:
        """Return how many cards the pack has, and which of the choices are in it."""
        del choices
        setup = exercise.state.setup
        cards = speak.as_list(speak.card(card) for card in exercise.choices if card in exercise.answer)
        return [speak.say("exercise-in-pack.told", {"count": len(setup.game.pack(setup)), "cards": cards}, cards)]
