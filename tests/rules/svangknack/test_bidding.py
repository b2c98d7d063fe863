"""Chapter *bidding*, first half: forced deals, swinging, choosing trump."""

from __future__ import annotations

import pytest

from knack_widgets.rules import NotationError

from ..helpers.expect import allowed, cited, refused, told
from ..helpers.positions import legal, played_out, run
from .positions import again, deal_text, forced, in_play, match, second, swept, with_pot

HANDS = ["As 7h 8c", "Ks 9h Th", "6d 7d 8d", "Jc Qc Kc"]


# -- bidding.1, .2, .3: an empty pot makes a forced deal (SK-4: empty before the stakes)


def test_bidding_1_an_empty_pot_forces_the_deal() -> None:
    state = forced(HANDS, "9s")
    assert told(state, "forced") == [("bidding.1",)]
    assert (state.phase, state.turn, state.swinger) == ("play", 0, None)
    assert told(state, "turn") == [(0, "play.2")]


def test_bidding_1_sk4_a_pot_that_is_left_forces_nothing() -> None:
    state = second(HANDS)
    assert told(state, "forced") == []
    assert state.phase == "swinging"


def test_bidding_1_sk4_a_pot_that_went_out_forces_the_next_deal() -> None:
    # three players take a trick each, so the whole pot is paid out, and only the antes are in the next
    state = forced(["As 6h 7h", "Ks Ah 6d", "Qs Kh Ad"], "9s")
    state = run(state, "0 play As, 1 play Ks, 2 play Qs, 0 blank 6h, 1 blank Ah, 2 blank Kh")
    assert state.tricks == (2, 0, 0)
    state = forced(["As 6h 7h", "6s Ks 6d", "7s Kh Ad"], "9s")
    state = run(state, "0 play As, 1 play 6s, 2 play 7s, 0 blank 6h, 1 play Ks, 2 blank Kh, 1 play 6d, 2 play Ad")
    assert state.phase == "play"
    state = run(state, "0 play 7h")
    assert (state.tricks, state.pot) == ((1, 1, 1), 0)
    assert told(again(state, HANDS[:3], "9s"), "forced") == [("bidding.1",)]


@pytest.mark.parametrize("up", ["6s", "9h", "Kd", "Ac"])
def test_bidding_2_the_top_talon_card_fixes_trump(up: str) -> None:
    state = forced(["? ? ?"] * 3, up)
    assert state.up == (up,)
    assert state.trump == up[1]
    assert told(state, "up") == [(up, up[1], "bidding.2")]


def test_bidding_2_sk4_the_upcard_is_not_part_of_the_talon() -> None:
    state = forced(["? ? ?"] * 3, "9s")
    assert state.view().talon == 26
    assert not {"9s"} & {str(card) for hand in state.hands for card in hand}


def test_bidding_3_all_are_in() -> None:
    state = forced(["? ? ?"] * 5, "9s")
    assert told(state, "all-in") == [("bidding.3",)]
    assert state.players_in == (0, 1, 2, 3, 4)
    refused(state, "0 pass", "play.2")


# -- bidding.4: the first deal of a match is always forced


@pytest.mark.parametrize("players", [3, 5, 11])
def test_bidding_4_the_first_deal_is_forced(players: int) -> None:
    for dealer in range(players):
        state = match(players, dealer).deal(seed=dealer)
        assert told(state, "forced")
        assert state.phase == "play"
    assert told(run(match(3, None), "draw 7s 8s 9s").deal(seed=2), "forced")


# -- bidding.5: otherwise they bid for the right to choose trump


def test_bidding_5_sk5_the_pot_is_named_and_trump_is_open() -> None:
    state = second(HANDS)
    assert told(state, "pot") == [(36, "bidding.5")]
    assert (state.trump, state.up) == (None, ())
    assert state.view().talon == 24
    assert state.standing(0) == state.standing(3) == "waiting"


# -- bidding.6: forehand begins, swings or passes


@pytest.mark.parametrize("dealer", range(4))
def test_bidding_6_legal_forehand_talks_first(dealer: int) -> None:
    state = second(HANDS, dealer=dealer)
    seat = (dealer + 1) % 4
    assert told(state, "turn") == [(seat, "bidding.6")]
    assert state.to_act == {seat}
    assert legal(state) == [f"{seat} pass", f"{seat} swing"]
    allowed(state, f"{seat} pass", f"{seat} swing")


@pytest.mark.parametrize("move", ["1 swing", "1 pass", "2 swing", "3 pass"])
def test_bidding_6_refused_out_of_turn(move: str) -> None:
    verdict = refused(second(HANDS), move, "bidding.6")
    assert verdict.reasons[0].key == "turn"
    assert dict(verdict.reasons[0].facts) == {"seat": int(move[0]), "turn": 0}


@pytest.mark.parametrize("move", ["0 play As", "0 blank As", "0 join", "0 trump s", "0 buy As", "0 stand", "1 join"])
def test_bidding_6_refused_moves_of_other_phases(move: str) -> None:
    assert refused(second(HANDS), move, "bidding.6").reasons[0].key == "phase"


def test_bidding_6_refused_swinging_in_a_forced_deal() -> None:
    refused(forced(HANDS, "9s"), "0 swing", "play.2")


# -- bidding.8: then the seat to the left


