"""Names, places and lost devices."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from knack_widgets.rooms import frames
from knack_widgets.rooms.codes import tidy_code
from knack_widgets.rooms.devices import Hall
from knack_widgets.rooms.refusing import Refused
from knack_widgets.rooms.rooms import asker_of
from knack_widgets.widgets.drawing import BEHAVIOUR
from tests.support.html import read_html

from .classes import SCREEN, TEACHER, Class

EXERCISE = "knack.play-3.legal-moves.7"


@pytest.fixture
def school(tmp_path: Path) -> Class:
    return Class(tmp_path / "rooms.db")


def refusal(school, name):
    with pytest.raises(Refused) as error:
        school.rooms.ask(school.code, school.asker(SCREEN), {"do": "join", "name": name, "token": "t"})
    return error.value


@pytest.mark.parametrize(
    "name",
    [
        "\U0001f469\u200d\U0001f3eb",
        "\U0001f3f3\ufe0f\u200d\U0001f308",
        "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
        "Anne-Marie",
    ],
)
def test_names_with_joiners_are_names(school, name):
    school.join(name)
    assert [one.name for one in school.room.members.values()] == [name]


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "name"),
        ("x" * 21, "name"),
        ("\u200d", "name"),
        ("a\u200d", "name_letters"),
        ("\u200da", "name_letters"),
        ("a\u200d\u200db", "name_letters"),
        ("a\u202eb", "name_letters"),
        ("a\u200bb", "name_letters"),
        ("=1+2", "name_sign"),
        ("+Bo", "name_sign"),
        ("-Bo", "name_sign"),
        ("@Bo", "name_sign"),
    ],
)
def test_a_refused_name_is_told_the_true_reason(school, name, key):
    assert refusal(school, name).key == key


def test_names_that_look_alike_are_the_same_name(school):
    school.join("Anna")
    assert refusal(school, "An\u200dna").key == "name_taken"
    assert refusal(school, "ANNA").key == "name_taken"


@pytest.mark.parametrize(("lang", "advice"), [("sv", "läraren"), ("de", "Lehrkraft"), ("en", "ask your teacher")])
def test_a_name_that_is_taken_is_answered_with_what_to_do(school, lang, advice):
    school.join("Anna")
    words = refusal(school, "Anna").words(lang)
    assert "Anna" in words
    assert advice in words


def test_a_member_changes_name_and_leaves(school):
    school.sit("Ana", "Bo")
    school.ask("Ana", "rename", name="Anna")
    assert school.room.members[1].name == "Anna"
    school.ask("Ana", "leave")
    assert [one.name for one in school.room.members.values()] == ["Bo"]
    assert asker_of(school.room, "token of Ana", teacher=False) is None
    school.join("Ana")
    assert [one.name for one in school.room.members.values()] == ["Bo", "Ana"]


def test_joining_twice_and_sitting_down_twice_change_nothing(school):
    school.sit("Anna")
    assert school.ask("Anna", "join", name="Anna") == []
    assert school.ask("Anna", "sit", seat=0) == []
    assert len(school.room.members) == 1


def test_the_desk_hands_a_place_with_its_answers_to_another_device(school):
    school.sit("Anna", "Bo")
    school.ask(TEACHER, "ask", exercise=EXERCISE)
    first, second = school.room.poll.choices[:2]
    school.ask("Anna", "vote", choices=[first])
    school.join("Anna 2")
    school.ask("Anna 2", "vote", choices=[second])
    assert school.refused("Bo", "replace", member=1, by=3) == "not_yours"
    assert school.refused(TEACHER, "replace", member=1, by=1) == "unreadable"
    assert school.refused(TEACHER, "replace", member=1, by=9) == "nobody"
    school.ask(TEACHER, "replace", member=1, by=3)
    assert school.asker("Anna 2").member.id == 1
    assert asker_of(school.room, "token of Anna", teacher=False) is None
    assert [(one.name, one.seat) for one in school.room.members.values()] == [("Anna", 0), ("Bo", 1)]
    assert school.room.poll.votes == {1: (first,)}
    seen = school.all_frames("Anna 2")
    school.restart()
    assert school.all_frames("Anna 2") == seen


def test_a_lost_phone_that_is_found_again_has_no_place_any_more(school):
    sent = {}

    def say(said):
        for line in said.get("to", ()):
            frame = json.loads(said["text"])
            sent[line, frame["is"]] = frame

    async def scene():
        hall = Hall(school.rooms, say)
        lines = {1: {"token": "token of Anna"}, 2: {"token": "new"}, 3: {"token": school.secret, "teacher": True}}
        for line, hello in lines.items():
            hall.take(line, school.code, {"do": "hello", "lang": "en", "tab": str(line), **hello})
        hall.take(2, school.code, {"do": "join", "name": "Anna 2"})
        hall.take(3, school.code, {"do": "replace", "member": 1, "by": 2})
        await asyncio.sleep(1)

    school.sit("Anna")
    asyncio.run(scene())
    assert sent[1, "own"]["you"] is None
    assert (sent[2, "own"]["you"]["name"], sent[2, "own"]["you"]["seat"]) == ("Anna", 0)


@pytest.mark.parametrize(
    "typed", ["A9C 2GE", " a9c2ge ", "A9C-2GE", "A9C2GE.", "http://x.example/book/room/A9C2GE?lang=de"]
)
def test_a_code_is_read_as_people_type_it(typed):
    assert tidy_code(typed) == "A9C2GE"


def test_the_verdict_on_a_leading_members_try_is_shown_to_that_member_alone(school):
    """The teacher and the member lead with the same hands; each device sees the verdict on its own try only."""
    school.join("Ola")
    school.ask(TEACHER, "fill", by="leader")
    school.ask(TEACHER, "hand", member=school.asker("Ola").member.id)
    school.ask("Ola", "why", move=str(next(school.room.live.moves())))
    shown = {}
    for name in (TEACHER, "Ola", SCREEN):
        key = frames.view_key(school.room, school.asker(name), "en")
        assert shown.setdefault(key, school.view(name)) == school.view(name)
    assert school.view("Ola") != school.view(TEACHER)


def test_a_device_that_asks_for_drawings_gets_the_table_as_html_and_others_as_data(school):
    room, asker = school.room, school.asker(SCREEN)
    data, drawn = (frames.view(room, asker, "en", draws=draws) for draws in (False, True))
    assert set(drawn) - set(data) == {"drawing", "log_drawing", "log_lines", "steps_drawing"}
    assert all(drawn[name] == value for name, value in data.items() if name != "table")
    assert set(drawn["table"]) <= BEHAVIOUR
    names = [each.text for each in read_html(drawn["drawing"]).of_class("kb-name")]
    assert sorted(names) == sorted(seat["name"] for seat in data["table"]["seats"])
    assert read_html(drawn["steps_drawing"]).one("kb-step-label").text == data["steps"]["label"]
    lines = [[line["id"], line["text"]] for line in data["table"]["log"]]
    assert [line[:2] for line in drawn["log_lines"]] == lines
    assert frames.view_key(room, asker, "en", draws=True) != frames.view_key(room, asker, "en")
