"""The counts of deals with two readings, which can be stored and continued."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any

from ...players.spans import Span, Z, wilson
from .deals import Compared

Rank = tuple[int, int, int]
"""Number of players, number of common moves, seed: the deal with the least of these is shown."""


@dataclass(slots=True)
class Tally:
    """The counts, as whole numbers.

    deals: deals that were played
    differ: deals that differ
    moved: sum of the money that changes hands, over all deals
    squares: sum of the squares of these amounts
    best: rank of the deal that shows the difference best
    deal: that deal if it was played in this process, else None

    >>> kept = Tally(deals=200, differ=3, moved=12, squares=60, best=(3, 4, 17))
    >>> Tally.from_row(kept.row()) == kept
    True
    """

    deals: int = 0
    differ: int = 0
    moved: int = 0
    squares: int = 0
    best: Rank | None = None
    deal: Compared | None = None

    @classmethod
    def from_row(cls, row: Mapping[str, Any]) -> Tally | None:
        """Return the counts of a row of the ledger, or None if the row has no whole numbers."""
        if "differ" not in row:
            return None
        best = row.get("best")
        return cls(row["deals"], row["differ"], row["moved"], row["squares"], best and tuple(best))

    def row(self) -> dict[str, Any]:
        """Return the counts as a row of the ledger."""
        counts = {"deals": self.deals, "differ": self.differ, "moved": self.moved, "squares": self.squares}
        return counts | ({"best": list(self.best)} if self.best else {})

    def add(self, seed: int, deal: Compared) -> None:
        """Count one more deal."""
        self.deals += 1
        if deal.step is None:
            return
        self.differ += 1
        self.moved += deal.moved
        self.squares += deal.moved**2
        self._keep((deal.players, deal.step, seed), deal)

    def merge(self, other: Tally) -> None:
        """Add the counts of another tally."""
        self.deals += other.deals
        self.differ += other.differ
        self.moved += other.moved
        self.squares += other.squares
        if other.best:
            self._keep(other.best, other.deal)

    def _keep(self, rank: Rank, deal: Compared | None) -> None:
        if self.best is None or rank < self.best:
            self.best, self.deal = rank, deal

    @property
    def share(self) -> float:
        """The share of the deals that differ."""
        return self.differ / self.deals if self.deals else 0.0

    @property
    def interval(self) -> Span:
        """The 95 % interval of that share."""
        return wilson(self.differ, self.deals)

    @property
    def mean(self) -> tuple[float, Span]:
        """The mean money that changes hands in a deal, with its 95 % interval."""
        if not self.deals:
            return 0.0, (0.0, 0.0)
        mean = self.moved / self.deals
        half = Z * sqrt(max(0.0, self.squares / self.deals - mean * mean) / self.deals)
        return mean, (max(0.0, mean - half), mean + half)
