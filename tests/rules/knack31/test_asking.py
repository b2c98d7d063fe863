"""Chapter *ssi*: asking to give a swap back (`ssi.6`) or to deal again (`ssi.7`)."""

from __future__ import annotations

from typing import Any

import pytest

from knack_widgets.rules import State, games

from ..helpers.expect import allowed, refused, told
from ..helpers.positions import legal, run, verbs
from .positions import dealt, hand, in_play, slid

HANDS = ["9s Th Qd", "9h Td Qc", "Jd Tc Jh"]
MIDDLE = "7h 8d Jc"


def table(**options: Any) -> State:
    """Return three players at the first move."""
    return in_play(HANDS, MIDDLE, **options)


# -- ssi.6: giving back needs the consent of all players


def swapped(**options: bool) -> State:
    """Return three players; seat 0 has swapped one card."""
    return table(**options).play("0 swap Th 7h")


def test_ssi_6_legal_g19_consent_of_all_restores_everything() -> None:
    before = table()
    state = swapped()
    allowed(state, "0 ask-back")
    state = state.play("0 ask-back")
    assert told(state, "asks-back") == [(0, "ssi.6")]
    assert (state.phase, state.to_act, state.turn) == ("asking", {1, 2}, 1)
    assert legal(state) == ["1 consent", "1 refuse", "2 consent", "2 refuse"]
    state = state.play("2 consent")
    assert told(state, "consents") == [(2, "ssi.6")]
    assert (state.turn, legal(state)) == (1, ["1 consent", "1 refuse"])
    state = state.play("1 consent")
    assert told(state, "given-back") == [(0, "ssi.6")]
    assert told(state, "turn") == [(0, "ssi.6")]
    assert state.evolve(events=()) == before.evolve(events=())


def test_ssi_6_legal_g19_the_turn_and_the_counts_come_back() -> None:
    before = slid(table(), 2)
    state = run(before, "2 swap all, 2 ask-back, 0 consent, 1 consent")
    assert state.evolve(events=()) == before.evolve(events=())
    assert (state.slides, state.turn) == ((0, 1), 2)
    # the last turns after a pass too
    before = before.play("2 pass")
    state = run(before, "0 swap all, 0 ask-back, 1 consent, 2 consent")
    assert state.evolve(events=()) == before.evolve(events=())


def test_ssi_6_legal_g19_windows_come_back() -> None:
    before = in_play([HANDS[0], "As Ks 8c", HANDS[2]], "Qs 8d Jc").play("0 slide")
    state = before.play("1 swap 8c Qs")
    assert [window.seat for window in state.windows] == [1]
    state = run(state, "1 ask-back, 0 consent, 2 consent")
    assert state.windows == ()
    assert state.evolve(events=()) == before.evolve(events=())


def test_ssi_6_legal_g19_the_first_refusal_settles_it() -> None:
    before = swapped()
    state = run(before, "0 ask-back, 2 refuse")
    assert told(state, "refuses") == [(2, "ssi.6")]
    assert told(state, "turn") == [(1, "setup.3")]
    assert state.evolve(events=()) == before.evolve(events=())
    state = run(before, "0 ask-back, 1 consent, 2 refuse")
    assert state.evolve(events=()) == before.evolve(events=())


def test_ssi_6_legal_g19_asking_again() -> None:
    state = run(swapped(), "0 ask-back, 1 refuse")
    allowed(state, "0 ask-back")
    state = run(state, "0 ask-back, 1 consent, 2 consent")
    assert hand(state, 0) == HANDS[0]


def test_ssi_6_legal_the_swap_before_is_the_last_one_then() -> None:
    state = run(swapped(), "1 swap all, 1 ask-back, 0 consent, 2 consent")
    assert state.turn == 1
    allowed(state, "0 ask-back")


def test_ssi_6_legal_two_players() -> None:
    state = run(in_play(HANDS[:2], MIDDLE), "0 swap all, 0 ask-back, 1 consent")
    assert (hand(state, 0), state.turn) == (HANDS[0], 0)


@pytest.mark.parametrize("moves", ["1 slide", "1 swap all", "1 slide, 2 swap all"])
def test_ssi_6_refused_g19_not_the_last_counted_move(moves: str) -> None:
    verdict = refused(run(swapped(), moves), "0 ask-back", "ssi.6")
    assert verdict.reasons[0].key == "last"
    assert dict(verdict.reasons[0].facts) == {"seat": 0}


def test_ssi_6_refused_nothing_swapped() -> None:
    refused(table(), "0 ask-back", "ssi.6")
    refused(table().play("0 slide"), "0 ask-back", "ssi.6")
    refused(swapped(), "1 ask-back", "ssi.6")
    # a refresh is not a swap
    refused(in_play(HANDS, "7h 8d 9c").play("0 refresh"), "0 ask-back", "ssi.6")


@pytest.mark.parametrize("move", ["0 consent", "0 refuse", "1 consent", "1 refuse"])
def test_ssi_6_refused_g21_only_those_asked_and_once(move: str) -> None:
    verdict = refused(run(swapped(), "0 ask-back, 1 consent"), move, "ssi.6")
    assert verdict.reasons[0].key == "answered"
    assert dict(verdict.reasons[0].facts) == {"seat": int(move[0])}


