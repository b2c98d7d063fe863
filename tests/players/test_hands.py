"""Kinds of hands: each hand has one kind, whose odds are the mean of its hands."""

from __future__ import annotations

from itertools import combinations

import pytest

from knack_widgets.players import opening, opening_hands
from knack_widgets.players.hands import Kind, kind_of, ways
from knack_widgets.players.openings import SpeakerPosition, classify, has_joining_entries, joining_entries
from knack_widgets.rules import Card, games
from tools.openings import position


def test_all_hands_are_counted_once() -> None:
    # nine upcards of a suit, and three of the 35 other cards
    assert sum(fared.hands for fared in opening_hands("knack", 4).values()) == 9 * 35 * 34 * 33 // 6
    every = [one for one, _ in joining_entries("knack", 4)]
    assert sum(map(ways, every)) == 9 * 35 * 34 * 33 // 6
    assert len(set(every)) == len(every) == 13_761


def test_hands_of_a_class_are_as_many_as_can_be_dealt() -> None:
    up = Card("9h")
    pack = [Card(f"{rank}{suit}") for rank in "6789TJQKA" for suit in "hdcs" if f"{rank}{suit}" != "9h"]
    for one in (classify([Card("7h"), Card("Ad"), Card("Ac")], up), classify([Card("6d"), Card("7c"), Card("8s")], up)):
        assert ways(one) == sum(classify(hand, up) == one for hand in combinations(pack, 3))


def test_the_odds_of_a_kind_are_the_mean_of_its_hands() -> None:
    """The kind is three trumps with the nine as upcard, to which several classes belong."""
    results = []
    for hand, (_, failed, _, _) in joining_entries("knack", 4):
        if kind_of(hand) == Kind("8", ""):
            state = position(
                "knack", SpeakerPosition(4), [Card(f"{rank}h") for rank in hand.trumps], Card(f"{hand.up}h")
            )
            assert state
            chances = opening(state.view(state.mover))
            assert chances
            assert chances.fails * chances.worlds == pytest.approx(failed)
            results.append((chances.fails, chances.gain or 0.0))
    fared = opening_hands("knack", 4)[Kind("8", "")]
    assert fared.hands == len(results) > 1
    assert (fared.fails, fared.gain) == pytest.approx(
        tuple(sum(column) / len(results) for column in zip(*results, strict=True))
    )


def test_where_no_table_is_there_are_none() -> None:
    assert not opening_hands("knack", 9)
    assert not opening_hands("knaker", 4)


@pytest.mark.parametrize("game", games)
def test_the_existence_of_a_map_is_known_without_making_it(game: str) -> None:
    for seats in (2, 5, 6):  # the last has no table
        assert has_joining_entries(game, seats) == bool(opening_hands(game, seats))
