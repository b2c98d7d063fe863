"""Rule 9: open cards may be taken back or extended until another move intervenes."""

from __future__ import annotations

import pytest

from ..helpers.expect import told
from ..helpers.positions import legal, verbs
from .positions import KnakerState, allowed, at, decisive, plays, refused

# -- 9: taking back a lay


def test_9_legal_n7_all_that_was_laid_comes_back() -> None:
    state = at(["5s 5d 9h", "9s ?", "?"], pile="4h")
    again = plays(state, "0 play 5s 5d, 0 back")
    assert told(again, "takes-back") == [(0, 2, "9")]
    assert told(again, "turn") == [(0, "3")]
    assert (again.hands, again.pile, again.turn, again.travel) == (state.hands, state.pile, 0, state.travel)
    allowed(again, "0 play 9h")


def test_9_legal_n27_any_open_card_if_the_rest_would_have_been_legal() -> None:
    state = plays(at(["5s 5d 6h 7h 8d", "9s ?", "?"], pile="4h"), "0 play 5s 5d 6h 7h 8d")
    allowed(state, "0 back", "0 back 5s", "0 back 5d", "0 back 8d", "0 back 7h 8d 6h", "0 back 7h", "0 back 5s 5d")
    state = plays(state, "0 back 5d 8d")
    assert (state.pile, state.hands[0], state.turn) == (("4h", "5s", "6h", "7h"), ("5d", "8d"), 1)
    assert plays(state, "0 back").pile == ("4h",)


def test_9_legal_n27_without_names_all_that_may_be_taken() -> None:
    state = plays(at(["2s 2d 5s 9h", "9s ?"], pile="4h"), "0 play 2s, 0 play 2d, 0 play 5s")
    assert plays(state, "0 back").pile == ("4h",)
    state = at(["5s 6d 9h", "? ? ?"], pile="4h", stock="5d Kd Kh")
    state = plays(state, "0 play 5s, 0 draw, 0 play 5d")
    assert told(plays(state, "0 back"), "takes-back") == [(0, 1, "9")]
    assert plays(state, "0 back").pile == ("4h", "5s")


def test_9_legal_n27_any_segment_of_the_turn() -> None:
    state = plays(at(["2s 5s 9h", "9s ?"], pile="4h", stock=0), "0 play 2s, 0 play 5s")
    allowed(state, "0 back 5s", "0 back 2s")  # a five may be laid on the four without the two as well
    back = plays(state, "0 back 5s")
    assert (back.turn, back.pile) == (0, ("4h", "2s"))
    assert told(back, "once-more") == [(0, "5")]
    back = plays(state, "0 back 2s")
    assert (back.turn, back.pile) == (1, ("4h", "5s"))


def test_9_legal_n27_what_remains_counts_as_if_laid_so_from_the_start() -> None:
    # a ladder cut down to four of a rank in a row turns the pile
    state = plays(at(["5s 5d 6h 7h ?", "9s ?"], pile="5h 5c"), "0 play 5s 5d 6h 7h")
    assert state.pile[-1] == "7h"
    state = plays(state, "0 back 6h 7h")
    assert told(state, "turns-pile") == [(0, 4, "4.2")]
    assert (state.turn, state.pile) == (0, ())


def test_9_legal_n27_of_like_cards_each_once() -> None:
    state = plays(at(["Xb Xb 9h", "9s ?"], pile="4h"), "0 play Xb Xb")
    state = plays(state, "0 back Xb")
    assert (state.pile, state.hands[0]) == (("4h", "Xb"), ("9h", "Xb"))


def test_9_legal_n27_face_up_cards_return_to_their_pile() -> None:
    state = at(["5s", "9s"], up=["6h / 7d 7h / 8s"], pile="4h")
    state = plays(state, "0 play 5s 6h 7d")
    assert state.face_up[0] == ((), ("7h",), ("8s",))
    state = plays(state, "0 back")
    assert state.hands[0] == ("5s",)
    assert sorted(state.face_up[0][1]) == ["7d", "7h"]
    assert (state.face_up[0][0], state.face_up[0][2]) == (("6h",), ("8s",))


def test_9_legal_n27_out_of_two_piles_each_to_its_own() -> None:
    state = plays(at(["", "9s"], up=["6h / 6d / 8s"], pile="4h"), "0 play 6h 6d, 0 back 6d")
    assert state.face_up[0] == ((), ("6d",), ("8s",))


def test_9_refused_n27_a_rest_that_would_not_have_been_legal() -> None:
    state = plays(at(["5s 6h 7h 8d", "9s ?", "?"], pile="5h"), "0 play 5s 6h 7h 8d")
    for cards in ("6h", "7h 8d", "5s 7h"):
        assert decisive(state, f"0 back {cards}") == ("9", "rest", {"seat": 0})
    state = plays(at(["2s 3s 9h", "9s ?"], pile="4h"), "0 play 2s, 0 play 3s")
    assert decisive(state, "0 back 2s") == ("9", "rest", {"seat": 0})


@pytest.mark.parametrize("card", ["9h", "4h", "9s"])
def test_9_refused_a_card_that_does_not_lie_open(card: str) -> None:
    state = plays(at(["5s 5d 9h", "9s ?", "?"], pile="4h"), "0 play 5s 5d")
    assert decisive(state, f"0 back {card}") == ("9", "not-open", {"seat": 0, "card": card})


# -- 9.1: until …


def test_9_1_legal_until_the_next_has_laid() -> None:
    state = plays(at(["5s 5d 9h", "9s ?", "?"], pile="4h"), "0 play 5s")
    allowed(state, "0 back", "0 play 5d")


