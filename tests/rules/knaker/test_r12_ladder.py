"""Ladders (12, 12.1–12.4; N-11, N-12, N-36)."""

from __future__ import annotations

import pytest

from ..helpers.expect import told
from .positions import allowed, at, decisive, plays, refused

# -- 12: at least three ranks, one above the other


@pytest.mark.parametrize(
    "cards",
    ["4s 4h 4d 5s 5h 6d", "6s 7h 8d", "6s 8h 9d", "9s Jh Qd", "Ks Ah Xb", "As Xb 3h 4d 5s", "Qs Kh Ad Xb 3s 4h"],
)
def test_12_legal_the_originals_examples(cards: str) -> None:
    state = at([f"{cards} 2s 2h", "? ? ?"])
    allowed(state, f"0 play {cards}")
    after = plays(state, f"0 play {cards}")
    assert told(after, "ladder") == [(0, len(cards.split()), "12")]
    assert (len(after.pile), after.turn) == (len(cards.split()), 1)


@pytest.mark.parametrize(
    ("cards", "key", "facts"),
    [
        ("4s 5h 8d", "gap", {"card": "5h", "other": "8d"}),
        ("4s 5h 6d 6s 5d", "gap", {"card": "6s", "other": "5d"}),
        ("6s 5h 4d", "gap", {"card": "6s", "other": "5h"}),
        ("4s 4h 5d 5s 6h 8d 9s Qd", "gap", {"card": "9s", "other": "Qd"}),
        ("As 3h 4d", "gap", {"card": "As", "other": "3h"}),
        ("5s 7h 8d", "gap", {"card": "5s", "other": "7h"}),
    ],
)
def test_12_refused_gaps_and_steps_down(cards: str, key: str, facts: dict[str, str]) -> None:
    state = at([f"{cards} 2s 2h", "? ? ?"])
    assert decisive(state, f"0 play {cards}") == ("12", key, facts)


def test_12_refused_two_ranks_alone() -> None:
    state = at(["4s 5h 9d", "? ? ?"])
    assert refused(state, "0 play 4s 5h") == ("3.1", "12")
    reason = state.judge("0 play 4s 5h").reasons[1]
    assert (reason.clause.id, reason.key, dict(reason.facts)) == ("12", "short", {"count": 2})


def test_12_legal_only_where_its_lowest_card_may_lie() -> None:
    allowed(at(["8s 9h Jd", "? ? ?"], pile="6s"), "0 play 8s 9h Jd")
    allowed(at(["8s 9h Jd", "? ? ?"], pile="8h"), "0 play 8s 9h Jd")
    # the lowest is a three or a joker: on a joker only the first card counts
    allowed(at(["3s 4h 5d", "? ? ?"], pile="Xb"), "0 play 3s 4h 5d")
    allowed(at(["Xb 3h 4d", "? ? ?"], pile="As"), "0 play Xb 3h 4d")


def test_12_refused_where_its_lowest_card_may_not_lie() -> None:
    state = at(["8s 9h Jd", "? ? ?"], pile="9s")
    assert decisive(state, "0 play 8s 9h Jd") == ("12", "first", {"card": "8s", "other": "9s"})
    assert refused(state, "0 play 8s 9h Jd") == ("12", "3")
    assert refused(at(["Xb 3h 4d", "? ? ?"], pile="3s"), "0 play Xb 3h 4d") == ("12", "10")
    assert refused(at(["4s 5h 6d", "? ? ?"], pile="Xb"), "0 play 4s 5h 6d") == ("12", "10")


def test_12_n6_a_ladder_is_one_segment_and_has_the_value_of_its_top() -> None:
    state = plays(at(["4s 5h 6d 9s", "5d 6h 9h"], pile="3s"), "0 play 4s 5h 6d")
    assert refused(state, "1 play 5d") == ("3",)
    allowed(state, "1 play 6h")


# -- 12.1: no turning


def test_12_1_four_of_a_rank_in_a_ladder_do_not_turn_the_pile() -> None:
    state = at(["4s 4h 4d 4c 5s 6h 9h", "? ? ?"], pile="3s")
    after = plays(state, "0 play 4s 4h 4d 4c 5s 6h")
    assert told(after, "turns-pile") == []
    assert (len(after.pile), after.turn) == (7, 1)
    # the four alone do
    assert plays(state, "0 play 4s 4h 4d 4c").pile == ()


def test_12_1_a_ladder_on_three_of_its_first_rank_does_not_turn_the_pile() -> None:
    after = plays(at(["4s 5s 6h 9h", "? ? ?"], pile="4h 4d 4c"), "0 play 4s 5s 6h")
    assert (told(after, "turns-pile"), len(after.pile)) == ([], 6)


def test_12_1_n36_a_row_that_a_ladder_has_left_turns_only_with_a_new_card() -> None:
    state = at(["4s 5s 6s 6h 6d 6c 9h", "6s 9s 9d"], decks=2)
    state = plays(state, "0 play 4s 5s 6s 6h 6d 6c")
    assert len(state.pile) == 6
    after = plays(state, "1 play 9s")
    assert told(after, "turns-pile") == []
    assert plays(state, "1 play 6s").pile == ()


def test_12_1_n36_a_ladder_on_such_a_row_does_not_turn_it_either() -> None:
    state = at(["6s 8s 9h Jh", "? ? ?"], pile="4s 5s 6s 6h 6d 6c", decks=2)
    assert len(plays(state, "0 play 6s 8s 9h").pile) == 9


# -- 12.2: sevens, in it or left out


