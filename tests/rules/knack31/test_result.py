"""The end of deals and matches: comparison, ties, wins and losses, the result.

Rulings G-10, G-12, G-16, G-22.
"""

from __future__ import annotations

import pytest

from knack_widgets.rules import NotationError, State

from ..helpers.expect import allowed, refused, told
from ..helpers.positions import run
from .positions import again, dealt, in_play, match, slid

TWO = ("Kh Qh 7c", "Kc Qc 7h")
"""Two hands worth 20."""


def tied(top: str = "9s Td", hands: tuple[str, ...] = TWO) -> State:
    """Return a tie: hands of 20, compared after a pass by the dealer.

    The stock begins with `top`.
    """
    count = len(hands)
    state = slid(in_play(hands, "8h 9c Th", top), count - 1).play(f"{count - 1} pass")
    return slid(state, count - 1)


# -- ssi.11: equal best hands draw


def test_ssi_11_legal_g10_one_card_each_from_the_stock() -> None:
    state = tied()
    assert told(state, "tied") == [(2, "ssi.11")]
    assert (state.phase, state.chance, state.turn, state.to_act, state.drawers) == ("draw", "draw", None, set(), (0, 1))
    allowed(state, "draw 9s Td")
    assert str(state.by_chance(5)) == "draw 9s Td"
    assert state.play("draw 9s Td").chance == "deal"


def test_ssi_11_legal_g22_g24_ascending_seats() -> None:
    state = tied("9s Td", ("8s 9d Jc", *TWO))
    assert state.drawers == (1, 2)
    state = state.play("draw 9s Td")
    assert told(state, "drew") == [(1, "9s", "ssi.11"), (2, "Td", "ssi.11")]
    assert state.result
    assert state.result.winners == (2,)


def test_ssi_11_legal_all_hands_lie_open_and_stay_until_it_is_settled() -> None:
    state = tied("9s 9d Ks Ts")
    for _ in range(2):
        assert state.result is None
        assert state.view().hands == state.hands == (("Kh", "Qh", "7c"), ("Kc", "Qc", "7h"))
        assert state.players_in == (0, 1)
        state = state.play(state.by_chance(0))
    assert state.result
    assert not any(state.hands)


@pytest.mark.parametrize("move", ["end", "0 slide", "1 announce", "0 yes", "expose 0 Kh"])
def test_ssi_11_refused_anything_else(move: str) -> None:
    assert refused(tied(), move, "ssi.11").reasons[0].key == "phase"


def test_ssi_11_refused_a_deal_while_a_draw_is_due() -> None:
    refused(tied(), str(match(2).by_chance(1)), "ssi.11")


@pytest.mark.parametrize("draw", ["Td 9s", "9s Ks", "As Ad", "Kh Kc"])
def test_ssi_11_refused_g22_other_cards_than_lie_there(draw: str) -> None:
    with pytest.raises(NotationError, match="9s Td"):
        tied().judge(f"draw {draw}")


@pytest.mark.parametrize("draw", ["9s", "9s Td Ks", "9s 9s", "9s 2d"])
def test_ssi_11_refused_other_numbers_and_strangers(draw: str) -> None:
    with pytest.raises(NotationError):
        tied().judge(f"draw {draw}")


# -- ssi.12 to ssi.14


def test_ssi_12_g10_the_higher_card_wins() -> None:
    state = tied().play("draw 9s Td")
    assert told(state, "wins-deal") == [(1, "ssi.12")]
    assert (state.wins, state.losses) == ((0, 1), (0, 0))
    assert state.result
    assert state.result.values == (20, 20)


@pytest.mark.parametrize("draw", ["9s 9d", "9d 9s", "Ah As", "As Ah", "8c 8s"])
def test_ssi_13_suits_are_worth_the_same(draw: str) -> None:
    state = tied(draw).play(f"draw {draw}")
    assert told(state, "again") == [(2, "ssi.14")]


def test_ssi_14_g10_equal_cards_draw_again() -> None:
    state = tied("9s 9d Ks Ts").play("draw 9s 9d")
    assert (state.chance, state.drawers) == ("draw", (0, 1))
    # drawn cards go under the stock
    assert state.stock[-2:] == ("9s", "9d")
    state = state.play("draw Ks Ts")
    assert told(state, "wins-deal") == [(0, "ssi.12")]
    assert state.stock[-4:] == ("9s", "9d", "Ks", "Ts")


def test_ssi_14_g22_g24_only_the_equal_highest_draw_again() -> None:
    state = tied("9s Ad As 8c Td", ("Kh Qh 7c", "Kc Qc 7h", "Kd Qd 7s"))
    assert state.drawers == (0, 1, 2)
    state = state.play("draw 9s Ad As")
    assert state.drawers == (1, 2)
    state = state.play("draw 8c Td")
    assert state.result
    assert state.result.winners == (2,)


