"""The next seat to act, at a table of computer players and persons."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules import Move, State
from .choice import Player


def next_player(state: State, players: Sequence[Player | None], seed: str = "") -> int | None:
    """Return the computer player's seat that acts next, or None if a person has to act first.

    A player that must announce comes first (unless it forgets). If all may act at once, `seed` decides whether a player
    makes a voluntary move.

    players: the computer player of each seat, None for a person
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
    """Return the move of a seat's computer player: a voluntary move, or one that it must make.

    A voluntary move is returned if the player makes one. Raise ValueError if it has no move.
    """
    return player(state.view(seat), seed)
