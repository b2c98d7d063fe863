"""Worlds a second of every game, beside random play-outs in the same run.

Start it with ``python benchmarks/worlds.py``.
"""

from __future__ import annotations

from time import perf_counter

from knack_widgets.players import worlds
from knack_widgets.rules import State, games

WORLDS = 400
MOVES = 6
PLAYOUTS = 20
LONGEST = 400


def play_out(state: State, seed: int, most: int = LONGEST) -> State:
    """Return the state after `most` random moves, or at the end of the deal."""
    for number in range(most):
        if state.over or (state.chance and number and state.turn is None):
            break
        move = state.by_chance(seed) if state.chance else state.sample(seed * 1000 + number)
        if move is None:
            break
        state = state.play(move)
    return state


def main() -> None:
    """Print a line a game."""
    for game in games:
        start = games[game].start(players=4)
        while start.chance:
            start = start.play(start.by_chance(7))
        view = play_out(start, 3, MOVES).view(0)
        began = perf_counter()
        count = sum(1 for _ in worlds(view, n=WORLDS))
        found = count / (perf_counter() - began)
        began = perf_counter()
        for seed in range(PLAYOUTS):
            play_out(start, seed)
        played = PLAYOUTS / (perf_counter() - began)
        print(f"{game:12} {found:10,.0f} worlds/s {played:10,.0f} deals played out/s")


if __name__ == "__main__":
    main()
