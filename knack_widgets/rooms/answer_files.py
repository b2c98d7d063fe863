"""Files for the teacher: the match as a record, and the answers as a CSV table or as xAPI statements."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import sha256
from typing import Final

from ..pages.line import Line
from ..pages.printing.lessons import lesson_address
from ..rulebook.labels import clause_label, game_name
from ..study.lesson import LessonError
from .hidden_hands import hands_known
from .lesson_plan import Plan
from .poll import Poll
from .refused_moves import label_of, move_words, shown_misses
from .refusing import say
from .results import ACTIVITY, DATES, AnswerFacts, LessonMarks, activity, ballots, name_of
from .room import Room

VERBS: Final = "http://adlnet.gov/expapi/verbs/"
"""The beginning of the ids of the verbs of ADL: answered, attempted, completed."""
LESSON_TYPE: Final = "http://adlnet.gov/expapi/activities/lesson"
SEPARATORS: Final = {"sv": ";", "de": ";", "en": ","}
"""The separator that spreadsheets of a language expect: a semicolon in languages with a decimal comma."""
FORMULA: Final = re.compile(r"(^|[;,\t\r\n|])(\s*)(?=[=+\-@])")
"""The places in a cell at which a spreadsheet may begin a formula, for all usual separators."""
COLUMNS: Final = (
    "number",
    "round",
    "name",
    "question",
    "answer",
    "right",
    "clause",
    "right_answer",
    "points",
    "date",
    "game",
)
"""The columns of the table, in their order; spreadsheets of teachers refer to them, so that they never change."""

Object = tuple[str, Mapping[str, object], str]
"""What a statement is about: its URN, its definition, and the address of its page or ""."""


def record_text(room: Room) -> str:
    """Return the match as a record, without the running deal, because a record has all hands.

    If the match began with a position in the running deal, only the set-up is left.
    """
    opening, steps = room.line.opening, room.line.steps
    if not hands_known(room, room):
        steps = steps[: room.line.deals[-1]] if room.line.deals else ()
        if not room.line.deals and opening.chance is None:
            opening = opening.setup.game.opening(opening.setup)
    return Line(opening, steps, len(steps)).record().dumps()


def csv_rows(room: Room, lang: str) -> Iterator[str]:
    """Yield the head of a table, a row for each answer and for each member without one, then the refused moves.

    Who has not answered has an empty answer and no points. A refused move has neither a number nor points.
    """
    yield "\ufeff" + csv_row([say(lang, f"column_{name}") for name in COLUMNS], lang)
    facts = AnswerFacts(lang)
    for ballot in ballots(room):
        answer = facts.get(ballot)
        right = "" if ballot.vote is None else int(answer.right)
        cells = [ballot.number, ballot.round, name_of(room, ballot.member), answer.question, answer.words, right]
        cells += [answer.clause, answer.right_words, int(answer.right), _local_time(ballot.time_s, lang)]
        yield csv_row([_plain(cell) for cell in (*cells, game_name(ballot.poll.game, lang))], lang)
    for miss in shown_misses(room):
        cells = ["", "", name_of(room, miss.member), say(lang, "refused_row"), move_words(miss, lang), ""]
        cells += [label_of(miss, lang), "", "", _local_time(miss.time_s, lang), game_name(miss.setup.game.id, lang)]
        yield csv_row([_plain(cell) for cell in cells], lang)


def csv_row(cells: Sequence[object], lang: str) -> str:
    """Return one row as text."""
    out = io.StringIO()
    csv.writer(out, delimiter=SEPARATORS[lang], lineterminator="\r\n", quoting=csv.QUOTE_ALL).writerow(cells)
    return out.getvalue()


def json_lines(room: Room, lang: str, book: str = "") -> Iterator[str]:
    """Yield one xAPI statement for each answer and each refused move, then one for each member's result of the lesson.

    Of a member a statement has the name and the number in the room. A refused move names cards of a hand, so it is left
    out until its deal is over.

    room: the room
    lang: language of the words
    book: address of the book, to which the statements link, or ""
    """
    facts, marks = AnswerFacts(lang), LessonMarks(room)
    lesson = {"objectType": "Activity", "id": lesson_activity(room.plan)} if room.plan else {}
    for ballot in ballots(room):
        if ballot.vote is None:
            continue
        poll, answer = ballot.poll, facts.get(ballot)
        extensions: dict[str, object] = {f"{ACTIVITY}question": ballot.number, f"{ACTIVITY}round": ballot.round}
        if answer.missed:
            extensions[f"{ACTIVITY}clauses"] = [*answer.missed]
        around: dict[str, object] = {"grouping": [_clause_activity(poll.game, poll.clause, lang)]}
        if marks.note(ballot, right=answer.right):
            around["parent"] = [lesson]
        object_: Object = activity(poll), {"name": {lang: answer.question}}, _address(poll, book, lang) if book else ""
        result = {"success": answer.right, "response": "[,]".join(ballot.vote), "score": score(int(answer.right), 1)}
        context: dict[str, object] = {"contextActivities": around, "extensions": extensions}
        yield _statement(room, ballot.member, "answered", object_, result, context, lang, ballot.time_s)
    for miss in shown_misses(room):
        game = miss.setup.game
        first = miss.clauses[0]
        address = f"{book}{game.id}?lang={lang}&clause={first}" if book else ""
        object_ = _clause_id(game.id, first), {"name": {lang: label_of(miss, lang)}}, address
        others = [_clause_activity(game.id, clause, lang) for clause in miss.clauses[1:] if clause in game.clauses]
        context = {"extensions": {f"{ACTIVITY}move": move_words(miss, lang)}}
        context |= {"contextActivities": {"grouping": others}} if others else {}
        result = {"success": False, "response": miss.move}
        yield _statement(room, miss.member, "attempted", object_, result, context, lang, miss.time_s)
    if room.plan:
        definition = {"name": {lang: room.plan.title}, "type": LESSON_TYPE}
        object_ = lesson_activity(room.plan), definition, _lesson_link(room.plan, lang, book)
        for member, mark in sorted(marks.members.items()):
            complete = len(mark.right) == marks.total
            result = {"completion": complete, "score": score(sum(mark.right.values()), marks.total)}
            verb = "completed" if complete else "attempted"
            yield _statement(room, member, verb, object_, result, {}, lang, mark.time_s)


def _clause_id(game: str, clause: str) -> str:
    """Return the URN of a clause."""
    return f"{ACTIVITY}clause:{game}:{clause}"


def _clause_activity(game: str, clause: str, lang: str) -> Mapping[str, object]:
    """Return a clause as an activity beside the object of a statement."""
    name = {"name": {lang: clause_label(game, clause, lang)}}
    return {"objectType": "Activity", "id": _clause_id(game, clause), "definition": name}


def _statement(
    room: Room,
    member: int,
    verb: str,
    object_: Object,
    result: Mapping[str, object],
    context: Mapping[str, object],
    lang: str,
    time_s: int | None,
) -> str:
    """Return a statement as a line.

    member: the member's number
    verb: a verb of ADL
    time_s: the time of day (seconds), or None if it was not stored
    """
    id_, definition, address = object_
    more = {"moreInfo": address} if address else {}
    statement: dict[str, object] = {
        "actor": {
            "objectType": "Agent",
            "name": name_of(room, member),
            "account": {"homePage": f"{ACTIVITY}room", "name": str(member)},
        },
        "verb": {"id": f"{VERBS}{verb}", "display": {"en": verb}},
        "object": {"objectType": "Activity", "id": id_, "definition": {**definition, **more}},
        "result": result,
        "context": {"language": lang, **context},
    }
    if time_s is not None:
        statement["timestamp"] = datetime.fromtimestamp(time_s, UTC).isoformat()
    return json.dumps(statement, ensure_ascii=False) + "\n"


def score(points: int, most: int) -> dict[str, float]:
    """Return points as a score of xAPI."""
    return {"raw": points, "min": 0, "max": most, "scaled": round(points / most, 4)}


def lesson_activity(plan: Plan) -> str:
    """Return the URN of a lesson: lessons with the same steps have the same URN, under any name and with any notes."""
    steps = json.dumps([(item.kind, item.value) for item in plan.items])
    return f"{ACTIVITY}lesson:{plan.game}:{sha256(steps.encode()).hexdigest()[:16]}"


def _lesson_link(plan: Plan, lang: str, book: str) -> str:
    """Return the address at which a pupil plays a lesson, or "" if it has none."""
    with suppress(LessonError):
        return lesson_address(plan.lesson(), lang, f"{book}{plan.game}") if book else ""
    return ""


def _address(poll: Poll, book: str, lang: str) -> str:
    """Return the address of the exercise, of the ruling or of the clause that a question is about."""
    if poll.ruling:
        subject = f"reading={poll.ruling[1]}"
    else:
        subject = f"exercise={poll.about['exercise']}" if "exercise" in poll.about else f"clause={poll.clause}"
    return f"{book}{poll.game}?lang={lang}&{subject}"


def _local_time(time_s: int | None, lang: str) -> str:
    """Return a date and time that spreadsheets read, in the server's time zone; "" if it was not stored."""
    return "" if time_s is None else datetime.fromtimestamp(time_s).strftime(f"{DATES[lang]} %H:%M")


def _plain(cell: object) -> object:
    """Return a cell without formulas: an apostrophe turns a formula into text."""
    return FORMULA.sub(r"\1\2'", cell.lstrip("\t\r\n")) if isinstance(cell, str) else cell
