"""The data of a practice session for its page: the question, the table, the verdict."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from ..pages import present
from ..pages.card_answers import QUESTIONS, answers_on_table, card_answers, mark_of, mark_words, with_answers
from ..pages.quiet import quiet_table
from ..pages.table_data import TableData
from ..rulebook.bundles import messages
from ..rulebook.clause_context import quoted_html
from ..rulebook.edition import OMITTED, html_in_match, of_match
from ..rulebook.labels import clause_label, game_name
from ..rulebook.texts import load_text
from ..rules.core.facts import Setup
from ..study.exercise import HINTS, Exercise
from ..study.kinds import ONE_ANSWER
from ..study.lesson import LessonItem
from .lesson_session import LESSON, LessonSession, read_data
from .page_links import find_page, on_paper
from .path_steps import ROUND
from .round_result import result_data
from .session import DUE, STEP, Session
from .short_rounds import KINDS
from .trap_rounds import DAY, day_words

Data = dict[str, Any]

SHOWN_CLAUSES: Final = 3
"""Limit on the clauses that are quoted with a verdict."""


def practice_data(session: Session, at: datetime) -> Data:
    """Return the trait `practice` of a session; `table` is the whole table, or None without one.

    session: the session
    at: the current time, in the reader's time zone
    """
    lang, sitting = session.desk.lang, session.sitting
    shared = {"game": session.desk.game.id, "scope": scope_words(session), "count": sitting.size}
    if isinstance(session, LessonSession):
        shared["count"] = len(session.lesson.items)
    shared["lesson"] = isinstance(session, LessonSession)
    shared["paper"] = _paper(session)
    shared["sheet"] = bool(session.asked_on_paper())
    if session.over:
        own = session.own_answers() if isinstance(session, LessonSession) else []
        answers = [{"question": question, "words": words} for question, words in own]
        return {**shared, "result": result_data(session, at), "own": answers, "step": step_of(session)}
    if isinstance(session, LessonSession) and (item := session.read):
        return {**shared, **_read_step(session, item)}
    exercise = session.exercise
    hints = [exercise.hint(step, lang) for step in range(1, session.hints + 1)]
    taps = answers_on_table(exercise)
    return {
        **shared,
        "id": exercise.id,
        "number": session.number,
        "question": messages(lang).say(QUESTIONS[exercise.kind], {}, "") if taps else exercise.question(lang),
        "one": exercise.kind in ONE_ANSWER,
        "taps": taps,
        "choices": _choices(exercise, lang),
        "marked": sorted(session.marked),
        "hints": hints,
        "chapter": _chapter_clauses(session) if session.hints else [],
        "read": clause_data(session, exercise.state.setup, exercise.clause) if session.hints == HINTS else None,
        "more": session.hints < HINTS,
        "table": _table(session, taps=taps) if exercise.shows_table else None,
        "trying": session.trying,
        "grade": _grade(session) if session.grade else None,
        "last": session.last,
        "reviews": session.reviews,
        "reads": None,
        "goes_back": _goes_back(session),
    }


def _read_step(session: LessonSession, item: LessonItem) -> Data:
    """Return the data of a step of a lesson that is only read: there is nothing to choose."""
    read = read_data(session, item)
    clause = clause_data(session, session.lesson.setup_at(session.step), read["clause"]) if read["clause"] else None
    return {
        "id": f"step-{session.number}",
        "number": session.number,
        "question": read["question"],
        "one": False,
        "taps": False,
        "choices": [],
        "marked": [],
        "hints": [],
        "chapter": [],
        "read": None,
        "more": False,
        "table": read["table"],
        "trying": False,
        "grade": None,
        "last": session.last,
        "reviews": False,
        "reads": {"clause": clause, "href": read["href"], "fault": read["fault"], "words": read["words"]},
        "goes_back": _goes_back(session),
    }


def _goes_back(session: Session) -> bool:
    """Return whether the reader can go back to the step before: only in a lesson, after its first step."""
    return isinstance(session, LessonSession) and session.step > 0 and not session.reviews


def scope_words(session: Session) -> str:
    """Return the title of the sitting's clause, chapter or game."""
    lang, game = session.desk.lang, session.desk.game
    kind, name = session.scope or ("game", game.id)
    if kind == "clause":
        return clause_label(game.id, name, lang)
    if kind == DUE:
        return f"{messages(lang).say('practise-due_scope', {}, DUE)}, {game_name(game.id, lang)}"
    if kind == LESSON:
        return name
    if kind == DAY:
        return messages(lang).say("practise-day_scope", {"day": day_words(name, lang)}, name)
    if kind == STEP and name != ROUND:
        return f"{messages(lang).say(f'ui-path_{name}', {}, name)}, {game_name(game.id, lang)}"
    if kind == "chapter":
        return next(chapter.headings[lang] for chapter in load_text(game.id).chapters if chapter.id == name)
    return game_name(game.id, lang)


def step_of(session: Session) -> str | None:
    """Return the step of the game's path that the session is, or None."""
    if session.scope is None:
        return ROUND
    return session.scope[1] if session.scope[0] == STEP else None


