"""Chapters *intro*, *pack*, *setup*: players, pack, rank order, stake, invalid options."""

from __future__ import annotations

from typing import Any

import pytest

from knack_widgets.rules import NotationError, Record, RecordError, games

from ..helpers.expect import allowed, option_refused, told
from ..helpers.positions import run
from .positions import PACK, deal_text, dealt, in_play

kopknack = games["kopknack"]


# -- intro.1: two or more players; KK-1: at most seventeen


@pytest.mark.parametrize("count", range(2, 18))
def test_intro_1_legal_kk1_two_to_seventeen_players(count: int) -> None:
    state = kopknack.start(players=count).deal(seed=1)
    assert [len(hand) for hand in state.hands] == [3] * count
    assert len(state.up) == 1
    assert len(state.talon) == 52 - 3 * count - 1


@pytest.mark.parametrize("count", [0, 1, 18, 52, -3])
def test_intro_1_refused_kk1_other_numbers_of_players(count: int) -> None:
    option_refused(lambda: kopknack.start(players=count), "intro.1", "2", "17")


def test_intro_1_refused_one_name_and_eighteen_names() -> None:
    option_refused(lambda: kopknack.start(players=["Anna"]), "intro.1", "2", "17")
    option_refused(lambda: kopknack.start(players=[f"P{i}" for i in range(18)]), "intro.1", "18")


# -- pack.1, pack.2: all 52 cards, ace high, two low


def test_pack_1_legal_the_whole_pack_in_any_order() -> None:
    start = kopknack.start(players=2)
    allowed(start, "deal " + " ".join(PACK), "deal " + " ".join(reversed(PACK)))


@pytest.mark.parametrize("pack", [PACK[1:], PACK[16:], [*PACK, PACK[0]], [*PACK[:-1], PACK[0]], [*PACK[:-1], "Xb"]])
def test_pack_1_refused_other_packs(pack: list[str]) -> None:
    with pytest.raises(NotationError) as caught:
        kopknack.start(players=2).play(" ".join(["deal", *pack]))
    assert caught.value.clause == "pack.1"


def test_pack_1_refused_names_the_number() -> None:
    with pytest.raises(NotationError, match="51 cards; expected the whole pack of 52"):
        kopknack.start(players=2).play("deal " + " ".join(PACK[1:]))


@pytest.mark.parametrize(("low", "high"), list(zip("23456789TJQK", "3456789TJQKA", strict=True)))
def test_pack_2_each_rank_beats_the_one_below(low: str, high: str) -> None:
    state = in_play([f"{low}h ? ?", f"{high}h ? ?"], up="4d" if low == "2" else "2d", dealer=1)
    assert told(run(state, f"0 play {low}h", f"1 play {high}h"), "trick") == [(1, "play.19")]
    state = in_play([f"{high}s ? ?", f"{low}s ? ?"], up="5s" if low in "23" else "2s", dealer=0)
    assert told(run(state, f"1 play {low}s", f"0 play {high}s"), "trick") == [(0, "play.18")]


# -- setup.1: the stake, divisible by three


@pytest.mark.parametrize("stake", [3, 6, 9, 300, 999_999_999])
def test_setup_1_legal_stake_divisible_by_three(stake: int) -> None:
    state = dealt(["? ? ?"] * 3, up="6d", stake=stake)
    assert told(state, "ante") == [(0, stake, "deal.2")]
    assert (state.pot, state.balances) == (stake, (-stake, 0, 0))


def test_setup_1_legal_kk1_default_stake_is_three() -> None:
    assert kopknack.start(players=2) == kopknack.start(players=2, stake=3)
    assert kopknack.options["stake"].default == 3
    assert kopknack.options["stake"].clause == "setup.1"


@pytest.mark.parametrize("stake", [1, 2, 4, 10, 1000, 10**9])
def test_setup_1_refused_kk1_stake_not_divisible_by_three(stake: int) -> None:
    option_refused(lambda: kopknack.start(players=2, stake=stake), "setup.1", "stake", "divisible by 3")


