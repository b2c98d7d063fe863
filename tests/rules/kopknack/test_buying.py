"""Chapter *buying*: rounds of throwing away and drawing, or standing."""

from __future__ import annotations

from itertools import combinations

import pytest

from knack_widgets.rules import Move, NotationError, Record

from ..helpers.expect import allowed, refused, told
from ..helpers.positions import bid, legal, run
from .positions import bought, buying, deal_text, dealt, match

HANDS = ["7h 8h 9h", "Ks 9d Td", "6c 7c 8c"]


# -- buying.1: with two or more knockers, every player still in may buy


def test_buying_1_legal_everybody_in_is_asked() -> None:
    state = buying(HANDS, up="9s")
    for seat in (1, 2, 0):
        assert state.to_act == {seat}
        allowed(
            state, f"{seat} stand", f"{seat} buy {state.hands[seat][0]}", f"{seat} buy {' '.join(state.hands[seat])}"
        )
        state = state.play(f"{seat} stand")


def test_buying_1_legal_two_knockers_are_enough() -> None:
    state = buying(HANDS, up="9s", folded=[0])
    assert state.phase == "buying"
    assert bought(state).phase == "play"


@pytest.mark.parametrize("move", ["1 play Ks", "1 knock", "0 fold", "1 merge", "end", "draw 7h 8h 9h"])
def test_buying_1_refused_what_is_no_buying(move: str) -> None:
    assert refused(buying(HANDS, up="9s"), move, "buying.1").reasons[0].key == "phase"


@pytest.mark.parametrize("move", ["1 buy Ks", "1 stand"])
def test_buying_1_refused_before_and_after_it(move: str) -> None:
    refused(dealt(HANDS, up="9s"), move, "bidding.2")
    refused(bought(buying(HANDS, up="9s")), move, "play.1")


# -- buying.2: forehand of those who are in begins, then clockwise


@pytest.mark.parametrize(
    ("dealer", "folded", "order"),
    [(0, [], (1, 2, 3, 0)), (3, [], (0, 1, 2, 3)), (0, [1], (2, 3, 0)), (1, [2, 3], (0, 1)), (2, [2], (3, 0, 1))],
)
def test_buying_2_legal_from_forehand_clockwise(dealer: int, folded: list[int], order: tuple[int, ...]) -> None:
    state = buying(["? ? ?"] * 4, up="9s", dealer=dealer, folded=folded)
    for seat in (*order, *order):
        assert state.turn == seat
        assert told(state, "turn") == [(seat, "buying.2")]
        state = state.play(f"{seat} stand")
    assert state.phase == "play"


@pytest.mark.parametrize("move", ["0 buy 7h", "2 buy 6c", "2 stand", "0 stand"])
def test_buying_2_refused_out_of_turn(move: str) -> None:
    verdict = refused(buying(HANDS, up="9s"), move, "buying.2")
    assert verdict.reasons[0].key == "turn"
    assert dict(verdict.reasons[0].facts) == {"seat": int(move[0]), "turn": 1}


def test_buying_2_refused_twice_in_a_round_and_who_has_folded() -> None:
    state = buying(HANDS, up="9s", folded=[2]).play("1 buy Ks")
    refused(state, "1 stand", "buying.2")
    refused(state, f"1 buy {state.hands[1][0]}", "buying.2")
    refused(state, "2 stand", "buying.2")


# -- buying.3: any number: first discard, then draw as many from the top of the talon (KK-4)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_buying_3_legal_kk4_as_many_from_the_top(count: int) -> None:
    state = buying(HANDS, up="9s", talon="2c 3c 4c 5c")
    thrown = ["Ks", "9d", "Td"][:count]
    after = state.play(" ".join(["1 buy", *thrown]))
    assert told(after, "buys") == [(1, count, "buying.3")]
    assert set(after.hands[1]) == {"Ks", "9d", "Td"} - set(thrown) | {"2c", "3c", "4c"} - set(["4c", "3c"][: 3 - count])
    assert after.talon == state.talon[count:]
    assert after.bought == (0, 1, 0)
    assert after.hands[0] == state.hands[0]


def test_buying_3_legal_every_set_of_cards_once_and_standing() -> None:
    state = buying(HANDS, up="9s")
    hand = sorted(["Ks", "9d", "Td"])
    sets = [" ".join(some) for size in (1, 2, 3) for some in combinations(hand, size)]
    assert legal(state) == sorted([f"1 buy {some}" for some in sets] + ["1 stand"])
    assert len(legal(state)) == 8


@pytest.mark.parametrize("text", ["1 buy Td 9d Ks", "1 buy Ks 9d Td", "1 BUY kS  10d 9D", "1 buy 9d Ks Td"])
def test_buying_3_legal_the_order_of_the_cards_is_free(text: str) -> None:
    state = buying(HANDS, up="9s")
    assert str(state.read(text)) == "1 buy 9d Ks Td"
    assert state.play(text) == state.play("1 buy 9d Ks Td")


