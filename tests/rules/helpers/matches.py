"""Random matches, and the plans by which they are played."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import product

from hypothesis import strategies as st

from knack_widgets.rules import OptionError, State, games

OUT = (" fold", " pass")
"""The ends of moves by which a player stays out of a deal."""
MAX_STAKE = 10**9
"""The largest stake."""


class Plan:
    """The plan of a random match; all chance comes from `seed`.

    dealer: the seat of the first dealer, or None if cards decide
    options: the game's options by name
    fold: how often players stay out if they may
    buy: how often players buy if they may
    """

    def __init__(
        self,
        game: str,
        players: int,
        dealer: int | None,
        options: Mapping[str, int | str | bool],
        deals: int,
        fold: float,
        buy: float,
        seed: int,
    ) -> None:
        self.game = game
        self.players = players
        self.dealer = dealer
        self.options = dict(options)
        self.deals = deals
        self.fold = fold
        self.buy = buy
        self.seed = seed

    def __repr__(self) -> str:
        return f"Plan({', '.join(f'{key}={value!r}' for key, value in vars(self).items())})"

    def start(self) -> State:
        """Return the state before the first move."""
        return games[self.game].start(players=self.players, dealer=self.dealer, **self.options)

    def walk(self) -> Iterator[tuple[str, State]]:
        """Yield the moves of the match up to its end, each with the state after it."""
        rng = random.Random(self.seed)
        state = self.start()
        while not state.over:
            if state.chance == "deal":
                text = "end" if state.deals == self.deals else str(state.by_chance(rng.randrange(1 << 32)))
            elif state.chance:
                text = str(state.by_chance(rng.randrange(1 << 32)))
            else:
                text = self._choice(rng, [str(move) for move in state.moves()])
            state = state.play(text)
            yield text, state

    def _choice(self, rng: random.Random, moves: list[str]) -> str:
        """Return a legal move: first decide whether to stay out or to buy, then choose any other."""
        for some, often in (
            ([move for move in moves if move.endswith(OUT)], self.fold),
            ([move for move in moves if " buy " in move], self.buy),
        ):
            rest = [move for move in moves if move not in some]
            if some and rest:
                moves = some if rng.random() < often else rest
        return rng.choice(moves)


def settings(game: str, players: int) -> list[dict[str, int | str | bool]]:
    """Return all combinations of options that the game accepts, with small and huge stakes."""
    values = []
    for option in games[game].options.values():
        stakes = tuple(option.multiple * times for times in (1, 2, 3, 7, MAX_STAKE // option.multiple))
        values.append([(option.name, value) for value in option.choices or stakes])
    combinations = []
    for chosen in map(dict, product(*values)):
        try:
            games[game].start(players=players, **chosen)
        except OptionError:
            continue
        combinations.append(chosen)
    return combinations


def plans(game: str) -> st.SearchStrategy[Plan]:
    """Return plans of matches with all numbers of players and all options.

    Some have one deal, and some have many.
    """
    table = games[game].players
    return st.integers(table.start, table.stop - 1).flatmap(
        lambda players: st.builds(
            Plan,
            st.just(game),
            st.just(players),
            st.sampled_from([*range(players), *([None] if games[game].draws_first else [])]),
            st.sampled_from(settings(game, players)),
            st.integers(0, 4),
            st.sampled_from([0.0, 0.2, 0.5, 0.9, 1.0]),
            st.sampled_from([0.5, 0.9, 0.0, 1.0]),
            st.integers(0, 1 << 32),
        )
    )
