"""Random matches of Knåker, mostly honest and sensible.

Some moves are any listed move, a cheat or an accusation.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

from hypothesis import strategies as st

from knack_widgets.rules import games
from knack_widgets.rules.core.moves import Move
from knack_widgets.rules.knaker.state import KnakerState

MAX_MOVES_OF_A_VERB = 60
"""Number of listed moves of a verb that are looked at."""
WEIGHTS = {"play": 6.0, "draw": 6.0, "insert": 3.0, "ready": 2.0, "lay": 1.0, "take": 0.2, "back": 0.15, "chance": 0.3}
WEIGHTS |= {"cheat": 0.25, "accuse": 0.12, "flip": 3.0, "pick-up": 3.0}


class Walk:
    """The plan of a random match; all chance comes from `seed`.

    steps: the number of moves after which the match is left
    """

    def __init__(
        self, players: int, first: int, decks: int, cheating: bool, quiet: bool, steps: int, seed: int
    ) -> None:
        self.players = players
        self.first = first % players
        self.options = {"decks": decks, "cheating": cheating, "quiet": quiet}
        self.steps = steps
        self.seed = seed

    def __repr__(self) -> str:
        return f"Walk({self.players}, {self.first}, {self.options}, steps={self.steps}, seed={self.seed})"

    def start(self) -> KnakerState:
        """Return the state before the first move."""
        state = games["knaker"].start(players=self.players, first=self.first, **self.options)
        assert isinstance(state, KnakerState)
        return state

    def walk(self) -> Iterator[tuple[str, KnakerState]]:
        """Yield the moves of the match, each with the state after it."""
        rng = random.Random(self.seed)
        state = self.start()
        for _ in range(self.steps):
            if state.over:
                return
            text = str(state.by_chance(rng.randrange(1 << 32))) if state.chance else str(choice(rng, state))
            state = state.play(text)
            yield text, state

    def states(self) -> Iterator[KnakerState]:
        """Yield the states of the match, except the first."""
        return (state for _, state in self.walk())


def with_verb(state: KnakerState, seat: int, verb: str) -> list[Move]:
    """Return a seat's listed moves with one verb, at most `MAX_MOVES_OF_A_VERB`.

    The phase lists them lazily.
    """
    return list(islice(state._phase.moves_with(state, seat, verb), MAX_MOVES_OF_A_VERB))  # type: ignore[attr-defined]


def some_moves(state: KnakerState) -> list[Move]:
    """Return the listed moves of all seats, at most `MAX_MOVES_OF_A_VERB` for each verb."""
    return [
        move for seat in range(len(state.hands)) for verb in state._phase.verbs for move in with_verb(state, seat, verb)
    ]


def choice(rng: random.Random, state: KnakerState) -> Move:
    """Return a random move: first a verb by weight, then the move of a seat.

    A lay is often the longest.
    """
    verbs = list(state._phase.verbs)
    # weighted and without repeats, so verbs without a legal move are skipped
    verbs.sort(key=lambda verb: rng.random() ** (1 / WEIGHTS.get(verb, 1.0)), reverse=True)
    for verb in verbs:
        seats = rng.sample(range(len(state.hands)), len(state.hands))
        for seat in seats:
            if moves := with_verb(state, seat, verb):
                if verb == "play" and rng.random() < 0.5:
                    return max(moves, key=lambda move: len(move.args))
                return rng.choice(moves)
    raise AssertionError(f"nobody can do anything: {state!r}")


def sensible(state: KnakerState) -> Move:
    """Return a move that gets rid of cards, without a cheat.

    It is not a chance card, takes no cards back or up, and a blow is far enough.
    """
    for verb in ("draw", "blow", "ready", "play", "flip", "pick-up", "chance"):
        seats = state.players_in if verb in ("draw", "blow", "ready") else (state.turn or 0,)
        for seat in seats:
            if verb in state._phase.verbs and (moves := with_verb(state, seat, verb)):
                # twos, tens and sevens are kept if another lay is legal; many cards are better than few
                return min(moves, key=lambda move: (move.args[:1] > () and move.args[0][0] in "27T", -len(move.args)))
    raise AssertionError(f"nothing sensible can be done: {state!r}")


def walks(steps: int = 120, *, cheating: bool | None = None) -> st.SearchStrategy[Walk]:
    """Return plans of matches of all sizes, with one or two packs, with or without cheating."""
    return st.integers(2, 12).flatmap(
        lambda players: st.builds(
            Walk,
            st.just(players),
            st.integers(0, players - 1),
            st.sampled_from([1, 1, 2]),
            st.sampled_from([True, False]) if cheating is None else st.just(cheating),
            st.booleans(),
            st.sampled_from([steps, steps // 2]),
            st.integers(0, 1 << 32),
        )
    )
