"""What the teacher takes along: the match as a record, and what the class has answered, as CSV and as JSON lines in the
shape of xAPI statements.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from ..pages.line import Line
from ..rulebook.labels import clause_label
from .asked import Poll
from .polldata import choice_facts, question
from .refusing import Refused, say
from .room import Room

FILES: Final = ("record", "csv", "jsonl")
VERB: Final = "http://adlnet.gov/expapi/verbs/answered"
ACTIVITY: Final = "urn:knack-widgets:"
SEPARATORS: Final = {"sv": ";", "de": ";", "en": ","}
"""By which spreadsheets of a language take a line apart: where decimals have a comma, cells have a semicolon."""
FORMULA: Final = re.compile(r"(^|[;,\t\r\n|])(\s*)(?=[=+\-@])")
"""Where a spreadsheet would begin a formula, by whichever separator it takes the line apart."""


def file_of(room: Room, what: str, lang: str) -> tuple[str, Iterator[str]]:
    """Return a file's name and its text in parts, one for each vote. Raises `Refused` for an unknown file."""
    name = f"room-{room.code.lower()}"
    if what == "record":
        return f"{name}.toml", iter((record_text(room),))
    if what == "csv":
        return f"{name}.csv", csv_rows(room, lang)
    if what == "jsonl":
        return f"{name}.jsonl", json_lines(room, lang)
    raise Refused("unreadable")


def record_text(room: Room) -> str:
    """The match as a record, without the deal that is being played: a record holds every hand."""
    steps = room.line.steps
    if not room.all_seen:
        steps = steps[: room.line.deals[-1]] if room.line.deals else ()
    return Line(room.line.opening, steps, len(steps)).record().dumps()


def finished_polls(room: Room) -> list[Poll]:
    """Return the questions that were put away or are closed."""
    return [*room.asked, *([room.poll] if room.poll and room.poll.closed else [])]


def rounds(room: Room) -> Iterator[tuple[int, int, Poll, int, tuple[str, ...]]]:
    """Every vote: the number of the question, of its round, the question, who, and what."""
    for number, poll in enumerate(finished_polls(room), start=1):
        for round_, votes in enumerate((*poll.earlier, poll.votes), start=1):
            for member, vote in sorted(votes.items()):
                yield number, round_, poll, member, vote


def csv_rows(room: Room, lang: str) -> Iterator[str]:
    """Yield the head of a table, then a row for each vote."""
    names = [say(lang, f"column_{name}") for name in ("number", "round", "name", "question", "answer", "right")]
    yield "\ufeff" + csv_row(names, lang)
    facts = AnswerFacts(lang)
    for number, round_, poll, member, vote in rounds(room):
        answer = facts.get(number, poll, vote)
        cells = [number, round_, name_of(room, member), answer.question, answer.words, int(answer.right)]
        yield csv_row([_plain(cell) for cell in cells], lang)


def csv_row(cells: list[Any], lang: str) -> str:
    """Return one row as text."""
    out = io.StringIO()
    csv.writer(out, delimiter=SEPARATORS[lang], lineterminator="\r\n", quoting=csv.QUOTE_ALL).writerow(cells)
    return out.getvalue()


class Answer(NamedTuple):
    """An answer to a question: both in words, whether it is right, and the clauses that it got wrong."""

    question: str
    words: str
    right: bool
    missed: tuple[str, ...]


class AnswerFacts:
    """Facts of answers in a language, each worked out once: a class of hundreds gives the same few answers."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._questions: dict[int, tuple[str, dict[str, dict[str, Any]]]] = {}
        self._known: dict[tuple[int, tuple[str, ...]], Answer] = {}

    def get(self, number: int, poll: Poll, vote: tuple[str, ...]) -> Answer:
        """Return the facts of an answer to the question of a number."""
        if (number, vote) not in self._known:
            if number not in self._questions:
                self._questions[number] = question(poll, self._lang), choice_facts(poll, self._lang)
            asked, labels = self._questions[number]
            words = "; ".join(labels[choice]["label"] for choice in vote)
            missed = tuple(clause_label(poll.game, clause, self._lang) for clause in poll.missed_clauses(vote))
            self._known[number, vote] = Answer(asked, words, poll.is_right(vote), missed)
        return self._known[number, vote]


def json_lines(room: Room, lang: str) -> Iterator[str]:
    """Yield one statement for each vote. Its actor has a name in this room and nothing else."""
    facts = AnswerFacts(lang)
    for number, round_, poll, member, vote in rounds(room):
        answer = facts.get(number, poll, vote)
        statement: dict[str, Any] = {
            "actor": {
                "objectType": "Agent",
                "name": name_of(room, member),
                "account": {"homePage": f"{ACTIVITY}room", "name": str(member)},
            },
            "verb": {"id": VERB, "display": {"en": "answered"}},
            "object": {
                "objectType": "Activity",
                "id": activity(poll),
                "definition": {"name": {lang: answer.question}},
            },
            "result": {"success": answer.right, "response": "[,]".join(vote)},
            "context": {"extensions": {f"{ACTIVITY}question": number, f"{ACTIVITY}round": round_}},
        }
        if answer.missed:
            statement["context"]["extensions"][f"{ACTIVITY}clauses"] = [*answer.missed]
        yield json.dumps(statement, ensure_ascii=False) + "\n"


def activity(poll: Poll) -> str:
    """What names a question everywhere."""
    if poll.ruling:
        return f"{ACTIVITY}ruling:{'.'.join(poll.ruling)}"
    exercise = poll.exercise
    assert exercise
    return f"{ACTIVITY}{'position' if 'record' in poll.about else 'exercise'}:{exercise.id}"


def name_of(room: Room, member: int) -> str:
    """Who a member is, or was."""
    found = room.members.get(member)
    return found.name if found else f"#{member}"


def missed_by_clause(room: Room, lang: str) -> list[dict[str, Any]]:
    """What the class got wrong in the questions that were put away or are closed, by clause, most wrong first."""
    wrong: dict[tuple[str, str], int] = {}
    asked: dict[tuple[str, str], int] = {}
    for poll in finished_polls(room):
        clause = (poll.game, poll.clause)
        for votes in (*poll.earlier, poll.votes):
            for vote, count in Counter(votes.values()).items():
                asked[clause] = asked.get(clause, 0) + count
                wrong[clause] = wrong.get(clause, 0) + count * (not poll.is_right(vote))
    ordered = sorted((pair for pair in wrong if wrong[pair]), key=lambda pair: -wrong[pair] / asked[pair])
    return [
        {
            "clause": clause,
            "game": game,
            "words": say(
                lang,
                "wrong",
                wrong=wrong[game, clause],
                total=asked[game, clause],
                clause=clause_label(game, clause, lang),
            ),
        }
        for game, clause in ordered
    ]


def _plain(cell: object) -> object:
    """Return a cell in which no part is a formula: an apostrophe makes it text."""
    return FORMULA.sub(r"\1\2'", cell.lstrip("\t\r\n")) if isinstance(cell, str) else cell
