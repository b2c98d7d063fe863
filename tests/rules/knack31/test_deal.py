"""Chapter *deal*: three cards each, and two piles of which the dealer keeps one."""

from __future__ import annotations

import pytest

from knack_widgets.rules import State, games

from ..helpers.expect import allowed, refused, told
from ..helpers.positions import legal, run
from .positions import PACK, again, dealt, hand, in_play, match

HANDS = ["7s 8h Jd", "9s Th Qd", ""]
PILES = ("Ks Qh 9c", "Kd Jc 8s")


def waiting(dealer: int = 2) -> State:
    """Return three players, before the dealer looks."""
    hands = HANDS[dealer + 1 :] + HANDS[: dealer + 1]
    return dealt([*HANDS[:2], ""] if dealer == 2 else hands, PILES, "Ah 7c", dealer)


# -- deal.1: three cards each, from the dealer's left; the deal passes to the left


@pytest.mark.parametrize("dealer", range(4))
def test_deal_1_legal_g1_three_at_a_time_from_the_dealers_left(dealer: int) -> None:
    start = match(4, dealer)
    allowed(start, "deal " + " ".join(PACK))
    state = start.play("deal " + " ".join(PACK))
    for place in range(3):
        assert state.hands[(dealer + 1 + place) % 4] == tuple(PACK[3 * place : 3 * place + 3])
    assert state.hands[dealer] == ()
    assert state.piles == (tuple(PACK[9:12]), tuple(PACK[12:15]))
    assert state.stock == tuple(PACK[15:])
    assert told(state, "gives-three") == [(dealer, "deal.1")]


def test_deal_1_legal_g12_the_deal_passes_to_the_left() -> None:
    state, dealers = match(3, 1), []
    for _ in range(5):
        dealers.append(state.dealer)
        hands = ["? ? ?"] * 3
        hands[state.dealer] = ""
        hands[(state.dealer + 1) % 3] = "As Ks Qs"
        state = again(state, hands)
        state = run(state, f"{state.turn} look 1", f"{state.turn} keep", f"{(dealers[-1] + 1) % 3} announce")
    assert dealers == [1, 2, 0, 1, 2]
    # in five deals the seat left of the dealer has won
    assert (state.wins, state.losses, state.deals) == ((2, 1, 2), (0, 0, 0), 5)


@pytest.mark.parametrize("move", ["0 slide", "0 announce", "2 look 1", "expose 0 7s", "draw 7s", "0 yes"])
def test_deal_1_refused_before_the_deal(move: str) -> None:
    assert refused(match(3), move, "deal.1").reasons[0].key == "phase"


@pytest.mark.parametrize("move", ["0 slide", "expose 0 7s", "end"])
def test_deal_1_refused_after_the_end(move: str) -> None:
    state = match(3).play("end")
    assert state.over
    assert refused(state, move, "deal.1").reasons[0].key == "over"


@pytest.mark.parametrize("verb", ["deal", "end"])
def test_deal_1_refused_a_deal_in_a_deal(verb: str) -> None:
    move = "end" if verb == "end" else "deal " + " ".join(PACK)
    refused(waiting(), move, "deal.4")
    refused(run(waiting(), "2 look 1, 2 keep"), move, "turn.1")


# -- deal.2, deal.5: the piles and the stock


def test_deal_2_two_piles_for_the_dealer() -> None:
    state = waiting()
    assert told(state, "piles") == [(2, "deal.2")]
    assert state.piles == (tuple(PILES[0].split()), tuple(PILES[1].split()))
    assert (state.hands[2], state.middle) == ((), ())
    assert state.view(2).piles == state.view().piles == (None, None)


def test_deal_5_the_rest_is_the_stock() -> None:
    state = waiting()
    assert told(state, "stock") == [(20, "deal.5")]
    assert state.stock[:2] == ("Ah", "7c")
    assert state.view(0, 1, 2).stock == 20


# -- deal.3: the dealer looks at one pile


@pytest.mark.parametrize("number", [1, 2])
def test_deal_3_legal_g15_one_of_the_two(number: int) -> None:
    state = waiting()
    assert legal(state) == ["2 look 1", "2 look 2"]
    assert state.in_force(2) == ("deal.3", "deal.4")
    assert told(state, "turn") == [(2, "deal.3")]
    state = state.play(f"2 look {number}")
    assert told(state, "looks") == [(2, number, "deal.3")]
    seen = [None, None]
    seen[number - 1] = tuple(PILES[number - 1].split())  # type: ignore[call-overload]
    assert list(state.view(2).piles) == seen
    assert list(state.view(0, 1).piles) == [None, None]
    # until the choice the dealer's hand and the middle are empty
    assert (state.hands[2], state.middle) == ((), ())


