"""Chapters *setup*, *aim*, *three*, and `call.4`, `ssi.1`: players, pack, what hands are worth, the option."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from knack_widgets.rules import NotationError, Record, RecordError, games

from ..helpers.expect import allowed, option_refused, refused, told
from ..helpers.positions import run
from .positions import PACK, deal_text, dealt, in_play, match, slid

knack31 = games["knack31"]


def values(*hands: str, dealer: int = 0) -> tuple[float, ...]:
    """What the hands of these seats turn out to be worth, compared after a pass by the dealer in the second round."""
    state = in_play(hands, dealer=dealer)
    state = slid(state, len(hands) - 1).play(f"{dealer} pass")
    state = slid(state, len(hands) - 1)
    if state.chance == "draw":
        return tuple(event[1] for event in told(state, "worth"))
    assert state.result
    return state.result.values


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
"""Where a further clause refuses the move."""


@pytest.mark.parametrize(("high", "low"), list(zip("89TJQKA", "789TJQK", strict=True)))
def test_setup_4_seven_is_the_lowest_and_the_ace_the_highest_rank(high: str, low: str) -> None:
    # the order decides drawings
    state = in_play(["Kh Qh 7c", "Kc Qc 7h"], "8h 9c Th", f"{low}s {high}d")
    state = run(state, "0 slide, 1 pass, 0 slide", f"draw {low}s {high}d")
    assert state.result
    assert state.result.winners == (1,)


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


# -- call.4, three: Blitz and three of a kind (G-7)


@pytest.mark.parametrize("aces", ["As Ah Ad", "As Ah Ac", "Ac Ad Ah"])
def test_call_4_three_aces_are_a_blitz(aces: str) -> None:
    state = in_play([aces, "? ? ?"]).play("0 announce")
    assert told(state, "announces") == [(0, 33, "call.3")]
    assert told(state, "worth")[0] == (0, 33, "call.4")


@pytest.mark.parametrize("rank", "789TJQK")
def test_three_2_g7_three_equal_ranks_are_worth_thirty_and_a_half(rank: str) -> None:
    found = values(f"{rank}s {rank}h {rank}d", f"As {'8h' if rank != '8' else '7h'} 9c")
    assert found[0] == 30.5
    assert isinstance(found[0], float)
    assert isinstance(found[1], int)


def test_three_3_g7_between_thirty_and_knack() -> None:
    state = in_play(["Ks Qs Js", "7s 7h 7d"], "8h 9h Tc", dealer=1)
    state = run(state, "0 slide, 1 pass, 0 slide")
    assert state.result
    assert (state.result.values, state.result.winners) == ((30, 30.5), (1,))
    state = in_play(["As Qs Js", "7s 7h 7d"], "8h 9h Tc").play("0 announce")
    assert state.result
    assert (state.result.values, state.result.winners) == ((31, 30.5), (0,))


def test_three_4_three_of_a_kind_beats_by_no_rank() -> None:
    # three sevens and three kings are worth the same: 30.5
    state = run(in_play(["Ks Kh Kd", "7s 7h 7d"], "8h 9h Tc", dealer=1), "0 slide, 1 pass, 0 slide")
    assert state.chance == "draw"
    assert told(state, "worth") == [(0, 30.5, "three.4"), (1, 30.5, "three.4")]


def test_three_6_three_aces_are_more_than_three_of_a_kind() -> None:
    state = in_play(["As Ah Ad", "Ks Kh Kd"]).play("0 announce")
    assert state.result
    assert (state.result.values, state.result.winners) == ((33, 30.5), (0,))


def test_three_background_enforces_nothing() -> None:
    assert not any(knack31.clauses[clause].enforces for clause in ("three.1", "three.5", "origin.1"))


# -- ssi.1: the additional rules are an option


@pytest.mark.parametrize("value", [True, False])
def test_ssi_1_legal_g11_on_or_off(value: bool) -> None:
    assert match(2, ssi=value).setup.options["ssi"] is value
    assert match(2).setup.options["ssi"] is True


@pytest.mark.parametrize("value", ["yes", 1, 0, None, "true", 2])
def test_ssi_1_refused_other_values(value: Any) -> None:
    option_refused(lambda: match(2, ssi=value), "ssi.1", "ssi", "true", "false")


def test_ssi_1_refused_other_options() -> None:
    option_refused(lambda: match(2, stake=3), None, "stake", "ssi")


def test_ssi_1_refused_in_a_record() -> None:
    text = 'format = "knack-widgets/1"\ngame = "knack31"\nplayers = 2\nmoves = []\n[options]\nssi = 1\n'
    with pytest.raises(RecordError) as caught:
        Record.loads(text)
    assert caught.value.clause == "ssi.1"


def test_the_only_option() -> None:
    assert list(knack31.options) == ["ssi"]
    option = knack31.options["ssi"]
    assert (option.default, option.clause, set(option.choices)) == (True, "ssi.1", {True, False})


# -- the words of moves


NO_MOVES = [
    *("0 look 3", "0 look", "0 swap 7s", "0 swap 7s 8s 9s", "0 swap 7s all", "0 swap all 7s", "0 swap", "0 slide 7s"),
    *("expose 7s", "expose 2 7s", "expose -1 7s", "expose x 7s", "expose 0", "0 expose 0 7s", "expose 99999 7s"),
    *("swap", "2 slide", "0 knock", "expose 0 7s 8s", "0 swap 1s 7h", "announce", "0 draw 7s", "redeal"),
]


@pytest.mark.parametrize("text", NO_MOVES)
def test_text_that_is_no_move(text: str) -> None:
    for state in (dealt(["? ? ?", ""]), in_play(["? ? ?", "? ? ?"])):
        with pytest.raises(NotationError):
            state.judge(text)


def test_moves_are_read_leniently() -> None:
    state = dealt(["Ts 8h Jd", ""])
    assert str(state.read(" EXPOSE 00 10S ")) == "expose 0 Ts"
    assert str(state.read("0  Swap 10s  aH")) == "0 swap Ts Ah"
    assert str(state.read("0 SWAP ALL")) == "0 swap all"
    assert str(state.read("0 Ask-Back")) == "0 ask-back"


def test_states_travel_to_other_processes() -> None:
    state = in_play(["As Ks Qs", "? ? ?"])
    assert pickle.loads(pickle.dumps(state)) == state
    assert deal_text(["As Ks Qs", ""], dealer=1).startswith("deal As Ks Qs ")
