"""Random matches of German Knack, with many Knacks, exposed cards, votes and ties."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from knack_widgets.rules import State, games

from .oracle import calls

SUITS = "shdc"
WEIGHTS = {"announce": 3.0, "pass": 2.0, "slide": 2.0, "refresh": 4.0, "ask-back": 1.5, "call-redeal": 0.06}
WEIGHTS |= {"consent": 4.0, "refuse": 1.0, "yes": 1.0, "no": 1.0, "swap": 0.4}


def stacked(rng: random.Random) -> list[str]:
    """Return a pack in which strong hands are mostly together."""
    threes = [[rank + suit for rank in "AKQ"] for suit in SUITS] + [[rank + suit for rank in "JT9"] for suit in SUITS]
    threes += [["8s", "8h", "8d"], ["7s", "7h", "7d"]]
    rng.shuffle(threes)
    cards = [*(card for three in threes for card in three), "8c", "7c"]
    for _ in range(rng.choice([0, 3, 6, 12])):
        one, two = rng.randrange(len(cards)), rng.randrange(len(cards))
        cards[one], cards[two] = cards[two], cards[one]
    return cards


class Walk:
    """The plan of a random match; all chance comes from `seed`."""

    def __init__(self, players: int, dealer: int, ssi: bool, deals: int, seed: int) -> None:
        self.players = players
        self.dealer = dealer % players
        self.ssi = ssi
        self.deals = deals
        self.seed = seed

    def __repr__(self) -> str:
        return f"Walk({self.players}, {self.dealer}, {self.ssi}, {self.deals}, {self.seed})"

    def start(self) -> State:
        """Return the state before the first move."""
        return games["knack31"].start(players=self.players, dealer=self.dealer, ssi=self.ssi)

    def walk(self) -> Iterator[tuple[str, State]]:
        """Yield the moves of the match up to its end, each with the state after it."""
        rng = random.Random(self.seed)
        state = self.start()
        while not state.over:
            text = self._next(rng, state)
            state = state.play(text)
            yield text, state

    def _next(self, rng: random.Random, state: State) -> str:
        if state.chance == "deal":
            if state.deals == self.deals:
                return "end"
            return (
                " ".join(["deal", *stacked(rng)])
                if rng.random() < 0.8
                else str(state.by_chance(rng.randrange(1 << 32)))
            )
        if state.chance:
            return str(state.by_chance(rng.randrange(1 << 32)))
        if self.ssi and state.phase == "choosing" and not state.looked and rng.random() < 0.2:
            seat = rng.choice([seat for seat in range(self.players) if state.hands[seat]])
            card = rng.choice(state.hands[seat])
            if card not in state.exposed:
                return f"expose {seat} {card}"
        moves = list(state.moves())
        good = [
            move for move in moves if move.verb == "swap" and len(move.args) == 2 and self._calls(state, *move.args)
        ]
        if good and rng.random() < 0.7:
            return str(rng.choice(good))
        return str(rng.choices(moves, [WEIGHTS.get(move.verb, 1.0) for move in moves])[0])

    @staticmethod
    def _calls(state: State, own: str, other: str) -> bool:
        assert state.turn is not None
        return calls(other if card == own else card for card in state.hands[state.turn])


def walks() -> st.SearchStrategy[Walk]:
    """Return plans of matches of all sizes, of up to four deals, with all options."""
    return st.builds(
        Walk,
        st.sampled_from([2, 3, 4, 8, 5, 6, 7]),
        st.integers(0, 7),
        st.sampled_from([True, True, False]),
        st.integers(0, 4),
        st.integers(0, 1 << 32),
    )
