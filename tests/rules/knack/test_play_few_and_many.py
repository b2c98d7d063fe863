"""Chapter *play*, where two players differ from more: first tricks, face-down leads."""

from __future__ import annotations

import pytest

from knack_widgets.rules import State

from ..helpers.expect import allowed, refused, told
from ..helpers.positions import cards, in_play, legal, run

# -- play.8: two players, second lead: trump jack or higher (K-7: any of those)


def second_lead_of_two(rest: str, up: str = "6s") -> State:
    """Return the second lead of two players; seat 0 has taken a trick, and holds `rest`.

    It took the first trick with the nine of hearts.
    """
    return run(in_play([f"9h {rest}", "7h 6c 7c"], up=up, dealer=1), "0 play 9h, 1 play 7h")


@pytest.mark.parametrize("high", ["Js", "Qs", "Ks"])
def test_play_8_legal_jack_or_higher(high: str) -> None:
    assert cards(second_lead_of_two(f"{high} 8d")) == high
    assert cards(second_lead_of_two(f"{high} 8s")) == high


def test_play_8_legal_ace_of_trump_taken_over_from_the_first_trick() -> None:
    # forehand would have had to lead it; the other player may keep it for the second lead
    state = run(in_play(["7h 6c 7c", "9h As 8d"], up="6s", dealer=1), "0 play 7h, 1 play 9h")
    assert cards(state) == "As"


def test_play_8_legal_k7_any_of_several() -> None:
    state = second_lead_of_two("Js Ks")
    assert cards(state) == "Js Ks"


@pytest.mark.parametrize("low", ["7s", "8s", "9s", "Ts"])
def test_play_8_legal_k7_lower_trumps_bind_nobody(low: str) -> None:
    assert cards(second_lead_of_two(f"{low} 8d")) == " ".join(sorted([low, "8d"]))


@pytest.mark.parametrize("card", ["Jd", "Qh", "Ah"])
def test_play_8_legal_high_plain_cards_bind_nobody(card: str) -> None:
    assert cards(second_lead_of_two(f"{card} 8d")) == " ".join(sorted([card, "8d"]))


@pytest.mark.parametrize("other", ["8d", "8s", "Ts", "Ah"])
def test_play_8_refused_another_card_with_the_jack_in_hand(other: str) -> None:
    verdict = refused(second_lead_of_two(f"Js {other}"), f"0 play {other}", "play.8")
    facts = verdict.reasons[0].facts
    assert (facts["asked"], facts["number"], facts["leading"], facts["in"]) == (("Js",), 2, "yes", 2)


def test_play_8_legal_not_in_the_first_trick() -> None:
    assert cards(in_play(["Js 8d 9d", "7h 6c 7c"], up="6s", dealer=1)) == "8d 9d Js"


def test_play_8_legal_not_for_the_follower() -> None:
    state = run(in_play(["9h 8c 9c", "7h Js 7c"], up="6s", dealer=1), "0 play 9h, 1 play 7h, 0 play 8c")
    assert cards(state) == "7c"


def test_play_8_legal_two_of_many_are_two_players() -> None:
    hands = ["9h Js 8d", "? ? ?", "7h 6c 7c", "? ? ?"]
    state = run(in_play(hands, up="6s", dealer=3, folded=[1, 3]), "0 play 9h, 2 play 7h")
    assert legal(state) == ["0 play Js"]
    assert (
        cards(run(in_play(["9h 7s 8d", *hands[1:]], up="6s", dealer=3, folded=[1, 3]), "0 play 9h, 2 play 7h"))
        == "7s 8d"
    )


# -- play.10: three or more, first lead: trump if able (K-6)


@pytest.mark.parametrize(("hand", "free"), [("7s 8s 9h", "7s 8s"), ("7s 8d 9h", "7s"), ("Ks Qs Js", "Js Ks Qs")])
def test_play_10_legal_any_trump(hand: str, free: str) -> None:
    assert cards(in_play([hand, "6d 7d 9d", "6c 7c 8c"], up="6s", dealer=2)) == free


def test_play_10_legal_k6_any_card_without_trump() -> None:
    assert cards(in_play(["7h 8d 9c", "6d 7d 9d", "6c 7c 8c"], up="6s", dealer=2)) == "7h 8d 9c"


def test_play_10_refused_plain_lead_with_trump_in_hand() -> None:
    state = in_play(["7s 8s 9h", "6d 7d 9d", "6c 7c 8c"], up="6s", dealer=2)
    verdict = refused(state, "0 play 9h", "play.10")
    facts = verdict.reasons[0].facts
    assert (facts["asked"], facts["number"], facts["in"], facts["led"]) == (("7s", "8s"), 1, 3, None)


def test_play_10_legal_two_players_may_lead_anything() -> None:
    assert cards(in_play(["7s 8s 9h", "6d 7d 9d"], up="6s", dealer=1)) == "7s 8s 9h"


def test_play_10_legal_two_of_three_may_lead_anything() -> None:
    assert cards(in_play(["7s 8s 9h", "6d 7d 9d", "6c 7c 8c"], up="6s", dealer=2, folded=[2])) == "7s 8s 9h"


