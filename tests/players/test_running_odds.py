"""Odds that are computed in pieces; they equal odds that are computed at once."""

from __future__ import annotations

import pytest

from knack_widgets.players import odds_of_moves, worlds
from knack_widgets.players.running_odds import FIRST, RunningOdds
from knack_widgets.rules import State, games


def dealt(game: str = "knack", seed: int = 7) -> State:
    state = games[game].start(players=3)
    while state.chance == "draw":
        state = state.play(state.by_chance(seed))
    return state.deal(seed)


@pytest.mark.parametrize("game", ["knack", "kopknack", "svangknack", "knack31"])
def test_odds_in_pieces_equal_odds_at_once(game: str) -> None:
    state = dealt(game)
    view = state.view(min(state.to_act))
    trial = RunningOdds(view, n=30)
    pieces, tried = 1, 0
    while trial.play(seconds=0):
        assert tried <= trial.worlds <= pieces
        pieces, tried = pieces + 1, trial.worlds
    assert pieces == 30 * len(view.moves) + 1
    assert trial.whole
    assert trial.found == odds_of_moves(view, n=30)
    assert not trial.play(seconds=0)


def test_odds_so_far_are_those_of_the_worlds_so_far() -> None:
    view = (state := dealt()).view(state.turn or 0)
    trial = RunningOdds(view, n=2401)
    while trial.worlds < 20:
        assert trial.play(seconds=0)
    assert not trial.whole
    assert trial.found == odds_of_moves(view, n=20)
    for one in trial.found:
        assert not one.odds.exact
        low, high = one.odds.interval
        assert low < high


def test_moves_with_certain_odds_are_tried_later() -> None:
    view = (state := dealt()).view(state.turn or 0)
    trial = RunningOdds(view, n=300)
    while trial.worlds < 300:
        assert trial.play(seconds=0)
    fold, knock = (next(one for one in trial.found if one.odds.move.verb == verb) for verb in ("fold", "knock"))
    same = next(one for one in odds_of_moves(view, n=300) if one.odds.move.verb == "knock")
    assert knock.odds == same.odds
    assert FIRST < fold.odds.worlds < 100
    assert fold.odds.fails == 0.0
    low, high = fold.odds.interval
    assert high - low < same.odds.interval[1] - same.odds.interval[0]
    # folding brings nearly the same in all worlds, so the difference is known as well as if it had been tried in all
    assert fold.behind - knock.behind == pytest.approx((knock.odds.gain or 0) - (fold.odds.gain or 0))
    assert max(fold.error, knock.error) == pytest.approx(same.error or 0.0, rel=0.1) or same.error == 0.0


def test_few_worlds_are_exact_only_when_all_are_played() -> None:
    state = dealt()
    while len(list(worlds(state.view(state.turn or 0), n=300))) == 300:
        state = state.play(state.legal[-1])
    trial = RunningOdds(state.view(state.turn or 0), n=300)
    while trial.play(seconds=0):
        assert not any(one.odds.exact for one in trial.found)
    assert all(one.odds.exact for one in trial.found)


def test_an_invalid_trial_is_refused_at_once() -> None:
    state = dealt()
    with pytest.raises(ValueError, match="there is no seat 9"):
        RunningOdds(state.view(state.turn or 0), ["9 knock"])
    with pytest.raises(ValueError, match="not allowed"):
        RunningOdds(state.view(state.turn or 0), [f"{(state.turn or 0) + 1} knock"])
    with pytest.raises(ValueError, match="one seat"):
        RunningOdds(state.view())
