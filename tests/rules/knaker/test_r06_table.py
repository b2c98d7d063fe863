"""Rule 6: the face-up and the face-down cards."""

from __future__ import annotations

import pytest

from ..helpers.expect import told
from ..helpers.positions import legal
from .positions import allowed, at, decisive, plays, refused

# -- 6, 6.1: the cards on the table


def test_6_n40_three_face_down_and_on_each_a_face_up_card() -> None:
    state = at(["", "?"], up=["4h 4d / 9d / "], down=["5s - Kd"])
    assert state.face_up[0] == (("4h", "4d"), ("9d",), ())
    assert state.face_down[0] == ("5s", None, "Kd")
    assert (state.up_cards(0), state.down_cards(0)) == (("4h", "4d", "9d"), ("5s", "Kd"))


def test_6_1_legal_n16_with_an_empty_hand_and_no_stock() -> None:
    state = at(["", "?"], up=["5h 5d / 9d / Kc"], pile="4h")
    allowed(state, "0 play 5h", "0 play 5h 5d", "0 play 9d", "0 play Kc")
    state = plays(state, "0 play 5d")
    assert (state.face_up[0], state.pile, state.turn) == ((("5h",), ("9d",), ("Kc",)), ("4h", "5d"), 1)
    assert "6.1" in at(["", "?"], up=["5h"]).in_force(0)


def test_6_1_legal_cards_of_several_piles_and_of_locked_ones() -> None:
    state = at(["", "?"], up=["5h / 5d 5s / 6c"], pile="4h")
    state = state.evolve(locked=((False, True, False), (False,) * 3))
    allowed(state, "0 play 5h 5d", "0 play 5d 5s")


def test_6_1_legal_n16_a_ladder_of_the_source_is_continued() -> None:
    # (5, 5) from the hand, then (6, 8) from the table: at once, or after it
    state = at(["5s 5c", "9s"], up=["6h / 8d / Kc"], pile="4h")
    allowed(state, "0 play 5s 5c 6h 8d")
    state = plays(state, "0 play 5s 5c, 0 play 6h 8d")
    assert state.pile == ("4h", "5s", "5c", "6h", "8d")
    assert told(state, "ladder") == [(0, 4, "12")]
    assert state.face_up[0] == ((), (), ("Kc",))


def test_6_1_legal_n16_a_set_is_continued() -> None:
    allowed(at(["5s 5c", "9s"], up=["5h / 8d"], pile="4h"), "0 play 5s 5c 5h")


def test_6_1_legal_n30_kaker_and_frippelknaker_are_continued() -> None:
    allowed(at(["5s 5c 8h", "9s"], up=["8d / 8s"], pile="4h"), "0 play 5s 5c 8h 8d 8s")
    allowed(at(["3s 3d 3h", "9s"], up=["Xb / Xr / Xb"], pile="2c", owners=0), "0 play 3s 3d 3h Xb Xr Xb")
    allowed(at(["Xb Xr", "9s"], up=["Xb / Kd"], pile="3s 3d 3h"), "0 play Xb Xr Xb")


def test_6_1_refused_n16_while_there_is_a_hand() -> None:
    state = at(["5s 5c", "9s"], up=["6h / 8d / Kc"], pile="4h")
    assert decisive(state, "0 play Kc") == ("6.1", "hand-first", {"seat": 0, "card": "Kc"})
    state = at(["5s 5c Qd", "9s"], up=["6h / 8d / Kc"], pile="4h")
    assert decisive(state, "0 play 5s 5c 6h 8d") == ("6.1", "hand-first", {"seat": 0, "card": "6h"})
    assert decisive(plays(state, "0 play 5s 5c"), "0 play 6h 8d") == ("6.1", "hand-first", {"seat": 0, "card": "6h"})


