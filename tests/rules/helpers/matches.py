"""Random matches: how they go."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import product

from hypothesis import strategies as st

from knack_widgets.rules import OptionError, State, games

OUT = (" fold", " pass")
"""How the moves end with which a player stays out of a deal."""
MOST = 10**9
"""The largest stake."""


class Plan:
    """How a random match goes: everything that chance decides comes out of `seed`.

    `dealer`: the seat that deals first, `None` where the cards decide; `options`: the game's, by name; `fold`: how
    often players stay out who may; `buy`: how often they buy who may.
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
        """The state before the first move."""
        return games[self.game].start(players=self.players, dealer=self.dealer, **self.options)

    def walk(self) -> Iterator[tuple[str, State]]:
        """The moves of the match up to its end, each with the state after it."""
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
        """One of the legal moves: first whether a player stays out or buys, then any of what is left."""
        for some, often in (
            ([move for move in moves if move.endswith(OUT)], self.fold),
            ([move for move in moves if " buy " in move], self.buy),
        ):
            rest = [move for move in moves if move not in some]
            if some and rest:
                moves = some if rng.random() < often else rest
        return rng.choice(moves)


def settings(game: str, players: int) -> list[dict[str, int | str | bool]]:
    """Every combination of the options' choices that the game takes with so many players; stakes small and huge."""
    values = []
    for option in games[game].options.values():
        stakes = tuple(option.multiple * times for times in (1, 2, 3, 7, MOST // option.multiple))
        values.append([(option.name, value) for value in option.choices or stakes])
    found = []
    for chosen in map(dict, product(*values)):
        try:
            games[game].start(players=players, **chosen)
        except OptionError:
            continue
        found.append(chosen)
    return found


def plans(game: str) -> st.SearchStrategy[Plan]:
    """Matches of all numbers of players and with all options, some of one deal and some of many."""
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
