"""Chapters *turn*, *slide*, *pass*: swapping one or all, sliding, renewing the middle, passing."""

from __future__ import annotations

import pytest

from knack_widgets.rules import State

from ..helpers.expect import allowed, cited, refused, told
from ..helpers.positions import legal, run, verbs
from .positions import hand, in_play, slid

HANDS = ["9s Th Qd", "9h Td Qc", "9d Tc Jh", "7d 8c Kh"]
MIDDLE = "7h 8d Jc"


def table(players: int = 3, top: str = "As 7c Ks", **options: bool) -> State:
    """The first move of a deal with these hands; the last seat deals."""
    return in_play(HANDS[:players], MIDDLE, top, **options)


# -- turn.1: on turn, one action


def test_turn_1_legal_g4_one_of_the_actions() -> None:
    state = table(ssi=False)
    assert legal(state) == sorted(legal(state, 0))
    assert verbs(state, 0) == {"swap", "slide"}
    assert len(legal(state)) == 3 * 3 + 2
    assert state.in_force(0) == ("aim.1", "turn.1", "turn.2")


def test_turn_1_legal_each_action_hands_on_the_turn() -> None:
    state = slid(table(), 2)
    for move in ("2 swap 9d 7h", "2 swap all", "2 slide", "2 pass"):
        allowed(state, move)
        assert state.play(move).turn == 0


def test_turn_1_refused_a_second_action() -> None:
    for move, clause in (("0 swap 9s 7h", "setup.3"), ("0 slide", "slide.1"), ("0 swap all", "setup.3")):
        verdict = refused(table().play(move), "0 swap all", clause)
        assert verdict.reasons[0].key == "turn"


@pytest.mark.parametrize("move", ["0 look 1", "0 keep", "0 replace", "1 yes", "2 consent", "2 switch"])
def test_turn_1_refused_moves_of_other_phases(move: str) -> None:
    verdict = refused(table(), move, "turn.1")
    assert verdict.reasons[0].key == "phase"
    assert dict(verdict.reasons[0].facts) == {"seat": int(move[0]), "verb": move.split()[1]}


# -- turn.2: swap one or all, slide, or pass; G-17: the cards take each other's places


def test_turn_2_legal_g17_one_card() -> None:
    state = table().play("0 swap Th Jc")
    assert (hand(state, 0), state.middle) == ("9s Jc Qd", ("7h", "8d", "Th"))
    assert told(state, "swaps") == [(0, "Th", "Jc", "turn.2")]
    assert told(state, "turn") == [(1, "setup.3")]


def test_turn_2_legal_g17_all_three_keep_both_orders() -> None:
    state = table().play("0 swap all")
    assert (hand(state, 0), state.middle) == ("7h 8d Jc", ("9s", "Th", "Qd"))
    assert told(state, "swaps-all") == [(0, "turn.2")]


@pytest.mark.parametrize("own", HANDS[0].split())
def test_turn_2_legal_g4_any_card_for_any(own: str) -> None:
    for other in MIDDLE.split():
        allowed(table(), f"0 swap {own} {other}")


def test_turn_2_legal_never_two_g4() -> None:
    # one card changes or all three; two can only be had in two turns
    state = table()
    for move in state.moves():
        after = state.play(move)
        assert len(set(state.hands[0]) - set(after.hands[0])) in (0, 1, 3)


@pytest.mark.parametrize("own", ["9h", "7h", "As"])
def test_turn_2_refused_a_card_that_is_not_held(own: str) -> None:
    verdict = refused(table(), f"0 swap {own} 7h", "turn.2")
    assert verdict.reasons[0].key == "card"
    assert dict(verdict.reasons[0].facts) == {"seat": 0, "card": own}


@pytest.mark.parametrize("other", ["9h", "9s", "As"])
def test_turn_2_refused_a_card_that_does_not_lie_in_the_middle(other: str) -> None:
    verdict = refused(table(), f"0 swap 9s {other}", "turn.2")
    assert verdict.reasons[0].key == "middle"
    assert dict(verdict.reasons[0].facts) == {"seat": 0, "card": other}


def test_turn_2_refused_neither_held_nor_in_the_middle() -> None:
    verdict = refused(table(), "0 swap 7h 9s", "turn.2")
    assert [reason.key for reason in verdict.reasons] == ["card", "middle"]


