"""Jokers, one, two and three in a row, and the frippelknåker.

Rules 10, 10.1–10.3; rulings N-2, N-9, N-20, N-31, N-32.
"""

from __future__ import annotations

import pytest

from ..helpers.expect import cited, told
from .positions import allowed, at, decisive, plays, refused

LOW_AND_HIGH = ["4", "5", "6", "8", "9", "J", "Q", "K", "A"]


# -- 10: cards on one joker, and cards on which a joker may be laid


@pytest.mark.parametrize("card", ["2s", "3s", "7s", "Ts", "Xr"])
def test_10_legal_twos_threes_sevens_tens_and_jokers_on_a_joker(card: str) -> None:
    allowed(at([f"{card} ? ?", "? ? ?"], pile="5h Xb"), f"0 play {card}")


@pytest.mark.parametrize("rank", LOW_AND_HIGH)
def test_10_refused_any_other_rank_on_a_joker(rank: str) -> None:
    state = at([f"{rank}s ? ?", "? ? ?"], pile="Xb")
    assert refused(state, f"0 play {rank}s") == ("10",)
    assert decisive(state, f"0 play {rank}s") == ("10", "single", {"card": f"{rank}s"})


@pytest.mark.parametrize("rank", [*LOW_AND_HIGH, "2", "7"])
def test_10_legal_a_joker_on_every_card_but_a_three(rank: str) -> None:
    allowed(at(["Xb 4h 4d", "? ? ?"], pile=f"{rank}s"), "0 play Xb")


def test_10_refused_a_joker_on_a_three() -> None:
    state = at(["Xb Xr 4h", "? ? ?"], pile="3s")
    assert decisive(state, "0 play Xb") == ("10", "three", {"card": "Xb", "other": "3s"})
    assert refused(state, "0 play Xb Xr") == ("10",)


def test_10_refused_a_joker_on_a_three_under_sevens() -> None:
    state = at(["Xb 4h 4d", "? ? ?"], pile="3s 7h")
    assert refused(state, "0 play Xb") == ("10", "13")


def test_10_legal_a_joker_on_an_empty_pile_and_what_a_joker_takes_through_a_seven() -> None:
    allowed(at(["Xb 4h 4d", "? ? ?"]), "0 play Xb")
    allowed(at(["7d 3h Th", "? ? ?"], pile="Xb 7s"), "0 play 7d", "0 play 3h", "0 play Th")
    assert refused(at(["Ah 3h Th", "? ? ?"], pile="Xb 7s"), "0 play Ah") == ("10", "13")


def test_10_n2_twos_tens_sevens_and_jokers_have_rules_of_their_own() -> None:
    # an ace is not higher than a two, a ten, a seven or a joker that is laid on it; any card may be laid on a two
    allowed(at(["2s Ts 7s Xb", "? ? ?"], pile="As"), "0 play 2s", "0 play Ts", "0 play 7s", "0 play Xb")
    allowed(at(["3s 7s Ah Xb", "? ? ?"], pile="As 2h"), "0 play 3s", "0 play 7s", "0 play Ah", "0 play Xb")
    assert refused(at(["Ks 3s 4s", "? ? ?"], pile="As"), "0 play Ks") == ("3",)


# -- 10.1: two in a row


@pytest.mark.parametrize("card", ["2s", "3s", "Ts", "Xr"])
def test_10_1_legal_twos_tens_threes_and_jokers_on_two_jokers(card: str) -> None:
    allowed(at([f"{card} ? ?", "? ? ?"], pile="5h Xb Xb"), f"0 play {card}")


@pytest.mark.parametrize("rank", LOW_AND_HIGH)
def test_10_1_refused_any_other_rank_on_two_jokers(rank: str) -> None:
    state = at([f"{rank}s ? ?", "? ? ?"], pile="Xb Xr")
    assert decisive(state, f"0 play {rank}s") == ("10.1", "double", {"card": f"{rank}s"})


