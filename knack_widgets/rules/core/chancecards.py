"""A check of the cards that a deal or a draw names.

All cards must be in the pack, and no card may occur more often than in the pack.
"""

from __future__ import annotations

from collections import Counter
from typing import Protocol

from .errors import NotationError
from .facts import Setup
from .moves import Move, check_distinct
from .phase_state import PhaseState
from .phases import AnyPhase


class Dealing(PhaseState, Protocol):
    """Protocol: the part of a state that `check_cards` needs, a set-up that names its game."""

    @property
    def setup(self) -> Setup:
        """The set-up of the match."""


def check_cards(s: Dealing, phase: AnyPhase, move: Move) -> None:
    """Raise `NotationError` if the cards of a deal or a draw are impossible in a state.

    s: the state
    phase: the phase of the state
    move: a move of chance; other moves than ``deal`` and ``draw`` are not checked
    """
    game = s.setup.game
    if move.verb not in ("deal", "draw"):
        return
    pack = s.setup.pack
    whole = frozenset(pack)
    strangers = [card for card in move.args if card not in whole]
    if strangers:
        raise NotationError(f"{move.verb}: {strangers[0]} is not in this game's pack", game.strangers_clause)
    if move.verb == "deal":
        if sorted(move.args) != sorted(pack):
            if len(move.args) == len(pack):
                if len(whole) == len(pack):
                    check_distinct(move.args, "deal", game.pack_clause)
                often = next(iter(Counter(move.args) - Counter(pack)))
                raise NotationError(
                    f"deal: {often} occurs more often than in this game's pack",
                    game.pack_clause,
                )
            raise NotationError(
                f"deal: {len(move.args)} cards; expected the whole pack of {len(pack)}, each card once",
                game.pack_clause,
            )
    else:
        if len(whole) == len(pack):
            check_distinct(move.args, "draw")
        if phase.chance == "draw":
            missing = Counter(move.args) - Counter(phase.pool(s))
            if missing:
                raise NotationError(f"draw: {next(iter(missing))} cannot be drawn; expected cards that nobody holds")
            expected = phase.cards_to_draw(s)
            if len(move.args) != expected:
                raise NotationError(f"draw: {len(move.args)} cards; expected {expected}, one for each seat concerned")
            due = phase.due(s)
            if due is not None and move.args != due:
                raise NotationError(
                    f"draw: {' '.join(move.args)}; expected the cards on top of the stock, {' '.join(due)}"
                )
