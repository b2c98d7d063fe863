"""The checks of a declared phase of tricks: a part that does not fit is an error before the first deal."""

from __future__ import annotations

from collections.abc import Sequence

from ..clauses import Clause
from ..situations import MAX_TRICKS, find_beyond


def check_declaration(name: str, tricks: int, cards: int, leads: Sequence[Clause], clauses: Sequence[Clause]) -> None:
    """Raise `ValueError` if the parts of a declaration do not fit each other, or the rest of the core.

    name: the phase's name
    tricks: number of tricks in a deal
    cards: number of cards in a hand at the first lead
    leads: the clauses of the later leads
    clauses: the duties and freedoms
    """
    if name != "play":
        raise ValueError(f"{name}: a phase of tricks; expected the name play, by which views and positions find it")
    if not 1 <= tricks <= cards <= MAX_TRICKS:
        raise ValueError(
            f"{name}: {tricks} tricks from hands of {cards}; expected 1 to {MAX_TRICKS} tricks, a card for each"
        )
    if len(leads) != tricks - 1:
        wanted = f"{tricks - 1}, for {tricks} tricks, or one clause for all"
        raise ValueError(f"{name}: {len(leads)} clauses of later leads; expected {wanted}")
    for clause in clauses:
        if beyond := find_beyond(clause.when, tricks):
            raise ValueError(f"{name}: {clause.id} applies to {sorted(beyond)}; expected one of {tricks} tricks")
