"""A room that begins with a position: seats, moves, stored events, questions, and hidden cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from knack_widgets.rooms import results, rooms
from knack_widgets.rules import Position, Record
from tests.contracts.matches import walk

from .classes import SCREEN, TEACHER, Class

NAMES = ("Anna", "Bo", "Cleo")
FOLLOW = "knack;players=3;dealer=0;hands=Ac_Kc_Qc,7h_Kh_As,6s_7c_8s;up=9h"


def school_of(path: Path, line: str = FOLLOW) -> Class:
    position = Position.parse(line)
    school = Class(path / "rooms.db", record=Record(position.game, position=position).dumps())
    school.sit(*NAMES)
    return school


def test_a_class_plays_on_from_a_position(tmp_path):
    school = school_of(tmp_path)
    assert school.room.live.hands == Position.parse(FOLLOW).start().hands
    school.ask("Bo", "move", move="1 play Kh")
    school.ask("Cleo", "move", move="2 play 7c")
    assert [play.card for play in school.room.live.trick] == ["Kh", "7c"]


def test_a_room_with_a_position_comes_back_after_a_restart(tmp_path):
    school = school_of(tmp_path)
    school.ask("Bo", "move", move="1 play Kh")
    before = school.room.live
    frames = {name: school.all_frames(name) for name in (*NAMES, TEACHER, SCREEN)}
    school.restart()
    assert school.room.live == before
    assert {name: school.all_frames(name) for name in frames} == frames


@pytest.mark.parametrize("name", [*NAMES, SCREEN])
def test_a_device_is_sent_no_hidden_card_and_no_position(tmp_path, monkeypatch, name):
    monkeypatch.setattr(rooms, "draw_code", lambda _letters: "ABC234")
    other = FOLLOW.replace("6s_7c_8s", "6d_7d_8d") if name == "Anna" else FOLLOW.replace("Ac_Kc_Qc", "Ad_Kd_Qd")
    (tmp_path / "twin").mkdir()
    frames, twins = (
        school_of(path, line).all_frames(name) for path, line in ((tmp_path, FOLLOW), (tmp_path / "twin", other))
    )
    assert frames == twins
    assert "hands=" not in frames
    assert "[position]" not in frames


def test_the_file_of_a_match_leaves_out_the_position_while_its_deal_is_played(tmp_path):
    school = school_of(tmp_path)
    school.ask("Bo", "move", move="1 play Kh")
    assert "position" not in results.record_text(school.room)
    school.ask(TEACHER, "uncover", open=True)
    record = Record.loads(results.record_text(school.room))
    assert (record.position.start().hands, record.moves) == (Position.parse(FOLLOW).start().hands, ("1 play Kh",))


@pytest.mark.parametrize("game", ["knack", "kopknack", "svangknack", "knack31", "knaker"])
def test_any_position_of_any_game_may_begin_a_room(tmp_path, game):
    for number, (_, state) in enumerate(walk(game, 21, moves=30)):
        if number % 10 == 9 and not state.over:
            record = Record(game, position=Position.of(state))
            school = Class(tmp_path / f"{number}.db", record=record.dumps())
            assert Position.of(school.room.live).values == Position.of(state).values
            assert school.all_frames(TEACHER)


def test_the_teacher_may_bring_a_position_into_a_running_room(tmp_path):
    school = Class(tmp_path / "rooms.db", game="knack")
    school.join(*NAMES)
    school.ask(TEACHER, "begin", record=Record("knack", position=Position.parse(FOLLOW)).dumps())
    assert school.room.live.trick == ()
    assert school.room.live.hands == Position.parse(FOLLOW).start().hands
