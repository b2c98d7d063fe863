"""The stored ledger: a file ``ledger.toml`` in each game's folder, from ``make ledger``.

For each reading except the book's own, the file has the number of deals, the share of the deals that differ with its
interval, the money that changes hands, and the shortest records that differ, with the step of the difference. The
options with which a ruling matters are written into the file by hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ...rulebook.folders import leave_out, read_table
from ...rules import Record
from ...rules.shelf import games
from .deals import Case
from .difference import Difference, Kept

FILE = "ledger.toml"


@cache
def entries(game: str) -> Mapping[tuple[str, str], Difference]:
    """Return the known differences of a game, by ruling and value, in the text's order.

    Raise KeyError if the game is not installed.

    game: id of the game
    """
    table = read_table(game, FILE) or {}
    differences = {}
    for ruling, reading in games[game].readings.items():
        for value in reading.values[1:]:
            try:
                row = table.get(ruling, {}).get(value)
                if row is not None:
                    differences[ruling, value] = _difference(game, ruling, value, table[ruling].get("options", {}), row)
            except (AttributeError, LookupError, TypeError, ValueError) as error:
                leave_out(game, f"{ruling} {value} of {FILE}", error)
    return differences


def _difference(game: str, ruling: str, value: str, options: Mapping[str, Any], row: Mapping[str, Any]) -> Difference:
    case = Case(game, ruling, value, tuple(options.items()))
    records = kept_records(case, row)
    low, high = row["interval"]
    least, most = row["money_interval"]
    return Difference(
        game,
        ruling,
        value,
        dict(options),
        row["deals"],
        row["share"],
        (low, high),
        row["money"],
        (least, most),
        records and records[:2],
        records and records[2],
    )


def kept_records(case: Case, row: Mapping[str, Any]) -> Kept | None:
    """Return the two records of a row of the ledger and the step at which they differ, or None if it has none."""
    if "step" not in row:
        return None
    players, first, setup = row["players"], row.get("first"), case.settings
    return (
        Record(case.game, players, tuple(row["ours"]), first, setup),
        Record(case.game, players, tuple(row["theirs"]), first, setup, readings={case.ruling: case.value}),
        row["step"],
    )
