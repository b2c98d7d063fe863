"""The table on the wall: its desk, questions about its position, and the hands that others still play."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from knack_widgets.rooms.class_frame import class_frame
from knack_widgets.rooms.exports import file_of
from knack_widgets.rooms.preparing import preparation
from knack_widgets.rooms.refusing import Refused
from knack_widgets.rules import Position, Record, games

from .classes import SCREEN, TEACHER, Class
from .test_hidden import compare_twins
from .test_side_tables import LINE, name_at, place_of

NAMES = tuple(f"P{number}" for number in range(1, 7))
"""Six pupils: P1, P3 and P5 are at the first of two tables, P2, P4 and P6 at the second."""
HANDS = ("Ac", "Kc", "Qc", "7h", "Ah", "As", "6s", "7c", "8s")
"""The cards of the hands with which both tables begin."""


@pytest.fixture
def school(tmp_path: Path) -> Class:
    """Two tables of three that play the same deal; the second is on the wall."""
    found = Class(tmp_path / "rooms.db", record=Record("knack", position=Position.parse(LINE)).dumps())
    found.join(*NAMES)
    found.ask(TEACHER, "tables")
    found.ask(TEACHER, "wall", table=1)
    return found


def desk(school: Class, who: str = TEACHER) -> dict[str, Any]:
    return class_frame(school.room, school.asker(who), frozenset(school.room.members), "en")


def play_out(school: Class, number: int) -> None:
    """Let the pupils of a table play its deal to the end."""
    while not (state := school.room.tables[number].live).chance:
        school.ask(name_at(school, number, state.turn), "move", move=str(next(state.moves())))


def cards_shown(school: Class, name: str) -> set[str]:
    text = school.all_frames(name)
    return {card for card in HANDS if f'\\"{card}\\"' in text or f'"{card}"' in text}


def test_the_desk_shows_the_table_on_the_wall_and_names_it(school: Class) -> None:
    school.ask("P4", "move", move="1 play Ah")
    assert school.view(TEACHER)["table"]["at"] == school.view(SCREEN)["table"]["at"] == 1
    assert school.view(SCREEN)["shown"]["words"] == "Table 2"
    assert desk(school)["match"]["about"] == "On the wall and here: Table 2."
    school.ask(TEACHER, "wall", table=None)
    assert school.view(TEACHER)["table"]["at"] == 0
    assert desk(school)["match"]["about"] == ""


def test_the_teacher_steps_back_at_the_table_on_the_wall_and_leads_it_on(school: Class) -> None:
    school.ask("P4", "move", move="1 play Ah")
    assert school.ask(TEACHER, "step", to=0) == [
        {
            "did": "table",
            "table": 1,
            "event": {
                "did": "lead",
                "lead": {"on": "match", "at": 0, "clause": None, "tried": None, "example": None},
            },
        }
    ]
    for name in ("P2", SCREEN, TEACHER):
        assert school.view(name)["table"]["at"] == 0
    assert school.view(SCREEN)["shown"]["words"] == "Table 2 · The table is being looked at; the match waits."
    assert school.refused("P6", "move", move="2 play 6s") == "not_live"
    assert school.view("P1")["shown"]["words"] == ""
    school.ask("P3", "move", move="1 play Ah")  # the other table plays on
    assert desk(school)["next"]["message"] == {"do": "match"}
    school.ask(TEACHER, "match")
    assert school.view(SCREEN)["table"]["at"] == 1
    assert desk(school)["next"] is None


def test_a_table_that_leaves_the_wall_is_hidden_again_and_plays_on(school: Class) -> None:
    school.ask("P4", "move", move="1 play Ah")
    school.ask(TEACHER, "uncover", open=True)
    school.ask(TEACHER, "step", to=0)
    school.ask(TEACHER, "wall", table=0)
    table = school.room.tables[1]
    assert not table.hands_open
    assert table.is_live(None)
    school.ask(TEACHER, "wall", table=1)
    before = school.room.count
    school.ask(TEACHER, "wall", table=1)  # the same table again changes nothing
    assert school.room.count == before + 1


def test_hands_are_opened_at_the_table_on_the_wall_with_a_warning_while_others_play_the_deal(school: Class) -> None:
    assert desk(school)["match"]["warning"] == "One other table still plays this deal, and would see these hands."
    for name in (SCREEN, TEACHER):
        assert cards_shown(school, name) == set()
    school.ask(TEACHER, "uncover", open=True)
    assert cards_shown(school, SCREEN) == cards_shown(school, TEACHER) == set(HANDS)
    assert cards_shown(school, "P4") == set(HANDS)  # at this table
    assert cards_shown(school, "P3") == {"7h", "Ah", "As"}
    assert not school.room.hands_open
    assert desk(school)["match"]["open"] is True
    school.ask(TEACHER, "uncover", open=False)
    play_out(school, 0)
    assert desk(school)["match"]["warning"] == ""
    assert desk(school)["match"]["known"] is False


def test_the_room_s_own_match_has_the_deal_of_its_tables(school: Class) -> None:
    """Nobody sits at it, so that it is not in play; but its hands are those that the tables play."""
    school.ask(TEACHER, "wall", table=None)
    assert desk(school)["match"]["warning"].startswith("Two other tables")
    assert desk(school)["match"]["known"] is False
    assert school.refused(TEACHER, "ask", here=True) == "hands_hidden"
    assert school.refused(TEACHER, "attempt", move="1 play As") == "hands_hidden"
    assert school.refused(TEACHER, "lesson_add", shown=True) == "hands_hidden"
    text = "".join(file_of(school.room, "record", "en")[1])
    assert not any(card in text for card in HANDS)


def test_a_question_about_the_table_on_the_wall_waits_until_no_table_plays_its_deal(school: Class) -> None:
    play_out(school, 1)
    assert not school.room.tables[1].running
    school.ask(TEACHER, "step", to=0)
    assert school.refused(TEACHER, "ask", here=True) == "hands_hidden"
    assert school.refused(TEACHER, "attempt", move="1 play As") == "hands_hidden"
    with pytest.raises(Refused, match="hands_hidden"):
        preparation(school.room, school.asker(TEACHER), {"do": "ask", "here": True})
    assert desk(school)["match"]["known"] is False
    play_out(school, 0)
    assert desk(school)["match"]["known"] is True
    work = preparation(school.room, school.asker(TEACHER), {"do": "ask", "here": True, "kind": "legal-moves"})
    assert work
    message = dict(work())
    school.ask(TEACHER, message.pop("do"), **message)
    poll = school.room.poll
    assert poll
    assert poll.about["table"] == 1
    assert set(poll.choices) >= {"1 play Ah"}
    for name in (*NAMES, SCREEN, TEACHER):
        assert school.view(name)["poll"]
    school.restart()
    assert school.view(SCREEN)["poll"]
    school.ask("P1", "vote", choices=["1 play Ah"])
    assert school.room.poll  # the room's own match has this deal, too, and nobody plays it
    school.ask(TEACHER, "close")
    school.ask(TEACHER, "answer")
    school.ask(TEACHER, "put_away")
    assert desk(school)["match"]["about"] == "On the wall and here: Table 2."


def test_a_question_about_open_hands_goes_when_they_are_hidden_or_their_table_is_gone(school: Class) -> None:
    for ending in (("uncover", {"open": False}), ("wall", {"table": 0}), ("tables_end", {})):
        school.ask(TEACHER, "wall", table=1)
        school.ask(TEACHER, "uncover", open=True)
        school.ask(TEACHER, "ask", here=True, kind="legal-moves")
        assert school.room.poll
        if ending[0] == "uncover":  # while a question is shown, this is about the room's own match
            school.rooms._take_in(
                school.room, [{"did": "table", "table": 1, "event": {"did": "uncover", "open": False}}]
            )
        else:
            school.ask(TEACHER, ending[0], **ending[1])
        assert school.room.poll is None, ending


def test_cards_are_tried_at_the_table_on_the_wall_while_its_hands_lie_open(school: Class) -> None:
    school.ask(TEACHER, "uncover", open=True)
    school.ask(TEACHER, "card", seat=1, code="As")
    assert school.room.tables[1].lead.tried == "1 play As"
    assert school.room.lead.tried is None
    assert "Tricks 2" in school.all_frames(SCREEN)
    school.ask(TEACHER, "card", seat=1, code="Ah")
    assert school.room.tables[1].variant
    assert school.view(SCREEN)["shown"]["on"] == "variant"
    assert len(school.room.tables[1].line.steps) == 0
    school.ask(TEACHER, "uncover", open=False)
    assert school.room.tables[1].variant is None


def test_the_position_of_the_table_on_the_wall_is_dealt_to_all(school: Class) -> None:
    school.ask("P4", "move", move="1 play Ah")
    school.ask(TEACHER, "tables")
    assert [len(table.line.steps) for table in school.room.tables] == [1, 1]
    assert school.room.wall is None


def test_hands_that_lie_open_are_hidden_when_the_position_is_dealt_to_tables(school: Class) -> None:
    school.ask(TEACHER, "tables_end")
    school.ask(TEACHER, "uncover", open=True)
    school.ask(TEACHER, "card", seat=1, code="Ah")
    assert school.room.variant
    school.ask(TEACHER, "match")
    school.ask(TEACHER, "tables")
    assert not school.room.hands_open
    assert school.room.variant is None
    assert cards_shown(school, SCREEN) == set()


def test_a_pupil_who_leads_opens_no_hands_while_tables_play(school: Class) -> None:
    school.join("Late")
    for name in ("P1", "Late"):
        member = school.asker(name).member
        assert member
        school.ask(TEACHER, "hand", member=member.id)
        assert school.refused(name, "uncover", open=True) == "teacher_opens"
        assert school.refused(name, "attempt", move="1 play As") == "hands_hidden"
        assert school.refused(name, "ask", here=True) == "hands_hidden"
    assert school.view("Late")["shown"]["words"] == "Table 2"  # who waits for a seat leads the table on the wall
    school.ask("P4", "move", move="1 play Ah")
    school.ask("Late", "step", to=0)
    assert school.view(SCREEN)["table"]["at"] == 0
    assert school.view("P1")["shown"]["words"] == ""
    assert place_of(school, "P1") == (0, 0)


@pytest.mark.parametrize("do", [[], {}, None, 7])
def test_a_command_without_a_name_is_refused_at_a_table(school: Class, do: Any) -> None:
    for name in ("P4", TEACHER):
        assert school.refused(name, do) == "not_yours"


@pytest.mark.parametrize("game", sorted(games))
def test_what_the_wall_and_its_leader_see_does_not_depend_on_hidden_cards(tmp_path: Path, game: str) -> None:
    """The teacher and a pupil who leads do at random what the desk offers; nobody lays hands open."""
    dice = Random(game)
    school = Class(tmp_path / "rooms.db", game)
    school.join(*NAMES)
    school.ask(TEACHER, "tables")
    school.join("Late")
    late = school.asker("Late").member
    assert late
    school.ask(TEACHER, "hand", member=late.id)
    school.ask(TEACHER, "wall", table=0)
    compared = 0
    for _ in range(60):
        table = school.room.tables[school.room.wall or 0]
        if not table.live.chance and not table.live.over and (move := table.live.sample(dice.randrange(1 << 30))):
            sitter = table.sitter(move.seat) if move.seat is not None else None
            seat = dice.randrange(table.seats)
            held = table.live.hands[seat] if seat < len(table.live.hands) else ()
            card = dice.choice(held) if held else "7h"
            who, do, fields = dice.choice(
                (
                    (sitter.name if sitter else TEACHER, "move", {"move": str(move)}),
                    (dice.choice((TEACHER, "Late")), "step", {"to": dice.randrange(len(table.line.steps) + 1)}),
                    (dice.choice((TEACHER, "Late")), "match", {}),
                    (dice.choice((TEACHER, "Late")), "attempt", {"move": f"{seat} play {card}"}),
                    (dice.choice((TEACHER, "Late")), "card", {"seat": seat, "code": card}),
                    (dice.choice((TEACHER, "Late")), "ask", {"here": True}),
                    (dice.choice((TEACHER, "Late")), "move", {"move": str(move)}),
                    ("Late", "uncover", {"open": True}),
                    (TEACHER, "wall", {"table": dice.randrange(len(school.room.tables))}),
                )
            )
            with suppress(Refused):
                school.ask(who, do, **fields)
        for each in school.room.tables:
            assert not each.hands_open
            name = dice.choice((SCREEN, TEACHER, "Late", *(member.name for member in each.members.values())))
            compared += compare_twins(school, each, name, dice)
    assert compared > 20