def test_10_1_refused_a_seven_on_two_jokers() -> None:
    state = at(["7s ? ?", "? ? ?"], pile="Xb Xr")
    assert refused(state, "0 play 7s") == ("10.1", "13.1")
    assert decisive(state, "0 play 7s") == ("10.1", "double", {"card": "7s"})


def test_10_1_n9_a_seven_between_parts_two_jokers() -> None:
    # they are not next to each other, so only the top one counts
    allowed(at(["7s ? ?", "? ? ?"], pile="Xb 7h Xr"), "0 play 7s")
    assert refused(at(["4s ? ?", "? ? ?"], pile="Xb 7h Xr"), "0 play 4s") == ("10",)


def test_10_1_legal_two_jokers_at_once_make_a_double_one() -> None:
    state = plays(at(["Xb Xr 4h", "9s 8s 8h"], pile="5s"), "0 play Xb Xr")
    assert told(state, "joker-row") == [(2, "10.1")]
    assert refused(state, "1 play 9s") == ("10.1",)


# -- 10.2: three in a row


def test_10_2_legal_tens_three_threes_and_four_threes_on_three_jokers() -> None:
    state = at(["3s 3h 3d 3c Ts", "? ? ?"], pile="5s Xb Xb Xr")
    allowed(state, "0 play Ts", "0 play 3s 3h 3d", "0 play 3s 3h 3d 3c")
    after = state.play("0 play 3s 3h 3d")
    assert told(after, "frippel") == [("10.3",)]
    turned = state.play("0 play 3s 3h 3d 3c")
    assert told(turned, "turns-pile") == [(0, 8, "4.2")]
    assert turned.turn == 0


@pytest.mark.parametrize("card", ["2s", "3s", "7s", "4s", "As"])
def test_10_2_refused_anything_else_on_three_jokers(card: str) -> None:
    state = at([f"{card} ? ?", "? ? ?"], pile="Xb Xb Xr")
    assert decisive(state, f"0 play {card}") == ("10.2", "triple", {"card": card})
    assert refused(state, f"0 play {card}") == (("10.2", "13.1") if card == "7s" else ("10.2",))


def test_10_2_refused_one_or_two_threes_on_three_jokers() -> None:
    state = at(["3s 3h 4d", "? ? ?"], pile="5s Xb Xb Xr")
    assert refused(state, "0 play 3s 3h") == ("10.2",)
    assert refused(state, "0 play 3h") == ("10.2",)


def test_10_2_n31_four_threes_are_no_frippelknaker_and_turn_the_pile() -> None:
    # the last of three threes may be on the pile already: any part of the six counts as formed by the whole lay
    state = at(["3s 3h 3d 3c", "? ? ?"], pile="Xb Xb Xr")
    after = state.play("0 play 3s 3h 3d 3c")
    assert told(after, "frippel") == []
    assert after.pile == ()
    assert cited(after) >= {"4.2", "3"}


# -- 10.3: frippelknåker


@pytest.mark.parametrize(
    ("pile", "cards"),
    [
        ("5s Xb", "3s 3h 3d Xb Xr"),
        ("5s Xb 3s 3h 3d", "Xb Xr"),
        ("5s 3s 3h", "Xb 3d Xb Xr"),
        ("5s 3s 3h 3d", "Xb Xb Xr"),
        ("5s Xb Xr", "Xb 3s 3h 3d"),
        ("5s Xb Xb Xr", "3s 3h 3d"),
        ("5s Xb Xr 3s 3h", "3d Xb"),
        ("5s Xb Xr 3s 3h", "Xb 3d"),
        ("5s Xb Xr 3s 3h 3d", "Xb"),
        ("", "Xb 3s 3h 3d Xb Xr"),
        ("", "3s Xb 3h Xb 3d Xr"),
        ("3c", "3s Xb 3h Xb 3d Xr"),
        ("As 2s", "3s 3h 3d Xb Xb Xr"),
    ],
)
def test_10_3_legal_six_in_any_order_however_they_are_divided(pile: str, cards: str) -> None:
    state = at([f"{cards} 9s", "? ? ?"], pile=pile)
    allowed(state, f"0 play {cards}")
    after = state.play(f"0 play {cards}")
    assert told(after, "frippel") == [("10.3",)]
    assert after.turn == 1
    assert "10.3" in after.in_force()


