"""Draws by seed: fair, complete, and the same on every machine."""

from collections import Counter

from knack_widgets.rules.core.chance import Draws, pick


def test_the_numbers_are_those_of_splitmix64() -> None:
    # the first three numbers of the published generator from 1234567
    known = (6457827717110365317, 3203168211198807973, 9817491932198370423)
    draws = Draws(1234567)
    assert tuple(draws.pick(1 << 64) for _ in known) == known
    assert pick(1234567, 1 << 64) == known[0]


def test_any_integer_is_a_seed() -> None:
    for seed in (0, -1, -(1 << 80), 1 << 200):
        assert pick(seed, 10) == pick(seed % (1 << 64), 10) == Draws(seed).pick(10)


def test_neighbouring_seeds_draw_every_number_about_as_often() -> None:
    counts = Counter(pick(seed, 7) for seed in range(7_000))
    assert set(counts) == set(range(7))
    assert all(900 < count < 1_100 for count in counts.values())


def test_any_order_holds_everything_once_and_every_order_comes() -> None:
    orders = {tuple(Draws(seed).order("abcd")) for seed in range(600)}
    assert len(orders) == 24
    assert all(sorted(order) == list("abcd") for order in orders)
    assert list(Draws(1).order("")) == []
