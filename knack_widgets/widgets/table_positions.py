"""Positions on the table: from a link, or from a program that sets `Part.position`."""

from __future__ import annotations

from typing import Any

import traitlets

from ..rules import Position, Record, State
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


class PositionTrait(traitlets.TraitType[Position, Position | str]):
    """The position on a part's table, computed when it is read; it is never sent to the page.

    A position, or its text in one line, may be set. Unknown cards are drawn, as for a link.
    """

    info_text = "a position, or its text in one line"

    def get(self, obj: Any, cls: Any = None) -> Position:
        """Return the position of the state on the desk."""
        del cls
        return Position.of(obj.desk.state)

    def set(self, obj: Any, value: Any) -> None:
        """Put a position on the table; raise `NotationError` or `OptionError` if it cannot be."""
        desk: Desk = obj.desk
        position = value if isinstance(value, Position) else Position.parse(value)
        desk.show_notice(put_position(desk, position))
        desk.tell()


class Positioned(traitlets.HasTraits):
    """A part with the trait `position`."""

    position = PositionTrait()
    desk: Desk
    _shown_state: State | None = None

    def _notify_position(self) -> None:
        """Call the observers of `position`, if there are any and the desk shows another position than before."""
        before, self._shown_state = self._shown_state, self.desk.state
        if before is self.desk.state or before is None or not self._trait_notifiers.get("position"):
            return
        old, new = Position.of(before), Position.of(self.desk.state)
        if old != new:
            self._notify_trait("position", old, new)
