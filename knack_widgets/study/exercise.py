"""Exercises: a position with a question, choices and right answers; grades of answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any, Final, Protocol

from ..rulebook.labels import clause_label, game_name
from ..rulebook.languages import check_lang
from ..rulebook.speech import Speaker
from ..rulebook.texts import load_text
from ..rules import Card, Move, Record, State, View
from ..rules.core.cards import BIT
from ..rules.core.errors import InputError, describe
from ..rules.core.facts import Facts
from .grade import Grade as Grade
from .other_games import Told, right_elsewhere
from .problem import Problem as Problem
from .spots import Spot


class ExerciseError(InputError):
    """An exercise or an answer that cannot be made, loaded or graded."""


HINTS: Final = 2
"""Number of hints: first the chapter, then the clause."""


class Kind(Protocol):
    """The interface of a kind of question: it finds questions, words them and explains them."""

    name: str
    shows_table: bool
    """True if the question is about a position, which the page shows with the question."""
    trivial: bool
    """True if a glance at the table nearly answers the question; such questions come rarely."""

    level: int
    """How much the question asks: 0 if the answer is on the table, up to 4."""
    hides: frozenset[str]
    """Names of the marks on the table that would give the answer away."""
    compares_games: bool
    """True if a position is preferred in which a wrong choice would be right in another game."""

    def fits(self, game: Any, clause: str) -> bool:
        """Return whether there may be questions of this kind about a clause."""
        ...

    def find(self, spot: Spot, clause: str, draws: Any) -> Problem | None:
        """Return a question about a clause in a position, or None if there is no good question."""
        ...

    def find_fair(self, spot: Spot, clause: str, draws: Any) -> Problem | None:
        """Return a question whose wrong choices are mistakes that people make, or None."""
        ...

    def rests_on(self, problem: Problem, state: State) -> object:
        """Return what the answer rests on in a state; raise IllegalMove if its move cannot be made there."""
        ...

    def right_elsewhere(self, problem: Problem, game: Facts, state: State | None) -> Told:
        """Return the choices that another game's rules make right, each with the clauses of that game."""
        ...

    def tempt(self, problem: Problem, spot: Spot, clause: str, draws: Any) -> Problem:
        """Return the question with wrong choices that would be right in another game, if there are any."""
        ...

    def ask(self, exercise: Exercise, speak: Speaker) -> str:
        """Return the question in one or two sentences."""
        ...

    def label(self, exercise: Exercise, choice: str, speak: Speaker) -> str:
        """Return a choice in words."""
        ...

    def explain(self, exercise: Exercise, choices: frozenset[str], speak: Speaker) -> list[str]:
        """Return in sentences why `choices`, which were wrongly marked or missed, are right or wrong."""
        ...

    def clauses(self, exercise: Exercise, choices: frozenset[str]) -> tuple[str, ...]:
        """Return the clauses that decide about `choices`."""
        ...


