"""Commands for joining, sitting and leaving, and the teacher's commands about members.

A command gets `(room, asker, message)` and returns the events of the message, or raises `Refused`.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from .asker import Asker, member_in, own_member
from .codes import LONGEST_SECRET, hash_secret
from .refusing import Message, Refused, number_in, text_in
from .room import Event, Room

LONGEST_NAME: Final = 20
"""Greatest number of letters of a name, not counting accents and joiners."""
MAX_MEMBERS_PER_ROOM: Final = 400
"""Greatest number of members of a room."""
JOINERS: Final = "\u200c\u200d"
"""Zero-width characters between two letters, which Persian and Indian names and many emoji need."""
LOOSE_JOINER: Final = re.compile(rf"^[{JOINERS}]|[{JOINERS}]$|[{JOINERS}](?=[{JOINERS}\s])|(?<=\s)[{JOINERS}]")
"""A joiner that is not between two letters."""
FORMULA_SIGNS: Final = "=+-@"
"""Signs with which a name cannot begin, because a spreadsheet would read the name as a formula."""


def nickname(room: Room, message: Message, own: int | None = None) -> str:
    """Return the name in a message, in normal form.

    room: the room
    message: the device's message
    own: number of the member who may keep this name, or None for a new member

    Raise `Refused` if the name is empty, too long, not printable, or another member's name.
    """
    name = unicodedata.normalize("NFC", " ".join(text_in(message, "name", 200).split()))
    plain = "".join(letter for letter in name if letter not in JOINERS)
    marks = sum(unicodedata.category(letter) in ("Mn", "Me") for letter in plain)
    if not 0 < len(plain) - marks <= LONGEST_NAME:
        raise Refused("name", most=LONGEST_NAME)
    kinds = {unicodedata.category(letter) for letter in plain}
    stacked = sum(unicodedata.combining(letter) > 0 for letter in plain) > LONGEST_NAME // 2
    if not plain.isprintable() or kinds & {"Cf", "Co", "Cn"} or stacked or LOOSE_JOINER.search(name):
        raise Refused("name_letters")
    if marks > LONGEST_NAME or len(name) > 3 * LONGEST_NAME:
        raise Refused("name", most=LONGEST_NAME)
    if plain[0] in FORMULA_SIGNS:
        raise Refused("name_sign", sign=plain[0])
    others = {without_joiners(member.name) for member in room.members.values() if member.id != own}
    if without_joiners(name) in others:
        raise Refused("name_taken", name=name)
    return name


def without_joiners(name: str) -> str:
    r"""Return a name for comparison: without invisible joiner characters, in lower case.

    >>> without_joiners("An\u200dNA")
    'anna'
    """
    return "".join(letter for letter in name if letter not in JOINERS).casefold()


def join(room: Room, asker: Asker, message: Message) -> list[Event]:
    """Join with a name and the device's token. A member who joins again causes no event."""
    if asker.member is not None:
        return []
    if room.locked:
        raise Refused("locked")
    if len(room.members) >= MAX_MEMBERS_PER_ROOM:
        raise Refused("full")
    token = text_in(message, "token", LONGEST_SECRET)
    if not token:
        raise Refused("unreadable")
    name = nickname(room, message)
    return [{"did": "join", "member": room.met + 1, "name": name, "key": hash_secret(token)}]


def sit(room: Room, asker: Asker, message: Message) -> list[Event]:
    """Sit down at an empty seat, or (`seat` is null) become an onlooker; the teacher gives seats at several tables."""
    member = own_member(asker)
    seat = None if message.get("seat") is None else number_in(message, "seat", room.seats)
    if seat == member.seat:
        return []
    if seat is not None and room.locked:
        raise Refused("locked")
    if seat is not None and room.tables:
        raise Refused("wait_table")
    if seat is not None and room.sitter(seat):
        raise Refused("seat_taken")
    return [{"did": "seat", "member": member.id, "seat": seat}]


def rename(room: Room, asker: Asker, message: Message) -> list[Event]:
    """Change the name of the asking member."""
    member = own_member(asker)
    return [{"did": "rename", "member": member.id, "name": nickname(room, message, member.id)}]


def leave(_: Room, asker: Asker, __: Message) -> list[Event]:
    """Leave the room; the member is removed."""
    return [{"did": "remove", "member": own_member(asker).id}]


def place(room: Room, _: Asker, message: Message) -> list[Event]:
    """Seat a member, or (`seat` is null) make the member an onlooker.

    If another member has the seat, the two exchange seats; if the first member had no seat, the other becomes an
    onlooker.
    """
    member = member_in(room, message.get("member"))
    seat = None if message.get("seat") is None else number_in(message, "seat", room.seats)
    before = None if seat is None else room.sitter(seat)
    events: list[Event] = [{"did": "seat", "member": member.id, "seat": seat}]
    if before and before is not member and member.seat is not None:
        events.append({"did": "seat", "member": before.id, "seat": member.seat})
    return events


def name(room: Room, _: Asker, message: Message) -> list[Event]:
    """Rename a member."""
    member = member_in(room, message.get("member"))
    return [{"did": "rename", "member": member.id, "name": nickname(room, message, member.id)}]


def remove(room: Room, _: Asker, message: Message) -> list[Event]:
    """Remove a member, or (`members`, a list of numbers) several members at once."""
    many = message.get("members")
    if many is None:
        return [{"did": "remove", "member": member_in(room, message.get("member")).id}]
    if not isinstance(many, list) or len(many) > MAX_MEMBERS_PER_ROOM:
        raise Refused("unreadable")
    members = [member_in(room, id_) for id_ in many if type(id_) is not int or id_ in room.members]
    return [{"did": "remove", "member": id_} for id_ in dict.fromkeys(member.id for member in members)]


def lock(_: Room, __: Asker, message: Message) -> list[Event]:
    """Lock or unlock the room for new members and for sitting down."""
    return [{"did": "lock", "locked": message.get("locked") is True}]


def enlarge_code(_: Room, __: Asker, message: Message) -> list[Event]:
    """Show the room's code in large type on the wall, or in small type."""
    return [{"did": "large_code", "on": message.get("on") is True}]


def hand(room: Room, _: Asker, message: Message) -> list[Event]:
    """Hand the lead to a member, or (`member` is null) take it back."""
    leader = message.get("member")
    return [{"did": "hand", "member": None if leader is None else member_in(room, leader).id}]


def replace(room: Room, _: Asker, message: Message) -> list[Event]:
    """Let a member continue on the device of another member (`by`).

    The member keeps the seat and the answers; the other member is removed.
    """
    member, by = member_in(room, message.get("member")), member_in(room, message.get("by"))
    if member is by:
        raise Refused("unreadable")
    return [{"did": "replace", "member": member.id, "by": by.id}]