def test_play_10_legal_a_trump_other_than_the_ace_is_not_asked_of_its_holder() -> None:
    # the clause is about a forehand without the ace; with the ace, only play.2 decides
    state = in_play(["As 8s 9h", "6d 7d 9d", "6c 7c 8c"], up="6s", dealer=2)
    assert state.judge("0 play As").legal
    assert state.judge("0 play 8s").clauses == ("play.2",)
    assert state.judge("0 play 9h").clauses == ("play.2",)


# -- play.11: three or more, second lead: trump if able (K-8)


def second_lead_of_three(rest: str, one: str = "7h 6d 7d", two: str = "8h 8d 9d") -> State:
    """Return the second lead of three players; trump is spades, and seat 0 holds `rest`.

    Seat 0 has taken the first trick with the ace of hearts. Seat 2 was forehand and had no trump to lead.
    """
    state = in_play([f"Ah {rest}", one, two], up="9s", dealer=1)
    return run(state, f"2 play {two[:2]}, 0 play Ah, 1 play {one[:2]}")


@pytest.mark.parametrize(("rest", "free"), [("7s Kd", "7s"), ("7s 8s", "7s 8s"), ("As 7s", "7s As"), ("Js Qd", "Js")])
def test_play_11_legal_any_trump(rest: str, free: str) -> None:
    assert cards(second_lead_of_three(rest)) == free


def test_play_11_refused_plain_card_with_trump_in_hand() -> None:
    state = second_lead_of_three("7s Td")
    verdict = refused(state, "0 play Td", "play.11")
    assert verdict.reasons[0].facts["asked"] == ("7s",)
    assert verdict.reasons[0].facts["number"] == 2


def test_play_11_refused_plain_card_face_down_with_trump_in_hand() -> None:
    state = second_lead_of_three("7s Td")
    assert state.judge("0 blank Td").clauses == ("play.11", "play.12")
    refused(state, "0 blank Td", "play.11", "play.12")


def test_play_11_refused_k8_not_even_a_high_plain_card() -> None:
    refused(second_lead_of_three("7s Ad"), "0 play Ad", "play.11")


# -- play.12: else a card face down (K-8, K-9)


def test_play_12_legal_any_card_face_down() -> None:
    state = second_lead_of_three("9c Td")
    assert legal(state) == ["0 blank 9c", "0 blank Td"]
    allowed(state, "0 blank 9c", "0 blank Td")


def test_play_12_refused_face_up_without_trump() -> None:
    state = second_lead_of_three("9c Td")
    verdict = refused(state, "0 play 9c", "play.12")
    assert verdict.reasons[0].facts["hidden"] == "yes"
    assert verdict.reasons[0].facts["asked"] == ("9c", "Td")


def test_play_12_refused_face_down_at_the_first_lead() -> None:
    state = in_play(["7h 8d 9c", "6d 7d 9d", "6c 7c 8c"], up="6s", dealer=2)
    verdict = refused(state, "0 blank 7h", "play.12")
    assert verdict.reasons[0].facts["hidden"] == "no"


def test_play_12_refused_face_down_in_a_follow() -> None:
    state = run(in_play(["7h 8d 9c", "Td 7d 9d", "6c 7c 8c"], up="6s", dealer=2), "0 play 7h")
    refused(state, "1 blank Td", "play.12")


def test_play_12_refused_face_down_between_two_players() -> None:
    state = run(in_play(["9h Td 9c", "7h 6c 7c"], up="6s", dealer=1), "0 play 9h, 1 play 7h")
    refused(state, "0 blank Td", "play.12")
    allowed(state, "0 play Td", "0 play 9c")


def test_play_12_refused_face_down_of_the_suit_asked_for() -> None:
    # hearts are followed, but not face up; the clause about face-down cards forbids it
    state = run(in_play(["7h 8d 9c", "Th 7d 9d", "6c 7c 8c"], up="6s", dealer=2), "0 play 7h")
    assert "play.12" in state.judge("1 blank Th").clauses


def test_play_12_refused_in_answer_to_a_face_down_lead() -> None:
    state = run(second_lead_of_three("9c Td"), "0 blank Td")
    refused(state, "1 blank 6d", "play.12")


def test_play_12_is_in_force_only_where_it_asks_for_something() -> None:
    # following suit obeys play.3; the clause of the face-down lead does not apply
    state = run(in_play(["7h 8d 9c", "Th 7d 9d", "6c 7c 8c"], up="6s", dealer=2), "0 play 7h")
    assert state.judge("1 play Th").grounds == ("play.3", "deal.1")
    assert state.in_force(1) == ("play.3", "deal.1")


def test_play_12_grounds_of_a_face_down_lead() -> None:
    assert second_lead_of_three("9c Td").judge("0 blank 9c").grounds == ("play.12", "play.4")


