"""A reader's practice session (exercises, answers and results), without widgets.

The position is on a separate desk, on which computer players make no moves until the reader tries a move. The desk
shows only facts that the asked seat may know, and no mark that would reveal the answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Final

from ..pages import present
from ..pages.quiet import quiet_table
from ..pages.seats import ME
from ..pages.table_data import TableData
from ..rulebook.bundles import messages
from ..rulebook.labels import clause_label, game_name
from ..rulebook.texts import load_text
from ..rules import games
from ..study.exercise import HINTS, Exercise, Grade
from ..study.kinds import ONE_ANSWER
from ..study.progress import Progress
from ..study.sitting import Sitting, askable
from .desk import Desk
from .playing import play_move
from .reader_progress import due_href
from .request import on_paper, page

Data = dict[str, Any]

OTHERS: Final = "careful"
"""The control of all seats except the asked seat, after the reader has tried a move."""
STILL: Final[Mapping[str, object]] = {"marks": False, "reveal": False, "cover": False, "tempo": -1}
"""The switches of the table while an exercise is asked."""
SHOWN_CLAUSES: Final = 3
DUE: Final = "due"
"""The scope of a sitting about the due exercises."""


@dataclass
class Session:
    """A session at a desk.

    sitting: the series of exercises
    scope: the kind and the id of the subject of the exercises (a clause, say), or None for the whole game
    exercise: the current exercise
    marked: the choices of the answer
    grade: the grade of the answer, or None before it
    hints: the number of hints that are shown
    trying: whether the reader tries moves on the table
    number: the number of the current exercise, from 1
    """

    desk: Desk
    sitting: Sitting
    scope: tuple[str, str] | None = None
    exercise: Exercise = field(init=False)
    marked: frozenset[str] = frozenset()
    grade: Grade | None = None
    hints: int = 0
    trying: bool = False
    number: int = 0

    @property
    def over(self) -> bool:
        """True if the reader has finished the last exercise and read its verdict."""
        return self.sitting.over and self.grade is None

    # -- actions of the reader

    def advance(self, at: datetime) -> None:
        """Ask the next exercise, if there is one left."""
        self.grade, self.hints, self.marked = None, 0, frozenset()
        if not self.sitting.over:
            self.exercise = self.sitting.next_exercise(at)
            self.number = len(self.sitting.answers) + 1
            self.lay()

    def lay(self) -> None:
        """Put the position on the table, as the asked seat sees it."""
        self.trying = False
        put_on(self.desk, self.exercise)

    def check(self, choices: Sequence[str], at: datetime) -> None:
        """Grade an answer; a second answer to the same exercise is ignored."""
        if self.grade is None and not self.over:
            grade = self.exercise.grade(choices)
            self.marked, self.grade = frozenset(choices), grade
            self.sitting.take_answer(self.exercise, grade, at, self.hints)

    def hint(self) -> None:
        """Show one more hint."""
        self.hints = min(self.hints + 1, HINTS)

    def try_out(self, choice: str | None) -> None:
        """Let the reader play on at the table after the answer, beginning with a move.

        choice: the choice whose move is made; for any other text the exercise's own move is made
        """
        if self.grade is None:
            return
        self.lay()
        self.trying = True
        asked = self.exercise
        move = asked.move_of(choice) if choice in asked.choices else asked.move
        if move is not None:
            play_move(self.desk, move)

    # -- data for the page

    def data(self, at: datetime) -> Data:
        """Return the trait `practice`."""
        lang, sitting = self.desk.lang, self.sitting
        shared = {"game": self.desk.game.id, "scope": self.scope_words(), "count": sitting.size}
        shared["paper"] = self._paper()
        shared["sheet"] = bool(self.asked_on_paper())
        if self.over:
            return {**shared, "result": self._result(at)}
        exercise = self.exercise
        hints = [exercise.hint(step, lang) for step in range(1, self.hints + 1)]
        return {
            **shared,
            "id": exercise.id,
            "number": self.number,
            "question": exercise.question(lang),
            "one": exercise.kind in ONE_ANSWER,
            "choices": self._choices(),
            "marked": sorted(self.marked),
            "hints": hints,
            "read": self._clause(exercise.clause) if self.hints == HINTS else None,
            "more": self.hints < HINTS,
            "table": self._table() if exercise.shows_table else None,
            "trying": self.trying,
            "grade": self._grade_data() if self.grade else None,
            "last": sitting.over,
        }

    def scope_words(self) -> str:
        """Return the title of the sitting's clause, chapter or game."""
        lang, game = self.desk.lang, self.desk.game
        kind, name = self.scope or ("game", game.id)
        if kind == "clause":
            return clause_label(game.id, name, lang)
        if kind == DUE:
            return f"{messages(lang).say('practise-due_scope', {}, DUE)}, {game_name(game.id, lang)}"
        if kind == "chapter":
            return next(chapter.headings[lang] for chapter in load_text(game.id).chapters if chapter.id == name)
        return game_name(game.id, lang)

    def _paper(self) -> str | None:
        """Return the address for printing exercises, or None if exercises cannot be printed.

        These are ten exercises of the same kind, or at the end of the session the exercises of the session.
        """
        asked = self.asked_on_paper()
        address = on_paper(self.desk.game.id, "sheet", *asked) if asked else None
        return address and address.replace("@", self.desk.lang)

    def asked_on_paper(self) -> list[tuple[str, str]]:
        """Return the fields of the address for printing exercises, or [] without exercises."""
        if self.over:
            return [("exercise", exercise) for exercise in self.sitting.asked]
        if self.scope and self.scope[0] == DUE:
            return []
        return [*([self.scope] if self.scope else []), ("seed", str(self.sitting.seed))]

    def _choices(self) -> list[Data]:
        choices = []
        for choice, label in self.exercise.labels(self.desk.lang).items():
            move = self.exercise.move_of(choice) is not None
            choices.append({"id": choice, "label": label, "cards": [*self.exercise.cards_of(choice)], "move": move})
        return choices

    def _table(self) -> TableData:
        """Return the data of the table; before the answer, without the parts that would reveal it."""
        desk = self.desk
        if self.trying:
            table = present.table(desk.sight, desk.speaker)
            return replace(table, log={**table.log, "log": []})
        return quiet_table(desk.sight, desk.speaker)

    def _grade_data(self) -> Data:
        """Return the verdict: on the whole answer, on each choice, and the clauses behind it."""
        exercise, grade, lang = self.exercise, self.grade, self.desk.lang
        assert grade is not None
        each = {choice: exercise.reasons({choice}, lang) for choice in exercise.choices}
        apart = len(set(each.values())) > 1  # otherwise all sentences are about the same move
        head = "right" if grade.correct else "missed_all" if grade.missed == exercise.answer else "partly"
        doubtful = (grade.missed | grade.wrong) or exercise.answer
        say = messages(lang).say
        return {
            "correct": grade.correct,
            "head": say(f"practise-{head}", {}, head),
            "text": "" if apart else " ".join(exercise.reasons(doubtful, lang)),
            "choices": {
                choice: {
                    "right": choice in exercise.answer,
                    "good": (choice in exercise.answer) == (choice in self.marked),
                    "says": " ".join(each[choice]) if apart else "",
                }
                for choice in exercise.choices
            },
            "clauses": [self._clause(id_) for id_ in grade.clauses[:SHOWN_CLAUSES]],
            "tries": exercise.shows_table,
            "plays": exercise.move is not None,
        }

    def _clause(self, id_: str) -> Data:
        """Return the text of a clause, with a link to it."""
        game, lang = self.desk.game.id, self.desk.lang
        return {
            "id": id_,
            "label": clause_label(game, id_, lang),
            "html": load_text(game).clauses[id_].html[lang],
            "href": f"{page(game)}?lang={lang}&clause={id_}",
        }

    def _result(self, at: datetime) -> Data:
        """Return the number of right answers, and the days until each clause is asked again."""
        lang, sitting = self.desk.lang, self.sitting
        say = messages(lang).say
        days: dict[str, int] = {}
        for skill in dict.fromkeys(answer.skill for answer in sitting.answers):
            known = sitting.progress.memory(skill)
            left = max((known.due.astimezone(at.tzinfo).date() - at.date()).days, 0) if known else 0
            label = clause_label(skill.game, skill.clause, lang)
            days[label] = min(left, days.get(label, left))
        facts = {"right": sitting.right, "total": len(sitting.answers)}
        return {
            "next": self._next_due(at),
            "words": say("practise-result", facts, f"{sitting.right}/{len(sitting.answers)}"),
            "back": [
                {"label": label, "when": say("practise-due", {"days": left}, str(left))}
                for label, left in sorted(days.items(), key=lambda pair: pair[1])
            ],
        }

    def _next_due(self, at: datetime) -> Data | None:
        """Return a link to the due exercises of another game, or None if no exercises are due."""
        lang, due = self.desk.lang, self.sitting.progress.due(at)
        game = next((skill.game for skill in due if skill.game != self.desk.game.id and skill.game in games), None)
        if game is None or not self.scope or self.scope[0] != DUE:
            return None
        name = game_name(game, lang)
        return {"href": due_href(game, lang), "label": messages(lang).say("practise-due_next", {"name": name}, name)}


