"""Progress: the first answer of a day counts, what failed comes back, what fades is due; plain data, there and back."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta, timezone

import pytest

from knack_widgets.study import Progress, ProgressError, exercises
from knack_widgets.study.progress import FORMAT, Skill

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)
PLAY = ("play.3", "play.10", "play.12", "play.14", "play.11", "play.2", "play.8")


def ask(clause: str, seed: int = 1, game: str = "knack") -> exercises.Exercise:
    return exercises.make(game, seed, clause=clause, kind="legal-moves")


def skill(clause: str, game: str = "knack") -> Skill:
    return Skill(game, clause, "legal-moves")


def answer(progress: Progress, clause: str, right: bool, at: datetime = NOON, hints: int = 0) -> None:
    found = ask(clause)
    progress.answered(found, found.grade(found.answer if right else []), at, hints)


def test_the_first_answer_of_a_day_counts() -> None:
    once, twice = Progress(), Progress()
    answer(once, "play.3", False)
    answer(twice, "play.3", False)
    answer(twice, "play.3", True, NOON + timedelta(hours=3))
    assert once.memory(skill("play.3")) == twice.memory(skill("play.3"))
    answer(twice, "play.3", True, NOON + DAY)
    found = twice.memory(skill("play.3"))
    assert found is not None
    assert (found.asked, found.right) == (2, 1)


def test_a_day_is_the_readers_own() -> None:
    evening = datetime(2026, 5, 1, 23, 30, tzinfo=timezone(timedelta(hours=2)))
    progress = Progress()
    answer(progress, "play.3", True, evening)
    answer(progress, "play.3", True, evening + timedelta(hours=1))
    found = progress.memory(skill("play.3"))
    assert found is not None
    assert found.asked == 2


@pytest.mark.parametrize("hours", [-11, -5, 0, 2, 13])
def test_what_failed_in_the_evening_is_due_from_the_next_morning_of_the_reader(hours: int) -> None:
    there = timezone(timedelta(hours=hours))
    monday = datetime(2026, 5, 4, 20, 0, tzinfo=there)
    progress = Progress()
    answer(progress, "play.3", False, monday)
    assert progress.due(monday.replace(hour=23, minute=59)) == ()
    for hour in (0, 7, 19):
        tuesday = datetime(2026, 5, 5, hour, 0, tzinfo=there)
        assert progress.due(tuesday) == (skill("play.3"),)
        assert not progress.is_sure(skill("play.3"), tuesday)


def test_what_is_right_is_due_later_than_what_is_wrong_and_a_hint_is_in_between() -> None:
    dues = []
    for right, hints in ((False, 0), (True, 1), (True, 0)):
        progress = Progress()
        answer(progress, "play.3", right, hints=hints)
        found = progress.memory(skill("play.3"))
        assert found is not None
        dues.append(found.stability)
        assert progress.due(NOON + timedelta(hours=11)) == ()
        assert progress.due(NOON + 400 * DAY) == (skill("play.3"),)
    assert dues == sorted(dues)
    assert len(set(dues)) == 3


def test_an_answer_is_without_hints_unless_it_is_said_otherwise() -> None:
    unsaid, said = Progress(), Progress()
    found = ask("play.3")
    unsaid.answered(found, found.grade(found.answer), NOON)
    answer(said, "play.3", True, hints=0)
    assert unsaid == said


def test_what_is_likely_forgotten_comes_first_across_games() -> None:
    progress = Progress()
    answer(progress, "play.3", True)
    answer(progress, "play.10", False)
    found = ask("play.3", game="kopknack")
    progress.answered(found, found.grade([]), NOON - DAY)
    assert progress.due(NOON + 90 * DAY) == (skill("play.3", "kopknack"), skill("play.10"), skill("play.3"))
    assert progress.skills == (skill("play.10"), skill("play.3"), skill("play.3", "kopknack"))


def test_a_skill_that_is_right_again_and_again_is_sure() -> None:
    progress, at = Progress(), NOON
    for _ in range(6):
        answer(progress, "play.3", True, at)
        found = progress.memory(skill("play.3"))
        assert found is not None
        at = found.due
    assert progress.is_sure(skill("play.3"), at - timedelta(hours=13))
    assert not progress.is_sure(skill("play.3"), at)
    assert not progress.is_sure(skill("play.8"), at)


def test_what_failed_comes_back_after_two_others_then_five() -> None:
    progress = Progress()
    answer(progress, "play.3", False)
    back = []
    for clause in PLAY[1:3]:
        back.append(progress.returning)
        answer(progress, clause, True)
    assert back == [None, None]
    assert progress.returning == skill("play.3")
    answer(progress, "play.3", True)
    for clause in PLAY[1:6]:
        assert progress.returning is None
        answer(progress, clause, True)
    assert progress.returning == skill("play.3")
    answer(progress, "play.3", True)
    assert progress.returning is None


def test_what_fails_again_begins_again() -> None:
    progress = Progress()
    for _ in range(2):
        answer(progress, "play.3", False)
        for clause in PLAY[1:3]:
            assert progress.returning is None
            answer(progress, clause, True)
        assert progress.returning == skill("play.3")
    progress.end_sitting()
    assert progress.returning is None


def test_there_and_back() -> None:
    progress = Progress()
    for number, clause in enumerate(PLAY):
        answer(progress, clause, number % 2 == 0, NOON + number * DAY)
    again = Progress.loads(progress.dumps())
    assert again == progress
    assert again.dumps() == progress.dumps()
    assert again.due(NOON + 60 * DAY) == progress.due(NOON + 60 * DAY)
    assert again.returning == progress.returning
    assert Progress.loads(Progress().dumps()) == Progress()
    assert Progress() != progress
    json.loads(progress.dumps())


GOOD = {
    "game": "knack",
    "clause": "play.3",
    "kind": "legal-moves",
    "stability": 2.0,
    "difficulty": 5.0,
    "asked_at": "2026-05-01T12:00:00+00:00",
    "due": "2026-05-02T12:00:00+00:00",
    "right": 1,
    "asked": 1,
}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"stability": "much"}, "stability = 'much': expected a number"),
        ({"stability": -1}, "stability = -1: expected a number from 0"),
        ({"stability": True}, "stability = true: expected a number"),
        ({"difficulty": 11}, "difficulty = 11: expected a number from 1 to 10"),
        ({"due": "tomorrow"}, "due = 'tomorrow': expected a time with its zone"),
        ({"due": "2026-05-02T12:00:00"}, "expected a time with its zone"),
        ({"due": None}, "due = None: expected a time with its zone"),
        ({"clause": 3}, "clause = 3: expected a name"),
        ({"game": ""}, "game = '': expected a name"),
        ({"asked": None}, "asked = None: expected a number"),
    ],
)
def test_a_bad_entry_gives_one_clear_error(change: dict[str, object], said: str) -> None:
    text = json.dumps({"format": FORMAT, "skills": [GOOD | change]})
    with pytest.raises(ProgressError) as error:
        Progress.loads(text)
    assert said in str(error.value)
    assert Progress.loads(json.dumps({"format": FORMAT, "skills": [GOOD]})).skills == (skill("play.3"),)


@pytest.mark.parametrize(
    "text",
    [
        *("", "{", "[]", "3", "[" * 100_000, "x" * (2 << 20), '{"format": "x"}'),
        *(f'{{"format": "{FORMAT}", "skills": {skills}}}' for skills in ("3", "[3]", '[{"stability": NaN}]')),
    ],
)
def test_what_is_no_progress_gives_one_clear_error(text: str) -> None:
    with pytest.raises(ProgressError, match=r"^progress: "):
        Progress.loads(text)


@pytest.mark.parametrize("text", ["x" * ((1 << 20) + 1), 3, None, b"{}"])
def test_a_text_that_is_too_long_or_no_text_is_not_read(text: object) -> None:
    with pytest.raises(ProgressError, match=r"^progress: expected a text of at most 1 MiB$"):
        Progress.loads(text)  # type: ignore[arg-type]


def test_a_text_of_the_greatest_length_is_read() -> None:
    text = Progress().dumps()
    assert Progress.loads(text + " " * ((1 << 20) - len(text))) == Progress()


@pytest.mark.parametrize("at", [None, 3, datetime(2026, 5, 1)])
def test_a_time_has_a_zone(at: object) -> None:
    with pytest.raises(ProgressError, match=r"^at = "):
        Progress().due(at)  # type: ignore[arg-type]
