"""The effects of dots, and onlookers (16.1, 16.3, 16.8; N-22, N-23)."""

from __future__ import annotations

from typing import Any

import pytest

from knack_widgets.rules.knaker.state import KnakerState

from ..helpers.expect import told
from ..helpers.positions import legal
from .positions import allowed, at, decisive, plays, refused


def caught(dots: int, pile: str = "9h", how: str = "admit", **changes: Any) -> KnakerState:
    """Return a position in which seat 2, with some dots, is caught drawing.

    This costs one more dot. Seat 0 is on turn and accuses it.
    """
    hands = ["Qs Ah Kd", "? ? ?", "4s 5h 6d 8s"]
    state = at(hands, pile=pile, dots=(0, 0, dots), cheating=True, stock=9, **changes)
    return plays(state, "2 cheat draw", "0 accuse 2", f"2 {how}")


# -- 16.8


@pytest.mark.parametrize("dots", [1, 2])
def test_16_8_legal_the_first_two_dots_are_a_warning(dots: int) -> None:
    state = caught(dots - 1)
    assert told(state, "dots") == [(2, dots, "16.8")]
    assert state.dots == (0, 0, dots)
    assert (state.turn, state.phase, state.debts, state.banned) == (0, "play", (), ())
    own = at(["4s 5h 6d 8s", "? ? ?"], pile="3s", dots=(dots, 0))
    allowed(own, "0 play 4s 5h 6d")


@pytest.mark.parametrize("dots", [3, 4])
def test_16_8_refused_ladders_after_the_third_dot(dots: int) -> None:
    state = at(["4s 5h 6d 8s", "? ? ?"], pile="3s", dots=(dots, 0))
    assert decisive(state, "0 play 4s 5h 6d") == ("16.8", "ladder", {"seat": 0})
    allowed(state, "0 play 4s", "0 play 8s")
    # nor may one be made by lengthening
    state = plays(at(["4s 5h 6d 8s 9s", "? ? ?"], pile="3s", dots=(dots, 0)), "0 play 4s")
    assert refused(state, "0 play 5h 6d")[0] == "3"


def test_16_8_legal_sets_kaker_and_frippelknaker_after_the_third_dot() -> None:
    allowed(at(["5s 5h 8s 8h 8d 9s", "? ? ?"], dots=(3, 0)), "0 play 5s 5h", "0 play 5s 5h 8s 8h 8d")
    allowed(at(["Xb 3s 3h 3d Xb Xr 9s", "? ? ?"], dots=(3, 0)), "0 play Xb 3s 3h 3d Xb Xr")


def test_16_8_n23_the_third_dot_is_told_and_they_are_counted_per_match() -> None:
    state = caught(2)
    assert told(state, "no-ladders") == [(2, "16.8")]
    assert state.dots == (0, 0, 3)
    assert state.view().dots == (0, 0, 3)
    # the dots stay after picking up a card or a turn
    assert plays(state, "0 play Qs").dots == (0, 0, 3)


def test_16_8_legal_with_the_fourth_dot_the_pile_is_picked_up_at_once() -> None:
    state = caught(3, pile="9h Js")
    assert told(state, "picks-up") == [(2, 2, "3.3")]
    assert len(state.hands[2]) == 6
    assert (state.pile, state.turn, state.debts) == ((), 0, ())


def test_16_8_legal_at_once_also_when_the_turn_is_the_culprits() -> None:
    state = at(["4s 5h 6d 8s", "Qs Ah Kd", "? ? ?"], pile="9h Js", dots=(3, 0, 0), cheating=True, stock=9)
    state = plays(state, "0 cheat draw", "1 accuse 0", "0 admit")
    assert (state.pile, state.turn, len(state.hands[0])) == ((), 0, 6)
    allowed(state, "0 play 4s")


def in_debt(**changes: Any) -> KnakerState:
    """Return a position in which seat 2 owes the pile, which was empty at its fourth dot."""
    state = caught(3, pile="", **changes)
    assert told(state, "owes-pile") == [(2, "16.8")]
    assert state.debts == (2,)
    return state


def test_16_8_refused_laying_in_the_turn_in_which_the_pile_is_owed() -> None:
    state = plays(in_debt(), "0 play Qs", "0 draw", "1 chance")
    if state.turn != 2:
        state = state.evolve(turn=2)
    state = state.evolve(pile=state.hands[1][:1], owners=(1,), run=(), runner=None, met_pile=True)
    assert decisive(state, "2 play 8s") == ("16.8", "debt", {"seat": 2})
    assert decisive(state, "2 chance") == ("16.8", "debt", {"seat": 2})
    assert decisive(state, "2 play 4s 5h 6d") == ("16.8", "debt", {"seat": 2})
    assert {text.split()[1] for text in legal(state, 2)} - {"accuse", "cheat"} == {"pick-up"}


def test_16_8_refused_also_while_the_cards_of_the_seat_before_lie_open() -> None:
    # they could still be taken back until seat 2 acts, but seat 2 is bound all the same
    state = at(["Qs Ah Kd", "9s 8h 8d"], debts=(1,), dots=(0, 4), cheating=True)
    state = plays(state, "0 play Qs")
    assert state.turn == 1
    assert refused(at(["Ah Kd Jh", "As 8h 8d"], pile="Qs", turn=1, debts=(1,)), "1 play As") == ("16.8",)
    state = plays(at(["Qs Ah Kd", "As 8h 8d"], debts=(1,), dots=(0, 4)), "0 play Qs")
    assert decisive(state, "1 play As") == ("16.8", "debt", {"seat": 1})
    allowed(state, "1 pick-up")


