"""A room without a wire: who may do what, and what is left of it when its process is killed."""

from __future__ import annotations

import sqlite3
import stat
import time
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from knack_widgets.rooms import codes
from knack_widgets.rooms.class_frame import class_frame, misses
from knack_widgets.rooms.device_view import own_seats
from knack_widgets.rooms.process import steady_clock
from knack_widgets.rooms.refused_moves import move_words
from knack_widgets.rooms.refusing import Refused
from knack_widgets.rooms.rooms import asker_of
from knack_widgets.rooms.store import Store
from knack_widgets.rulebook.examples import examples
from knack_widgets.rules import Record, games

from .classes import SCREEN, TEACHER, Class


@pytest.fixture
def school(tmp_path: Path) -> Class:
    return Class(tmp_path / "rooms.db")


def hand(view, seat):
    return [card["code"] for card in view["table"]["seats"][seat]["hand"]]


def test_a_room_begins_with_a_dealt_match(school):
    assert codes.is_code(school.code)
    assert school.room.live.deals == 1
    assert hand(school.view(SCREEN), 0) == [None] * 3


def test_each_seat_sees_its_own_hand_and_no_other(school):
    school.sit("Anna", "Bo")
    anna, bo = school.view("Anna"), school.view("Bo")
    assert all(hand(anna, 0))
    assert hand(anna, 1) == [None] * 3
    assert all(hand(bo, 1))
    assert hand(bo, 0) == [None] * 3


def test_the_players_are_called_as_those_who_sit_there(school):
    school.sit("Anna", "Bo")
    assert school.view(SCREEN)["table"]["seats"][1]["name"].startswith("Bo")
    school.ask("Bo", "rename", name="Bosse")
    assert school.view("Anna")["table"]["seats"][1]["name"].startswith("Bosse")


def test_a_killed_process_is_a_replay(school):
    school.sit("Anna", "Bo", "Cleo", "Dag")
    play_on(school, 6)
    seen = {name: school.all_frames(name) for name in ("Anna", "Bo", TEACHER)}
    school.restart()
    assert {name: school.all_frames(name) for name in seen} == seen


def play_on(school, moves):
    for _ in range(moves):
        state = school.room.live
        if state.chance:
            school.ask("Anna", "deal")
            continue
        move = next((move for move in state.moves() if move.verb == "knock"), None) or next(iter(state.moves()))
        name = next(one.name for one in school.room.members.values() if one.seat == move.seat)
        school.ask(name, "move", move=str(move))


def test_nobody_plays_for_another(school):
    school.sit("Anna", "Bo", "Cleo", "Dag")
    turn = school.room.live.turn
    other = next(one.name for one in school.room.members.values() if one.seat != turn)
    move = str(next(iter(school.room.live.moves())))
    assert school.refused(other, "move", move=move) == "not_your_seat"
    assert school.refused(other, "why", move=move) == "not_your_seat"
    assert school.refused(TEACHER, "move", move=move) == "not_your_seat"


def test_a_stranger_cannot_take_a_seat(school):
    school.sit("Anna")
    assert asker_of(school.room, "token of anna", teacher=False) is None
    assert asker_of(school.room, "token of Anna", teacher=True) is None
    school.join("Bo")
    assert school.refused("Bo", "sit", seat=0) == "seat_taken"


@pytest.mark.parametrize("name", ["", " ", "x" * 21, "a\u202eb", "a\u200bb", "\x07", 7])
def test_names_are_text(school, name):
    with pytest.raises(Exception, match=r"name|unreadable"):
        school.rooms.ask(school.code, school.asker(SCREEN), {"do": "join", "name": name, "token": "t"})


def test_the_teacher_moves_locks_and_hands_over(school):
    school.sit("Anna", "Bo")
    anna, bo = (one.id for one in school.room.members.values())
    school.ask(TEACHER, "place", member=anna, seat=1)
    assert [one.seat for one in school.room.members.values()] == [1, 0]
    school.ask(TEACHER, "lock", locked=True)
    with pytest.raises(Exception, match="locked"):
        school.join("Cleo")
    assert school.refused("Bo", "remove", member=anna) == "not_yours"
    school.ask(TEACHER, "remove", member=anna)
    assert asker_of(school.room, "token of Anna", teacher=False) is None
    assert bo in school.room.members


