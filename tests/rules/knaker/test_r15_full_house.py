"""The kåker, a full house laid in one move (15; N-12, N-30)."""

from __future__ import annotations

import pytest

from ..helpers.expect import told
from .positions import allowed, at, decisive, plays, refused

FIVES = "5s 5h 8s 8h 8d"


@pytest.mark.parametrize("cards", [FIVES, "5s 5h 5d 8s 8h", "3s 3h 3d 4s 4h", "Ks Kh As Ah Ad"])
def test_15_legal_three_and_two_the_lower_first(cards: str) -> None:
    state = at([f"{cards} 2s", "? ? ?"])
    allowed(state, f"0 play {cards}")
    after = plays(state, f"0 play {cards}")
    assert told(after, "kaker") == [(0, "15")]
    assert (len(after.pile), after.turn) == (5, 1)


def test_15_legal_where_the_lower_rank_may_lie() -> None:
    for pile in ("4s", "5d", "2s", "9s 2s"):
        allowed(at([f"{FIVES} ?", "? ? ?"], pile=pile), f"0 play {FIVES}")
    allowed(at(["3s 3h 3d 4s 4h", "? ? ?"], pile="Xb"), "0 play 3s 3h 3d 4s 4h")


def test_15_refused_the_originals_example_on_a_six() -> None:
    state = at([f"{FIVES} ?", "? ? ?"], pile="6s")
    assert decisive(state, f"0 play {FIVES}") == ("15", "first", {"card": "5s", "other": "6s"})
    assert refused(state, f"0 play {FIVES}") == ("15", "3")
    # the eights alone would be legal
    allowed(state, "0 play 8s 8h 8d")


def test_15_refused_the_higher_rank_first() -> None:
    state = at([f"{FIVES} ?", "? ? ?"])
    assert decisive(state, "0 play 8s 8h 8d 5s 5h") == ("15", "order", {"card": "8s", "other": "5h"})
    assert refused(state, "0 play 8s 8h 5s 5h 8d")[0] == "15"


@pytest.mark.parametrize(
    ("cards", "key", "card"),
    [
        ("5s 5h 7s 7h 7d", "seven", "7s"),
        ("7s 7h 8s 8h 8d", "seven", "7s"),
        ("2s 2h 8s 8h 8d", "acting", "2s"),
        ("8s 8h 8d Ts Th", "acting", "Ts"),
        ("8s 8h 8d Xb Xr", "joker", "Xb"),
        ("As Ah Xb Xb Xr", "joker", "Xb"),
    ],
)
def test_15_n12_n30_no_sevens_tens_twos_or_jokers_in_it(cards: str, key: str, card: str) -> None:
    assert decisive(at([f"{cards} ?", "? ? ?"]), f"0 play {cards}") == ("15", key, {"card": card})


@pytest.mark.parametrize("cards", ["5s 5h 8s 8h", "5s 5h 5d 8s 8h 8d", "5s 8s 8h 8d", "5s 5h 8s 8h 8d 8c"])
def test_15_n30_exactly_five_cards(cards: str) -> None:
    assert refused(at([f"{cards} ?", "? ? ?"]), f"0 play {cards}")[0] == "3.1"


def test_15_n12_a_two_before_it_is_a_lay_of_its_own() -> None:
    state = plays(at([f"2s {FIVES} 9s", "? ? ?"], pile="Ks"), "0 play 2s")
    allowed(state, f"0 play {FIVES}")


def test_15_n30_a_pair_on_a_pair_of_its_rank_turns_the_pile() -> None:
    state = at([f"{FIVES} 9s", "? ? ?"], pile="5d 5c")
    after = plays(state, f"0 play {FIVES}")
    assert told(after, "turns-pile") == [(0, 7, "4.2")]
    assert (after.pile, after.turn) == ((), 0)
    # one five below is three in a row
    assert len(plays(at([f"{FIVES} 9s", "? ? ?"], pile="5d"), f"0 play {FIVES}").pile) == 6


def test_15_n30_it_may_be_continued_with_face_up_cards() -> None:
    state = at(["5s 5h", "? ? ?"], up=["8s 8h / 8d / 9s"], pile="4s")
    allowed(state, "0 play 5s 5h 8s 8h 8d")
    after = plays(state, "0 play 5s 5h", "0 play 8s 8h 8d")
    assert told(after, "kaker") == [(0, "15")]
    assert after.up_cards(0) == ("9s",)


def test_15_n30_a_frippelknaker_may_be_continued_with_face_up_cards_too() -> None:
    state = at(["3s 3h 3d", "? ? ?"], up=["Xb / Xb / Xr"], pile="")
    allowed(state, "0 play 3s 3h 3d Xb Xb Xr")
    after = plays(state, "0 play 3s 3h 3d", "0 play Xb Xb Xr")
    assert told(after, "frippel") == [("10.3",)]


def test_15_n30_a_running_pair_may_grow_into_one() -> None:
    state = plays(at([f"{FIVES} 9s", "? ? ?"], pile="4s"), "0 play 5s 5h")
    allowed(state, "0 play 8s 8h 8d")
    assert refused(state, "0 play 8s 8h")[0] == "3"
