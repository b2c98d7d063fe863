"""The cost of laying with a large hand, against a bare check.

Measured are judging any lay, listing the first moves, and making a view.

    python benchmarks/lays.py

Positions: 40 cards in hand (two packs) on piles of every kind, drawn by seed. The targets are a lay judged in under
50 ms and the first 300 moves in under 10 ms, whatever lies on the pile. The floor walks the same cards once and asks of
each pair whether ranks follow each other, which no telling of a ladder can do without. The worst of all positions
counts, the best of some rounds at each. A match of careful opponents, and one at random, are timed as well.
"""

from __future__ import annotations

import random
import time
from functools import partial
from itertools import islice, pairwise
from typing import Any

from timing import best

from knack_widgets.players import PLAYERS
from knack_widgets.rules import Card, games

ROUNDS = 5
HAND = 40
POSITIONS = 60
FIRST = 300
TARGETS_MS = {"judge": 50, "moves": 10}
PILES = ("", "5h", "Kh Kd Ks", "Xb Xb Xr", "Ah 7s 7d", "2c", "3h 3d 3s", "Xb 3s 3d 3h Xb Xr", "9c 9d 9h")
ORDER = "3456789JQKAX"


def position(seed: int, decks: int) -> Any:
    """Return a position in which seat 0 is on turn with a large hand.

    In some positions face-up cards lie behind it, and an open run before it.
    """
    rng = random.Random(seed)
    state: Any = games["knaker"].start(players=3, decks=decks).deal(seed)
    for seat in range(3):
        state = state.play(f"{seat} ready")
    pile = tuple(map(Card, rng.choice(PILES).split()))
    rest = list(state.stock)
    rng.shuffle(rest)
    hand = (*state.hands[0], *rest[: HAND - 3])
    return state.with_hand(0, hand, stock=(), pile=pile, owners=(1,) * len(pile))


def floor(cards: tuple[str, ...]) -> int:
    """How many neighbours follow each other."""
    return sum((ORDER.find(b[0]) - ORDER.find(a[0])) in (0, 1) for a, b in pairwise(cards))


def match(kind: str, players: int, seed: int) -> int:
    """The moves of a match that opponents play alone."""
    state: Any = games["knaker"].start(players=players).deal(seed)
    count = 0
    while not state.over and count < 2000:
        for seat, must in state.setup.phases[state.phase].seats_to_ask(state):
            player, view = PLAYERS[kind], state.view(seat)
            move = player.volunteer(view, count) or (player.choose(view, count) if must else None)
            if move:
                state = state.play(move)
                break
        count += 1
    return count


def measured(state: Any, rng: random.Random) -> dict[str, float]:
    """Return times (ms) of a position.

    They are a lay judged (the costliest of three), the first moves, one by lot, a view, a pick-up, a walk.
    """
    hand = list(state.hands[0])
    rng.shuffle(hand)
    lays = ("0 play " + " ".join(hand), "0 play " + " ".join(state.hands[0]), f"0 play {hand[0]}")
    return {
        "judge": max(best(partial(state.judge, lay), ROUNDS) for lay in lays),
        "moves": best(lambda: list(islice(state.evolve().moves(), FIRST)), ROUNDS),
        "sample": best(lambda: [state.evolve().sample(seed) for seed in range(20)], ROUNDS) / 20,
        "view": best(lambda: state.view(0), ROUNDS),
        "pick-up": best(lambda: state.judge("0 pick-up"), ROUNDS),
        "floor": best(lambda: floor(state.hands[0]), ROUNDS),
    }


def main() -> None:
    """Prints the worst of all positions."""
    worst = dict.fromkeys(("judge", "moves", "sample", "view", "pick-up"), 0.0)
    floors = []
    for seed in range(POSITIONS):
        costs = measured(position(seed, 1 + seed % 2), random.Random(seed))
        floors.append(costs.pop("floor"))
        worst = {name: max(cost, worst[name]) for name, cost in costs.items()}
    bare = sorted(floors)[len(floors) // 2]
    for name, cost in worst.items():
        target = f" (target {TARGETS_MS[name]})" if name in TARGETS_MS else ""
        print(f"knaker, {HAND} cards in hand, {name}: {cost:.2f} ms at worst{target}; {cost / bare:,.0f} × a bare walk")
    for kind in ("careful", "random"):
        began, moves = time.perf_counter(), match(kind, 4, 1)
        took = time.perf_counter() - began
        print(f"knaker, four {kind} opponents: {moves} moves in {took:.1f} s, {took / moves * 1000:.1f} ms each")


if __name__ == "__main__":
    main()
