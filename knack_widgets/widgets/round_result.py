"""The data of a finished round: every question with its clause, when it comes back, and the progress in the chapter."""

from __future__ import annotations

from datetime import datetime

from ..rulebook.bundles import messages
from ..rulebook.clause_context import context_opening
from ..rulebook.labels import clause_label, clause_opening, game_name
from ..rulebook.texts import load_text
from ..rules import games
from ..study.progress import Progress, Skill
from .page_links import find_page
from .reader_progress import counts_of, due_href, tried_clauses
from .session import DUE, Answered, Session
from .trap_rounds import DAY, shared_result

Data = dict[str, object]


def result_data(session: Session, at: datetime) -> Data:
    """Return the number of right answers, the questions, and the progress.

    session: a session after its last question
    at: the current time, in the reader's time zone
    """
    lang, sitting = session.desk.lang, session.sitting
    say = messages(lang).say
    facts = {"right": sitting.right, "total": len(sitting.answers)}
    return {
        "next": _next_due(session, at),
        "words": say("practise-result" if sitting.answers else "practise-lesson_done", facts, ""),
        "asked": [_row(session, number, answered, at) for number, answered in enumerate(session.answered, 1)],
        "measure": _measure(session, at),
        "share": _share(session),
    }


def _share(session: Session) -> Data | None:
    """Return what the reader can share of the result, or None if the round was no trap of a day."""
    if session.scope is None or session.scope[0] != DAY:
        return None
    right = all(answered.grade.correct for answered in session.answered)
    return {**shared_result(session.desk.game.id, session.scope[1], session.desk.lang, right=right)}


def _row(session: Session, number: int, answered: Answered, at: datetime) -> Data:
    """Return a question of the round: whether it was right, its clause in words, and when it comes back."""
    exercise, lang = answered.exercise, session.desk.lang
    address = find_page(exercise.game)
    skill = Skill(exercise.game, exercise.clause, exercise.kind)
    days = _days_left(session.sitting.progress, skill, at)
    say = messages(lang).say
    return {
        "number": number,
        "right": answered.grade.correct,
        "clause": exercise.clause,
        "label": clause_label(exercise.game, exercise.clause, lang),
        "words": _clause_words(exercise.game, exercise.clause, lang),
        "href": address and f"{address}?lang={lang}&clause={exercise.clause}",
        "when": say("practise-back_in", {"days": days}, str(days)),
    }


def _clause_words(game: str, clause: str, lang: str) -> str:
    """Return the first sentence of a clause, after the clause before it if it says little alone."""
    words = (context_opening(game, clause, lang), _first_sentence(clause_opening(game, clause, lang)))
    return " ".join(filter(None, words))


def _first_sentence(text: str) -> str:
    """Return the first sentence of a clause.

    >>> _first_sentence("Follow suit if you can. If not, play any card.")
    'Follow suit if you can.'
    """
    sentence, stop, _ = text.partition(". ")
    return sentence + stop.rstrip()


def _days_left(progress: Progress, skill: Skill, at: datetime) -> int:
    known = progress.memory(skill)
    return max((known.due.astimezone(at.tzinfo).date() - at.date()).days, 0) if known else 0


def _measure(session: Session, at: datetime) -> Data:
    """Return the progress in the chapter of the round, or in the game if the round has no chapter."""
    lang, game = session.desk.lang, session.desk.game.id
    kind, name = session.scope or ("game", game)
    text = load_text(game)
    chapter = next(
        (
            each
            for each in text.chapters
            if (kind == "chapter" and each.id == name) or (kind == "clause" and name in each.clauses)
        ),
        None,
    )
    clauses = chapter.clauses if chapter else tuple(text.clauses)
    tried = tried_clauses(session.sitting.progress, at).get(game, {})
    counts = counts_of(clauses, frozenset(), tried, lang)
    name = chapter.headings[lang] if chapter else game_name(game, lang)
    return {**counts, "words": messages(lang).say("practise-measure", {**counts, "name": name}, name)}


def _next_due(session: Session, at: datetime) -> Data | None:
    """Return a link to the due exercises of another game, or None if no exercises are due."""
    lang, due = session.desk.lang, session.sitting.progress.due(at)
    others = (skill.game for skill in due if skill.game != session.desk.game.id and skill.game in games)
    game = next(filter(find_page, others), None)
    if game is None or not session.scope or session.scope[0] != DUE:
        return None
    name = game_name(game, lang)
    return {"href": due_href(game, lang), "label": messages(lang).say("practise-due_next", {"name": name}, name)}
