"""Sevens, through which the card below counts, and going out on one.

Rules 13, 13.1–13.6; rulings N-9, N-18, N-24, N-25, N-37.
"""

from __future__ import annotations

from typing import Any

import pytest

from ..helpers.expect import told
from ..helpers.positions import legal
from .positions import allowed, at, decisive, plays, refused

# -- 13: the card below a seven counts


@pytest.mark.parametrize("pile", ["As 7h", "As 7h 7d 7s"])
def test_13_legal_on_a_seven_what_goes_on_the_card_under_it(pile: str) -> None:
    state = at(["Ah Xb Ts 2s 7c", "? ? ?"], pile=pile)
    allowed(state, "0 play Ah", "0 play Xb", "0 play Ts", "0 play 2s", "0 play 7c")
    assert state.view().top == "As"
    assert "13" in state.in_force()


@pytest.mark.parametrize("pile", ["As 7h", "As 7h 7d 7s"])
def test_13_refused_on_a_seven_what_does_not_go_on_the_card_under_it(pile: str) -> None:
    state = at(["8h Kh 9h", "? ? ?"], pile=pile)
    assert refused(state, "0 play Kh") == ("3", "13")
    assert decisive(state, "0 play Kh") == ("3", "lower", {"card": "Kh", "other": "As"})
    reason = state.judge("0 play Kh").reasons[1]
    assert (reason.key, dict(reason.facts)) == ("through", {"card": "Kh", "other": "As"})


def test_13_n9_a_seven_between_breaks_a_row_of_four() -> None:
    after = plays(at(["5s 9h Kd", "? ? ?"], pile="5h 5d 5c 7s"), "0 play 5s")
    assert (told(after, "turns-pile"), len(after.pile)) == ([], 5)


def test_13_n9_what_lies_under_sevens_is_the_top_with_its_whole_row() -> None:
    # three kings under a seven are still three kings (14)
    assert refused(at(["Ks ? ?", "? ? ?"], pile="Kh Kd Kc 7h"), "0 play Ks")[0] == "14"


# -- 13.1: on everything but two jokers


@pytest.mark.parametrize("card", ["2s", "3s", "4s", "9s", "Js", "Qs", "Ks", "As", "Xb", "7s"])
def test_13_1_legal_a_seven_on_every_card(card: str) -> None:
    allowed(at(["7h 4h 4d", "? ? ?"], pile=card), "0 play 7h")
    allowed(at(["7h 7d 4d", "? ? ?"], pile=card), "0 play 7h 7d")


@pytest.mark.parametrize(
    ("pile", "first"), [("Xb Xr", "10.1"), ("Xb Xb Xr", "10.2"), ("3s 3h 3d Xb Xb Xr", "10.3"), ("Xb Xr 7s", "10.1")]
)
def test_13_1_refused_a_seven_on_two_jokers_or_more(pile: str, first: str) -> None:
    state = at(["7h 4h 4d", "? ? ?"], pile=pile)
    clauses = refused(state, "0 play 7h")
    assert clauses[:2] == (first, "13.1")
    reason = state.judge("0 play 7h").reasons[1]
    assert (reason.key, dict(reason.facts)) == ("seven", {"card": "7h"})


# -- 13.2: on a two it is a two


def test_13_2_a_seven_on_a_two_gives_the_turn_back() -> None:
    state = at(["2s 7h 9d 4s", "? ? ?"], pile="Ks")
    state = plays(state, "0 play 2s", "0 play 7h")
    assert told(state, "once-more") == [(0, "13.2")]
    assert state.turn == 0
    allowed(state, "0 play 4s")


def test_13_2_also_on_a_two_that_another_has_left() -> None:
    state = at(["7h 9d 4s", "? ? ?"], pile="Ks 2s")
    state = plays(state, "0 play 7h")
    assert (state.turn, told(state, "once-more")) == (0, [(0, "13.2")])


def test_13_2_n24_the_originals_example_takes_several_moves_and_turns_the_pile() -> None:
    state = at(["2s 7h 7d 2h Ts 4s", "? ? ?"], pile="Ks")
    state = plays(state, "0 play 2s", "0 play 7h 7d", "0 play 2h")
    assert (len(state.pile), state.turn) == (5, 0)
    state = plays(state, "0 play Ts")
    assert told(state, "turns-pile") == [(0, 6, "4.1")]
    assert (state.pile, state.turn, state.hands[0]) == ((), 0, ("4s",))


def test_13_2_n24_a_single_play_is_one_segment() -> None:
    state = at(["2s 7h 7d 2h Ts 4s", "? ? ?"], pile="Ks")
    assert decisive(state, "0 play 2s 7h 7d 2h Ts") == ("3", "next-move", {"card": "2s", "other": "7h"})
    assert decisive(state, "0 play 2s 7h") == ("3", "next-move", {"card": "2s", "other": "7h"})


def test_13_2_n24_the_owed_draw_comes_in_between() -> None:
    state = plays(at(["2s 7h 4s", "? ? ?"], pile="Ks", stock="Ts ? ? ?"), "0 play 2s")
    assert (state.turn, state.owing) == (0, (0,))
    assert refused(plays(at(["2s 7h 4s", "? ? ?"], pile="Ks", stock="Ts ? ?"), "0 play 2s"), "0 play 4s") == ("3.4",)
    state = plays(state, "0 draw", "0 play Ts")
    assert state.pile == ()


