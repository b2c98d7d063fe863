"""Random matches, and what must hold in each of their states whatever the game is."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from knack_widgets.rules import Card, Game, State, games


class Plan:
    """How a random match goes: everything that chance decides comes out of `seed`."""

    def __init__(self, game: str, players: int, dealer: int, stake: int, deals: int, fold: float, seed: int) -> None:
        self.game = game
        self.players = players
        self.dealer = dealer
        self.stake = stake
        self.deals = deals
        self.fold = fold
        self.seed = seed

    def __repr__(self) -> str:
        return f"Plan({', '.join(f'{key}={value!r}' for key, value in vars(self).items())})"

    def start(self) -> State:
        """The state before the first move."""
        return games[self.game].start(players=self.players, dealer=self.dealer, stake=self.stake)

    def walk(self) -> Iterator[tuple[str, State]]:
        """The moves of the match up to its end, each with the state after it; `fold` is how often players fold."""
        rng = random.Random(self.seed)
        state = self.start()
        while not state.over:
            if state.chance == "deal":
                text = "end" if state.deals == self.deals else str(state.by_chance(rng.randrange(1 << 32)))
            elif state.chance:
                text = str(state.by_chance(rng.randrange(1 << 32)))
            else:
                moves = [str(move) for move in state.moves()]
                folds = [move for move in moves if move.endswith(" fold")]
                rest = [move for move in moves if move not in folds]
                text = folds[0] if folds and rng.random() < self.fold else rng.choice(rest)
            state = state.play(text)
            yield text, state


def plans(game: str) -> st.SearchStrategy[Plan]:
    """Matches of all numbers of players, some of one deal and some of many."""
    table = games[game].players
    return st.integers(table.start, table.stop - 1).flatmap(
        lambda players: st.builds(
            Plan,
            st.just(game),
            st.just(players),
            st.integers(0, players - 1),
            st.sampled_from([1, 2, 3, 7, 10**9]),
            st.integers(0, 4),
            st.sampled_from([0.0, 0.2, 0.5, 0.9, 1.0]),
            st.integers(0, 1 << 32),
        )
    )


def conserved(state: State) -> bool:
    """Whether balances, pot and betar cancel out, and nothing but balances is below zero."""
    money = sum(state.balances) + state.pot + sum(state.bets)
    return (
        money == 0
        and state.pot >= 0
        and all(bete > 0 for bete in state.bets)
        and list(state.bets) == sorted(state.bets)
    )


def known_cards(state: State, seats: frozenset[int]) -> set[str]:
    """The cards that a reader at `seats` may know in a trick game: own hands, the upcard, what lies or lay face up,
    own face-down cards, after the deal everybody's, and what has been drawn."""
    known = {str(card) for seat in seats for card in state.hands[seat]}
    known |= {str(card) for card in state.up}
    done = state.chance is not None or state.over
    for played in [played for trick in (*state.laid, state.trick) for played in trick]:
        if not played.face_down or done or played.seat in seats:
            known.add(str(played.card))
    for event in state.events:
        if event[0] in ("up", "drew"):
            known |= {str(fact) for fact in event if isinstance(fact, Card)}
    return known


def reachable(thing: object, seen: set[int] | None = None) -> Iterator[str]:
    """Every string that can be reached from a view: through fields, properties' values, tuples and mappings.

    Games are not entered: they are the same for everybody.
    """
    seen = set() if seen is None else seen
    if id(thing) in seen or thing is None or isinstance(thing, (bool, int)):
        return
    seen.add(id(thing))
    if isinstance(thing, str):
        yield str(thing)
        return
    if isinstance(thing, Game):
        return
    if hasattr(thing, "items"):
        yield from reachable([part for pair in thing.items() for part in pair], seen)  # type: ignore[attr-defined]
    elif isinstance(thing, (tuple, list, set, frozenset)):
        for item in thing:
            yield from reachable(item, seen)
    else:
        names = set(getattr(thing, "__dict__", ()))
        names |= {name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())}
        assert names, f"{type(thing)} cannot be walked"
        for name in sorted(names):
            yield from reachable(getattr(thing, name, None), seen)
