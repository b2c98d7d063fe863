"""The table beside a question: the view of the asked seat, without hints at the answer."""

from __future__ import annotations

from dataclasses import replace

from ..rulebook.speech import Speaker
from . import present
from .middle_data import Middle, PlayedCard
from .seat_data import SeatData, Seats
from .sight import Sight
from .table_data import TableData


def quiet_table(sight: Sight, speak: Speaker) -> TableData:
    """Return the data of a table that is only shown and not played at.

    The log, the clause in force, the value of hands and the card that wins the trick are left out.
    """
    table = present.table(replace(sight, plays=False), speak)
    trick: list[PlayedCard] = [{**played, "winning": False} for played in table.middle["trick"]]
    middle: Middle = {**table.middle, "trick": trick}
    each: list[SeatData] = [{**seat, "worthWords": ""} for seat in table.seats["seats"]]
    seats: Seats = {**table.seats, "seats": each}
    return replace(table, log={**table.log, "log": []}, voice={**table.voice, "now": None}, seats=seats, middle=middle)
