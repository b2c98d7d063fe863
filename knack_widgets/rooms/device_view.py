"""The table of a room as one device sees it, as a `Sight` like in the book's pages."""

from __future__ import annotations

from dataclasses import replace

from ..pages.line import Line, Lines, Match
from ..pages.seats import ME
from ..pages.seeds import Luck
from ..pages.sight import Look, Prefs, Sight, change_prefs
from ..rules import NotationError, Verdict, games
from ..widgets.prefs import PREFS
from ..widgets.session import STILL
from .room import EXAMPLE, LEADER, VARIANT, Member, Room

NOBODY = "careful"
"""The control of a seat that this device does not play, even if a person plays it on another device."""


def own_seats(room: Room, member: Member | None, *, leads: bool) -> frozenset[int]:
    """Return the seats for which a device may move at the step that it shows.

    A leading device without a seat plays the empty seats if `room.fill` is `LEADER`. If a leading device shows a
    variant, it plays all seats of the variant.

    room: the room
    member: the device's member, or None
    leads: whether the device leads
    """
    if leads and room.lead.on == VARIANT and not (member and member.free):
        return frozenset(range(room.seats))
    if member is not None and member.seat is not None:
        return frozenset((member.seat,))
    if leads and room.fill == LEADER:
        return frozenset(seat for seat in range(room.seats) if room.sitter(seat) is None)
    return frozenset()


def may_suppose(room: Room, member: Member | None) -> bool:
    """Return whether a leading device may press any card to show its effect.

    It may if all hands are open, there is no poll, and its member has no seat and follows the shared step.
    """
    free = member is not None and (member.free or member.seat is not None)
    return room.hands_open and room.poll is None and not free


def sight_of_device(room: Room, member: Member | None, lang: str, *, leads: bool = False) -> Sight:
    """Return the table as one device sees it.

    room: the room
    member: the device's member; None for the teacher or a screen
    lang: the device's language
    leads: whether the device leads
    """
    free = member is not None and member.free
    line, lead = room.line_on(member), room.lead
    varying = lead.on == VARIANT and not free
    example = lead.example if lead.on == EXAMPLE and not free else None
    seats = frozenset[int]() if example else own_seats(room, member, leads=leads)
    live = room.is_live(member)
    supposes = leads and not example and may_suppose(room, member)
    if supposes:
        seats = frozenset(range(room.seats))
    reveal = room.hands_open or varying or bool(example)
    prefs: Prefs = {**PREFS, "tempo": -1, "marks": room.marks, "reveal": reveal}
    look = Look(lang, prefs, focus=lead.clause, example=example)
    if member and live and (kept := room.tries.get(member.id)) and kept[0] == len(room.line.steps):
        look = replace(look, verdict=judge_try(line, kept[1]), refused=kept[2])
    plays = (live and bool(seats or leads)) or (varying and leads) or supposes
    return _sight(Lines((room.line, line), 1) if varying else Lines((line,)), seats, look, plays=plays)


def judge_try(line: Line, text: str) -> Verdict | None:
    """Return the verdict on a tried move, or None if its text cannot be read as a move."""
    try:
        return line.judge(text)
    except NotationError:
        return None


def sight_of_line(line: Line, seat: int | None, lang: str) -> Sight:
    """Return the position of a question as one seat sees it; no move can be made there.

    line: the match (a line of play), at the step of the position
    seat: the seat whose cards are shown, or None
    lang: the device's language
    """
    look = Look(lang, change_prefs(PREFS, {**STILL, "follow": False}))
    return _sight(Lines((line,)), frozenset() if seat is None else frozenset((seat,)), look, plays=False)


def _sight(lines: Lines, seats: frozenset[int], look: Look, *, plays: bool) -> Sight:
    """Return a device's sight.

    seats: the seats for which the device may move
    plays: whether a move may be made on the device
    """
    setup = lines.line.opening.setup
    controls = tuple(ME if seat in seats else NOBODY for seat in range(len(setup.names)))
    return Sight(games[setup.game.id], Match(lines, controls, Luck(seed="")), look, plays=plays)
