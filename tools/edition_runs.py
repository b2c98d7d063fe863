"""Play many deals under each choice, and keep how many cited no clause that the text leaves out.

``python -m tools.edition_runs knack --deals 2000`` plays 2,000 deals, with refused tries, under each option value, each
reading and each pair of them. It adds them up in ``tests/rulebook/edition_runs.toml``; an interrupted run goes on.
A choice that leaves nothing out needs no deals, because nothing can be cited wrongly. The file has a digest of the
declarations that the deals ran on; a game whose declarations have changed begins again.

Whole deals of Knåker are slow and seldom reach its rarer clauses. Its deals begin in situations of the worked examples.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from knack_widgets.rules import games

from .editions import Choice, choices_of, deals, directed_deals

RUNS: Final = Path(__file__).parents[1] / "tests" / "rulebook" / "edition_runs.toml"
HEAD: Final = (
    "# Deals in which nothing was cited that the text leaves out, by game and choice: `python -m tools.edition_runs`."
)
DIRECTED: Final = ("knaker",)
"""The games whose deals begin in situations of the worked examples."""
DEALS: Final = 2000
"""The deals of each choice that are kept."""
DEALS_PER_ROUND: Final = 250


def digest(game: str) -> str:
    """Return a hash of the options, the readings, and the declarations of the clauses of a game."""
    facts = games[game]
    said: list[Any] = [
        [(option.name, option.choices, option.default, option.seats) for option in facts.options.values()],
        [(reading.id, reading.values) for reading in facts.readings.values()],
    ]
    for clause in facts.clauses.values():
        lapsed = sorted((other.ruling, other.value) for other in clause.lapsed)
        said.append((clause.id, clause.kind, clause.frees, clause.conditions, lapsed, sorted(clause.alternatives)))
    return sha256(repr(said).encode()).hexdigest()[:16]


def choices_to_play(game: str) -> list[Choice]:
    """Return each choice alone and each pair under which the text leaves a clause out."""
    return [choice for choice in choices_of(game)[1:] if choice.omitted]


def play(choice: Choice, seed: int, number: int) -> Iterator[set[str]]:
    """Yield the clauses that each of some deals cites."""
    return (directed_deals if choice.game in DIRECTED else deals)(choice, seed, number)


def read_runs() -> dict[str, dict[str, Any]]:
    """Return game → the `digest` of its declarations, and the number of `deals` by choice."""
    return tomllib.loads(RUNS.read_text("utf-8")) if RUNS.is_file() else {}


def keep(game: str, number: int) -> bool:
    """Play deals of a game until each choice has enough of them; return False if one cites what is left out.

    number: the deals of each choice
    """
    runs = read_runs()
    if runs.get(game, {}).get("digest") != digest(game):
        runs[game] = {"digest": digest(game), "deals": {}}
    kept = runs[game]["deals"]
    choices = choices_to_play(game)
    for reached in range(0, number, DEALS_PER_ROUND):
        for choice in choices:
            if kept.get(str(choice), 0) > reached:
                continue
            for cited in play(choice, 1 + reached // DEALS_PER_ROUND, DEALS_PER_ROUND):
                if wrong := cited & choice.omitted:
                    print(f"{game}: {choice}: cited though omitted: {', '.join(sorted(wrong))}", flush=True)
                    return False
            kept[str(choice)] = reached + DEALS_PER_ROUND
        _write(runs)
        print(f"{game}: {reached + DEALS_PER_ROUND} deals of each of {len(choices)} choices", flush=True)
    return True


def _write(runs: dict[str, dict[str, Any]]) -> None:
    lines = [HEAD]
    for game, run in sorted(runs.items()):
        lines += ["", f"[{game}]", f'digest = "{run["digest"]}"', "", f"[{game}.deals]"]
        lines += [f'"{choice}" = {number}' for choice, number in run["deals"].items()]
    RUNS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    """Play the deals of some games; return 1 if one cites what is left out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--deals", type=int, default=DEALS)
    given = parser.parse_args(arguments)
    return 0 if all(keep(game, given.deals) for game in given.games) else 1


if __name__ == "__main__":
    raise SystemExit(main())
