"""Runs of the ledger: every reading of a game is played, and its counts are written to ``ledger.toml``.

`python -m tools.ledger GAME … --deals 10000 --workers 2`; `--go-on` continues a run that was stopped. `make ledger`
runs all games.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from functools import partial
from importlib.resources import as_file
from pathlib import Path
from typing import Any, Final

from knack_widgets.players.spans import Executor
from knack_widgets.rulebook.folders import game_folder, read_table
from knack_widgets.rules import OptionError, games
from knack_widgets.rules.core.toml import write_lines, write_value
from knack_widgets.study.ledger.deals import Case
from knack_widgets.study.ledger.difference import Difference, conclude, count_all, make_case
from knack_widgets.study.ledger.entries import FILE, entries, kept_records
from knack_widgets.study.ledger.report import pick_games, table
from knack_widgets.study.ledger.tally import Tally

ROUND: Final = 400
"""Number of deals after which the counts are written to the file."""


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
    go_on: whether each reading continues from its count in the file
    """
    table, path = read_table(game, FILE) or {}, folder / FILE
    options = {ruling: table.get(ruling, {}).get("options", {}) for ruling in games[game].readings}
    pairs = [(ruling, value) for ruling, reading in games[game].readings.items() for value in reading.values[1:]]
    cases = [make_case(game, ruling, value, options[ruling]) for ruling, value in pairs]
    before = _load(path) if go_on else {}
    rows = [before.get(ruling, {}).get(value, {}) for ruling, value in pairs]
    tallies = [Tally.from_row(row) or Tally() for row in rows]
    known = [
        kept_records(case, row) if tally.deals else None for case, row, tally in zip(cases, rows, tallies, strict=True)
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
        beside = path.with_suffix(".part")  # so that a stopped run does not damage the old file
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
    """Play the next deals for the readings that have the fewest deals so far.

    Other readings wait until these have as many.
    """
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


def compute(
    chosen: Sequence[str], deals: int, workers: int, say: Callable[[str], None], *, go_on: bool = False
) -> None:
    """Compute the readings of some games, and write their ledgers.

    chosen: ids of the games; empty for all
    deals: number of deals
    workers: number of processes
    say: called with each text about the progress
    go_on: whether to continue an earlier count
    """
    if deals < 1 or workers < 1:
        raise OptionError(f"{deals} deals, {workers} workers: expected at least one of each")
    for game in pick_games(chosen):

        def progress(done: int, game: str = game) -> None:
            say(f"\r{game}: {done} of {deals}   ")

        with as_file(game_folder(game, "text")) as text:
            folder = Path(text).parent
        with ProcessPoolExecutor(workers) if workers > 1 else nullcontext() as pool:
            write(game, folder, deals, pool, progress, go_on=go_on)
        say("\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.ledger", description=__doc__)
    parser.add_argument("game", nargs="*", help="ids of games (default: all)")
    parser.add_argument("--deals", type=int, default=10_000, metavar="N", help="deals for each reading (default 10000)")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes that play (default 1)")
    parser.add_argument("--go-on", action="store_true", help="continue the last run where it was stopped")
    args = parser.parse_args(argv)
    say = partial(print, end="", file=sys.stderr, flush=True)
    compute(args.game, args.deals, args.workers, say, go_on=args.go_on)
    print(table(args.game))
    return 0


if __name__ == "__main__":
    sys.exit(main())
