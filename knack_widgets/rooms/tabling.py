"""What is done at the table: the moves of seats, what chance does, and looking at another step by oneself."""

from __future__ import annotations

from ..pages.choosing import move_by_card
from ..pages.seeds import draw_seed
from ..rules import Move, NotationError, State
from ..rules.records import MAX_MOVES
from .asking import Asker, own_member
from .eyes import may_suppose, own_seats
from .leading import attempt, line_shown
from .refusing import Message, Refused, number_in, text_in
from .room import EXAMPLE, MATCH, VARIANT, Event, Room

LONGEST_MOVE = 300


def card(room: Room, asker: Asker, message: Message) -> list[Event]:
    """A card was chosen: the move that it means is made, or its refusal is shown; one of whoever leads among open hands
    is shown to all.
    """
    if _supposes(room, asker, message.get("seat")):
        return attempt(room, asker, {"move": str(_card_shown(room, message))})
    return make(room, asker, _by_card(room, asker, message), message)


def move(room: Room, asker: Asker, message: Message) -> list[Event]:
    """A move by its text; ``deal`` and ``draw``, whose cards chance decides; ``end`` of whoever leads."""
    text = text_in(message, "move", LONGEST_MOVE)
    if text[:1].isdecimal() and _supposes(room, asker, int(text.split()[0]) if text.split()[0].isdecimal() else None):
        return attempt(room, asker, message)
    if text in ("deal", "draw"):
        return deal(room, asker, message)
    if text == "end" and asker.leads:
        return end(room, asker, message)
    return make(room, asker, text, message)


def why(room: Room, asker: Asker, message: Message) -> list[Event]:
    """Why a move of one's own seat is allowed or is not; none is made."""
    if asker.member is None:
        raise Refused("not_yours")
    state = state_of(room, asker, message)
    made = _by_card(room, asker, message) if "code" in message else text_in(message, "move", LONGEST_MOVE)
    verdict = state.judge(made)
    _check_own(room, asker, verdict.move)
    return [{"did": "attempt", "member": own_member(asker).id, "move": str(verdict.move)}]


def deal(room: Room, asker: Asker, message: Message) -> list[Event]:
    """Deal or draw, whichever is due."""
    state = state_of(room, asker, message)
    seated = asker.member is not None and asker.member.seat is not None
    if state.chance is None or not (seated or asker.leads):
        raise Refused("no_deal")
    return [_event(room, str(state.by_chance(draw_seed())))]


def end(room: Room, asker: Asker, message: Message) -> list[Event]:
    """The match is over."""
    state = state_of(room, asker, message)
    if not state.judge("end").legal:
        raise Refused("no_end")
    return [_event(room, "end")]


def step(room: Room, asker: Asker, message: Message) -> list[Event]:
    """Look at another step of the match by oneself."""
    at = number_in(message, "to", len(room.line.steps) + 1)
    return [{"did": "free", "member": own_member(asker).id, "at": at}]


def follow(_: Room, asker: Asker, __: Message) -> list[Event]:
    """Follow again."""
    member = own_member(asker)
    return [{"did": "follow", "member": member.id}] if member.free else []


def make(room: Room, asker: Asker, text: Move | str, message: Message) -> list[Event]:
    """A move of a seat that is the asker's own: it is made, or refused, and then counted."""
    state = state_of(room, asker, message)
    verdict = state.judge(text)
    _check_own(room, asker, verdict.move)
    if not verdict.legal:
        orders = state.setup.phases[state.phase].other_orders(state, verdict.move)
        verdict = next((found for order in orders if (found := state.judge(order)).legal), verdict)
    if verdict.legal:
        return [_event(room, str(verdict.move))]
    if asker.member is None or room.lead.on == VARIANT:
        raise Refused("clause", clause=verdict.clauses[0])
    tried = {"did": "attempt", "member": asker.member.id, "move": str(verdict.move), "clauses": [*verdict.clauses]}
    return [tried]


def state_of(room: Room, asker: Asker, message: Message) -> State:
    """The position at which a device may act, which is the one that it sees. Raises `Refused`."""
    if asker.leads and room.lead.on == VARIANT and room.variant and not (asker.member and asker.member.free):
        at = room.lead.at
        found = room.variant.at_step(len(room.variant.steps) if at is None else at)
    elif room.is_live(asker.member):
        found = room.line.at_step(len(room.line.steps))
    else:
        raise Refused("not_live")
    if message.get("at", found.at) != found.at:
        raise Refused("late")
    if found.at >= MAX_MOVES:
        raise Refused("long")
    return found.state


def _check_own(room: Room, asker: Asker, made: Move) -> None:
    """Only one's own seat's moves are judged at all: a verdict says something of a hand."""
    if made.seat not in own_seats(room, asker.member, leads=asker.leads):
        raise Refused("not_your_seat")


def _supposes(room: Room, asker: Asker, seat: object) -> bool:
    """Whether a move of this seat is one that is only shown: the hands lie open, and nobody plays the seat here."""
    if not asker.leads or not may_suppose(room, asker.member) or type(seat) is not int:
        return False
    live = room.is_live(asker.member) and seat in own_seats(room, asker.member, leads=True)
    return not live and room.lead.on != EXAMPLE


def _card_shown(room: Room, message: Message) -> Move | str:
    """What a card stands for in the position that is shown to all."""
    seat, code = number_in(message, "seat", room.seats), text_in(message, "code", 4)
    return move_by_card(room.game, line_shown(room).state, seat, code)


def _by_card(room: Room, asker: Asker, message: Message) -> Move | str:
    seat = number_in(message, "seat", room.seats)
    if seat not in own_seats(room, asker.member, leads=asker.leads):
        raise Refused("not_your_seat")
    code = text_in(message, "code", 4)
    if not code:
        raise NotationError("no card was named")
    return move_by_card(room.game, state_of(room, asker, message), seat, code)


def _event(room: Room, text: str) -> Event:
    if room.lead.on == VARIANT:
        return {"did": "vary", "move": text}
    assert room.lead.on == MATCH
    return {"did": "move", "move": text}
