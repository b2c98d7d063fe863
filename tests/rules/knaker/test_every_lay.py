"""The listed lays, compared with every order of the cards of a small hand: those that are allowed, each once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, permutations
from typing import Any

import pytest

from knack_widgets.rules import State

from ..helpers.positions import legal
from .positions import at

CASES: dict[str, dict[str, Any]] = {
    "a ladder up and down": {"hands": ["4s 5d 5h 6c 7h"], "pile": "4h"},
    "a set and a ladder": {"hands": ["8s 8h 8c 9d Th"], "pile": "6d"},
    "a set of four": {"hands": ["5s 5h 5d 5c"], "pile": "4h"},
    "a set that goes on with a face-up card": {"hands": ["5s 5h"], "up": ["5d / 5c"], "pile": "4h"},
    "face-up cards after the whole hand": {"hands": ["5d 6s"], "up": ["5h / 6h / 7c"], "pile": "4h"},
    "face-up cards of the hand's rank and colour": {"hands": ["5h"], "up": ["5d 5s / 5c / 6d"], "pile": "4h"},
    "face-up cards before the stock is empty": {"hands": ["5d 6s"], "up": ["5h / 6h / 7c"], "pile": "4h", "stock": 3},
    "black cards on three kings": {"hands": ["As Ah 2s 2d Ts"], "pile": "Kd Kh Kc"},
    "a black card on three kings before face-up cards": {
        "hands": ["As Ad"],
        "up": ["Ah / 2h"],
        "pile": "Kd Kh Kc",
    },
    "black face-up cards on three kings": {"hands": ["Ad"], "up": ["Ah / Ac / 2d"], "pile": "Kd Kh Kc"},
    "tens on three kings with another reading": {
        "hands": ["Ts Tc Ad 2s"],
        "pile": "Kd Kh Kc",
        "readings": {"N-33": "b"},
    },
    "three kings that do not bind": {"hands": ["As Ah 2s 2d"], "pile": "Kd Kh Kc", "without": ("14",)},
    "threes and jokers": {"hands": ["3s 3h 3c Xb Xr"], "pile": "3d Xb"},
    "threes on three jokers": {"hands": ["3s 3h 3c 3d 4h"], "pile": "Xb Xb Xr"},
    "a joker and a three on threes": {"hands": ["3s Xb Xb Xr 4d"], "pile": "3h 3d"},
    "a three and jokers on threes below a seven": {
        "hands": ["3s Xb Xb Xr"],
        "pile": "3h 3d 7s",
        "readings": {"N-9": "b"},
    },
    "six jokers": {"hands": ["2s 3h Ts 5d"], "pile": "Xb Xb Xb Xb Xr Xr", "decks": 2},
    "three jokers of two packs": {"hands": ["2s 3h Ts Xb 4h"], "pile": "Xb Xb Xr", "decks": 2},
    "a handicap at a queen of another seat": {
        "hands": ["2s 7h Ks Kh Td"],
        "pile": "Qh",
        "decks": 2,
        "capped": (0,),
    },
    "a handicap and face-up cards": {
        "hands": ["7h 7s"],
        "up": ["7d / 8h / Kd"],
        "pile": "Qh",
        "decks": 2,
        "capped": (0,),
    },
    "a frippelknåker": {"hands": ["3s 3h Xb Xr 3c"], "pile": "9d Xb"},
    "cheating": {"hands": ["3s 5d 5s Xb"], "up": ["4h / 4s / 5h"], "pile": "3h", "cheating": True},
}


def position(case: dict[str, Any]) -> State:
    """Return the position of a case, with a second player whose cards do not matter."""
    fields = dict(case)
    return at([*fields.pop("hands"), "? ? ?"], **fields)


def colour(card: str) -> str:
    """Return rank and colour of a card; jokers have no colour."""
    return card[0] + ("black" if card[1] in "sc" else "")


def alike(cards: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Return what is listed once: the ranks in order, and the colours of each rank, in any order."""
    return "".join(card[0] for card in cards), tuple(sorted(map(colour, cards)))


def runs(cards: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return the runs of one rank in a lay, each with its colours in any order."""
    return tuple(tuple(sorted(map(colour, run))) for _, run in groupby(cards, key=lambda card: card[0]))


def orders(state: Any) -> Iterator[tuple[str, ...]]:
    """Yield every order of some cards of the hand, and of the whole hand with face-up cards after it."""
    hand, up = state.hands[0], state.up_cards(0)
    for count in range(1, len(hand) + 1):
        yield from permutations(hand, count)
    for first in permutations(hand):
        for count in range(1, len(up) + 1):
            for more in permutations(up, count):
                yield (*first, *more)


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_lays_are_all_that_are_allowed(case: dict[str, Any]) -> None:
    state = position(case)
    listed = [tuple(text.split()[2:]) for text in legal(state, 0) if text.startswith("0 play")]
    allowed = {alike(cards) for cards in orders(state) if state.judge(f"0 play {' '.join(cards)}").legal}
    assert {alike(cards) for cards in listed} == allowed
    assert len(listed) == len({runs(cards) for cards in listed})