def test_ssi_11_legal_g22_too_few_cards_in_the_stock() -> None:
    # eight players are worth 20 and draw from a stock of five, so the middle goes under it first
    hands = ["As 9s 7h", "Ah 9h 7s", "Ad 9d 7c", "Ac 9c 7d", "Ks Qs 8h", "Kh Qh 8s", "Kd Qd 8c", "Kc Qc Th"]
    state = in_play(hands, "Ts Jh 8d", "Td Tc Js Jd Jc")
    state = slid(slid(state, 7).play("7 pass"), 7)
    assert state.drawers == tuple(range(8))
    assert len(state.stock) == 5
    draw = "draw Td Tc Js Jd Jc Ts Jh 8d"
    assert str(state.by_chance(1)) == draw
    with pytest.raises(NotationError, match="Td Tc Js Jd Jc Ts Jh 8d"):
        state.judge("draw Td Tc Js Jd Jc Ts 8d Jh")
    state = state.play(draw)
    # four jacks draw again, from the same eight cards
    assert (state.middle, state.stock) == ((), tuple(draw.split()[1:]))
    assert state.drawers == (2, 3, 4, 6)
    state = state.play("draw Td Tc Js Jd")
    assert state.drawers == (4, 6)
    assert state.stock == ("Jc", "Ts", "Jh", "8d", "Td", "Tc", "Js", "Jd")
    state = state.play("draw Jc Ts")
    assert state.result
    assert state.result.winners == (4,)
    assert state.result.values == (20,) * 8


# -- comparing, the result, wins and losses


def test_pass_5_g16_no_loser_after_a_comparison() -> None:
    state = tied("9s Td", ("8s 9d Jc", "Kh Qh 7c", "Kc Qc 8d"))
    assert state.play("draw 9s Td").losses == (0, 0, 0)


def test_call_6_g16_the_result_is_none_until_the_winner_is_known() -> None:
    state = match(2, 0)
    assert state.result is None
    for _ in range(2):
        hands = ["", "As Ks Qs"] if state.dealer == 0 else ["As Ks Qs", ""]
        state = again(state, hands, ("7h 8c Jc", "9h Th Qd"))
        assert state.result is None
        seat = 1 - state.dealer
        state = run(state, f"{state.dealer} look 1, {seat} announce")
        assert state.result is None
        state = state.play(f"{state.turn} keep")
        assert state.result
        assert (state.result.winners, state.result.losers) == ((seat,), ())
        assert state.result.values[seat] == 31
    assert (state.wins, state.losses) == ((1, 1), (0, 0))


def test_call_6_g16_values_of_the_result() -> None:
    state = in_play(["Ah Ad Ac", "7s 7h 7d", "Kc Qc 9h"]).play("0 announce")
    assert state.result
    assert state.result.values == (33, 30.5, 20)
    assert state.result._asdict() == {"winners": (0,), "losers": (), "values": (33, 30.5, 20)}


def test_deal_1_legal_hands_are_empty_between_deals() -> None:
    state = in_play(["As Ks Qs", "7h 8c Jc"]).play("0 announce")
    assert (state.hands, state.players_in, state.turn) == (((), ()), (), None)
    assert state.view(0).hands == ((), None)
    assert state.view().result == state.result


def test_call_2_g16_losses_are_counted() -> None:
    state = in_play(["As Ks Qs", "7h 8c Jc"], "9h Td Qd").play("0 slide")
    assert (state.wins, state.losses) == ((0, 1), (1, 0))
    state = again(state, ["", "As Ks Qs"], ("7h 8c Jc", "9h Td Qd"))
    state = run(state, "0 look 1, 0 keep, 1 swap all")
    assert (state.wins, state.losses) == ((1, 1), (1, 1))
    assert state.deals == 2


# -- the end of the match


def test_deal_1_legal_the_match_may_end_between_deals() -> None:
    for state in (match(2), in_play(["As Ks Qs", "? ? ?"]).play("0 announce")):
        allowed(state, "end")
        over = state.play("end")
        assert told(over, "ends") == [("deal.1",)]
        assert (over.over, over.phase, over.to_act, over.chance) == (True, "over", set(), None)
        assert (over.wins, over.result, over.shown) == (state.wins, state.result, state.shown)


def test_deal_1_refused_an_end_in_a_deal() -> None:
    refused(dealt(["? ? ?", ""]), "end", "deal.4")
    refused(in_play(["? ? ?", "? ? ?"]), "end", "turn.1")
    refused(run(in_play(["? ? ?", "? ? ?"]), "0 call-redeal"), "end", "ssi.7")
    refused(run(in_play(["? ? ?", "? ? ?"]), "0 swap all, 0 ask-back"), "end", "ssi.6")
