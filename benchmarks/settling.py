"""Time to settle a move in a position, by game, number of players, and unknown cards.

A verdict that needs no unknown card should take 20 ms (p95), one that fills in unknown cards 1 s.

python benchmarks/settling.py [GAME …]
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from itertools import islice
from random import Random

from knack_widgets.players import settle
from knack_widgets.rules import NotationError, Position, State, games

AT_ONCE, FILLED = 0.02, 1.0
MATCHES = 4
MOVES = 60
EVERY = 4
TRIED = 3


def walk(game: str, players: int, seed: int) -> Iterator[State]:
    """Yield states of a random match."""
    random = Random(f"{game} {players} {seed}")
    state = games[game].start(players=players)
    for _ in range(MOVES):
        if state.over:
            return
        if state.chance:
            state = state.play(state.by_chance(random.randrange(1 << 30)))
        else:
            move = state.sample(random.randrange(1 << 30))
            if move is None:
                return
            state = state.play(move)
        if state.chance is None and not state.over:
            yield state


def positions(state: State, seat: int) -> dict[str, Position]:
    """Return positions of one state: all cards known, a seat's view, and the hand of the seat unknown."""
    whole = Position.of(state)
    hand = str(whole).partition("hands=")[2].partition(";")[0].split(",")[seat]
    hidden = Position.of(state.view())
    return {"nothing unknown": whole, "a seat's view": Position.of(state.view(seat))} | (
        {"all unknown": hidden} if hand else {}
    )


def main(names: list[str]) -> None:
    """Measure the named games, or all of them."""
    for game in names or games:
        few = games[game].players.start
        for players in sorted({few, 4, min(6, games[game].players.stop - 1)} & set(games[game].players)):
            took: dict[str, list[tuple[float, int, str]]] = {}
            for seed in range(MATCHES):
                for number, state in enumerate(walk(game, players, seed)):
                    if number % EVERY or not state.to_act:
                        continue
                    seat = min(state.to_act)
                    moves = [str(move) for move in islice(state.moves(), TRIED)]
                    for unknown, position in positions(state, seat).items():
                        for move in moves:
                            fresh = Position.parse(str(position))
                            began = time.perf_counter()
                            try:
                                asked = settle(fresh, move)
                            except NotationError:
                                continue
                            took.setdefault(unknown, []).append((time.perf_counter() - began, asked.worlds, move))
            for unknown, times in took.items():
                report(f"{game}, {players} players, {unknown}", times)


def report(title: str, times: list[tuple[float, int, str]]) -> None:
    """Print the 95th percentiles of verdicts that needed no unknown card, and of verdicts that did."""
    said = []
    for name, filled, target in (("at once", False, AT_ONCE), ("filled in", True, FILLED)):
        sorted_ = sorted((took, move) for took, worlds, move in times if (worlds > 1) == filled)
        if sorted_:
            took, _ = sorted_[int(len(sorted_) * 0.95)]
            worst, move = sorted_[-1]
            said.append(
                f"{name}: p95 {took * 1000:.1f} ms of {len(sorted_)} (target {target * 1000:.0f} ms), "
                f"worst {worst * 1000:.0f} ms ({move})"
            )
    print(f"{title}: {'; '.join(said)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
