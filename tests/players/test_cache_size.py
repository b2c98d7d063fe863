"""Caches that grow with the positions looked at; they must stay small."""

import gc
import tracemalloc
from collections.abc import Callable, Iterator
from functools import _lru_cache_wrapper
from itertools import combinations, islice

import pytest

from knack_widgets.players import exchanging
from knack_widgets.rules.core.cards import cards_of, mask_of, pack
from knack_widgets.rules.core.moves import card_moves
from knack_widgets.rules.core.tricks.buying import purchases
from knack_widgets.rules.knack31.three import value

MAX_BYTES = 5 * 1024 * 1024
"""Largest size of a cache in a process (bytes); a kernel has some 50 MB in all."""


def hands(count: int) -> Iterator[tuple]:
    """Yield different hands of five cards, which are in no cache yet."""
    return islice(combinations(pack("7"), 5), count)


KEYS: dict[str, tuple[Callable, Callable[[], Iterator[tuple]]]] = {
    "cards of a hand": (cards_of, lambda: ((mask_of(hand),) for hand in hands(45_000))),
    "cards to play": (card_moves, lambda: ((0, "play", mask_of(hand)) for hand in hands(10_000))),
    "cards to buy": (purchases, lambda: ((0, mask_of(hand), 5) for hand in hands(2_500))),
    "worth of a hand": (value, lambda: ((hand,) for hand in hands(40_000))),
    "suits of a hand": (exchanging._suits, lambda: ((hand,) for hand in hands(40_000))),
}


@pytest.mark.apart
@pytest.mark.parametrize("name", KEYS)
def test_a_cache_of_positions_stays_small(name: str) -> None:
    cached, keys = KEYS[name]
    assert isinstance(cached, _lru_cache_wrapper)
    cached.cache_clear()
    gc.collect()
    tracemalloc.start()
    try:
        for key in keys():
            cached(*key)
        size, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
        cached.cache_clear()
    assert size < MAX_BYTES
