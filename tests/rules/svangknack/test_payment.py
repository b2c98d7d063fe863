"""Chapter *payment*: a third of the pot for each trick; seats without a trick pay."""

from __future__ import annotations

import pytest

from knack_widgets.rules import State

from ..helpers.expect import allowed, cited, refused, told
from ..helpers.positions import played_out, run
from .positions import again, deal_text, forced, in_play, match, swept, with_pot

EACH = ["As 6h 7h", "6s Ks 6d", "7s Kh Ad"]
"""A forced deal with the nine of spades as upcard, in which each of three players takes a trick."""


def shared(state: State) -> State:
    """Play the next deal, a forced one, in which the three seats from forehand take a trick."""
    seats = len(state.balances)
    order = [(state.dealer + 1 + i) % seats for i in range(seats)]
    hands = ["8c 8d 8h", "9c 9d 9h", "Tc Td Th", "Jc Jd Jh"]
    drawn = {seat: [*EACH, *hands][i] for i, seat in enumerate(order)}
    state = again(state, [drawn[seat] for seat in range(seats)], "9s")
    while state.phase == "play":
        moves = {str(move).split(" ", 1)[1]: move for move in state.moves()}
        # forehand leads the ace, then blanks the six; the next takes with the king and leads a diamond
        wanted = next((m for m in ("play As", "play 6s", "play 7s", "blank 6h", "blank Kh") if m in moves), None)
        state = state.play(moves[wanted] if wanted else next(iter(moves.values())))
    return state


# -- payment.1: the same in forced and ordinary deals


def test_payment_1_forced_and_ordinary_deals_pay_alike() -> None:
    one = played_out(forced(["As Ks Qs", "? ? ?", "? ? ?"], "9s"))
    assert one.balances == (-3 + 9, -3 - 9, -3 - 9)
    before = in_play(["As Ks Qs", "? ? ?", "? ? ?"])
    pot = before.pot
    two = played_out(before)
    assert [b - a for a, b in zip(before.balances, two.balances, strict=True)] == [pot, -pot, -pot]


# -- payment.2: a third of the pot per trick (SK-11: as it stood when play began, stakes included)


@pytest.mark.parametrize("stake", [1, 3, 30])
def test_payment_2_sk11_a_third_per_trick(stake: int) -> None:
    state = shared(match(3, 2, stake=stake))
    assert state.tricks == (1, 1, 1)
    assert told(state, "takes") == [(seat, stake, 1, "payment.2") for seat in range(3)]
    assert state.balances == (0, 0, 0)


def test_payment_2_sk11_two_tricks_are_two_thirds() -> None:
    state = forced(["As Ks 7h", "6s 6h 6d", "7s Kh Ad"], "9s")
    state = run(state, "0 play As, 1 play 6s, 2 play 7s, 0 play Ks, 1 blank 6h, 2 blank Ad, 0 play 7h, 1 play 6d")
    before = state.balances
    state = state.play("2 play Kh")
    assert before == (-3, -3, -3)
    assert told(state, "takes") == [(0, 6, 2, "payment.2"), (2, 3, 1, "payment.2")]
    assert state.balances == (3, -12, 0)


def test_payment_2_sk11_the_pot_with_what_was_left_and_the_stakes() -> None:
    before = in_play(["As Ks Qs", "? ? ?", "? ? ?"])
    assert before.pot == 18 + 9
    assert told(played_out(before), "takes") == [(0, 27, 3, "payment.2")]


def test_payment_2_nothing_is_paid_before_the_third_trick() -> None:
    state = forced(["As Ks Qs", "? ? ?", "? ? ?"], "9s")
    while state.phase == "play":
        assert (state.balances, state.pot) == ((-3, -3, -3), 9)
        state = state.play(next(state.moves()))


# -- payment.3: who was in without a trick pays as much as the pot held


@pytest.mark.parametrize("players", [3, 4, 8])
def test_payment_3_sk11_the_whole_amount_each_into_the_next_pot(players: int) -> None:
    state = swept(match(players, stake=6), 1)
    assert told(state, "pays-in") == [
        (seat, 18, "payment.3") for seat in [(1 + i) % players for i in range(players)] if seat != 1
    ]
    assert state.pot == 18 * (players - 1)
    assert sum(state.balances) + state.pot == 0


