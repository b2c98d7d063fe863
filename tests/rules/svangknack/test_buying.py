"""Chapter *buying*: once round from the swinger; not at all in a forced deal."""

from __future__ import annotations

import pytest

from knack_widgets.rules import NotationError, State

from ..helpers.expect import allowed, refused, told
from ..helpers.positions import legal, run
from .positions import again, answered, buying, forced, pack, satisfied, second, with_pot

HANDS = ["As 7h 8c", "Ks 9h Th", "6d 7d 8d", "Jc Qc Kc"]
TOP = "9s 8h Ad Kd Qd Jd Td 9d"


def short(left: int) -> State:
    """Return a buying of eleven players; the talon has only one card.

    left: 1 before the swinger's purchase, 0 after it
    """
    state = buying(["As 7h 8c", *["? ? ?"] * 10], "9s 8h Ad")
    assert state.view().talon == 1
    return state if left else state.play("0 buy 7h")


# -- buying.1: forced deals have no buying


def test_buying_1_nobody_buys_in_a_forced_deal() -> None:
    state = forced(HANDS, "9s")
    assert told(state, "no-buying") == [("buying.1",)]
    assert state.phase == "play"
    for move in ("0 buy As", "0 stand", "1 buy Ks"):
        refused(state, move, "play.2")


# -- buying.2: every player who is in may buy


def test_buying_2_legal_everybody_who_is_in() -> None:
    state, seats = buying(HANDS, out=[2]), []
    while state.phase == "buying":
        seats.append(state.turn)
        allowed(state, f"{state.turn} stand", f"{state.turn} buy {state.hands[state.turn or 0][0]}")
        state = state.play(f"{state.turn} stand")
    assert seats == [0, 1, 3]


@pytest.mark.parametrize("move", ["0 play As", "0 blank As", "0 swing", "1 join", "0 trump s", "0 pass"])
def test_buying_2_refused_moves_of_other_phases(move: str) -> None:
    assert refused(buying(HANDS), move, "buying.2").reasons[0].key == "phase"


def test_buying_2_refused_before_trump_is_named_and_the_others_have_answered() -> None:
    state = second(HANDS)
    refused(state, "0 buy As", "bidding.6")
    state = state.play("0 swing")
    refused(state, "0 buy As", "bidding.12")
    refused(state.play("0 trump s"), "1 stand", "bidding.16")


# -- buying.3: the swinger begins, then clockwise


@pytest.mark.parametrize("dealer", range(4))
def test_buying_3_legal_the_swinger_begins(dealer: int) -> None:
    state = buying(HANDS, dealer=dealer)
    seat = (dealer + 1) % 4
    assert told(state, "turn") == [(seat, "buying.3")]
    assert state.to_act == {seat}
    state = state.play(f"{seat} stand")
    assert told(state, "turn") == [((seat + 1) % 4, "buying.3")]


def test_buying_3_legal_forehand_who_joined_the_next_buys_last() -> None:
    state = answered(run(second(HANDS), "0 pass, 1 swing, 1 trump s"), out=[2])
    assert state.turn == 1
    state = run(state, "1 stand")
    assert state.turn == 3
    assert run(state, "3 stand").turn == 0


@pytest.mark.parametrize("move", ["1 buy Ks", "2 stand", "3 buy Jc Qc"])
def test_buying_3_refused_out_of_turn(move: str) -> None:
    verdict = refused(buying(HANDS), move, "buying.3")
    assert verdict.reasons[0].key == "turn"
    assert dict(verdict.reasons[0].facts) == {"seat": int(move[0]), "turn": 0}


def test_buying_3_refused_who_passed() -> None:
    refused(buying(HANDS, out=[1]).play("0 stand"), "1 buy Ks", "buying.3")


# -- buying.4: throw away any number, draw as many from the top (SK-8: never more than the talon holds)


def test_buying_4_legal_every_set_of_cards_and_standing() -> None:
    assert legal(buying(HANDS)) == [
        "0 buy 7h",
        "0 buy 7h 8c",
        "0 buy 7h 8c As",
        "0 buy 7h As",
        "0 buy 8c",
        "0 buy 8c As",
        "0 buy As",
        "0 stand",
    ]


@pytest.mark.parametrize(
    ("move", "hand", "talon"),
    [
        ("0 buy 7h", ("8c", "Ad", "As"), 21),
        ("0 buy As 7h", ("8c", "Ad", "Kd"), 20),
        ("0 buy 8c As 7h", ("Ad", "Kd", "Qd"), 19),
    ],
)
def test_buying_4_legal_the_top_cards_of_the_talon(move: str, hand: tuple[str, ...], talon: int) -> None:
    state = buying(HANDS, TOP)
    allowed(state, move)
    after = state.play(move)
    assert after.hands[0] == hand
    assert after.view().talon == talon
    assert told(after, "buys") == [(0, 22 - talon, "buying.4")]
    assert after.bought == (1, 0, 0, 0)


def test_buying_4_legal_the_order_of_the_discards_is_free() -> None:
    state = buying(HANDS, TOP)
    assert state.play("0 buy As 7h") == state.play("0 buy 7h As")
    assert str(state.judge("0 buy as 7H").move) == "0 buy 7h As"


