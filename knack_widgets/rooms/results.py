"""The results of a room: who has answered which question how, and wrong answers by clause."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ..rulebook.labels import clause_label
from .poll import Poll
from .polldata import ChoiceFacts, choice_facts, question
from .refusing import say
from .room import Room

ACTIVITY: Final = "urn:knack-widgets:"
"""The beginning of the URNs of activities in results."""
DATES: Final = {"sv": "%Y-%m-%d", "de": "%d.%m.%Y", "en": "%Y-%m-%d"}
"""How a date is written in each language; spreadsheets in it read that as a date."""


def finished_polls(room: Room) -> list[Poll]:
    """Return the questions that are closed or were removed from the screens."""
    return [*room.asked, *([room.poll] if room.poll and room.poll.closed else [])]


def question_numbers(polls: Sequence[Poll]) -> list[int]:
    """Return the number of each question, from 1; a question that is asked again keeps its number."""
    numbers: dict[str, int] = {}
    return [numbers.setdefault(activity(poll), len(numbers) + 1) for poll in polls]


def activity(poll: Poll) -> str:
    """Return the URN of a question, which is the same in all rooms."""
    if poll.ruling:
        return f"{ACTIVITY}ruling:{'.'.join(poll.ruling)}"
    exercise = poll.exercise
    assert exercise
    return f"{ACTIVITY}{'position' if 'record' in poll.about else 'exercise'}:{exercise.id}"


class Ballot(NamedTuple):
    """The answer of a member in one round of a question.

    number: the number of the question, from 1
    round: the number of the round, from 1
    poll: the question
    member: the number of the member
    vote: the marked choices, or None if the member has not answered
    time_s: time of day of the vote, or of the question if there is no vote (seconds); None if it was not stored
    """

    number: int
    round: int
    poll: Poll
    member: int
    vote: tuple[str, ...] | None
    time_s: int | None


def ballots(room: Room) -> Iterator[Ballot]:
    """Yield each answer, and for each member who could have answered but has not, a ballot without a vote."""
    for number, poll in enumerate(finished_polls(room), start=1):
        for round_, votes in enumerate((*poll.earlier, poll.votes), start=1):
            newest = poll.newest.get(round_, 0)
            silent = dict.fromkeys(id_ for id_ in room.members if id_ <= newest and id_ not in votes)
            for member, vote in sorted((votes | silent).items()):
                yield Ballot(number, round_, poll, member, vote, poll.times_s.get((round_, member), poll.asked_s))


class Answer(NamedTuple):
    """A vote on a question, in words.

    question: the question
    words: the marked choices, or "" if the member has not answered
    right: whether the choices are right
    missed: the labels of the clauses about which the choices are wrong
    clause: the label of the clause that the question is about
    right_words: the right choices
    """

    question: str
    words: str
    right: bool
    missed: tuple[str, ...]
    clause: str
    right_words: str


class AnswerFacts:
    """A cache of answers in one language, because a large class gives the same few answers."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._questions: dict[int, tuple[str, dict[str, ChoiceFacts]]] = {}
        self._known: dict[tuple[int, tuple[str, ...] | None], Answer] = {}

    def get(self, ballot: Ballot) -> Answer:
        """Return the answer that a ballot means."""
        number, poll, vote = ballot.number, ballot.poll, ballot.vote
        if (number, vote) not in self._known:
            if number not in self._questions:
                self._questions[number] = question(poll, self._lang), choice_facts(poll, self._lang)
            asked, labels = self._questions[number]
            missed = poll.missed_clauses(vote) if vote is not None else ()
            self._known[number, vote] = Answer(
                asked,
                "; ".join(labels[choice]["label"] for choice in vote or ()),
                vote is not None and poll.is_right(vote),
                tuple(clause_label(poll.game, clause, self._lang) for clause in missed),
                clause_label(poll.game, poll.clause, self._lang),
                "; ".join(labels[choice]["label"] for choice in poll.choices if choice in poll.answer),
            )
        return self._known[number, vote]


def name_of(room: Room, member: int) -> str:
    """Return the name of a member, or its number if the member was removed."""
    present = room.members.get(member)
    return present.name if present else f"#{member}"


@dataclass
class LessonMark:
    """A member's answers to the exercises of a lesson.

    right: exercise → whether the member's last answer to it is right
    time_s: time of day of the last answer (seconds), or None if it was not stored
    """

    right: dict[str, bool] = field(default_factory=dict)
    time_s: int | None = None


class LessonMarks:
    """The results of a room's lesson, from the ballots in their order.

    members: member → its answers, for members who have answered an exercise of the lesson
    total: the number of exercises
    """

    def __init__(self, room: Room) -> None:
        items = room.plan.items if room.plan else ()
        self._exercises = {item.value for item in items if item.kind == "exercise"}
        self.total = len(self._exercises)
        self.members: dict[int, LessonMark] = {}

    def note(self, ballot: Ballot, *, right: bool) -> bool:
        """Count an answer, and return whether it is about an exercise of the lesson."""
        exercise = ballot.poll.about.get("exercise")
        if exercise not in self._exercises:
            return False
        mark = self.members.setdefault(ballot.member, LessonMark())
        mark.right[exercise], mark.time_s = right, ballot.time_s
        return True


class ClauseCount(NamedTuple):
    """The number of answers about a clause, and the number of wrong answers among them."""

    game: str
    clause: str
    asked: int
    wrong: int


def count_by_clause(room: Room) -> list[ClauseCount]:
    """Return the clauses that were asked about, the highest share of wrong answers first.

    Only questions that are closed or were removed from the screens count.
    """
    wrong: Counter[tuple[str, str]] = Counter()
    asked: Counter[tuple[str, str]] = Counter()
    for poll in finished_polls(room):
        clause = (poll.game, poll.clause)
        for votes in (*poll.earlier, poll.votes):
            for vote, count in Counter(votes.values()).items():
                asked[clause] += count
                wrong[clause] += count * (not poll.is_right(vote))
    ordered = sorted(asked, key=lambda pair: -wrong[pair] / asked[pair])
    return [ClauseCount(*pair, asked[pair], wrong[pair]) for pair in ordered]


def missed_by_clause(room: Room, lang: str) -> list[dict[str, str]]:
    """Return clauses with their numbers of wrong answers, the highest share of errors first."""
    return [
        {
            "clause": clause,
            "game": game,
            "words": say(lang, "wrong", wrong=wrong, total=asked, clause=clause_label(game, clause, lang)),
        }
        for game, clause, asked, wrong in count_by_clause(room)
        if wrong
    ]
