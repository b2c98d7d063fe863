"""What the teacher's desk shows live: who is stuck, who is away, the next step; and what can be pasted there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from knack_widgets.rooms.class_frame import class_frame
from knack_widgets.rooms.miss import MAX_REFUSED
from knack_widgets.rooms.preparing import preparation, read_pasted
from knack_widgets.rooms.refusing import Refused
from knack_widgets.rulebook.examples import examples
from knack_widgets.rules import Position, Record, RulesError
from knack_widgets.rules.packing import pack_text
from knack_widgets.study import Lesson
from knack_widgets.study.lesson import LessonItem

from .classes import SCREEN, TEACHER, Class

EXERCISE = "knack.play-3.legal-moves.7"
LINE = "knack;players=3;dealer=0;hands=Ac_Kc_Qc,7h_Kh_As,6s_7c_8s;up=9h"
EXAMPLE = "play-03-follow-suit"


@pytest.fixture
def school(tmp_path: Path) -> Class:
    record = Record("knack", position=Position.parse(LINE)).dumps()
    school = Class(tmp_path / "rooms.db", record=record)
    school.sit("Anna", "Bo", "Cleo")
    return school


def seen(school: Class, who: str = TEACHER, here: tuple[int, ...] = (1, 2, 3)):
    return class_frame(school.room, school.asker(who), frozenset(here), "en")


def break_suit(school: Class) -> None:
    """Bo leads a heart, and Cleo tries a spade while holding no heart; Bo first tries out of turn."""
    school.ask("Bo", "move", move="1 play Kh")
    school.ask("Cleo", "move", move="2 fold")


def test_the_teacher_sees_at_once_who_is_stuck_and_at_which_clause(school):
    assert all(one["stuck"] is None for one in seen(school)["members"])
    break_suit(school)
    school.ask("Cleo", "move", move="2 fold")
    stuck = {one["name"]: one["stuck"] for one in seen(school)["members"]}
    assert stuck["Anna"] is stuck["Bo"] is None
    verdict = school.room.live.judge("2 fold")
    assert (stuck["Cleo"]["count"], stuck["Cleo"]["clause"]) == (2, verdict.clauses[0])
    assert stuck["Cleo"]["words"].startswith("refused two times: ")
    assert seen(school)["state"] == "one stuck"
    school.restart()
    assert {one["name"]: one["stuck"] for one in seen(school)["members"]} == stuck
    school.ask("Cleo", "move", move="2 play 7c")
    assert all(one["stuck"] is None for one in seen(school)["members"])


def test_one_refused_move_is_told_and_two_are_stuck(school):
    break_suit(school)
    (told,) = [one["stuck"] for one in seen(school)["members"] if one["stuck"]]
    assert told["words"].startswith("refused once: ")
    assert seen(school)["state"] == ""


def test_one_move_out_of_turn_is_a_slip_and_two_are_stuck(school):
    school.ask("Cleo", "move", move="2 fold")
    assert all(one["stuck"] is None for one in seen(school)["members"])
    assert seen(school)["state"] == ""
    school.ask("Cleo", "move", move="2 fold")
    (stuck,) = [one["stuck"] for one in seen(school)["members"] if one["stuck"]]
    assert stuck["count"] == 2


def test_the_refused_card_is_named_on_the_desk_only_while_the_hands_are_open(school):
    """It is a card of a hidden hand, so that even a teacher without a seat reads the clause alone during a deal."""
    school.ask("Bo", "move", move="1 play Kh")
    school.ask("Cleo", "move", move="2 play As")
    card = "ace of spades"
    assert "refused" in json.dumps(seen(school)["members"])
    assert card not in json.dumps(seen(school))
    school.ask(TEACHER, "uncover", open=True)
    (stuck,) = [one["stuck"] for one in seen(school)["members"] if one["stuck"]]
    assert stuck["words"].endswith(f" · Play the {card}")
    assert seen(school)["misses"][0]["words"].startswith(f"Cleo: Play the {card} – ")
    for name in ("Anna", SCREEN):
        assert f"Cleo: Play the {card}" not in school.all_frames(name)
    school.ask(TEACHER, "uncover", open=False)
    assert card not in json.dumps(seen(school))


def test_a_clause_that_tells_of_a_hand_goes_to_no_device_that_plays(school):
    """A pupil who leads, or a teacher who plays an empty seat, sees that somebody is stuck, and not at which clause."""
    school.ask(TEACHER, "hand", member=1)
    break_suit(school)
    (stuck,) = [one["stuck"] for one in seen(school, "Anna")["members"] if one["stuck"]]
    assert (stuck["clause"], stuck["words"]) == (None, "one move refused")
    school.ask(TEACHER, "fill", by="leader")
    assert [one["stuck"]["clause"] for one in seen(school)["members"] if one["stuck"]] != [None]
    school.ask(TEACHER, "place", member=1, seat=None)
    assert [one["stuck"]["clause"] for one in seen(school)["members"] if one["stuck"]] == [None]
    assert school.room.stalled
    for name in ("Bo", SCREEN):
        assert '"stuck"' not in school.all_frames(name)


def test_refused_moves_are_counted_to_a_limit(school):
    break_suit(school)
    for _ in range(MAX_REFUSED + 5):
        school.ask("Cleo", "move", move="2 fold")
    (stuck,) = [one["stuck"] for one in seen(school)["members"] if one["stuck"]]
    assert stuck["count"] == MAX_REFUSED


def test_a_member_who_leaves_is_no_longer_stuck(school):
    break_suit(school)
    school.ask("Cleo", "leave")
    assert school.room.stalled == {}


def test_the_class_in_words_says_who_answered_and_who_is_away(school):
    assert seen(school, here=(1,))["state"] == "two away"
    school.ask(TEACHER, "ask", exercise=EXERCISE)
    school.ask("Anna", "vote", choices=[school.room.poll.choices[0]])
    assert seen(school)["state"] == "1 of 3 answered"
    assert school.view(SCREEN)["poll"]["votedWords"] == "1 of 3 answered"
    assert school.view(SCREEN)["poll"]["total"] == 3


def test_the_next_step_of_a_question_leads_to_the_table_again(school):
    assert seen(school)["next"] is None
    school.ask(TEACHER, "ask", exercise=EXERCISE)
    for name in ("close", "answer", "put_away"):
        message = seen(school)["next"]["message"]
        assert message == {"do": name}
        school.ask(TEACHER, name)
    assert school.room.poll is None
    school.ask(TEACHER, "quiz", exercises=[EXERCISE, "knack.play-3.legal-moves.8"])
    school.ask(TEACHER, "close")
    school.ask(TEACHER, "answer")
    assert seen(school)["next"]["message"] == {"do": "quiz", "next": True}
    school.ask(TEACHER, "put_away")
    school.ask(TEACHER, "example", id=EXAMPLE)
    assert seen(school)["next"] == {"message": {"do": "match"}, "words": "Back to the match"}


def pasted(text: str, game: str = "knack"):
    return read_pasted(game, {"do": "paste", "text": text})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"https://book.example/knack?lang=sv&example={EXAMPLE}", {"do": "example", "id": EXAMPLE}),
        ("http://book.example/knack.ipynb?clause=play.3", {"do": "clause", "id": "play.3", "show": True}),
        (f"https://book.example/practice?exercise={EXERCISE}", {"do": "ask", "exercise": EXERCISE}),
    ],
)
def test_a_pasted_link_shows_what_it_names(school, text, message):
    assert pasted(text) == message
    assert school.ask(TEACHER, message["do"], **{key: value for key, value in message.items() if key != "do"})


@pytest.mark.parametrize("form", ["line", "link", "packed", "record", "match"])
def test_a_pasted_position_or_match_is_put_on_the_table(school, form):
    position = Position.parse(LINE)
    record = Record("knack", position=position).dumps()
    text = {
        "line": LINE,
        "link": f"https://book.example/settle?position={LINE.replace(';', '%3B')}",
        "packed": f"https://book.example/knack?position=~{pack_text(LINE)}",
        "record": f"https://book.example/knack?record={pack_text(record)}&step=0",
        "match": record,
    }[form]
    school.ask(TEACHER, "begin", record=pasted(text)["record"])
    assert school.room.live.hands == position.start().hands


SHOWN = examples("knack")[EXAMPLE].record
LESSON = Lesson("knack", "Suits", (LessonItem("clause", "play.3"), LessonItem("exercise", EXERCISE)))


def link_of(kind: str, step: str) -> str:
    """Return a link of the book to what the kind says, with a step."""
    value = {
        "example": EXAMPLE,
        "record": pack_text(SHOWN.dumps()),
        "position": LINE.replace(";", "%3B"),
        "lesson": LESSON.pack(),
    }[kind]
    return f"https://book.example/knack?{kind}={value}&step={step}&lang=en"


def paste(school: Class, text: str) -> None:
    message = pasted(text)
    school.ask(TEACHER, message["do"], **{key: value for key, value in message.items() if key != "do"})


@pytest.mark.parametrize("kind", ["example", "record"])
@pytest.mark.parametrize("step", [0, 3, len(SHOWN.steps)])
def test_a_pasted_link_is_shown_at_its_step(school, kind, step):
    paste(school, link_of(kind, str(step)))
    assert len(SHOWN.steps) > 3
    assert school.room.line_on(None).at == step
    assert len(school.room.line_on(None).steps) == len(SHOWN.steps)
    assert school.view(SCREEN)["table"]["at"] == step
    assert school.room.is_live(None) == (kind == "record" and step == len(SHOWN.steps))


def test_a_pasted_position_has_the_step_at_which_it_stands(school):
    paste(school, link_of("position", "0"))
    assert school.room.is_live(None)


def test_a_pasted_lesson_is_loaded_and_shown_at_its_step(school):
    paste(school, link_of("lesson", "2").replace("&step=2", ""))
    assert school.room.plan.at is None
    paste(school, link_of("lesson", "1"))
    assert (school.room.plan.title, school.room.plan.at, school.room.lead.clause) == ("Suits", 0, "play.3")
    school.ask(TEACHER, "lesson", link=link_of("lesson", "2"))
    assert (school.room.plan.at, school.room.poll.about) == (1, {"exercise": EXERCISE})
    school.ask(TEACHER, "hand", member=1)
    message = pasted(link_of("lesson", "1"))
    assert school.refused("Anna", message["do"], loaded=message["loaded"]) == "not_yours"


@pytest.mark.parametrize(
    ("kind", "step", "expected"),
    [
        *(
            (kind, step, f"0 to {len(SHOWN.steps)}")
            for kind in ("example", "record")
            for step in ("999", "x", "-1", "²")
        ),
        ("position", "1", "0 to 0"),
        *(("lesson", step, "1 to 2") for step in ("0", "3", "x", "9" * 5000, "-1")),
    ],
)
def test_a_step_that_does_not_exist_is_named_with_those_that_do(school, kind, step, expected):
    with pytest.raises((Refused, RulesError)) as error:
        pasted(link_of(kind, step))
    words = error.value.words("en") if isinstance(error.value, Refused) else str(error.value)
    assert "step=" in words
    assert f"expected a number from {expected}" in words
    assert len(words) < 200


@pytest.mark.parametrize("step", [-1, 999, "3", True, None])
def test_a_device_that_sends_a_bad_step_is_refused(school, step):
    assert school.refused(TEACHER, "example", id=EXAMPLE, step=step) == "unreadable"
    assert school.refused(TEACHER, "begin", record=SHOWN.dumps(), step=step) == "unreadable"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "pasted"),
        ("hello", "pasted"),
        ("https://book.example/knack", "pasted"),
        ("https://book.example/knack?" + "a=1&" * 40 + "clause=play.3", "pasted"),
        ("https://[/?clause=play.3", "pasted"),
        ("https://book.example/knaker?clause=play.1", "other_game"),
        ("x" * 70_000, "unreadable"),
    ],
)
def test_what_cannot_be_shown_is_refused(text, why):
    with pytest.raises(Refused) as error:
        pasted(text)
    assert error.value.key == why


@pytest.mark.parametrize("text", ["knack;hands=zz", "https://b.example/knack?record=abc", "a\nb", "fish;players=3"])
def test_what_cannot_be_read_is_an_error_of_the_rules(text):
    with pytest.raises(RulesError):
        pasted(text)


def test_only_a_device_that_leads_causes_work(school):
    for do, fields in (("paste", {"text": LINE}), ("ask", {}), ("quiz", {}), ("begin", {"record": "x"})):
        assert preparation(school.room, school.asker("Anna"), {"do": do, **fields}) is None
        assert preparation(school.room, school.asker(TEACHER), {"do": do, **fields})
    assert school.refused("Anna", "paste", text=LINE) == "not_yours"
    assert json.dumps(seen(school))
