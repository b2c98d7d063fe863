"""Whose turn it is, among seats that players play."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules import Move, State
from .choice import Player


def next_player(state: State, players: Sequence[Player | None], seed: str = "") -> int | None:
    """A seat to act that a player plays, while no seat that a person (`None`) plays has to act first.

    A player with something to say that cannot wait comes first (unless it forgets). Where all may act at once, `seed`
    decides whether one that need not act wants to.
    """
    asked = state.setup.phases[state.phase].seats_to_ask(state)
    if asked is not None:
        for seat, must in asked:
            player = players[seat]
            if player and (must or player.volunteer(state.view(seat), seed)):
                return seat
        return None
    game, turn = state.setup.game, state.turn
    if turn is not None and state.phase not in game.uneven:
        return turn if players[turn] else None
    stands = game.stands[state.phase]
    if "any-time" in stands.values():
        for move in state.legal:
            if stands[move.verb] == "any-time" and move.seat is not None:
                player = players[move.seat]
                if player and player.speaks:
                    return move.seat
    acting = sorted(state.to_act) if state.turn is None else [state.turn]
    if any(players[seat] is None for seat in acting):
        return None
    return acting[0] if acting else None


def choose_for(state: State, seat: int, player: Player, seed: str = "") -> Move:
    """What the player of a seat does: of its own accord, else because it has to. `ValueError`: it has no move."""
    return player(state.view(seat), seed)
