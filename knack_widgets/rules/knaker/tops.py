"""What lies on top of the pile by name, where it has one and a clause of its own: for words, marks and events."""

from __future__ import annotations

from ..core.clauses import Clause
from . import jokers, kings, turning, two_packs
from .lays import Top


def named_top(top: Top, decks: int) -> tuple[str, Clause] | None:
    """The name and the clause of what lies on top, where it has one of its own."""
    if top.frippel:
        return "frippel", jokers.frippel
    if kings.is_knug(top):
        return "knug", kings.three_kings
    if top.rank == "X" and decks > 1:
        return f"kajak-{min(top.row, 6)}", two_packs.ROWS[min(top.row, 6) - 1]
    if top.rank == "X":
        return f"joker-{min(top.row, 3)}", (jokers.joker, jokers.double, jokers.triple)[min(top.row, 3) - 1]
    return ("two", turning.lays_again) if top.rank == "2" else None