def test_a_member_leads_from_when_the_lead_is_handed_over_until_it_is_taken_back(school):
    school.sit("Anna", "Bo")
    anna, bo = (one.id for one in school.room.members.values())
    assert school.refused("Bo", "uncover", open=True) == "not_yours"
    school.ask(TEACHER, "hand", member=bo)
    school.ask("Bo", "step", to=0)
    assert school.room.lead.at == 0
    assert school.view("Anna")["table"]["at"] == 0
    assert school.refused("Bo", "lock", locked=True) == "not_yours"
    assert school.refused("Bo", "hand", member=anna) == "not_yours"
    school.ask(TEACHER, "hand", member=anna)
    assert [one.leads for one in school.room.members.values()] == [True, False]
    assert school.refused("Bo", "match") == "not_yours"
    school.ask(TEACHER, "hand", member=None)
    assert [one.leads for one in school.room.members.values()] == [False, False]
    assert school.refused("Anna", "match") == "not_yours"
    school.restart()
    assert school.refused("Anna", "match") == "not_yours"


def test_open_hands_are_hidden_again_when_another_match_begins(school):
    school.sit("Anna", "Bo")
    school.ask(TEACHER, "uncover", open=True)
    assert all(hand(school.view("Anna"), 1))
    school.ask(TEACHER, "begin", game="knack", players=4)
    assert hand(school.view("Anna"), 1) == [None] * 3
    assert hand(school.view(SCREEN), 0) == [None] * 3


def test_open_hands_are_hidden_again_with_the_next_deal_where_somebody_sits(school):
    school.sit("Anna", "Bo", "Cleo", "Dag")
    school.ask(TEACHER, "uncover", open=True)
    while not school.room.live.chance:
        play_on(school, 1)
    assert school.room.hands_open
    school.ask("Anna", "deal")
    assert school.room.live.deals == 2
    assert hand(school.view("Anna"), 1) == [None] * 3


def test_open_hands_stay_open_with_the_next_deal_where_everybody_looks_on(school):
    school.join("Anna")
    school.ask(TEACHER, "fill", by="leader")
    school.ask(TEACHER, "uncover", open=True)
    while not school.room.live.chance:
        moves = list(school.room.live.moves())
        move = next((move for move in moves if move.verb == "knock"), moves[0])
        school.ask(TEACHER, "move", move=str(move))
    school.ask(TEACHER, "deal")
    assert all(hand(school.view("Anna"), 1))


def test_all_follow_but_who_breaks_free(school):
    school.sit("Anna", "Bo", "Cleo", "Dag")
    play_on(school, 4)
    ends = len(school.room.line.steps)
    school.ask(TEACHER, "step", to=2)
    assert school.view("Anna")["table"]["at"] == 2
    school.ask("Anna", "step", to=3)
    assert school.view("Anna")["table"]["at"] == 3
    assert school.view("Bo")["table"]["at"] == 2
    assert school.refused("Bo", "deal") == "not_live"
    school.ask("Anna", "follow")
    school.ask(TEACHER, "match")
    assert school.view("Anna")["table"]["at"] == ends


def test_what_if_is_for_all_and_gone_again(school):
    school.sit("Anna", "Bo", "Cleo", "Dag")
    while school.room.live.phase != "play":
        play_on(school, 1)
    moves = list(school.room.live.moves())
    assert school.refused(TEACHER, "attempt", move=str(moves[0])) == "hands_hidden"
    school.ask(TEACHER, "uncover", open=True)
    school.ask(TEACHER, "attempt", move=str(moves[0]))
    assert school.view("Anna")["shown"]["on"] == "variant"
    assert all(all(hand(school.view(SCREEN), seat)) for seat in range(4) if hand(school.view(SCREEN), seat))
    live = len(school.room.line.steps)
    school.ask(TEACHER, "match")
    assert school.view("Anna")["table"]["at"] == live
    school.ask(TEACHER, "uncover", open=False)
    assert school.room.variant is None


def test_in_a_variant_a_leading_device_plays_every_seat_unless_it_looks_elsewhere(school):
    school.sit("Anna", "Bo", "Cleo", "Dag")
    while school.room.live.phase != "play":
        play_on(school, 1)
    school.ask(TEACHER, "uncover", open=True)
    school.ask(TEACHER, "hand", member=1)
    school.ask(TEACHER, "attempt", move=str(next(iter(school.room.live.moves()))))
    begun = len(school.room.variant.steps)
    for name in (TEACHER, "Anna"):  # two moves in a row are not both Anna's
        for _ in range(2):
            school.ask(name, "move", move=str(next(iter(school.room.variant.at_step(10_000).state.moves()))))
    assert len(school.room.variant.steps) == begun + 4
    anna = school.room.members[1]
    for member in (None, anna):
        assert own_seats(school.room, member, leads=True) == {0, 1, 2, 3}
    assert own_seats(school.room, replace(anna, free=True), leads=True) == {0}


