"""Chapter *slide*: the turn moves on; after slides of all seats the middle is renewed."""

from __future__ import annotations

import pytest

from ..helpers.expect import allowed, cited, refused, told
from ..helpers.positions import run
from .positions import HANDS, MIDDLE, in_play, slid, table

# -- slide.1: on to the next


@pytest.mark.parametrize("seat", range(3))
def test_slide_1_legal_g3_on_to_the_left(seat: int) -> None:
    state = slid(table(), seat)
    allowed(state, f"{seat} slide")
    state = state.play(f"{seat} slide")
    assert told(state, "slides") == [(seat, "slide.1")]
    assert told(state, "turn") == [((seat + 1) % 3, "slide.1" if seat < 2 else "setup.3")]
    assert state.turn == (seat + 1) % 3


def test_slide_1_legal_g13_a_slide_is_a_counted_move() -> None:
    state = in_play(["9s Th Qd", "As Ks Qs", "9d Tc Jd"], MIDDLE).play("0 slide")
    assert [(window.seat, window.others) for window in state.windows] == [(1, 1)]


def test_slide_1_refused_who_has_slid_does_not_go_on() -> None:
    state = table().play("0 slide")
    verdict = refused(state, "0 slide", "slide.1")
    assert verdict.reasons[0].key == "turn"
    assert dict(verdict.reasons[0].facts) == {"seat": 0, "turn": 1}
    # the next seat is not the right-hand neighbour, whom the text names (G-3)
    refused(state, "2 slide", "slide.1")
    # after a swap the turn moves on because play goes clockwise
    refused(state.play("1 swap all"), "1 slide", "setup.3")


# -- slide.2, slide.3: all slid one after another


@pytest.mark.parametrize("players", [2, 3, 4])
def test_slide_2_g6_three_new_cards(players: int) -> None:
    state = table(players)
    stock = state.stock
    state = slid(state, players)
    assert told(state, "renewed") == [("As", "7c", "Ks", "slide.2")]
    assert state.middle == ("As", "7c", "Ks")
    # the old ones are under the stock, in order
    assert state.stock == (*stock[3:], "7h", "8d", "Jc")
    assert state.slides == ()


@pytest.mark.parametrize("first", range(3))
def test_slide_3_g6_the_turn_is_with_who_slid_first(first: int) -> None:
    state = table()
    for _ in range(first):
        state = state.play(f"{state.turn} swap all")
    state = slid(state, 3)
    assert told(state, "first-slider") == [(first, "slide.3")]
    assert state.turn == first


@pytest.mark.parametrize("move", ["swap all", "pass"])
def test_slide_2_an_interruption_starts_the_count_anew(move: str) -> None:
    state = slid(table(), 2).play(f"2 {move}")
    assert state.slides == ()
    state = slid(state, 1)
    assert state.middle == (("7h", "8d", "Jc") if move == "pass" else ("9d", "Tc", "Jh"))


def test_slide_2_g17_a_refresh_starts_the_count_anew() -> None:
    state = in_play(HANDS[:3], "7h 8d 9c", "As 7c Ks Js 8s Jd")
    state = run(state, "0 slide, 1 slide, 2 refresh, 2 slide")
    assert (state.slides, state.middle) == ((2,), ("As", "7c", "Ks"))
    state = slid(state, 2)
    assert state.middle == ("Js", "8s", "Jd")


def test_slide_2_twice() -> None:
    # the old middle returns when the whole stock has been used
    state = slid(table(2, ssi=False), 2 * 8)
    assert state.phase == "play"
    assert sorted([*state.middle, *state.stock]) == sorted([*table(2).middle, *table(2).stock])


def test_slide_2_after_a_pass_nothing_is_renewed() -> None:
    state = run(slid(table(), 2), "2 pass, 0 slide")
    assert state.middle == tuple(MIDDLE.split())
    assert state.slides == ()
    assert "slide.2" not in cited(state.play("1 slide"))
