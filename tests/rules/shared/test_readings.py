"""Effects of other readings in the games of tricks, in many random matches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from knack_widgets.rules import Move, games

Step = tuple[Any, Move, Any]


def steps(game: str, ruling: str, value: str, deals: int = 250, **options: Any) -> Iterator[Step]:
    """Yield the seat moves of random deals, with the state before and after each."""
    players = options.pop("players", 4)
    state: Any = games[game].start(
        players=players, dealer=0, readings={ruling: value} if value != "a" else {}, **options
    )
    for seed in range(deals):
        state = state.deal(seed)
        while (move := state.sample(seed * 31 + len(state.events) + sum(map(len, state.hands)) * 7)) is not None:
            after = state.play(move)
            yield state, move, after
            state = after


def events(game: str, ruling: str, value: str, name: str, **options: Any) -> list[tuple[Any, tuple[Any, ...]]]:
    """Return the events of a name, each with the state before."""
    moves = steps(game, ruling, value, **options)
    return [(before, event) for before, _, after in moves for event in after.events if event[0] == name]


def test_k11_a_new_bete_grows_with_the_one_played_for_or_does_not() -> None:
    assert {event[2] for _, event in events("knack", "K-11", "b", "bete", stake=2)} == {6}
    assert len({event[2] for _, event in events("knack", "K-11", "a", "bete", stake=2)}) > 1


def test_k10_a_dealer_sets_a_bete_or_does_not() -> None:
    dealers = {value: [s for s, e in events("knack", "K-10", value, "bete") if e[1] == s.dealer] for value in "ab"}
    assert dealers["a"]
    assert not dealers["b"]


@pytest.mark.parametrize("value", ["a", "b"])
def test_k12_a_win_without_play_takes_the_bete_or_leaves_it(value: str) -> None:
    wins = [
        (before, after)
        for before, _, after in steps("knack", "K-12", value)
        if before.bets and any(event[0] == "wins" for event in after.events)
    ]
    assert wins
    for before, after in wins:
        assert after.bets == (before.bets if value == "b" else before.bets[1:])


@pytest.mark.parametrize("value", ["a", "b"])
def test_k16_without_a_trump_a_face_down_lead_is_followed_face_up_or_face_down(value: str) -> None:
    follows = [
        (before, move)
        for before, move, _ in steps("knack", "K-16", value, deals=200)
        if before.trick and before.trick[0].face_down
    ]
    void = [(s, move) for s, move in follows if s.trump not in {card[1] for card in s.hands[s.turn]}]
    assert void
    assert len(void) < len(follows)
    assert {move.verb for _, move in void} == {"play" if value == "a" else "blank"}
    assert {move.verb for s, move in follows if (s, move) not in void} == {"play"}


def test_k16_b_a_card_played_face_down_to_a_face_down_lead_never_takes_the_trick() -> None:
    tricks = [
        (before, after)
        for before, _, after in steps("knack", "K-16", "b", deals=200)
        if before.trick and before.trick[0].face_down and len(after.finished_tricks) == 2
    ]
    assert any(any(play.face_down for play in after.finished_tricks[1][1:]) for _, after in tricks)
    for _, after in tricks:
        trick, winner = after.finished_tricks[1], after.takers[1]
        (taken,) = [play for play in trick if play.seat == winner]
        assert taken is trick[0] or not taken.face_down


def test_k16_b_face_down_is_refused_to_whoever_has_a_trump_or_follows_an_open_lead() -> None:
    seen = set()
    for before, move, _ in steps("knack", "K-16", "b", deals=100):
        if move.verb == "play" and before.trick:
            verdict = before.judge(f"{before.turn} blank {move.args[0]}")
            assert not verdict.legal
            assert {"play.12"} & set(verdict.clauses)
            seen.add(before.trick[0].face_down)
            assert all(verdict.explain(lang) for lang in ("sv", "de", "en"))
    assert seen == {False, True}


@pytest.mark.parametrize("value", ["a", "b"])
def test_kk14_a_third_round_is_held_with_any_talon_or_with_three_cards_for_each(value: str) -> None:
    third, left_out = [], []
    for before, _, after in steps("kopknack", "KK-14", value, deals=250, players=9, buys=3):
        names = [event[0] for event in after.events]
        if any(event[:2] == ("round", 3) for event in after.events):
            third.append(len(after.talon) >= 3 * len(after.players_in))
        if "no-third-round" in names:
            left_out.append(before)
            assert (after.phase, after.round) == ("play", 2)
            assert 0 < len(after.talon) < 3 * len(after.players_in)
    assert third
    assert bool(left_out) == (value == "b")
    assert all(third) == (value == "b")


@pytest.mark.parametrize("value", ["a", "b"])
def test_kk7_too_low_a_trump_is_compulsory_in_the_second_trick_or_is_not(value: str) -> None:
    cited = {
        clause
        for before, _, _ in steps("kopknack", "KK-7", value, deals=120)
        if before.phase == "play" and len(before.finished_tricks) == 1 and before.trick
        for card in before.hands[before.turn]
        for clause in before.judge(f"{before.turn} play {card}").clauses
    }
    assert ("play.14" in cited) == (value == "a")


@pytest.mark.parametrize("value", ["a", "b"])
def test_kk4_who_stood_may_buy_later_or_may_not(value: str) -> None:
    again = [
        before
        for before, _, _ in steps("kopknack", "KK-4", value)
        if before.phase == "buying" and before.round == 2 and not before.bought[before.turn]
    ]
    assert bool(again) == (value == "a")


@pytest.mark.parametrize("value", ["a", "b"])
def test_sk7_the_last_one_must_join_or_the_swinger_wins_without_play(value: str) -> None:
    wins = events("svangknack", "SK-7", value, "wins")
    assert bool(wins) == (value == "b")
    for before, event in wins:
        after = before.play(f"{before.turn} pass")
        assert event[1] == before.swinger
        assert after.balances[before.swinger] == before.balances[before.swinger] + before.pot
        assert after.pot == 0


@pytest.mark.parametrize("value", ["a", "b"])
def test_sk5_two_may_swing_or_everybody(value: str) -> None:
    passed = {len(before.passed) for before, _, _ in steps("svangknack", "SK-5", value) if before.phase == "swinging"}
    assert passed == ({0, 1} if value == "a" else {0, 1, 2, 3})
