"""Progress: the answers of a reader, and when each skill is due again.

A skill is a kind of question about a clause; each time it comes with a new position. FSRS, a model of memory for spaced
repetition, predicts when the reader has probably forgotten the skill. Only the first answer of a day counts. A failed
skill comes back in the same sitting after two other answers. After a right answer it comes back once more, after five
other answers. The caller passes all times; a time without a zone raises ProgressError.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple, Self

from fsrs import Card, Rating, Scheduler
from fsrs import State as Learning

from ..rules.core.errors import InputError, describe
from .exercise import Exercise, Grade

FORMAT: Final = "knack-widgets-progress/1"
MAX_BYTES: Final = 1 << 20
MAX_SKILLS: Final = 10_000
SOON: Final = 2
"""Number of other answers after which a failed skill comes back."""
LATER: Final = 5
"""Number of other answers after which a failed skill comes back once more after a right answer."""
SURE: Final = 7.0
"""Least stability of the memory at which a skill counts as sure (days)."""
_SCHEDULER: Final = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)


class ProgressError(InputError):
    """Progress that cannot be read, or an answer without a valid time."""


class Skill(NamedTuple):
    """A kind of question about a clause of a game."""

    game: str
    clause: str
    kind: str


class Waiting(NamedTuple):
    """A skill that failed in this sitting; it comes back after `after` other answers.

    `last`: whether it comes back for the last time in this sitting.
    """

    skill: Skill
    after: int
    last: bool


@dataclass(frozen=True, slots=True)
class Memory:
    """How well a skill is remembered, as FSRS computes it.

    `stability` is in days, `difficulty` from 1 to 10; `asked_at` is the time of the last answer that
    counted. `right` and `asked` count at most one answer a day.
    """

    stability: float
    difficulty: float
    asked_at: datetime
    due: datetime
    right: int
    asked: int


class Progress:
    """The answers of a reader so far, by skill.

    >>> from datetime import UTC, datetime
    >>> from knack_widgets.study import exercises
    >>> progress, now = Progress(), datetime(2026, 5, 1, 12, tzinfo=UTC)
    >>> exercise = exercises.make("knack", seed=7, clause="play.3", kind="legal-moves")
    >>> progress.answered(exercise, exercise.grade([]), at=now)
    >>> progress.due(at=datetime(2026, 5, 3, tzinfo=UTC))
    (Skill(game='knack', clause='play.3', kind='legal-moves'),)
    >>> Progress.loads(progress.dumps()) == progress
    True
    """

    def __init__(self) -> None:
        self._memories: dict[Skill, Memory] = {}
        self._waiting: tuple[Waiting, ...] = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Progress) and self.dumps() == other.dumps()

    __hash__ = None  # type: ignore[assignment]

    # -- answers

    def answered(self, exercise: Exercise, grade: Grade, at: datetime, hints: int = 0) -> None:
        """Add a graded answer. Raise ProgressError for an invalid time or too many skills.

        A right answer without hints is rated good; with hints it is rated hard.

        exercise: the exercise
        grade: the grade of the answer
        at: time of the answer, in the reader's time zone
        hints: number of hints that were shown
        """
        now = _utc(at)
        skill = Skill(exercise.game, exercise.clause, exercise.kind)
        known = self._memories.get(skill)
        if known is None or at.astimezone(at.tzinfo).date() > known.asked_at.astimezone(at.tzinfo).date():
            rating = Rating.Again if not grade.correct else Rating.Hard if hints else Rating.Good
            if known is None and len(self._memories) >= MAX_SKILLS:
                raise ProgressError(f"progress: {MAX_SKILLS + 1} skills: expected at most {MAX_SKILLS}")
            self._memories[skill] = _review(known, rating, now)
        self._queue(skill, right=grade.correct)

    def _queue(self, skill: Skill, *, right: bool) -> None:
        """Count one answer for the waiting skills; add a failed skill, or remove a mastered skill."""
        mine = next((one for one in self._waiting if one.skill == skill), None)
        others = [one._replace(after=max(one.after - 1, 0)) for one in self._waiting if one.skill != skill]
        if not right:
            others.append(Waiting(skill, SOON, last=False))
        elif mine and not mine.last:
            # an early answer does not count for a waiting skill
            others.append(Waiting(skill, LATER, last=True) if not mine.after else mine)
        elif mine and mine.after:
            others.append(mine)
        self._waiting = tuple(others)

    @property
    def returning(self) -> Skill | None:
        """The skill that failed in this sitting and comes back now, or None."""
        return next((one.skill for one in self._waiting if not one.after), None)

    def end_sitting(self) -> None:
        """Forget which skills failed in this sitting; they come back when they are due."""
        self._waiting = ()

    # -- due skills

    def due(self, at: datetime) -> tuple[Skill, ...]:
        """Return the skills of all games that are due, the most likely forgotten first.

        at: now, in the reader's time zone; a skill is due from the first minute of its day, because a
            reader may practise a little earlier each day
        """
        now = _utc(at)
        ranked = [(self._recall(one, now), skill) for skill, one in self._memories.items() if _is_due(one, at)]
        return tuple(skill for _, skill in sorted(ranked))

    def _recall(self, memory: Memory, now: datetime) -> float:
        return _SCHEDULER.get_card_retrievability(_card(memory), now)

    @property
    def skills(self) -> tuple[Skill, ...]:
        """All skills that have been tried, sorted by game, clause and kind."""
        return tuple(sorted(self._memories))

    def memory(self, skill: Skill) -> Memory | None:
        """Return how well a skill is remembered, or None if it has not been tried.

        skill: the skill
        """
        return self._memories.get(skill)

    def is_sure(self, skill: Skill, at: datetime) -> bool:
        """Return whether a skill is remembered for a week or more, and is not due.

        skill: the skill
        at: now, in the reader's time zone
        """
        _utc(at)
        known = self._memories.get(skill)
        return known is not None and known.stability >= SURE and not _is_due(known, at)

    # -- plain data

    def merge(self, other: Progress) -> None:
        """Add another progress; for each skill the later or more numerous answers are kept.

        other: the other progress, which is not changed
        """
        for skill, theirs in other._memories.items():
            mine = self._memories.get(skill)
            if mine is None or (mine.asked_at, mine.asked) < (theirs.asked_at, theirs.asked):
                self._memories[skill] = theirs

    def dumps(self) -> str:
        """Return the progress as text (JSON); equal progress gives equal text."""
        skills = [
            {
                **skill._asdict(),
                "stability": memory.stability,
                "difficulty": memory.difficulty,
                "asked_at": memory.asked_at.isoformat(),
                "due": memory.due.isoformat(),
                "right": memory.right,
                "asked": memory.asked,
            }
            for skill, memory in sorted(self._memories.items())
        ]
        waiting = [{**one.skill._asdict(), "after": one.after, "last": one.last} for one in self._waiting]
        return json.dumps({"format": FORMAT, "skills": skills, "waiting": waiting}, indent=1, ensure_ascii=False)

    @classmethod
    def loads(cls, text: str) -> Self:
        """Return the progress that a text holds. Raise ProgressError, and no other error.

        text: the text, as `dumps` returns it
        """
        if not isinstance(text, str) or len(text) > MAX_BYTES:
            raise ProgressError("progress: expected a text of at most 1 MiB")
        try:
            table = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise ProgressError(f"progress: expected JSON: {describe(str(error), 100)}") from None
        if not isinstance(table, dict) or table.get("format") != FORMAT:
            header = table.get("format") if isinstance(table, dict) else table
            raise ProgressError(f"progress: format = {describe(header)}: expected “{FORMAT}”")
        progress = cls()
        skills, waiting = _list_of(table, "skills"), _list_of(table, "waiting")
        if len(skills) > MAX_SKILLS or len(waiting) > MAX_SKILLS:
            raise ProgressError(f"progress: {len(skills)} skills: expected at most {MAX_SKILLS}")
        for entry in skills:
            progress._memories[_skill_of(entry)] = Memory(
                _number(entry, "stability", 0.0, 1e6),
                _number(entry, "difficulty", 1.0, 10.0),
                _time(entry, "asked_at"),
                _time(entry, "due"),
                int(_number(entry, "right", 0, 1e9)),
                int(_number(entry, "asked", 0, 1e9)),
            )
        progress._waiting = tuple(
            Waiting(_skill_of(entry), int(_number(entry, "after", 0, LATER)), entry.get("last") is True)
            for entry in waiting
        )
        return progress


def _utc(at: object) -> datetime:
    if not isinstance(at, datetime) or at.tzinfo is None:
        raise ProgressError(f"at = {describe(at)}: expected a time with its zone, such as datetime.now(UTC)")
    return at.astimezone(UTC)


def _is_due(memory: Memory, at: datetime) -> bool:
    """Return whether the day on which a skill is due has begun, in the time zone of `at`."""
    return memory.due.astimezone(at.tzinfo).date() <= at.date()


def _card(memory: Memory) -> Card:
    return Card(1, Learning.Review, None, memory.stability, memory.difficulty, memory.due, memory.asked_at)


def _review(known: Memory | None, rating: Rating, now: datetime) -> Memory:
    """Return how well a skill is remembered after an answer that counts."""
    card = Card(1, due=now) if known is None else _card(replace(known, asked_at=min(known.asked_at, now)))
    card, _ = _SCHEDULER.review_card(card, rating, now)
    right = (known.right if known else 0) + (rating != Rating.Again)
    due = max(card.due, now + timedelta(days=1))
    return Memory(card.stability or 0.0, card.difficulty or 1.0, now, due, right, (known.asked if known else 0) + 1)


# -- reading


def _list_of(table: dict[str, Any], key: str) -> list[dict[str, Any]]:
    entries = table.get(key, [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise ProgressError(f"progress: {key} = {describe(entries)}: expected a list of tables")
    return entries


def _skill_of(entry: dict[str, Any]) -> Skill:
    names = [entry.get(name) for name in Skill._fields]
    for key, name in zip(Skill._fields, names, strict=True):
        if not isinstance(name, str) or not 0 < len(name) <= 100:
            raise ProgressError(f"progress: {key} = {describe(name)}: expected a name")
    return Skill(*map(str, names))


def _number(entry: dict[str, Any], key: str, least: float, most: float) -> float:
    value = entry.get(key)
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        raise ProgressError(f"progress: {key} = {describe(value)}: expected a number")
    if not least <= value <= most:
        raise ProgressError(f"progress: {key} = {describe(value)}: expected a number from {least:g} to {most:g}")
    return value


def _time(entry: dict[str, Any], key: str) -> datetime:
    value = entry.get(key)
    try:
        return _utc(datetime.fromisoformat(value)) if isinstance(value, str) else _utc(None)
    except (ValueError, OverflowError):
        raise ProgressError(f"progress: {key} = {describe(value)}: expected a time with its zone") from None
