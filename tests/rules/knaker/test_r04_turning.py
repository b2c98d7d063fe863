"""Rule 4: turning the pile."""

from __future__ import annotations

import pytest

from ..helpers.expect import told
from ..helpers.positions import verbs
from .positions import allowed, at, decisive, plays, refused

# -- 4: turning


def test_4_n24_the_whole_pile_goes_and_the_turn_stays() -> None:
    state = plays(at(["Ts 3d ?", "?", "?"], pile="4h 9s", discard=()), "0 play Ts")
    assert (state.pile, state.owners, state.discard) == ((), (), ("4h", "9s", "Ts"))
    assert (state.turn, told(state, "turns-pile"), told(state, "turn")) == (0, [(0, 3, "4.1")], [(0, "4")])
    allowed(state, "0 play 3d")


def test_4_n24_the_owed_draw_comes_first_and_nothing_is_extended() -> None:
    state = plays(at(["Ts Td 3d", "? ? ?"], pile="4h", stock=4), "0 play Ts")
    assert verbs(state, 0) == {"draw"}
    assert decisive(state, "0 play Td") == ("3.4", "owes", {"seat": 0})
    assert decisive(state, "0 back") == ("9.1", "closed", {"seat": 0})


# -- 4.1: tens


@pytest.mark.parametrize("rank", "2456789JQKA")
def test_4_1_a_ten_on_any_card(rank: str) -> None:
    state = plays(at(["Ts 3d", "?"], pile=f"{rank}h", owners=0), "0 play Ts")
    assert told(state, "turns-pile") == [(0, 2, "4.1")]


@pytest.mark.parametrize("pile", ["3h", "Xb", "Xb Xr", "Xb Xr Xb", ""])
def test_4_1_on_jokers_threes_and_nothing(pile: str) -> None:
    state = plays(at(["Ts 4d", "?"], pile=pile), "0 play Ts")
    assert told(state, "turns-pile") == [(0, len(pile.split()) + 1, "4.1")]


def test_4_1_several_tens() -> None:
    assert told(plays(at(["Ts Td Th 3d", "?"], pile="Ah"), "0 play Ts Td Th"), "turns-pile") == [(0, 4, "4.1")]


def test_4_1_from_the_stock_and_from_the_table_too() -> None:
    state = plays(at(["3s 3d 3h", "? ? ?"], pile="4h", stock="Td"), "0 chance")
    assert told(state, "turns-pile") == [(0, 2, "4.1")]
    state = plays(at(["", "?"], down=["Td 4s -"], pile="4h"), "0 flip 0")
    assert told(state, "turns-pile") == [(0, 2, "4.1")]
    assert state.turn == 0


def test_4_1_not_on_a_frippelknaker() -> None:
    assert decisive(at(["Ts 4d", "?"], pile="3s 3d 3h Xb Xb Xr"), "0 play Ts") == ("10.3", "frippel", {"card": "Ts"})


@pytest.mark.parametrize(("row", "clause"), [(5, "17.2.5"), (6, "17.2.6")])
def test_4_1_not_on_a_pentakajak_or_a_hexakajak(row: int, clause: str) -> None:
    jokers = " ".join(["Xb", "Xb", "Xb", "Xb", "Xr", "Xr"][:row])
    assert refused(at(["Ts 4d", "?"], pile=jokers, decks=2), "0 play Ts") == (clause,)
    allowed(at(["Ts 4d", "?"], pile="Xb Xb Xb Xb", decks=2), "0 play Ts")


def test_4_1_n33_a_black_ten_not_on_three_kings() -> None:
    state = at(["Ts Td 4d", "?"], pile="Ks Kh Kd")
    assert decisive(state, "0 play Ts") == ("14", "black", {"card": "Ts"})
    assert refused(state, "0 play Td Ts") == ("14",)
    allowed(state, "0 play Td")


# -- 4.2: four of a rank in a row


@pytest.mark.parametrize("rank", "345689JQA")
@pytest.mark.parametrize("lie", [1, 2, 3])
def test_4_2_four_of_a_rank_in_a_row_turn_the_pile(rank: str, lie: int) -> None:
    lying, own = [rank + suit for suit in "shdc"][:lie], [rank + suit for suit in "shdc"][lie:]
    state = plays(at([f"{' '.join(own)} 2d", "?"], pile=" ".join(lying)), f"0 play {' '.join(own)}")
    assert told(state, "turns-pile") == [(0, 4, "4.2")]
    assert (state.turn, state.pile) == (0, ())


def test_4_2_three_do_not() -> None:
    state = plays(at(["5s 5d 2d", "?"], pile="5h"), "0 play 5s 5d")
    assert told(state, "turns-pile") == []
    assert (state.turn, state.pile) == (1, ("5h", "5s", "5d"))


def test_4_2_by_the_hands_of_several_players() -> None:
    state = plays(at(["5s ?", "5h ?", "5d ?"], pile="4h 5c", owners=2), "0 play 5s, 1 play 5h, 2 play 5d")
    assert told(state, "turns-pile") == [(2, 5, "4.2")]
    assert state.turn == 2


def test_4_2_four_at_once_on_an_empty_pile() -> None:
    assert told(plays(at(["5s 5d 5h 5c ?", "?"]), "0 play 5s 5d 5h 5c"), "turns-pile") == [(0, 4, "4.2")]


def test_4_2_n9_a_seven_between_breaks_the_row() -> None:
    state = plays(at(["5s 5d 2d", "?"], pile="5h 5c 7h"), "0 play 5s 5d")
    assert told(state, "turns-pile") == []
    assert state.pile == ("5h", "5c", "7h", "5s", "5d")


def test_4_2_chance_and_face_down_cards_count() -> None:
    state = plays(at(["3s 3d 4h", "? ? ?"], pile="5s 5d 5h", stock="5c"), "0 chance")
    assert told(state, "turns-pile") == [(0, 4, "4.2")]
    state = plays(at(["", "?"], down=["5c 4s -"], pile="5s 5d 5h"), "0 flip 0")
    assert told(state, "turns-pile") == [(0, 4, "4.2")]


@pytest.mark.parametrize("rank", "27")
def test_4_2_not_twos_and_sevens(rank: str) -> None:
    state = plays(at([f"{rank}s ?", "?"], pile=f"4h {rank}h {rank}d {rank}c"), f"0 play {rank}s")
    assert told(state, "turns-pile") == []


def test_4_2_n30_a_pair_on_a_pair_turns_inside_a_kaker_too() -> None:
    state = plays(at(["5s 5c 8s 8h 8d ?", "?"], pile="5h 5d"), "0 play 5s 5c 8s 8h 8d")
    assert told(state, "turns-pile") == [(0, 7, "4.2")]
    assert told(state, "kaker") == [(0, "15")]
    assert state.turn == 0


def test_4_2_n30_a_ladder_is_exempt() -> None:
    state = plays(at(["5s 5c 6s 8h ?", "?"], pile="5h 5d"), "0 play 5s 5c 6s 8h")
    assert told(state, "turns-pile") == []
    assert state.turn == 1
