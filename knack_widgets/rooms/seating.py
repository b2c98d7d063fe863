"""Coming in, sitting down, and what the teacher does with who is here."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from .asking import Asker, member_in, own_member
from .codes import LONGEST_SECRET, hash_secret
from .refusing import Message, Refused, number_in, text_in
from .room import Event, Room

LONGEST_NAME: Final = 20
MOST_MEMBERS: Final = 400
JOINERS: Final = "\u200c\u200d"
"""Zero-width characters that Persian and Indian names and many emoji are written with, between two letters."""
LOOSE_JOINER: Final = re.compile(rf"^[{JOINERS}]|[{JOINERS}]$|[{JOINERS}](?=[{JOINERS}\s])|(?<=\s)[{JOINERS}]")
FORMULA_SIGNS: Final = "=+-@"
"""What a name cannot begin with: a spreadsheet would take it for a formula."""


def nickname(room: Room, message: Message, own: int | None = None) -> str:
    """Return the name of a message: printable, short, and of no other member. Raises `Refused`."""
    found = unicodedata.normalize("NFC", " ".join(text_in(message, "name", 200).split()))
    plain = "".join(letter for letter in found if letter not in JOINERS)
    marks = sum(unicodedata.category(letter) in ("Mn", "Me") for letter in plain)
    if not 0 < len(plain) - marks <= LONGEST_NAME:
        raise Refused("name", most=LONGEST_NAME)
    kinds = {unicodedata.category(letter) for letter in plain}
    stacked = sum(unicodedata.combining(letter) > 0 for letter in plain) > LONGEST_NAME // 2
    if not plain.isprintable() or kinds & {"Cf", "Co", "Cn"} or stacked or LOOSE_JOINER.search(found):
        raise Refused("name_letters")
    if marks > LONGEST_NAME or len(found) > 3 * LONGEST_NAME:
        raise Refused("name", most=LONGEST_NAME)
    if plain[0] in FORMULA_SIGNS:
        raise Refused("name_sign", sign=plain[0])
    others = {without_joiners(one.name) for one in room.members.values() if one.id != own}
    if without_joiners(found) in others:
        raise Refused("name_taken", name=found)
    return found


def without_joiners(name: str) -> str:
    r"""Return a name as names are compared: two that differ in joiners or case look alike.

    >>> without_joiners("An\u200dNA")
    'anna'
    """
    return "".join(letter for letter in name if letter not in JOINERS).casefold()


def join(room: Room, asker: Asker, message: Message) -> list[Event]:
    """Come in under a name, with the token that the device has; a member who asks again is in already."""
    if asker.member is not None:
        return []
    if room.locked:
        raise Refused("locked")
    if len(room.members) >= MOST_MEMBERS:
        raise Refused("full")
    token = text_in(message, "token", LONGEST_SECRET)
    if not token:
        raise Refused("unreadable")
    name = nickname(room, message)
    return [{"did": "join", "member": room.met + 1, "name": name, "key": hash_secret(token)}]


def sit(room: Room, asker: Asker, message: Message) -> list[Event]:
    """Sit down at a seat that nobody has, or (`None`) look on."""
    member = own_member(asker)
    seat = None if message.get("seat") is None else number_in(message, "seat", room.seats)
    if seat == member.seat:
        return []
    if seat is not None and room.locked:
        raise Refused("locked")
    if seat is not None and room.sitter(seat):
        raise Refused("seat_taken")
    return [{"did": "seat", "member": member.id, "seat": seat}]


def rename(room: Room, asker: Asker, message: Message) -> list[Event]:
    """Have another name."""
    member = own_member(asker)
    return [{"did": "rename", "member": member.id, "name": nickname(room, message, member.id)}]


def leave(_: Room, asker: Asker, __: Message) -> list[Event]:
    """Go away for good."""
    return [{"did": "remove", "member": own_member(asker).id}]


def place(room: Room, _: Asker, message: Message) -> list[Event]:
    """Seat somebody, who then changes places with whoever has the seat; or (`None`) have them look on."""
    member = member_in(room, message.get("member"))
    seat = None if message.get("seat") is None else number_in(message, "seat", room.seats)
    before = None if seat is None else room.sitter(seat)
    events: list[Event] = [{"did": "seat", "member": member.id, "seat": seat}]
    if before and before is not member and member.seat is not None:
        events.append({"did": "seat", "member": before.id, "seat": member.seat})
    return events


def name(room: Room, _: Asker, message: Message) -> list[Event]:
    """Give somebody another name."""
    member = member_in(room, message.get("member"))
    return [{"did": "rename", "member": member.id, "name": nickname(room, message, member.id)}]


def remove(room: Room, _: Asker, message: Message) -> list[Event]:
    """Send a member away, or (`members`, a list of numbers) many at once."""
    many = message.get("members")
    if many is None:
        return [{"did": "remove", "member": member_in(room, message.get("member")).id}]
    if not isinstance(many, list) or len(many) > MOST_MEMBERS:
        raise Refused("unreadable")
    found = [member_in(room, id_) for id_ in many if type(id_) is not int or id_ in room.members]
    return [{"did": "remove", "member": id_} for id_ in dict.fromkeys(member.id for member in found)]


def lock(_: Room, __: Asker, message: Message) -> list[Event]:
    """Let nobody else in, nor anybody sit down; or let them again."""
    return [{"did": "lock", "locked": message.get("locked") is True}]


def hand(room: Room, _: Asker, message: Message) -> list[Event]:
    """Hand the lead over, or (`None`) take it back."""
    given = message.get("member")
    return [{"did": "hand", "member": None if given is None else member_in(room, given).id}]


def replace(room: Room, _: Asker, message: Message) -> list[Event]:
    """Hand the place of a member (`member`), with seat and answers, to the device of another (`by`)."""
    member, by = member_in(room, message.get("member")), member_in(room, message.get("by"))
    if member is by:
        raise Refused("unreadable")
    return [{"did": "replace", "member": member.id, "by": by.id}]
