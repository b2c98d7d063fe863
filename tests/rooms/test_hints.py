"""Hints in a room: allowed by the teacher, for the seat that has to move, from its view alone, few and short."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from knack_widgets.rooms.hints import MAX_HINTS_PER_DEAL, hint_work
from knack_widgets.rules import Position, Record, games

from .classes import SCREEN, TEACHER, Class
from .test_device_rights import frames_of

LINE = "knack;players=3;dealer=0;hands=Ac_Kc_Qc,7h_Kh_As,{};up=9h"
NAMES = ("Anna", "Bo", "Cleo")
LONGEST_S = 3.0


def school_of(path: Path, hand: str = "6s_7c_8s") -> Class:
    path.mkdir(exist_ok=True)
    school = Class(path / "rooms.db", record=Record("knack", position=Position.parse(LINE.format(hand))).dumps())
    school.sit(*NAMES)
    return school


def hint_of(school: Class, name: str, lang: str = "en"):
    return hint_work(school.room, school.asker(name), lang)()


def test_only_the_teacher_allows_hints(tmp_path):
    school = school_of(tmp_path)
    assert school.refused("Bo", "hint") == "no_hints"
    school.ask(TEACHER, "hand", member=1)
    assert school.refused("Anna", "hints", on=True) == "not_yours"
    school.ask(TEACHER, "hints", on=True)
    assert school.ask("Bo", "hint") == [{"did": "hint", "member": 2}]
    school.ask(TEACHER, "hints", on=False)
    assert school.refused("Bo", "hint") == "no_hints"


def test_only_who_has_to_move_in_the_match_gets_one(tmp_path):
    school = school_of(tmp_path)
    school.join("Ola")
    school.ask(TEACHER, "hints", on=True)
    for name in ("Anna", "Cleo", "Ola"):
        assert school.refused(name, "hint") == "no_hint_now"
    assert school.refused(TEACHER, "hint") == "not_yours"
    assert school.refused("Bo", "hint", at=7) == "late"
    school.ask(TEACHER, "step", to=0)
    school.ask("Bo", "hint", at=0)
    school.ask(TEACHER, "ask", exercise="knack.play-3.legal-moves.7")
    assert school.refused("Bo", "hint") == "no_hint_now"


def test_the_number_of_hints_in_a_deal_is_limited_also_after_a_restart(tmp_path):
    school = school_of(tmp_path)
    school.ask(TEACHER, "hints", on=True)
    for left in range(MAX_HINTS_PER_DEAL, 0, -1):
        assert f'"hints":{left}' in school.all_frames("Bo")
        school.ask("Bo", "hint")
    school.restart()
    assert '"hints":0' in school.all_frames("Bo")
    assert school.refused("Bo", "hint") == "hints_used"
    for name in ("Anna", TEACHER, SCREEN):
        assert '"hints":null' in school.all_frames(name)
    while not school.room.live.chance:
        school.ask(NAMES[school.room.live.turn], "move", move=str(next(school.room.live.moves())))
    school.ask("Anna", "deal")
    school.ask(NAMES[school.room.live.turn], "hint")
    assert sorted(school.room.hinted.values()) == [1]
    school.ask(TEACHER, "begin", game="knack", players=3)
    assert school.room.hinted == {}


def test_a_hint_is_the_same_whatever_the_seat_does_not_see(tmp_path):
    school, twin = school_of(tmp_path / "a"), school_of(tmp_path / "b", "Tc_Jh_8d")
    found = hint_of(school, "Bo")
    assert found == hint_of(twin, "Bo")
    assert found["words"]
    assert found["clause"]["id"] in school.room.game.clauses
    assert (found["at"], found["left"]) == (0, MAX_HINTS_PER_DEAL)


@pytest.mark.parametrize("game", sorted(games))
def test_each_game_has_a_hint_in_limited_time(tmp_path, game):
    school = Class(tmp_path / "rooms.db", game=game)
    names = NAMES[: school.room.seats]
    school.sit(*names)
    school.ask(TEACHER, "fill", by="careful")
    while school.rooms.opponent_due(school.code):
        school.rooms.opponent_moves(school.code)
    school.ask(TEACHER, "hints", on=True)
    state = school.room.live
    mover = next(seat for seat in sorted(state.view().to_act) if seat < len(names))
    school.ask(names[mover], "hint")
    began = time.process_time()
    found = hint_of(school, names[mover], "sv")
    assert time.process_time() - began < LONGEST_S
    assert found["words"]


def test_the_hint_is_sent_to_its_device_alone(tmp_path):
    school = school_of(tmp_path)
    school.ask(TEACHER, "hints", on=True)
    hellos = [{"token": school.tokens[name], "tab": name} for name in NAMES]
    devices = frames_of(
        school,
        *hellos,
        {"token": school.secret, "teacher": True},
        then=lambda hall: hall.take(1, school.code, {"do": "hint", "at": 0}),
    )
    assert devices[1]["hint"]["words"]
    assert devices[1]["own"]["hints"] == MAX_HINTS_PER_DEAL - 1
    for other in (0, 2, 3):
        assert "hint" not in devices[other]
        assert devices[1]["hint"]["words"] not in json.dumps(devices[other])