@pytest.mark.parametrize("card", ["2s", "3c", "7s", "Ts", "4s", "As"])
def test_10_3_refused_everything_on_a_frippelknaker(card: str) -> None:
    state = at([f"{card} ? ?", "? ? ?"], pile="Xb 3s 3h 3d Xb Xr")
    clauses = refused(state, f"0 play {card}")
    assert decisive(state, f"0 play {card}") == ("10.3", "frippel", {"card": card})
    assert clauses == (("10.3", "13.1") if card == "7s" else ("10.3",))
    assert state.judge("0 pick-up").legal


def test_10_3_refused_a_three_from_hand_or_face_up_as_the_last_card() -> None:
    pile = "Xb 3s 3h 3d Xb Xr"
    assert refused(at(["3c", "? ? ?"], down=[""], pile=pile), "0 play 3c") == ("10.3",)
    assert refused(at(["", "? ? ?"], up=["3c"], down=[""], pile=pile), "0 play 3c") == ("10.3",)


@pytest.mark.parametrize("cards", ["Xb Xr", "Xr"])
def test_10_3_n31_jokers_on_threes_need_that_the_six_are_complete(cards: str) -> None:
    state = at(["Xb Xr 4h", "? ? ?"], pile="Xb 3s 3h")
    assert refused(state, f"0 play {cards}") == ("10",)


def test_10_3_n31_with_all_six_laid_the_first_must_be_layable() -> None:
    state = at(["3s 3h 3d Xb Xb Xr", "? ? ?"], pile="9s")
    assert refused(state, "0 play 3s 3h 3d Xb Xb Xr") == ("3",)
    allowed(state, "0 play Xb 3s 3h 3d Xb Xr")
    # a joker first on a three
    state = at(["3s 3h 3d Xb Xb Xr", "? ? ?"], pile="3c")
    assert refused(state, "0 play Xb 3s 3h 3d Xb Xr") == ("10",)


def test_10_3_n31_four_threes_in_a_row_still_turn_the_pile() -> None:
    state = at(["3s 3h 3d Xb Xb Xr", "? ? ?"], pile="3c")
    after = plays(state, "0 play 3s 3h 3d Xb Xb Xr")
    assert told(after, "turns-pile") == [(0, 7, "4.2")]
    assert (after.pile, after.turn) == ((), 0)


def test_10_3_n31_three_threes_and_a_fourth_joker_short_is_mixed() -> None:
    state = at(["3s 3h Xb Xr", "? ? ?"], pile="5s")
    assert refused(state, "0 play Xb 3s 3h Xr")[0] == "3.1"


# -- 10.3: the last face-down three


def test_10_3_n20_only_a_last_face_down_three_lies_on_it_and_goes_out() -> None:
    state = at(["", "? ? ?", "? ? ?"], down=["3c"], pile="Xb 3s 3h 3d Xb Xr")
    after = plays(state, "0 flip 0")
    assert told(after, "out") == [(0, 1, "7")]
    assert dict(after.placing) == {0: 1}
    assert (after.pile[-1], after.turn) == ("3c", 1)


@pytest.mark.parametrize(("down", "flipped"), [("3c 5s", 0), ("5s", 0), ("7s", 0), ("Ts", 0)])
def test_10_3_n20_any_other_face_down_card_is_picked_up_with_it(down: str, flipped: int) -> None:
    state = at(["", "? ? ?"], down=[down], pile="Xb 3s 3h 3d Xb Xr")
    after = plays(state, f"0 flip {flipped}")
    assert len(after.hands[0]) == 7
    assert (after.pile, after.turn, after.no_insert) == ((), 1, (0,))
    assert told(after, "no-inserting") == [(0, "10.3")]