def test_16_8_legal_picking_it_up_though_a_card_would_go() -> None:
    state = at(["Ah Kd Jh", "As 8h 8d"], pile="Qs", turn=1, debts=(1,))
    after = plays(state, "1 pick-up")
    assert (after.debts, after.turn, after.pile) == ((), 0, ())
    assert "Qs" in after.hands[1]


def test_16_8_legal_with_an_empty_pile_the_debt_waits() -> None:
    state = at(["Ah Kd Jh 4s", "As 8h 8d 6s"], pile="", turn=1, debts=(1,))
    allowed(state, "1 play As")
    state = plays(state, "1 play 6s", "0 play Ah")
    assert state.debts == (1,)
    assert refused(state, "1 play As")[0] == "16.8"


def test_16_8_legal_in_the_exchange_phase_the_fourth_dot_leaves_a_debt() -> None:
    # there is no pile yet: it is picked up at the culprit's first turn with a pile
    state = at(["? ? ?", "4s 5h 6d"], phase="exchange", stock=9, dots=(0, 3), cheating=True)
    state = plays(state, "1 cheat draw", "0 accuse 1", "1 admit")
    assert state.dots == (0, 4)
    assert state.debts == (1,)


def test_16_8_refused_everything_to_the_disqualified() -> None:
    state = caught(4)
    assert told(state, "disqualified") == [(2, 3, "16.8")]
    assert (state.banned, dict(state.placing), state.turn) == ((2,), {2: 3}, 0)
    assert state.hands[2] == () == state.up_cards(2) == state.down_cards(2)
    for move in ("2 play 4s", "2 insert 9c", "2 draw", "2 cheat look 0"):
        assert decisive(state, move) == ("16.8", "banned", {"seat": 2})
    # an onlooker until the next match (16.1)
    assert decisive(state, "2 accuse 0")[0] == "16.1"


def test_16_8_legal_the_turn_of_a_disqualified_seat_passes() -> None:
    state = at(["4s 5h 6d 8s", "Qs Ah Kd", "? ? ?"], pile="9h", dots=(4, 0, 0), cheating=True, stock=9)
    state = plays(state, "0 cheat draw", "1 accuse 0", "0 admit")
    assert (state.turn, dict(state.placing)) == (1, {0: 3})


def test_16_8_legal_with_two_players_a_disqualification_ends_the_match() -> None:
    state = at(["4s 5h 6d 8s", "Qs Ah Kd"], pile="9h", dots=(4, 0), cheating=True, stock=9)
    state = plays(state, "0 cheat draw", "1 accuse 0", "0 admit")
    assert (state.over, dict(state.placing)) == (True, {0: 2, 1: 1})


def test_16_8_legal_several_dots_at_once_do_all_that_lies_between() -> None:
    # two for a swap and one for denying: from one to four
    state = at(["Qs Ah Kd", "? ? ?", "4s 5h 6d 8s"], pile="9h", dots=(0, 0, 1), cheating=True, stock=9)
    state = plays(state, "2 cheat swap 0 4s", "0 accuse 2", "2 deny")
    assert state.dots == (0, 0, 4)
    assert told(state, "no-ladders") == [(2, "16.8")]
    assert len(told(state, "picks-up")) == 1


# -- 16.3


def test_16_3_n22_hidden_cards_disqualify_at_once() -> None:
    state = at(["Qs Ah Kd", "? ? ?", "4s 5h 6d 8s"], pile="9h", cheating=True, stock=9)
    state = plays(state, "2 cheat hide 4s 8s", "0 accuse 2", "2 admit")
    assert told(state, "disqualified") == [(2, 3, "16.3")]
    assert (state.banned, state.dots) == ((2,), (0, 0, 0))
    # the hidden cards are out of play like the others
    assert state.hidden == ((), (), ())
    assert {"4s", "5h", "6d", "8s"} <= set(state.discard)
    assert (state.turn, state.chance) == (0, None)


# -- 16.1


def outside() -> KnakerState:
    """Return a position in which seat 2 has gone out."""
    return at(["Qs Ah Kd", "4s 5h 6d", ""], down=["?", "?", ""], pile="9h", cheating=True, exits=((2, 0),))


def test_16_1_legal_only_who_is_in_the_game_points_out_a_cheat() -> None:
    allowed(outside(), "0 accuse 1", "1 accuse 0")
    # a seat that is out may be accused
    allowed(outside(), "0 accuse 2")


def test_16_1_refused_to_who_has_gone_out_lost_or_been_disqualified() -> None:
    assert decisive(outside(), "2 accuse 0") == ("16.1", "outside", {"seat": 2})
    lost = at(["Qs Ah Kd", "4s 5h 6d", ""], down=["?", "?", ""], pile="9h", cheating=True, losers=(2,))
    assert refused(lost, "2 accuse 0") == ("16.1",)


def test_16_1_n23_who_does_it_all_the_same_carries_a_dot_into_the_next_match() -> None:
    state = outside()
    assert list(legal(state, 2)) == ["2 cheat accuse 0", "2 cheat accuse 1"]
    after = plays(state, "2 cheat accuse 0")
    assert told(after, "carried-dot") == [(2, "16.1")]
    assert (after.carried, after.dots, after.phase) == ((0, 0, 1), (0, 0, 0), "play")
    assert plays(after, "2 cheat accuse 1").carried == (0, 0, 2)


def test_16_1_refused_to_cheat_by_accusing_while_one_is_in_the_game() -> None:
    assert decisive(outside(), "0 cheat accuse 1") == ("16", "honest", {"seat": 0})
