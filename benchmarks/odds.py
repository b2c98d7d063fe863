"""From the press on *odds* to the answer: both moves of the first to speak in Knack with four, in 2,401 worlds.

    python benchmarks/odds.py

Beside it, in the same run, the bare play-outs of the same two moves in worlds that are there already. The best of some
rounds counts (target: an answer to one move within a second, ±2 points).
"""

from __future__ import annotations

from timing import best

from knack_widgets.players import odds, worlds
from knack_widgets.players.playouts import PLAIN, play_to_end
from knack_widgets.rules import games

ROUNDS = 3
WORLDS = 2401


def main() -> None:
    """Measures and prints."""
    state = games["knack"].start(players=4).deal(seed=7)
    seat = state.turn or 0
    view, move = state.view(seat), f"{seat} knock"
    ready = list(worlds(view, n=WORLDS))
    players = [PLAIN["careful"]] * 4
    bare = best(lambda: [play_to_end(world.play(move), players) for world in ready], ROUNDS)
    seeds = iter(range(ROUNDS))  # another seed each time: an answer is kept
    asked = best(lambda: odds(view, move, seed=f"round {next(seeds)}", n=WORLDS), ROUNDS)
    found = odds(view, move, n=WORLDS)
    half = (found.interval[1] - found.interval[0]) / 2
    print(
        f"knack, 4 players: {asked:,.0f} ms from press to answer, ±{100 * half:.1f} points of {WORLDS:,} worlds "
        f"(target: 1,000 ms, ±2); bare play-outs {bare:,.0f} ms; ratio {asked / bare:.2f}"
    )


if __name__ == "__main__":
    main()
