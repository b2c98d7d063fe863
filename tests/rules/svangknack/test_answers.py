"""Chapter *bidding*, second half: the others answer the one who has swung."""

from __future__ import annotations

import pytest

from knack_widgets.rules import State

from ..helpers.expect import allowed, refused, told
from ..helpers.positions import legal, run
from .positions import answered, second

HANDS = ["As 7h 8c", "Ks 9h Th", "6d 7d 8d", "Jc Qc Kc"]


def asked(swinger: int = 0, players: int = 4, dealer: int | None = None) -> State:
    """Return the second deal after a seat, counted from forehand, has named spades."""
    state = second(HANDS[:players], dealer=dealer)
    if swinger:
        state = state.play(f"{state.turn} pass")
    state = state.play(f"{state.turn} swing")
    return state.play(f"{state.turn} trump s")


# -- bidding.14: the others say whether they are in


def test_bidding_14_legal_everybody_but_the_swinger_is_asked() -> None:
    state, seats = asked(), []
    while state.phase == "answers":
        seats.append(state.turn)
        assert "bidding.14" in state.in_force(state.turn)
        allowed(state, f"{state.turn} join")
        state = state.play(f"{state.turn} join")
    assert seats == [1, 2, 3]
    assert (state.phase, state.joined) == ("buying", (1, 2, 3))


def test_bidding_14_legal_sk7_forehand_who_passed_may_join() -> None:
    state = run(asked(swinger=1), "2 pass, 3 join")
    assert legal(state) == ["0 join", "0 pass"]
    assert state.play("0 join").players_in == (0, 1, 3)
    assert state.play("0 pass").players_in == (1, 3)


@pytest.mark.parametrize("move", ["0 join", "0 pass"])
def test_bidding_14_refused_the_swinger_does_not_answer(move: str) -> None:
    for state in (asked(), asked().play("1 join")):
        verdict = refused(state, move, "bidding.14")
        assert verdict.reasons[0].key == "turn"
        assert dict(verdict.reasons[0].facts) == {"seat": 0, "turn": state.turn}


# -- bidding.15: left of the swinger first


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("swinger", [0, 1])
def test_bidding_15_legal_left_of_the_swinger(dealer: int, swinger: int) -> None:
    state = asked(swinger, dealer=dealer)
    seat = (dealer + 2 + swinger) % 4
    assert told(state, "turn") == [(seat, "bidding.15")]
    assert state.to_act == {seat}
    allowed(state, f"{seat} join", f"{seat} pass")


@pytest.mark.parametrize("move", ["2 join", "3 pass"])
def test_bidding_15_refused_out_of_turn(move: str) -> None:
    verdict = refused(asked(), move, "bidding.15")
    assert verdict.reasons[0].key == "turn"
    assert dict(verdict.reasons[0].facts) == {"seat": int(move[0]), "turn": 1}


def test_bidding_15_refused_forehand_who_passed_is_not_first() -> None:
    refused(asked(swinger=1), "0 join", "bidding.15")


# -- bidding.16: join or pass


def test_bidding_16_legal_join() -> None:
    state = asked().play("1 join")
    assert told(state, "joins") == [(1, "bidding.16")]
    assert state.players_in == (0, 1, 2, 3)
    assert state.hands[1] == ("9h", "Ks", "Th")
    assert (state.standing(0), state.standing(1), state.standing(2)) == ("swung", "joined", "waiting")


def test_bidding_16_legal_pass() -> None:
    allowed(asked(), "1 pass")


@pytest.mark.parametrize(
    "move", ["1 swing", "1 play Ks", "1 blank Ks", "1 buy Ks", "1 stand", "1 trump s", "0 play As"]
)
def test_bidding_16_refused_moves_of_other_phases(move: str) -> None:
    assert refused(asked(), move, "bidding.16").reasons[0].key == "phase"


# -- bidding.17: who passes throws in the cards


def test_bidding_17_the_hand_goes_in_unseen() -> None:
    state = asked().play("1 pass")
    assert told(state, "folds") == [(1, "bidding.17")]
    assert state.players_in == (0, 2, 3)
    assert state.hands[1] == ()
    assert state.standing(1) == "folded"
    for view in (state.view(), state.view(0), state.view(1), state.view(0, 1, 2, 3)):
        assert view.counts[1] == 0
        assert not {"9h", "Ks", "Th"} & set(str(view.events).replace("'", " ").split())


# -- bidding.18: round to the seat right of the swinger


def test_bidding_18_legal_round_to_the_seat_right_of_the_swinger() -> None:
    state = asked().play("1 join")
    assert told(state, "turn") == [(2, "bidding.18")]
    state = state.play("2 pass")
    assert told(state, "turn") == [(3, "bidding.18")]
    allowed(state, "3 join", "3 pass")
    assert state.play("3 pass").phase == "buying"
    assert run(asked(swinger=1), "2 join, 3 join").turn == 0


