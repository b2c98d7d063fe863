"""The value of each habit of an attentive player in Knåker.

Every player has each habit or not, by chance.

    python benchmarks/habits.py [--players N] [--matches N] [--seed N] [--jobs N]

Told are the places that a habit gains: the mean place of those without it less that of those with it, and the standard
error. Matches without an end are left out.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, replace
from functools import partial
from math import hypot

from knack_widgets.players.careful import Careful
from knack_widgets.players.playouts import play_to_end, worth
from knack_widgets.players.shedding import ATTENTIVE, CAREFUL
from knack_widgets.players.spans import mean_and_error
from knack_widgets.rules import games
from knack_widgets.rules.core.chance import shuffle

HABITS = {name: value for name, value in asdict(ATTENTIVE).items() if value != getattr(CAREFUL, name)}

Seat = tuple[frozenset[str], float]
"""The habits of a seat, and its place in the end."""


def play_match(seats: int, seed: str) -> Sequence[Seat]:
    """A match of players whose habits are drawn; nothing where it has no end."""
    state = games["knaker"].start(players=seats)
    players, had = [], []
    for seat in range(seats):
        drawn = frozenset(name for name in HABITS if shuffle(range(2), f"{seed}:{seat}:{name}")[0])
        player = Careful()
        player.habits = replace(CAREFUL, **{name: HABITS[name] for name in drawn})
        players.append(player)
        had.append(drawn)
    number = 0
    while state.chance == "draw":
        state, number = state.play(state.by_chance(f"{seed}:draw:{number}")), number + 1
    begun = state
    ended = play_to_end(state.deal(seed), players, seed).state
    if not ended.over:
        return ()
    return [(drawn, -worth(ended, begun, seat)) for seat, drawn in enumerate(had)]


def main() -> None:
    """Plays the matches and prints what each habit gains."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4, metavar="N")
    parser.add_argument("--matches", type=int, default=1000, metavar="N")
    parser.add_argument("--seed", default="1", metavar="N")
    parser.add_argument("--jobs", type=int, default=1, metavar="N")
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs) as pool:
        seeds = [f"{asked.seed}:{number}" for number in range(asked.matches)]
        seats = [seat for match in pool.map(partial(play_match, asked.players), seeds, chunksize=5) for seat in match]
    print(f"knaker, {asked.players} players, {len(seats) // asked.players} matches of {asked.matches} with an end")
    for name, value in HABITS.items():
        with_it, without = ([place for had, place in seats if (name in had) is wanted] for wanted in (True, False))
        (mean, error), (other, others) = mean_and_error(with_it), mean_and_error(without)
        print(f"{name} {getattr(CAREFUL, name)} -> {value}: {other - mean:+.3f} ± {hypot(error, others):.3f} places")


if __name__ == "__main__":
    main()
