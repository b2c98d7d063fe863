"""The table beside a question: the view of the asked seat, without hints at the answer."""

from __future__ import annotations

from typing import Any

from ..rulebook.speech import Speaker
from . import present
from .sight import Sight


def quiet_table(sight: Sight, speak: Speaker) -> dict[str, Any]:
    """Return the trait `table` for looking only.

    The log, the clause in force and the worth of hands are left out.
    """
    table = present.table(sight, speak, still=True)
    seats = [{**seat, "worthWords": ""} for seat in table["seats"]]
    return {**table, "log": [], "now": None, "seats": seats}
