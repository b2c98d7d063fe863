"""The ledger as a table for people, and its computation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from importlib.resources import as_file
from pathlib import Path

from ...rulebook.folders import game_folder
from ...rules import OptionError
from ...rules.core.showing import describe
from ...rules.shelf import games
from .entries import entries, write


def table(chosen: Sequence[str] = ()) -> str:
    """Return all readings of some games as text, one line each.

    A line has the share of the deals that differ, its interval, and the money moved in a deal. `chosen`:
    ids of the games; empty for all.
    """
    lines = [
        f"{'game':<11} {'ruling':<7} {'read':<5} {'clause':<11} {'deals':>7} {'differ':>8} {'95 %':>16} {'money':>8}"
    ]
    for game in _pick_games(chosen):
        differences = entries(game)
        for ruling, reading in games[game].readings.items():
            for value in reading.values[1:]:
                row = f"{game:<11} {ruling:<7} {value:<5} {reading.clause:<11} "
                difference = differences.get((ruling, value))
                if difference is None:
                    lines.append(f"{row}{'–':>7}")
                    continue
                low, high = difference.interval
                span = f"{low:.2%} – {high:.2%}"
                lines.append(f"{row}{difference.deals:>7} {difference.share:>8.2%} {span:>16} {difference.money:>8.3f}")
    return "\n".join(lines)


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
    for game in _pick_games(chosen):

        def progress(done: int, game: str = game) -> None:
            say(f"\r{game}: {done} of {deals}   ")

        with as_file(game_folder(game, "text")) as text:
            folder = Path(text).parent
        with ProcessPoolExecutor(workers) if workers > 1 else nullcontext() as pool:
            write(game, folder, deals, pool, progress, go_on=go_on)
        say("\n")


def _pick_games(chosen: Sequence[str]) -> Sequence[str]:
    wrong = [game for game in chosen if game not in games]
    if wrong:
        raise OptionError(f"game {describe(wrong[0])}: expected one of {', '.join(games)}")
    return tuple(chosen) or tuple(games)
