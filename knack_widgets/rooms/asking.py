"""Who asks something of a room."""

from __future__ import annotations

from typing import NamedTuple

from .refusing import Refused
from .room import Member, Room


class Asker(NamedTuple):
    """A device: its member, if it is one, and whether it has the teacher's secret."""

    member: Member | None = None
    teacher: bool = False

    @property
    def leads(self) -> bool:
        """Whether it may lead."""
        return self.teacher or (self.member is not None and self.member.leads)


def member_in(room: Room, id_: object) -> Member:
    """The member of this number. Raises `Refused`."""
    found = room.members.get(id_) if type(id_) is int else None
    if found is None:
        raise Refused("nobody")
    return found


def own_member(asker: Asker) -> Member:
    """Who asks. Raises `Refused` for a device that is no member."""
    if asker.member is None:
        raise Refused("not_yours")
    return asker.member
