"""Chapters *ante* and *deal*: clockwise, three antes, three cards each at once, the talon."""

from __future__ import annotations

import pytest

from ..helpers.expect import allowed, cited, refused, told
from ..helpers.positions import played_out, run
from .positions import again, deal_text, forced, in_play, match, pack, second, with_pot

WHOLE = "deal " + " ".join(pack())


# -- ante.1: the game goes clockwise


def test_ante_1_legal_the_next_seat_plays_next() -> None:
    state = run(forced(["6h ? ?", "7h ? ?", "8h ? ?"], "6s", dealer=0), "1 play 7h")
    assert state.turn == 2
    assert told(state, "turn") == [(2, "ante.1")]
    allowed(state, "2 play 8h")
    assert run(state, "2 play 8h").turn == 0


def test_ante_1_legal_a_seat_that_passed_is_left_out() -> None:
    state = run(in_play(["6h ? ?", "? ? ?", "7h ? ?", "9h ? ?"], out=[1]), "0 play 6h")
    assert state.turn == 2


@pytest.mark.parametrize("move", ["0 play 6h", "1 play 8d", "0 blank 6h"])
def test_ante_1_refused_out_of_turn_within_a_trick(move: str) -> None:
    state = run(forced(["6h ? ?", "7h 8d ?", "8h ? ?"], "6s", dealer=0), "1 play 7h")
    verdict = refused(state, move, "ante.1")
    assert verdict.reasons[0].key == "turn"
    assert dict(verdict.reasons[0].facts) == {"seat": int(move[0]), "turn": state.turn}


def test_ante_1_refused_a_seat_that_has_passed() -> None:
    state = run(in_play(["6h ? ?", "9d ? ?", "7h ? ?", "9h ? ?"], out=[1]), "0 play 6h")
    refused(state, "1 play 9d", "ante.1")


# -- ante.2: forehand and the next two put in a stake each, before the deal


@pytest.mark.parametrize("players", [3, 4, 7])
def test_ante_2_three_stakes_go_in_with_the_deal(players: int) -> None:
    for dealer in range(players):
        before = match(players, dealer, stake=6)
        assert (before.pot, before.balances) == (0, (0,) * players)
        state = before.play(WHOLE)
        payers = [(dealer + i) % players for i in (1, 2, 3)]
        assert told(state, "ante") == [(seat, 6, "ante.2") for seat in payers]
        assert state.pot == 18
        assert state.balances == tuple(-6 if seat in payers else 0 for seat in range(players))


def test_ante_2_with_three_players_the_dealer_pays_as_well() -> None:
    assert match(3, 1).play(WHOLE).balances == (-3, -3, -3)


# -- ante.3: also with money left in the pot (SK-3: also in a deal that is not played)


def test_ante_3_sk3_the_stakes_go_in_on_top_of_the_pot() -> None:
    before = with_pot(4, dealer=0)
    assert before.pot == 27
    state = before.play(WHOLE)
    assert told(state, "ante") == [(1, 3, "ante.3"), (2, 3, "ante.3"), (3, 3, "ante.3")]
    assert state.pot == 36
    assert [b - a for a, b in zip(before.balances, state.balances, strict=True)] == [0, -3, -3, -3]


def test_ante_3_sk3_every_deal_that_nobody_plays_adds_three_stakes() -> None:
    state = with_pot(4, dealer=0)
    for number in range(1, 6):
        dealer = state.dealer
        state = run(state, WHOLE, f"{(dealer + 1) % 4} pass", f"{(dealer + 2) % 4} pass")
        assert state.pot == 27 + 9 * number
        assert state.dealer == (dealer + 1) % 4
    assert sum(state.balances) + state.pot == 0


# -- deal.1: three cards each, beginning left of the dealer (SK-3: at once)


def test_deal_1_legal_sk3_three_at_a_time_from_forehand() -> None:
    order = "As Ks Qs Ah Kh Qh Ad Kd Qd 9c"
    state = match(3, 1).play(f"deal {order} " + " ".join(card for card in pack() if card not in order.split()))
    assert state.hands[2] == ("As", "Ks", "Qs")
    assert state.hands[0] == ("Ah", "Kh", "Qh")
    assert state.hands[1] == ("Ad", "Kd", "Qd")
    assert state.up == ("9c",)
    assert told(state, "dealt") == [(1, "deal.1")]


