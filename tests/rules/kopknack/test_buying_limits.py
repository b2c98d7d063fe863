"""Chapter *buying*, limits: an empty talon, the upcard, two or three rounds."""

from __future__ import annotations

from typing import Any

import pytest

from knack_widgets.rules import IllegalMove, games

from ..helpers.expect import option_refused, refused, told
from ..helpers.positions import legal, run
from .positions import PACK, bought, buying, match

HANDS = ["7h 8h 9h", "Ks 9d Td", "6c 7c 8c"]


def crowd(count: int, talon: str = "", **options: Any) -> Any:
    """Return the beginning of the buying with this many players in.

    Seat 0 is forehand, and the last seat deals.
    """
    return buying(["? ? ?"] * count, up="9s", dealer=count - 1, talon=talon, **options)


# -- buying.6: an empty talon ends the buying, and a purchase takes at most its cards (KK-4)


@pytest.mark.parametrize(("count", "left"), [(16, 3), (15, 6), (14, 9)])
def test_buying_6_legal_kk4_down_to_the_last_card(count: int, left: int) -> None:
    state = crowd(count)
    assert len(state.talon) == left
    for seat in range(left // 3):
        assert state.phase == "buying"
        state = state.play(" ".join([f"{seat} buy", *state.hands[seat]]))
    assert told(state, "talon-out") == [("buying.6",)]
    assert told(state, "turn") == [(0, "play.1")]
    assert (state.phase, state.talon) == ("play", ())


def test_buying_6_legal_no_more_than_the_talon_holds() -> None:
    state = crowd(16).play("0 buy 2s")
    assert len(state.talon) == 2
    assert sum(" buy " in move for move in legal(state)) == 6
    assert "buying.6" in state.in_force(1)
    state = state.play("1 stand").play(f"2 buy {crowd(16).hands[2][0]}")
    assert len(state.talon) == 1
    assert [len(move.split()) for move in legal(state)] == [3, 3, 3, 2]


def test_buying_6_refused_kk4_more_than_the_talon_holds() -> None:
    state = crowd(16).play("0 buy 2s")
    verdict = refused(state, " ".join(["1 buy", *state.hands[1]]), "buying.6")
    assert verdict.reasons[0].key == "talon"
    assert dict(verdict.reasons[0].facts) == {"seat": 1, "count": 3, "left": 2}
    state = state.play(f"1 buy {state.hands[1][0]}")
    verdict = refused(state, f"2 buy {state.hands[2][0]} {state.hands[2][1]}", "buying.6")
    assert dict(verdict.reasons[0].facts) == {"seat": 2, "count": 2, "left": 1}


def test_buying_6_refused_foreign_cards_come_first() -> None:
    state = crowd(16).play("0 buy 2s")
    refused(state, f"1 buy {state.hands[1][0]} {state.hands[2][0]} {state.hands[3][0]}", "buying.3", "buying.6")


def test_buying_6_refused_once_the_talon_is_out() -> None:
    state = crowd(16)
    state = state.play(" ".join(["0 buy", *state.hands[0]]))
    refused(state, "1 stand", "play.1")
    refused(state, f"0 buy {state.hands[0][0]}", "play.1")


def test_buying_6_legal_kk4_seventeen_players_have_no_talon_at_all() -> None:
    state = crowd(17)
    assert told(state, "talon-out") == [("buying.6",)]
    assert (state.phase, state.turn, state.talon, state.bought) == ("play", 0, (), (0,) * 17)


def test_buying_6_legal_it_may_run_out_in_a_later_round() -> None:
    state = crowd(16, buys=3)
    for seat in range(16):
        state = state.play(f"{seat} buy {state.hands[seat][0]}" if seat == 3 else f"{seat} stand")
    assert state.round == 2
    state = run(state, "0 stand", f"1 buy {state.hands[1][0]} {state.hands[1][1]}")
    assert told(state, "talon-out") == [("buying.6",)]
    # a seat that has not been asked again has no other chance
    assert state.phase == "play"
    assert state.bought == (0, 1, 0, 1, *[0] * 12)


def test_buying_6_refused_kk4_discards_are_never_dealt_again() -> None:
    state = buying(HANDS, up="9s", talon="2c 3c 4c")
    thrown = set(state.hands[1])
    state = state.play("1 buy 9d Ks Td")
    assert not thrown & set(state.talon)
    assert not thrown & {card for hand in state.hands for card in hand}
    refused(run(state, "2 stand, 0 stand"), "1 buy Ks", "buying.3")


# -- buying.7: the upcard is not part of the talon


def test_buying_7_the_upcard_is_never_bought() -> None:
    state = crowd(16)
    up = state.up[0]
    assert up not in state.talon
    state = state.play(" ".join(["0 buy", *state.hands[0]]))
    assert up not in {card for hand in state.hands for card in hand}
    assert state.up == (up,)
    assert state.trump == "s"


# -- buying.8 (background, KK-4), buying.9: the option of three rounds


def test_buying_8_background_kk4() -> None:
    assert games["kopknack"].clauses["buying.8"].kind == "background"


def test_buying_9_legal_kk3_three_rounds() -> None:
    state = buying(HANDS, up="9s", buys=3)
    for number in (1, 2, 3):
        assert state.round == number
        state = run(state, "1 stand, 2 stand, 0 stand")
    assert state.phase == "play"
    state = bought(buying(HANDS, up="9s", buys=3), {1: 3, 2: 2})
    assert state.bought == (0, 3, 2)


def test_buying_9_legal_kk3_two_is_the_default() -> None:
    assert match(3, buys=2) == match(3)
    assert match(3, buys=3) != match(3)


@pytest.mark.parametrize("buys", [0, 1, 4, -2, True, False, 2.0, "2", "3", None, (2,)])
def test_buying_9_refused_kk3_other_numbers_of_rounds(buys: Any) -> None:
    option_refused(lambda: match(3, buys=buys), "buying.9", "buys", "2 or 3")


def test_buying_9_refused_a_third_round_without_the_option() -> None:
    state = bought(buying(HANDS, up="9s"), {1: 2})
    with pytest.raises(IllegalMove):
        state.play(f"1 buy {state.hands[1][0]}")


def test_buying_hands_stay_three_cards_whatever_is_bought() -> None:
    state = buying(HANDS, up="9s", buys=3)
    while state.phase == "buying":
        state = state.play(f"{state.turn} buy {' '.join(state.hands[state.turn])}")
        assert [len(hand) for hand in state.hands] == [3, 3, 3]
        seen = [card for hand in state.hands for card in hand] + list(state.talon) + list(state.up)
        assert len(seen) == len(set(seen))
        assert set(seen) <= set(PACK)
    assert state.bought == (3, 3, 3)
    assert len(state.talon) == 52 - 10 - 27


def test_buying_9_legal_kk14_the_third_round_begins_with_any_card_left_in_the_talon() -> None:
    state = match(14, dealer=0, buys=3).deal(seed=3)
    while state.phase == "bidding":
        state = state.play(f"{state.turn} {'knock' if len(state.knocked) < 2 else 'fold'}")
    first, second = state.buyers
    for seat, count in ((first, 3), (second, 3), (first, 1), (second, 0)):
        state = state.play(" ".join((str(seat), "buy", *state.hands[seat][:count])) if count else f"{seat} stand")
    assert (state.phase, state.round, state.view().talon) == ("buying", 3, 2)
    assert told(state, "round") == [(3, "buying.5")]
