"""The events of moves of Knåker: they are true, and there are no repeats."""

from __future__ import annotations

import pytest

from knack_widgets.rulebook.languages import LANGS

from ..helpers.expect import told
from .positions import at, decisive, plays, refused


def names(state: object) -> list[str]:
    """Return the names of the events of the last move."""
    return [event[0] for event in state.events]  # type: ignore[attr-defined]


def test_a_fourth_king_that_turns_the_pile_makes_no_trippelknug() -> None:
    state = plays(at(["Kh Ks ? ?", "?"], pile="Kd Kc"), "0 play Kh Ks")
    assert "turns-pile" in names(state)
    assert "three-kings" not in names(state)


def test_a_third_king_makes_a_trippelknug() -> None:
    assert "three-kings" in names(plays(at(["Kh ? ?", "?"], pile="Kd Kc"), "0 play Kh"))


def test_threes_that_turn_the_pile_make_no_frippelknaker() -> None:
    state = plays(at(["3s 3d 3h Xb Xb Xr ?", "?"], pile="3c"), "0 play 3s 3d 3h Xb Xb Xr")
    assert "turns-pile" in names(state)
    assert "frippel" not in names(state)


def test_a_pile_is_locked_once_and_added_to_after_that() -> None:
    state = at(["5s 5d 7c", "? ? ?"], up=["4h / 8d / Kc", "5c / 9d / Qs"], stock=9, phase="exchange")
    state = plays(state, "0 lay 5s on 1.0")
    assert told(state, "locks") == [(0, 1, 1, "2.2")]
    state = plays(state, "0 draw, 0 lay 5d on 1.0")
    assert told(state, "locks") == []
    assert told(state, "adds-to-locked") == [(0, 1, 1, "2.2")]


def test_an_extension_is_told_as_one() -> None:
    state = plays(at(["5s 6d 7c 8h ?", "? ?"], pile="4h"), "0 play 5s 6d 7c")
    assert told(state, "lengthens") == []
    assert told(plays(state, "0 play 8h"), "lengthens") == [(0, "9")]


def test_a_card_on_ones_own_two_is_no_extension() -> None:
    assert told(plays(at(["2s 5d ?", "? ?"], pile="4h"), "0 play 2s, 0 play 5d"), "lengthens") == []


@pytest.mark.parametrize("lang", LANGS)
def test_a_refused_pick_up_says_that_a_card_may_need_others_with_it(lang: str) -> None:
    words = {"sv": "tillsammans", "de": "mit weiteren Karten", "en": "with"}
    verdict = at(["3s 3d 3h", "? ?"], pile="Xb Xb Xr").judge("0 pick-up")
    assert words[lang] in verdict.explain(lang)


@pytest.mark.parametrize(
    ("hand", "pile", "card", "other"),
    [
        ("2s 7s 7d 2d Th", "4h", "2s", "7s"),
        ("2s 2d 5h", "4h", "2d", "5h"),
        ("Ts 4d", "9h", "Ts", "4d"),
        ("7s 5d", "4h 2h", "7s", "5d"),
        ("5s 5d 8h", "5h 5c", "5d", "8h"),
    ],
)
def test_what_follows_a_two_or_a_turning_is_refused_as_a_move_of_its_own(
    hand: str, pile: str, card: str, other: str
) -> None:
    state = at([hand, "? ?"], pile=pile)
    assert decisive(state, f"0 play {hand}") == ("3", "next-move", {"card": card, "other": other})
    assert "N-24" in state.judge(f"0 play {hand}").reasons[0].clause.rulings


@pytest.mark.parametrize("cards", ["2s 3h 4d", "Ts Jh Qd"])
def test_a_ladder_with_a_two_or_a_ten_that_is_no_row_of_moves_is_refused_as_a_ladder(cards: str) -> None:
    assert decisive(at([f"{cards} ? ?", "? ?"]), f"0 play {cards}")[0] == "12.3"


def test_a_bad_ladder_after_a_two_that_cannot_be_laid_is_refused_for_the_two() -> None:
    clause, _, _ = decisive(at(["2s 5d", "? ?"], pile="Xb Xb Xr"), "0 play 2s 5d")
    assert clause != "3"


# -- N-54, N-55, N-57


@pytest.mark.parametrize("cards", ["3s 3d 3h 4s 5s", "3s 3d 3h 5s 5d"])
def test_n54_three_threes_on_a_trippelknaker_are_neither_a_ladder_nor_a_kaker(cards: str) -> None:
    state = at([f"{cards} ?", "? ?"], pile="Xb Xb Xr")
    assert "10.2" in refused(state, f"0 play {cards}")


def test_n55_black_may_lie_on_ones_own_red_two_on_a_trippelknug() -> None:
    state = plays(at(["2h As ?", "? ?"], pile="Kh Kd Kc"), "0 play 2h")
    assert state.judge("0 play As").legal


def test_n57_a_cheat_by_the_last_seat_stands_after_a_round_from_that_seat() -> None:
    state = at(["9s ? ?", "9d ? ?", "8s 8d ?"], pile="9h", turn=2, cheating=True)
    state = plays(state, "2 cheat play 8s, 0 play 9s")
    assert any(offence.seat == 2 for offence in state.offences)  # the first seat has had a turn meanwhile