def test_play_12_k9_hidden_from_others_until_the_deal_is_over() -> None:
    state = run(second_lead_of_three("9c Td"), "0 blank Td")
    while state.phase == "play":
        lying = state.trick[0] if state.trick and len(state.finished_tricks) == 1 else state.finished_tricks[1][0]
        assert lying == (0, "Td", True)
        for reader in ((), (1,), (2,), (1, 2)):
            view = state.view(*reader)
            seen = view.trick[0] if view.trick and len(view.finished_tricks) == 1 else view.finished_tricks[1][0]
            assert seen == (0, None, True)
        own = state.view(0)
        assert (own.trick[0] if own.trick and len(own.finished_tricks) == 1 else own.finished_tricks[1][0]) == (
            0,
            "Td",
            True,
        )
        state = state.play(next(state.moves()))
    assert [state.view(*reader).finished_tricks[1][0] for reader in ((), (1,), (0, 2))] == [(0, "Td", True)] * 3


# -- play.13: it counts as the lowest trump, below the six


def test_play_13_is_told_and_the_six_of_trump_beats_it() -> None:
    state = run(second_lead_of_three("9c Td", one="7h 6s 7d"), "0 blank Td")
    assert told(state, "face-down") == [(0, "play.13")]
    state = run(state, "1 play 6s, 2 play 8d")
    assert told(state, "trick") == [(1, "play.5")]


def test_play_13_beats_the_highest_plain_card_of_its_own_suit() -> None:
    state = run(second_lead_of_three("9c Td", two="8h Ad Kd"), "0 blank Td, 1 play 6d, 2 play Ad")
    assert told(state, "trick") == [(0, "play.15")]


def test_play_13_of_two_trumps_on_it_the_higher_wins() -> None:
    hands = ["Ah 9c Td", "7h 6s 7d", "8h 8d 9d", "9h 7s 8c"]
    state = run(in_play(hands, up="9s", dealer=1), "2 play 8h, 3 play 9h, 0 play Ah, 1 play 7h")
    state = run(state, "0 blank 9c, 1 play 6s, 2 play 9d, 3 play 7s")
    assert told(state, "trick") == [(3, "play.5")]


# -- play.14: the others must play trump on it if able (K-8)


def test_play_14_legal_trump_on_a_face_down_lead() -> None:
    state = run(second_lead_of_three("9c Td", one="7h 6s 7s"), "0 blank Td")
    assert cards(state) == "6s 7s"
    allowed(state, "1 play 6s", "1 play 7s")


def test_play_14_legal_k8_any_card_face_up_without_trump() -> None:
    state = run(second_lead_of_three("9c Td"), "0 blank 9c")
    assert legal(state) == ["1 play 6d", "1 play 7d"]


def test_play_14_refused_plain_card_with_trump_in_hand() -> None:
    state = run(second_lead_of_three("9c Td", one="7h 6s 7d"), "0 blank Td")
    verdict = refused(state, "1 play 7d", "play.14")
    facts = verdict.reasons[0].facts
    assert (facts["asked"], facts["trump"], facts["led"]) == (("6s",), "s", "s")


def test_play_14_refused_the_hidden_suit_is_not_the_suit_led() -> None:
    # the ten of diamonds is face down, so diamonds do not follow it
    state = run(second_lead_of_three("9c Td", one="7h 6s Kd"), "0 blank Td")
    refused(state, "1 play Kd", "play.14")


def test_play_14_legal_when_trump_is_led_openly_play_3_speaks_instead() -> None:
    state = run(second_lead_of_three("7s Td", one="7h 6s 7d"), "0 play 7s")
    refused(state, "1 play 7d", "play.3")


# -- play.15: if no other seat has trump, the face-down card takes the trick


def test_play_15_the_face_down_card_wins() -> None:
    state = run(second_lead_of_three("9c Td", one="7h Ac 7d"), "0 blank 9c, 1 play Ac, 2 play 9d")
    assert told(state, "trick") == [(0, "play.15")]
    assert state.tricks == (2, 0, 0)
    assert state.to_act == {0}


@pytest.mark.parametrize("count", [3, 5, 9])
def test_play_15_with_any_number_from_three(count: int) -> None:
    plain = ["6h 6d 6c", "Ah Kh Qh", "7h 7d 7c", "8h 8d 8c", "9h 9d 9c", "Th Td Tc", "Jh Jd Jc", "Qd Qc Kd", "Kc Ad Ac"]
    state = in_play(plain[:count], up="Qs", dealer=0)
    state = state.play("1 play Ah")
    while not state.finished_tricks:
        state = state.play(next(state.moves()))
    state = state.play("1 blank Qh")
    while len(state.finished_tricks) < 2:
        state = state.play(list(state.moves())[-1])
    assert told(state, "trick") == [(1, "play.15")]


def test_play_14_and_15_the_open_lead_of_two_players_is_an_ordinary_lead() -> None:
    state = run(in_play(["9h Td 9c", "7h 6c Ad"], up="6s", dealer=1), "0 play 9h, 1 play 7h, 0 play Td, 1 play Ad")
    assert told(state, "trick") == [(1, "play.6")]