def test_buying_4_legal_the_next_draws_what_follows() -> None:
    state = run(buying(HANDS, TOP), "0 buy 7h 8c", "1 buy Ks", "2 stand", "3 buy Jc Qc Kc")
    assert state.hands == (("Ad", "As", "Kd"), ("9h", "Qd", "Th"), ("6d", "7d", "8d"), ("9d", "Jd", "Td"))


def test_buying_4_legal_sk8_the_last_card_of_the_talon() -> None:
    state = short(1)
    assert legal(state) == ["0 buy 7h", "0 buy 8c", "0 buy As", "0 stand"]
    assert "buying.4" in state.in_force(0)
    state = state.play("0 buy 7h")
    assert state.hands[0] == ("8c", "Ad", "As")


def test_buying_4_legal_sk8_an_empty_talon_ends_the_buying() -> None:
    state = short(0)
    assert told(state, "talon-out") == [("buying.4",)]
    assert (state.phase, state.turn) == ("play", 0)
    assert told(state, "turn") == [(0, "play.3")]


def test_buying_4_legal_sk8_with_an_empty_talon_there_is_no_buying() -> None:
    # 14 players take 42 of 44 cards, and two are turned up
    state = run(second(["? ? ?"] * 14, "Ks Qh", low=4), "0 swing", "0 trump s")
    state = answered(state)
    assert state.phase == "play"
    assert told(state, "talon-out") == [("buying.4",)]
    assert state.bought == (0,) * 14


@pytest.mark.parametrize(("move", "count"), [("0 buy 7h As", 2), ("0 buy 7h 8c As", 3)])
def test_buying_4_refused_sk8_more_than_the_talon_holds(move: str, count: int) -> None:
    verdict = refused(short(1), move, "buying.4")
    assert verdict.reasons[0].key == "talon"
    assert dict(verdict.reasons[0].facts) == {"seat": 0, "count": count, "left": 1}


@pytest.mark.parametrize(
    ("move", "card"), [("0 buy Ks", "Ks"), ("0 buy 7h Ad", "Ad"), ("0 buy 9s", "9s"), ("0 buy 2h", "2h")]
)
def test_buying_4_refused_a_card_that_is_not_held(move: str, card: str) -> None:
    verdict = refused(buying(HANDS, TOP), move, "buying.4")
    assert verdict.reasons[0].key == "card"
    assert dict(verdict.reasons[0].facts) == {"seat": 0, "card": card}


@pytest.mark.parametrize("move", ["0 buy", "0 buy 7h 7h", "buy 7h", "0 buy x", "0 stand 7h"])
def test_buying_4_refused_what_is_no_purchase(move: str) -> None:
    with pytest.raises(NotationError):
        buying(HANDS).judge(move)


def test_buying_4_sk8_discards_are_seen_by_nobody_and_never_dealt_again() -> None:
    state = run(buying(HANDS, TOP), "0 buy 7h 8c")
    for seats in ((), (0,), (1, 2, 3), (0, 1, 2, 3)):
        view = state.view(*seats)
        assert not {"7h", "8c"} & set(str((view.events, view.hands, view.moves)).replace("'", " ").split())
    while state.phase == "buying":
        state = state.play(max(state.moves(), key=lambda move: len(move.args)))
    assert not {"7h", "8c"} & {card for hand in state.hands for card in hand}
    assert not {"7h", "8c"} & set(state.talon)


# -- buying.5: standing


def test_buying_5_standing_keeps_the_cards() -> None:
    before = buying(HANDS, TOP)
    state = before.play("0 stand")
    assert told(state, "stands") == [(0, "buying.5")]
    assert state.hands == before.hands
    assert state.view().talon == before.view().talon
    assert state.bought == (0, 0, 0, 0)


# -- buying.6: once only


def test_buying_6_one_round_then_the_play() -> None:
    state = run(buying(HANDS, TOP), "0 buy 7h", "1 stand", "2 stand", "3 buy Jc")
    assert told(state, "bought") == [("buying.6",)]
    assert (state.phase, state.turn, state.trump) == ("play", 0, "s")
    assert state.bought == (1, 0, 0, 1)
    refused(state, "0 buy 8c", "play.3")


def test_buying_6_who_has_bought_or_stood_is_not_asked_again() -> None:
    state = run(buying(HANDS, TOP), "0 buy 7h", "1 stand")
    refused(state, "0 buy 8c", "buying.3")
    refused(state, "1 buy Ks", "buying.3")


def test_buying_6_every_deal_has_its_own_buying() -> None:
    state = satisfied(run(buying(HANDS, TOP), "0 buy 7h"))
    while state.phase == "play":
        state = state.play(next(state.moves()))
    assert state.pot
    state = again(state, ["? ? ?"] * 4, "9s 8h")
    assert state.bought == (0, 0, 0, 0)
    state = answered(run(state, "1 swing, 1 trump h"))
    assert state.phase == "buying"
    allowed(state, f"1 buy {state.hands[1][0]}")


def test_the_pack_is_as_large_as_the_tests_think() -> None:
    assert len(pack(4)) == 44
    assert with_pot(14, low=4).pot == 9 * 13
