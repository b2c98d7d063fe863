"""Insertions (11, 11.1, 11.2; N-10, N-28, N-29, N-37)."""

from __future__ import annotations

import pytest

from ..helpers.expect import told
from ..helpers.positions import legal
from .positions import allowed, at, decisive, plays, refused

# -- 11: the rank of the top, in another's turn


def test_11_legal_one_or_several_cards_of_the_rank_on_top() -> None:
    state = at(["9s 9h Kd", "4s 4h 6d 6h", "6s 8h 8d"], pile="5s 4d")
    allowed(state, "1 insert 4s", "1 insert 4h", "1 insert 4s 4h")
    after = plays(state, "1 insert 4s 4h")
    assert told(after, "inserts") == [(1, "11")]
    assert after.turn == 0
    assert after.pile == ("5s", "4d", "4s", "4h")
    assert after.owners[-2:] == (1, 1)


def test_11_refused_another_rank_than_that_on_top() -> None:
    state = at(["9s 9h Kd", "4s 5h 6d", "6s 8h 8d"], pile="5s 4d")
    assert decisive(state, "1 insert 5h") == ("11", "rank", {"card": "5h", "other": "4d"})
    assert refused(state, "2 insert 6s") == ("11",)


def test_11_refused_in_ones_own_turn() -> None:
    state = at(["4s 9h Kd", "6s 8h 8d"], pile="4d")
    assert decisive(state, "0 insert 4s") == ("11", "own-turn", {"seat": 0})


@pytest.mark.parametrize("cards", ["4s 5s 6s", "4s 4h 8s 8h 8d", "4s 5s"])
def test_11_refused_ladders_kaker_and_mixed_cards(cards: str) -> None:
    state = at(["9s 9h Kd", f"{cards} ?"], pile="4d")
    second = next(card for card in cards.split() if card[0] != "4")
    assert decisive(state, f"1 insert {cards}") == ("11", "rank", {"card": second, "other": "4d"})


def test_11_refused_on_an_empty_pile_or_on_nothing_but_sevens() -> None:
    for pile in ("", "7s", "7s 7h"):
        state = at(["9s 9h Kd", "4s 8h 8d"], pile=pile)
        assert decisive(state, "1 insert 4s") == ("11", "nothing", {"seat": 1})


def test_11_refused_a_card_that_is_not_in_hand() -> None:
    state = at(["9s 9h Kd", "8h 8d 8s"], pile="4d")
    assert decisive(state, "1 insert 4s") == ("11", "card", {"seat": 1, "card": "4s"})
    assert refused(at(["9s 9h Kd", "4s 8d 8s"], pile="4d"), "1 insert 4s 4s") == ("11",)


def test_11_refused_a_face_up_card() -> None:
    # 6.1: face-up cards are never inserted, not even when hand and stock are gone
    state = at(["9s 9h Kd", ""], up=["", "4s"], pile="4d")
    assert decisive(state, "1 insert 4s") == ("6.1", "insert", {"seat": 1, "card": "4s"})


def test_11_n10_the_top_is_seen_through_sevens() -> None:
    state = at(["9s 9h Kd", "4s 8h 8d"], pile="4d 7s 7h")
    allowed(state, "1 insert 4s")
    # the row is broken by the sevens: three fours with sevens between do not turn the pile
    state = at(["9s 9h Kd", "4s 8h 8d"], pile="4d 4h 4c 7s")
    after = plays(state, "1 insert 4s")
    assert told(after, "turns-pile") == []
    assert (after.pile[-1], after.turn) == ("4s", 0)


def test_11_n10_jokers_go_on_jokers_and_threes_on_threes() -> None:
    allowed(at(["9s 9h Kd", "Xb Xr 8d"], pile="5d Xb"), "1 insert Xb", "1 insert Xr", "1 insert Xb Xr")
    allowed(at(["9s 9h Kd", "3s 3h 8d"], pile="3d"), "1 insert 3s", "1 insert 3h 3s")
    assert refused(at(["9s 9h Kd", "3s 8h 8d"], pile="5d Xb"), "1 insert 3s") == ("11",)
    assert refused(at(["9s 9h Kd", "Xb 8h 8d"], pile="3d"), "1 insert Xb") == ("11",)


def test_11_n10_no_insertion_forms_a_frippelknaker() -> None:
    state = at(["9s 9h Kd", "Xr 8h 8d"], pile="3s 3h 3d Xb Xb")
    assert decisive(state, "1 insert Xr") == ("10.3", "forms", {"seat": 1})
    state = at(["9s 9h Kd", "3d 8h 8d"], pile="Xb Xb Xr 3s 3h")
    assert decisive(state, "1 insert 3d") == ("10.3", "forms", {"seat": 1})
    # nor is a card added to one that is on the pile
    state = at(["9s 9h Kd", "3c 8h 8d"], pile="Xb Xb Xr 3s 3h 3d")
    assert decisive(state, "1 insert 3c")[:2] == ("10.3", "frippel")


def test_11_n10_after_it_the_turn_goes_on_where_it_was() -> None:
    state = at(["9s 9h Kd", "6s 8h 8d", "4s 8s 8c"], pile="4d")
    state = plays(state, "2 insert 4s")
    assert state.turn == 0
    allowed(state, "0 play 9s")


# -- N-28, N-29: the seats that may insert, and the rights that an insertion ends


