"""Chapter *setup*: the pack, the number of players, the rank of the cards."""

from __future__ import annotations

import pytest

from knack_widgets.rules import NotationError, games

from ..helpers.expect import allowed, option_refused, refused, told
from ..helpers.positions import run
from .positions import PACK, in_play, match

knack31 = games["knack31"]


# -- setup.1: one Skat pack; G-1: two to eight players


@pytest.mark.parametrize("count", range(2, 9))
def test_setup_1_legal_g1_two_to_eight_players(count: int) -> None:
    state = match(count).deal(seed=1)
    assert [len(hand) for hand in state.hands] == [3] * (count - 1) + [0]
    assert [len(pile) for pile in state.piles] == [3, 3]
    assert len(state.stock) == 32 - 3 * (count + 1) >= 5


@pytest.mark.parametrize("count", [0, 1, 9, 32, -2])
def test_setup_1_refused_g1_other_numbers_of_players(count: int) -> None:
    option_refused(lambda: knack31.start(players=count), "setup.1", "2", "8")


def test_setup_1_legal_the_whole_pack_in_any_order() -> None:
    assert len(PACK) == 32
    assert sorted(knack31.pack(match(2).setup)) == sorted(PACK)
    allowed(match(2), "deal " + " ".join(PACK), "deal " + " ".join(reversed(PACK)))


@pytest.mark.parametrize("cards", [PACK[1:], [*PACK, "7s"], [*PACK[:-1], "7s"], ["6s", *PACK[1:]], ["Xb", *PACK[1:]]])
def test_setup_1_refused_another_pack(cards: list[str]) -> None:
    with pytest.raises(NotationError) as caught:
        match(3).play(" ".join(["deal", *cards]))
    assert caught.value.clause == "setup.1"


def test_setup_2_three_cards_each_and_three_in_the_middle() -> None:
    state = in_play(["7s 8h Jd", "9s Th Qd", "Ks Ah 9h"], "7h 8d Jc")
    assert state.hands == (("7s", "8h", "Jd"), ("9s", "Th", "Qd"), ("Ks", "Ah", "9h"))
    assert state.middle == ("7h", "8d", "Jc")


# -- setup.3: clockwise


@pytest.mark.parametrize("dealer", range(4))
def test_setup_3_legal_g3_clockwise(dealer: int) -> None:
    state, seats = in_play(["? ? ?"] * 4, dealer=dealer), []
    for _ in range(6):
        seats.append(state.turn)
        allowed(state, f"{state.turn} swap all")
        state = state.play(f"{state.turn} swap all")
    assert seats == [(dealer + 1 + i) % 4 for i in range(6)]
    assert told(state, "turn") == [((dealer + 3) % 4, "setup.3")]


@pytest.mark.parametrize("move", ["0 slide", "2 slide", "2 swap all", "3 pass"])
def test_setup_3_refused_g3_out_of_turn(move: str) -> None:
    verdict = refused(in_play(["? ? ?"] * 4, "7s 8h 9h").play("0 swap all"), move, *REFUSED.get(move, ("setup.3",)))
    assert verdict.reasons[0].key == "turn"
    assert dict(verdict.reasons[0].facts) == {"seat": int(move[0]), "turn": 1}


REFUSED = {"3 pass": ("setup.3", "pass.6")}
"""Moves that a further clause refuses."""


@pytest.mark.parametrize(("high", "low"), list(zip("89TJQKA", "789TJQK", strict=True)))
def test_setup_4_seven_is_the_lowest_and_the_ace_the_highest_rank(high: str, low: str) -> None:
    # the order decides drawings
    state = in_play(["Kh Qh 7c", "Kc Qc 7h"], "8h 9c Th", f"{low}s {high}d")
    state = run(state, "0 slide, 1 pass, 0 slide", f"draw {low}s {high}d")
    assert state.result
    assert state.result.winners == (1,)
