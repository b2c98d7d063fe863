"""What is hidden from a role is in no frame sent to it: frames are the same whatever the hidden cards are.

Rooms play at random, with leaders, variants, questions and devices that break free. For each device cards that it has
not seen change places in the deal; where all that happened could have happened then, too, and the seat sees the same,
every frame must be the same, byte for byte.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from random import Random

import pytest

from knack_widgets.pages.line import Line
from knack_widgets.rooms.polling import draw_exercises
from knack_widgets.rooms.refusing import Refused
from knack_widgets.rooms.room import MATCH, Room, with_names
from knack_widgets.rooms.side_tables import table_picture
from knack_widgets.rulebook.examples import examples
from knack_widgets.rules import Record, games

from .classes import SCREEN, TEACHER, Class

ROUNDS = int(os.environ.get("ROOM_ROUNDS", "60"))
LONGEST = 8 * ROUNDS
"""A room in which hands lie open for long goes on until enough has been compared."""
NAMES = ("Anna", "Bo", "Cleo")
DEVICES = (*NAMES, "Ola", SCREEN, TEACHER)


def commands(school: Class, dice: Random):
    """Something that somebody might do now."""
    room, state = school.room, school.room.live
    ends = len(room.line.steps)
    kind = dice.randrange(25)
    if kind < 9 and not state.chance and not state.over:
        move = state.sample(dice.randrange(1 << 30))
        sitter = room.sitter(move.seat) if move else None
        return (sitter.name, "move", {"move": str(move)}) if sitter else None
    if kind < 9:
        return (dice.choice(NAMES), "deal", {})
    seat = dice.randrange(len(NAMES))
    held = state.hands[seat] if seat < len(state.hands) else ()
    card = dice.choice(held) if held else "7h"
    return (
        (NAMES[seat], "card", {"seat": seat, "code": card}),
        (NAMES[seat], "why", {"seat": seat, "code": card}),
        (dice.choice((*NAMES, "Ola")), "step", {"to": dice.randrange(ends + 1)}),
        (dice.choice((*NAMES, "Ola")), "follow", {}),
        (TEACHER, "step", {"to": dice.randrange(ends + 1)}),
        (TEACHER, "match", {}),
        (TEACHER, "match", {}),
        (TEACHER, "attempt", {"move": f"{seat} play {card}"}),
        (TEACHER, "ask", {"here": True}),
        (TEACHER, "mark", {"marks": dice.random() < 0.5}),
        (TEACHER, dice.choice(("close", "put_away", "again", "answer")), {}),
        (TEACHER, "uncover", {"open": dice.random() < 0.3}),
        (TEACHER, "ask", {"exercise": fresh(room.game.id)}),
        (TEACHER, "card", {"seat": seat, "code": card}),
        (TEACHER, "example", {"id": dice.choice(list(examples(room.game.id)))}),
        (TEACHER, "clause", {"id": dice.choice(list(room.game.clauses))}),
    )[kind - 9]


@cache
def fresh(game: str) -> str:
    return draw_exercises(game, {"do": "ask"})["exercise"]


def everything_sent(school: Class, name: str) -> str:
    """Return everything that is sent to a device; the teacher also gets the pictures of all tables."""
    pictures = range(len(school.room.tables)) if name == TEACHER else ()
    return "\n".join([school.all_frames(name), *(str(table_picture(school.room, at, "en")) for at in pictures)])


def compare_twins(school: Class, table: Room, name: str, dice: Random) -> int:
    """Compare what a device gets while a table has other hidden cards; return how often."""
    sitting = next((one.seat for one in table.members.values() if one.name == name), None)
    allowed = frozenset[int]() if sitting is None else frozenset({sitting})
    mine, line = everything_sent(school, name), table.line
    compared = 0
    for twin in twins(table, allowed, dice):
        table.line = twin
        try:
            assert everything_sent(school, name) == mine, (table.number, name)
        finally:
            table.line = line
        compared += 1
    return compared


def twins(room: Room, allowed: frozenset[int], dice: Random):
    """Rooms with another deal that a device with these seats cannot tell from this one."""
    steps = room.line.steps
    deals = [at for at, step in enumerate(steps) if step.text.startswith("deal ")]
    if not deals or not room.running:
        return
    first = deals[-1]
    cards = steps[first].text.split()[1:]
    held = [set(hand) for hand in steps[first].after.hands]
    known = {card for seat in allowed for card in held[seat]}
    hidden = [at for at, card in enumerate(cards) if card not in known]
    for _ in range(8):
        one, other = dice.sample(hidden, 2)
        mixed = list(cards)
        mixed[one], mixed[other] = mixed[other], mixed[one]
        try:
            texts = (
                *(step.text for step in steps[:first]),
                "deal " + " ".join(mixed),
                *(s.text for s in steps[first + 1 :]),
            )
            setup = room.line.opening.setup
            record = Record(
                setup.game.id,
                len(setup.names),
                texts,
                setup.first,
                dict(setup.options),
                {},
                setup.without,
                setup.readings,
            )
        except ValueError:
            continue
        line = with_names(Line.from_record(record), setup.names)
        same = all(
            mine.after.view(*allowed) == its.after.view(*allowed)
            for mine, its in zip(steps[first:], line.steps[first:], strict=True)
        )
        if same:
            yield line


def allowed_seats(room: Room, name: str) -> frozenset[int]:
    return frozenset(one.seat for one in room.members.values() if one.name == name and one.seat is not None)


@pytest.mark.apart
@pytest.mark.parametrize("game", sorted(games))
@pytest.mark.parametrize("seed", range(2))
def test_frames_do_not_depend_on_what_is_hidden(tmp_path: Path, game: str, seed: int) -> None:
    dice = Random(f"{game} {seed}")
    school = Class(tmp_path / "rooms.db", game)
    school.sit(*NAMES)
    school.join("Ola")
    school.ask(TEACHER, "fill", by="careful")
    compared = 0
    for number in range(LONGEST):
        if number >= ROUNDS and compared > 5:
            break
        if wanted := commands(school, dice):
            name, do, fields = wanted
            try:
                school.ask(name, do, **fields)
            except Refused:
                continue
        if number % 8 == 7:  # what has been opened is hidden again, and everybody is back
            school.ask(TEACHER, "uncover", open=False)
            school.ask(TEACHER, "match")
        while school.rooms.opponent_due(school.code):
            if not school.rooms.opponent_moves(school.code):
                break
        if number % 20 == 19:
            school.restart()
        room = school.room
        for name in DEVICES:
            text = school.all_frames(name, dice.choice(("sv", "de", "en")))
            assert room.seed not in text
            assert all(step.text not in text for step in room.line.steps if step.text.startswith("deal "))
        if room.hands_open or not room.running:
            continue
        name = dice.choice(DEVICES)
        lang = dice.choice(("sv", "de", "en"))
        mine, line = school.all_frames(name, lang), room.line
        for twin in twins(room, allowed_seats(room, name), dice):
            if room.variant is None and room.lead.on == MATCH:
                room.line = twin
                try:
                    assert school.all_frames(name, lang) == mine
                finally:
                    room.line = line
                compared += 1
    assert compared > 5
