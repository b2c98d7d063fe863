"""A lesson in a room: loaded or made on the desk, shown step by step, and known to the teacher alone."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from knack_widgets.rooms import lessons
from knack_widgets.rooms.asker import Asker
from knack_widgets.rooms.class_frame import class_frame, next_step
from knack_widgets.rooms.exports import Book, copy_answers, draw_lesson, file_of
from knack_widgets.rooms.lessons import MAX_LESSON_CHARS, lesson_work
from knack_widgets.rooms.refusing import Refused
from knack_widgets.rulebook.examples import examples
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rules import Position
from knack_widgets.serving.rooms.device_messages import MAX_MATCH_BYTES, MAX_MESSAGE_BYTES, fits
from knack_widgets.serving.rooms.visitor_rates import HEAVY
from knack_widgets.study import Lesson
from knack_widgets.study.lesson import MAX_LESSON_ITEMS, LessonItem

from .classes import SCREEN, TEACHER, Class

EXERCISE = "knack.play-3.legal-moves.7"
EXAMPLE = "play-03-follow-suit"
TITLE = "Which suit must be played"
NOTE = "Only for the teacher."
SHOWN = examples("knack")[EXAMPLE]
STATE = SHOWN.record.steps[SHOWN.at - 1].after
POSITION = str(Position.of(STATE))
EVERYBODY = ("Anna", "Bo", SCREEN)


def lesson(game: str = "knack") -> Lesson:
    kinds = {
        "clause": "play.3",
        "example": EXAMPLE,
        "question": "Why clubs?",
        "exercise": EXERCISE,
        "position": POSITION,
    }
    return Lesson(game, "Follow suit", tuple(LessonItem(kind, value, NOTE) for kind, value in kinds.items()))


@pytest.fixture
def school(tmp_path: Path) -> Class:
    found = Class(tmp_path / "rooms.db")
    found.join("Anna", "Bo")
    return found


@pytest.fixture
def loaded(school: Class) -> Class:
    school.ask(TEACHER, "lesson", file=lesson().dumps())
    return school


def frame(school: Class, name: str = TEACHER, lang: str = "en") -> Any:
    return class_frame(school.room, school.asker(name), frozenset(), lang)["lesson"]


def items(school: Class) -> list[tuple[str, str, str]]:
    plan = school.room.plan
    return [(item.kind, item.value, item.note) for item in plan.items] if plan else []


def test_a_lesson_is_led_step_by_step(loaded: Class) -> None:
    loaded.ask(TEACHER, "lesson_step", next=True)
    assert [loaded.view(name)["clause"] for name in EVERYBODY] == ["play.3"] * 3
    loaded.ask(TEACHER, "lesson_step", next=True)
    assert {loaded.view(name)["shown"]["on"] for name in EVERYBODY} == {"example"}
    loaded.ask(TEACHER, "lesson_step", next=True)
    assert {loaded.view(name)["task"] for name in EVERYBODY} == {"Why clubs?"}
    loaded.ask(TEACHER, "lesson_step", next=True)
    assert loaded.view("Anna")["poll"]["choices"]
    assert loaded.view("Anna")["task"] == ""
    loaded.ask("Anna", "vote", choices=sorted(loaded.room.poll.answer))
    loaded.ask(TEACHER, "lesson_step", next=True)
    assert loaded.view("Anna")["poll"] is None
    assert loaded.room.live.hands == STATE.hands
    assert loaded.refused(TEACHER, "lesson_step", next=True) == "no_step"
    loaded.ask(TEACHER, "lesson_step", back=True)
    assert loaded.view("Anna")["poll"]["choices"]
    loaded.ask(TEACHER, "lesson_step", to=0)
    assert loaded.view(SCREEN)["clause"] == "play.3"
    assert loaded.refused(TEACHER, "lesson_step", back=True) == "no_step"
    assert len(loaded.room.asked) == 1  # what was answered counts in the results


def test_one_key_leads_through_questions_and_steps(loaded: Class) -> None:
    pressed = []
    for _ in range(9):
        step = next_step(loaded.room, loaded.room, "en")
        assert step
        message = dict(step["message"])  # type: ignore[call-overload]
        pressed.append(message.pop("do"))
        loaded.ask(TEACHER, pressed[-1], **message)
        if loaded.room.plan and loaded.room.plan.following is None:
            break
    assert pressed == ["lesson_step"] * 4 + ["close", "answer", "lesson_step"]


def test_a_restart_in_the_middle_changes_nothing(loaded: Class) -> None:
    for _ in range(3):
        loaded.ask(TEACHER, "lesson_step", next=True)
    loaded.ask(TEACHER, "lesson_move", at=2, to=0)
    assert loaded.room.plan
    assert loaded.room.plan.at == 0  # the step that is shown stays so
    loaded.ask(TEACHER, "lesson_note", at=0, note="Later.")
    loaded.ask(TEACHER, "lesson_remove", at=4)
    loaded.ask(TEACHER, "lesson_name", title="New name")
    before = [loaded.all_frames(name) for name in (TEACHER, *EVERYBODY)]
    loaded.restart()
    assert [loaded.all_frames(name) for name in (TEACHER, *EVERYBODY)] == before
    assert loaded.room.plan
    assert (loaded.room.plan.title, loaded.room.plan.at) == ("New name", 0)
    assert items(loaded)[0] == ("question", "Why clubs?", "Later.")


@pytest.mark.parametrize("lang", LANGS)
def test_steps_and_notes_are_in_the_teachers_frame_alone(loaded: Class, lang: str) -> None:
    loaded.ask(TEACHER, "hand", member=1)
    for _ in range(5):
        for name in EVERYBODY:
            text = loaded.all_frames(name, lang)
            assert NOTE not in text
            assert TITLE not in text or name == "Anna"
        assert frame(loaded, "Anna", lang)["items"] is None
        assert [item["note"] for item in frame(loaded, TEACHER, lang)["items"]] == [NOTE] * 5
        loaded.ask("Anna", "lesson_step", next=True)
    assert frame(loaded, lang=lang)["at"] == 4


@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("lesson", {"file": lesson().dumps()}),
        ("lesson_name", {"title": "x"}),
        ("lesson_add", {"kind": "question", "value": "?"}),
        ("lesson_note", {"at": 0, "note": "x"}),
        ("lesson_move", {"at": 0, "to": 1}),
        ("lesson_remove", {"at": 0}),
    ],
)
def test_only_the_teacher_makes_a_lesson(loaded: Class, do: str, fields: dict[str, Any]) -> None:
    loaded.ask(TEACHER, "hand", member=1)
    assert loaded.refused("Anna", do, **fields) == "not_yours"
    assert loaded.refused("Bo", "lesson_step", next=True) == "not_yours"
    loaded.ask(TEACHER, do, **fields)


def test_what_is_shown_becomes_a_step(school: Class) -> None:
    assert school.refused(TEACHER, "lesson_add", shown=True) == "hands_hidden"
    school.ask(TEACHER, "clause", id="play.3")
    school.ask(TEACHER, "lesson_add", shown=True, note="first")
    school.ask(TEACHER, "example", id=EXAMPLE)
    school.ask(TEACHER, "lesson_add", shown=True)
    school.ask(TEACHER, "ask", exercise=EXERCISE)
    school.ask(TEACHER, "lesson_add", shown=True, at=0)
    school.ask(TEACHER, "put_away")
    school.ask(TEACHER, "match")
    school.ask(TEACHER, "clause", id="")
    school.ask(TEACHER, "uncover", open=True)
    school.ask(TEACHER, "lesson_add", shown=True)
    assert [(kind, note) for kind, _, note in items(school)] == [
        ("exercise", ""),
        ("clause", "first"),
        ("example", ""),
        ("position", ""),
    ]
    assert Position.parse(items(school)[3][1]).game == "knack"
    assert school.room.plan
    assert school.room.plan.lesson().title == "Knack"
    school.ask(TEACHER, "ask", ruling=next(iter(school.room.game.readings)))
    assert school.refused(TEACHER, "lesson_add", shown=True) == "no_step_shown"


@pytest.mark.parametrize(
    ("link", "kind"),
    [
        (f"http://book.example/knack?lang=en&exercise={EXERCISE}", "exercise"),
        ("http://book.example/knack?clause=PLAY.3.", "clause"),
        (f"https://book.example/knack.html?example={EXAMPLE}&step=5", "example"),
        (f"http://book.example/knack?position={POSITION}", "position"),
    ],
)
def test_a_pasted_link_becomes_a_step(school: Class, link: str, kind: str) -> None:
    school.ask(TEACHER, "lesson_add", link=link)
    ((found, _, _),) = items(school)
    assert found == kind


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"link": "http://book.example/knack?seed=7"}, "no_step_shown"),
        ({"link": "&" * 7000}, "no_step_shown"),
        ({"link": "a" * 8001}, "unreadable"),
        ({"kind": "clause", "value": "play.999"}, "rules"),
        ({"kind": "song", "value": "la"}, "rules"),
        ({"kind": "question", "value": ""}, "rules"),
        ({"kind": "question", "value": "a" * 2001}, "unreadable"),
        ({"kind": "question", "value": 7}, "unreadable"),
        ({"kind": "question", "value": "?", "note": "a" * 2001}, "unreadable"),
        ({"kind": "question", "value": "?", "at": 6}, "unreadable"),
        ({"kind": "question", "value": "?", "at": -1}, "unreadable"),
        ({}, "rules"),
    ],
)
def test_what_cannot_be_a_step_is_refused(loaded: Class, fields: dict[str, Any], why: str) -> None:
    assert loaded.refused(TEACHER, "lesson_add", **fields) == why


@pytest.mark.parametrize("do", ["lesson_note", "lesson_move", "lesson_remove", "lesson_step", "lesson_name"])
def test_without_a_lesson_nothing_can_be_done_with_it(school: Class, do: str) -> None:
    assert school.refused(TEACHER, do, at=0, to=0, title="x", note="") == "no_lesson"


@pytest.mark.parametrize("at", [-1, 5, True, None, "1", 1.0])
def test_a_number_that_is_no_step_is_refused(loaded: Class, at: Any) -> None:
    for do in ("lesson_note", "lesson_move", "lesson_remove"):
        assert loaded.refused(TEACHER, do, at=at, to=0, note="") == "unreadable"
    assert loaded.refused(TEACHER, "lesson_step", to=at) == "unreadable"


def test_a_link_loads_a_lesson_and_nothing_removes_it(school: Class) -> None:
    school.ask(TEACHER, "lesson", link=f"http://book.example/knack?lesson={lesson().pack()}")
    assert len(items(school)) == 5
    school.ask(TEACHER, "lesson")
    assert school.room.plan is None
    assert frame(school) is None


def test_bad_toml_says_what_was_read_and_what_was_expected(school: Class) -> None:
    bad = lesson().dumps().replace("play.3", "play.999")
    with pytest.raises(Refused) as error:
        school.ask(TEACHER, "lesson", file=bad)
    assert "item 1: clause = 'play.999': expected a clause of knack" in error.value.words("en")


@pytest.mark.parametrize(
    "file", ["a" * (MAX_LESSON_CHARS + 1), "a" + ".a" * 30_000 + " = 1", "x = " + "[" * 5000, 7, ["a"], "#" * 60_000]
)
def test_a_file_has_bounds_and_is_refused_at_once(school: Class, file: Any) -> None:
    began = time.process_time()
    assert school.refused(TEACHER, "lesson", file=file) in ("unreadable", "rules")
    assert time.process_time() - began < 0.2


def test_a_room_keeps_no_longer_lesson_than_a_record(school: Class) -> None:
    long = lesson().dumps() + "#" * MAX_LESSON_CHARS
    assert Lesson.loads(long) == lesson()
    assert school.refused(TEACHER, "lesson", file=long) == "unreadable"


def test_a_lesson_has_no_more_steps_than_a_file_may_have(school: Class) -> None:
    for _ in range(MAX_LESSON_ITEMS):
        school.ask(TEACHER, "lesson_add", kind="question", value="?")
    assert school.refused(TEACHER, "lesson_add", kind="question", value="?") == "rules"


def test_a_lesson_may_be_as_long_as_a_record_and_counts_as_much() -> None:
    assert fits({"do": "lesson"}, MAX_MATCH_BYTES)
    assert not fits({"do": "lesson_add"}, MAX_MESSAGE_BYTES + 1)
    assert {"lesson", "lesson_step"} <= HEAVY


def test_a_lesson_is_read_and_an_exercise_made_beside_the_room(loaded: Class) -> None:
    teacher, anna = Asker(None, True), loaded.asker("Anna")
    read = {"do": "lesson", "file": lesson().dumps()}
    work = lesson_work(loaded.room, teacher, read)
    assert work
    loaded.ask(TEACHER, "lesson", **{key: value for key, value in work().items() if key != "do"})
    assert len(items(loaded)) == 5
    assert lesson_work(loaded.room, anna, read) is None
    assert lesson_work(loaded.room, anna, {"do": "lesson_step", "next": True}) is None
    assert lesson_work(loaded.room, teacher, {"do": "lesson_step", "to": 3})
    assert loaded.refused(TEACHER, "lesson", loaded={"lesson": "x"}) == "rules"


def test_a_lesson_of_another_game_begins_a_match_of_it(school: Class) -> None:
    school.ask(TEACHER, "lesson", file=Lesson("kopknack", "Other", (LessonItem("clause", "play.3"),)).dumps())
    school.ask(TEACHER, "lesson_step", next=True)
    assert school.room.game.id == "kopknack"
    assert school.view("Anna")["clause"] == "play.3"
    school.ask(TEACHER, "begin", game="knack", players=4)
    school.ask(TEACHER, "clause", id="play.3")
    assert school.refused(TEACHER, "lesson_add", shown=True) == "other_lesson"


def test_unknown_cards_of_a_position_are_drawn(school: Class) -> None:
    view = str(Position.of(STATE.view(1)))
    school.ask(TEACHER, "lesson", file=Lesson("knack", "Draw", (LessonItem("position", view),)).dumps())
    school.ask(TEACHER, "lesson_step", next=True)
    assert all(len(hand) for hand in school.room.live.hands)


def test_an_exercise_that_cannot_be_made_is_refused_with_its_reason(school: Class) -> None:
    faulty = Lesson("knack", "Faulty", (LessonItem("exercise", "knack.play-3.no-kind.1"),))
    school.ask(TEACHER, "lesson", file=faulty.dumps())
    assert school.refused(TEACHER, "lesson_step", next=True) == "rules"


def test_a_stored_lesson_that_names_what_is_gone_is_a_room_all_the_same(loaded: Class) -> None:
    gone = {
        "did": "lesson",
        "game": "knack",
        "title": "Old",
        "items": [["clause", "play.999", ""], ["example", "x", ""]],
    }
    loaded.rooms.store.append(loaded.code, loaded.room.count, [gone], 1e9)
    loaded.restart()
    assert [item["words"] for item in frame(loaded)["items"]] == ["play.999", "x"]
    assert loaded.refused(TEACHER, "lesson_step", to=1) == "unreadable"
    with pytest.raises(Refused):
        file_of(loaded.room, "lesson", "en")


def test_the_lesson_is_saved_and_printed(loaded: Class) -> None:
    name, parts = file_of(loaded.room, "lesson", "en")
    assert name.endswith(".toml")
    assert Lesson.loads("".join(parts)) == lesson()
    room, book = copy_answers(loaded.room), Book("http://book.example/", codes=True)
    assert NOTE not in draw_lesson(room, "handout", "sv", book)
    assert NOTE in draw_lesson(room, "key", "sv", book)
    code = draw_lesson(room, "code", "sv", book)
    assert f"http://book.example/knack?lang=sv&amp;lesson={lesson().without_notes().pack()}" in code
    assert 'class="qr"' in code
    assert 'class="qr"' not in draw_lesson(room, "code", "sv", Book("http://localhost/"))


def test_a_question_in_words_goes_when_something_else_is_shown(loaded: Class) -> None:
    loaded.ask(TEACHER, "lesson_step", to=2)
    loaded.ask("Bo", "step", to=0)
    assert loaded.view("Bo")["task"] == ""  # Bo looks around alone
    assert json.dumps("Why clubs?") in loaded.all_frames("Anna")
    loaded.ask(TEACHER, "match")
    assert loaded.view("Anna")["task"] == ""


def open_at(school: Class) -> bool:
    return school.room.hands_open


def test_a_position_of_a_lesson_is_named_in_words_and_shown_with_open_hands(loaded: Class) -> None:
    words = frame(loaded)["items"][4]["words"]
    assert words == "First trick: Bo is to play"
    loaded.ask(TEACHER, "lesson_step", to=4)
    assert open_at(loaded)
    loaded.ask(TEACHER, "lesson_step", to=3)
    loaded.ask(TEACHER, "lesson_step", to=4)
    assert open_at(loaded)


def test_a_position_with_unknown_cards_stays_closed(school: Class) -> None:
    view = str(Position.of(STATE.view(1)))
    school.ask(TEACHER, "lesson", file=Lesson("knack", "Draw", (LessonItem("position", view),)).dumps())
    assert frame(school)["items"][0]["words"] == "Bo is to act"
    school.ask(TEACHER, "lesson_step", next=True)
    assert not open_at(school)


@pytest.mark.parametrize("moves", [0, 1])
def test_a_position_of_the_match_that_is_played_stays_closed(school: Class, moves: int) -> None:
    school.ask("Anna", "sit", seat=school.room.live.turn)
    position = str(Position.of(school.room.live))
    for _ in range(moves):
        move = str(next(iter(school.room.live.moves())))
        school.ask("Anna", "move", move=move)
    assert school.room.running
    school.ask(TEACHER, "lesson", file=Lesson("knack", "Live", (LessonItem("position", position),)).dumps())
    school.ask(TEACHER, "lesson_step", next=True)
    assert not open_at(school)


def test_hands_of_a_position_are_compared_with_few_states(loaded: Class, monkeypatch: pytest.MonkeyPatch) -> None:
    """A position is compared with the hands at a hundred tables at one press, while other rooms wait."""
    loaded.join(*(f"P{number}" for number in range(28)))
    loaded.ask(TEACHER, "begin", game="knack", players=4)
    loaded.ask(TEACHER, "tables")
    compared = []
    hands = lessons._hands
    monkeypatch.setattr(lessons, "_hands", lambda state: compared.append(state) or hands(state))
    count = sum(1 for table in loaded.room.tables for _ in lessons._states_in_play(table))
    assert count >= 8
    events = len(loaded.ask(TEACHER, "lesson_step", to=4))
    assert len(compared) > count
    assert open_at(loaded)
    loaded.ask(TEACHER, "begin", game="knack", players=4)
    loaded.ask(TEACHER, "tables")
    monkeypatch.setattr(lessons, "MAX_STATES_COMPARED", 5)
    compared.clear()
    assert len(loaded.ask(TEACHER, "lesson_step", to=4)) == events - 1
    assert len(compared) <= 6
    assert not open_at(loaded)


def test_after_the_last_step_the_lesson_is_over(loaded: Class) -> None:
    assert frame(loaded)["over"] is False
    loaded.ask(TEACHER, "lesson_step", to=3)
    assert frame(loaded)["over"] is False
    loaded.ask(TEACHER, "lesson_step", to=4)
    assert frame(loaded)["over"] is True


def test_the_file_has_the_lessons_title_and_the_link_no_notes(loaded: Class) -> None:
    assert file_of(loaded.room, "lesson", "en")[0] == "Follow suit.toml"
    loaded.ask(TEACHER, "lesson_name", title='Trumftvång: "8B"\r\nX')
    assert file_of(loaded.room, "lesson", "en")[0] == "Trumftvang 8B X.toml"
    loaded.ask(TEACHER, "lesson_name", title="\u262f" * 9)
    assert file_of(loaded.room, "lesson", "en")[0] == f"room-{loaded.code.lower()}-lesson.toml"
    link = "".join(file_of(loaded.room, "link", "en", Book("http://book.example/"))[1])
    assert link.startswith("http://book.example/knack?")
    assert {item.note for item in Lesson.unpack(link).items} == {""}
    page = draw_lesson(copy_answers(loaded.room), "code", "sv", Book("http://book.example/", codes=True))
    assert "anteckningar följer inte med" in page


@pytest.mark.parametrize(("online", "words"), [({1, 2}, "Two people are here"), ({2}, "1 of 2 is here")])
def test_the_desk_counts_who_is_here_without_who_is_away(school: Class, online: set[int], words: str) -> None:
    assert class_frame(school.room, school.asker(TEACHER), frozenset(online), "en")["here"] == words