# -- slide.1: on to the next


@pytest.mark.parametrize("seat", range(3))
def test_slide_1_legal_g3_on_to_the_left(seat: int) -> None:
    state = slid(table(), seat)
    allowed(state, f"{seat} slide")
    state = state.play(f"{seat} slide")
    assert told(state, "slides") == [(seat, "slide.1")]
    assert told(state, "turn") == [((seat + 1) % 3, "slide.1" if seat < 2 else "setup.3")]
    assert state.turn == (seat + 1) % 3


def test_slide_1_legal_g13_a_slide_is_a_counted_move() -> None:
    state = in_play(["9s Th Qd", "As Ks Qs", "9d Tc Jd"], MIDDLE).play("0 slide")
    assert [(window.seat, window.others) for window in state.windows] == [(1, 1)]


def test_slide_1_refused_who_has_slid_does_not_go_on() -> None:
    state = table().play("0 slide")
    verdict = refused(state, "0 slide", "slide.1")
    assert verdict.reasons[0].key == "turn"
    assert dict(verdict.reasons[0].facts) == {"seat": 0, "turn": 1}
    # nor is it the right-hand neighbour of whom the text speaks (G-3)
    refused(state, "2 slide", "slide.1")
    # after a swap the turn is with the next because play goes clockwise
    refused(state.play("1 swap all"), "1 slide", "setup.3")


# -- slide.2, slide.3: all slid one after another


@pytest.mark.parametrize("players", [2, 3, 4])
def test_slide_2_g6_three_new_cards(players: int) -> None:
    state = table(players)
    stock = state.stock
    state = slid(state, players)
    assert told(state, "renewed") == [("As", "7c", "Ks", "slide.2")]
    assert state.middle == ("As", "7c", "Ks")
    # the old ones lie under the stock, in order
    assert state.stock == (*stock[3:], "7h", "8d", "Jc")
    assert state.slides == ()


@pytest.mark.parametrize("first", range(3))
def test_slide_3_g6_the_turn_is_with_who_slid_first(first: int) -> None:
    state = table()
    for _ in range(first):
        state = state.play(f"{state.turn} swap all")
    state = slid(state, 3)
    assert told(state, "first-slider") == [(first, "slide.3")]
    assert state.turn == first


@pytest.mark.parametrize("move", ["swap all", "pass"])
def test_slide_2_an_interruption_starts_the_count_anew(move: str) -> None:
    state = slid(table(), 2).play(f"2 {move}")
    assert state.slides == ()
    state = slid(state, 1)
    assert state.middle == (("7h", "8d", "Jc") if move == "pass" else ("9d", "Tc", "Jh"))


def test_slide_2_g17_a_refresh_starts_the_count_anew() -> None:
    state = in_play(HANDS[:3], "7h 8d 9c", "As 7c Ks Js 8s Jd")
    state = run(state, "0 slide, 1 slide, 2 refresh, 2 slide")
    assert (state.slides, state.middle) == ((2,), ("As", "7c", "Ks"))
    state = slid(state, 2)
    assert state.middle == ("Js", "8s", "Jd")


def test_slide_2_twice() -> None:
    # the old middle comes again when the stock has gone round
    state = slid(table(2, ssi=False), 2 * 8)
    assert state.phase == "play"
    assert sorted([*state.middle, *state.stock]) == sorted([*table(2).middle, *table(2).stock])


def test_slide_2_after_a_pass_nothing_is_renewed() -> None:
    state = run(slid(table(), 2), "2 pass, 0 slide")
    assert state.middle == tuple(MIDDLE.split())
    assert state.slides == ()
    assert "slide.2" not in cited(state.play("1 slide"))


# -- pass.1 to pass.3, pass.7: wanting to end the round


def passed() -> State:
    """Three players; the dealer has passed at the first turn of the second round."""
    return slid(table(), 2).play("2 pass")


def test_pass_1_passing_ends_the_round() -> None:
    state = passed()
    assert told(state, "ends-round") == [(2, "pass.1")]
    assert state.left == (0, 1)
    assert told(state, "turn") == [(0, "pass.2")]


def test_pass_2_legal_g5_all_the_others_once_more() -> None:
    state = passed()
    for seat in (0, 1):
        assert verbs(state, seat) == {"swap", "slide", "call-redeal"}
        assert state.in_force(seat) == ("pass.2", "turn.1", "turn.2")
        allowed(state, f"{seat} swap all", f"{seat} slide")
        state = state.play(f"{seat} slide")
    assert state.phase in ("deal", "draw")


