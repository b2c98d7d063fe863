"""The name of the top of the pile, for texts, marks and events."""

from __future__ import annotations

from ...core.clauses import Clause
from ..pile import Top
from ..rules import r05_twos, r10_jokers, r14_three_kings, r17_two_packs


def top_name(top: Top, decks: int) -> tuple[str, Clause] | None:
    """Return the name and the clause of the top of the pile, or None if it has no name."""
    if top.frippel:
        return "frippel", r10_jokers.frippel
    if r14_three_kings.is_knug(top):
        return "knug", r14_three_kings.three_kings
    if top.rank == "X" and decks > 1:
        row = min(top.row, r17_two_packs.HEXA)
        return f"kajak-{row}", r17_two_packs.ROWS[row - 1]
    if top.rank == "X":
        return f"joker-{min(top.row, 3)}", (r10_jokers.joker, r10_jokers.double, r10_jokers.triple)[min(top.row, 3) - 1]
    return ("two", r05_twos.lays_again) if top.rank == "2" else None
