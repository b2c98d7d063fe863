"""A reader practises: what is asked, what they have answered, and what comes of it, without a widget in it.

The position lies on a desk of its own, on which nobody plays until the reader tries something: it shows what the asked
seat may know, and no mark that would give the answer away.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from ..pages import present
from ..pages.quiet import quiet_table
from ..pages.seats import ME
from ..rulebook.bundles import messages
from ..rulebook.labels import clause_label, game_name
from ..rulebook.texts import load_text
from ..rules import games
from ..study.exercise import HINTS, Exercise, Grade
from ..study.progress import Progress
from ..study.sitting import Sitting, askable
from .desk import Desk
from .learned import due_href
from .request import on_paper, page

Data = dict[str, Any]

OTHERS: Final = "careful"
"""Who plays the seats that are not asked, once something is tried."""
STILL: Final[Mapping[str, Any]] = {"marks": False, "reveal": False, "cover": False, "tempo": -1}
"""How the table is seen while something is asked."""
ONE: Final = frozenset({"who-acts", "who-takes", "what-is-paid", "what-is-worth"})
"""Kinds of question to which there is one answer."""
SHOWN_CLAUSES: Final = 3
DUE: Final = "due"
"""The scope of a sitting about what is due."""


@dataclass
class Session:
    """One sitting at a desk."""

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
        """Whether the last answer has been looked at."""
        return self.sitting.over and self.grade is None

    # -- what the reader does

    def advance(self, at: datetime) -> None:
        """What is asked next; after the last one nothing is."""
        self.grade, self.hints, self.marked = None, 0, frozenset()
        if not self.sitting.over:
            self.exercise = self.sitting.next_exercise(at)
            self.number = len(self.sitting.given) + 1
            self.lay()

    def lay(self) -> None:
        """The position on the table, as the asked seat sees it."""
        self.trying = False
        put_on(self.desk, self.exercise)

    def check(self, choices: Sequence[str], at: datetime) -> None:
        """An answer, which counts once."""
        if self.grade is None and not self.over:
            grade = self.exercise.grade(choices)
            self.marked, self.grade = frozenset(choices), grade
            self.sitting.take_answer(self.exercise, grade, at, self.hints)

    def hint(self) -> None:
        """One more hint."""
        self.hints = min(self.hints + 1, HINTS)

    def try_out(self, choice: str | None) -> None:
        """After the answer: the table is played at, and a move that was asked about is made there, or refused."""
        if self.grade is None:
            return
        self.lay()
        self.trying = True
        asked = self.exercise
        move = asked.move_of(choice) if choice in asked.choices else asked.move
        if move is not None:
            self.desk.serial += 1
            self.desk.move(move)
            self.desk.refused = self.desk.serial

    # -- what the page shows

    def data(self, at: datetime) -> Data:
        """The trait `practice`."""
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
            "one": exercise.kind in ONE,
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
        """What the sitting is about."""
        lang, game = self.desk.lang, self.desk.game
        kind, name = self.scope or ("game", game.id)
        if kind == "clause":
            return clause_label(game.id, name, lang)
        if kind == DUE:
            return f"{messages(lang).say('practise-due_scope', {}, DUE)}, {game_name(game.id, lang)}"
        if kind == "chapter":
            return next(one.headings[lang] for one in load_text(game.id).chapters if one.id == name)
        return game_name(game.id, lang)

    def _paper(self) -> str | None:
        """Where ten exercises of this kind are made for paper; at the end those that were asked."""
        asked = self.asked_on_paper()
        found = on_paper(self.desk.game.id, "sheet", *asked) if asked else None
        return found and found.replace("@", self.desk.lang)

    def asked_on_paper(self) -> list[tuple[str, str]]:
        """The fields of an address that asks for them; none where there is nothing to ask for."""
        if self.over:
            return [("exercise", one) for one in self.sitting.asked]
        if self.scope and self.scope[0] == DUE:
            return []
        return [*([self.scope] if self.scope else []), ("seed", str(self.sitting.seed))]

    def _choices(self) -> list[Data]:
        found = []
        for choice, label in self.exercise.labels(self.desk.lang).items():
            move = self.exercise.move_of(choice) is not None
            found.append({"id": choice, "label": label, "cards": [*self.exercise.cards_of(choice)], "move": move})
        return found

    def _table(self) -> Data:
        """The table; while something is asked without what would say the answer."""
        desk = self.desk
        return {**present.table(desk, desk.speaker), "log": []} if self.trying else quiet_table(desk, desk.speaker)

    def _grade_data(self) -> Data:
        """The verdict: on the whole, on each choice, and the clauses that say so."""
        exercise, grade, lang = self.exercise, self.grade, self.desk.lang
        assert grade is not None
        each = {choice: exercise.reasons({choice}, lang) for choice in exercise.choices}
        apart = len(set(each.values())) > 1  # else they all tell of the same move
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
        """A clause's text, and where it stands."""
        game, lang = self.desk.game.id, self.desk.lang
        return {
            "id": id_,
            "label": clause_label(game, id_, lang),
            "html": load_text(game).clauses[id_].html[lang],
            "href": f"{page(game)}?lang={lang}&clause={id_}",
        }

    def _result(self, at: datetime) -> Data:
        """How many were right, and when what comes back."""
        lang, sitting = self.desk.lang, self.sitting
        say = messages(lang).say
        days: dict[str, int] = {}
        for skill in dict.fromkeys(one.skill for one in sitting.given):
            known = sitting.progress.memory(skill)
            left = max((known.due.astimezone(at.tzinfo).date() - at.date()).days, 0) if known else 0
            label = clause_label(skill.game, skill.clause, lang)
            days[label] = min(left, days.get(label, left))
        facts = {"right": sitting.right, "total": len(sitting.given)}
        return {
            "next": self._next_due(at),
            "words": say("practise-result", facts, f"{sitting.right}/{len(sitting.given)}"),
            "back": [
                {"label": label, "when": say("practise-due", {"days": left}, str(left))}
                for label, left in sorted(days.items(), key=lambda pair: pair[1])
            ],
        }

    def _next_due(self, at: datetime) -> Data | None:
        """The way to what is due of another game, where what is due is practised."""
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
    desk.prefs = {**desk.prefs, **STILL}
    desk.verdict = None


def lay_out(exercise: Exercise, lang: str) -> Desk:
    """A desk with the position of an exercise."""
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
    """A new sitting about a clause, a chapter or the game, with its first question on the table."""
    game = desk.game.id
    clauses: tuple[str, ...] = ()
    if scope and scope[0] == "clause":
        clauses = askable(game, [scope[1]])
    elif scope and scope[0] == DUE:
        due = [skill.clause for skill in progress.due(at) if skill.game == game and skill.clause in desk.game.clauses]
        clauses = tuple(dict.fromkeys(due))
        size = min(size, len(due)) or size
    elif scope:
        chapter = next(one for one in load_text(game).chapters if one.id == scope[1])
        clauses = askable(game, chapter.clauses)
    session = Session(desk, Sitting(game, progress, seed, clauses, size, first), scope)
    session.advance(at)
    return session
