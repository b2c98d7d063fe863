"""Devices without a hand are told which rule binds the player on turn; it is the same for every hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from knack_widgets.rooms import frames
from knack_widgets.rules import Position, Record

from .classes import SCREEN, TEACHER, Class

LINE = "knack;players=3;dealer=0;hands=Ac_Kc_Qc,7h_Kh_As,{};up=9h"


@pytest.mark.parametrize("hand", ["6s_7c_8s", "6h_7c_8s", "6h_Qh_8h"])
def test_now_is_the_duty_of_whoever_plays_and_tells_nothing_of_the_hand(tmp_path: Path, hand: str) -> None:
    record = Record("knack", position=Position.parse(LINE.format(hand))).dumps()
    school = Class(tmp_path / "rooms.db", record=record)
    school.sit("Anna", "Bo", "Cleo")
    school.ask("Bo", "move", move="1 play Kh")
    for name in (SCREEN, TEACHER):
        now = school.view(name)["table"]["now"]
        assert (now["id"], now["text"].startswith("Follow suit")) == ("play.3", True)
    assert school.view("Anna")["table"]["now"]["id"] == "deal.1"  # Anna sees a hand, and waits


def test_before_the_tricks_now_is_as_for_everybody(tmp_path: Path) -> None:
    school = Class(tmp_path / "rooms.db")
    school.sit("Anna", "Bo", "Cleo", "Dag")
    assert school.view(SCREEN)["table"]["now"] == school.view("Bo")["table"]["now"]


def is_large(school: Class, name: str = SCREEN) -> bool:
    return bool(frames.own(school.room, school.asker(name), "en")["largeCode"])


def test_the_code_is_large_until_somebody_is_in_and_when_the_desk_asks_for_it(tmp_path: Path) -> None:
    school = Class(tmp_path / "rooms.db")
    assert is_large(school)
    school.ask(TEACHER, "large_code", on=False)
    assert not is_large(school)
    school.ask(TEACHER, "large_code", on=True)
    school.join("Anna")
    assert not is_large(school)
    school.ask(TEACHER, "large_code", on=True)
    school.join("Bo")
    assert is_large(school)
    assert is_large(school, "Anna")
    school.restart()
    assert is_large(school, TEACHER)
    school.ask(TEACHER, "large_code", on="no")
    assert not is_large(school)


def test_only_the_teacher_enlarges_the_code(tmp_path: Path) -> None:
    school = Class(tmp_path / "rooms.db")
    school.join("Anna")
    school.ask(TEACHER, "hand", member=1)
    for name in ("Anna", SCREEN):
        assert school.refused(name, "large_code", on=True) == "not_yours"