@pytest.mark.parametrize("move", ["0 swing", "1 pass", "1 play 7h", "0 blank 7h", "1 buy 7h", "1 stand", "2 trump s"])
def test_deal_1_refused_seat_moves_before_the_deal(move: str) -> None:
    verdict = refused(match(3), move, "deal.1")
    assert verdict.reasons[0].key == "phase"


def test_deal_1_refused_seat_moves_and_draws_between_deals() -> None:
    state = with_pot(3)
    for move in ("0 swing", "1 join", "0 play As", "draw 6s 7s 8s"):
        refused(state, move, "deal.1")


@pytest.mark.parametrize(
    ("moves", "clause"),
    [
        ((), "bidding.6"),
        (("0 pass",), "bidding.6"),
        (("0 swing",), "bidding.12"),
        (("0 swing", "0 trump s"), "bidding.16"),
        (("0 swing", "0 trump s", "1 join", "2 join"), "buying.2"),
        (("0 swing", "0 trump s", "1 join", "2 join", "0 stand", "1 stand", "2 stand"), "play.3"),
    ],
)
def test_deal_1_refused_a_second_deal_and_the_end_in_the_middle_of_a_deal(moves: tuple[str, ...], clause: str) -> None:
    state = run(second(["? ? ?"] * 3), *moves)
    for move in (WHOLE, "end", "draw 6s 7s 8s"):
        assert refused(state, move, clause).reasons[0].key == "phase"


# -- deal.2: the rest is the talon


@pytest.mark.parametrize("players", [3, 6, 11])
def test_deal_2_the_rest_is_the_talon(players: int) -> None:
    state = with_pot(players).play(WHOLE)
    assert told(state, "talon") == [(36 - 3 * players, "deal.2")]
    assert state.view().talon == 36 - 3 * players
    assert {card for hand in state.hands for card in hand} == set(pack()[: 3 * players])


def test_deal_2_fourteen_players_leave_two_cards() -> None:
    state = match(14, low=4).play("deal " + " ".join(pack(4)))
    assert told(state, "talon") == [(2, "deal.2")]
    assert state.view().talon == 1


def test_deal_2_after_the_deal_the_talon_goes_back_to_the_pack() -> None:
    state = played_out(forced(["? ? ?"] * 3, "6s"))
    assert state.view().talon == 0
    allowed(state, WHOLE)


# -- the deal passes to the left after every deal, also one that was not played


@pytest.mark.parametrize("dealer", range(4))
def test_deal_passes_to_the_left_after_play(dealer: int) -> None:
    state = played_out(forced(["? ? ?"] * 4, "6s", dealer=dealer))
    assert (state.dealer, state.deals, state.phase) == ((dealer + 1) % 4, 1, "deal")


def test_deal_passes_to_the_left_after_two_passes() -> None:
    state = run(second(["? ? ?"] * 3, dealer=2), "0 pass, 1 pass")
    assert (state.dealer, state.deals) == (0, 2)
    state = again(state, ["? ? ?"] * 3)
    assert state.turn == 1
    assert {"ante.3", "deal.1", "deal.2", "bidding.5", "bidding.6"} == cited(state)


def test_deal_text_needs_whole_packs() -> None:
    assert len(deal_text(["? ? ?"] * 7, low=2).split()) == 53


def test_ante_1_legal_sk14_the_deal_passes_to_the_left_after_a_deal_nobody_played() -> None:
    state = with_pot(4, dealer=1)
    dealer = state.dealer
    state = state.deal(seed=1)
    state = state.play(f"{(dealer + 1) % 4} pass").play(f"{(dealer + 2) % 4} pass")
    assert (state.phase, state.dealer) == ("deal", (dealer + 1) % 4)


def test_payment_4_legal_sk14_a_match_may_end_between_two_deals_and_before_the_first() -> None:
    state = match(3, dealer=0)
    assert state.judge("end").legal
    assert not state.deal(seed=1).judge("end").legal
