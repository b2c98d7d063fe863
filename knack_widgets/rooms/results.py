"""What the teacher takes along: the match as a record, and what the class has answered, as CSV and as JSON lines in the
shape of xAPI statements.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator
from typing import Any, Final

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


def file_of(room: Room, what: str, lang: str) -> tuple[str, str]:
    """A file's name and text. Raises `Refused`: a deal that is being played is in no file."""
    name = f"room-{room.code.lower()}"
    if what == "record":
        return f"{name}.toml", record_text(room)
    if what == "csv":
        return f"{name}.csv", csv_text(room, lang)
    if what == "jsonl":
        return f"{name}.jsonl", json_lines(room, lang)
    raise Refused("unreadable")


def record_text(room: Room) -> str:
    """The match as a record, without the deal that is being played: a record holds every hand."""
    steps = room.line.steps
    if not room.all_seen:
        steps = steps[: room.line.deals[-1]] if room.line.deals else ()
    return Line(room.line.opening, steps, len(steps)).record().dumps()


def rounds(room: Room) -> Iterator[tuple[int, int, Poll, int, tuple[str, ...]]]:
    """Every vote: the number of the question, of its round, the question, who, and what."""
    polls = [*room.asked, *([room.poll] if room.poll and room.poll.closed else [])]
    for number, poll in enumerate(polls, start=1):
        for round_, votes in enumerate((*poll.earlier, poll.votes), start=1):
            for member, vote in sorted(votes.items()):
                yield number, round_, poll, member, vote


def csv_text(room: Room, lang: str) -> str:
    """One line for each vote."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=SEPARATORS[lang], lineterminator="\r\n", quoting=csv.QUOTE_ALL)
    writer.writerow(
        [say(lang, f"column_{name}") for name in ("number", "round", "name", "question", "answer", "right")]
    )
    facts: dict[int, tuple[str, dict[str, Any]]] = {}
    for number, round_, poll, member, vote in rounds(room):
        if number not in facts:
            facts[number] = question(poll, lang), choice_facts(poll, lang)
        words, labels = facts[number]
        said = "; ".join(labels[choice]["label"] for choice in vote)
        row = [number, round_, name_of(room, member), words, said, int(poll.is_right(vote))]
        writer.writerow([_plain(cell) for cell in row])
    return "\ufeff" + out.getvalue()


def json_lines(room: Room, lang: str) -> str:
    """One statement for each vote. Its actor has a name in this room and nothing else."""
    lines = []
    for number, round_, poll, member, vote in rounds(room):
        missed = [clause_label(poll.game, clause, lang) for clause in poll.missed_clauses(vote)]
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
                "definition": {"name": {lang: question(poll, lang)}},
            },
            "result": {"success": poll.is_right(vote), "response": "[,]".join(vote)},
            "context": {"extensions": {f"{ACTIVITY}question": number, f"{ACTIVITY}round": round_}},
        }
        if missed:
            statement["context"]["extensions"][f"{ACTIVITY}clauses"] = missed
        lines.append(json.dumps(statement, ensure_ascii=False))
    return "".join(f"{line}\n" for line in lines)


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
    for _, _, poll, _, vote in rounds(room):
        clause = (poll.game, poll.clause)
        asked[clause] = asked.get(clause, 0) + 1
        wrong[clause] = wrong.get(clause, 0) + (not poll.is_right(vote))
    ordered = sorted((pair for pair in wrong if wrong[pair]), key=lambda pair: -wrong[pair] / asked[pair])
    return [
        {
            "clause": clause,
            "game": game,
            "words": say(
                lang,
                "wrong",
                wrong=wrong[game, clause],
                count=asked[game, clause],
                clause=clause_label(game, clause, lang),
            ),
        }
        for game, clause in ordered
    ]


def _plain(cell: object) -> object:
    """Return a cell in which no part is a formula: an apostrophe makes it text."""
    return FORMULA.sub(r"\1\2'", cell.lstrip("\t\r\n")) if isinstance(cell, str) else cell