def test_a_refused_move_is_told_to_the_class_when_the_deal_is_over(school):
    school.sit("Anna", "Bo", "Cleo", "Dag")
    state = school.room.live
    move = f"{state.turn} play {state.hands[state.turn][0]}"
    name = next(one.name for one in school.room.members.values() if one.seat == state.turn)
    school.ask(name, "move", move=move)
    assert school.view(name)["table"]["refusal"]
    others = [one for one in school.room.members.values() if one.seat != state.turn]
    assert all(school.view(one.name)["table"]["refusal"] is None for one in others)
    assert misses(school.room, "en") == []
    while not school.room.live.chance:
        play_on(school, 1)
    (told,) = misses(school.room, "en")
    (named,) = class_frame(school.room, school.asker(TEACHER), frozenset(), "en")["misses"]
    words = move_words(school.room.misses[0], "en")
    assert words.startswith("Play the ")
    assert (named["count"], named["words"]) == (1, f"{name}: {words} – {told['words'].split('broke ')[1]}")
    school.ask(TEACHER, "hand", member=1)
    assert class_frame(school.room, school.asker("Anna"), frozenset(), "en")["misses"] == [told]
    assert told["count"] == 1
    assert told["clause"] == state.judge(move).clauses[0]


def test_opponents_fill_empty_seats_while_somebody_sits(school):
    school.sit("Anna")
    assert not school.rooms.opponent_due(school.code)
    school.ask(TEACHER, "fill", by="careful")
    for _ in range(60):
        if not school.rooms.opponent_due(school.code):
            break
        school.rooms.opponent_moves(school.code)
    assert school.room.live.turn == 0 or school.room.live.chance


def test_a_record_may_be_brought_along(tmp_path):
    state = games["kopknack"].start(players=3).deal(seed=7)
    record = Record("kopknack", ("Eva", "Falk", "Gun"), ("deal " + " ".join(games["kopknack"].pack(state.setup)),))
    school = Class(tmp_path / "rooms.db", record=record.dumps())
    school.sit("Anna")
    assert [seat["name"] for seat in school.view(SCREEN)["table"]["seats"]] == ["Anna", "Falk", "Gun"]


def test_nothing_of_a_room_stays(school, tmp_path):
    school.join("Zebulon")
    assert stat.S_IMODE(school.path.stat().st_mode) == 0o600
    school.rooms.delete(school.code)
    school.rooms.store.close()
    assert all(b"Zebulon" not in path.read_bytes() for path in tmp_path.iterdir())


def test_idle_rooms_end(school):
    school.join("Anna")
    school.now += 8 * 3600 - 1
    assert school.rooms.delete_idle() == []
    school.now += 2
    assert school.rooms.delete_idle() == [school.code]
    assert school.rooms.find(school.code) is None


def test_a_room_that_nobody_has_joined_ends_sooner(school):
    school.now += 30 * 60 - 1
    assert school.rooms.delete_idle() == []
    school.now += 2
    assert school.rooms.delete_idle(used=[school.code]) == []
    assert school.rooms.delete_idle() == [school.code]


@pytest.mark.parametrize(
    ("event", "is_deleted"),
    [
        ('{"member":1,"name":"Bo","key":"k","did":"join"}', False),
        ('{ "did" : "join", "member": 1, "name": "Bo", "key": "k" }', False),
        ('{"did":"lock","note":{"did":"join"},"locked":true}', True),
        ('{"did":"join","memb', True),
        ("[]", True),
    ],
)
def test_a_join_is_recognised_in_any_order_of_its_keys(school, event, is_deleted):
    with sqlite3.connect(school.path) as file:
        file.execute("insert into event values (?, 1, ?)", (school.code, event))
    file.close()
    school.now += 30 * 60 + 1
    assert school.rooms.delete_idle() == [school.code] * is_deleted


def test_a_room_that_nobody_is_connected_to_is_read_again(school):
    school.join("Anna")
    before = school.room
    school.rooms.delete_idle(used=[school.code])
    assert school.room is before
    school.rooms.delete_idle()
    assert school.room is not before
    assert school.room == before


def test_the_teacher_removes_many_at_once(school):
    school.join("Anna", "Bo", "Cleo")
    ids = [one.id for one in school.room.members.values()]
    assert school.refused("Anna", "remove", members=ids) == "not_yours"
    school.ask(TEACHER, "remove", members=[*ids[:2], ids[0], 999])
    assert [one.name for one in school.room.members.values()] == ["Cleo"]
    assert school.refused(TEACHER, "remove", members="all") == "unreadable"
    assert school.refused(TEACHER, "remove", members=[None]) == "nobody"