@pytest.mark.parametrize("move", ["1 pass", "1 join", "3 join"])
def test_bidding_18_refused_out_of_turn_and_twice(move: str) -> None:
    for state in (asked().play("1 join"), asked().play("1 pass")):
        assert refused(state, move, "bidding.18").reasons[0].key == "turn"


# -- bidding.19, bidding.20: the swinger is committed, and cannot win without play


def test_bidding_19_the_swinger_is_in_without_a_word() -> None:
    state = answered(asked(), out=[1, 2])
    assert state.players_in == (0, 3)
    assert state.joined == (3,)


@pytest.mark.parametrize("swinger", [0, 1])
@pytest.mark.parametrize("players", [3, 4])
def test_bidding_20_there_is_always_another_in(players: int, swinger: int) -> None:
    state = asked(swinger, players)
    while state.phase == "answers":
        state = state.play(sorted(legal(state), key=lambda move: "join" in move)[0])
    assert state.phase == "buying"
    assert len(state.players_in) == 2
    assert swinger in state.players_in
    assert state.tricks == (0,) * players


# -- bidding.21: the last one must join when all before have passed


def test_bidding_21_legal_the_dealer_joins_when_forehand_swung() -> None:
    state = run(asked(), "1 pass, 2 pass")
    assert told(state, "turn") == [(3, "bidding.21")]
    assert legal(state) == ["3 join"]
    assert state.in_force(3)[0] == "bidding.21"
    after = state.play("3 join")
    assert told(after, "joins") == [(3, "bidding.16")]
    assert after.players_in == (0, 3)


def test_bidding_21_legal_forehand_joins_when_the_next_swung() -> None:
    state = run(asked(swinger=1), "2 pass, 3 pass")
    assert told(state, "turn") == [(0, "bidding.21")]
    assert legal(state) == ["0 join"]
    assert state.play("0 join").players_in == (0, 1)


def test_bidding_21_legal_with_somebody_in_the_last_may_pass() -> None:
    state = run(asked(), "1 pass, 2 join")
    assert told(state, "turn") == [(3, "bidding.18")]
    assert legal(state) == ["3 join", "3 pass"]


@pytest.mark.parametrize(("swinger", "last"), [(0, 3), (1, 0)])
def test_bidding_21_refused_sk7_the_last_may_not_pass(swinger: int, last: int) -> None:
    state = asked(swinger)
    while len(state.players_in) > 2:
        state = state.play(f"{state.turn} pass")
    verdict = refused(state, f"{last} pass", "bidding.21")
    assert verdict.reasons[0].key == "must"
    assert dict(verdict.reasons[0].facts) == {"seat": last, "swinger": swinger}


def test_bidding_21_refused_out_of_turn() -> None:
    state = run(asked(), "1 pass, 2 pass")
    assert refused(state, "2 join", "bidding.21").reasons[0].key == "turn"
    refused(state, "0 pass", "bidding.14")


def test_bidding_17_sk15_the_others_do_not_see_the_cards_that_are_thrown_in() -> None:
    state = asked()
    seat = state.turn
    after = state.play(f"{seat} pass")
    assert after.thrown[seat] == state.masks[seat]
    assert after.view(seat).known.thrown[seat] == state.masks[seat]
    for reader in ((), *((other,) for other in range(4) if other != seat)):
        view = after.view(*reader)
        assert view.known.thrown[seat] == 0
        assert view.hands[seat] is None


# -- bidding.21, another reading: the last one may pass, and the swinger wins without play


def test_bidding_21_sk7_b_the_swinger_alone_takes_three_tricks_and_the_pot() -> None:
    state = second(HANDS, readings={"SK-7": "b"})
    pot, before = state.pot, state.balances
    state = run(state, "0 swing", "0 trump s", "1 pass", "2 pass")
    allowed(state, "3 join", "3 pass")
    over = state.play("3 pass")
    assert told(over, "wins") == [(0, "bidding.21")]
    assert told(over, "rivet") == [(0, pot, "payment.6")]
    assert (over.phase, over.pot, over.tricks) == ("deal", 0, (3, 0, 0, 0))
    assert over.balances == (before[0] + pot, *before[1:])


def test_bidding_21_sk7_b_one_who_joined_plays_on() -> None:
    state = run(second(HANDS, readings={"SK-7": "b"}), "0 swing", "0 trump s", "1 pass", "2 join", "3 pass")
    assert (state.phase, state.players_in) == ("buying", (0, 2))
