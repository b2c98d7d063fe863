"""Files for the teacher: the match as a record, and the answers of the class.

The answers are a CSV table, or JSON lines in the form of xAPI statements.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ..pages.line import Line
from ..rulebook.labels import clause_label
from .poll import Poll
from .polldata import ChoiceFacts, choice_facts, question
from .refusing import Refused, say
from .room import Room

FILES: Final = ("record", "csv", "jsonl")
VERB: Final = "http://adlnet.gov/expapi/verbs/answered"
ACTIVITY: Final = "urn:knack-widgets:"
SEPARATORS: Final = {"sv": ";", "de": ";", "en": ","}
"""The separator that spreadsheets of a language expect: a semicolon in languages with a decimal comma."""
FORMULA: Final = re.compile(r"(^|[;,\t\r\n|])(\s*)(?=[=+\-@])")
"""The places in a cell at which a spreadsheet may begin a formula, for all usual separators."""


def file_of(room: Room, what: str, lang: str) -> tuple[str, Iterator[str]]:
    """Return a file's name and its text in parts.

    room: the room
    what: the kind of file, one of `FILES`
    lang: language of headings and answers

    Raise `Refused` for an unknown kind of file.
    """
    name = f"room-{room.code.lower()}"
    if what == "record":
        return f"{name}.toml", iter((record_text(room),))
    if what == "csv":
        return f"{name}.csv", csv_rows(room, lang)
    if what == "jsonl":
        return f"{name}.jsonl", json_lines(room, lang)
    raise Refused("unreadable")


def record_text(room: Room) -> str:
    """Return the match as a record, without the running deal, because a record has all hands.

    If the match began with a position in the running deal, only the set-up is left.
    """
    opening, steps = room.line.opening, room.line.steps
    if not room.all_seen:
        steps = steps[: room.line.deals[-1]] if room.line.deals else ()
        if not room.line.deals and opening.chance is None:
            opening = opening.setup.game.opening(opening.setup)
    return Line(opening, steps, len(steps)).record().dumps()


def finished_polls(room: Room) -> list[Poll]:
    """Return the questions that are closed or were removed from the screens."""
    return [*room.asked, *([room.poll] if room.poll and room.poll.closed else [])]


def rounds(room: Room) -> Iterator[tuple[int, int, Poll, int, tuple[str, ...]]]:
    """Yield each vote as (number of the question, of the round, question, member, choices)."""
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


def csv_row(cells: Sequence[object], lang: str) -> str:
    """Return one row as text."""
    out = io.StringIO()
    csv.writer(out, delimiter=SEPARATORS[lang], lineterminator="\r\n", quoting=csv.QUOTE_ALL).writerow(cells)
    return out.getvalue()


class Answer(NamedTuple):
    """A vote on a question.

    question: the question in words
    words: the marked choices in words
    right: whether the choices are right
    missed: the labels of the clauses about which the choices are wrong
    """

    question: str
    words: str
    right: bool
    missed: tuple[str, ...]


class AnswerFacts:
    """A cache of answers in one language, because a large class gives the same few answers."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._questions: dict[int, tuple[str, dict[str, ChoiceFacts]]] = {}
        self._known: dict[tuple[int, tuple[str, ...]], Answer] = {}

    def get(self, number: int, poll: Poll, vote: tuple[str, ...]) -> Answer:
        """Return the answer that a vote on a poll means.

        number: the number of the question, the cache's key for the poll
        poll: the question
        vote: the marked choices
        """
        if (number, vote) not in self._known:
            if number not in self._questions:
                self._questions[number] = question(poll, self._lang), choice_facts(poll, self._lang)
            asked, labels = self._questions[number]
            words = "; ".join(labels[choice]["label"] for choice in vote)
            missed = tuple(clause_label(poll.game, clause, self._lang) for clause in poll.missed_clauses(vote))
            self._known[number, vote] = Answer(asked, words, poll.is_right(vote), missed)
        return self._known[number, vote]


def json_lines(room: Room, lang: str) -> Iterator[str]:
    """Yield one statement for each vote, with the member's name in the room."""
    facts = AnswerFacts(lang)
    for number, round_, poll, member, vote in rounds(room):
        answer = facts.get(number, poll, vote)
        extensions: dict[str, object] = {f"{ACTIVITY}question": number, f"{ACTIVITY}round": round_}
        if answer.missed:
            extensions[f"{ACTIVITY}clauses"] = [*answer.missed]
        statement = {
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
            "context": {"extensions": extensions},
        }
        yield json.dumps(statement, ensure_ascii=False) + "\n"


def activity(poll: Poll) -> str:
    """Return the URN of a question, which is the same in all rooms."""
    if poll.ruling:
        return f"{ACTIVITY}ruling:{'.'.join(poll.ruling)}"
    exercise = poll.exercise
    assert exercise
    return f"{ACTIVITY}{'position' if 'record' in poll.about else 'exercise'}:{exercise.id}"


def name_of(room: Room, member: int) -> str:
    """Return the name of a member, or its number if the member was removed."""
    present = room.members.get(member)
    return present.name if present else f"#{member}"


def missed_by_clause(room: Room, lang: str) -> list[dict[str, str]]:
    """Return clauses with their numbers of wrong answers, the highest share of errors first.

    Only questions that are closed or were removed from the screens count.
    """
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
    """Return a cell without formulas: an apostrophe turns a formula into text."""
    return FORMULA.sub(r"\1\2'", cell.lstrip("\t\r\n")) if isinstance(cell, str) else cell