def test_events_are_written_all_or_none(tmp_path):
    store = Store(tmp_path / "x.db")
    assert store.create("AAAAAA", {"did": "open"}, 1.0)
    assert not store.create("AAAAAA", {"did": "open"}, 1.0)
    with pytest.raises(Exception, match="UNIQUE"):
        store.append("AAAAAA", 0, [{"did": "x"}, {"did": "y"}], 1.0)
    assert store.events("AAAAAA") == [{"did": "open"}]
    store.close()


@pytest.mark.parametrize("damage", [b"no database at all " * 400, b"SQLite format 3\x00" + b"\xff" * 9000])
def test_a_damaged_file_is_set_aside_and_a_new_one_begins(tmp_path, caplog, damage):
    path = tmp_path / "rooms.db"
    path.write_bytes(damage)
    store = Store(path)
    assert store.codes() == []
    assert store.create("AAAAAA", {"did": "open"}, 1.0)
    store.close()
    (aside,) = tmp_path.glob("rooms.db.damaged-*")
    assert aside.read_bytes() == damage
    assert str(aside) in caplog.text


def test_a_file_that_another_process_has_locked_is_not_set_aside(tmp_path):
    path = tmp_path / "rooms.db"
    Store(path).close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("pragma journal_mode = delete")
    other.execute("begin exclusive")
    with pytest.raises(sqlite3.OperationalError):
        Store(path)
    other.close()
    assert [file.name for file in tmp_path.iterdir() if "damaged" in file.name] == []


def test_the_clock_of_rooms_does_not_jump_with_the_time_of_day(monkeypatch):
    clock = steady_clock()
    before = clock()
    monkeypatch.setattr(time, "time", lambda: before + 8 * 3600)
    assert clock() - before < 60
    assert abs(before - datetime.now(UTC).timestamp()) < 60


NASTY = ["join", "open", "seat", "__class__", "", None, 7, [], {}, "step", "vote", "ask", "card", "begin", "lead"]


@pytest.mark.parametrize("do", NASTY)
@pytest.mark.parametrize("who", ["Anna", TEACHER, SCREEN])
@pytest.mark.parametrize("value", [None, -1, 10**30, "x" * 5000, [1], {"a": 1}, "\ud800", True])
def test_a_nasty_message_is_refused_and_changes_nothing_it_may_not(school, do, who, value):
    school.join("Anna")
    fields = dict.fromkeys(("seat", "to", "move", "code", "id", "member", "record", "choices", "name", "token"), value)
    with suppress(Refused):
        school.rooms.ask(school.code, school.asker(who), {"do": do, **fields, "kind": value, "ruling": value})
    school.restart()
    assert school.view(SCREEN)


def test_among_open_hands_a_pressed_card_is_shown_to_all(school):
    school.sit("Anna", "Bo", "Cleo", "Dag")
    while school.room.live.phase != "play":
        play_on(school, 1)
    school.ask(TEACHER, "uncover", open=True)
    state = school.room.live
    seat = state.turn
    moves = {move.args[0] for move in state.moves() if move.seat == seat and move.verb == "play"}
    live = len(school.room.line.steps)
    school.ask(TEACHER, "card", seat=seat, code=sorted(moves)[0])
    assert school.room.lead.on == "variant"
    assert len(school.room.line.steps) == live
    school.ask(TEACHER, "match")
    other = (seat + 1) % 4
    if state.hands[other]:
        school.ask(TEACHER, "card", seat=other, code=state.hands[other][0])
        refusals = {name: school.view(name)["table"]["refusal"]["clauses"] for name in ("Anna", SCREEN, TEACHER)}
        assert len({tuple(one) for one in refusals.values()}) == 1


def test_a_clause_and_an_example_are_led_to(school):
    school.join("Anna")
    clause = next(iter(school.room.game.clauses))
    school.ask(TEACHER, "clause", id=clause)
    assert school.view("Anna")["clause"] == clause
    example = next(iter(examples("knack")))
    school.ask(TEACHER, "example", id=example)
    assert school.view("Anna")["shown"]["on"] == "example"
    assert school.refused(TEACHER, "card", seat=0, code="7h") == "not_your_seat"
    school.ask(TEACHER, "match")
    assert school.view("Anna")["shown"]["on"] == "match"