@pytest.mark.parametrize("stake", [0, -3, "3", True, False, 3.0, None, [3], float("nan"), 3 * 10**30, "x" * 500])
def test_setup_1_refused_what_is_no_stake(stake: Any) -> None:
    option_refused(lambda: kopknack.start(players=2, stake=stake), "setup.1", "stake", "whole number", "divisible by 3")


# -- the options and the clauses that name them; chapters test these clauses

NAMED = {
    "stake": ("setup.1", 3, ()),
    "payment": ("newer.1", "betar", ("betar", "1922")),
    "buys": ("buying.9", 2, (2, 3)),
    "merge": ("payment.17", False, (False, True)),
    "forced": ("payment.23", "never", ("never", "no-bets")),
}


def test_options_are_those_of_kk1_and_kk3() -> None:
    table = {name: (o.clause, o.default, o.choices) for name, o in kopknack.options.items()}
    assert table == NAMED
    # True is not 1 here, and 1 is not True
    assert [type(choice) for choice in kopknack.options["merge"].choices] == [bool, bool]


@pytest.mark.parametrize("name", ["Stake", "bets", "insats", "betar", "merging", "low", "x" * 500])
def test_options_refused_unknown_name(name: str) -> None:
    option_refused(lambda: kopknack.start(players=2, **{name: 3}), None, "stake, payment, buys, merge, forced")


@pytest.mark.parametrize("name", NAMED)
def test_options_refused_nothing_given(name: str) -> None:
    option_refused(lambda: kopknack.start(players=2, **{name: None}), NAMED[name][0], name, "expected")


@pytest.mark.parametrize(
    ("options", "clause"),
    [({"stake": 4}, "setup.1"), ({"buys": 4}, "buying.9"), ({"payment": "1922", "merge": True}, "payment.17")],
)
def test_options_refused_in_a_record_too(options: dict[str, Any], clause: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record("kopknack", 2, (), None, options)
    assert caught.value.clause == clause


# -- the seat that deals first


@pytest.mark.parametrize("dealer", range(5))
def test_setup_legal_every_seat_may_deal_first(dealer: int) -> None:
    assert kopknack.start(players=5, dealer=dealer).dealer == dealer


def test_setup_legal_seat_0_deals_first_by_default() -> None:
    assert kopknack.start(players=5) == kopknack.start(players=5, dealer=0)


@pytest.mark.parametrize("dealer", [-1, 2, 10**30, "0", True, 0.0])
def test_setup_refused_dealer(dealer: Any) -> None:
    option_refused(lambda: kopknack.start(players=2, dealer=dealer), None, "dealer", "0 to 1")


def test_setup_refused_first_is_another_games_setting() -> None:
    option_refused(lambda: kopknack.start(players=2, first=0), None, "first", "dealer")


# -- the game's own words


def test_intro_background_enforces_nothing() -> None:
    background = [clause.id for clause in kopknack.clauses.values() if clause.kind == "background"]
    assert {"intro.2", "intro.3", "buying.8", "payment.1", "payment.19", "payment.21"} < set(background)
    assert not any(kopknack.clauses[id_].enforces for id_ in background)


@pytest.mark.parametrize("move", ["0 blank 7h", "0 swing", "0 pass", "0 trump s", "0 announce"])
def test_verbs_refused_of_other_games(move: str) -> None:
    with pytest.raises(NotationError, match="knock, fold, buy, stand, play, merge, keep"):
        dealt(["? ? ?"] * 2, up="6d").judge(move)


def test_positions_are_drawn_in_the_dealing_order() -> None:
    text = deal_text(["As Ks Qs", "Ah Kh Qh", "Ad Kd Qd"], up="6c", dealer=0, talon="2c 3c")
    assert text.split()[1:13] == ["Ah", "Kh", "Ad", "Kd", "As", "Ks", "Qh", "Qd", "Qs", "6c", "2c", "3c"]
    assert sorted(text.split()[1:]) == sorted(PACK)
