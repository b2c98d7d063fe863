"""Rule 3.4: drawing up to three."""

from __future__ import annotations

import pytest

from ..helpers.expect import told
from ..helpers.positions import legal, verbs
from .positions import allowed, at, decisive, plays

# -- 3.4: drawing up to three


def test_3_4_legal_n8_after_laying_up_to_three() -> None:
    state = plays(at(["5s 5d 9h", "? ? ?"], pile="4h", stock="Ks 2s Qh 8h"), "0 play 5s 5d, 0 draw")
    assert told(state, "draws") == [(0, 2, "3.4")]
    assert (state.hands[0], state.stock) == (("2s", "9h", "Ks"), ("Qh", "8h"))


def test_3_4_legal_the_stock_has_one_card() -> None:
    state = plays(at(["5s 5d 9h", "? ? ?"], pile="4h", stock="Ks"), "0 play 5s 5d, 0 draw")
    assert told(state, "draws") == [(0, 1, "3.4")]
    assert (state.hands[0], state.stock) == (("9h", "Ks"), ())
    allowed(state, *legal(state, 1)[:1])  # no draw is owed any more


def test_3_4_legal_n8_with_a_draw_owed_draw_extend_or_take_back() -> None:
    state = plays(at(["5s 5d 9h", "9s 9d Ah"], pile="4h", stock=5), "0 play 5s")
    assert (state.turn, state.owing) == (1, (0,))
    assert legal(state) == ["0 back", "0 back 5s", "0 draw", "0 play 5d"]
    assert "3.4" in state.in_force(0)


@pytest.mark.parametrize("move", ["0 chance", "0 pick-up", "0 play 9h", "0 flip 0"])
def test_3_4_refused_n8_nothing_else_before_the_draw(move: str) -> None:
    state = plays(at(["2s 9h Kd", "? ? ?"], pile="4h", stock=5), "0 play 2s")
    assert state.turn == 0
    assert decisive(state, move) == ("3.4", "owes", {"seat": 0})


def test_3_4_refused_n8_the_next_waits() -> None:
    state = plays(at(["5s 5d 9h", "9s 9d Ah"], pile="4h", stock=5), "0 play 5s")
    for move in ("1 play 9s", "1 chance", "1 pick-up"):
        assert decisive(state, move) == ("3.4", "waits", {"seat": 1, "turn": 0})
    allowed(plays(state, "0 draw"), "1 play 9s", "1 chance")


def test_3_4_legal_n8_the_draw_does_not_end_the_right_to_extend() -> None:
    state = plays(at(["5s 6d 9h", "Ks Kd Ah"], pile="4h", stock="5d 7d 3s"), "0 play 5s, 0 draw")
    allowed(state, "0 play 5d")
    state = plays(at(["5s 6d 9h", "Ks Kd Ah"], pile="4h", stock="7d 3s 3d"), "0 play 5s, 0 draw")
    state = plays(state, "0 play 6d 7d")
    assert told(state, "ladder") == [(0, 3, "12")]
    assert (state.turn, state.owing) == (1, (0,))  # and draws again


def test_3_4_refused_with_three_or_without_a_stock() -> None:
    state = at(["5s 5d 9h 9d", "? ? ?"], pile="4h", stock=5)
    assert decisive(state, "0 draw") == ("3.4", "enough", {"seat": 0, "count": 4})
    assert decisive(state, "1 draw") == ("3.4", "enough", {"seat": 1, "count": 3})
    assert decisive(at(["5s", "? ?"], pile="4h"), "1 draw") == ("3.4", "no-stock", {"seat": 1, "count": 2})


def test_3_4_refused_n28_who_inserts_and_owes_a_draw_can_only_draw() -> None:
    state = at(["9s 9d Ah", "4s 4d 8h", "? ? ?"], pile="4h", stock=5, owners=2)
    state = plays(state, "1 insert 4s")
    assert verbs(state, 1) == {"draw"}
    assert verbs(state, 0) == set()
    assert decisive(state, "0 play 9s") == ("3.4", "waits", {"seat": 0, "turn": 1})
    assert decisive(state, "1 insert 4d") == ("3.4", "owes", {"seat": 1})
    allowed(plays(state, "1 draw"), "0 play 9s", "1 insert 4d")


def test_3_4_legal_n28_others_may_insert_while_a_draw_is_owed() -> None:
    state = at(["4s 9d Ah", "4d 8h 8s", "4c ? ?"], pile="4h", stock=5, turn=2, owners=1)
    state = plays(state, "2 play 4c")
    assert (state.turn, state.owing) == (0, (2,))
    assert decisive(state, "0 insert 4s") == ("11", "own-turn", {"seat": 0})
    allowed(state, "1 insert 4d")
