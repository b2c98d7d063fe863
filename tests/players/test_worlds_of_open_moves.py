"""Worlds of games in which all moves are seen: German Knack, Knåker, one from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count, islice
from pathlib import Path

import pytest

from knack_widgets.players import worlds
from knack_widgets.rules import State, games
from tests.outside import OUTSIDE, installed
from tests.support.seeds import seeds

GAMES = ("knack31", "knaker", *OUTSIDE)


@pytest.fixture(scope="module", autouse=True)
def _installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with installed(Path(tmp_path_factory.mktemp("outside"))):
        yield


def wander(state: State, seed: int) -> Iterator[State]:
    """Yield positions of random play, in which cards are exposed while German Knack allows it."""
    for number in count(seed * 1000):
        if state.over:
            return
        yield state
        if state.chance:
            state = state.play(state.by_chance(number))
            continue
        card = next(iter(state.view(0).hands[0] or ()), None) if state.phase == "choosing" and number % 2 else None
        if card and state.judge(f"expose 0 {card}").legal:
            state = state.play(f"expose 0 {card}")
        else:
            state = state.play(state.sample(number) or "")


def hidden_cards(state: State) -> tuple[object, ...]:
    """Return the hidden cards of a state.

    The order of a hand is ignored, and so is the order of a stock that is never dealt.
    """
    every = state.view(*range(len(state.setup.names)))
    down = getattr(state, "face_down", ())
    stock = state.stock  # type: ignore[attr-defined]
    left = tuple(sorted(stock)) if state.setup.game.id in OUTSIDE else stock
    return tuple(tuple(sorted(hand or ())) for hand in every.hands), down, left


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("seed", seeds(2, 4))
def test_each_world_has_the_view_and_leads_to_the_same_worlds(game: str, players: int, seed: int) -> None:
    for state in islice(wander(games[game].start(players=players), seed), 0, 45, 3):
        seat = seed % players
        view = state.view(seat)
        drawn = list(worlds(view, seed=5, n=12))
        assert all(world.view(seat) == view for world in drawn)
        assert drawn == list(worlds(drawn[-1].view(seat), seed=5, n=12))
        assert drawn[:5] == list(worlds(view, seed=5, n=5)) or len(drawn) < 12


@pytest.mark.parametrize("readings", [{"G-8": "b"}, {"G-8": "c"}, {"G-5": "b"}])
def test_german_knack_is_read_as_the_match_reads_it(readings: dict[str, str]) -> None:
    for state in islice(wander(games["knack31"].start(players=8, readings=readings), 3), 0, 60, 4):
        assert all(world.view(0) == state.view(0) for world in worlds(state.view(0), n=8))


def swapped() -> State:
    """Return a deal of eight players in which most cards have been face up.

    Only the cards of one hand and two cards of the stock have not.
    """
    state = games["knack31"].start(players=8).deal(seed=4)
    for move in ("0 look 1", "0 keep", *(f"{seat} slide" for seat in range(1, 8)), "0 slide"):
        state = state.play(move)
    for seat in range(1, 8):
        state = state.play(f"{seat} swap all")
    return state


def late(game: str, *, skip: int, first: int = 0) -> State:
    """Return a position of two players with few worlds.

    first: the first seed to try; the next twenty are tried after it
    """
    for seed in range(first, first + 20):
        for state in islice(wander(games[game].start(players=2), seed), skip, 200):
            if state.turn is not None and len(list(worlds(state.view(1), n=61))) in range(6, 61):
                return state
    raise AssertionError("no such position")


FEW: dict[str, Callable[[], State]] = {
    "knack31": swapped,
    "knaker": lambda: late("knaker", skip=100, first=6),
    "fishing": lambda: late("fishing", skip=9),
}


@pytest.mark.parametrize("game", FEW)
def test_the_true_one_is_among_all(game: str) -> None:
    state, seat = FEW[game](), 1
    drawn = list(worlds(state.view(seat), n=200))
    assert all(world.view(seat) == state.view(seat) for world in drawn)
    assert hidden_cards(state) in {hidden_cards(world) for world in drawn}


def check_frequencies(draws: Callable[[int], list[State]], every: list[State]) -> None:
    """Check that all worlds are drawn equally often."""
    expected = Counter(map(hidden_cards, every))
    drawn = Counter(hidden_cards(world) for number in range(30) for world in draws(number))
    assert drawn.keys() == expected.keys()
    share = drawn.total() / len(every)
    chi_square = sum((drawn[one] - share * count) ** 2 / (share * count) for one, count in expected.items())
    free = len(expected) - 1
    assert chi_square < free + 4 * (2 * free) ** 0.5


@pytest.mark.apart
@pytest.mark.parametrize("game", FEW)
def test_all_worlds_are_drawn_equally_often(game: str) -> None:
    state, seat = FEW[game](), 1
    view = state.view(seat)
    every = list(worlds(view, n=200))
    assert 5 < len(every) < 200
    check_frequencies(lambda number: list(worlds(view, seed=number, n=len(every) - 1)), every)


def test_who_could_have_caught_does_not_hold_such_a_card() -> None:
    barred = 0
    for state in islice(wander(games["fishing"].start(players=4), 2), 2, 20, 3):
        for one in state.played:  # type: ignore[attr-defined]
            if one.card[0] not in {card[0] for card in one.pool} and one.seat:
                ranks = {card[0] for card in one.pool}
                for world in worlds(state.view(0), n=30):
                    assert not any(card[0] in ranks for card in world.view(one.seat).hands[one.seat] or ())
                    barred += 1
    assert barred


def test_an_announcer_holds_what_was_announced() -> None:
    for seed in range(4000):
        state = games["knack31"].start(players=3).deal(seed=seed)
        if announces := [move for move in state.legal if move.verb == "announce" and move.seat == 1]:
            break
    state = state.play(announces[0])
    values = {world.view(1).values[1] for world in worlds(state.view(2), n=20)}
    assert (state.phase, values) == ("finishing", {state.view(1).values[1]})


def test_what_was_drawn_is_hidden_and_what_was_picked_up_is_not() -> None:
    shown = hidden = 0
    for state in islice(wander(games["knaker"].start(players=3), 1), 3, 200, 5):
        known = state.shown[0]  # type: ignore[attr-defined]
        for world in worlds(state.view(1), n=10):
            assert not Counter(known) - Counter(world.hands[0])  # type: ignore[attr-defined]
        shown += len(known)
        hidden += len(state.view(0).hands[0] or ()) - len(known)
    assert shown
    assert hidden