def _paper(session: Session) -> str | None:
    """Return the address for printing exercises, or None if exercises cannot be printed.

    These are ten exercises of the same kind, or at the end of the session the exercises of the session.
    """
    asked = session.asked_on_paper()
    address = on_paper(session.desk.game.id, "sheet", *asked) if asked else None
    return address and address.replace("@", session.desk.lang)


def _choices(exercise: Exercise, lang: str) -> list[Data]:
    choices = []
    for choice, label in exercise.labels(lang).items():
        move = exercise.move_of(choice) is not None
        choices.append({"id": choice, "label": label, "cards": [*exercise.cards_of(choice)], "move": move})
    return choices


def _table(session: Session, *, taps: bool) -> TableData:
    """Return the data of the table; before the answer, without the parts that would reveal it."""
    desk, exercise = session.desk, session.exercise
    if session.trying:
        table = present.table(desk.sight, desk.speaker)
        return replace(table, log={**table.log, "log": []})
    table = quiet_table(desk.sight, desk.speaker)
    if not taps:
        return table
    return with_answers(
        table, exercise.seat, card_answers(exercise, desk.lang, chosen=session.marked, grade=session.grade)
    )


def _grade(session: Session) -> Data:
    """Return the verdict: on the whole answer, on each choice, its reasons, and the clauses behind it."""
    exercise, grade, lang = session.exercise, session.grade, session.desk.lang
    assert grade is not None
    head = "right" if grade.correct else "missed_all" if grade.missed == exercise.answer else "partly"
    say = messages(lang).say
    return {
        "correct": grade.correct,
        "head": say(f"practise-{head}", {}, head),
        "marks": {choice: mark_of(choice, exercise, session.marked) for choice in exercise.choices},
        "signs": {mark: mark_words(exercise, mark, lang) for mark in ("right", "missed", "wrong")},
        "reasons": _reasons(session),
        "clauses": [clause_data(session, exercise.state.setup, id_) for id_ in _quoted_clauses(session, grade.clauses)],
        "bait": _bait(session),
        "tries": exercise.shows_table,
        "plays": exercise.move is not None,
    }


def _quoted_clauses(session: Session, clauses: tuple[str, ...]) -> tuple[str, ...]:
    """Return the clauses that are quoted: in a short round, which is a reader's first, the exercise's alone."""
    if session.scope and session.scope[0] == STEP and session.scope[1] in KINDS:
        return (session.exercise.clause,)
    return clauses[:SHOWN_CLAUSES]


def _reasons(session: Session) -> list[Data]:
    """Return why the answer is wrong, or if it is right why; choices with the same reason are together.

    A reason has the choices that it is about: their words, and for a choice that can be tried its id. They are left
    out if all choices have the same reason, which is then about the question's move.
    """
    exercise, grade, lang = session.exercise, session.grade, session.desk.lang
    assert grade is not None
    doubtful = (grade.missed | grade.wrong) or exercise.answer
    each = {choice: " ".join(exercise.reasons({choice}, lang)) for choice in exercise.choices}
    mixed = {choice: exercise.mix_up(choice, lang) for choice in exercise.choices if choice in grade.wrong}
    if len(set(each.values())) == 1:
        parts = [*exercise.reasons(doubtful, lang), *dict.fromkeys(filter(None, mixed.values()))]
        return [{"text": " ".join(parts), "about": []}]
    labels = exercise.labels(lang)
    by_reason: dict[tuple[str, str], list[Mapping[str, str]]] = {}
    for choice in exercise.choices:
        if choice in doubtful:
            mark = mark_of(choice, exercise, session.marked)
            tries = choice if not grade.correct and exercise.move_of(choice) is not None else ""
            said = " ".join(filter(None, (each[choice], mixed.get(choice))))
            by_reason.setdefault((said, mark), []).append({"label": labels[choice], "tries": tries})
    return [{"text": text, "mark": mark, "about": about} for (text, mark), about in by_reason.items()]


def _bait(session: Session) -> str:
    """Return how many would fall for a trap and by which choice, or an empty text if the question is no trap."""
    trap, lang = session.traps.get(session.exercise.id), session.desk.lang
    if trap is None:
        return ""
    facts: dict[str, str | int] = {"share": round(100 * trap.share), "choice": session.exercise.labels(lang)[trap.bait]}
    return messages(lang).say("practise-bait", facts, "")


def _chapter_clauses(session: Session) -> list[Data]:
    """Return the clauses of the chapter that the first hint names, as the match is played."""
    exercise, lang = session.exercise, session.desk.lang
    setup = exercise.state.setup
    played = of_match(setup, lang)
    chapter = next(each for each in load_text(exercise.game).chapters if exercise.clause in each.clauses)
    stands = (id_ for id_ in chapter.clauses if played is None or played[id_].status != OMITTED)
    return [{**clause_data(session, setup, id_), "html": html_in_match(setup, id_, lang)} for id_ in stands]


def clause_data(session: Session, setup: Setup, id_: str) -> Data:
    """Return the text of a clause as a match with a set-up is played, with a link to it if the game has a page."""
    game, lang = session.desk.game.id, session.desk.lang
    address = find_page(game)
    return {
        "id": id_,
        "label": clause_label(game, id_, lang),
        "html": quoted_html(game, id_, lang, setup),
        "href": address and f"{address}?lang={lang}&clause={id_}",
    }
