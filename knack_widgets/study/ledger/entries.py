"""The stored ledger: a file ``ledger.toml`` in each game's folder, from ``make ledger``.

The file has, for each ruling and each reading except ours: the number of deals, the share of them that
differs with its interval, the money moved, and the shortest records that differ, with the step of the
difference. The options under which a ruling matters are written there by hand.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from ...players.spans import Executor
from ...rulebook.folders import leave_out, read_table
from ...rules import Record
from ...rules.core.toml import write_lines, write_value
from ...rules.shelf import games
from .deals import Case
from .difference import Difference, Kept, conclude, count_all, make_case
from .tally import Tally

FILE = "ledger.toml"
ROUND: Final = 400
"""Number of deals after which the counts are written to the file."""


@cache
def entries(game: str) -> Mapping[tuple[str, str], Difference]:
    """Return the known differences of a game, by ruling and value, in the text's order.

    Raise KeyError if no such game is installed.

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


def write(
    game: str,
    folder: Path,
    deals: int,
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
    *,
    go_on: bool = False,
) -> Path:
    """Compute all readings of a game and write them to its folder; return the file.

    The counts are written every `ROUND` deals.

    game: id of the game
    folder: folder of the game
    deals: number of deals
    executor: executor of the work, or None for this process
    progress: called with the number of deals that are done
    go_on: whether to continue from the counts in the file, each reading from its own
    """
    table, path = read_table(game, FILE) or {}, folder / FILE
    options = {ruling: table.get(ruling, {}).get("options", {}) for ruling in games[game].readings}
    pairs = [(ruling, value) for ruling, reading in games[game].readings.items() for value in reading.values[1:]]
    cases = [make_case(game, ruling, value, options[ruling]) for ruling, value in pairs]
    before = _load(path) if go_on else {}
    rows = [before.get(ruling, {}).get(value, {}) for ruling, value in pairs]
    tallies = [Tally.from_row(row) or Tally() for row in rows]
    known = [
        _records(case, row) if tally.deals else None for case, row, tally in zip(cases, rows, tallies, strict=True)
    ]
    while True:
        _count_round(cases, tallies, deals, executor, progress)
        ended = all(tally.deals >= deals for tally in tallies)
        differences = [
            conclude(case, tally, one, seek=ended) for case, tally, one in zip(cases, tallies, known, strict=True)
        ]
        parts = [HEAD]
        for ruling, ruling_options in options.items():
            parts.append(f"\n[{ruling}]\noptions = {_inline(ruling_options)}\n")
            parts += [
                _write_entry(*each) for each in zip(differences, tallies, strict=True) if each[0].ruling == ruling
            ]
        beside = path.with_suffix(".part")  # so a stopped run leaves the old file whole
        beside.write_text("".join(parts), encoding="utf-8")
        beside.replace(path)
        entries.cache_clear()
        if ended:
            return path


def _count_round(
    cases: Sequence[Case],
    tallies: Sequence[Tally],
    deals: int,
    executor: Executor | None,
    progress: Callable[[int], None] | None,
) -> None:
    """Play the next deals for the readings with the fewest deals so far; the others wait until these catch up."""
    counts = sorted({tally.deals for tally in tallies if tally.deals < deals})
    if not counts:
        return
    start = counts[0]
    stop = min(start + ROUND, deals, *counts[1:2])
    behind = [(case, tally) for case, tally in zip(cases, tallies, strict=True) if tally.deals == start]
    count_all([case for case, _ in behind], range(start, stop), [tally for _, tally in behind], executor, progress)


HEAD = """\
# The effect of the other readings of this text, written by `make ledger`. Only `options`, under which a ruling
# matters, are written by hand. `share`: share of the deals that differ; `money`: mean money moved per deal (wins or
# places); each with its 95 % interval. `ours` and `theirs`: moves of the shortest records that differ, with `step`
# moves in common. `differ`, `moved`, `squares`, `best` (players, moves, seed): counts from which a later run continues.
"""


def _load(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def _inline(options: Mapping[str, Any]) -> str:
    inner = ", ".join(f"{name} = {write_value(value)}" for name, value in options.items())
    return f"{{ {inner} }}" if inner else "{}"


def _write_entry(difference: Difference, tally: Tally) -> str:
    lines = [
        f"\n[{difference.ruling}.{difference.value}]",
        *(f"{name} = {count}" for name, count in tally.row().items()),
        f"share = {_number(difference.share)}",
        f"interval = {_span(difference.interval)}",
        f"money = {_number(difference.money)}",
        f"money_interval = {_span(difference.money_interval)}",
    ]
    if difference.first and difference.step is not None:
        ours, theirs = difference.first
        lines.append(f"players = {len(ours.opening.setup.names)}")
        if ours.first is not None:
            lines.append(f"first = {ours.first}")
        lines.append(f"step = {difference.step}")
        lines.append(f"ours = {write_lines(ours.moves)}")
        lines.append(f"theirs = {write_lines(theirs.moves)}")
    return "\n".join(lines) + "\n"


def _number(value: float) -> str:
    return f"{value:.6g}" if value % 1 else f"{value:.1f}"


def _span(span: tuple[float, float]) -> str:
    return f"[{_number(span[0])}, {_number(span[1])}]"


def _difference(game: str, ruling: str, value: str, options: Mapping[str, Any], row: Mapping[str, Any]) -> Difference:
    case = Case(game, ruling, value, tuple(options.items()))
    records = _records(case, row)
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


def _records(case: Case, row: Mapping[str, Any]) -> Kept | None:
    if "step" not in row:
        return None
    players, first, setup = row["players"], row.get("first"), case.settings
    return (
        Record(case.game, players, tuple(row["ours"]), first, setup),
        Record(case.game, players, tuple(row["theirs"]), first, setup, readings={case.ruling: case.value}),
        row["step"],
    )
