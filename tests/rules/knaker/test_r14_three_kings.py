"""Three kings in a row, a trippelknug (14; N-17, N-33)."""

from __future__ import annotations

import pytest

from ..helpers.expect import told
from .positions import allowed, at, decisive, plays, refused

KINGS = "5s Kh Kd Kc"


@pytest.mark.parametrize("card", ["Ah", "Ad", "7h", "2h", "Th", "Xb", "Xr"])
def test_14_legal_red_cards_and_jokers_on_three_kings(card: str) -> None:
    allowed(at([f"{card} ? ?", "? ? ?"], pile=KINGS), f"0 play {card}")


@pytest.mark.parametrize("card", ["As", "Ac", "Ks", "7s", "2c", "Ts", "Tc"])
def test_14_refused_black_cards_on_three_kings(card: str) -> None:
    state = at([f"{card} ? ?", "? ? ?"], pile=KINGS)
    assert decisive(state, f"0 play {card}") == ("14", "black", {"card": card})
    assert refused(state, f"0 play {card}") == ("14",)


def test_14_legal_a_red_king_that_turns_the_pile() -> None:
    state = at(["Kh ? ?", "? ? ?"], pile="5s Kd Kc Ks")
    assert plays(state, "0 play Kh").pile == ()


def test_14_n17_no_card_of_the_segment_may_be_black() -> None:
    state = at(["Ah As Ad Xb 3c", "? ? ?"], pile=KINGS)
    allowed(state, "0 play Ah Ad")
    assert decisive(state, "0 play Ah As") == ("14", "black", {"card": "As"})
    # the ladder's lowest card could be laid, but not the club in it
    assert refused(state, "0 play Ah Xb 3c") == ("14",)
    assert decisive(state, "0 play Ah Xb 3c") == ("14", "black", {"card": "3c"})
    allowed(at(["Ah Xb 3h 8s", "? ? ?"], pile=KINGS), "0 play Ah Xb 3h")


def test_14_n17_it_is_seen_through_sevens_and_only_kings_next_to_each_other_count() -> None:
    assert refused(at(["As ? ?", "? ? ?"], pile=f"{KINGS} 7h 7d"), "0 play As") == ("14", "13")
    allowed(at(["As ? ?", "? ? ?"], pile="Kh Kd 7h Kc"), "0 play As")
    allowed(at(["As ? ?", "? ? ?"], pile="Kh Kd"), "0 play As")


def test_14_n17_after_any_card_but_a_seven_the_clan_is_dissolved() -> None:
    state = at(["Ah ? ?", "As 8s 8h"], pile=KINGS)
    allowed(plays(state, "0 play Ah"), "1 play As")
    state = at(["7h ? ?", "As 8s 8h"], pile=KINGS)
    assert refused(plays(state, "0 play 7h"), "1 play As") == ("14", "13")


def test_14_legal_laying_three_kings_is_told() -> None:
    state = plays(at(["Ks Kd Kh 8s", "? ? ?"], pile="5s"), "0 play Ks Kd Kh")
    assert told(state, "three-kings") == [("14",)]
    assert (state.turn, "14" in state.in_force()) == (1, True)


def test_14_n33_four_kings_left_by_a_ladder_bind_as_well() -> None:
    state = at(["Js Qh Kd Kh Ks Kc 8h", "As Ah 8s"], pile="5s")
    state = plays(state, "0 play Js Qh Kd Kh Ks Kc")
    assert len(state.pile) == 7
    assert refused(state, "1 play As") == ("14",)
    allowed(state, "1 play Ah")


def test_14_n33_it_binds_insertions() -> None:
    state = at(["Ah 8s 8h", "Ks 8d 8c"], pile=KINGS)
    assert decisive(state, "1 insert Ks") == ("14", "black", {"card": "Ks"})
    state = at(["Ah 8s 8h", "Kh 8d 8c"], pile="5s Kd Kc Ks")
    allowed(state, "1 insert Kh")


@pytest.mark.parametrize("ten", ["Ts", "Tc"])
def test_14_n33_it_binds_black_tens_chance_cards_and_flipped_cards(ten: str) -> None:
    chance = plays(at(["8s 8h 8d", "? ? ?"], pile=KINGS, stock=f"{ten} ? ?"), "0 chance")
    assert told(chance, "chance-fails") == [(0, ten, "3.3")]
    assert len(chance.hands[0]) == 8
    flipped = plays(at(["", "? ? ?"], down=[f"{ten} 8h"], pile=KINGS), "0 flip 0")
    assert told(flipped, "flip-fails") == [(0, ten, "6.2")]
    lucky = plays(at(["8s 8h 8d", "? ? ?"], pile=KINGS, stock="Th ? ?"), "0 chance")
    assert told(lucky, "turns-pile") == [(0, 5, "4.1")]
