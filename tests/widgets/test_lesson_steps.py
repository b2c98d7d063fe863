"""A lesson that a pupil plays alone: step by step, its exercises answered, without the notes of the teacher."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from knack_widgets import Rulebook
from knack_widgets.pages.printing.lessons import lesson_page
from knack_widgets.rulebook.examples import examples
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rules import Position, games
from knack_widgets.study import Lesson, exercises
from knack_widgets.study.exercise import ExerciseError
from knack_widgets.study.lesson import LessonItem
from knack_widgets.widgets.practice import Practice

from ..support.html import Element, read_html

EXAMPLE = "play-03-follow-suit"
EXERCISES = tuple(exercises.make("knack", seed=seed, clause="play.3").id for seed in (1, 2))
SHOWN = examples("knack")[EXAMPLE]
STATE = SHOWN.record.steps[SHOWN.at - 1].after
NOTE = "Only the teacher reads this."


def lesson() -> Lesson:
    return Lesson(
        "knack",
        "Follow <suit>",
        (
            LessonItem("clause", "play.3", NOTE),
            LessonItem("example", EXAMPLE, NOTE),
            LessonItem("exercise", EXERCISES[0], NOTE),
            LessonItem("position", str(Position.of(STATE.view(1))), NOTE),
            LessonItem("question", "Why <clubs>?", NOTE),
            LessonItem("exercise", EXERCISES[1], NOTE),
        ),
    )


def begin(lang: str = "en", given: Lesson | None = None) -> Practice:
    return Practice("knack", lesson=given or lesson(), lang=lang, clock=lambda: datetime(2026, 11, 27, tzinfo=UTC))


def drawn(practice: Practice) -> Element:
    return read_html(practice._practice_drawing)


def press(practice: Practice, **intent: Any) -> None:
    practice._hear(None, intent, None)


def heading(practice: Practice) -> str:
    return drawn(practice).one("kb-question").text


def test_its_steps_come_one_after_the_other_with_their_number() -> None:
    practice = begin()
    seen = []
    for number in range(1, 7):
        assert drawn(practice).one("kb-count-of").text == f"{number} of 6"
        seen.append(heading(practice))
        if number in (3, 6):
            press(practice, do="check", choices=sorted(practice.exercise.answer))
        press(practice, do="next")
    assert seen[0] == "Tricks 3"
    assert seen[1] == SHOWN.title["en"]
    assert seen[3] == "Look at the position. Bo is to act."
    assert seen[4] == "Why <clubs>?"
    assert practice.over
    assert drawn(practice).one("kb-practise-result").text.startswith("2 of 2 right")
    press(practice, do="look_again", number=2)
    assert drawn(practice).of_class("kb-graded")
    press(practice, do="next")
    assert practice.over


def test_each_step_shows_what_it_is_about() -> None:
    practice = begin()
    assert "follow" in drawn(practice).one("kb-ground").text.lower()
    press(practice, do="next")
    assert practice._question["drawing"]
    links = [part.attributes["href"] for part in drawn(practice).one("kb-practise-bar").all() if part.tag == "a"]
    assert links == [f"knack.ipynb?lang=en&example={EXAMPLE}"]
    press(practice, do="next")
    assert practice.exercise.id == EXERCISES[0]
    assert not practice._question["reads"]


def test_a_step_that_is_read_has_nothing_to_check_and_no_hint() -> None:
    practice = begin()
    before = practice._practice_drawing
    press(practice, do="check", choices=["1 play 7h"])
    press(practice, do="hint")
    press(practice, do="try_out", choice="1 play 7h")
    assert practice._practice_drawing == before
    assert practice._question["reads"] is True
    assert drawn(practice).control("practise:main").text == "Next step"


def test_unknown_cards_of_a_position_stay_hidden() -> None:
    practice = begin()
    for _ in range(3):
        press(practice, do="next")
        if practice._question["reads"] is False:
            press(practice, do="check", choices=sorted(practice.exercise.answer))
    assert heading(practice).startswith("Look at the position.")
    shown = practice._question["drawing"]
    assert [str(card) for seat in (0, 2) for card in STATE.hands[seat] if f'data-card="{card}"' in shown] == []


@pytest.mark.parametrize("lang", LANGS)
def test_no_step_has_a_note_of_the_teacher(lang: str) -> None:
    practice = begin(lang)
    while not practice.over:
        assert NOTE not in practice._practice_drawing + str(practice._practice)
        if not practice._question["reads"]:
            press(practice, do="check", choices=sorted(practice.exercise.answer))
        press(practice, do="next")
    assert NOTE not in practice._practice_drawing


def test_an_exercise_that_cannot_be_made_is_said_and_the_lesson_goes_on() -> None:
    faulty = Lesson(
        "knack", "Faulty", (LessonItem("exercise", "knack.play-3.no-kind.1"), LessonItem("question", "So?"))
    )
    practice = begin(given=faulty)
    assert heading(practice) == "This exercise cannot be shown"
    assert "no-kind" in drawn(practice).one("kb-grounds").text
    press(practice, do="next")
    assert heading(practice) == "So?"
    press(practice, do="next")
    assert drawn(practice).one("kb-practise-result").text.startswith("The lesson is over.")


def test_a_lesson_begins_again() -> None:
    practice = begin(given=Lesson("knack", "Short", (LessonItem("question", "So?"),)))
    press(practice, do="next")
    assert practice.over
    press(practice, do="again")
    assert (practice.over, heading(practice)) == (False, "So?")


def test_a_lesson_about_another_game_is_refused() -> None:
    with pytest.raises(ExerciseError, match="about knack; expected one about kopknack"):
        Practice("kopknack", lesson=lesson())


def test_a_link_opens_the_lesson_on_the_games_page() -> None:
    page = Rulebook("knack", lang="en")
    page._follow({"lesson": lesson().without_notes().pack()})
    assert page._practice is not None
    assert "Follow &lt;suit&gt;" in page._practice._practice_drawing


def test_a_damaged_link_is_said_and_the_match_stays() -> None:
    page = Rulebook("knack", lang="en")
    page._follow({"lesson": "damaged"})
    assert page._practice is None
    assert page.desk.notice
    assert page.desk.notice.text.startswith("This lesson cannot be opened: lesson: the link")


def test_on_paper_a_lesson_is_its_hand_out_and_its_key() -> None:
    practice = begin()
    press(practice, do="paper", address="")
    assert practice.desk.notice
    name, text = practice.desk.notice.download
    assert name.endswith(".html")
    assert "Follow &lt;suit&gt;" in text
    assert NOTE not in text
    press(practice, do="quiz", form="gift")
    assert practice.desk.notice.download[1].count("::") == 4


@pytest.mark.parametrize("order", [("clause", "position"), ("position", "clause")])
@pytest.mark.parametrize(("buys", "words"), [(3, "three times round the table"), (None, "")])
def test_a_clause_has_the_words_by_which_the_lessons_position_is_played(
    order: tuple[str, str], buys: int | None, words: str
) -> None:
    options = {} if buys is None else {"buys": buys}
    values = {"clause": "buying.5", "position": str(Position.of(games["kopknack"].start(**options)))}
    played = Lesson("kopknack", "Buying", tuple(LessonItem(kind, values[kind]) for kind in order))
    practice = Practice("kopknack", lesson=played, lang="en")
    if order[0] == "position":
        press(practice, do="next")
    usual = "three times round the table" not in drawn(practice).one("kb-ground").text
    assert usual == (not words)
    assert ("three times round the table" in lesson_page(played, "en", key=False)) == bool(words)


def go_to(practice: Practice, number: int) -> None:
    while practice.session.number < number:
        if not practice._question["reads"] and not practice._question["graded"]:
            press(practice, do="check", choices=sorted(practice.exercise.answer))
        press(practice, do="next")


def test_a_question_in_words_keeps_the_table_or_clause_of_the_step_before() -> None:
    practice = begin()
    go_to(practice, 4)
    shown = practice._question["drawing"]
    press(practice, do="next")
    assert heading(practice) == "Why <clubs>?"
    assert practice._question["drawing"] == shown
    clause = Lesson("knack", "Suits", (LessonItem("clause", "play.3"), LessonItem("question", "So?")))
    practice = begin(given=clause)
    press(practice, do="next")
    assert "follow" in drawn(practice).one("kb-ground").text.lower()


@pytest.mark.parametrize("lang", LANGS)
def test_a_pupil_sees_the_own_answer_again_when_the_lesson_is_over(lang: str) -> None:
    practice = begin(lang)
    go_to(practice, 5)
    press(practice, do="next", words=" Hearts were <led>. ")
    press(practice, do="back")
    assert "Hearts were <led>." in drawn(practice).one("kb-own-words").text
    press(practice, do="next", words="Clubs were led.")
    go_to(practice, 6)
    press(practice, do="check", choices=sorted(practice.exercise.answer))
    press(practice, do="next")
    assert practice.over
    assert drawn(practice).one("kb-own-answers").text.endswith("Why <clubs>?Clubs were led.")


def test_an_own_answer_has_a_bound_and_belongs_to_a_question() -> None:
    practice = begin()
    press(practice, do="next", words="Too early")
    assert practice.session.words == {}
    go_to(practice, 5)
    press(practice, do="next", words="a" * 2001)
    assert practice.session.number == 5
    assert practice.desk.notice
    press(practice, do="back", words="a" * 2000)
    assert practice.session.number == 4


def test_a_step_back_shows_an_answered_exercise_with_its_verdict() -> None:
    practice = begin()
    assert drawn(practice).control("practise:before").attributes.get("hidden") is not None
    press(practice, do="back")
    assert practice.session.number == 1
    go_to(practice, 4)
    press(practice, do="back")
    assert practice.exercise.id == EXERCISES[0]
    assert drawn(practice).of_class("kb-graded")
    press(practice, do="check", choices=["1 play 7h"])
    press(practice, do="next")
    press(practice, do="next")
    press(practice, do="next")
    assert practice.exercise.id == EXERCISES[1]
    press(practice, do="back")
    press(practice, do="next")
    assert practice.exercise.id == EXERCISES[1]
    press(practice, do="check", choices=sorted(practice.exercise.answer))
    press(practice, do="next")
    assert drawn(practice).one("kb-practise-result").text.startswith("2 of 2 right")


def test_a_position_says_what_to_look_at() -> None:
    known = Lesson("knack", "Look", (LessonItem("position", str(Position.of(STATE))),))
    assert heading(begin(given=known)) == "Look at the position. First trick: Bo is to play."
    link = drawn(begin(given=known)).one("kb-practise-bar")
    assert [part.text for part in link.all() if part.tag == "a"] == ["Open this table"]
