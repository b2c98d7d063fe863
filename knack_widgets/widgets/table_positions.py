"""Positions on the table: from a link, or from a program that sets the trait `position`."""

from __future__ import annotations

from ..rules import Position, Record
from .desk import Desk
from .filing import restore
from .trouble import Notice, OtherGame


def put_position(desk: Desk, position: Position) -> Notice:
    """Put a position on the table, with drawn cards in place of unknown cards, and return the notice about it.

    Raise `PositionError` if the position cannot be, and `OtherGame` if it is of another game.

    desk: the reader's desk
    position: the position
    """
    from ..players.fillings import complete  # imported late: only a position needs it

    if position.game != desk.game.id:
        raise OtherGame(position.game, desk.game.id)
    whole = complete(position, str(position))
    restore(desk, Record(position.game, position=whole), 0)
    said = [desk.speaker.ui("position_laid"), desk.speaker.ui("position_dealt") if whole != position else ""]
    return Notice(" ".join(filter(None, said)))
