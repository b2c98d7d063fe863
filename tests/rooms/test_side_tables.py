"""Several tables in a room: one deal for all, each with its own match, seen by the teacher as small pictures."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from knack_widgets.rooms import frames, side_tables
from knack_widgets.rooms.class_frame import class_frame
from knack_widgets.rooms.devices import Hall
from knack_widgets.rooms.hints import hint_work
from knack_widgets.rooms.refusing import Refused
from knack_widgets.rooms.rooms import MAX_TABLES_MOVED
from knack_widgets.rooms.side_tables import MAX_TABLE_STEPS, table_picture
from knack_widgets.rules import Position, Record, games

from .classes import SCREEN, TEACHER, Class
from .test_hidden import compare_twins, twins

NAMES = tuple(f"P{number}" for number in range(1, 8))
"""Seven pupils, so that of two tables of four one has an empty seat."""


@pytest.fixture
def school(tmp_path: Path) -> Class:
    found = Class(tmp_path / "rooms.db")
    found.join(*NAMES)
    found.ask(TEACHER, "tables", fill="nobody")
    return found


def place_of(school: Class, name: str) -> tuple[int, int]:
    """Return the table and the seat of a pupil."""
    return next(
        (number, member.seat)
        for number, table in enumerate(school.room.tables)
        for member in table.members.values()
        if member.name == name and member.seat is not None
    )


def name_at(school: Class, number: int, seat: int) -> str:
    sitter = school.room.tables[number].sitter(seat)
    assert sitter
    return sitter.name


def knock(school: Class, number: int) -> str:
    """Let the seat that is to act at a table make a legal move; return its name."""
    state = school.room.tables[number].live
    name = name_at(school, number, state.turn)
    school.ask(name, "move", move=f"{state.turn} knock")
    return name


def test_every_pupil_has_a_seat_at_a_table_with_the_same_deal(school: Class) -> None:
    places = [place_of(school, name) for name in NAMES]
    assert len(set(places)) == 7
    assert [len(table.members) for table in school.room.tables] == [4, 3]
    assert {str(table.live.hands) for table in school.room.tables} == {str(school.room.live.hands)}
    for name in NAMES:
        number, seat = place_of(school, name)
        own = frames.own(school.room, school.asker(name), "en")
        assert own["code"] == school.code
        assert own["you"]["seat"] == seat  # type: ignore[index]
        drawing = frames.view(school.room, school.asker(name), "en", draws=True)["drawing"]
        hands = school.room.tables[number].live.hands
        assert [at for at, hand in enumerate(hands) if all(f'data-card="{card}"' in drawing for card in hand)] == [seat]


def test_a_move_is_made_at_its_own_table(school: Class) -> None:
    before = [table.count for table in school.room.tables]
    knock(school, 0)
    assert [table.count for table in school.room.tables] == [before[0] + 1, before[1]]
    assert len(school.room.line.steps) == 1  # the room's own match waits
    assert [len(table.line.steps) for table in school.room.tables] == [2, 1]


def test_nobody_moves_for_a_seat_at_another_table(school: Class) -> None:
    state = school.room.tables[0].live
    other = next(name for name in NAMES if place_of(school, name)[0] == 1 and place_of(school, name)[1] != state.turn)
    assert school.refused(other, "move", move=f"{state.turn} knock") == "not_your_seat"
    assert school.refused(TEACHER, "move", move=f"{state.turn} knock") == "not_your_seat"


def test_tables_and_their_moves_survive_a_restart(school: Class) -> None:
    knock(school, 1)
    school.ask(TEACHER, "wall", table=1)
    school.ask(NAMES[0], "rename", name="Zoe")
    school.tokens["Zoe"] = school.tokens.pop(NAMES[0])
    everybody = ("Zoe", *NAMES[1:], SCREEN, TEACHER)
    before = [school.all_frames(name) for name in everybody]
    assert "Zoe" in json.dumps(school.view("Zoe"), ensure_ascii=False)
    school.restart()
    assert [school.all_frames(name) for name in everybody] == before


def test_a_table_is_put_on_the_wall_as_everybody_sees_it(school: Class) -> None:
    knock(school, 0)
    assert school.view(SCREEN)["shown"]["words"] == ""
    school.ask(TEACHER, "wall", table=0)
    shown = school.view(SCREEN)
    assert shown["shown"]["words"] == "Table 1"
    assert shown["table"]["at"] == 2
    assert school.view(SCREEN, "sv")["shown"]["words"] == "Bord 1"
    school.ask(TEACHER, "wall", table=None)
    assert school.view(SCREEN)["table"]["at"] == 1


def test_a_question_is_shown_to_all_tables_and_then_play_goes_on(school: Class) -> None:
    school.ask(TEACHER, "ask", exercise="knack.play-3.legal-moves.7")
    for name in (*NAMES, SCREEN):
        assert school.view(name)["poll"]
    state = school.room.tables[0].live
    assert school.refused(name_at(school, 0, state.turn), "move", move=f"{state.turn} knock") == "not_live"
    school.ask(NAMES[0], "vote", choices=["2 blank 6s"])
    school.ask(TEACHER, "put_away")
    knock(school, 0)


def test_who_leaves_leaves_the_table_and_who_comes_later_looks_on(school: Class) -> None:
    number, seat = place_of(school, NAMES[2])
    school.ask(NAMES[2], "leave")
    assert school.room.tables[number].sitter(seat) is None
    school.join("Late")
    assert frames.own(school.room, school.asker("Late"), "en")["you"]["seat"] is None  # type: ignore[index]
    school.ask(TEACHER, "wall", table=1)
    assert school.view("Late")["shown"]["words"] == "Table 2"


def test_a_lost_device_comes_back_to_its_table(school: Class) -> None:
    place = place_of(school, NAMES[0])
    school.join("Again")
    members = {member.name: member.id for member in school.room.members.values()}
    school.ask(TEACHER, "replace", member=members[NAMES[0]], by=members["Again"])
    school.tokens[NAMES[0]] = school.tokens["Again"]
    assert place_of(school, NAMES[0]) == place
    assert frames.own(school.room, school.asker(NAMES[0]), "en")["you"]["seat"] == place[1]  # type: ignore[index]


def test_another_match_or_the_end_brings_all_back_to_one_table(school: Class) -> None:
    school.ask(TEACHER, "tables_end")
    assert school.room.tables == []
    assert class_frame(school.room, school.asker(TEACHER), frozenset(), "en")["tables"] is None
    school.ask(TEACHER, "tables")
    assert len(school.room.tables) == 2
    school.ask(TEACHER, "begin", game="knack", players=3)
    assert school.room.tables == []
    school.ask(TEACHER, "tables")
    assert len(school.room.tables) == 3


LINE = "knack;players=3;phase=play;dealer=0;turn=1;hands=Ac_Kc_Qc,7h_Ah_As,6s_7c_8s;up=9h"
"""The seat that leads has the ace of trumps, so that its other cards are refused (`play.2`)."""


@pytest.fixture
def stuck(tmp_path: Path) -> Class:
    """Two tables of three; at the second one, P4 has been refused a card twice."""
    found = Class(tmp_path / "rooms.db", record=Record("knack", position=Position.parse(LINE)).dumps())
    found.join(*NAMES[:6])
    found.ask(TEACHER, "tables")
    assert place_of(found, "P4") == (1, 1)
    for _ in range(2):
        found.ask("P4", "move", move="1 play As")
    return found


def desk(school: Class, who: str = TEACHER) -> dict[str, Any]:
    return class_frame(school.room, school.asker(who), frozenset(school.room.members), "en")


def test_the_desk_says_who_is_stuck_at_which_table_and_clause(stuck: Class) -> None:
    frame = desk(stuck)
    assert {one["name"]: one["table"] for one in frame["members"]} == {f"P{id_}": (id_ - 1) % 2 for id_ in range(1, 7)}
    assert {one["name"]: one["stuck"]["words"] for one in frame["members"] if one["stuck"]} == {
        "P4": "refused two times: Tricks 2"
    }
    assert frame["state"] == "one stuck"
    stuck.ask("P4", "move", move="1 play Ah")
    assert not any(one["stuck"] for one in desk(stuck)["members"])
    assert desk(stuck)["state"] == ""


def test_a_clause_of_a_table_is_no_clue_for_a_pupil_who_leads(stuck: Class) -> None:
    stuck.ask(TEACHER, "hand", member=1)
    assert [one["stuck"]["clause"] for one in desk(stuck, "P1")["members"] if one["stuck"]] == [None]
    while not stuck.room.tables[0].live.chance:  # the deal is over at one table; at the other it goes on
        table = stuck.room.tables[0].live
        stuck.ask(name_at(stuck, 0, table.turn), "move", move=str(next(table.moves())))
    assert [one["stuck"]["clause"] for one in desk(stuck, "P1")["members"] if one["stuck"]] == [None]
    assert desk(stuck)["misses"] == desk(stuck, "P1")["misses"] == []
    while not stuck.room.tables[1].live.chance:
        table = stuck.room.tables[1].live
        stuck.ask(name_at(stuck, 1, table.turn), "move", move=str(next(table.moves())))
    (missed,) = desk(stuck, "P1")["misses"]
    assert missed["words"] == "One of you broke Tricks 2"


def test_refused_moves_at_tables_stay_in_the_results(school: Class) -> None:
    state = school.room.tables[1].live
    name = name_at(school, 1, state.turn)
    school.ask(name, "move", move=f"{state.turn} play {state.hands[state.turn][0]}")
    (miss,) = school.room.tables[1].misses
    assert desk(school)["misses"] == []
    school.ask(TEACHER, "tables_end")
    assert desk(school)["misses"] == []  # the same deal is still on the table of the room
    school.ask(TEACHER, "begin", game="knack", players=3)
    assert [one["clause"] for one in desk(school)["misses"]] == [miss.clauses[0]]
    school.restart()
    assert [(one.member, one.clauses) for one in school.room.misses] == [(miss.member, miss.clauses)]
    assert [one["clause"] for one in desk(school)["misses"]] == [miss.clauses[0]]


def test_hints_are_given_at_a_table_from_the_view_of_its_seat_if_the_teacher_allows_them(stuck: Class) -> None:
    assert stuck.refused("P4", "hint") == "no_hints"
    stuck.ask(TEACHER, "hints", on=True)
    assert hints_of(stuck) == {"P1": None, "P2": None, "P3": 3, "P4": 3, "P5": None, "P6": None}
    assert stuck.refused("P1", "hint") == "no_hint_now"
    assert stuck.refused("P4", "hint", at=9) == "late"
    assert stuck.ask("P4", "hint", at=0) == [{"did": "table", "table": 1, "event": {"did": "hint", "member": 4}}]
    assert hints_of(stuck)["P4"] == 2
    assert hints_of(stuck)["P3"] == 3
    found = hint_work(stuck.room, stuck.asker("P4"), "en")()
    assert found["left"] == 2
    assert found["clause"]["id"] == "play.2"
    table = stuck.room.tables[1]
    mine, line = hint_work(stuck.room, stuck.asker("P4"), "en")(), table.line
    for twin in twins(table, frozenset({1}), Random(3)):
        table.line = twin
        assert hint_work(stuck.room, stuck.asker("P4"), "en")() == mine
    table.line = line
    stuck.restart()
    assert hints_of(stuck)["P4"] == 2
    stuck.ask(TEACHER, "tables")
    assert set(hints_of(stuck).values()) == {None, 3}
    stuck.ask(TEACHER, "hints", on=False)
    assert set(hints_of(stuck).values()) == {None}
    assert stuck.refused("P4", "hint") == "no_hints"


def hints_of(school: Class) -> dict[str, Any]:
    return {name: frames.own(school.room, school.asker(name), "en")["hints"] for name in NAMES[:6]}


def test_marks_are_removed_and_shown_at_all_tables(stuck: Class) -> None:
    assert "P4" in school_marks(stuck)
    stuck.ask(TEACHER, "mark", marks=False)
    assert school_marks(stuck) == []
    stuck.ask(TEACHER, "tables")
    assert school_marks(stuck) == []


def school_marks(school: Class) -> list[str]:
    """Return the pupils whose table says which cards may be played."""
    views = {name: frames.view(school.room, school.asker(name), "en", draws=True) for name in NAMES[:6]}
    return [name for name, seen in views.items() if "kb-legal" in str(seen["drawing"])]


def test_clauses_questions_and_examples_of_a_lesson_are_shown_at_all_tables(stuck: Class) -> None:
    everybody = (*NAMES[:6], SCREEN)
    stuck.ask(TEACHER, "wall", table=0)
    stuck.ask(TEACHER, "clause", id="play.2", show=True)
    assert {stuck.view(name)["clause"] for name in everybody} == {"play.2"}
    stuck.ask(TEACHER, "lesson_add", kind="question", value="Why the ace?")
    stuck.ask(TEACHER, "lesson_step", to=0)
    assert {stuck.view(name)["task"] for name in everybody} == {"Why the ace?"}
    stuck.ask(TEACHER, "example", id="play-02-ace-at-once")
    assert {stuck.view(name)["shown"]["on"] for name in everybody} == {"example"}
    assert stuck.refused("P4", "move", move="1 play Ah") == "not_live"
    stuck.ask(TEACHER, "match")
    assert {stuck.view(name)["shown"]["on"] for name in everybody} == {"match"}
    stuck.ask("P4", "move", move="1 play Ah")


def test_who_comes_late_waits_until_the_teacher_gives_a_seat_at_a_table(school: Class) -> None:
    school.join("Late")
    own = frames.own(school.room, school.asker("Late"), "en")
    assert own["waits"] is True
    assert not frames.own(school.room, school.asker(NAMES[0]), "en")["waits"]
    assert school.refused("Late", "sit", seat=0) == "wait_table"
    assert desk(school)["tables"]["free"] == [0, 1]
    late = school.asker("Late").member
    assert late
    assert school.refused(TEACHER, "to_table", member=late.id, table=0) == "seat_taken"
    school.ask(TEACHER, "to_table", member=late.id, table=1)
    number, seat = place_of(school, "Late")
    assert number == 1
    school.restart()
    assert place_of(school, "Late") == (number, seat)
    table = school.room.tables[1]
    assert table.line.opening.setup.names[seat] == "Late"
    drawing = frames.view(school.room, school.asker("Late"), "en", draws=True)["drawing"]
    seen = [at for at, hand in enumerate(table.live.hands) if all(f'data-card="{card}"' in drawing for card in hand)]
    assert seen == [seat]
    assert not frames.own(school.room, school.asker("Late"), "en")["waits"]
    assert school.refused(TEACHER, "to_table", member=late.id, table=1) == "seat_taken"
    school.ask("Late", "leave")
    assert desk(school)["tables"]["free"] == [0, 1]


@pytest.mark.parametrize("fields", [{"table": 9}, {"table": "1"}, {}, {"table": 1, "member": "x"}])
def test_a_late_pupil_comes_only_to_a_table_that_there_is(school: Class, fields: dict[str, Any]) -> None:
    school.join("Late")
    late = school.asker("Late").member
    assert late
    assert school.refused(TEACHER, "to_table", **{"member": late.id, **fields}) in ("unreadable", "nobody")


def test_the_position_of_a_table_leads_back_to_the_room(stuck: Class) -> None:
    for name in (*NAMES[:6], TEACHER):
        query = frames.settle_frame(stuck.room, stuck.asker(name), "en")["query"]
        assert str(query).endswith(f"&from=match&room={stuck.code}")


def test_a_stopped_table_waits_for_the_teacher(stuck: Class) -> None:
    stuck.ask(TEACHER, "wall", table=1)
    stuck.ask(TEACHER, "hints", on=True)
    stuck.ask(TEACHER, "tables_stop", on=True)
    assert desk(stuck)["tables"]["stopped"] is True
    assert {stuck.view(name)["shown"]["words"] for name in NAMES[:6]} == {"Stopped. Look to the front."}
    assert stuck.view(SCREEN)["shown"]["words"] == "Table 2"
    assert stuck.refused("P4", "move", move="1 play Ah") == "not_live"
    assert set(hints_of(stuck).values()) == {None}
    assert not stuck.rooms.opponent_due(stuck.code)
    stuck.restart()
    assert stuck.refused("P4", "move", move="1 play Ah") == "not_live"
    stuck.ask(TEACHER, "tables_stop", on=False)
    assert stuck.view("P4")["shown"]["words"] == ""
    stuck.ask("P4", "move", move="1 play Ah")
    stuck.ask(TEACHER, "tables_end")
    assert stuck.ask(TEACHER, "tables_stop", on=True) == []


def test_a_stopped_computer_player_waits_too(school: Class) -> None:
    school.ask(TEACHER, "tables")
    state = school.room.tables[1].live
    school.ask(name_at(school, 1, state.turn), "leave")
    assert school.rooms.opponent_due(school.code)
    school.ask(TEACHER, "tables_stop", on=True)
    assert not school.rooms.opponent_due(school.code)
    school.ask(TEACHER, "tables_stop", on=False)
    assert school.rooms.opponent_due(school.code)


def test_the_desk_says_how_many_deals_would_be_broken_off(stuck: Class) -> None:
    assert desk(stuck)["tables"]["running"] == "Two deals are still running. They will be broken off."
    for number, words in ((0, "One deal is still running. It will be broken off."), (1, "No deal is running.")):
        while not stuck.room.tables[number].live.chance:
            table = stuck.room.tables[number].live
            stuck.ask(name_at(stuck, number, table.turn), "move", move=str(next(table.moves())))
        assert desk(stuck)["tables"]["running"].startswith(words)


@pytest.mark.parametrize("do", ["tables", "wall", "to_table", "tables_stop", "tables_end"])
def test_only_the_teacher_deals_tables(school: Class, do: str) -> None:
    school.ask(TEACHER, "hand", member=1)
    for name in NAMES[:2]:
        assert school.refused(name, do, table=0) == "not_yours"


@pytest.mark.parametrize("table", [-1, 2, True, "0", 0.0])
def test_a_table_that_does_not_exist_is_not_put_on_the_wall(school: Class, table: Any) -> None:
    assert school.refused(TEACHER, "wall", table=table) == "unreadable"


@pytest.mark.parametrize("fill", ["me", "leader", "wizard", 7, "a" * 21])
def test_a_table_is_filled_by_computer_players_alone(school: Class, fill: Any) -> None:
    assert school.refused(TEACHER, "tables", fill=fill) == "unreadable"


def test_tables_have_bounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    school = Class(tmp_path / "rooms.db")
    assert school.refused(TEACHER, "tables") == "nobody"
    school.join(*NAMES)
    monkeypatch.setattr(side_tables, "MAX_TABLES", 1)
    assert school.refused(TEACHER, "tables") == "full"
    monkeypatch.undo()
    monkeypatch.setattr(side_tables, "MAX_TABLE_STEPS", 0)
    assert school.refused(TEACHER, "tables") == "long"
    assert MAX_TABLE_STEPS == 60


def test_computer_players_move_at_few_tables_at_once_and_none_is_forgotten(tmp_path: Path) -> None:
    school = Class(tmp_path / "rooms.db")
    names = [f"P{number}" for number in range(48)]
    school.join(*names)
    school.ask(TEACHER, "tables")
    for name in names[:36]:  # at each of the twelve tables one pupil stays
        school.ask(name, "leave")
    assert len(school.room.tables) == 12
    seen: set[int] = set()
    for _ in range(2):
        moves = school.rooms.opponent_moves(school.code)
        assert len(moves) <= MAX_TABLES_MOVED
        seen |= {event["table"] for event in moves}
    assert seen == set(range(12))


def test_a_hundred_tables_are_dealt_and_shown_in_bounded_time(tmp_path: Path) -> None:
    school = Class(tmp_path / "rooms.db")
    events = [{"did": "join", "member": id_, "name": f"P{id_}", "key": f"{id_}"} for id_ in range(1, 401)]
    school.rooms.store.append(school.code, 1, events, 1e9)
    school.restart()
    began = time.process_time()
    school.ask(TEACHER, "tables")
    assert len(school.room.tables) == 100
    assert time.process_time() - began < 1
    table_picture(school.room, 0, "en")
    began = time.process_time()
    pictures = [json.dumps(table_picture(school.room, number, "en")) for number in range(100)]
    assert time.process_time() - began < 2
    assert max(map(len, pictures)) < 12_000


@pytest.mark.parametrize("game", sorted(games))
def test_no_frame_and_no_picture_depends_on_cards_that_are_hidden_from_its_device(tmp_path: Path, game: str) -> None:
    dice = Random(game)
    school = Class(tmp_path / "rooms.db", game)
    school.join(*NAMES)
    school.ask(TEACHER, "tables")
    compared = 0
    for round_ in range(40):
        if round_ % 10 == 9:
            school.ask(TEACHER, "wall", table=dice.randrange(len(school.room.tables)))
        number = dice.randrange(len(school.room.tables))
        table = school.room.tables[number]
        if not table.live.chance and not table.live.over and (move := table.live.sample(dice.randrange(1 << 30))):
            sitter = table.sitter(move.seat) if move.seat is not None else None
            if sitter:
                try:
                    school.ask(sitter.name, "move", move=str(move))
                except Refused:
                    continue
        name = dice.choice((*NAMES, SCREEN, TEACHER))
        compared += compare_twins(school, table, name, dice)
    assert compared > 5


def test_pictures_go_to_the_teacher_alone_and_only_when_a_table_has_changed(
    school: Class, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[dict[str, Any]] = []
    drawn = []
    monkeypatch.setattr(side_tables, "picture", lambda sight: drawn.append(sight) or len(drawn))

    async def scene() -> None:
        hall = Hall(school.rooms, lambda data: said.append(dict(data)))
        hellos = [
            {"do": "hello", "lang": "en", "token": school.secret, "teacher": True},
            {"do": "hello", "lang": "en", "token": school.tokens[NAMES[0]], "tab": "1"},
            {"do": "hello", "lang": "en", "screen": True},
        ]
        for line, hello in enumerate(hellos, 1):
            hall.take(line, school.code, hello)
        await asyncio.sleep(0.5)
        assert [lines for lines, _ in pictures(said)] == [[1], [1]]
        said.clear()
        knock(school, 1)
        hall.show(school.code)
        await asyncio.sleep(0.3)
        ((lines, frame),) = pictures(said)
        assert (lines, frame["number"]) == ([1], 1)
        assert len(drawn) == 3
        hall.close(school.code)

    asyncio.run(scene())


def pictures(said: list[dict[str, Any]]) -> list[tuple[list[int], dict[str, Any]]]:
    sent = [(one["to"], json.loads(one["text"])) for one in said if "text" in one]
    return [(lines, frame) for lines, frame in sent if frame["is"] == "table"]


def test_a_room_of_one_table_draws_no_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    school = Class(tmp_path / "rooms.db")
    school.join("Anna")

    def draw(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(side_tables, "picture", draw)
    said: list[dict[str, Any]] = []

    async def scene() -> None:
        hall = Hall(school.rooms, lambda data: said.append(dict(data)))
        hall.take(1, school.code, {"do": "hello", "lang": "en", "token": school.secret, "teacher": True})
        await asyncio.sleep(0.3)

    asyncio.run(scene())
    assert pictures(said) == []
    assert any('"is":"class"' in one.get("text", "") for one in said)
