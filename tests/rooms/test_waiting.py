"""Members who are on turn for long are named on the desk; time stands still while the class looks at something else."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from knack_widgets.rooms import waiting
from knack_widgets.rooms.class_frame import class_frame
from knack_widgets.rooms.devices import Hall
from knack_widgets.rooms.waiting import IDLE_S, Waiting
from knack_widgets.rules import Position, Record

from .classes import TEACHER, Class
from .test_side_tables import LINE

NAMES = ("Anna", "Bo", "Cleo")


@pytest.fixture
def school(tmp_path: Path) -> Class:
    """Bo, member 2, is on turn."""
    found = Class(tmp_path / "rooms.db", record=Record("knack", position=Position.parse(LINE)).dumps())
    found.sit(*NAMES)
    return found


class Clock:
    def __init__(self) -> None:
        self.now = 5.0

    def __call__(self) -> float:
        return self.now


def test_who_is_on_turn_for_long_is_idle_until_the_table_moves(school: Class) -> None:
    clock = Clock()
    known = Waiting(clock)
    assert known.idle(school.room) == (frozenset(), IDLE_S)
    clock.now += IDLE_S - 1
    assert known.idle(school.room) == (frozenset(), 1)
    clock.now += 1
    assert known.idle(school.room) == ({2}, None)
    school.ask("Bo", "move", move="1 play Ah")
    assert known.idle(school.room) == (frozenset(), IDLE_S)


def test_time_does_not_count_while_a_question_is_shown(school: Class) -> None:
    clock = Clock()
    known = Waiting(clock)
    known.idle(school.room)
    school.ask(TEACHER, "ask", exercise="knack.play-3.legal-moves.7")
    assert known.idle(school.room) == (frozenset(), None)
    clock.now += IDLE_S
    school.ask(TEACHER, "put_away")
    assert known.idle(school.room) == (frozenset(), IDLE_S)


def test_each_of_several_tables_has_its_own_time(school: Class) -> None:
    clock = Clock()
    known = Waiting(clock)
    school.join("Dag", "Eva", "Fia")
    school.ask(TEACHER, "tables")
    known.idle(school.room)
    clock.now += IDLE_S / 2
    first = school.room.tables[0]
    name = first.sitter(1)
    assert name
    school.ask(name.name, "move", move="1 play Ah")
    known.idle(school.room)
    clock.now += IDLE_S / 2
    slow = school.room.tables[1].sitter(1)
    assert slow
    assert known.idle(school.room) == ({slow.id}, IDLE_S / 2)
    school.ask(TEACHER, "ask", exercise="knack.play-3.legal-moves.7")
    assert known.idle(school.room) == (frozenset(), None)
    school.ask(TEACHER, "put_away")
    assert known.idle(school.room) == (frozenset(), IDLE_S)
    school.ask(TEACHER, "tables_stop", on=True)
    assert known.idle(school.room) == (frozenset(), None)


def test_the_desk_names_who_is_idle_and_here(school: Class) -> None:
    frame: Any = class_frame(school.room, school.asker(TEACHER), frozenset({1, 2}), "en", frozenset({2, 3}))
    assert [one["idle"] for one in frame["members"]] == ["", "no move for over two minutes", ""]
    assert frame["state"] == "one not moving for long · one away"


def test_the_desk_hears_of_an_idle_member_although_nothing_happens(
    school: Class, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting, "IDLE_S", 0.3)
    said: list[dict[str, Any]] = []

    async def scene() -> None:
        hall = Hall(school.rooms, lambda data: said.append(dict(data)))
        hall.take(1, school.code, {"do": "hello", "lang": "en", "token": school.secret, "teacher": True})
        hall.take(2, school.code, {"do": "hello", "lang": "en", "token": school.tokens["Bo"], "tab": "1"})
        await asyncio.sleep(1.2)
        hall.close(school.code)

    asyncio.run(scene())
    frames = [json.loads(one["text"]) for one in said if "text" in one]
    desks = [frame for frame in frames if frame["is"] == "class"]
    assert [[one["name"] for one in frame["members"] if one["idle"]] for frame in (desks[0], desks[-1])] == [[], ["Bo"]]
