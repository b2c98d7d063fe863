"""Coming back on another device: the code works once, tells nobody else's place, and cannot be guessed."""

from __future__ import annotations

from pathlib import Path

import pytest

from knack_widgets.rooms.asker import Asker
from knack_widgets.rooms.refusing import Refused
from knack_widgets.rooms.return_codes import (
    MAX_WRONG_AT_ONCE,
    MAX_WRONG_PER_LINE,
    SECONDS_PER_WRONG,
    Drawn,
    Tries,
    draw_return_code,
    group_letters,
)
from knack_widgets.rooms.rooms import asker_of

from .classes import TEACHER, Class
from .test_device_rights import frames_of


@pytest.fixture
def school(tmp_path: Path) -> Class:
    school = Class(tmp_path / "rooms.db")
    school.sit("Anna", "Bo")
    return school


def give(school: Class, name: str) -> str:
    drawn = draw_return_code()
    school.ask(name, "return_code", drawn=drawn)
    return drawn.code


def come_back(school: Class, code: object, token: str = "another device"):
    return school.rooms.ask(school.code, Asker(), {"do": "come_back", "code": code, "token": token})


def test_a_member_goes_on_with_another_device(school):
    school.ask(TEACHER, "lock", locked=True)
    code = give(school, "Anna")
    typed = f" {group_letters(code).lower()}. "
    come_back(school, typed)
    school.restart()
    found = asker_of(school.room, "another device", teacher=False)
    assert found
    assert (found.member.name, found.member.seat) == ("Anna", 0)
    assert asker_of(school.room, school.tokens["Anna"], teacher=False) is None


def test_a_code_works_once_and_only_the_newest_does(school):
    old, new = give(school, "Anna"), give(school, "Anna")
    for code in (old, "", "X" * 12, new[:-1]):
        with pytest.raises(Refused, match="wrong_return"):
            come_back(school, code)
    come_back(school, new)
    with pytest.raises(Refused, match="wrong_return"):
        come_back(school, new, "a third device")


@pytest.mark.parametrize("code", [7, None, ["A"], "A" * 101])
def test_what_is_no_code_is_refused(school, code):
    give(school, "Anna")
    with pytest.raises(Refused, match="unreadable"):
        come_back(school, code)


def test_a_member_who_was_replaced_or_never_asked_has_no_code(school):
    code = give(school, "Anna")
    school.ask(TEACHER, "replace", member=1, by=2)
    with pytest.raises(Refused, match="wrong_return"):
        come_back(school, code)


def test_a_device_cannot_choose_a_code(school):
    for drawn in ("AAAA", {"code": "AAAA"}, ["AAAA"], None):
        assert school.refused("Anna", "return_code", drawn=drawn) == "unreadable"
    assert school.refused(TEACHER, "return_code", drawn=Drawn("AAAA")) == "not_yours"


def test_no_frame_and_no_event_has_the_code(school):
    code = give(school, "Anna")
    assert all(code not in school.all_frames(name) for name in ("Anna", "Bo", TEACHER))
    assert code not in str(list(school.rooms.store.read_events(school.code)))
    assert len({draw_return_code().code for _ in range(50)}) == 50
    assert len(code) == 12


def test_wrong_codes_are_counted_by_connection_and_by_room():
    tries = Tries()
    for _ in range(MAX_WRONG_PER_LINE):
        tries.check("ABC234", 1, 0.0)
        tries.note("ABC234", 1, 0.0)
    with pytest.raises(Refused, match="many_returns"):
        tries.check("ABC234", 1, 0.0)
    for line in range(2, 2 + MAX_WRONG_AT_ONCE - MAX_WRONG_PER_LINE):
        tries.check("ABC234", line, 0.0)
        tries.note("ABC234", line, 0.0)
    with pytest.raises(Refused, match="many_returns"):
        tries.check("ABC234", 99, 0.0)
    tries.check("XYZ234", 99, 0.0)
    tries.check("ABC234", 99, 1.01 * SECONDS_PER_WRONG)
    tries.forget_line(1)
    assert 1 not in tries.lines


def test_devices_change_places_when_a_code_is_used_and_wrong_ones_are_limited(school):
    said = []

    def then(hall):
        hall.take(0, school.code, {"do": "return_code"})
        said.append(hall)

    anna, _ = frames_of(school, {"token": school.tokens["Anna"]}, {"token": "new"}, then=then)
    code = anna["return_code"]["code"]
    assert len(code) == 14

    def back(hall):
        hall.take(1, school.code, {"do": "come_back", "code": code})

    anna, other = frames_of(school, {"token": school.tokens["Anna"]}, {"token": "new"}, then=back)
    assert anna["own"]["you"] is None
    assert other["own"]["you"]["name"] == "Anna"

    def guess(hall):
        for number in range(MAX_WRONG_PER_LINE + 1):
            hall.take(0, school.code, {"do": "come_back", "code": f"AAAABBBBCCC{number}"})

    (stranger,) = frames_of(school, {"token": "stranger"}, then=guess)
    assert stranger["no"]["why"] == "many_returns"
    assert stranger["own"]["you"] is None
