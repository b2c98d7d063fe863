"""Chapters *intro*, *pack*, *setup*: players, pack, rank order, stake."""

from __future__ import annotations

from typing import Any

import pytest

from knack_widgets.rules import NotationError, games

from ..helpers.expect import allowed, option_refused, told
from ..helpers.positions import PACK, deal_text, dealt, in_play, run

knack = games["knack"]


# -- intro.1: two or more players; K-1: at most eleven


@pytest.mark.parametrize("count", range(2, 12))
def test_intro_1_legal_k1_two_to_eleven_players(count: int) -> None:
    state = knack.start(players=count).deal(seed=1)
    assert [len(hand) for hand in state.hands] == [3] * count
    assert len(state.up) == 1


@pytest.mark.parametrize("count", [0, 1, 12, 36, -3])
def test_intro_1_refused_k1_other_numbers_of_players(count: int) -> None:
    option_refused(lambda: knack.start(players=count), "intro.1", "2", "11")


def test_intro_1_refused_nobody_at_all() -> None:
    option_refused(lambda: knack.start(players=[]), "intro.1", "2", "11")


def test_intro_1_refused_one_name_and_twelve_names() -> None:
    option_refused(lambda: knack.start(players=["Anna"]), "intro.1", "2", "11")
    option_refused(lambda: knack.start(players=[f"P{i}" for i in range(12)]), "intro.1", "12")


def test_intro_1_legal_names() -> None:
    state = knack.start(players=["Anna", "Åke “Öl” Ängström", "李", "x" * 80])
    assert state.setup.names == ("Anna", "Åke “Öl” Ängström", "李", "x" * 80)


@pytest.mark.parametrize("name", ["x" * 81, "a\nb", "a\x00", "\x1b[31m", "a\u202eb", 7, None, True, ["Bo"]])
def test_intro_1_refused_names_too_long_or_unprintable(name: Any) -> None:
    option_refused(lambda: knack.start(players=["Anna", name]), None, "80")


@pytest.mark.parametrize("players", ["Anna", "3", 2.0, True, {"a": 1}, 3 + 0j])
def test_intro_1_refused_players_that_are_neither_number_nor_names(players: Any) -> None:
    option_refused(lambda: knack.start(players=players), None, "number", "names")


def test_intro_background_the_game_goes_by_two_names() -> None:
    assert not any(knack.clauses[f"intro.{n}"].enforces for n in (2, 3))
    assert "Knack" in knack.names["sv"]
    assert "trekort" in knack.names["sv"]


# -- pack.1, pack.2: 36 cards, two to five are out


def test_pack_1_legal_the_whole_pack_in_any_order() -> None:
    start = knack.start(players=2)
    allowed(start, "deal " + " ".join(PACK), "deal " + " ".join(reversed(PACK)))


@pytest.mark.parametrize("pack", [PACK[1:], [], PACK[:7], [*PACK, PACK[0]], [*PACK[:-1], PACK[0]]])
def test_pack_1_refused_other_numbers_of_cards(pack: list[str]) -> None:
    with pytest.raises(NotationError) as caught:
        knack.start(players=2).play(" ".join(["deal", *pack]))
    if pack:
        assert caught.value.clause in ("pack.1", None)


def test_pack_1_refused_names_the_number() -> None:
    with pytest.raises(NotationError, match="35 cards; expected the whole pack of 36") as caught:
        knack.start(players=2).play("deal " + " ".join(PACK[1:]))
    assert caught.value.clause == "pack.1"


def test_pack_2_legal_six_is_the_lowest_rank_dealt() -> None:
    state = dealt(["6s 6h 6d", "6c 7s 7h"], up="7d")
    assert state.hands[0] == ("6d", "6h", "6s")


@pytest.mark.parametrize("low", [rank + suit for rank in "2345" for suit in "shdc"])
def test_pack_2_refused_low_card_in_the_pack(low: str) -> None:
    with pytest.raises(NotationError, match=low) as caught:
        knack.start(players=2).play("deal " + " ".join([low, *PACK[1:]]))
    assert caught.value.clause == "pack.2"


@pytest.mark.parametrize("joker", ["Xb", "Xr"])
def test_pack_2_refused_joker(joker: str) -> None:
    with pytest.raises(NotationError, match=joker):
        knack.start(players=2).play("deal " + " ".join([joker, *PACK[1:]]))


# -- pack.3: ace high, six low


