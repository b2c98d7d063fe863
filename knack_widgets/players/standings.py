"""The results of the arena as a table for readers and as TOML."""

from __future__ import annotations

from ..rules.core.toml import write_value
from .arena import Result


def table(result: Result) -> str:
    """Return a line for each player: mean result per deal, standard error, and their ratio.

    >>> from knack_widgets.players.arena import Standing
    >>> print(table(Result("rummy", 2, 10, 2, (Standing("careful", -0.5, 0.1), Standing("strong", 0.5, 0.1)))))
    rummy, 2 players, 10 deals in each of 2 seatings
    careful    -0.500 ± 0.100 a deal   -5.0
    strong     +0.500 ± 0.100 a deal   +5.0
    """
    head = f"{result.game}, {result.seats} players, {result.deals} deals in each of {result.seatings} seatings"
    lines = [
        f"{one.player:10} {one.mean:+.3f} ± {one.error:.3f} a deal  {one.mean / one.error if one.error else 0:+5.1f}"
        for one in result.standings
    ]
    return "\n".join([head, *lines])


def toml(result: Result) -> str:
    """Return the results as TOML, for programs."""
    lines = [f"{name} = {write_value(getattr(result, name))}" for name in ("game", "seats", "deals", "seatings")]
    for one in result.standings:
        lines += ["", "[[standings]]", *(f"{name} = {write_value(value)}" for name, value in one._asdict().items())]
    return "\n".join(lines) + "\n"