def put_on(desk: Desk, exercise: Exercise) -> None:
    """Put the position of an exercise on a desk, as the asked seat sees it."""
    seats = len(exercise.record.opening.setup.names)
    controls = [ME if seat == exercise.seat else OTHERS for seat in range(seats)]
    desk.show(exercise.record, None, controls)
    desk.switch(STILL)
    desk.look = replace(desk.look, verdict=None)


def lay_out(exercise: Exercise, lang: str) -> Desk:
    """Return a desk with the position of an exercise."""
    desk = Desk.open(exercise.game, lang=lang)
    put_on(desk, exercise)
    return desk


def sit_down(
    desk: Desk,
    progress: Progress,
    at: datetime,
    *,
    scope: tuple[str, str] | None,
    size: int,
    seed: int,
    first: Exercise | None,
) -> Session:
    """Return a new session about a clause, a chapter or the game, with its first exercise.

    desk: the desk on which the positions are shown
    progress: the reader's progress, which the answers change
    at: the current time
    scope: the kind and the id of the subject of the exercises (a clause, say), or None for the whole game
    size: the number of exercises
    seed: the seed by which the exercises are chosen
    first: the first exercise, or None to choose it by the seed
    """
    game = desk.game.id
    clauses: tuple[str, ...] = ()
    if scope and scope[0] == "clause":
        clauses = askable(game, [scope[1]])
    elif scope and scope[0] == DUE:
        due = [skill.clause for skill in progress.due(at) if skill.game == game and skill.clause in desk.game.clauses]
        clauses = tuple(dict.fromkeys(due))
        size = min(size, len(due)) or size
    elif scope:
        chapter = next(each for each in load_text(game).chapters if each.id == scope[1])
        clauses = askable(game, chapter.clauses)
    session = Session(desk, Sitting(game, progress, seed, clauses, size, first), scope)
    session.advance(at)
    return session
