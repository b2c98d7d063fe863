"""A room that begins with a position: seats, moves, stored events, questions, and hidden cards."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import parse_qsl

import pytest

from knack_widgets.pages.editor.opening import phases_of
from knack_widgets.rooms import answer_files, frames, rooms
from knack_widgets.rooms.refusing import Refused
from knack_widgets.rules import Position, Record, games
from knack_widgets.rules.packing import position_of
from knack_widgets.study import exercises
from knack_widgets.testing.matches import walk

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
    assert "hands=" not in frames.partition('{"is":"settle"')[0]
    assert "[position]" not in frames


def test_the_file_of_a_match_leaves_out_the_position_while_its_deal_is_played(tmp_path):
    school = school_of(tmp_path)
    school.ask("Bo", "move", move="1 play Kh")
    assert "position" not in answer_files.record_text(school.room)
    school.ask(TEACHER, "uncover", open=True)
    record = Record.loads(answer_files.record_text(school.room))
    assert (record.position.start().hands, record.moves) == (Position.parse(FOLLOW).start().hands, ("1 play Kh",))


def test_the_hands_of_a_position_are_hidden_from_who_sits_before_its_first_move(tmp_path):
    school = Class(tmp_path / "rooms.db", record=Record("knack", position=Position.parse(FOLLOW)).dumps())
    assert school.room.all_seen  # nobody plays yet
    school.join("Anna", "Bo")
    school.ask("Anna", "sit", seat=0)
    school.ask(TEACHER, "hand", member=1)
    other = 1 if school.room.live.turn != 1 else 2
    card = school.room.live.hands[other][0]
    for name in ("Anna", TEACHER):
        assert school.refused(name, "attempt", move=f"{other} play {card}") == "hands_hidden"
        assert school.refused(name, "ask", here=True) == "hands_hidden"
    assert "position" not in answer_files.record_text(school.room)
    school.ask(TEACHER, "uncover", open=True)
    assert school.room.all_seen


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


# -- from a device to the editor


def laid_out(school, name):
    query = dict(parse_qsl(frames.settle_frame(school.room, school.asker(name), "en")["query"]))
    assert (query["from"], query["room"]) == ("match", school.code)
    return position_of(query["position"])


def test_a_seat_takes_to_the_editor_what_it_sees_and_no_more(tmp_path):
    school = school_of(tmp_path)
    school.join("Ola")
    hands = [("Ac", "Kc", "Qc"), ("As", "Kh", "7h"), ("6s", "7c", "8s")]
    for seat, name in enumerate(NAMES):
        shown = laid_out(school, name).values["hands"]
        assert set(shown[seat]) == set(hands[seat])
        assert all(set(shown[other]) == {"?"} for other in range(3) if other != seat)
    for name in ("Ola", SCREEN, TEACHER):
        assert all(set(hand) == {"?"} for hand in laid_out(school, name).values["hands"])
    school.ask(TEACHER, "uncover", open=True)
    assert set(laid_out(school, "Ola").values["hands"][2]) == set(hands[2])


@pytest.mark.parametrize("game", [*games])
def test_no_link_to_the_editor_has_a_card_that_its_device_does_not_see(tmp_path, game):
    """Check the links of all devices at each step of random play; what lies elsewhere is in the seat's own view."""
    school = Class(tmp_path / "rooms.db", game=game)
    count = min(3, school.room.seats)
    school.sit(*NAMES[:count])
    school.ask(TEACHER, "fill", by="leader")
    for number in range(25):
        state = school.room.live
        if state.over:
            break
        for seat, name in enumerate(NAMES[:count]):
            if state.phase in phases_of(state.setup.game):
                assert dict(laid_out(school, name).values) == dict(Position.of(state.view(seat)).values)
        if state.chance:
            school.ask(TEACHER, "deal", at=len(school.room.line.steps))
            continue
        move = state.sample(number)
        sitter = None if move.seat is None else school.room.sitter(move.seat)
        school.ask(sitter.name if sitter else TEACHER, "move", move=str(move), at=len(school.room.line.steps))


def test_a_question_is_laid_out_as_its_seat_sees_it_and_one_without_a_table_is_not(tmp_path):
    school = school_of(tmp_path)
    exercise = exercises.make("knack", 1, kind="legal-moves")
    school.ask(TEACHER, "ask", exercise=exercise.id)
    for name in ("Anna", SCREEN):  # the editor would tell the answer
        with pytest.raises(Refused, match="unanswered"):
            frames.settle_frame(school.room, school.asker(name), "en")
    assert dict(laid_out(school, TEACHER).values) == dict(Position.of(exercise.view).values)
    school.ask(TEACHER, "close")
    with pytest.raises(Refused, match="unanswered"):
        frames.settle_frame(school.room, school.asker("Anna"), "en")
    school.ask(TEACHER, "answer")
    assert dict(laid_out(school, "Anna").values) == dict(Position.of(exercise.view).values)
    school.ask(TEACHER, "ask", ruling="K-5")
    with pytest.raises(Refused):
        frames.settle_frame(school.room, school.asker("Anna"), "en")


# -- a room that begins with a question


def test_a_room_begins_with_the_question_about_a_position(tmp_path):
    position = Position.parse("knack;players=3;dealer=0;hands=Ac_Kc_Qc,7h_As,6s_7c_Th;up=9h;trick=1_Kh")
    id_ = exercises.make("knack", 1, position=position).id
    game, about = rooms.first_question(id_)
    school = Class(tmp_path / "rooms.db")
    code, _ = school.rooms.add("en", rooms.first_record(game), about)
    room = school.rooms.find(code)
    assert room.poll.exercise.record.position == position
    school.code = code
    school.restart()
    assert school.room.poll.about == {"exercise": id_}
    assert school.room.game.id == "knack"


@pytest.mark.parametrize("id_", ["", "knack", "x" * 5000, "knack.play-3.legal-moves.7.~zzz", "whist.a.b.1"])
def test_no_room_begins_with_a_question_that_does_not_exist(id_):
    with pytest.raises(Refused) as error:
        rooms.first_question(id_)
    assert error.value.key == "no_question"
