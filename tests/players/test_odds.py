"""Odds: equal for a view on any executor, exact if possible, with correct intervals."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import closing
from importlib import import_module
from typing import Any

import pytest

from knack_widgets.players import PLAYERS, odds, odds_of_moves, worlds
from knack_widgets.players.playouts import PLAIN, fails, gains, play_to_end
from knack_widgets.players.spans import interval, wilson
from knack_widgets.players.worlds import find_deals
from knack_widgets.rules import State, games
from tests.support.seeds import sparsely

TRICK_GAMES = ("knack", "kopknack", "svangknack")


def dealt(game: str = "knack", seed: int = 7, players: int = 4) -> State:
    state = games[game].start(players=players)
    while state.chance == "draw":
        state = state.play(state.by_chance(seed))
    return state.deal(seed)


def with_worlds(low: int, high: int, game: str = "knack") -> State:
    """Return a late position with few worlds, in which the seat on turn has a real choice.

    The number of worlds is between `low` and `high`, and the first move may succeed or fail.
    """
    for seed in range(400):
        state = dealt(game, seed)
        while state.turn is not None:
            view = state.view(state.turn)
            if len(view.moves) > 1 and low <= len(list(worlds(view, n=high + 1))) <= high:
                share = odds(view, view.moves[0], n=high + 1).fails
                if 0.2 < share < 0.8:
                    return state
            state = state.play(PLAYERS["careful"].choose(view, seed))
    raise AssertionError("no such position")


@pytest.mark.parametrize("game", sparsely([(game,) for game in TRICK_GAMES], 3))
def test_the_answer_is_the_same_on_any_executor(game: str) -> None:
    state = dealt(game)
    seat = state.turn or 0
    view = state.view(seat)

    def fresh(seed: str, executor: object) -> object:
        return odds_of_moves(view, view.moves[:2], seed=seed, n=230, executor=executor)  # type: ignore[arg-type]

    alone = fresh("1", None)
    forget()
    with ThreadPoolExecutor(2) as threads:
        assert fresh("1", threads) == alone
    forget()
    with ProcessPoolExecutor(2) as processes:
        assert fresh("1", processes) == alone
    assert fresh("2", None) != alone


def forget() -> None:
    """Clear the cache; otherwise an answer would be compared with itself."""
    from knack_widgets.players.odds import _KEPT

    _KEPT._answers.clear()


def test_the_answer_is_the_same_on_a_cluster() -> None:
    if os.environ.get("CI") != "true":  # CI must run this test
        pytest.importorskip("distributed", reason="dask.distributed is not installed: the extra [cluster]")
    distributed = import_module("distributed")
    view = dealt().view(dealt().turn or 0)
    alone = odds(view, view.moves[0], n=230)
    forget()
    cluster = distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None)
    with closing(cluster), distributed.Client(cluster) as client:
        assert odds(view, view.moves[0], n=230, executor=client.get_executor()) == alone


def test_where_worlds_are_few_every_one_is_played_once() -> None:
    state = with_worlds(20, 300)
    seat = state.turn or 0
    view = state.view(seat)
    result = odds(view, view.moves[0], n=301)
    fates = []
    for world in worlds(view, n=301):
        ending = play_to_end(world.play(view.moves[0]), [PLAIN["careful"]] * 4)
        fates.append((fails(ending, world, seat), gains(ending, world, seat)))
    assert result.exact
    assert result.worlds == len(fates)
    assert result.fails == sum(failed for failed, _ in fates) / len(fates)
    assert result.interval == (result.fails, result.fails)
    assert result.gain == pytest.approx(sum(gain or 0 for _, gain in fates) / len(fates))
    assert result.gain_interval == (result.gain, result.gain)


def test_odds_with_random_players_are_not_exact() -> None:
    view = (state := with_worlds(20, 300)).view(state.turn or 0)
    assert not odds(view, view.moves[0], others="random", n=301).exact


def test_equal_views_have_equal_odds() -> None:
    view = (state := dealt()).view(state.turn or 0)
    other = next(iter(worlds(view, seed=5, n=1)))
    again = other.view(state.turn or 0)
    first = odds_of_moves(view, n=60)
    forget()
    assert odds_of_moves(again, n=60) == first


def test_failures_and_prices_agree_with_the_rules() -> None:
    begun = [dealt(seed=number) for number in range(60)]
    seat = begun[0].turn or 0
    ends = [play_to_end(state.play(f"{seat} knock"), [PLAIN["careful"]] * 4) for state in begun]
    assert 5 < sum(fails(ending, state, seat) for ending, state in zip(ends, begun, strict=True)) < 55
    for ending, state in zip(ends, begun, strict=True):
        bete = [event for event in ending.state.events if event[:2] == ("bete", seat)]
        assert fails(ending, state, seat) == bool(bete)
        assert not bete or (gains(ending, state, seat) or 0) <= -3


@pytest.mark.parametrize("game", ["knack", "kopknack"])
def test_who_folds_does_not_fail(game: str) -> None:
    state = dealt(game)
    assert odds(state.view(state.turn or 0), f"{state.turn} fold", n=40).fails == 0


def test_moves_are_compared_in_the_same_worlds() -> None:
    view = (state := dealt(seed=3)).view(state.turn or 0)
    both = odds_of_moves(view, n=300)
    best, other = both
    assert best.behind == 0 == best.error
    assert best.odds.gain is not None
    assert other.odds.gain is not None
    assert other.behind == pytest.approx(best.odds.gain - other.odds.gain)
    assert other.interval[0] < other.behind < other.interval[1]
    for one in both:
        forget()
        assert odds(view, one.odds.move, n=300) == one.odds


def test_progress_is_reported_and_may_end_the_work() -> None:
    view = (state := dealt()).view(state.turn or 0)
    reports: list[tuple[int, int]] = []
    forget()
    odds(view, view.moves[0], n=50, progress=lambda *at: reports.append(at))
    assert reports == [(20, 50), (40, 50), (50, 50)]
    reports.clear()
    odds(view, view.moves[0], n=50, progress=lambda *at: reports.append(at))
    assert reports == [(50, 50)]

    def cancel(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        odds(view, view.moves[0], n=51, progress=cancel)


def test_a_limit_gives_the_answer_of_the_worlds_played_until_then() -> None:
    view = (state := dealt()).view(state.turn or 0)
    forget()
    cut = odds(view, view.moves[1], n=2000, cpu_limit=0.0)
    assert 0 < cut.worlds < 200
    assert not cut.exact
    # the result is not cached as the result of all worlds
    assert odds(view, view.moves[1], n=cut.worlds).fails == cut.fails
    assert odds(view, view.moves[1], n=2000).worlds == 2000


def test_invalid_questions_are_refused_with_a_reason() -> None:
    state = dealt()
    view = state.view(state.turn or 0)
    for asked, move, more, why in (
        (view, "0 play 7h", {}, "not allowed"),
        (view, "9 knock", {}, "there is no seat 9"),
        (view, f"{view.turn} jump", {}, "jump"),
        (view, "deal", {}, "deal"),
        (state.view(), "0 knock", {}, "one seat"),
        (state.view(0, 1), "0 knock", {}, "one seat"),
        (view, view.moves[0], {"others": "strong"}, "random, careful or forgetful players"),
        (view, view.moves[0], {"others": ["careful"]}, "random, careful or forgetful players"),
        (view, view.moves[0], {"n": 0}, "at least 1"),
        (view, view.moves[0], {"n": True}, "at least 1"),
        (view, view.moves[0], {"n": 1.5}, "at least 1"),
        (view, view.moves[0], {"cpu_limit": -1}, "expected a number of seconds"),
        (view, view.moves[0], {"cpu_limit": float("nan")}, "expected a number of seconds"),
        (view, view.moves[0], {"cpu_limit": "1"}, "expected a number of seconds"),
        (state, view.moves[0], {}, "is no view"),
        (state.view(((state.turn or 0) + 1) % 4), view.moves[0], {}, "not allowed"),
    ):
        with pytest.raises(ValueError, match=why):
            odds(asked, move, **more)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="has no move"):
        odds_of_moves(state.view(((state.turn or 0) + 1) % 4))
    with pytest.raises(ValueError, match="moves is empty"):
        odds_of_moves(view, [])


def test_moves_are_read_as_leniently_as_in_records() -> None:
    state = dealt()
    view = state.view(state.turn or 0)
    (first, *_), seat = odds_of_moves(view, f"{view.turn}  KNOCK ", n=20), view.turn
    assert str(first.odds.move) == f"{seat} knock"
    assert odds(view, f" {seat} Knock", n=20) == odds(view, f"{seat} knock", n=20)


def test_all_worlds_are_exact_also_where_they_are_just_as_many_as_asked_for() -> None:
    state = with_worlds(20, 200)
    view = state.view(state.turn or 0)
    count = len(list(worlds(view, n=200)))
    for n in (count, count + 1):
        result = odds(view, view.moves[0], n=n)
        assert (result.exact, result.worlds) == (True, count)
    assert not odds(view, view.moves[0], n=count - 1).exact


@pytest.mark.apart
def test_odds_with_careful_players_that_draw_lots_are_not_exact() -> None:
    """In Knåker careful players insert and blow by lot, so the odds depend on the seed."""
    for seed in range(30):
        state = games["knaker"].start(players=2).deal(seed)
        for number in range(260):
            if state.over or not state.to_act:
                break
            seat = state.turn
            if seat is not None and state.phase == "play" and not state.stock and state.view(seat).moves:  # type: ignore[attr-defined]
                view = state.view(seat)
                every, deals = find_deals(view, 1, 40)
                if every:
                    count = len(list(deals))
                    result = odds(view, view.moves[0], n=40)
                    assert (result.exact, result.worlds) == (False, count)
                    assert result.interval[0] < result.interval[1]
                    return
            state = state.play(state.sample(seed * 1000 + number) or "")
    raise AssertionError("no such position")


def test_an_executor_that_loses_answers_is_named_and_nothing_is_kept() -> None:
    class Losing:
        def map(self, call: Callable[..., Any], items: Iterable[Any], /) -> Iterable[Any]:
            return [call(item) for item in list(items)[:-1]]

    state = dealt()
    view = state.view(state.turn or 0)
    forget()
    with pytest.raises(ValueError, match="answered 3 of 4 tasks"):
        odds(view, view.moves[1], n=400, executor=Losing())
    assert odds(view, view.moves[1], n=400).worlds == 400


def test_gains_of_few_worlds_are_not_taken_for_certain() -> None:
    assert interval([3.0] * 10, 0, 3)[0] < 2.5
    assert interval([0.0] * 10, 0, 0) == (0, 0)
    assert interval([1.0] * 5 + [0.0] * 95, 0, 1) == pytest.approx(wilson(5, 100))


def test_intervals_cover_the_exact_value_as_often_as_they_say() -> None:
    state = with_worlds(600, 1500)
    view = state.view(state.turn or 0)
    move = view.moves[0]
    exact = odds(view, move, n=1501)
    assert exact.exact
    fates = {}
    seat = state.turn or 0

    def fate(world: State) -> bool:
        key = (world.masks, world.trick, world.finished_tricks)  # type: ignore[attr-defined]
        if key not in fates:
            fates[key] = fails(play_to_end(world.play(move), [PLAIN["careful"]] * 4), world, seat)
        return fates[key]

    trials, held = 500, 0
    for number in range(trials):
        low, high = wilson(sum(fate(world) for world in worlds(view, seed=f"trial {number}", n=60)), 60)
        held += low <= exact.fails <= high
    assert 0.92 <= held / trials <= 0.98
    # `odds` returns the same intervals
    some = odds(view, move, seed="trial 0", n=60)
    assert some.interval == wilson(sum(fate(world) for world in worlds(view, seed="trial 0", n=60)), 60)
