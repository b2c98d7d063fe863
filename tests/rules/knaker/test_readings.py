"""Other readings of Knåker's rulings: moves that they allow and forbid, and effects."""

from __future__ import annotations

import pytest

from ..helpers.expect import told
from .positions import KnakerState, allowed, at, decisive, plays, refused

SEEN_THROUGH = {"N-9": "b"}
ONE_TURN = {"N-19": "b"}
ONLY_DRAWING = {"N-53": "b"}

# -- N-9: a seven between cards of a rank


def test_n9_b_a_seven_between_nines_does_not_break_the_row_of_four() -> None:
    nines = at(["9s 9d ?", "?"], pile="9h 9c 7h", readings=SEEN_THROUGH)
    assert told(plays(nines, "0 play 9s 9d"), "turns-pile") == [(0, 5, "4.2")]
    as_the_book_does = at(["9s 9d ?", "?"], pile="9h 9c 7h")
    assert told(plays(as_the_book_does, "0 play 9s 9d"), "turns-pile") == []


def test_n9_b_a_seven_on_four_of_a_rank_turns_nothing() -> None:
    state = at(["7s ?", "?"], pile="9h 9c 9s 9d", readings=SEEN_THROUGH)
    assert told(plays(state, "0 play 7s"), "turns-pile") == []


def test_n9_b_an_insertion_over_a_seven_completes_the_row_of_four() -> None:
    state = at(["? ?", "? ?", "9s ? ?"], pile="9h 9c 7h 9d", turn=1, readings=SEEN_THROUGH)
    after = plays(state, "2 insert 9s")
    assert told(after, "turns-pile") == [(2, 5, "4.2")]
    assert after.turn == 2


def test_n9_b_two_jokers_with_a_seven_between_are_a_dubbelknaker() -> None:
    state = at(["7s 4d ?", "?"], pile="Xb 7h Xr", readings=SEEN_THROUGH)
    assert refused(state, "0 play 7s")[0] == "10.1"
    allowed(at(["7s 4d ?", "?"], pile="Xb 7h Xr"), "0 play 7s")


def test_n9_b_three_kings_with_a_seven_between_are_a_trippelknug() -> None:
    state = at(["As Ad ?", "?"], pile="Kh 7h Kd Ks", readings=SEEN_THROUGH)
    assert decisive(state, "0 play As") == ("14", "black", {"card": "As"})
    allowed(state, "0 play Ad")
    allowed(at(["As Ad ?", "?"], pile="Kh 7h Kd Ks"), "0 play As")


def test_n9_b_a_seven_within_jokers_and_threes_leaves_a_frippelknaker() -> None:
    state = at(["3s 3d 3h ?", "2s ?"], pile="Xb 7h Xb Xr", readings=SEEN_THROUGH)
    after = plays(state, "0 play 3s 3d 3h")
    assert told(after, "frippel") == [("10.3",)]
    assert refused(after, "1 play 2s") == ("10.3",)
    assert told(plays(at(["3s 3d 3h ?", "?"], pile="Xb 7h Xb Xr"), "0 play 3s 3d 3h"), "frippel") == []


def test_n9_b_two_packs_count_kajaker_through_sevens() -> None:
    state = at(["3s ?", "?"], pile="Xb 7h Xb Xr", decks=2, readings=SEEN_THROUGH)
    assert refused(state, "0 play 3s") == ("17.2.3",)
    allowed(at(["3s ?", "?"], pile="Xb 7h Xb Xr", decks=2), "0 play 3s")


# -- N-19: the length of a round when several seats go out


def last(*hands: str, readings: dict[str, str] | None = None) -> KnakerState:
    """Return seats with only a hand left, at a pile with a four."""
    return at(hands, down=[""] * len(hands), pile="4h", readings=readings)


def test_n19_b_who_goes_out_a_turn_later_has_the_next_place() -> None:
    state = plays(last("5s", "9s", "Qd ?", "Kd ?", readings=ONE_TURN), "0 play 5s, 1 play 9s")
    assert told(state, "shared") == []
    assert dict(state.placing) == {0: 1, 1: 2}


def test_n19_b_an_insertion_in_the_turn_in_which_somebody_goes_out_shares_the_place() -> None:
    state = plays(last("5s ?", "5d", "5c", "5h ?", readings=ONE_TURN), "0 play 5s, 2 insert 5c, 1 play 5d")
    assert told(state, "shared") == [(1, 1, "7.3")]
    assert dict(state.placing) == {1: 1, 2: 1}


def test_n19_b_an_insertion_in_the_turn_after_has_the_next_place() -> None:
    state = plays(last("5s", "5d ?", "5c", "5h ?", readings=ONE_TURN), "0 play 5s, 2 insert 5c")
    assert told(state, "shared") == []
    assert dict(state.placing) == {0: 1, 2: 2}


# -- N-53: which convictions end the right to take back


def looked(readings: dict[str, str] | None = None) -> KnakerState:
    """Return a position in which seat 0 has looked at a card, laid an eight, and is accused."""
    state = at(["8h 9h ? ?", "? ? ?"], pile="4h", cheating=True, readings=readings)
    return plays(state, "0 cheat look 0, 0 play 8h, 1 accuse 0")


def replaced(state: KnakerState) -> KnakerState:
    """Return the state after chance has replaced the card that was looked at (16.7)."""
    return state.play(state.by_chance(1)) if state.chance else state


@pytest.mark.parametrize("answer", ["admit", "deny"])
def test_n53_any_conviction_for_cheating_ends_the_right_to_take_back(answer: str) -> None:
    state = replaced(looked().play(f"0 {answer}"))
    assert decisive(state, "0 back") == ("9.1", "closed", {"seat": 0})


def test_n53_b_a_conviction_for_looking_leaves_the_right_to_take_back() -> None:
    state = replaced(looked(ONLY_DRAWING).play("0 admit"))
    allowed(state, "0 back", "0 back 8h")


def test_n53_somebody_elses_conviction_leaves_the_right_to_take_back() -> None:
    state = at(["8h 9h ? ?", "? ? ?", "? ? ?"], pile="4h", cheating=True)
    state = plays(state, "2 cheat look 0, 0 play 8h, 1 accuse 2").play("2 admit")
    state = replaced(state)
    allowed(state, "0 back")


def test_n53_an_acquittal_leaves_the_right_to_take_back() -> None:
    state = plays(at(["8h 9h ? ?", "? ? ?"], pile="4h", cheating=True), "0 play 8h, 1 accuse 0, 0 deny")
    allowed(state, "0 back")


@pytest.mark.parametrize("readings", [{}, ONLY_DRAWING])
def test_n53_a_conviction_for_drawing_ends_the_right_to_take_back_under_both_readings(readings: dict[str, str]) -> None:
    state = at(["8h 9h ? ?", "? ? ?"], pile="4h", stock=4, cheating=True, readings=readings)
    state = plays(state, "0 play 8h, 0 cheat draw, 1 accuse 0, 0 admit")
    assert decisive(state, "0 back") == ("9.1", "closed", {"seat": 0})
