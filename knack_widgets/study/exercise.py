"""An exercise: a position, a question about it, choices, and which of them are right; and the grade of an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from ..rulebook.labels import clause_label
from ..rulebook.languages import check_lang
from ..rulebook.speech import Speaker
from ..rulebook.texts import load_text
from ..rules import Card, Move, Record, State, View
from ..rules.core.cards import BIT
from ..rules.core.showing import describe
from .errors import ExerciseError
from .spots import Spot

HINTS: Final = 2
"""How many hints there are: the chapter, then the clause."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a kind of question has found in a position: whom it asks, what there is to choose from, and what is right.

    `move`: what is done next, where the question is about what comes of it; `cited`: the clauses that the answer rests
    on, beside the one that is asked about; `facts`: what the sentences need besides.
    """

    seat: int
    choices: tuple[str, ...]
    answer: frozenset[str]
    move: Move | None = None
    cited: tuple[str, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)


class Kind(Protocol):
    """A kind of question: where it may be asked, how it is put, and how its answer is explained."""

    name: str
    shows_table: bool
    """Whether it is about a position, which is to be seen beside the question."""
    trivial: bool
    """Whether a look at the table is nearly enough: asked seldom where nobody names a kind."""

    def fits(self, game: Any, clause: str) -> bool:
        """Whether there may be such a question about a clause."""
        ...

    def find(self, spot: Spot, clause: str, draws: Any) -> Found | None:
        """A question about a clause in a position, if there is one worth asking."""
        ...

    def ask(self, exercise: Exercise, speak: Speaker) -> str:
        """The question, a sentence or two."""
        ...

    def label(self, exercise: Exercise, choice: str, speak: Speaker) -> str:
        """A choice in words."""
        ...

    def explain(self, exercise: Exercise, choices: frozenset[str], speak: Speaker) -> list[str]:
        """Why the right choices are right, as far as `choices`, which were marked or missed, make one ask."""
        ...

    def clauses(self, exercise: Exercise, choices: frozenset[str]) -> tuple[str, ...]:
        """The clauses that say so."""
        ...


@dataclass(frozen=True)
class Exercise:
    """One exercise. `id` names it wholly: the same exercise on every machine.

    `record`: how the position came about, which is its end; whoever shows it shows `view`, what `seat` may know.
    `move`: what happens next, where the question is what comes of it. `choices`: texts of moves, clauses, seats or
    amounts; `answer`: all the right ones.
    """

    id: str
    game: str
    clause: str
    kind: str
    record: Record
    found: Found = field(repr=False)
    _kind: Kind = field(repr=False, compare=False)

    @property
    def seat(self) -> int:
        """Whose eyes the question is for."""
        return self.found.seat

    @property
    def choices(self) -> tuple[str, ...]:
        """What may be marked, in the order in which it is shown."""
        return self.found.choices

    @property
    def answer(self) -> frozenset[str]:
        """What is right, the whole of it."""
        return self.found.answer

    @property
    def move(self) -> Move | None:
        """What is done next, where the question says so."""
        return self.found.move

    @property
    def shows_table(self) -> bool:
        """Whether the question is about a position, which is to be seen beside it."""
        return self._kind.shows_table

    @property
    def state(self) -> State:
        """The position, which nobody sees but through a view."""
        return self.record.final

    @property
    def view(self) -> View:
        """The position as `seat` sees it."""
        return self.state.view(self.seat)

    def speaker(self, lang: str) -> Speaker:
        """Who speaks to the seat that is asked."""
        return Speaker(check_lang(lang), self.state.setup, self.seat)

    def question(self, lang: str) -> str:
        """The question, in ``sv``, ``de`` or ``en``."""
        return self._kind.ask(self, self.speaker(lang))

    def labels(self, lang: str) -> dict[str, str]:
        """Choice → its words."""
        speak = self.speaker(lang)
        return {choice: self._kind.label(self, choice, speak) for choice in self.choices}

    def move_of(self, choice: str) -> Move | None:
        """The move that a choice is; `None` for a clause, a player, an amount, or several moves."""
        if " " not in choice:
            return None
        try:
            return self.state.read(choice)
        except ValueError:
            return None

    def cards_of(self, choice: str) -> tuple[Card, ...]:
        """The cards that a choice names: those of its move, or the one that it is."""
        move = self.move_of(choice)
        return tuple(Card(arg) for arg in (move.args if move else (choice,)) if arg in BIT)

    def reasons(self, choices: Iterable[str], lang: str) -> tuple[str, ...]:
        """Why these choices are right or are not, in sentences; each of them once."""
        return tuple(dict.fromkeys(self._kind.explain(self, frozenset(choices), self.speaker(lang))))

    def hint(self, step: int, lang: str) -> str:
        """The first hint names the chapter, the second the clause. `ExerciseError` for a third."""
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
        """What is right of an answer. `ExerciseError` for something that is no choice."""
        if isinstance(choices, str) or not isinstance(choices, Iterable):
            raise ExerciseError(f"answer {describe(choices)}: expected some of the choices: {self._list_choices()}")
        marked = frozenset(choices)
        if strangers := sorted(map(describe, marked - {*self.choices})):
            raise ExerciseError(f"answer {strangers[0]}: no choice of this exercise; there are {self._list_choices()}")
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
        return " ".join([head, *dict.fromkeys(said)])


@dataclass(frozen=True)
class Grade:
    """How an answer did: what was marked rightly, missed, and marked wrongly; and which clauses say so.

    >>> from knack_widgets.study import exercises
    >>> exercise = exercises.make("knack", seed=7, clause="play.3", kind="legal-moves")
    >>> exercise.grade(exercise.answer).correct, exercise.grade([]).correct
    (True, False)
    """

    right: frozenset[str]
    missed: frozenset[str]
    wrong: frozenset[str]
    clauses: tuple[str, ...]
    _say: Callable[[str], str] = field(repr=False, compare=False)

    @property
    def correct(self) -> bool:
        """Whether nothing was missed and nothing marked wrongly."""
        return not self.missed and not self.wrong

    def explain(self, lang: str = "en") -> str:
        """Whether the answer is right, and why."""
        return self._say(lang)
