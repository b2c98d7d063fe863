"""The table of `docs/background/strength.md`: `python -m tools.strength` writes it from docs/strength.toml.

With a game it first plays `strong` against `careful` in the arena and adds the result to the file:

    python -m tools.strength knack --players 4 --deals 160 --seed 1 --jobs 2

Runs of one game with the same number of seats are one row: their mean is weighted by their deals.
"""

from __future__ import annotations

import argparse
import math
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from knack_widgets.players.arena import Result, arena

from .reference import ROOT, table
from .where import put

PAGE: Final = ROOT / "docs" / "background" / "strength.md"
FILE: Final = ROOT / "docs" / "strength.toml"
NAMES: Final = {
    "knack": "Knack",
    "kopknack": "Köpknack",
    "svangknack": "Svängknack",
    "knack31": "German Knack",
    "knaker": "Knåker",
}
WON: Final = 3
"""Standard errors beyond which a difference counts as won."""


def results(text: str) -> str:
    r"""Return the table of the results.

    text: runs as TOML

    >>> one = 'game = "knack"\nseats = 2\nseatings = 2'
    >>> low = f"[[runs]]\n{one}\ndeals = 100\nseed = 1\nmean = 0.1\nerror = 0.02\n"
    >>> high = f"[[runs]]\n{one}\ndeals = 300\nseed = 2\nmean = 0.2\nerror = 0.02\n"
    >>> print(results(low + high).splitlines()[-1])
    | Knack | 2 | 100 × 2, 300 × 2 | 1, 2 | +0.175 ± 0.016 | 11.1 | won |
    """
    runs = sorted(tomllib.loads(text)["runs"], key=lambda run: ([*NAMES].index(run["game"]), run["seats"]))
    heads = ("game", "players", "deals × seatings", "seed", "strong, a deal", "standard errors", "")
    return table(heads, _rows(runs))


def _rows(runs: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, ...]]:
    for (game, seats), same in groupby(runs, key=lambda run: (run["game"], run["seats"])):
        each = [*same]
        deals = [sum(_several(run["deals"])) for run in each]
        mean = sum(count * run["mean"] for count, run in zip(deals, each, strict=True)) / sum(deals)
        error = math.hypot(*(count * run["error"] for count, run in zip(deals, each, strict=True))) / sum(deals)
        yield (
            NAMES[game],
            str(seats),
            ", ".join(f"{count} × {run['seatings']}" for run in each for count in _several(run["deals"])),
            ", ".join(str(seed) for run in each for seed in _several(run["seed"])),
            f"{mean:+.3f} ± {error:.3f}",
            f"{mean / error:.1f}",
            "won" if mean > WON * error else "",
        )


def _several(value: int | Sequence[int]) -> Sequence[int]:
    """Return the values of a run; it has several if only their common result was kept."""
    return [value] if isinstance(value, int) else value


def run_text(result: Result, seed: int) -> str:
    """Return the result of `strong` as a run in TOML.

    >>> from knack_widgets.players.arena import Standing
    >>> print(run_text(Result("knack", 2, 10, 2, (Standing("strong", 0.51234, 0.1),)), 3))
    <BLANKLINE>
    [[runs]]
    game = "knack"
    seats = 2
    deals = 10
    seatings = 2
    seed = 3
    mean = 0.5123
    error = 0.1
    <BLANKLINE>
    """
    (strong,) = (one for one in result.standings if one.player == "strong")
    lines = (
        f'game = "{result.game}"',
        *(f"{name} = {getattr(result, name)}" for name in ("seats", "deals", "seatings")),
        f"seed = {seed}",
        f"mean = {round(strong.mean, 4)}",
        f"error = {round(strong.error, 4)}",
    )
    return "\n".join(("", "[[runs]]", *lines, ""))


def pages() -> dict[Path, str]:
    """Return the page as it has to be."""
    return {PAGE: put(PAGE.read_text("utf-8"), "results", results(FILE.read_text("utf-8")))}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="?", choices=NAMES)
    for name, default in (("players", 3), ("deals", 60), ("seed", 1), ("jobs", 2)):
        parser.add_argument(f"--{name}", type=int, default=default)
    asked = parser.parse_args()
    if asked.game:
        with ProcessPoolExecutor(asked.jobs) as pool:
            found = arena(asked.game, ("careful", "strong"), asked.deals, asked.players, asked.seed, pool)
        with FILE.open("a", encoding="utf-8", newline="\n") as file:
            file.write(run_text(found, asked.seed))
    for page, text in pages().items():
        page.write_text(text, "utf-8")