@pytest.mark.parametrize("cards", ["6s 7h 8d", "6s 8h 9d", "5s 6h 7d", "7s 8h 9d", "6s 7s 7h 8d", "5s 6h 7d 8s 9h"])
def test_12_2_sevens_count_as_a_rank_and_may_be_left_out(cards: str) -> None:
    allowed(at([f"{cards} 2s 2h", "? ? ?"], pile="4d"), f"0 play {cards}")


def test_12_2_a_seven_left_out_is_no_rank_of_the_three() -> None:
    # six and eight are two ranks
    assert refused(at(["6s 8h 9d", "? ? ?"]), "0 play 6s 8h") == ("3.1", "12")


def test_12_2_n11_as_first_card_a_seven_needs_only_what_a_seven_needs() -> None:
    allowed(at(["7s 8h 9d", "? ? ?"], pile="As"), "0 play 7s 8h 9d")
    allowed(at(["7s 8h 9d", "? ? ?"], pile="Xb"), "0 play 7s 8h 9d")
    state = at(["7s 8h 9d", "? ? ?"], pile="Xb Xr")
    assert refused(state, "0 play 7s 8h 9d") == ("12", "10.1", "13.1")


def test_12_2_n11_as_last_card_a_seven_is_seen_through() -> None:
    state = plays(at(["5s 6h 7d 9s", "6d 8h 4d"], pile="4s"), "0 play 5s 6h 7d")
    assert state.view().top == "6h"
    allowed(state, "1 play 6d", "1 play 8h")
    assert refused(state, "1 play 4d") == ("3", "13")


# -- 12.3: no twos, no tens


@pytest.mark.parametrize("cards", ["9s Jh Qd", "8s 9h Jd Qs", "As Xb 3h"])
def test_12_3_legal_tens_and_twos_are_skipped(cards: str) -> None:
    allowed(at([f"{cards} 2s Th", "? ? ?"]), f"0 play {cards}")


@pytest.mark.parametrize(
    ("cards", "card"),
    [("9s Th Jd", "Th"), ("8s 9h Td", "Td"), ("Ts Jh Qd", "Ts"), ("2s 3h 4d", "2s"), ("Xb 2h 3d", "2h")],
)
def test_12_3_refused_tens_and_twos_in_a_ladder(cards: str, card: str) -> None:
    state = at([f"{cards} ? ?", "? ? ?"])
    assert decisive(state, f"0 play {cards}") == ("12.3", "banned", {"card": card})


def test_12_3_n12_tens_and_twos_act_as_they_are_laid() -> None:
    # a two laid first gives the turn back, so the next cards are a separate lay
    state = at(["2s 3h 4d 5s 9h", "? ? ?"], pile="Ks")
    assert decisive(state, "0 play 2s 3h 4d 5s") == ("3", "next-move", {"card": "2s", "other": "3h"})
    after = plays(state, "0 play 2s", "0 play 3h 4d 5s")
    assert (after.pile[-1], after.turn) == ("5s", 1)


# -- 12.4: jokers below the three and above the ace


@pytest.mark.parametrize(
    "cards", ["Ks Ah Xb", "Xb 3h 4d", "As Xb 3h 4d 5s", "As Xb Xr 3h", "Qs Kh Ad Xb 3s 4h", "As Ah Xb Xb Xr 3h 3s 4d"]
)
def test_12_4_jokers_stand_between_ace_and_three(cards: str) -> None:
    allowed(at([f"{cards} 9s", "? ? ?"], pile="Js"), f"0 play {cards}")


@pytest.mark.parametrize("cards", ["Ks Ah 3d", "Ks Xb 3d", "5s Xb 6h", "5s 6h Xb", "Xb 4h 5d", "Js Qh Xb"])
def test_12_4_jokers_stand_nowhere_else(cards: str) -> None:
    assert "12" in refused(at([f"{cards} 9s", "? ? ?"]), f"0 play {cards}")


def test_12_4_n36_a_ladder_may_wrap_and_repeat_jokers_and_sevens() -> None:
    state = at(["Qs Kh Ad Xb 3s 4h 9s", "? ? ?"], pile="Js")
    allowed(state, "0 play Qs Kh Ad Xb 3s 4h", "0 play Ad Xb 3s", "0 play Kh Ad Xb")
    assert refused(state, "0 play Qs Kh Ad 3s 4h")[0] == "12"
    allowed(at(["As Xb Xr 3h 3s", "? ? ?"]), "0 play As Xb Xr 3h 3s")
    allowed(at(["6s 7s 7h 8d ?", "? ? ?"]), "0 play 6s 7s 7h 8d")


def test_12_4_n36_what_counts_after_it_is_its_last_card() -> None:
    state = plays(at(["Ks Ad Xb 9s", "3h 4d 5s"], pile="Js"), "0 play Ks Ad Xb")
    allowed(state, "1 play 3h")
    assert refused(state, "1 play 4d") == ("10",)


# -- lengthening a ladder


def test_12_legal_a_running_ladder_may_be_lengthened_also_from_the_face_up_cards() -> None:
    state = at(["5s 5h", "? ? ?"], up=["6d / 8h / Ks"], pile="4s")
    state = plays(state, "0 play 5s 5h")
    allowed(state, "0 play 6d 8h")
    after = plays(state, "0 play 6d 8h")
    assert told(after, "ladder") == [(0, 4, "12")]
    assert after.up_cards(0) == ("Ks",)
    # at once it goes as well (6.1)
    allowed(at(["5s 5h", "? ? ?"], up=["6d / 8h / Ks"], pile="4s"), "0 play 5s 5h 6d 8h")


def test_12_refused_lengthening_it_with_what_does_not_follow() -> None:
    state = plays(at(["5s 6h 8d Js", "? ? ?"], pile="4s"), "0 play 5s 6h 8d")
    assert refused(state, "0 play Js")[0] == "3"