def test_pass_2_legal_a_refresh_costs_no_turn() -> None:
    state = in_play(HANDS[:3], "7h 8d 9c", "As 7c Ks")
    state = run(slid(state, 2), "2 pass, 0 refresh")
    assert (state.turn, state.left) == (0, (0, 1))
    allowed(state, "0 swap all")


@pytest.mark.parametrize("move", ["0 pass", "1 pass", "2 pass"])
def test_pass_2_refused_g5_a_second_pass(move: str) -> None:
    verdict = refused(passed(), move, "pass.2")
    keys = [reason.key for reason in verdict.reasons]
    assert keys == (["passed"] if move == "0 pass" else ["turn", "passed"])
    assert dict(verdict.reasons[-1].facts) == {"seat": int(move[0])}


@pytest.mark.parametrize("move", ["1 slide", "2 swap all"])
def test_pass_2_refused_out_of_turn(move: str) -> None:
    verdict = refused(passed(), move, "pass.2")
    assert dict(verdict.reasons[0].facts) == {"seat": int(move[0]), "turn": 0}


def test_pass_2_refused_the_passer_has_no_further_turn() -> None:
    state = passed().play("0 slide")
    refused(state, "2 slide", "pass.2")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pass_3_g5_back_at_the_passer_the_round_is_over(players: int) -> None:
    state = in_play(["As Ks 7h", "9h Td Qc", "9d Tc Jh", "7d 8c Kh"][:players], "7s 8d Jc")
    state = slid(state, players - 1).play(f"{players - 1} pass")
    state = slid(state, players - 1)
    assert told(state, "round-over") == [("pass.3",)]
    assert state.chance == "deal"


def test_pass_4_the_cards_are_turned_up() -> None:
    state = slid(in_play(["As Ks 7h", "9h Td Qc"], "7s 8d Jc"), 1).play("1 pass").play("0 slide")
    assert told(state, "compared") == [("pass.4",)]
    assert state.shown == (("As", "Ks", "7h"), ("9h", "Td", "Qc"))
    assert state.view().shown == state.shown
    assert told(state, "worth") == [(0, 21, "aim.3"), (1, 10, "aim.3")]


def test_pass_5_most_points_win() -> None:
    state = slid(in_play(["9h Td Qc", "As Ks 7h"], "7s 8d Jc"), 1).play("1 pass").play("0 slide")
    assert told(state, "wins-deal") == [(1, "pass.5")]
    assert (state.wins, state.losses) == ((0, 1), (0, 0))
    # who passes may be beaten
    state = slid(in_play(["9h Td Qd", "As 7s 7h"], "8d Jc Jh"), 1).play("1 pass").play("0 slide")
    assert told(state, "wins-deal") == [(0, "pass.5")]


# -- pass.6, pass.7: from the second round on, which begins with the dealer's first turn


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pass_6_legal_g5_from_the_dealers_first_turn_on(players: int) -> None:
    state = table(players)
    for _ in range(2 * players):
        if state.turn == players - 1:
            break
        state = state.play(f"{state.turn} slide")
    allowed(state, f"{players - 1} pass")
    state = state.play(f"{players - 1} swap all")
    allowed(state, "0 pass")
    allowed(state.play("0 slide"), "1 pass")


@pytest.mark.parametrize("seat", range(3))
def test_pass_6_refused_g5_in_the_first_round(seat: int) -> None:
    verdict = refused(slid(table(4), seat), f"{seat} pass", "pass.6")
    assert verdict.reasons[0].key == "early"
    assert dict(verdict.reasons[0].facts) == {"seat": seat, "dealer": 3}


def test_pass_6_refused_early_and_out_of_turn() -> None:
    refused(table(), "1 pass", "aim.1", "pass.6")
    refused(table().play("0 slide"), "2 pass", "slide.1", "pass.6")
    refused(slid(table(), 2), "0 pass", "slide.1")


def test_pass_7_the_dealers_first_turn_begins_the_second_round() -> None:
    state = table(4)
    found = []
    for _ in range(6):
        found.append(state.second)
        state = slid(state, 1)
    assert found == [False, False, False, True, True, True]
