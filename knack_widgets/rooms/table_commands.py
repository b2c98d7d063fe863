"""Commands at the table: moves of seats and of chance, and steps through the match.

A device that follows shows the step of the leading device; a device that does not follow shows a step of its own
choice. A command gets `(room, asker, message)` and returns the events of the message, or raises `Refused`.
"""

from __future__ import annotations

from ..pages.choosing import move_by_card
from ..pages.seeds import draw_seed
from ..rules import Move, NotationError, State
from ..rules.record_text import MAX_MOVES
from .asker import Asker, own_member
from .device_view import may_suppose, own_seats
from .leading import attempt, line_shown
from .refusing import Message, Refused, number_in, text_in
from .room import EXAMPLE, MATCH, VARIANT, Event, Room

LONGEST_MOVE = 300
"""Greatest length of the text of a move (letters)."""


def card(room: Room, asker: Asker, message: Message) -> list[Event]:
    """Make the move that a chosen card means, or show its refusal.

    If the hands are open and a leading device chooses a card of a seat that it does not play, the move is not made but
    only shown to all (see `leading.attempt`).
    """
    if _supposes(room, asker, message.get("seat")):
        return attempt(room, asker, {"move": str(_card_shown(room, message))})
    return make(room, asker, _by_card(room, asker, message), message)


def move(room: Room, asker: Asker, message: Message) -> list[Event]:
    """Make a move by its text, deal or draw (``deal``, ``draw``), or end the match (``end``)."""
    text = text_in(message, "move", LONGEST_MOVE)
    if text[:1].isdecimal() and _supposes(room, asker, int(text.split()[0]) if text.split()[0].isdecimal() else None):
        return attempt(room, asker, message)
    if text in ("deal", "draw"):
        return deal(room, asker, message)
    if text == "end" and asker.leads:
        return end(room, asker, message)
    return make(room, asker, text, message)


def why(room: Room, asker: Asker, message: Message) -> list[Event]:
    """Show the asker the verdict on a move of its own seat; the move is not made."""
    if asker.member is None:
        raise Refused("not_yours")
    state = state_of(room, asker, message)
    proposed = _by_card(room, asker, message) if "code" in message else text_in(message, "move", LONGEST_MOVE)
    verdict = state.judge(proposed)
    _check_own(room, asker, verdict.move)
    return [{"did": "attempt", "member": own_member(asker).id, "move": str(verdict.move)}]


def deal(room: Room, asker: Asker, message: Message) -> list[Event]:
    """Deal or draw, as the position requires."""
    state = state_of(room, asker, message)
    seated = asker.member is not None and asker.member.seat is not None
    if state.chance is None or not (seated or asker.leads):
        raise Refused("no_deal")
    return [_event(room, str(state.by_chance(draw_seed())))]


def end(room: Room, asker: Asker, message: Message) -> list[Event]:
    """End the match."""
    state = state_of(room, asker, message)
    if not state.judge("end").legal:
        raise Refused("no_end")
    return [_event(room, "end")]


def step(room: Room, asker: Asker, message: Message) -> list[Event]:
    """Look at a step of one's own choice, and no longer follow."""
    at = number_in(message, "to", len(room.line.steps) + 1)
    return [{"did": "free", "member": own_member(asker).id, "at": at}]


def follow(_: Room, asker: Asker, __: Message) -> list[Event]:
    """Follow the leading device again."""
    member = own_member(asker)
    return [{"did": "follow", "member": member.id}] if member.free else []


def make(room: Room, asker: Asker, text: Move | str, message: Message) -> list[Event]:
    """Make a move of a seat that the asker plays, or store a member's refused move.

    room: the room
    asker: the device
    text: the move
    message: the device's message, whose `at` is the step that the device has seen

    Raise `Refused` if the device may not move. Raise it also for a move that is not allowed, if the move is in a
    variant or the device has no member.
    """
    state = state_of(room, asker, message)
    verdict = state.judge(text)
    _check_own(room, asker, verdict.move)
    if not verdict.legal:
        orders = state.setup.phases[state.phase].other_orders(state, verdict.move)
        verdict = next((judged for order in orders if (judged := state.judge(order)).legal), verdict)
    if verdict.legal:
        return [_event(room, str(verdict.move))]
    if asker.member is None or room.lead.on == VARIANT:
        raise Refused("clause", clause=verdict.clauses[0])
    tried = {"did": "attempt", "member": asker.member.id, "move": str(verdict.move), "clauses": [*verdict.clauses]}
    return [tried]


def state_of(room: Room, asker: Asker, message: Message) -> State:
    """Return the position at which a device may act: the position that it sees.

    Raise `Refused` if the device does not show the newest position, if a move was made after the step that it has seen
    (`at`), or if the match has too many moves.
    """
    if asker.leads and room.lead.on == VARIANT and room.variant and not (asker.member and asker.member.free):
        at = room.lead.at
        line = room.variant.at_step(len(room.variant.steps) if at is None else at)
    elif room.is_live(asker.member):
        line = room.line.at_step(len(room.line.steps))
    else:
        raise Refused("not_live")
    if message.get("at", line.at) != line.at:
        raise Refused("late")
    if line.at >= MAX_MOVES:
        raise Refused("long")
    return line.state


def _check_own(room: Room, asker: Asker, move: Move) -> None:
    """Raise `Refused` if the device does not play the seat of a move.

    A verdict on a move of another seat would reveal facts about that seat's hand.
    """
    if move.seat not in own_seats(room, asker.member, leads=asker.leads):
        raise Refused("not_your_seat")


def _supposes(room: Room, asker: Asker, seat: object) -> bool:
    """Return whether a move of this seat is only shown and not made.

    This is so if the hands are open, and if the device leads but does not play the seat at the step that it shows.
    """
    if not asker.leads or not may_suppose(room, asker.member) or type(seat) is not int:
        return False
    live = room.is_live(asker.member) and seat in own_seats(room, asker.member, leads=True)
    return not live and room.lead.on != EXAMPLE


def _card_shown(room: Room, message: Message) -> Move | str:
    """Return the move that a card means in the position that is shown to all."""
    seat, code = number_in(message, "seat", room.seats), text_in(message, "code", 4)
    return move_by_card(room.game, line_shown(room).state, seat, code)


def _by_card(room: Room, asker: Asker, message: Message) -> Move | str:
    seat = number_in(message, "seat", room.seats)
    if seat not in own_seats(room, asker.member, leads=asker.leads):
        raise Refused("not_your_seat")
    code = text_in(message, "code", 4)
    if not code:
        raise NotationError("the message has no card: expected its code in `code`, such as 7h")
    return move_by_card(room.game, state_of(room, asker, message), seat, code)


def _event(room: Room, text: str) -> Event:
    if room.lead.on == VARIANT:
        return {"did": "vary", "move": text}
    assert room.lead.on == MATCH
    return {"did": "move", "move": text}