def test_11_n29_who_has_just_laid_may_insert_as_well() -> None:
    state = at(["9s 9h Kd 5s", "6s 8h 8d", "8s 8c 4s"], pile="4d")
    state = plays(state, "0 play 9s", "0 insert 9h")
    assert state.turn == 1
    assert state.pile[-2:] == ("9s", "9h")


def test_11_n29_an_insertion_ends_the_right_to_extend_and_to_take_back() -> None:
    state = at(["9s 9d Kd 5s", "6s 8h 8d", "9h 8c 4s"], pile="4d")
    state = plays(state, "0 play 9s")
    allowed(state, "0 back", "0 play 9d")
    state = plays(state, "2 insert 9h")
    assert refused(state, "0 back") == ("9.1",)
    assert refused(state, "0 play 9d") == ("3",)


def test_11_n29_it_ends_ones_own_right_too() -> None:
    state = plays(at(["9s 9h Kd 5s", "6s 8h 8d"], pile="4d"), "0 play 9s", "0 insert 9h")
    assert refused(state, "0 back") == ("9.1",)


def test_11_n28_the_seat_on_turn_waits_for_an_inserter_who_owes_a_draw() -> None:
    state = at(["9s 9h Kd", "4s 8h 8d", "6s 8s 8c"], pile="4d", stock=4)
    state = plays(state, "1 insert 4s")
    assert decisive(state, "0 play 9s") == ("3.4", "waits", {"seat": 0, "turn": 1})
    assert refused(state, "0 play 9s") == ("3.4", "8")
    assert list(legal(state, 1)) == ["1 draw"]
    allowed(plays(state, "1 draw"), "0 play 9s")


def test_11_n28_an_inserter_who_owes_a_draw_can_only_draw() -> None:
    state = at(["9s 9h Kd", "4s 4h 8d", "6s 8s 8c"], pile="4d", stock=4)
    state = plays(state, "1 insert 4s")
    assert decisive(state, "1 insert 4h") == ("3.4", "owes", {"seat": 1})
    # another seat may insert meanwhile, the seat on turn may not
    state = at(["4c 9h Kd", "4s 4h 8d", "6s 8s 8c"], pile="4d", stock=4)
    state = plays(state, "1 insert 4s")
    assert refused(state, "0 insert 4c")[0] == "11"
    other = plays(at(["9s 9h Kd", "4s 8h 8d", "4h 8s 8c"], pile="4d", stock=4), "1 insert 4s")
    allowed(other, "2 insert 4h")


# -- 11.1: ranks that are not inserted


@pytest.mark.parametrize("card", ["2s", "Ts", "7s"])
def test_11_1_refused_twos_tens_and_sevens(card: str) -> None:
    for pile in (f"5d {card[0]}h", "4d"):
        state = at(["9s 9h Kd", f"{card} 8h 8d"], pile=pile)
        assert decisive(state, f"1 insert {card}") == ("11.1", "rank", {"card": card})


@pytest.mark.parametrize("rank", "345689JQKA")
def test_11_1_legal_every_other_rank(rank: str) -> None:
    allowed(at(["Ts Th Td", f"{rank}s 2h 2d"], pile=f"{rank}c"), f"1 insert {rank}s")


# -- 11.2: the fourth of a rank


def test_11_2_four_in_a_row_turn_the_pile_and_the_inserter_gets_the_turn() -> None:
    state = at(["9s 9h Kd", "6s 8h 8d", "4s 4h 8s"], pile="5s 4d 4c")
    after = plays(state, "2 insert 4h 4s")
    assert told(after, "turns-pile") == [(2, 5, "4.2")]
    assert told(after, "gets-turn") == [(2, "11.2")]
    assert (after.pile, after.turn) == ((), 2)
    allowed(after, "2 play 8s")
    assert refused(after, "0 play 9s") == ("3",)


def test_11_2_a_row_left_by_a_ladder_turns_with_an_inserted_card() -> None:
    # N-36: four sixes on top of a ladder stay, a fifth would need two packs
    state = at(["9s 9h Kd", "6s 8h 8d"], pile="4c 5c 6s 6h 6d 6c", decks=2)
    after = plays(state, "1 insert 6s")
    assert told(after, "turns-pile")[0][:2] == (1, 7)


def test_11_2_n38_the_turn_passes_the_seats_between_and_a_circuit_may_begin() -> None:
    state = at(["4s 8h 8d", "9s 9h Kd", "6h 8c 8s"], pile="4d 4h 4c", turn=1)
    after = plays(state, "0 insert 4s")
    assert (after.turn, after.circuit, after.travel) == (0, 1, 3)


def test_11_2_n37_who_goes_out_by_an_insertion_that_turns_the_pile_loses() -> None:
    state = at(["9s 9h Kd", "6s 8h 8d", "4s", "5s 5h 5d"], down=["? ? ?", "? ? ?", ""], pile="4d 4h 4c")
    after = plays(state, "2 insert 4s")
    assert told(after, "loses-out") == [(2, 4, "7.2")]
    assert dict(after.placing) == {2: 4}
    # the turn goes on from that seat
    assert after.turn == 3


def test_11_2_n37_who_goes_out_by_any_other_insertion_is_out() -> None:
    state = at(["9s 9h Kd", "6s 8h 8d", "4s", "5s 5h 5d"], down=["? ? ?", "? ? ?", ""], pile="4d 4h")
    after = plays(state, "2 insert 4s")
    assert told(after, "out") == [(2, 1, "7")]
    assert after.turn == 0
    allowed(after, "0 play 9s")
