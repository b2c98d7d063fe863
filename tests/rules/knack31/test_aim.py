"""Chapter *aim*: the seat that begins, and the value of a hand."""

from __future__ import annotations

import pytest

from ..helpers.expect import allowed, refused, told
from ..helpers.positions import run
from .positions import in_play, values

# -- aim.1: left of the dealer begins


@pytest.mark.parametrize("dealer", range(3))
def test_aim_1_legal_left_of_the_dealer_begins(dealer: int) -> None:
    state = in_play(["? ? ?"] * 3, dealer=dealer)
    seat = (dealer + 1) % 3
    assert told(state, "turn") == [(seat, "aim.1")]
    assert state.turn == seat
    assert "aim.1" in state.in_force(seat)
    allowed(state, f"{seat} slide", f"{seat} swap all")


@pytest.mark.parametrize("move", ["1 slide", "2 slide", "2 swap all"])
def test_aim_1_refused_somebody_else_begins(move: str) -> None:
    verdict = refused(in_play(["? ? ?"] * 3), move, "aim.1")
    assert verdict.reasons[0].key == "turn"
    assert dict(verdict.reasons[0].facts) == {"seat": int(move[0]), "turn": 0}


def test_aim_2_a_swap_makes_31() -> None:
    state = in_play(["As Ks 8h", "? ? ?"], "Qs 9h 7d").play("0 swap 8h Qs").play("0 announce")
    assert told(state, "announces") == [(0, 31, "call.1")]


def test_aim_3_only_the_best_suit_counts() -> None:
    assert values("As Kh Qh", "9s 8s Ad", "7h 9d 8d") == (20, 17, 17)
    assert values("Ts Qs 7d", "9h 8h 7h", "Ks Js Ad")[:2] == (20, 24)
    state = in_play(["As Kh Qh", "9s 8s Ad"], "Jd Td 7c", dealer=1)
    assert "aim.3" in {e[-1] for e in run(state, "0 slide, 1 pass, 0 slide").events if e[0] == "worth"}


@pytest.mark.parametrize(("rank", "count"), list(zip("789TJQK", (7, 8, 9, 10, 10, 10, 10), strict=True)))
def test_aim_4_g7_pictures_ten_ace_eleven_others_their_number(rank: str, count: int) -> None:
    # with an ace: eleven more; the other hand is out of the way
    other = "8d" if rank == "7" else "7d"
    assert values(f"As {rank}s {other}", "9h Th 8c")[0] == 11 + count
