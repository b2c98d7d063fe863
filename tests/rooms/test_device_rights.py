"""Rights of devices: the teacher's secret, a member in two tabs, and the files of a room."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from knack_widgets.rooms import frames, polling
from knack_widgets.rooms.devices import Hall
from knack_widgets.rooms.process import Process

from .classes import TEACHER, Class

EXERCISE = "knack.play-3.legal-moves.7"


@pytest.fixture
def school(tmp_path: Path) -> Class:
    return Class(tmp_path / "rooms.db")


def frames_of(school: Class, *hellos: dict[str, Any], then: Callable[[Hall], None] = lambda _: None) -> list[Any]:
    """Return for each device the newest frame of each kind, after all messages have been handled."""
    said: list[dict[str, Any]] = []

    async def finish(hall: Hall) -> None:
        while hall.turns._jobs or hall._waiting:
            await asyncio.sleep(0.01)

    async def scene() -> None:
        hall = Hall(school.rooms, said.append)
        for line, hello in enumerate(hellos):
            hall.take(line, school.code, {"do": "hello", "lang": "en", **hello})
        async with asyncio.timeout(30):
            await finish(hall)
            then(hall)
            await finish(hall)

    asyncio.run(scene())
    devices: list[dict[str, Any]] = [{} for _ in hellos]
    for message in said:
        for line in message.get("to", ()):
            frame = json.loads(message["text"])
            devices[line][frame["is"]] = frame
    return devices


def test_a_wrong_secret_makes_no_teacher(school: Class) -> None:
    school.join("Anna")
    wrong, teacher, member = frames_of(
        school,
        {"teacher": True, "token": "wrong"},
        {"teacher": True, "token": school.secret},
        {"token": school.tokens["Anna"]},
    )
    assert wrong["no"]["why"] == "not_yours"
    assert set(wrong) == {"no", "view", "own"}
    assert wrong["own"]["teacher"] is wrong["own"]["leads"] is False
    assert set(teacher) == {"view", "own", "class"}
    assert set(member) == {"view", "own"}


def test_who_leads_sees_who_is_connected_also_while_a_question_is_asked(school: Class) -> None:
    school.join("Anna", "Bo")
    school.ask(TEACHER, "ask", exercise=EXERCISE)
    teacher, _ = frames_of(school, {"teacher": True, "token": school.secret}, {"token": school.tokens["Bo"]})
    assert {one["name"]: one["here"] for one in teacher["class"]["members"]} == {"Anna": False, "Bo": True}
    assert teacher["class"]["votes"] == []
    assert teacher["own"]["here"]


def test_a_member_deletes_no_room_and_the_teacher_does(school: Class) -> None:
    school.join("Anna")
    school.ask(TEACHER, "hand", member=1)
    hellos = {"token": school.tokens["Anna"]}, {"teacher": True, "token": school.secret}
    member, _ = frames_of(school, *hellos, then=lambda hall: hall.take(0, school.code, {"do": "delete"}))
    assert member["no"]["why"] == "not_yours"
    assert school.rooms.has(school.code)
    member, _ = frames_of(school, *hellos, then=lambda hall: hall.take(1, school.code, {"do": "delete"}))
    assert "gone" in member
    assert not school.rooms.has(school.code)


def test_a_member_in_use_in_another_tab_is_taken_over_only_when_asked(school: Class) -> None:
    school.join("Anna")
    hello = {"token": school.tokens["Anna"], "tab": "one"}
    first, second = frames_of(school, hello, {**hello, "tab": "two"})
    assert "moved" not in first
    assert set(second) == {"taken"}
    first, second = frames_of(school, hello, {**hello, "tab": "two", "take": True})
    assert "moved" in first
    assert second["own"]["you"]["name"] == "Anna"


def test_a_screen_shows_no_member(school: Class) -> None:
    school.join("Anna")
    (screen,) = frames_of(school, {"token": school.tokens["Anna"], "screen": True})
    assert screen["own"]["you"] is None


def test_a_drawing_is_made_once_for_all_who_see_the_same(school: Class, monkeypatch: pytest.MonkeyPatch) -> None:
    """A step that 40 devices in two languages follow, some of which show no drawings, is drawn once for each kind."""
    drawn: list[tuple[str, bool]] = []
    view = frames.view

    def count(*asked: Any, draws: bool) -> Any:
        drawn.append((asked[2], draws))
        return view(*asked, draws=draws)

    def take_step(hall: Hall) -> None:
        monkeypatch.setattr(frames, "view", count)
        school.ask(TEACHER, "step", to=0)
        hall.show(school.code)

    hellos = [{"lang": lang, "draws": draws} for lang in ("sv", "en") for draws in (True, False)] * 10
    devices = frames_of(school, *hellos, then=take_step)
    assert sorted(drawn) == [("en", False), ("en", True), ("sv", False), ("sv", True)]
    assert {device["view"]["table"]["at"] for device in devices} == {0}
    assert ["drawing" in device["view"] for device in devices] == [hello["draws"] for hello in hellos]


def test_a_question_about_the_position_is_sought_while_other_devices_are_answered(
    school: Class, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search may take a second, so it has a thread of its own."""
    threads: list[int] = []
    about_position = polling.about_position

    def seek(*asked: Any) -> Any:
        threads.append(threading.get_ident())
        return about_position(*asked)

    monkeypatch.setattr(polling, "about_position", seek)
    school.ask(TEACHER, "uncover", open=True)
    teacher = {"teacher": True, "token": school.secret}
    (shown,) = frames_of(school, teacher, then=lambda hall: hall.take(0, school.code, {"do": "ask", "here": True}))
    assert "no" not in shown
    assert shown["view"]["poll"]["choices"]
    assert len(threads) == 1
    assert threads[0] != threading.get_ident()


# -- files


class Writer:
    """The stream to the server, which keeps what is written."""

    def __init__(self) -> None:
        self.said: list[dict[str, Any]] = []

    def write(self, line: bytes) -> None:
        self.said.append(json.loads(line))

    async def drain(self) -> None:
        pass


def file_of(school: Class, **asked: Any) -> list[dict[str, Any]]:
    """Return the messages with which the rooms' process answers a request for a file."""
    writer = Writer()

    async def scene() -> None:
        process = Process(school.rooms, writer)  # type: ignore[arg-type]
        process.hear({"ask": 1, "what": "file", "code": school.code, "lang": "en", "name": "csv", **asked})
        async with asyncio.timeout(30):
            while not any("answer" in each and "piece" not in each for each in writer.said):
                await asyncio.sleep(0.01)

    asyncio.run(scene())
    return writer.said


@pytest.mark.parametrize("secret", ["", "wrong", "token of Anna", None])
def test_without_the_teachers_secret_there_is_no_file(school: Class, secret: Any) -> None:
    school.join("Anna")
    assert file_of(school, secret=secret) == [{"answer": 1}]


def test_a_room_that_does_not_exist_has_no_file(school: Class) -> None:
    assert file_of(school, secret=school.secret, code="ABCDEF") == [{"answer": 1}]


def test_with_the_teachers_secret_the_file_comes_in_pieces(school: Class) -> None:
    *pieces, answer = file_of(school, secret=school.secret)
    assert pieces
    assert answer["name"].endswith(".csv")


def test_a_file_of_an_unknown_kind_is_refused(school: Class) -> None:
    (answer,) = file_of(school, secret=school.secret, name="nonsense")
    assert "no" in answer