def test_9_1_refused_n7_the_next_has_laid() -> None:
    state = plays(at(["5s 5d 9h", "9s ?", "?"], pile="4h"), "0 play 5s, 1 play 9s")
    assert decisive(state, "0 back") == ("9.1", "closed", {"seat": 0})
    allowed(state, "1 back")


@pytest.mark.parametrize("move", ["1 pick-up", "1 chance"])
def test_9_1_refused_n27_the_next_has_done_something_else(move: str) -> None:
    state = at(["9s 9d ? ?", "4s 3d 3s", "? ? ?"], pile="8h", stock="Ks ?")
    assert decisive(plays(state, f"0 play 9s, {move}"), "0 back") == ("9.1", "closed", {"seat": 0})


def test_9_1_refused_n29_somebody_has_inserted() -> None:
    state = plays(at(["9s 9d ?", "? ?", "9h ?"], pile="8h"), "0 play 9s")
    allowed(state, "0 back", "0 play 9d")
    state = plays(state, "2 insert 9h")
    assert decisive(state, "0 back") == ("9.1", "closed", {"seat": 0})
    assert decisive(state, "0 play 9d") == ("3", "turn", {"seat": 0, "turn": 1})
    assert decisive(state, "2 back") == ("9.1", "closed", {"seat": 2})  # insertions never return
    allowed(state, "0 insert 9d")


def test_9_1_refused_n29_ones_own_insertion_ends_it_too() -> None:
    state = plays(at(["9s 9d ?", "? ?", "Ah ?"], pile="8h"), "0 play 9s, 0 insert 9d")
    assert decisive(state, "0 back") == ("9.1", "closed", {"seat": 0})


def test_9_1_legal_n8_after_a_draw_one_may_still_extend() -> None:
    state = plays(at(["5s 5d 9h", "9s 9d 9c"], pile="4h", stock=5), "0 play 5s, 0 draw")
    allowed(state, "0 play 5d")


def test_9_1_refused_n8_what_was_laid_before_a_draw() -> None:
    state = plays(at(["5s 5d 9h", "9s 9d 9c"], pile="4h", stock=5), "0 play 5s, 0 draw")
    assert decisive(state, "0 back") == ("9.1", "fixed", {"seat": 0})
    assert decisive(state, "0 back 5s") == ("9.1", "fixed", {"seat": 0})
    assert "back" not in verbs(state, 0)


def test_9_1_legal_n27_what_was_laid_after_a_draw_until_the_next_one() -> None:
    state = plays(at(["5s 5d 9h", "9s 9d 9c"], pile="4h", stock=5), "0 play 5s, 0 draw, 0 play 5d")
    allowed(state, "0 back", "0 back 5d")
    assert decisive(state, "0 back 5s") == ("9.1", "fixed", {"seat": 0})
    state = plays(state, "0 draw")
    assert decisive(state, "0 back 5d") == ("9.1", "fixed", {"seat": 0})


def test_9_1_legal_n27_what_was_laid_after_a_chance_card() -> None:
    state = plays(at(["9d 9h 3s", "? ? ?"], pile="4h", stock="9s ? ?"), "0 chance, 0 play 9d")
    allowed(state, "0 back", "0 back 9d")
    state = plays(state, "0 back")
    assert (state.pile, state.turn) == (("4h", "9s"), 1)


def test_9_1_refused_n27_chance_cards_and_flipped_cards_never_return() -> None:
    state = plays(at(["9d 9h 3s", "? ? ?"], pile="4h", stock="9s ? ?"), "0 chance")
    assert decisive(state, "0 back") == ("9.1", "fixed", {"seat": 0})
    assert decisive(state, "0 back 9s") == ("9.1", "fixed", {"seat": 0})
    state = plays(at(["", "? ? ?"], down=["9s 5d 6d"], pile="4h"), "0 flip 0")
    assert decisive(state, "0 back 9s") == ("9.1", "fixed", {"seat": 0})


def test_9_1_refused_n7_what_left_the_pile_by_a_turning() -> None:
    state = plays(at(["Ts 5d 9h", "9s ?"], pile="4h"), "0 play Ts")
    assert decisive(state, "0 back") == ("9.1", "closed", {"seat": 0})
    state = plays(state, "0 play 5d")
    assert decisive(state, "0 back Ts") == ("9", "not-open", {"seat": 0, "card": "Ts"})


def test_9_1_refused_nothing_was_laid() -> None:
    assert decisive(at(["5d 9h", "9s ?"], pile="4h"), "0 back") == ("9.1", "closed", {"seat": 0})
    assert decisive(at(["5d 9h", "9s ?"], pile="4h"), "1 back") == ("9.1", "closed", {"seat": 1})


# -- 9.2: not while the lay is checked


def checked() -> KnakerState:
    """Return a position in which seat 0 has laid, and seat 1 checks the lay."""
    return plays(at(["5s 5d 9h", "9s ?"], pile="4h", cheating=True), "0 play 5s, 1 accuse 0")


def test_9_2_legal_after_the_check_one_may_change_ones_mind() -> None:
    assert legal(checked(), 0) == ["0 admit", "0 deny"]
    state = plays(checked(), "0 deny")
    assert (state.phase, state.turn) == ("play", 1)
    allowed(state, "0 back", "0 play 5d")


def test_9_2_refused_while_it_is_checked() -> None:
    assert decisive(checked(), "0 back") == ("9.2", "checked", {"seat": 0})
    assert decisive(checked(), "0 back 5s") == ("9.2", "checked", {"seat": 0})
    assert refused(checked(), "0 play 5d") == ("16",)
