"""Who at a table is to move, and what a player does: for pages, the ledger and play-outs alike."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules import Move, State
from . import PLAYERS


def next_seat(state: State, controls: Sequence[str], seed: str = "") -> int | None:
    """A seat to act that a player plays, while no seat that a person plays has to act first.

    `controls`: for each seat the id of its player, or anything else for a person. A player with something to say that
    cannot wait comes first (unless it forgets). Where all may act at once, `seed` decides whether one that need not
    act wants to.
    """
    asked = state.setup.phases[state.phase].seats_to_ask(state)
    if asked is not None:
        found = (
            seat
            for seat, must in asked
            if controls[seat] in PLAYERS and (must or _wants(state, seat, controls[seat], seed))
        )
        return next(found, None)
    stands = state.setup.game.stands[state.phase]
    if "any-time" in stands.values():
        for move in state.legal:
            if stands[move.verb] == "any-time" and move.seat is not None:
                player = PLAYERS.get(controls[move.seat])
                if player and player.speaks:
                    return move.seat
    acting = sorted(state.to_act) if state.turn is None else [state.turn]
    if any(controls[seat] not in PLAYERS for seat in acting):
        return None
    return acting[0] if acting else None


def choose_at(state: State, seat: int, control: str, seed: str = "") -> Move:
    """What the player of a seat does: of its own accord, else because it has to. `ValueError`: it has no move."""
    player, view = PLAYERS[control], state.view(seat)
    return player.volunteer(view, seed) or player.choose(view, seed)


def _wants(state: State, seat: int, control: str, seed: str) -> bool:
    return PLAYERS[control].volunteer(state.view(seat), seed) is not None
