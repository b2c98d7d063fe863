"""Names that are stored or sent: a room of the release before is read, and every command has its fixed name."""

from __future__ import annotations

import json
import re
from pathlib import Path

from knack_widgets.rooms.commands import ANYBODY, LEADERS, MEMBERS, TEACHERS
from knack_widgets.rooms.event_handlers import FOLDS, replay
from knack_widgets.rooms.miss import Miss
from knack_widgets.rooms.refused_moves import move_words
from knack_widgets.rooms.room import Lead
from knack_widgets.widgets.intents import INTENTS
from knack_widgets.widgets.practice import ACTS

STORED = Path(__file__).parent / "stored" / "room_of_the_release_before.jsonl"
"""Every kind of event, as commit ef9e0d4 wrote it. The file is never written again."""
DOCS = Path(__file__).parents[2] / "docs" / "reference" / "rooms.md"
BY_THE_HALL = {"settle", "hello", "lang", "delete", "paste"}
"""Messages that are carried out before they come to a room (`devices.py`)."""


def stored_events():
    return [json.loads(line) for line in STORED.read_text("utf-8").splitlines()]


def test_a_room_stored_by_the_release_before_is_the_same_room():
    room = replay("AAAAAA", stored_events())
    assert [(one.id, one.name, one.seat, one.leads, one.free, one.at) for one in room.members.values()] == [
        (1, "Anna", 0, False, False, 0),
        (2, "Bosse", 1, True, False, 0),
        (3, "Cleo", 2, False, False, 1),
        (4, "Dag", 3, False, False, 2),
    ]
    assert (room.met, room.locked, room.marks, room.hands_open) == (5, True, False, False)
    assert (room.fill, room.count, room.match, room.lead) == ("careful", 42, 1, Lead())
    (miss,) = room.misses
    assert miss == Miss(1, 0, 1, ("bidding.2",), miss.move, on_turn=True, setup=room.line.opening.setup)
    assert move_words(miss, "en") == "Play the six of hearts"
    assert room.game.id == "kopknack"
    assert room.line.steps[0].text.startswith("deal 6d Jc 8s Kd 8d")
    assert room.quiz == ("knack.play-3.legal-moves.7", "kopknack.play-3.legal-moves.7")
    assert room.poll
    assert (room.poll.votes, room.poll.closed, room.poll.answered) == ({4: ("2 blank 6s",)}, True, False)
    (asked,) = room.asked
    assert asked.votes == {3: ("2 blank 6s",)}
    assert asked.earlier == [{1: ("2 blank 6s",), 2: ("2 blank 6s",)}]


def test_the_stored_room_has_every_event_of_its_release():
    assert {event["did"] for event in stored_events()} - {"open"} <= set(FOLDS)
    assert len({event["did"] for event in stored_events()}) == 24


def test_the_commands_of_rooms_are_those_that_the_docs_name():
    named = set(re.findall(r'"do": ?"(\w+)"', DOCS.read_text("utf-8"))) - BY_THE_HALL
    known = {*ANYBODY, *MEMBERS, *LEADERS, *TEACHERS}
    assert known - {"deal"} == named


def test_the_intents_of_pages_keep_their_names():
    assert " ".join(sorted(INTENTS)) == (
        "card clause control deal end example extend_log hint lang line load look move new opponent option original "
        "permalink pref read redrawn restore_snapshot save save_beside save_rules settle step take_back why"
    )
    assert " ".join(sorted(ACTS)) == (
        "again back bring check forget hint lay look_again next paper quiz remember restore take try_out"
    )
