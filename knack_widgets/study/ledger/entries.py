"""What the ledger has found, kept: one file a game, ``ledger.toml`` in its folder, written by ``make ledger``.

For each ruling and each reading but ours: how many deals, which share of them differs, its interval, the money moved,
and the shortest records that part, with where they do. By hand stands there under which options a ruling matters.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ...players.spans import Executor
from ...rulebook.folders import game_folder
from ...rules import Record
from ...rules.core.toml import write_lines, write_value
from ...rules.shelf import games
from .deals import Case
from .difference import Difference, difference

FILE = "ledger.toml"


@cache
def entries(game: str) -> Mapping[tuple[str, str], Difference]:
    """What is known of a game's readings, by ruling and value, in the text's order; `KeyError`: no such game."""
    told = _read(game)
    found = {}
    for ruling, reading in games[game].readings.items():
        for value in reading.values[1:]:
            row = told.get(ruling, {}).get(value)
            if row is not None:
                found[ruling, value] = _difference(game, ruling, value, told[ruling].get("options", {}), row)
    return found


def write(
    game: str,
    folder: Path,
    seeds: Iterable[int],
    executor: Executor | None = None,
    progress: Callable[[str, int], None] | None = None,
) -> Path:
    """Work out all readings of a game anew, and keep them in its `folder`; returns the file."""
    told, seeds = _read(game), list(seeds)
    parts = [HEAD]
    for ruling, reading in games[game].readings.items():
        options = told.get(ruling, {}).get("options", {})
        parts.append(f"\n[{ruling}]\noptions = {_inline(options)}\n")
        for value in reading.values[1:]:
            found = difference(
                game,
                ruling,
                value,
                seeds,
                options=options,
                executor=executor,
                progress=progress and (lambda done, at=f"{ruling} {value}": progress(at, done)),
            )
            parts.append(_write_entry(found))
    path = folder / FILE
    path.write_text("".join(parts), encoding="utf-8")
    entries.cache_clear()
    return path


HEAD = """\
# What it changes to read this text otherwise: written by `make ledger`, but for the options under which a ruling
# matters. `share` of the deals that differ, `money` moved a deal (wins or places), each with its 95 % interval; `ours`
# and `theirs`: the moves of the shortest matches found that part, after `step` moves.
"""


def _read(game: str) -> dict[str, Any]:
    path = game_folder(game, FILE)
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def _inline(options: Mapping[str, Any]) -> str:
    inner = ", ".join(f"{name} = {write_value(value)}" for name, value in options.items())
    return f"{{ {inner} }}" if inner else "{}"


def _write_entry(found: Difference) -> str:
    lines = [
        f"\n[{found.ruling}.{found.value}]",
        f"deals = {found.deals}",
        f"share = {_number(found.share)}",
        f"interval = {_span(found.interval)}",
        f"money = {_number(found.money)}",
        f"money_interval = {_span(found.money_interval)}",
    ]
    if found.first and found.step is not None:
        ours, theirs = found.first
        lines.append(f"players = {len(ours.opening.setup.names)}")
        if ours.first is not None:
            lines.append(f"first = {ours.first}")
        lines.append(f"step = {found.step}")
        lines.append(f"ours = {write_lines(ours.moves)}")
        lines.append(f"theirs = {write_lines(theirs.moves)}")
    return "\n".join(lines) + "\n"


def _number(value: float) -> str:
    return f"{value:.6g}" if value % 1 else f"{value:.1f}"


def _span(span: tuple[float, float]) -> str:
    return f"[{_number(span[0])}, {_number(span[1])}]"


def _difference(game: str, ruling: str, value: str, options: Mapping[str, Any], row: Mapping[str, Any]) -> Difference:
    first = None
    if "step" in row:
        setup = Case(game, ruling, value, tuple(options.items())).settings
        first = (
            Record(game, row["players"], tuple(row["ours"]), row.get("first"), setup),
            Record(game, row["players"], tuple(row["theirs"]), row.get("first"), setup, readings={ruling: value}),
        )
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
        first,
        row.get("step"),
    )
