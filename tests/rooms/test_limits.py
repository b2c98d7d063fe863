"""What a room takes of each thing, and no more: each test fails where its limit is taken away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from knack_widgets.rooms import process_link, rooms
from knack_widgets.rooms.asker import Asker
from knack_widgets.rooms.codes import fits, hash_secret
from knack_widgets.rooms.job_queue import Usage
from knack_widgets.rooms.polling import draw_exercises
from knack_widgets.rooms.process_link import SECRET_VARIABLE, open_link, start_link
from knack_widgets.rooms.refusing import Refused
from knack_widgets.rooms.rooms import Rooms
from knack_widgets.rooms.store import Store
from knack_widgets.rules import Record

from .classes import TEACHER, Class

EXERCISE = "knack.play-3.legal-moves.7"


@pytest.fixture
def school(tmp_path: Path) -> Class:
    return Class(tmp_path / "rooms.db")


def long_match(steps: int) -> str:
    """Return a match in which everybody passes in every deal."""
    state = (record := Record("knack", 4)).opening
    moves: list[str] = []
    while len(moves) < steps:
        if state.chance:
            seed = f"{len(moves)}"
            move = state.by_chance(seed)
        else:
            move = next(iter(state.moves()))
        moves.append(str(move))
        state = state.play(move)
    return Record("knack", 4, first=record.first, moves=tuple(moves)).dumps()


def test_a_match_of_too_many_steps_is_not_begun(school: Class) -> None:
    assert school.refused(TEACHER, "begin", record=long_match(601)) == "long"
    school.ask(TEACHER, "begin", record=long_match(600))
    with pytest.raises(Refused, match="long"):
        school.rooms.open("en", "knack", long_match(601))


def test_a_record_that_is_too_long_is_not_read(school: Class) -> None:
    padded = Record("knack", 4).dumps() + "# " + "x" * 64 * 1024
    assert school.refused(TEACHER, "begin", record=padded) == "unreadable"
    with pytest.raises(Refused, match="long"):
        school.rooms.open("en", "knack", padded)


def test_a_room_has_so_many_members_and_no_more(school: Class) -> None:
    school.join(*(f"P{number}" for number in range(400)))
    with pytest.raises(Refused, match="full"):
        school.join("one more")
    assert school.refused(TEACHER, "remove", members=list(range(1, 402))) == "unreadable"


def test_a_room_has_so_many_events_and_no_more(school: Class, monkeypatch: pytest.MonkeyPatch) -> None:
    assert rooms.MAX_EVENTS_PER_ROOM == 50_000
    monkeypatch.setattr(rooms, "MAX_EVENTS_PER_ROOM", 20)
    for _ in range(19):
        school.ask(TEACHER, "mark", marks=True)
    assert school.refused(TEACHER, "mark", marks=True) == "full"


def test_there_are_so_many_rooms_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert rooms.MAX_ROOMS == 500
    monkeypatch.setattr(rooms, "MAX_ROOMS", 3)
    here = Rooms(Store(tmp_path / "few.db"), lambda: 1e9)
    for _ in range(3):
        code, _ = here.open("en", "knack")
    with pytest.raises(Refused, match="no_room"):
        here.open("en", "knack")
    here.delete(code)
    here.open("en", "knack")
    here.store.close()


def test_names_and_tokens_are_short(school: Class) -> None:
    school.join("n" * 20)
    for name, token, why in (("m" * 21, "t", "name"), (" " * 200 + "m", "t", "unreadable"), ("m", "t" * 65, "unread")):
        with pytest.raises(Refused, match=why):
            school.rooms.ask(school.code, Asker(), {"do": "join", "name": name, "token": token})
    assert not fits("t" * 65, hash_secret("t" * 65))


@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("move", {"move": "0 " + "x" * 300}),
        ("move", {"move": "x" * 301}),
        ("attempt", {"move": "0 " + "x" * 300}),
        ("clause", {"id": "x" * 61}),
        ("example", {"id": "x" * 101}),
        ("begin", {"game": "x" * 61}),
        ("begin", {"game": "knack", "players": 40}),
        ("fill", {"by": "x" * 21}),
        ("ask", {"ruling": "x" * 21}),
        ("ask", {"exercise": "x" * 2_001}),
        ("quiz", {"exercises": [EXERCISE] * 11}),
    ],
    ids=str,
)
def test_texts_and_lists_of_messages_are_bounded(school: Class, do: str, fields: dict[str, object]) -> None:
    school.ask(TEACHER, "uncover", open=True)
    assert school.refused(TEACHER, do, **fields) == "unreadable"


def test_a_quiz_has_ten_questions(school: Class) -> None:
    assert len(draw_exercises("knack", {"do": "quiz"})["exercises"]) == 10
    school.ask(TEACHER, "quiz", exercises=[EXERCISE] * 10)


@pytest.mark.parametrize("name", ["kind", "clause"])
def test_what_fresh_exercises_are_about_is_a_short_text(name: str) -> None:
    with pytest.raises(Refused, match="unreadable"):
        draw_exercises("knack", {"do": "ask", name: "x" * 61})


def test_a_vote_has_no_more_choices_than_the_question(school: Class) -> None:
    school.join("Anna")
    school.ask(TEACHER, "ask", exercise=EXERCISE)
    assert school.refused("Anna", "vote", choices=["2 blank 6s"] * 2) == "unreadable"
    assert school.refused("Anna", "vote", choices=["2 blank 6s"] * 41) == "unreadable"


def test_the_use_of_rooms_that_had_no_turn_for_long_is_forgotten() -> None:
    usage = Usage(lambda: 0.0)
    for number in range(1_000 + 1):
        usage.add(f"{number}", 1.0)
    assert usage.get("0") == 0.0
    assert usage.get("1") == 1.0


def test_a_connection_without_the_secret_is_closed_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_link, "has_unix_sockets", lambda: False)
    monkeypatch.setattr(process_link, "SECRET_TIMEOUT_S", 0.05)
    served: list[int] = []

    async def scene() -> None:
        async def serve(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            served.append(1)
            writer.close()

        server, address = await start_link(serve, Path(), "secret", 1_000)
        host, _, port = address.rpartition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        assert await asyncio.wait_for(reader.read(), 20) == b""
        writer.close()
        assert not served
        reader, writer = await open_link(address, {SECRET_VARIABLE: "secret"}, 1_000)
        await asyncio.wait_for(reader.read(), 20)
        writer.close()
        assert served == [1]
        server.close()

    asyncio.run(scene())