def test_payment_3_sk11_who_passed_pays_nothing() -> None:
    before = in_play(["As Ks Qs", "? ? ?", "? ? ?", "? ? ?"], out=[1, 3])
    state = played_out(before)
    assert [b - a for a, b in zip(before.balances, state.balances, strict=True)] == [36, 0, -36, 0]
    assert told(state, "pays-in") == [(2, 36, "payment.3")]


def test_payment_3_the_swinger_pays_as_well() -> None:
    state = played_out(in_play(["? ? ?", "As Ks Qs", "? ? ?"]))
    assert told(state, "pays-in") == [(0, 27, "payment.3"), (2, 27, "payment.3")]


def test_payment_3_in_a_forced_deal_with_four_somebody_pays() -> None:
    state = shared(match(4, 3))
    assert state.tricks == (1, 1, 1, 0)
    assert told(state, "pays-in") == [(3, 9, "payment.3")]
    assert told(state, "carried") == [(9, "payment.4")]


# -- payment.4: these payments are the next pot


def test_payment_4_legal_they_are_played_for_in_the_next_deal() -> None:
    state = swept(match(4), 0)
    assert told(state, "carried") == [(27, "payment.4")]
    assert state.pot == 27
    assert again(state, ["? ? ?"] * 4).pot == 36
    allowed(state, deal_text(["? ? ?"] * 4), "end")


def test_payment_4_legal_the_pot_grows_from_deal_to_deal() -> None:
    state = with_pot(3, dealer=2)
    pots = [state.pot]
    for _ in range(3):
        # forehand swings and takes every trick, and the two others pay
        hands = ["? ? ?"] * 3
        hands[(state.dealer + 1) % 3] = "As Ks Qs"
        state = again(state, hands, "9s 8s")
        state = run(state, f"{state.turn} swing")
        while state.phase != "deal":
            moves = {move.verb: move for move in state.moves()}
            state = state.play(moves.get("join") or moves.get("stand") or next(state.moves()))
        pots.append(state.pot)
    assert pots == [18, 54, 126, 270]


def test_payment_4_refused_a_deal_or_a_draw_once_the_match_is_over() -> None:
    state = match(3).play("end")
    assert refused(state, deal_text(["? ? ?"] * 3), "payment.4").reasons[0].key == "over"
    refused(state, "draw 6s 7s 8s", "payment.4")


# -- payment.5: all took a trick: the pot goes out


def test_payment_5_the_pot_goes_out() -> None:
    state = shared(match(3, 2))
    assert told(state, "pot-out") == [("payment.5",)]
    assert told(state, "carried") == []
    assert (state.pot, state.dealer) == (0, 0)
    state = again(state, ["? ? ?"] * 3, "9s")
    assert state.pot == 9
    assert told(state, "forced") == [("bidding.1",)]


def test_payment_5_when_all_who_are_in_took_a_trick() -> None:
    state = in_play(["As Kh 7h", "? ? ?", "6s Ah 8d", "? ? ?"], out=[1, 3])
    state = run(state, "0 play Kh, 2 play Ah, 2 play 6s, 0 play As, 0 play 7h, 2 play 8d")
    assert state.tricks == (2, 0, 1, 0)
    assert told(state, "pot-out") == [("payment.5",)]
    assert state.pot == 0


def test_payment_5_not_when_one_took_nothing() -> None:
    assert told(swept(match(3), 1), "pot-out") == []


# -- payment.6: one alone takes the whole pot


def test_payment_6_rivet() -> None:
    state = swept(match(3), 1)
    assert told(state, "rivet") == [(1, 9, "payment.6")]
    assert "payment.6" not in cited(shared(match(3, 2)))


@pytest.mark.parametrize("stake", [1, 2, 3, 33])
def test_payment_every_pot_is_divisible_by_three(stake: int) -> None:
    state = with_pot(5, dealer=1, stake=stake)
    assert state.pot % 3 == 0
    assert again(state, ["? ? ?"] * 5).pot % 3 == 0
