"""A rival for the strong opponent: information-set tree search.

It plays in the arena against `careful` or `strong`.

    python benchmarks/rivals.py GAME [--against careful] [--players N] [--deals N] [--seed N] [--jobs N]

Single-observer ISMCTS (Cowling et al., 2012): each iteration draws a world of the view, goes down a tree
of moves that all worlds share by UCB1 among those that are legal in this world, adds one node, and has careful players
play the rest. As many iterations as `strong` has play-outs; the move that was tried most often is made.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

from knack_widgets.players import arena
from knack_widgets.players import table as shipped
from knack_widgets.players.arena import Result, table
from knack_widgets.players.choice import everyday_moves, legal_moves, owed_moves
from knack_widgets.players.playouts import PLAIN, play_to_end, worth
from knack_widgets.players.strong import PLAYOUTS, THOUGHT_OF, Strong, believed_worlds
from knack_widgets.players.turns import next_player
from knack_widgets.rules import Move, State, View

EXPLORATION = 0.7
"""Of UCB1, in standard deviations of what deals have been worth."""


class Node:
    """A move of the tree.

    How often it was tried and could have been, and its value for the seat that made it.
    """

    __slots__ = ("after", "available", "total", "tried")

    def __init__(self) -> None:
        self.after: dict[Move, Node] = {}
        self.tried = self.available = 0
        self.total = 0.0


class TreeSearch(Strong):
    """Makes the move that the tree has tried most often."""

    def decide(self, view: View, moves: Sequence[Move], careful: Move, seed: str) -> Move:
        """One of several moves worth thinking of; the `careful` one where no worlds are known."""
        found = believed_worlds(view, seed, PLAYOUTS, THOUGHT_OF * PLAYOUTS // 2)
        if not found:
            return careful
        root, spread = Node(), Spread()
        for number in range(PLAYOUTS):
            grow(root, found[number % len(found)], moves, spread, f"{seed}:{number}")
        return max(moves, key=lambda move: root.after[move].tried if move in root.after else 0)


class Spread:
    """The standard deviation of all values so far."""

    def __init__(self) -> None:
        self.count, self.sum, self.squares = 0, 0.0, 0.0

    def add(self, value: float) -> None:
        """One value more."""
        self.count, self.sum, self.squares = self.count + 1, self.sum + value, self.squares + value * value

    @property
    def deviation(self) -> float:
        """1 as long as there is none."""
        if self.count < 2:
            return 1.0
        return math.sqrt(max(0.0, self.squares / self.count - (self.sum / self.count) ** 2)) or 1.0


def grow(root: Node, world: State, moves: Sequence[Move], spread: Spread, seed: str) -> None:
    """Run one iteration of the search.

    Go down the tree, add a node, let careful players end the deal, and go back.
    """
    players = [PLAIN["careful"]] * len(world.setup.names)
    state, node, legal = world, root, moves
    way: list[tuple[Node, int]] = []
    fresh = False
    while not fresh:
        for move in legal:
            node.after.setdefault(move, Node()).available += 1
        untried = [move for move in legal if not node.after[move].tried]
        fresh = bool(untried)
        move = untried[0] if untried else max(legal, key=lambda one: bound(node.after[one], spread.deviation))
        node = node.after[move]
        way.append((node, move.seat or 0))
        state = state.play(move)
        while state.chance and state.chance != "deal" and not state.over:
            state = state.play(state.by_chance(f"{seed}:{len(way)}"))
        if state.over or state.chance:
            break
        seat = next_player(state, players, seed)
        if seat is None:
            break
        view = state.view(seat)
        legal = everyday_moves(owed_moves(view, legal_moves(view)), view)
    ended = play_to_end(state, players, seed).state
    for passed, seat in way:
        value = worth(ended, world, seat)
        passed.tried += 1
        passed.total += value
        spread.add(value)


def bound(node: Node, deviation: float) -> float:
    """UCB1 for moves that are not always legal."""
    return node.total / node.tried + EXPLORATION * deviation * math.sqrt(math.log(node.available) / node.tried)


def fight(game: str, against: str, deals: int, seats: int, seed: int, jobs: int) -> Result:
    """The tree search against a shipped opponent, over duplicate deals."""
    with ProcessPoolExecutor(jobs, initializer=enter) as pool:
        enter()
        return arena.arena(game, (against, "tree"), deals, seats, seed, pool)


def enter() -> None:
    """Lets the tree search into the arena of this process."""
    arena.PLAYERS = {**shipped.PLAYERS, "tree": TreeSearch()}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--against", default="careful")
    for name, default in (("players", 3), ("deals", 60), ("seed", 1), ("jobs", 2)):
        parser.add_argument(f"--{name}", type=int, default=default)
    args = parser.parse_args()
    print(table(fight(args.game, args.against, args.deals, args.players, args.seed, args.jobs)))
