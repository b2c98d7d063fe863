"""Rights: who may give which command, and when it is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from knack_widgets.rooms import frames
from knack_widgets.rooms.asker import Asker
from knack_widgets.rooms.commands import ANYBODY, LEADERS, MEMBERS, TEACHERS
from knack_widgets.rooms.polling import draw_exercises, wants_fresh
from knack_widgets.rooms.preparing import preparation
from knack_widgets.rooms.refusing import Refused
from knack_widgets.rooms.seating import MAX_MEMBERS_PER_ROOM
from tests.support.html import HOSTILE, read_html

from .classes import SCREEN, TEACHER, Class

EXERCISE = "knack.play-3.legal-moves.7"


@pytest.fixture
def school(tmp_path: Path) -> Class:
    return Class(tmp_path / "rooms.db")


@pytest.fixture
def seated(school: Class) -> Class:
    school.sit("Anna", "Bo", "Cleo", "Dag")
    return school


# -- who may give which command


@pytest.mark.parametrize("do", sorted({*MEMBERS, *LEADERS, *TEACHERS} - {*ANYBODY}))
def test_a_device_that_has_not_joined_may_only_join(school: Class, do: str) -> None:
    assert school.refused(SCREEN, do) == "not_yours"


@pytest.mark.parametrize("do", sorted({*LEADERS, *TEACHERS} - {*MEMBERS}))
def test_a_member_may_not_give_a_command_of_who_leads(school: Class, do: str) -> None:
    school.join("Anna")
    assert school.refused("Anna", do, member=1, record="", game="knack") == "not_yours"


@pytest.mark.parametrize("do", sorted({*TEACHERS} - {*LEADERS, *MEMBERS}))
def test_a_member_who_leads_may_not_give_a_command_of_the_teacher(school: Class, do: str) -> None:
    school.join("Anna")
    school.ask(TEACHER, "hand", member=1)
    assert school.refused("Anna", do, member=1, name="Bo") == "not_yours"


@pytest.mark.parametrize("do", ["sit", "rename", "leave", "follow", "vote", "why"])
def test_the_teacher_is_no_member(school: Class, do: str) -> None:
    assert school.refused(TEACHER, do, seat=0, name="Bo", move="0 fold") == "not_yours"


@pytest.mark.parametrize("do", ["nonsense", "", 7, None])
def test_an_unknown_command_is_refused(school: Class, do: Any) -> None:
    assert school.refused(TEACHER, do) == "not_yours"


def test_a_message_that_is_nested_too_deeply_is_refused(school: Class, monkeypatch: pytest.MonkeyPatch) -> None:
    def recurse(*_: object) -> Any:
        raise RecursionError

    monkeypatch.setitem(LEADERS, "match", recurse)  # type: ignore[arg-type]
    assert school.refused(TEACHER, "match") == "unreadable"


def test_end_is_offered_to_who_leads_and_a_seated_member_may_not_end(seated: Class) -> None:
    play_deal(seated)
    assert seated.refused("Anna", "move", move="end") == "not_your_seat"
    offered = {name: [action["move"] for action in seated.view(name)["table"]["actions"]] for name in ("Anna", TEACHER)}
    assert "end" not in offered["Anna"]
    assert "end" in offered[TEACHER]
    seated.ask(TEACHER, "move", move="end")
    assert seated.room.live.over


def test_the_match_does_not_end_within_a_deal(school: Class) -> None:
    assert school.refused(TEACHER, "end") == "no_end"


def test_who_looks_on_may_not_deal_and_nobody_deals_within_a_deal(seated: Class) -> None:
    assert seated.refused("Anna", "deal") == "no_deal"
    play_deal(seated)
    seated.join("Egon")
    assert seated.refused("Egon", "deal") == "no_deal"
    seated.ask("Anna", "move", move="deal")
    assert seated.room.live.deals == 2


def play_deal(school: Class) -> None:
    """Play with whoever is to move until the deal is over."""
    room = school.room
    while not room.live.chance:
        move = next(iter(room.live.moves()))
        name = next(one.name for one in room.members.values() if one.seat == move.seat)
        school.ask(name, "move", move=str(move))


# -- seats and names


def test_a_seat_that_is_given_up_is_free_for_others(seated: Class) -> None:
    seated.join("Egon")
    assert seated.refused("Egon", "sit", seat=1) == "seat_taken"
    seated.ask("Bo", "sit", seat=None)
    assert seated.asker("Bo").member.seat is None
    assert all(card["code"] is None for card in seated.view("Bo")["table"]["seats"][1]["hand"])
    seated.ask("Egon", "sit", seat=1)
    assert seated.room.sitter(1).name == "Egon"
    seated.restart()
    assert {one.name: one.seat for one in seated.room.members.values()} == {
        "Anna": 0, "Bo": None, "Cleo": 2, "Dag": 3, "Egon": 1,
    }  # fmt: skip


def test_a_locked_room_lets_nobody_in_or_down_but_up(seated: Class) -> None:
    seated.ask(TEACHER, "lock", locked=True)
    with pytest.raises(Refused, match="locked"):
        seated.join("Egon")
    seated.ask("Bo", "sit", seat=None)
    assert seated.refused("Bo", "sit", seat=1) == "locked"
    seated.ask(TEACHER, "place", member=2, seat=1)
    seated.ask(TEACHER, "lock", locked=False)
    seated.join("Egon")


def test_a_device_without_a_token_does_not_join(school: Class) -> None:
    with pytest.raises(Refused, match="unreadable"):
        school.rooms.ask(school.code, Asker(), {"do": "join", "name": "Anna"})


@pytest.mark.parametrize("seat", [-1, 4, 10**30, True, "0", [0]])
def test_there_are_only_the_seats_of_the_game(school: Class, seat: Any) -> None:
    school.join("Anna")
    assert school.refused("Anna", "sit", seat=seat) == "unreadable"
    assert school.refused(TEACHER, "place", member=1, seat=seat) == "unreadable"


@pytest.mark.parametrize("do", ["place", "name", "remove", "hand", "replace"])
@pytest.mark.parametrize("member", [9, "1", True, 1.0])
def test_a_member_that_does_not_exist_is_not_moved_or_removed(school: Class, do: str, member: Any) -> None:
    school.join("Anna")
    assert school.refused(TEACHER, do, member=member, by=1, name="Bo") == "nobody"


def test_many_members_are_removed_by_a_list_of_numbers_that_is_not_too_long(school: Class) -> None:
    school.join("Anna")
    assert school.refused(TEACHER, "remove", members="12") == "unreadable"
    assert school.refused(TEACHER, "remove", members=[1] * (MAX_MEMBERS_PER_ROOM + 1)) == "unreadable"
    school.ask(TEACHER, "remove", members=[1] * MAX_MEMBERS_PER_ROOM)
    assert not school.room.members


def test_names_of_members_are_words_in_the_drawing(seated: Class) -> None:
    plain = read_html(drawing(seated, "Anna"))
    for number, piece in enumerate(each for each in HOSTILE if each.isprintable() and each[0] not in "=+-@ "):
        name = f"{piece[:18]}{number}"
        seated.ask("Bo", "rename", name=name)
        drawn = read_html(drawing(seated, "Bo"))
        assert drawn.vocabulary() <= plain.vocabulary()
        assert name in {each.text for each in drawn.of_class("kb-name")}
        seated.tokens["Bo"] = "token of Bo"


def drawing(school: Class, name: str) -> str:
    return str(frames.view(school.room, school.asker(name), "en", draws=True)["drawing"])


# -- what who leads may show


def test_only_a_clause_of_the_game_may_be_led(school: Class) -> None:
    assert school.refused(TEACHER, "clause", id="play.99") == "unreadable"
    assert school.refused(TEACHER, "clause", id="<b>") == "unreadable"
    assert school.room.lead.clause is None


def test_a_clause_that_is_marked_again_loses_its_mark_unless_it_is_to_be_shown(school: Class) -> None:
    for message, marked in (
        ({"id": "play.3"}, "play.3"),
        ({"id": "play.3", "show": True}, "play.3"),
        ({"id": "play.3", "show": False}, None),
        ({"id": "play.3", "show": True}, "play.3"),
        ({"id": "play.3"}, None),
        ({"id": "play.3"}, "play.3"),
        ({"id": ""}, None),
    ):
        school.ask(TEACHER, "clause", **message)
        assert school.room.lead.clause == marked
        assert school.view(SCREEN)["clause"] == marked


def test_only_examples_players_and_readings_of_the_game_may_be_led(school: Class) -> None:
    assert school.refused(TEACHER, "example", id="no-example") == "unreadable"
    assert school.refused(TEACHER, "fill", by="me") == "unreadable"
    assert school.refused(TEACHER, "fill", by="nonsense") == "unreadable"
    assert school.refused(TEACHER, "ask", ruling="K-99") == "unreadable"
    assert school.refused(TEACHER, "begin", game="nonsense", players=3) == "unreadable"
    assert school.refused(TEACHER, "step", to=99) == "unreadable"


def test_hidden_hands_are_neither_tried_nor_asked_about(school: Class) -> None:
    move = str(next(iter(school.room.live.moves())))
    assert school.refused(TEACHER, "attempt", move=move) == "hands_hidden"
    assert school.refused(TEACHER, "ask", here=True) == "hands_hidden"
    with pytest.raises(Refused, match="hands_hidden"):
        preparation(school.room, school.asker(TEACHER), {"do": "ask", "here": True})
    school.ask(TEACHER, "uncover", open=True)
    assert school.refused(TEACHER, "ask", here=True, kind="nonsense") == "unreadable"
    assert school.refused(TEACHER, "attempt", move="deal") in ("not_your_seat", "rules")


def test_moves_are_of_the_newest_position_and_of_a_seat_that_the_device_plays(seated: Class) -> None:
    move = next(iter(seated.room.live.moves()))
    name = next(one.name for one in seated.room.members.values() if one.seat == move.seat)
    assert seated.refused(name, "move", move=str(move), at=0) == "late"
    assert seated.refused(name, "card", seat=(move.seat + 1) % 4, code="7h") == "not_your_seat"
    assert seated.refused(name, "card", seat=move.seat) == "rules"
    seated.ask(name, "step", to=0)
    assert seated.refused(name, "move", move=str(move)) == "not_live"
    seated.ask(name, "follow")
    seated.ask(name, "move", move=str(move))


def test_a_refused_move_of_the_teacher_names_its_clause(school: Class) -> None:
    school.ask(TEACHER, "fill", by="leader")
    turn = school.room.live.turn
    assert school.refused(TEACHER, "move", move=f"{turn} play {school.room.live.hands[turn][0]}") == "clause"


def test_questions_are_closed_before_they_are_answered_or_asked_again(school: Class) -> None:
    school.join("Anna")
    for do in ("close", "answer", "again", "put_away"):
        assert school.refused(TEACHER, do) == "no_poll"
    assert school.refused("Anna", "vote", choices=["x"]) == "no_poll"
    assert school.refused(TEACHER, "quiz", next=True) == "no_question"
    school.ask(TEACHER, "quiz", exercises=[EXERCISE])
    assert school.refused(TEACHER, "quiz", next=True) == "no_question"
    assert school.refused(TEACHER, "answer") == "still_open"
    assert school.refused(TEACHER, "again") == "still_open"
    choice = school.room.poll.choices[0]
    for choices in ([], "x", [7], ["nonsense"], [choice, "nonsense"], [choice, choice]):
        assert school.refused("Anna", "vote", choices=choices) == "unreadable"
    school.ask(TEACHER, "close")
    assert school.refused("Anna", "vote", choices=[choice]) == "closed"


def test_a_question_with_one_answer_takes_one_choice(school: Class) -> None:
    school.join("Anna")
    school.ask(TEACHER, "ask", ruling="K-5")
    assert school.refused("Anna", "vote", choices=["a", "b"]) == "unreadable"
    school.ask("Anna", "vote", choices=["b"])


@pytest.mark.parametrize("exercises", [None, [], "x", [EXERCISE] * 11])
def test_a_quiz_needs_a_list_of_exercises(school: Class, exercises: Any) -> None:
    assert school.refused(TEACHER, "quiz", exercises=exercises) == "unreadable"


def test_an_exercise_that_does_not_exist_is_not_drawn() -> None:
    with pytest.raises(Refused, match="no_question"):
        draw_exercises("knack", {"do": "ask", "clause": "play.99"})


@pytest.mark.parametrize(
    ("message", "fresh"),
    [
        ({"do": "ask"}, True),
        ({"do": "ask", "kind": "legal-moves"}, True),
        ({"do": "ask", "here": True}, False),
        ({"do": "ask", "ruling": "K-5"}, False),
        ({"do": "ask", "exercise": EXERCISE}, False),
        ({"do": "quiz"}, True),
        ({"do": "quiz", "next": True}, False),
        ({"do": "quiz", "exercises": []}, False),
        ({"do": "vote"}, False),
    ],
    ids=str,
)
def test_exercises_are_drawn_for_messages_that_name_none(message: dict[str, Any], fresh: bool) -> None:
    assert wants_fresh(message) is fresh
