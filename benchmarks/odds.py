"""Time from the press on *odds* to the answer, in Knack with four.

All of 2,401 worlds are played. Also what a press in a page shows.

    python benchmarks/odds.py

First one move of the first to speak, with the bare play-outs of the same move in worlds that are there already; the
best of some rounds counts (target: an answer within a second, ±2 points). Then every decision of some deals of careful
players as the page asks for it, on a server that others use and on the reader's own machine: how many worlds are played
in the processor's time that a press has there, and how wide the widest interval of failing is.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from timing import best

from knack_widgets.players import odds, worlds
from knack_widgets.players.playouts import PLAIN, play_to_end
from knack_widgets.players.running_odds import RunningOdds
from knack_widgets.players.turns import choose_for
from knack_widgets.rules import View, games
from knack_widgets.widgets.trying import OWN_LIMIT, SHARED_LIMIT, WORLDS

ROUNDS = 3
DEALS = 12
CAREFUL = PLAIN["careful"]


def main() -> None:
    """Measures and prints."""
    state = games["knack"].start(players=4).deal(seed=7)
    seat = state.turn or 0
    view, move = state.view(seat), f"{seat} knock"
    ready = list(worlds(view, n=WORLDS))
    bare = best(lambda: [play_to_end(world.play(move), [CAREFUL] * 4) for world in ready], ROUNDS)
    seeds = iter(range(ROUNDS))  # another seed each time: an answer is kept
    asked = best(lambda: odds(view, move, seed=f"round {next(seeds)}", n=WORLDS), ROUNDS)
    points = half(odds(view, move, n=WORLDS).interval)
    print(
        f"knack, 4 players: {asked:,.0f} ms from press to answer, ±{points:.1f} points of {WORLDS:,} worlds "
        f"(target: 1,000 ms, ±2); bare play-outs {bare:,.0f} ms; ratio {asked / bare:.2f}"
    )
    for limit in (SHARED_LIMIT, OWN_LIMIT):
        counts, widths = zip(*(press(view, limit) for view in decisions()), strict=True)
        within = sum(width <= 2 for width in widths)
        print(
            f"a page's press, {limit} s of processor time, {len(widths)} decisions of {DEALS} deals: "
            f"{median(counts):,.0f} worlds, ±{median(widths):.1f} points in the median, ±{max(widths):.1f} at most; "
            f"within ±2 points: {within}"
        )


def decisions() -> Iterator[View]:
    """Yield the view of each seat that has a choice, in deals of careful players."""
    for seed in range(1, DEALS + 1):
        state = games["knack"].start(players=4).deal(seed)
        while state.turn is not None:
            view = state.view(state.turn)
            if len(view.moves) > 1:
                yield view
            state = state.play(choose_for(state, state.turn, CAREFUL, str(seed)))


def press(view: View, limit: float) -> tuple[int, float]:
    """Return the number of worlds played, and half the widest interval.

    The interval is that of the chance to fail (points).

    limit: the time to play (seconds)
    """
    trial = RunningOdds(view, n=WORLDS)
    trial.play(limit)
    return trial.worlds, max(half(one.odds.interval) for one in trial.found)


def half(span: tuple[float, float]) -> float:
    """Return half of a span of chances (points)."""
    return 50 * (span[1] - span[0])


if __name__ == "__main__":
    main()
