"""The sender of a request to a room: a member, the teacher, or a stranger."""

from __future__ import annotations

from typing import NamedTuple

from .refusing import Refused
from .room import Member, Room


class Asker(NamedTuple):
    """A device that sends a request.

    member: the device's member, or None if it has not joined
    teacher: whether the device has the teacher's secret
    """

    member: Member | None = None
    teacher: bool = False

    @property
    def leads(self) -> bool:
        """True if the device belongs to the teacher or to the member who has the lead."""
        return self.teacher or (self.member is not None and self.member.leads)


def member_in(room: Room, id_: object) -> Member:
    """Return the member with a number. Raise `Refused` if the room has no member with it."""
    member = room.members.get(id_) if type(id_) is int else None
    if member is None:
        raise Refused("nobody")
    return member


def own_member(asker: Asker) -> Member:
    """Return the member who sends the request. Raise `Refused` if the device has not joined."""
    if asker.member is None:
        raise Refused("not_yours")
    return asker.member