@pytest.mark.parametrize("move", ["1 slide", "1 swap all", "2 call-redeal", "0 ask-back", "1 yes", "2 announce"])
def test_ssi_6_refused_g21_only_an_answer(move: str) -> None:
    state = in_play([HANDS[0], HANDS[1], "As Ks Qs"], MIDDLE).play("0 swap Th 7h").play("0 ask-back")
    assert refused(state, move, "ssi.6").reasons[0].key == "phase"


def test_ssi_6_refused_without_the_additional_rules() -> None:
    assert refused(swapped(ssi=False), "0 ask-back", "ssi.6").reasons[0].key == "without"


# -- ssi.7: the whole deal again, by majority


def called(players: int, seat: int = 0) -> State:
    """Return the first deal; `seat` has called for another."""
    return in_play(["? ? ?"] * players).play(f"{seat} call-redeal")


@pytest.mark.parametrize("players", range(2, 9))
def test_ssi_7_legal_g20_more_than_half_of_all_seats(players: int) -> None:
    state, needed = called(players), players // 2 + 1
    for seat in range(1, needed):
        assert (state.phase, len(state.yes)) == ("voting", seat)
        state = state.play(f"{seat} yes")
    # settled as soon as it is certain
    assert told(state, "redeal") == [(needed, "ssi.7")]
    assert (state.chance, state.dealer, state.deals) == ("deal", players - 1, 0)
    assert (sum(state.wins), sum(state.losses), state.result) == (0, 0, None)
    assert (any(state.hands), state.middle, state.stock) == (False, (), ())
    assert state.deal(seed=1).deals == 1


@pytest.mark.parametrize("players", range(2, 9))
def test_ssi_7_legal_g20_lost_as_soon_as_it_is_certain(players: int) -> None:
    before = in_play(["? ? ?"] * players)
    state = called(players)
    count = 0
    while state.phase == "voting":
        count += 1
        state = state.play(f"{count} no")
    # half of the seats are enough against it
    assert count == (players + 1) // 2
    assert told(state, "no-redeal") == [("ssi.7",)]
    assert told(state, "votes")[0][1:] == ("no", "ssi.7")
    assert state.evolve(events=()) == before.evolve(events=())


@pytest.mark.parametrize("seat", range(4))
def test_ssi_7_legal_g20_any_seat_and_the_turn_stays(seat: int) -> None:
    before = in_play(["? ? ?"] * 4).play("0 slide")
    allowed(before, f"{seat} call-redeal")
    state = before.play(f"{seat} call-redeal")
    assert told(state, "calls-redeal") == [(seat, "ssi.7")]
    # the call is its caller's yes; the others answer in any order
    assert state.yes == (seat,)
    assert state.to_act == set(range(4)) - {seat}
    assert state.turn == (seat + 1) % 4
    for other in sorted(state.to_act, reverse=True):
        if state.phase == "voting":
            state = state.play(f"{other} no")
    assert (state.phase, state.turn) == ("play", 1)
    assert told(state, "turn") == [(1, "slide.1")]


def test_ssi_7_legal_a_redeal_forgets_passes_and_exposed_cards() -> None:
    state = dealt([*HANDS[:2], ""], ("Jd Tc Jh", MIDDLE))
    state = run(state, "expose 0 Th, 0 replace, 2 look 1, 2 keep, 0 slide, 1 slide, 2 pass, 1 call-redeal, 0 yes")
    state = state.deal(seed=3)
    assert (state.left, state.second, state.exposed, state.slides, state.dealer) == (None, False, (), (), 2)


def test_ssi_7_legal_the_match_may_end_after_a_redeal() -> None:
    state = run(called(2), "1 yes, end")
    assert state.over
    assert state.deals == 0


@pytest.mark.parametrize("move", ["0 yes", "0 no", "1 yes", "1 no"])
def test_ssi_7_refused_g21_only_those_asked_and_once(move: str) -> None:
    verdict = refused(called(4).play("1 no"), move, "ssi.7")
    assert verdict.reasons[0].key == "answered"
    assert dict(verdict.reasons[0].facts) == {"seat": int(move[0])}


@pytest.mark.parametrize("move", ["0 slide", "1 slide", "1 call-redeal", "2 announce", "1 consent", "3 keep"])
def test_ssi_7_refused_g21_only_an_answer(move: str) -> None:
    assert refused(called(4), move, "ssi.7").reasons[0].key == "phase"


def test_ssi_7_refused_g20_while_nothing_is_played() -> None:
    state = dealt([*HANDS[:2], ""])
    refused(state, "0 call-redeal", "deal.4")
    refused(state.play("expose 0 Th"), "0 call-redeal", "ssi.3")
    refused(called(2).play("1 yes"), "0 call-redeal", "deal.1")


def test_ssi_7_refused_without_the_additional_rules() -> None:
    state = table(ssi=False)
    assert refused(state, "1 call-redeal", "ssi.7").reasons[0].key == "without"
    assert verbs(state, 1) == set()


def test_ssi_7_g20_legal_for_any_seat_once_the_dealer_has_chosen() -> None:
    state = games["knack31"].start(players=3, dealer=0).deal(seed=3)
    for move in ("0 look 1", "0 keep"):
        for seat in range(3):
            assert not state.judge(f"{seat} call-redeal").legal
        state = state.play(move)
    for seat in range(3):
        assert state.judge(f"{seat} call-redeal").legal
