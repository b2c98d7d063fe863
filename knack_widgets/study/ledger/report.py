"""The ledger as a table for people."""

from __future__ import annotations

from collections.abc import Sequence

from ...rules.shelf import games
from .entries import entries


def table(chosen: Sequence[str] = ()) -> str:
    """Return all readings of some games as text, one line each.

    A line has the share of the deals that differ, its interval, and the money that changes hands in a deal. `chosen`:
    ids of the games; empty for all.
    """
    lines = [
        f"{'game':<11} {'ruling':<7} {'read':<5} {'clause':<11} {'deals':>7} {'differ':>8} {'95 %':>16} {'money':>8}"
    ]
    for game in pick_games(chosen):
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


def pick_games(chosen: Sequence[str]) -> Sequence[str]:
    """Return the ids of the chosen games, or of all games if none is chosen."""
    return tuple(games.find(game).id for game in chosen) or tuple(games)
