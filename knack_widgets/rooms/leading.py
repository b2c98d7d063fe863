"""What is put on everybody's screen: a step, a refusal, a clause, a worked example, a variant, open hands."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Final

from ..pages.line import Line
from ..pages.seats import CONTROLS, ME, first_dealer
from ..pages.seeds import draw_seed
from ..rulebook.examples import examples
from ..rules import Move, Record, games
from ..rules.records import MAX_MOVES
from .asking import Asker
from .refusing import Message, Refused, number_in, text_in
from .room import EXAMPLE, LEADER, MATCH, VARIANT, WAIT, Event, Lead, Room, read_record

LONGEST_RECORD: Final = 64 * 1024
"""Bytes of a record that a room begins with: it is replayed whenever somebody sits down."""
MOST_STEPS: Final = 600


def step(room: Room, _: Asker, message: Message) -> list[Event]:
    """Another step of what is shown; the last one of the match goes on with it."""
    line = room.line_on(None)
    count = len((room.line if room.lead.on == MATCH else line).steps)
    at = number_in(message, "to", count + 1)
    newest = at == count and room.lead.on != EXAMPLE
    return [_lead(replace(room.lead, at=None if newest else at, tried=None))]


def clause(room: Room, _: Asker, message: Message) -> list[Event]:
    """Mark a clause, or (empty) none."""
    id_ = text_in(message, "id", 60)
    if id_ and id_ not in room.game.clauses:
        raise Refused("unreadable")
    same = room.lead.clause == id_ and message.get("show") is not True
    return [_lead(replace(room.lead, clause=None if same else id_ or None))]


def example(room: Room, _: Asker, message: Message) -> list[Event]:
    """A worked example of the game."""
    name = text_in(message, "id", 100)
    found = examples(room.game.id).get(name)
    if found is None:
        raise Refused("unreadable")
    return [_lead(Lead(EXAMPLE, found.at, found.shows[0], None, name))]


def match(room: Room, _: Asker, __: Message) -> list[Event]:
    """Back to the match, where it goes on."""
    return [_lead(Lead(clause=room.lead.clause))]


def attempt(room: Room, _: Asker, message: Message) -> list[Event]:
    """What would happen to a move here, for all to see: a refused one with its clauses, an allowed one as a variant.

    Only where everybody may know the hands: else the answer would tell of one.
    """
    if not room.all_seen and room.lead.on != EXAMPLE:
        raise Refused("hands_hidden")
    lead = replace(room.lead, tried=None)
    shown = line_shown(room)
    verdict = shown.state.judge(text_in(message, "move", 300))
    if verdict.move.seat is None:
        raise Refused("not_your_seat")
    if not verdict.legal or lead.on == EXAMPLE:
        return [_lead(replace(lead, at=shown.at, tried=str(verdict.move)))]
    if shown.at >= MAX_MOVES:
        raise Refused("long")
    start = {} if lead.on == VARIANT else {"from": shown.at}
    return [{"did": "vary", "move": str(verdict.move), **start}]


def uncover(_: Room, __: Asker, message: Message) -> list[Event]:
    """All hands lie open, or no longer do."""
    return [{"did": "uncover", "open": message.get("open") is True}]


def mark(_: Room, __: Asker, message: Message) -> list[Event]:
    """Cards that may be played are marked, or are not."""
    return [{"did": "mark", "marks": message.get("marks") is True}]


def fill(_: Room, __: Asker, message: Message) -> list[Event]:
    """Who plays the seats that nobody has: an opponent, or whoever leads."""
    by = text_in(message, "by", 20)
    if by not in (LEADER, WAIT) and (by not in CONTROLS or by == ME):
        raise Refused("unreadable")
    return [{"did": "fill", "by": by}]


def begin(_: Room, __: Asker, message: Message) -> list[Event]:
    """Another match: of a game for so many players, dealt; or a record, which goes on at its end."""
    if text := text_in(message, "record", LONGEST_RECORD):
        found = read_record(text)
    else:
        id_ = text_in(message, "game", 60)
        if id_ not in games:
            raise Refused("unreadable")
        game = games[id_]
        count = number_in(message, "players", 40)
        found = deal_first(Record(game.id, count, first=first_dealer(game, count)))
    if len(found.steps) > MOST_STEPS:
        raise Refused("long")
    return [{"did": "begin", "record": found.dumps()}]


def prepare_record(message: Message) -> None:
    """Read the record of a message, and as it will be stored: `begin` then has both at hand.

    Raises `Refused`, `RecordError`.
    """
    read_record(read_record(text_in(message, "record", LONGEST_RECORD)).dumps())


def deal_first(record: Record) -> Record:
    """A record with its first deal, and any draws before it."""
    line, state = Line(record.opening), record.opening
    while state.chance and not state.deals:
        line = line.play(Move(*state.by_chance(draw_seed())))
        state = line.state
    return line.record()


def line_shown(room: Room) -> Line:
    """What lies on everybody's table, without a move that is judged there."""
    shown = room.line_on(None)
    return shown.at_step(shown.at - 1) if room.lead.tried else shown


def _lead(lead: Lead) -> Event:
    return {"did": "lead", "lead": asdict(lead)}
