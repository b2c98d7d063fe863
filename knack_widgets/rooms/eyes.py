"""What one device sees of the table: the pages' own `Sight`, made of a room for a member, or for whoever leads."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..pages.line import Line, Lines, Match
from ..pages.seats import ME
from ..pages.seeds import Luck
from ..pages.sight import Gleaned, Helped, Sight
from ..rules import Game, NotationError, State, Verdict, View, games
from ..widgets.prefs import PREFS
from ..widgets.session import STILL
from .room import EXAMPLE, LEADER, VARIANT, Member, Room

NOBODY = "careful"
"""How a seat is marked at which somebody else sits, wherever that is."""


@dataclass(eq=False)
class Eyes(Sight):
    """A table as one device sees it. `plays`: whether a move may be made here."""

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
    gleaned: dict[int, Gleaned] = field(default_factory=dict)
    _seen: tuple[State, tuple[int, ...], View] | None = None


def own_seats(room: Room, member: Member | None, *, leads: bool) -> frozenset[int]:
    """The seats for which a device may move where it looks; a leader without a seat plays those that nobody has."""
    if leads and room.lead.on == VARIANT and not (member and member.free):
        return frozenset(range(room.seats))
    if member is not None and member.seat is not None:
        return frozenset((member.seat,))
    if leads and room.fill == LEADER:
        return frozenset(seat for seat in range(room.seats) if room.sitter(seat) is None)
    return frozenset()


def may_suppose(room: Room, member: Member | None) -> bool:
    """Whether whoever leads, and has no seat, may press any card to show what would come of it: the hands lie open."""
    free = member is not None and (member.free or member.seat is not None)
    return room.hands_open and room.poll is None and not free


def eyes_of(room: Room, member: Member | None, lang: str, *, leads: bool = False) -> Eyes:
    """The table of a member, or (`None`) of the teacher or a screen; `leads`: it belongs to whoever leads."""
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
    found = Eyes(
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
        found.verdict, found.refused = judge_try(found, kept[1]), kept[2]
    return found


def judge_try(eyes: Eyes, text: str) -> Verdict | None:
    """What is said of a move that was tried; `None` where its text is none here."""
    try:
        return eyes.line.judge(text)
    except NotationError:
        return None


def eyes_on(line: Line, seat: int | None, lang: str) -> Eyes:
    """A position as one seat sees it and nobody plays at: what a question shows."""
    count = len(line.opening.setup.names)
    controls = tuple(ME if one == seat else NOBODY for one in range(count))
    return Eyes(games[line.opening.setup.game.id], Lines((line,)), lang, controls, {**PREFS, **STILL, "follow": False})
