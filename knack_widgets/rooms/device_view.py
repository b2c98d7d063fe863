"""The table of a room as one device sees it: a `Sight`, as the book's pages have one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..pages.line import Line, Lines, Match
from ..pages.seats import ME
from ..pages.seeds import Luck
from ..pages.sight import CertainFacts, Helped, Sight
from ..rules import Game, NotationError, State, Verdict, View, games
from ..widgets.prefs import PREFS
from ..widgets.session import STILL
from .room import EXAMPLE, LEADER, VARIANT, Member, Room

NOBODY = "careful"
"""The control of a seat that the device does not play, also if a person has that seat on another device."""


@dataclass(eq=False)
class DeviceSight(Sight):
    """A table as one device sees it.

    plays: whether a move may be made on this device
    """

    game: Game
    lines: Lines
    lang: str
    controls: tuple[str, ...]
    prefs: dict[str, Any]
    plays: bool = False
    verdict: Verdict | None = None
    looker: int | None = None
    example: str | None = None
    refused: int = 0
    fresh: int = -1
    log_pages: int = 1
    focus: str | None = None
    original: str | None = None
    aside: Match | None = None
    former: Match | None = None
    luck: Luck = field(default_factory=lambda: Luck(seed=""))
    helped: Helped | None = None
    certain_facts: dict[int, CertainFacts] = field(default_factory=dict)
    _seen: tuple[State, tuple[int, ...], View] | None = None


def own_seats(room: Room, member: Member | None, *, leads: bool) -> frozenset[int]:
    """Return the seats that a device may move for at the step that it looks at.

    A leading device without a seat plays the empty seats if `room.fill` is `LEADER`. In a variant that it looks at, a
    leading device plays all seats.

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

    It may if all hands are open, there is no poll, and its member has no seat and follows.
    """
    free = member is not None and (member.free or member.seat is not None)
    return room.hands_open and room.poll is None and not free


def sight_of_device(room: Room, member: Member | None, lang: str, *, leads: bool = False) -> DeviceSight:
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
    count = len(line.opening.setup.names)
    sight = DeviceSight(
        games[line.opening.setup.game.id],
        Lines((line,)) if not varying else Lines((room.line, line), 1),
        lang,
        tuple(ME if seat in seats else NOBODY for seat in range(count)),
        {**PREFS, "tempo": -1, "marks": room.marks, "reveal": room.hands_open or varying or bool(example)},
        plays=(live and bool(seats or leads)) or (varying and leads) or supposes,
        example=example,
        focus=lead.clause,
    )
    if member and live and (kept := room.tries.get(member.id)) and kept[0] == len(room.line.steps):
        sight.verdict, sight.refused = judge_try(sight, kept[1]), kept[2]
    return sight


def judge_try(sight: DeviceSight, text: str) -> Verdict | None:
    """Return the verdict on a tried move, or None if its text cannot be read as a move."""
    try:
        return sight.line.judge(text)
    except NotationError:
        return None


def sight_of_line(line: Line, seat: int | None, lang: str) -> DeviceSight:
    """Return the position of a question as one seat sees it; no move can be made there.

    line: the match (a line of play), at the step of the position
    seat: the seat whose cards are shown, or None
    lang: the device's language
    """
    count = len(line.opening.setup.names)
    controls = tuple(ME if each == seat else NOBODY for each in range(count))
    return DeviceSight(
        games[line.opening.setup.game.id], Lines((line,)), lang, controls, {**PREFS, **STILL, "follow": False}
    )