@pytest.mark.parametrize(("low", "high"), list(zip("6789TJQK", "789TJQKA", strict=True)))
def test_pack_3_each_rank_beats_the_one_below(low: str, high: str) -> None:
    state = in_play([f"{low}h 6s 7s", f"{high}h 8s 9s"], up="6d", dealer=1)
    state = run(state, f"0 play {low}h", f"1 play {high}h")
    assert told(state, "trick") == [(1, "play.6")]


# -- setup.1: the stake


@pytest.mark.parametrize("stake", [1, 2, 3, 7, 1000, 10**9])
def test_setup_1_legal_stake(stake: int) -> None:
    state = dealt(["? ? ?", "? ? ?"], up="6d", stake=stake).play("1 fold")
    assert told(state, "as-tricks") == [(0, 3, "bidding.5")]
    played = run(dealt(["? ? ?"] * 3, up="6d", stake=stake), "1 knock", "2 fold", "0 fold")
    assert played.balances == (-3 * stake, 3 * stake, 0)


def test_setup_1_legal_default_stake_is_one() -> None:
    assert knack.start(players=2) == knack.start(players=2, stake=1)
    assert knack.options["stake"].default == 1
    assert knack.options["stake"].clause == "setup.1"


@pytest.mark.parametrize("stake", [0, -1, "3", True, False, 1.0, None, [1], float("nan"), 10**30, "x" * 500])
def test_setup_1_refused_stake(stake: Any) -> None:
    option_refused(lambda: knack.start(players=2, stake=stake), "setup.1", "stake", "whole number from 1")


def test_setup_1_refused_stake_of_many_digits_is_an_option_error_too() -> None:
    option_refused(lambda: knack.start(players=2, stake=10**5000), "setup.1", "stake")


@pytest.mark.parametrize("name", ["Stake", "bets", "insats", "players_clause", "x" * 500])
def test_setup_1_refused_unknown_option(name: str) -> None:
    option_refused(lambda: knack.start(players=2, **{name: 3}), None, "stake")


# -- the seat that deals first


@pytest.mark.parametrize("dealer", range(5))
def test_setup_legal_every_seat_may_deal_first(dealer: int) -> None:
    assert knack.start(players=5, dealer=dealer).dealer == dealer


def test_setup_legal_seat_0_deals_first_by_default() -> None:
    assert knack.start(players=5) == knack.start(players=5, dealer=0)


@pytest.mark.parametrize("dealer", [-1, 2, 10**30, "0", True, 0.0, (0,)])
def test_setup_refused_dealer(dealer: Any) -> None:
    option_refused(lambda: knack.start(players=2, dealer=dealer), None, "dealer", "0 to 1")


def test_setup_refused_dealer_of_many_digits_is_an_option_error_too() -> None:
    option_refused(lambda: knack.start(players=2, dealer=10**5000), None, "dealer")


def test_setup_refused_players_of_many_digits_is_an_option_error_too() -> None:
    option_refused(lambda: knack.start(players=10**5000), "intro.1", "2", "11")


def test_setup_refused_first_is_another_games_setting() -> None:
    option_refused(lambda: knack.start(players=2, first=0), None, "first", "dealer")


def test_positions_are_drawn_in_the_dealing_order() -> None:
    text = deal_text(["As Ks Qs", "Ah Kh Qh", "Ad Kd Qd"], up="6c", dealer=0)
    assert text.split()[1:11] == ["Ah", "Kh", "Ad", "Kd", "As", "Ks", "Qh", "Qd", "Qs", "6c"]
    assert sorted(text.split()[1:]) == sorted(PACK)


# -- who deals (K-15)


def test_deal_1_legal_k15_the_first_dealer_is_the_one_named_or_the_first_seat() -> None:
    assert knack.start(players=3).dealer == 0
    assert knack.start(players=3, dealer=2).dealer == 2


def test_deal_1_legal_k15_the_deal_passes_to_the_left_after_a_deal_without_tricks() -> None:
    state = knack.start(players=3, dealer=1).deal(seed=1)
    assert state.play("2 fold").play("0 fold").dealer == 2


def test_ending_1_legal_k15_a_match_may_end_between_two_deals_and_before_the_first() -> None:
    state = knack.start(players=3)
    assert state.judge("end").legal
    state = state.deal(seed=1)
    assert not state.judge("end").legal
    assert state.play("1 fold").play("2 fold").judge("end").legal