@pytest.mark.parametrize("move", ["2 look 1", "2 look 2"])
def test_deal_3_refused_g15_a_second_look(move: str) -> None:
    verdict = refused(waiting().play("2 look 1"), move, "deal.3")
    assert verdict.reasons[0].key == "order"
    assert dict(verdict.reasons[0].facts) == {"seat": 2, "verb": "look"}


def test_deal_3_refused_another_seat_looks() -> None:
    verdict = refused(waiting(), "0 look 1", "deal.3")
    assert verdict.reasons[0].key == "turn"
    assert dict(verdict.reasons[0].facts) == {"seat": 0, "turn": 2}


# -- deal.4: keep it, or take the other unseen; the one that is not kept becomes the middle


@pytest.mark.parametrize(
    ("number", "verb", "own"), [(1, "keep", 0), (1, "switch", 1), (2, "keep", 1), (2, "switch", 0)]
)
def test_deal_4_legal_g2_keep_or_switch(number: int, verb: str, own: int) -> None:
    state = waiting().play(f"2 look {number}")
    assert legal(state) == ["2 keep", "2 switch"]
    assert told(state, "turn") == [(2, "deal.4")]
    state = state.play(f"2 {verb}")
    middle = PILES[1 - own].split()
    assert hand(state, 2) == PILES[own]
    assert list(state.middle) == middle
    assert told(state, "keeps-pile" if verb == "keep" else "switches") == [(2, "deal.4")]
    assert told(state, "opens") == [(*middle, "deal.4")]
    assert (state.phase, state.piles, state.turn) == ("play", (), 0)


@pytest.mark.parametrize("verb", ["keep", "switch"])
def test_deal_4_refused_before_a_look(verb: str) -> None:
    verdict = refused(waiting(), f"2 {verb}", "deal.4")
    assert verdict.reasons[0].key == "order"
    assert dict(verdict.reasons[0].facts) == {"seat": 2, "verb": verb}


@pytest.mark.parametrize("verb", ["keep", "switch"])
def test_deal_4_refused_another_seat_chooses(verb: str) -> None:
    for state in (waiting(), waiting().play("2 look 2")):
        verdict = refused(state, f"1 {verb}", "deal.4")
        assert verdict.reasons[0].key == "turn"
        assert dict(verdict.reasons[0].facts) == {"seat": 1, "turn": 2}


@pytest.mark.parametrize(
    "move", ["0 slide", "0 swap all", "0 swap 7s Kd", "2 pass", "0 refresh", "0 call-redeal", "0 yes"]
)
def test_deal_4_refused_play_before_the_choice(move: str) -> None:
    for state in (waiting(), waiting().play("2 look 1")):
        assert refused(state, move, "deal.4").reasons[0].key == "phase"


@pytest.mark.parametrize("move", ["2 look 1", "2 keep", "2 switch", "0 replace", "0 consent", "0 no"])
def test_deal_4_refused_a_choice_in_the_play(move: str) -> None:
    # a move of another phase is refused under the clause of the phase
    assert refused(in_play(["? ? ?"] * 3), move, "turn.1").reasons[0].key == "phase"


def test_a_dealer_is_named_by_the_header() -> None:
    assert [games["knack31"].start(players=3, dealer=seat).dealer for seat in range(3)] == [0, 1, 2]
    assert games["knack31"].start(players=3).dealer == 0


def test_deal_4_refused_a_dealer_cannot_announce_a_pile_of_31_before_choosing_it() -> None:
    state = games["knack31"].start(players=4, dealer=0)
    rest = [card for card in PACK if card not in ("As", "Ks", "Qs")]
    state = state.play(" ".join(["deal", *rest[:9], "As", "Ks", "Qs", *rest[9:]]))
    early = refused(state, "0 announce", "deal.3")
    looked = refused(state.play("0 look 1"), "0 announce", "deal.4")
    assert [verdict.reasons[0].key for verdict in (early, looked)] == ["unchosen", "unchosen"]
    assert "Knack" not in looked.explain("en")
    refused(state, "1 announce", "call.1", "call.3")
    state.play("0 look 1").play("0 keep").play("0 announce")
