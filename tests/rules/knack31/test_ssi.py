"""Chapter *ssi*: renewing 7, 8, 9; exposed cards (see `test_asking`, `test_result`)."""

from __future__ import annotations

from typing import Any

import pytest

from knack_widgets.rules import Record, RecordError, State, games

from ..helpers.expect import allowed, option_refused, refused, told
from ..helpers.positions import legal, run
from .positions import dealt, hand, in_play, match

knack31 = games["knack31"]
HANDS = ["9s Th Qd", "9h Td Qc", "Jd Tc Jh"]


def table(middle: str = "7h 8d 9c", top: str = "As 7c Ks", **options: bool) -> State:
    """Return three players at the first move."""
    return in_play(HANDS, middle, top, **options)


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


# -- ssi.2: a seven, an eight and a nine in the middle may be renewed


@pytest.mark.parametrize("middle", ["7h 8d 9c", "9c 7h 8d", "8s 9d 7s", "7h 8h 9d"])
def test_ssi_2_legal_g11_g23_seven_eight_nine_suits_aside_go_under_the_stock(middle: str) -> None:
    state = table(middle)
    allowed(state, "0 refresh")
    after = state.play("0 refresh")
    assert told(after, "refreshes") == [(0, "As", "7c", "Ks", "ssi.2")]
    assert after.middle == ("As", "7c", "Ks")
    assert after.stock == (*state.stock[3:], *middle.split())
    # before the ordinary action: the turn stays
    assert told(after, "turn") == [(0, "turn.1")]
    allowed(after, "0 swap all", "0 slide")


def test_ssi_2_legal_g11_again_if_it_happens_again() -> None:
    state = table(top="9d 8s 7s As Ks 7c").play("0 refresh")
    allowed(state, "0 refresh")
    state = state.play("0 refresh")
    assert state.middle == ("As", "Ks", "7c")
    refused(state, "0 refresh", "ssi.2")


def test_ssi_2_legal_g13_g17_a_refresh_is_counted_but_no_turn() -> None:
    state = in_play([HANDS[0], "As Ks Qs", HANDS[2]], "7h 8d 9c").play("0 refresh")
    assert state.windows[0].others == 1
    assert (state.turn, state.slides, state.second) == (0, (), False)


@pytest.mark.parametrize("middle", ["7h 8d Jc", "7h 7s 8d", "8d 9c Jc", "7h 8d 8s"])
def test_ssi_2_refused_other_cards(middle: str) -> None:
    verdict = refused(table(middle), "0 refresh", "ssi.2")
    assert verdict.reasons[0].key == "middle"
    assert dict(verdict.reasons[0].facts) == {"seat": 0}


def test_ssi_2_refused_out_of_turn() -> None:
    refused(table(), "1 refresh", "aim.1")
    refused(table().play("0 slide"), "0 refresh", "slide.1")
    refused(table().play("0 swap 9s 8d"), "0 refresh", "setup.3", "ssi.2")
    refused(table("7h 8d Jc"), "1 refresh", "aim.1", "ssi.2")


def test_ssi_2_refused_without_the_additional_rules() -> None:
    verdict = refused(table(ssi=False), "0 refresh", "ssi.2")
    assert verdict.reasons[0].key == "without"


# -- ssi.3: an exposed card


def given(**options: bool) -> State:
    """Return three players before the dealer looks; the stock begins with 7c."""
    return dealt(["9s Th Qd", "As Ks 9h", ""], ("Jd Tc Jh", "7h 8d 9c"), "7c Qs", **options)


@pytest.mark.parametrize(("seat", "card"), [(0, "9s"), (0, "Qd"), (1, "Ks")])
def test_ssi_3_legal_g18_a_dealt_card(seat: int, card: str) -> None:
    state = given()
    allowed(state, f"expose {seat} {card}")
    assert state.judge(f"expose {seat} {card}").grounds == ("ssi.3",)
    state = state.play(f"expose {seat} {card}")
    assert told(state, "exposed") == [(seat, card, "ssi.3")]
    assert told(state, "turn") == [(seat, "ssi.3")]
    assert (state.phase, state.to_act) == ("offer", {seat})
    assert legal(state) == [f"{seat} decline", f"{seat} replace"]
    assert state.view().exposed == (card,)