def test_13_2_n25_what_gives_the_turn_back_may_be_lengthened_before_the_draw() -> None:
    state = plays(at(["2s 2h 7h 7d 4s", "? ? ?"], pile="Ks", stock="9h ? ? ?"), "0 play 2s 2h", "0 play 7h")
    assert state.owing == (0,)
    allowed(state, "0 play 7d", "0 draw")
    assert refused(state, "0 play 4s") == ("3.4",)


def test_13_2_n25_seven_eight_nine_may_lie_on_a_two() -> None:
    # the seven on the two gave the turn back; with eight and nine it is the bottom of a ladder
    state = plays(at(["2s 7h 8d 9s 4s Qd", "? ? ?"], pile="Ks"), "0 play 2s", "0 play 7h", "0 play 8d 9s")
    assert told(state, "ladder") == [(0, 3, "12")]
    assert state.turn == 1
    after = plays(at(["2s 7h 8d 9s 4s Qd", "? ? ?"], pile="Ks"), "0 play 2s", "0 play 7h 8d 9s")
    assert (after.turn, after.pile[-1]) == (1, "9s")


# -- 13.3: a pile of sevens only


@pytest.mark.parametrize("pile", ["7s", "7s 7h", "7s 7h 7d 7c"])
def test_13_3_a_pile_of_sevens_is_like_an_empty_one(pile: str) -> None:
    state = at(["3s 3h 3d 4h 4d Xb", "? ? ?"], pile=pile)
    allowed(state, "0 play 3s", "0 play Xb", "0 play 3s 3h 3d 4h 4d", "0 play 4h 4d")
    assert state.view().top is None
    assert "13.3" in state.in_force()


# -- 13.4: going out on a seven


def last_seven(pile: str, **changes: Any) -> Any:
    return at(["7h", "? ? ?", "? ? ?"], down=[""], pile=pile, **changes)


@pytest.mark.parametrize("blow", ["3 5", "0 5", "2.5 100", "3 5.5"])
def test_13_4_legal_out_with_a_blow_in_time_and_far_enough(blow: str) -> None:
    state = plays(last_seven("As"), "0 play 7h")
    assert (state.phase, told(state, "to-blow")) == ("blow", [(0, "13.4")])
    assert state.judge(f"0 blow {blow}").legal
    after = plays(state, f"0 blow {blow}")
    assert told(after, "blown") == [(0, "13.4")]
    assert told(after, "out") == [(0, 1, "7")]
    assert (dict(after.placing), after.turn, after.phase) == ({0: 1}, 1, "play")


def test_13_4_refused_anything_else_by_anybody_while_the_blow_is_due() -> None:
    state = plays(last_seven("As", cheating=True), "0 play 7h")
    for move in ("0 play 7h", "1 insert 4s", "1 chance", "1 pick-up", "0 back", "1 accuse 0", "1 cheat look 0"):
        assert decisive(state, move)[:2] == ("13.4", "phase")
    assert decisive(state, "1 blow 3 5") == ("13.4", "turn", {"seat": 1, "turn": 0})
    assert list(legal(state)) == ["0 blow 3 5", "0 blow 4 5"]


@pytest.mark.parametrize("blow", ["3.1 5", "4 100", "1 4.9", "0 0"])
def test_13_4_n37_a_failed_blow_is_legal_and_loses(blow: str) -> None:
    after = plays(last_seven("As"), "0 play 7h", f"0 blow {blow}")
    assert told(after, "not-blown") == [(0, "13.4")]
    assert dict(after.placing) == {0: 3}
    assert (after.turn, after.phase) == (1, "play")


@pytest.mark.parametrize("pile", ["2s", "Ks 2s 7s"])
@pytest.mark.parametrize("quiet", [False, True])
def test_13_4_n18_on_a_two_the_last_seven_loses(pile: str, quiet: bool) -> None:
    after = plays(last_seven(pile, quiet=quiet), "0 play 7h")
    assert told(after, "loses-out") == [(0, 3, "7.2")]
    assert dict(after.placing) == {0: 3}


def test_13_4_n37_a_ladder_that_ends_in_a_seven_needs_a_blow_too() -> None:
    state = at(["5s 6h 7h", "? ? ?", "? ? ?"], down=[""], pile="4s")
    state = plays(state, "0 play 5s 6h 7h")
    assert state.phase == "blow"
    assert dict(plays(state, "0 blow 1 9").placing) == {0: 1}


def test_13_4_n37_going_out_is_final() -> None:
    after = plays(last_seven("As"), "0 play 7h", "0 blow 3 5")
    assert decisive(after, "0 back") == ("7.1", "out", {"seat": 0, "place": 1})


def test_13_4_n18_a_seven_from_the_face_down_cards_needs_it_too() -> None:
    state = at(["", "? ? ?", "? ? ?"], down=["7h"], pile="As")
    assert plays(state, "0 flip 0").phase == "blow"


def test_13_5_n18_the_option_quiet_waives_the_blow() -> None:
    after = plays(last_seven("As", quiet=True), "0 play 7h")
    assert told(after, "quietly") == [(0, "13.5")]
    assert (dict(after.placing), after.phase) == ({0: 1}, "play")
    # with two players it changes only the end of the match
    two = plays(at(["7h", "? ? ?"], down=[""], pile="As", quiet=True), "0 play 7h")
    assert (two.over, dict(two.placing)) == (True, {0: 1, 1: 2})


def test_13_6_four_sevens_in_a_row_do_not_turn_the_pile() -> None:
    after = plays(at(["7s 7h 7d 7c 4s", "? ? ?"], pile="As"), "0 play 7s 7h 7d 7c")
    assert (told(after, "turns-pile"), len(after.pile), after.turn) == ([], 5, 1)