def test_buying_3_legal_a_record_writes_the_cards_in_the_order_of_their_text() -> None:
    deal = deal_text(HANDS, up="9s")
    record = Record("kopknack", 3, (deal, "1 knock", "2 fold", "0 knock", "1 buy Td 10s ?", "1 buy Td Ks 9d"))
    assert record.moves[-2:] == ("1 buy Td Ts ?", "1 buy 9d Ks Td")
    assert Record.loads(record.dumps()).final == record.final


def test_buying_3_legal_a_move_built_by_hand_in_any_order() -> None:
    state = buying(HANDS, up="9s")
    assert state.play(Move(1, "buy", ("Td", "9d"))) == state.play("1 buy 9d Td")


def test_buying_3_legal_cards_just_drawn_may_go_again() -> None:
    state = buying(HANDS, up="9s", talon="2c 3c 4c 5c")
    state = run(state, "1 buy Ks 9d Td, 2 stand, 0 stand", "1 buy 2c 3c")
    assert {"4c", "5c"} < set(state.hands[1])
    assert not {"2c", "3c", "Ks", "9d", "Td"} & set(state.hands[1])
    assert state.bought == (0, 2, 0)


@pytest.mark.parametrize("card", ["6c", "9s", "As", "2d"])
def test_buying_3_refused_a_card_that_is_not_held(card: str) -> None:
    verdict = refused(buying(HANDS, up="9s"), f"1 buy {card}", "buying.3")
    assert verdict.reasons[0].key == "card"
    assert dict(verdict.reasons[0].facts) == {"seat": 1, "card": card}


def test_buying_3_refused_held_cards_with_one_that_is_not() -> None:
    verdict = refused(buying(HANDS, up="9s"), "1 buy Ks 6c 7c", "buying.3")
    assert [reason.facts["card"] for reason in verdict.reasons] == ["6c", "7c"]
    refused(buying(HANDS, up="9s"), "1 buy Ks 9d Td 6c", "buying.3")


@pytest.mark.parametrize("text", ["1 buy Ks Ks", "1 buy Ks 9d kS", "1 buy 10d Td", "1 buy", "1 buy 3", "1 stand Ks"])
def test_buying_3_refused_kk4_what_is_no_purchase(text: str) -> None:
    for call in (buying(HANDS, up="9s").judge, buying(HANDS, up="9s").play):
        with pytest.raises(NotationError):
            call(text)


def test_buying_3_refused_the_same_card_twice_is_named() -> None:
    with pytest.raises(NotationError, match="Ks occurs twice; expected each card once"):
        buying(HANDS, up="9s").play("1 buy Ks 9d Ks")


def test_buying_3_refused_a_card_thrown_away_is_gone() -> None:
    state = run(buying(HANDS, up="9s"), "1 buy Ks, 2 stand, 0 stand")
    refused(state, "1 buy Ks", "buying.3")
    refused(run(state, "1 stand, 2 stand, 0 stand"), "1 play Ks", "play.1")


# -- buying.4: standing


def test_buying_4_standing_changes_no_card() -> None:
    state = buying(HANDS, up="9s")
    after = state.play("1 stand")
    assert told(after, "stands") == [(1, "buying.4")]
    assert (after.hands, after.talon, after.bought) == (state.hands, state.talon, (0, 0, 0))


def test_buying_4_kk4_standing_in_one_round_does_not_forbid_buying_in_the_next() -> None:
    state = run(buying(HANDS, up="9s"), "1 stand, 2 stand, 0 stand")
    allowed(state, "1 buy Ks", "1 buy 9d Ks Td", "1 stand")
    assert run(state, "1 buy Ks").bought == (0, 1, 0)


# -- buying.5: two rounds; "bought" counts the rounds in which a card was bought (KK-5)


def test_buying_5_two_rounds_then_forehand_leads() -> None:
    state = buying(HANDS, up="9s")
    assert state.round == 1
    assert told(state, "round") == []
    state = run(state, "1 stand, 2 stand, 0 stand")
    assert told(state, "round") == [(2, "buying.5")]
    assert state.round == 2
    state = run(state, "1 stand, 2 stand, 0 stand")
    assert told(state, "round") == []
    assert told(state, "turn") == [(1, "play.1")]
    assert (state.phase, state.turn) == ("play", 1)


@pytest.mark.parametrize(
    ("first", "second", "times"),
    [("stand", "stand", 0), ("buy 2h", "stand", 1), ("stand", "buy 2h 3h 4h", 1), ("buy 2h 3h 4h", "buy 2c", 2)],
)
def test_buying_5_kk5_rounds_are_counted_not_cards(first: str, second: str, times: int) -> None:
    state = buying(["2h 3h 4h", "? ? ?"], up="9s", dealer=1, talon="2c 3c 4c")
    state = run(state, f"0 {first}, 1 stand, 0 {second}, 1 stand")
    assert state.bought == (times, 0)


def test_buying_5_the_count_begins_anew_with_each_deal() -> None:
    state = bought(bid(match(2).deal(seed=1)), {0: 2, 1: 1})
    assert state.bought == (2, 1)
    while state.phase == "play":
        state = state.play(next(state.moves()))
    assert state.deal(seed=2).bought == (0, 0)