def test_6_1_refused_n16_while_there_is_a_stock() -> None:
    state = plays(at(["5s", "9s 9d 9h"], up=["5d / 8d / Kc"], pile="4h"), "0 play 5s")
    allowed(state, "0 play 5d")
    state = plays(at(["5s ? ?", "9s 9d 9h"], up=["5d / 8d / Kc"], pile="4h", stock=3), "0 play 5s")
    assert decisive(state, "0 play 5d") == ("6.1", "hand-first", {"seat": 0, "card": "5d"})


def test_6_1_refused_not_by_insertion() -> None:
    state = at(["9s", ""], up=["", "4d / 8d"], pile="4h")
    assert decisive(state, "1 insert 4d") == ("6.1", "insert", {"seat": 1, "card": "4d"})


def test_6_1_refused_a_card_of_another_seats_piles() -> None:
    state = at(["", "9s"], up=["6h", "8d"], pile="4h")
    assert decisive(state, "0 play 8d") == ("3", "card", {"seat": 0, "card": "8d"})


# -- 6.2: the face-down cards


def test_6_2_legal_n15_the_last_cards_are_turned_up_one_by_one() -> None:
    state = at(["", "9s ?"], down=["5s 8d Kd"], pile="4h")
    assert legal(state, 0) == ["0 flip 0", "0 flip 1", "0 flip 2"]
    assert "6.2" in state.in_force(0)
    state = plays(state, "0 flip 1")
    assert told(state, "flips") == [(0, "8d", "6.2")]
    assert (state.face_down[0], state.pile, state.turn) == (("5s", None, "Kd"), ("4h", "8d"), 1)


def test_6_2_legal_n15_what_cannot_lie_is_picked_up_with_the_pile() -> None:
    state = plays(at(["", "9s ?"], down=["5s 8d Kd"], pile="4h 9h"), "0 flip 1")
    assert told(state, "flip-fails") == [(0, "8d", "6.2")]
    assert told(state, "picks-up") == [(0, 3, "3.3")]
    assert (state.hands[0], state.face_down[0], state.turn) == (("4h", "8d", "9h"), ("5s", None, "Kd"), 1)


@pytest.mark.parametrize("card", ["2s", "Ts"])
def test_6_2_legal_n15_a_two_or_a_ten_gives_the_turn_back(card: str) -> None:
    state = plays(at(["", "9s ?"], down=[f"{card} 8d Kd"], pile="4h 9h"), "0 flip 0")
    assert state.turn == 0
    allowed(state, "0 flip 1", "0 flip 2")


def test_6_2_refused_n15_a_second_one_in_the_same_turn() -> None:
    state = plays(at(["", "9s ?"], down=["5s 8d Kd"], pile="4h"), "0 flip 1")
    assert decisive(state, "0 flip 0") == ("3", "turn", {"seat": 0, "turn": 1})


def test_6_2_refused_while_there_are_other_cards() -> None:
    for state in (at(["Ad", "?"], pile="4h"), at(["", "?"], up=["Ad"], pile="4h")):
        assert decisive(state, "0 flip 0") == ("6.2", "not-yet", {"seat": 0})


def test_6_2_refused_no_card_there() -> None:
    state = at(["", "?"], down=["5s - Kd"], pile="4h")
    assert decisive(state, "0 flip 1") == ("6.2", "empty", {"seat": 0, "number": 2})


def test_6_2_refused_n35_with_only_face_down_cards_one_must_turn_one_up() -> None:
    state = at(["", "?"], down=["5s 8d Kd"], pile="4h")
    assert decisive(state, "0 pick-up") == ("6.2", "flip", {"seat": 0})
    assert refused(state, "0 play 5s") == ("3",)


def test_6_2_secret_from_everybody() -> None:
    state = at(["", "9s ?"], down=["5s 8d Kd"], pile="4h")
    for seats in ((), (0,), (0, 1)):
        assert state.view(*seats).face_down[0] == (True, True, True)
        assert state.view(*seats).peeked == ()