def test_10_3_n20_who_picks_it_up_may_not_insert_for_the_rest_of_the_match() -> None:
    state = at(["4s 4h 4d", "5s 8h 8d", "? ? ?"], pile="Xb 3s 3h 3d Xb Xr")
    state = plays(state, "0 pick-up", "1 play 8h")
    assert state.no_insert == (0,)
    # 0 has no eight, but lays a five and later wants to insert another
    state = at(["8s 8c 9h", "8h 9d 9s", "? ? ?"], pile="5s 8d", turn=1, no_insert=(0,))
    assert decisive(state, "0 insert 8s") == ("10.3", "handicap", {"seat": 0})
    free = at(["8s 8c 9h", "8h 9d 9s", "? ? ?"], pile="5s 8d", turn=1)
    allowed(free, "0 insert 8s")


def test_10_3_n20_a_failed_chance_card_on_it_bears_the_handicap_too() -> None:
    state = at(["4s 4h 4d", "? ? ?"], pile="Xb 3s 3h 3d Xb Xr", stock="9s ?")
    after = plays(state, "0 chance")
    assert after.no_insert == (0,)
    assert len(after.hands[0]) == 10


@pytest.mark.parametrize("order", ["Xb 3s 3h 3d Xb Xr", "3s 3h 3d Xb Xb Xr", "Xb Xb Xr 3s 3h 3d", "3s Xb 3h Xb 3d Xr"])
def test_10_3_n20_the_six_cards_on_top_are_what_counts(order: str) -> None:
    assert refused(at(["Ts 4s 4h", "? ? ?"], pile=f"5s {order}"), "0 play Ts") == ("10.3",)
    # a fourth three on top of them: the six are complete only if a three has fallen out of them, not a joker
    assert at(["Ts 4s 4h", "? ? ?"], pile=f"{order} 3c").judge("0 play Ts").legal is order.startswith("X")


def test_10_3_n32_with_the_last_three_nothing_turns_even_as_a_fourth() -> None:
    # the three threes on top: the one that goes out is the fourth in a row
    state = at(["", "4s 4h 4d", "? ? ?"], down=["3c"], pile="Xb Xb Xr 3s 3h 3d")
    after = plays(state, "0 flip 0")
    assert told(after, "turns-pile") == []
    assert dict(after.placing) == {0: 1}
    assert len(after.pile) == 7
    # afterwards the top six decide: X X 3 3 3 3 is not a frippelknåker, and a four may be laid on a three
    allowed(after, "1 play 4s")


def test_10_3_n32_the_top_six_may_still_be_one_afterwards() -> None:
    state = at(["", "4s 4h 4d", "? ? ?"], down=["3c"], pile="3s Xb 3h Xb 3d Xr")
    after = plays(state, "0 flip 0")
    assert refused(after, "1 play 4s") == ("10.3",)


def test_10_3_n31_one_that_hand_and_face_up_cards_make_together_is_offered() -> None:
    """A joker may not be laid on a three; a player who has a legal lay does not pick up."""
    state = at(["Xb Xr", "? ? ?"], up=["3d 3c 3s / / 5s"], pile="Xb 3h")
    assert refused(state, "0 pick-up") == ("3.3",)
    offered = [str(move) for move in state.view(0).moves if move.verb == "play"]
    assert offered
    allowed(state, *offered)


def test_10_3_n31_face_up_cards_are_not_offered_while_another_card_is_in_hand() -> None:
    state = at(["3c 9d", "? ? ?"], up=["Xb / / 5s"], pile="Xb Xr 3d 3h")
    assert refused(state, "0 play 3c Xb") == ("6.1",)
    offered = [move.args for move in state.view(0).moves if move.verb == "play"]
    assert all("Xb" not in cards for cards in offered)