def test_ssi_3_legal_g17_replaced_from_the_stock() -> None:
    before = given()
    state = run(before, "expose 0 Th, 0 replace")
    assert hand(state, 0) == "9s 7c Qd"
    assert state.stock == (*before.stock[1:], "Th")
    assert told(state, "replaces") == [(0, "ssi.3")]
    assert told(state, "turn") == [(2, "deal.3")]
    assert "7c" not in str(state.view(1, 2).events)


def test_ssi_3_legal_declined() -> None:
    before = given()
    state = run(before, "expose 0 Th, 0 decline")
    assert (state.hands, state.stock) == (before.hands, before.stock)
    assert told(state, "declines") == [(0, "ssi.3")]
    assert state.phase == "choosing"


def test_ssi_3_legal_g18_several_one_after_another() -> None:
    state = run(
        given(), "expose 0 Th, 0 replace, expose 0 9s, 0 decline, expose 1 As, 1 replace, expose 0 7c, 0 replace"
    )
    assert (hand(state, 0), hand(state, 1)) == ("9s " + state.hands[0][1] + " Qd", "Qs Ks 9h")
    assert state.exposed == ("Th", "9s", "As", "7c")


def test_ssi_3_legal_a_knack_may_come_and_go() -> None:
    state = dealt(["As Ks 9h", "? ? ?", ""], top="Qs")
    refused(state, "0 announce", "call.1", "call.3")
    state = run(state, "expose 0 9h, 0 replace")
    allowed(state, "0 announce")
    state = run(dealt(["As Ks Qs", "? ? ?", ""], top="9h"), "expose 0 Qs, 0 replace")
    assert state.windows == ()
    refused(state, "0 announce", "call.1", "call.3")


@pytest.mark.parametrize("move", ["expose 2 Jd", "expose 0 As", "expose 0 7c", "expose 2 9s"])
def test_ssi_3_refused_a_card_that_the_seat_was_not_dealt(move: str) -> None:
    verdict = refused(given(), move, "ssi.3")
    assert verdict.reasons[0].key == "card"
    assert dict(verdict.reasons[0].facts) == {"seat": int(move.split()[1]), "card": move.split()[2]}


@pytest.mark.parametrize("answer", ["replace", "decline"])
def test_ssi_3_refused_g18_each_card_once(answer: str) -> None:
    state = run(given(), f"expose 0 Th, 0 {answer}")
    assert refused(state, "expose 0 Th", "ssi.3").reasons[0].key == "exposed"


def test_ssi_3_refused_g18_too_late() -> None:
    started = given()
    for state in (
        started.play("2 look 1"),
        run(started, "2 look 1, 2 keep"),
        run(started, "expose 0 Th"),
        dealt(["As Ks Qs", "9s Th Qd", ""]).play("0 announce"),
        run(started, "2 look 1, 2 keep, 0 call-redeal"),
    ):
        seat = 1 if state.phase == "finishing" else 0
        assert refused(state, f"expose {seat} 9s", "ssi.3").reasons[0].key == "late"


@pytest.mark.parametrize("move", ["1 replace", "2 decline"])
def test_ssi_3_refused_g21_only_the_seat_that_is_asked(move: str) -> None:
    verdict = refused(given().play("expose 0 Th"), move, "ssi.3")
    assert verdict.reasons[0].key == "turn"
    assert dict(verdict.reasons[0].facts) == {"seat": int(move[0]), "turn": 0}


@pytest.mark.parametrize("move", ["0 announce", "2 look 1", "2 keep", "0 slide", "1 yes", "1 call-redeal"])
def test_ssi_3_refused_g21_only_an_answer(move: str) -> None:
    assert refused(given().play("expose 0 Th"), move, "ssi.3").reasons[0].key == "phase"


def test_ssi_3_refused_without_the_additional_rules() -> None:
    assert refused(given(ssi=False), "expose 0 Th", "ssi.3").reasons[0].key == "without"
