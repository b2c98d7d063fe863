"""The table under a question: what the asked seat sees, without what would say the answer."""

from __future__ import annotations

from typing import Any

from ..rulebook.speech import Speaker
from . import present
from .sight import Sight


def quiet_table(sight: Sight, speak: Speaker) -> dict[str, Any]:
    """The trait `table`, only to be looked at: without the log, the clause in force and what hands are worth."""
    table = present.table(sight, speak, still=True)
    seats = [{**seat, "worthWords": ""} for seat in table["seats"]]
    return {**table, "log": [], "now": None, "seats": seats}
