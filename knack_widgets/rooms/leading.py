"""Commands of a leading device: to show steps, clauses, examples and variants to all.

A command gets `(room, asker, message)` and returns the events of the message, or raises `Refused`.
"""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Final

from ..pages.line import Line
from ..pages.seats import CONTROLS, ME, first_dealer
from ..pages.seeds import draw_seed
from ..rulebook.examples import examples
from ..rules import Move, Record, games
from ..rules.record_text import MAX_MOVES
from .asker import Asker
from .refusing import Message, Refused, number_in, text_in
from .room import EXAMPLE, LEADER, MATCH, VARIANT, WAIT, Event, Lead, Room, read_record

LONGEST_RECORD: Final = 64 * 1024
"""Greatest length (letters) of a record with which a room begins.

When a member sits down, the names in all steps of the record are replaced.
"""
MAX_RECORD_STEPS: Final = 600
"""Greatest number of steps of a record with which a room begins."""


def step(room: Room, _: Asker, message: Message) -> list[Event]:
    """Show another step of the match, example or variant.

    At the last step of the match or variant, further moves are shown as they are played.
    """
    line = room.line_on(None)
    count = len((room.line if room.lead.on == MATCH else line).steps)
    at = number_in(message, "to", count + 1)
    newest = at == count and room.lead.on != EXAMPLE
    return [_lead(replace(room.lead, at=None if newest else at, tried=None))]


def clause(room: Room, _: Asker, message: Message) -> list[Event]:
    """Mark a clause, or remove the mark.

    The mark is removed if `id` is empty, or if the clause is already marked and the message has no `show`. A question
    covers the table and its clause, so a closed question is removed first; it comes back if its answer was not shown.

    Raise `Refused` while a question is open, or while questions of a quiz are still to come.
    """
    id_ = text_in(message, "id", 60)
    if id_ and id_ not in room.game.clauses:
        raise Refused("unreadable")
    if id_ and room.poll is not None:
        if not room.poll.closed:
            raise Refused("still_open")
        if 0 < int(room.poll.about.get("quiz", 0)) < len(room.quiz):
            raise Refused("quiz_goes_on")
        return [{"did": "put_away", "aside": not room.poll.answered}, _lead(replace(room.lead, clause=id_))]
    same = room.lead.clause == id_ and message.get("show") is not True
    return [_lead(replace(room.lead, clause=None if same else id_ or None))]


def example(room: Room, _: Asker, message: Message) -> list[Event]:
    """Show a worked example of the game, at the step that it is about or at a `step`."""
    name = text_in(message, "id", 100)
    worked = examples(room.game.id).get(name)
    if worked is None:
        raise Refused("unreadable")
    at = number_in(message, "step", len(worked.record.steps) + 1) if "step" in message else worked.at
    return [_lead(Lead(EXAMPLE, at, worked.shows[0], None, name))]


def match(room: Room, _: Asker, __: Message) -> list[Event]:
    """Show the match again, at its newest step."""
    return [_lead(Lead(clause=room.lead.clause))]


def attempt(room: Room, _: Asker, message: Message) -> list[Event]:
    """Show a move to all: a refused move with its clauses, an allowed move as a variant.

    The hands must be open, because the verdict may depend on a hand.
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
    """Open all hands, or hide them again."""
    return [{"did": "uncover", "open": message.get("open") is True}]


def mark(_: Room, __: Asker, message: Message) -> list[Event]:
    """Mark the cards that may be played, or stop marking them."""
    return [{"did": "mark", "marks": message.get("marks") is True}]


def fill(_: Room, __: Asker, message: Message) -> list[Event]:
    """Set the player of the empty seats: a computer player, the leading device or no player."""
    by = text_in(message, "by", 20)
    if by not in (LEADER, WAIT) and (by not in CONTROLS or by == ME):
        raise Refused("unreadable")
    return [{"did": "fill", "by": by}]


def begin(_: Room, __: Asker, message: Message) -> list[Event]:
    """Begin another match: a new one of `game` for `players`, or a `record` at its end or at a `step`."""
    if text := text_in(message, "record", LONGEST_RECORD):
        record = read_record(text)
    else:
        id_ = text_in(message, "game", 60)
        if id_ not in games:
            raise Refused("unreadable")
        game = games[id_]
        count = number_in(message, "players", 40)
        record = deal_first(Record(game.id, count, first=first_dealer(game, count)))
    if len(record.steps) > MAX_RECORD_STEPS:
        raise Refused("long")
    begins: Event = {"did": "begin", "record": record.dumps()}
    count = len(record.steps)
    at = number_in(message, "step", count + 1) if "step" in message else count
    return [begins] if at == count else [begins, _lead(Lead(at=at))]


def prepare_record(message: Message) -> None:
    """Read the record of a message into the cache, so that `begin` need not wait for it.

    It is read twice, as it was sent and as it will be stored. Raise `Refused` if it is too long, or `RecordError` if it
    cannot be read.
    """
    read_record(read_record(text_in(message, "record", LONGEST_RECORD)).dumps())


def deal_first(record: Record) -> Record:
    """Return a record with its first deal, and any draws before the deal."""
    line, state = Line(record.opening), record.opening
    while state.chance and not state.deals:
        line = line.play(Move(*state.by_chance(draw_seed())))
        state = line.state
    return line.record()


def line_shown(room: Room) -> Line:
    """Return the match, variant or example that is shown to all, without a judged move."""
    shown = room.line_on(None)
    return shown.at_step(shown.at - 1) if room.lead.tried else shown


def _lead(lead: Lead) -> Event:
    return {"did": "lead", "lead": asdict(lead)}