@dataclass(frozen=True)
class Exercise:
    """An exercise.

    Methods with `lang` raise ValueError for a language that the book does not have.

    id: id of the exercise, which determines it: the same on every machine
    game: id of the game
    clause: the clause that the exercise is about
    kind: name of its kind of question
    record: the match that ends with the position; only `view` may be shown
    problem: the question that was found in the position
    """

    id: str
    game: str
    clause: str
    kind: str
    record: Record
    problem: Problem = field(repr=False)
    _kind: Kind = field(repr=False, compare=False)

    @property
    def seat(self) -> int:
        """The seat whose view the question is about."""
        return self.problem.seat

    @property
    def choices(self) -> tuple[str, ...]:
        """The choices, in the order shown: texts of moves, clauses, seats or amounts."""
        return self.problem.choices

    @property
    def answer(self) -> frozenset[str]:
        """All right choices."""
        return self.problem.answer

    @property
    def move(self) -> Move | None:
        """The next move, or None if the question does not state one."""
        return self.problem.move

    @property
    def shows_table(self) -> bool:
        """True if the question is about a position, which the page shows with the question."""
        return self._kind.shows_table

    @property
    def hides(self) -> frozenset[str]:
        """Names of the marks on the table that would give the answer away: ``winning``."""
        return self._kind.hides

    @property
    def level(self) -> int:
        """How much its kind of question asks: 0 if the answer is on the table, up to 4."""
        return self._kind.level

    @property
    def on_table(self) -> bool:
        """True if the choices are the cards of the asked seat's hand, each played by the same verb."""
        moves = [self.move_of(choice) for choice in self.choices]
        if self.kind != "legal-moves" or len({move and move.verb for move in moves}) != 1:
            return False
        hand = self.view.hands[self.seat] or ()
        return sorted(move.args for move in moves if move) == sorted((card,) for card in hand)

    def rests_on(self, state: State) -> object:
        """Return what the answer would rest on in another state; raise IllegalMove if its move is refused there.

        state: the other state
        """
        return self._kind.rests_on(self.problem, state)

    @property
    def state(self) -> State:
        """The position with all hidden cards; only a view of it may be shown."""
        return self.record.final

    @property
    def view(self) -> View:
        """The position as `seat` sees it."""
        return self.state.view(self.seat)

    def speaker(self, lang: str) -> Speaker:
        """Return the speaker that addresses the asked seat as "you".

        lang: the language
        """
        return Speaker(check_lang(lang), self.state.setup, self.seat)

    def question(self, lang: str) -> str:
        """Return the question.

        lang: the language
        """
        return self._kind.ask(self, self.speaker(lang))

    def labels(self, lang: str) -> dict[str, str]:
        """Return choice → its words.

        lang: the language
        """
        speak = self.speaker(lang)
        return {choice: self._kind.label(self, choice, speak) for choice in self.choices}

    def move_of(self, choice: str) -> Move | None:
        """Return the move of a choice, or None if the choice is not a single move.

        choice: the choice; it may be a clause, a player, an amount or several moves
        """
        if " " not in choice:
            return None
        try:
            return self.state.read(choice)
        except ValueError:
            return None

    def cards_of(self, choice: str) -> tuple[Card, ...]:
        """Return the cards that a choice names: its move's cards, or the choice itself if a card.

        choice: the choice
        """
        move = self.move_of(choice)
        return tuple(Card(arg) for arg in (move.args if move else (choice,)) if arg in BIT)

    def reasons(self, choices: Iterable[str], lang: str) -> tuple[str, ...]:
        """Return in sentences, without repetitions, why these choices are right or wrong.

        choices: the choices to explain
        lang: the language
        """
        return tuple(dict.fromkeys(self._kind.explain(self, frozenset(choices), self.speaker(lang))))

    def mix_up(self, choice: str, lang: str) -> str:
        """Return in a sentence in which other game a wrong choice would be right, or an empty text.

        choice: the choice
        lang: the language
        """
        for game, right in self._elsewhere.items():
            if choice in right and choice not in self.answer:
                facts = {"game": game_name(game, lang), "clause": clause_label(game, right[choice][0], lang)}
                return self.speaker(lang).say("exercise-elsewhere", facts, facts["clause"])
        return ""

    def feedback(self, choice: str, lang: str) -> str:
        """Return why a choice is right or wrong, and of a wrong one in which other game it would be right.

        choice: the choice
        lang: the language
        """
        return " ".join(filter(None, (*self.reasons((choice,), lang), self.mix_up(choice, lang))))

    @cached_property
    def _elsewhere(self) -> Mapping[str, Told]:
        """Game → the choices that would be right by its rules."""
        ask = partial(self._kind.right_elsewhere, self.problem)
        return right_elsewhere(self.view, self.move, ask, table=self.shows_table)

    def hint(self, step: int, lang: str) -> str:
        """Return a hint. Raise ExerciseError if `step` is neither 1 nor 2.

        step: 1 for the chapter, 2 for the clause
        lang: the language
        """
        speak = self.speaker(lang)
        if step == 1:
            chapters = load_text(self.game).chapters
            name = next(chapter.headings[lang] for chapter in chapters if self.clause in chapter.clauses)
            return speak.say("exercise-hint-chapter", {"name": name}, name)
        if step == HINTS:
            name = clause_label(self.game, self.clause, lang)
            return speak.say("exercise-hint-clause", {"name": name}, name)
        raise ExerciseError(f"hint {describe(step)}: expected 1, the chapter, or {HINTS}, the clause")

    def grade(self, choices: Iterable[str]) -> Grade:
        """Grade an answer. Raise ExerciseError if it contains an unknown choice.

        choices: the choices that were marked
        """
        if isinstance(choices, str) or not isinstance(choices, Iterable):
            raise ExerciseError(f"answer {describe(choices)}: expected some of the choices: {self._list_choices()}")
        marked = frozenset(choices)
        if strangers := sorted(map(describe, marked - {*self.choices})):
            raise ExerciseError(f"answer {strangers[0]}: expected choices of this exercise: {self._list_choices()}")
        missed, wrong = self.answer - marked, marked - self.answer
        doubtful = (missed | wrong) or self.answer
        clauses = (*self._kind.clauses(self, doubtful), self.clause)
        return Grade(
            marked & self.answer,
            missed,
            wrong,
            tuple(dict.fromkeys(clauses)),
            lambda lang: self._explain(missed, wrong, lang),
        )

    def _list_choices(self) -> str:
        return ", ".join(f"“{choice}”" for choice in self.choices)

    def _explain(self, missed: frozenset[str], wrong: frozenset[str], lang: str) -> str:
        speak = self.speaker(lang)
        kept = "all" if not missed and not wrong else "none" if missed == self.answer else "part"
        head = speak.say(f"exercise-{kept}", {}, kept)
        said = self._kind.explain(self, (missed | wrong) or self.answer, speak)
        mixed = [self.mix_up(choice, lang) for choice in self.choices if choice in wrong]
        return " ".join([head, *dict.fromkeys(said), *dict.fromkeys(filter(None, mixed))])
