"""Chapters *intro*, *pack*, *setup*: players, packs, low ranks, stake, first dealer."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from knack_widgets.rules import NotationError, Record, RecordError, games

from ..helpers.expect import allowed, option_refused, refused, told
from ..helpers.positions import legal, played_out, run
from .positions import deal_text, forced, match, pack

svangknack = games["svangknack"]


def low_for(players: int) -> int:
    """Return the highest `low` whose pack has three cards each and two upcards."""
    return max(low for low in range(2, 7) if len(pack(low)) >= 3 * players + 2)


# -- intro.1: three or more players; SK-1: at most sixteen


@pytest.mark.parametrize("count", range(3, 17))
def test_intro_1_legal_sk1_three_to_sixteen_players(count: int) -> None:
    state = match(count, low=low_for(count)).deal(seed=1)
    assert [len(hand) for hand in state.hands] == [3] * count
    assert len(state.up) == 1


@pytest.mark.parametrize("count", [0, 1, 2, 17, 52, -3])
def test_intro_1_refused_sk1_other_numbers_of_players(count: int) -> None:
    option_refused(lambda: svangknack.start(players=count), "intro.1", "3", "16")


def test_intro_1_refused_two_names() -> None:
    option_refused(lambda: svangknack.start(players=["Anna", "Bo"]), "intro.1", "3", "16")


def test_intro_background_enforces_nothing() -> None:
    assert not any(svangknack.clauses[f"intro.{n}"].enforces for n in (2, 3, 4))


# -- pack.1, pack.2: normally 36 cards, two to five are out


def test_pack_1_legal_the_whole_pack_in_any_order() -> None:
    start = match(3)
    allowed(start, "deal " + " ".join(pack()), "deal " + " ".join(reversed(pack())))
    assert len(pack()) == 36


@pytest.mark.parametrize("cards", [pack()[1:], [*pack(), "6s"], [*pack()[:-1], "6s"]])
def test_pack_1_refused_other_numbers_of_cards(cards: list[str]) -> None:
    with pytest.raises(NotationError) as caught:
        match(3).play(" ".join(["deal", *cards]))
    assert caught.value.clause == "pack.1"


def test_pack_1_refused_names_the_number_of_the_pack_that_is_played_with() -> None:
    for low, count in ((6, 36), (4, 44)):
        with pytest.raises(NotationError, match=f"{count - 1} cards; expected the whole pack of {count}"):
            match(7, low=low).play(" ".join(["deal", *pack(low)[1:]]))


def test_pack_2_legal_six_is_the_lowest_rank() -> None:
    assert forced(["6s 6h 6d", "? ? ?", "? ? ?"], "6c").hands[0] == ("6d", "6h", "6s")


@pytest.mark.parametrize("low", [rank + suit for rank in "2345" for suit in "shdc"] + ["Xb", "Xr"])
def test_pack_2_refused_a_low_card_in_the_pack(low: str) -> None:
    with pytest.raises(NotationError, match=low) as caught:
        match(3).play(" ".join(["deal", low, *pack()[1:]]))
    assert caught.value.clause == "pack.2"


# -- pack.3: lower ranks with more than six players (SK-1: so that three each and two upcards fit)


@pytest.mark.parametrize("count", [7, 11, 16])
@pytest.mark.parametrize("low", [5, 4, 3, 2])
def test_pack_3_legal_sk1_lower_ranks_with_seven_or_more(count: int, low: int) -> None:
    if low > low_for(count):
        option_refused(lambda: match(count, low=low), "pack.3", f"low = {low}", f"{count} players")
        return
    state = match(count, low=low)
    allowed(state, " ".join(["deal", *pack(low)]))
    below = pack(low - 1)[0] if low > 2 else "Xb"
    with pytest.raises(NotationError) as caught:
        state.play(" ".join(["deal", below, *pack(low)[1:]]))
    assert caught.value.clause == "pack.2"


def test_pack_3_legal_a_low_card_is_lower_than_a_six() -> None:
    hands = ["5h 2d 3d", "6h 4d 4c", *["? ? ?"] * 5]
    state = run(forced(hands, "2s", low=2), "0 play 5h, 1 play 6h")
    assert state.view().winning == 1


@pytest.mark.parametrize("count", range(3, 7))
@pytest.mark.parametrize("low", [5, 4, 3, 2])
def test_pack_3_refused_lower_ranks_with_six_or_fewer(count: int, low: int) -> None:
    option_refused(lambda: match(count, low=low), "pack.3", f"low = {low}", f"here are {count}")


@pytest.mark.parametrize(("count", "fits"), [(12, 5), (13, 4), (14, 4), (15, 3), (16, 2)])
def test_pack_3_refused_a_pack_that_does_not_reach(count: int, fits: int) -> None:
    assert low_for(count) == fits
    for low in range(fits + 1, 7):
        option_refused(lambda low=low: match(count, low=low), "pack.3", f"{3 * count + 2}", f"expected {fits}")  # type: ignore[misc]


@pytest.mark.parametrize("low", [7, 1, 0, "6", 6.0, True, None, "5"])
def test_pack_3_refused_no_such_rank(low: Any) -> None:
    option_refused(lambda: match(7, low=low), "pack.3", "low")


# -- setup.1: the stake


@pytest.mark.parametrize("stake", [1, 2, 3, 5, 6, 30, 1000])
def test_setup_1_legal_any_positive_stake(stake: int) -> None:
    state = forced(["? ? ?"] * 4, "6s", stake=stake)
    assert state.balances == (-stake, -stake, -stake, 0)
    assert state.pot == 3 * stake


def test_setup_1_legal_sk1_default_stake_is_three() -> None:
    assert match(3) == match(3, stake=3, low=6)
    assert svangknack.options["stake"].clause == "setup.1"


@pytest.mark.parametrize("stake", [0, -3, "3", True, 3.0, None, [3], 3 * 10**30])
def test_setup_1_refused_stake_that_is_no_positive_whole_number(stake: Any) -> None:
    option_refused(lambda: match(3, stake=stake), "setup.1", "stake", "a whole number from 1")


@pytest.mark.parametrize("name", ["Stake", "payment", "buys", "forced", "dealers"])
def test_setup_1_refused_unknown_option(name: str) -> None:
    option_refused(lambda: match(3, **{name: 3}), None, "stake")


# -- setup.2: the first dealer is drawn (SK-2: unless the header names one)


def test_setup_2_legal_highest_card_deals() -> None:
    state = match(3, dealer=None)
    assert (state.phase, state.chance, state.over) == ("first", "draw", False)
    assert (state.to_act, legal(state)) == (frozenset(), [])
    allowed(state, "draw 7h Kd 8s")
    state = state.play("draw 7h Kd 8s")
    assert told(state, "drew") == [(0, "7h", "setup.2"), (1, "Kd", "setup.2"), (2, "8s", "setup.2")]
    assert told(state, "first-dealer") == [(1, "setup.2")]
    assert (state.dealer, state.phase, state.chance) == (1, "deal", "deal")
    assert state.balances == (0, 0, 0)


def test_setup_2_legal_sk2_equal_highest_draw_again_among_themselves() -> None:
    state = match(4, dealer=None).play("draw Kh 7h Ks Kd")
    assert told(state, "again") == [(3, "setup.2")]
    assert told(state, "first-dealer") == []
    assert (state.phase, state.chance, state.dealer) == ("first", "draw", None)
    # the cards of the first draw are back in the pack; suits do not matter
    state = state.play("draw 7h Kh Ks")
    assert told(state, "drew") == [(0, "7h", "setup.2"), (2, "Kh", "setup.2"), (3, "Ks", "setup.2")]
    state = state.play("draw 6s 6h").play("draw 9s 8s")
    assert told(state, "first-dealer") == [(2, "setup.2")]
    assert state.dealer == 2


def test_setup_2_legal_equal_low_cards_do_not_matter() -> None:
    state = match(4, dealer=None).play("draw 6s 6h 6d 7s")
    assert state.dealer == 3


def test_setup_2_legal_sk2_low_ranks_may_be_drawn_where_they_are_in() -> None:
    state = match(7, dealer=None, low=2).play("draw 2s 3s 4s 5s 2h 3h 4h")
    assert state.dealer == 3


@pytest.mark.parametrize("dealer", range(5))
def test_setup_2_legal_sk2_the_header_names_the_dealer(dealer: int) -> None:
    state = match(5, dealer=dealer)
    assert (state.dealer, state.phase, state.chance) == (dealer, "deal", "deal")


@pytest.mark.parametrize(
    "move", ["end", deal_text(["? ? ?"] * 3), "0 swing", "1 pass", "0 play 7h", "2 blank 7h", "0 trump s", "1 buy 7h"]
)
def test_setup_2_refused_anything_before_the_draw(move: str) -> None:
    verdict = refused(match(3, dealer=None), move, "setup.2")
    assert verdict.reasons[0].key == "phase"


def test_setup_2_refused_anything_before_the_second_draw() -> None:
    state = match(3, dealer=None).play("draw Kh Ks 6s")
    refused(state, "end", "setup.2")
    refused(state, deal_text(["? ? ?"] * 3), "setup.2")


@pytest.mark.parametrize("move", ["draw 7h 8h", "draw 7h 8h 9h Th", "draw 7h 7h 8h", "draw 5h 7h 8h", "draw"])
def test_setup_2_refused_draws_that_cannot_be(move: str) -> None:
    with pytest.raises(NotationError):
        match(3, dealer=None).play(move)


def test_setup_2_refused_after_a_tie_one_card_for_each_who_tied() -> None:
    with pytest.raises(NotationError, match="expected 2"):
        match(3, dealer=None).play("draw Kh Ks 6s").play("draw 7h 8h 9h")


@pytest.mark.parametrize("dealer", [-1, 3, "0", True, 0.0])
def test_setup_2_refused_dealer_that_is_no_seat(dealer: Any) -> None:
    option_refused(lambda: match(3, dealer=dealer), None, "dealer", "0 to 2")


def test_setup_2_legal_nothing_breaks_before_there_is_a_dealer() -> None:
    state = match(3, dealer=None)
    assert state.dealer is None
    assert pickle.loads(pickle.dumps(state)) == state
    assert hash(state) == hash(match(3, dealer=None))
    assert "draw due" in repr(state)
    for seats in ((), (0,), (0, 1, 2)):
        view = state.view(*seats)
        assert (view.dealer, view.moves, view.counts) == (None, (), (0, 0, 0))
    assert state.in_force() == ("setup.2",)
    drawn = state.play(state.by_chance(3))
    assert drawn.phase in ("first", "deal")


def test_setup_2_legal_records_with_and_without_a_dealer() -> None:
    drawn = Record("svangknack", 3, ("draw 7h Kd 8s", "end"))
    assert "dealer" not in drawn.dumps()
    assert Record.loads(drawn.dumps()) == drawn
    named = Record("svangknack", 3, ("end",), 1)
    assert "dealer = 1" in named.dumps()
    assert drawn.final.balances == named.final.balances
    with pytest.raises(RecordError) as caught:
        Record("svangknack", 3, ("end",))
    assert caught.value.clause == "setup.2"


# -- the rank order: ace high, six low


@pytest.mark.parametrize(("low", "high"), list(zip("6789TJQK", "789TJQKA", strict=True)))
def test_each_rank_beats_the_one_below(low: str, high: str) -> None:
    state = run(forced([f"{low}h ? ?", f"{high}h ? ?", "? ? ?"], "6c"), f"0 play {low}h", f"1 play {high}h")
    assert state.view().winning == 1


def test_positions_are_drawn_in_the_dealing_order() -> None:
    text = deal_text(["As Ks Qs", "Ah Kh Qh", "Ad Kd Qd"], "6c 7c", dealer=0)
    assert text.split()[1:12] == ["Ah", "Kh", "Qh", "Ad", "Kd", "Qd", "As", "Ks", "Qs", "6c", "7c"]
    assert sorted(text.split()[1:]) == sorted(pack())
    assert played_out(forced(["? ? ?"] * 3, "6c")).phase == "deal"