def test_bidding_8_legal_the_next_seat_may_swing_or_pass() -> None:
    state = second(HANDS).play("0 pass")
    assert told(state, "passes") == [(0, "bidding.6")]
    assert told(state, "turn") == [(1, "bidding.8")]
    assert legal(state) == ["1 pass", "1 swing"]
    # a seat that passes here keeps its cards
    assert state.hands[0] == ("7h", "8c", "As")
    assert state.players_in == (0, 1, 2, 3)
    assert (state.standing(0), state.standing(1)) == ("passed", "waiting")
    allowed(state, "1 swing")


@pytest.mark.parametrize("move", ["0 swing", "0 pass", "2 swing", "3 pass"])
def test_bidding_8_refused_out_of_turn(move: str) -> None:
    verdict = refused(second(HANDS).play("0 pass"), move, "bidding.8")
    assert verdict.reasons[0].key == "turn"
    assert dict(verdict.reasons[0].facts) == {"seat": int(move[0]), "turn": 1}


# -- bidding.9: two passes end the deal


def test_bidding_9_sk5_two_passes_end_the_deal_and_the_pot_stays() -> None:
    before = second(HANDS)
    state = run(before, "0 pass, 1 pass")
    assert told(state, "passes") == [(1, "bidding.8")]
    assert told(state, "off") == [("bidding.9",)]
    assert (state.phase, state.dealer, state.pot) == ("deal", 0, before.pot)
    assert state.balances == before.balances
    assert state.hands == ((),) * 4
    assert state.tricks == (0, 0, 0, 0)
    assert (state.trump, state.up, state.players_in) == (None, (), ())
    assert state.view().talon == 0


def test_bidding_9_sk5_the_third_seat_is_not_asked() -> None:
    refused(run(second(HANDS), "0 pass, 1 pass"), "2 swing", "deal.1")


# -- bidding.10, .11: a swing; the two top talon cards are turned up


@pytest.mark.parametrize(("moves", "swinger"), [("0 swing", 0), ("0 pass, 1 swing", 1)])
def test_bidding_10_the_deal_is_played(moves: str, swinger: int) -> None:
    state = run(second(HANDS), moves)
    assert told(state, "swings") == [(swinger, "bidding.10")]
    assert (state.phase, state.turn, state.swinger) == ("choosing", swinger, swinger)
    assert state.standing(swinger) == "swung"


def test_bidding_11_sk6_two_cards_leave_the_talon() -> None:
    state = second(HANDS, "9s 8h Ad").play("0 swing")
    assert state.up == ("9s", "8h")
    assert state.trump is None
    assert told(state, "turned") == [("9s", "8h", "bidding.11")]
    assert state.view().talon == 22
    assert state.talon[0] == "Ad"


# -- bidding.12: the swinger chooses one of their suits


def test_bidding_12_legal_either_suit() -> None:
    state = second(HANDS).play("0 swing")
    assert told(state, "turn") == [(0, "bidding.12")]
    assert legal(state) == ["0 trump h", "0 trump s"]
    allowed(state, "0 trump h", "0 trump s", "0 TRUMP  S")
    after = state.play("0 trump h")
    assert told(after, "names-trump") == [(0, "h", "bidding.12")]
    assert (after.trump, after.phase) == ("h", "answers")
    assert after.up == ("9s", "8h")


@pytest.mark.parametrize("suit", ["d", "c"])
def test_bidding_12_refused_sk6_a_suit_that_is_not_up(suit: str) -> None:
    verdict = refused(second(HANDS).play("0 swing"), f"0 trump {suit}", "bidding.12")
    assert verdict.reasons[0].key == "suit"
    assert dict(verdict.reasons[0].facts) == {"seat": 0, "suit": suit, "card": "9s", "other": "8h"}


@pytest.mark.parametrize("move", ["1 trump s", "3 trump h", "2 trump d"])
def test_bidding_12_refused_another_seats_choice(move: str) -> None:
    verdict = refused(second(HANDS).play("0 swing"), move, "bidding.12")
    assert verdict.reasons[0].key == "turn"


@pytest.mark.parametrize("move", ["0 swing", "0 pass", "1 join", "0 play As", "0 stand"])
def test_bidding_12_refused_moves_of_other_phases(move: str) -> None:
    assert refused(second(HANDS).play("0 swing"), move, "bidding.12").reasons[0].key == "phase"


@pytest.mark.parametrize("move", ["0 trump", "0 trump x", "0 trump spades", "0 trump s h", "trump s", "0 trump 9s"])
def test_bidding_12_refused_what_is_no_suit(move: str) -> None:
    with pytest.raises(NotationError):
        second(HANDS).play("0 swing").judge(move)


# -- bidding.13: equal suits


def test_bidding_13_sk6_one_suit_is_trump_without_a_choice() -> None:
    state = second(HANDS, "9s 8s").play("0 swing")
    assert told(state, "same-suit") == [("s", "bidding.13")]
    assert (state.phase, state.trump, state.turn, state.up) == ("answers", "s", 1, ("9s", "8s"))
    assert told(state, "turn") == [(1, "bidding.15")]
    refused(state, "0 trump s", "bidding.16")


# -- a whole round of it


def test_bidding_every_deal_bids_until_a_pot_goes_out() -> None:
    state = with_pot(3, dealer=2)
    for _ in range(4):
        state = again(state, ["? ? ?"] * 3)
        assert state.phase == "swinging"
        state = run(state, f"{state.turn} pass", f"{(state.turn or 0) + 1 if state.turn != 2 else 0} pass")
    assert played_out(in_play(["As Ks Qs", "? ? ?", "? ? ?"])).pot == 2 * 27
    assert "bidding.1" in cited(match(3).play(deal_text(["? ? ?"] * 3)))
    assert swept(match(3), 1).pot == 18
