"""Rule 2: the exchange, with piles, locked piles, draws, and players who are ready."""

from __future__ import annotations

import pytest

from ..helpers.expect import told
from ..helpers.positions import legal, verbs
from .positions import KnakerState, allowed, at, decisive, plays, refused

UP = ["5h / 8d / Kc", "5c / 9d / Qs"]


def table(*hands: str, stock: str | int = 9) -> KnakerState:
    """Return two seats in the exchange, with their face-up piles."""
    return at(hands, up=UP, stock=stock, phase="exchange")


# -- 2: one's own cards


def test_2_legal_n5_any_seat_in_any_order() -> None:
    state = table("5s 6d 7c", "4h 9s Ac")
    assert state.to_act == {0, 1}
    assert state.turn is None
    state = plays(state, "1 take 0, 0 take 2, 1 take 1, 0 take 0, 1 lay Ac on 1.0, 0 lay Kc on 0.0")
    assert state.face_up == ((("Kc",), ("8d",), ()), (("Ac",), (), ("Qs",)))


def test_2_n56_hands_are_up_from_the_deal_on() -> None:
    state = table("5s 6d 7c", "4h 9s Ac")
    assert [sorted(state.view(seat).hands[seat]) for seat in (0, 1)] == [["5s", "6d", "7c"], ["4h", "9s", "Ac"]]
    allowed(state, "0 lay 5s on 0.0", "1 take 0")


def test_2_legal_n5_on_an_own_pile_a_card_of_its_rank_or_any_on_an_empty_one() -> None:
    state = table("5s 6d 7c", "4h 9s Ac")
    allowed(state, "0 lay 5s on 0.0", "1 lay 9s on 1.1")
    state = plays(state, "0 take 1")
    assert told(state, "takes-pile") == [(0, 2, "2")]
    allowed(state, "0 lay 6d on 0.1", "0 lay 8d on 0.1", "0 lay 7c on 0.1")
    state = plays(state, "0 lay 6d on 0.1")
    assert told(state, "lays-on") == [(0, 2, "2")]
    assert state.face_up[0] == (("5h",), ("6d",), ("Kc",))


def test_2_legal_n5_take_takes_a_whole_pile() -> None:
    state = plays(table("5s 6d 7c", "4h 9s Ac"), "0 lay 5s on 0.0, 0 draw, 0 take 0")
    assert state.face_up[0][0] == ()
    assert {"5h", "5s"} <= set(state.hands[0])


def test_2_legal_n39_several_of_one_rank_together() -> None:
    state = table("5s 5d 7c", "4h 9s Ac")
    allowed(state, "0 lay 5s 5d on 0.0", "0 lay 5s 5d on 1.0")
    assert plays(state, "0 lay 5s 5d on 0.0").face_up[0][0] == ("5h", "5s", "5d")


def test_2_legal_n39_laying_on_an_own_pile_does_not_lock_it() -> None:
    state = plays(table("5s 6d 7c", "4h 9s Ac"), "0 lay 5s on 0.0, 0 draw")
    assert not any(state.locked[0])
    allowed(state, "0 take 0")


def test_2_legal_n39_more_than_three_in_hand() -> None:
    state = plays(table("5s 6d 7c", "4h 9s Ac"), "0 take 0, 0 take 1, 0 take 2")
    assert len(state.hands[0]) == 6
    state = plays(table("5s 6d 7c 8h", "4h 9s Ac"), "0 ready")
    assert len(state.hands[0]) == 4


@pytest.mark.parametrize("card", ["9h", "8d", "4h"])
def test_2_refused_n39_only_cards_of_the_hand_are_laid_on_an_own_pile(card: str) -> None:
    # a card that does not exist, one on an own pile (8d: take it up first), one in another hand
    facts = {"seat": 0, "card": card}
    assert decisive(table("5s 6d 7c", "4h 9s Ac"), f"0 lay {card} on 0.0") == ("2", "card", facts)


def test_2_refused_n39_a_card_that_is_there_once_only() -> None:
    assert decisive(table("5s 6d 7c", "4h 9s Ac"), "0 lay 5s 5s on 0.0") == ("2", "card", {"seat": 0, "card": "5s"})


def test_2_refused_n5_another_rank_on_an_own_pile() -> None:
    facts = {"card": "6d", "owner": 0, "number": 1, "other": "5h"}
    assert decisive(table("5s 6d 7c", "4h 9s Ac"), "0 lay 6d on 0.0") == ("2", "rank", facts)


def test_2_refused_n5_two_ranks_together() -> None:
    state = plays(table("5s 6d 7c", "4h 9s Ac"), "0 take 1")
    assert decisive(state, "0 lay 6d 7c on 0.1") == ("2", "mixed", {"card": "6d", "other": "7c"})


def test_2_refused_an_empty_pile_is_taken() -> None:
    state = plays(table("5s 6d 7c", "4h 9s Ac"), "0 take 1")
    assert decisive(state, "0 take 1") == ("2", "empty", {"seat": 0, "number": 2})


# -- 2.1: until all are ready


def test_2_1_legal_play_begins_when_all_are_ready() -> None:
    state = plays(table("5s 6d 7c", "4h 9s Ac"), "1 ready")
    assert (state.phase, state.ready) == ("exchange", (1,))
    assert told(state, "is-ready") == [(1, "2.1")]
    state = plays(state, "0 ready")
    assert (state.phase, state.turn) == ("play", 0)
    assert told(state, "play-begins") == [("2.1",)]
    assert told(state, "turn") == [(0, "3")]


def test_2_1_legal_n39_others_may_still_lay_on_the_piles_of_who_is_ready() -> None:
    state = plays(table("5s 6d 7c", "4h 9s Ac"), "1 ready")
    assert verbs(state, 1) == set()
    state = plays(state, "0 lay 5s on 1.0")
    assert (state.face_up[1][0], state.locked[1][0], state.ready) == (("5c", "5s"), True, (1,))


def test_2_1_legal_n5_empty_piles_when_hand_and_stock_are_used_up() -> None:
    state = plays(table("5s", "4h 9s Ac", stock=0), "0 lay 5s on 1.0")
    assert state.hands[0] == ()
    allowed(state, "0 ready")
    state = at(["", "4h 9s Ac"], up=["5h / / Kc", "5c / 9d / Qs"], phase="exchange")
    allowed(state, "0 ready")
    state = at(["", "4h 9s Ac"], up=["", "5c / 9d / Qs"], phase="exchange")
    allowed(state, "0 ready")


@pytest.mark.parametrize(("hand", "stock"), [("6d 7c 8s", 9), ("6d", 0)])
def test_2_1_refused_n39_an_empty_pile_while_there_is_something_to_lay(hand: str, stock: int) -> None:
    state = at([hand, "4h 9s Ac"], up=["5h / / Kc", "5c / 9d / Qs"], phase="exchange", stock=stock)
    assert decisive(state, "0 ready") == ("2.1", "piles", {"seat": 0, "number": 2})


@pytest.mark.parametrize("move", ["1 take 0", "1 lay 9s on 1.1", "1 ready", "1 draw"])
def test_2_1_refused_n39_ready_is_final(move: str) -> None:
    state = plays(table("5s 6d 7c", "4h 9s Ac"), "1 ready")
    assert decisive(state, move) == ("2.1", "ready", {"seat": 1})


@pytest.mark.parametrize("move", ["play 5s", "insert 5s", "chance", "pick-up", "back", "flip 0", "blow 1 9", "admit"])
def test_2_1_refused_what_belongs_to_the_game(move: str) -> None:
    verb = move.split()[0]
    assert decisive(table("5s 6d 7c", "4h 9s Ac"), f"0 {move}") == ("2.1", "phase", {"seat": 0, "verb": verb})


# -- 2.2: locking


def test_2_2_legal_n5_the_same_rank_locks_anothers_pile() -> None:
    state = plays(table("5s 6d 7c", "4h 9s Ac"), "0 lay 5s on 1.0")
    assert told(state, "locks") == [(0, 1, 1, "2.2")]
    assert state.locked == ((False,) * 3, (True, False, False))
    assert state.face_up[1][0] == ("5c", "5s")
    assert "2.2" in state.in_force(1)


def test_2_2_legal_everybody_may_add_to_a_locked_pile_its_owner_too() -> None:
    state = at(["5s 6d 7c", "5d 9s Ac", "5h 8s Qd"], up=["4h / 8d / Kc", "5c / 9d / Qs"], stock=9, phase="exchange")
    state = plays(state, "0 lay 5s on 1.0, 1 lay 5d on 1.0, 2 lay 5h on 1.0")
    assert state.face_up[1][0] == ("5c", "5s", "5d", "5h")
    assert refused(plays(state, "1 draw"), "1 take 0") == ("2.2",)


def test_2_2_legal_n39_face_up_cards_lock_by_way_of_the_hand_too() -> None:
    state = table("4s 6d 7c", "4h 9s Ac")
    state = plays(state, "0 take 0, 0 lay 5h on 1.0, 0 lay 4s on 0.0")
    assert state.locked[1] == (True, False, False)


@pytest.mark.parametrize("more", ["", "1 lay 5d on 1.0, 1 draw, "])
def test_2_2_refused_n5_nothing_is_taken_from_a_locked_pile(more: str) -> None:
    state = plays(table("5s 6d 7c", "4h 5d Ac"), f"0 lay 5s on 1.0, {more}0 draw")
    assert decisive(state, "1 take 0") == ("2.2", "locked", {"seat": 1, "number": 1})
    allowed(state, "1 take 1", "1 take 2")


def test_2_2_refused_n5_another_rank_on_anothers_pile() -> None:
    facts = {"card": "6d", "owner": 1, "number": 1, "other": "5c"}
    assert decisive(table("5s 6d 7c", "4h 9s Ac"), "0 lay 6d on 1.0") == ("2.2", "rank", facts)


def test_2_2_refused_n39_two_ranks_together() -> None:
    assert decisive(table("5s 6d 7c", "4h 9s Ac"), "0 lay 5s 6d on 1.0") == (
        *("2.2", "mixed"),
        {"card": "5s", "other": "6d"},
    )


def test_2_2_refused_n5_anothers_empty_pile() -> None:
    state = plays(table("5s 6d 7c", "4h 9s Ac"), "1 take 0")
    facts = {"card": "5s", "owner": 1, "number": 1}
    assert decisive(state, "0 lay 5s on 1.0") == ("2.2", "empty-pile", facts)


def test_2_2_legal_n39_an_own_face_up_card_goes_straight_onto_another_players_pile() -> None:
    state = table("4d 6d 7c", "4h 9s Ac")
    allowed(state, "0 lay 5h on 1.0", "1 lay 5c on 0.0")
    after = plays(state, "0 lay 5h on 1.0")
    assert (after.face_up[0][0], after.face_up[1][0]) == ((), ("5c", "5h"))
    assert (after.hands[0], after.locked[1][0], told(after, "locks")) == (state.hands[0], True, [(0, 1, 1, "2.2")])
    assert set(state.judge("0 lay 5h on 1.0").grounds) >= {"2.2", "6.1"}
    # the pile that is empty now must be filled before the seat is ready
    assert decisive(after, "0 ready") == ("2.1", "piles", {"seat": 0, "number": 1})


def test_2_2_legal_n39_the_top_cards_of_an_own_pile_go_together() -> None:
    state = plays(table("5s 6d 7c", "4h 9s Ac"), "0 lay 5s on 0.0, 0 draw")
    allowed(state, "0 lay 5s on 1.0", "0 lay 5h 5s on 1.0", "0 lay 5s 5h on 1.0")
    assert plays(state, "0 lay 5h 5s on 1.0").face_up[1][0] == ("5c", "5h", "5s")


def test_2_2_refused_n39_a_card_under_the_top_of_an_own_pile() -> None:
    state = plays(table("5s 6d 7c", "4h 9s Ac"), "0 lay 5s on 0.0, 0 draw")
    assert decisive(state, "0 lay 5h on 1.0") == ("2", "card", {"seat": 0, "card": "5h"})


def test_2_2_refused_n39_a_face_up_card_together_with_one_from_the_hand() -> None:
    assert decisive(table("5s 6d 7c", "4h 9s Ac"), "0 lay 5s 5h on 1.0") == ("2", "card", {"seat": 0, "card": "5h"})


def test_2_2_refused_n39_a_face_up_card_of_another_rank() -> None:
    facts = {"card": "8d", "owner": 1, "number": 2, "other": "9d"}
    assert decisive(table("5s 6d 7c", "4h 9s Ac"), "0 lay 8d on 1.1") == ("2.2", "rank", facts)


def test_2_2_refused_n39_a_face_up_card_of_a_locked_pile() -> None:
    state = plays(table("6s 6d 7c", "5s 9s Ac"), "1 lay 5s on 0.0, 1 draw")
    assert decisive(state, "0 lay 5s on 1.0") == ("2.2", "locked", {"seat": 0, "number": 1})


def test_2_2_legal_n39_of_two_like_cards_the_one_in_hand_is_laid() -> None:
    state = at(["5h 6d 7c", "4h 9s Ac"], up=["5h / 8d / Kc", "5c / 9d / Qs"], stock=9, phase="exchange", decks=2)
    after = plays(state, "0 lay 5h on 1.0")
    assert (after.hands[0], after.face_up[0][0]) == (("6d", "7c"), ("5h",))
    assert list(legal(state, 0)).count("0 lay 5h on 1.0") == 1


def test_2_2_legal_n39_random_play_finds_a_lay_from_an_own_pile() -> None:
    state = table("4d 6d 7c", "4h 9s Ac")
    assert "0 lay 5h on 1.0" in {str(state.sample(seed)) for seed in range(200)}


# -- 2.3: three in hand


def test_2_3_legal_n5_draw_up_to_three() -> None:
    state = table("5s 5d 7c", "4h 9s Ac", stock="2h 6s Xb 3d")
    state = plays(state, "0 lay 5s 5d on 0.0")
    assert verbs(state, 0) == {"draw"}
    assert "2.3" in state.in_force(0)
    state = plays(state, "0 draw")
    assert state.hands[0] == ("2h", "6s", "7c")
    assert state.stock == ("Xb", "3d")
    assert told(state, "draws") == [(0, 2, "2.3")]


def test_2_3_legal_the_stock_has_one_card() -> None:
    state = plays(table("5s 5d 7c", "4h 9s Ac", stock="2h"), "0 lay 5s 5d on 0.0, 0 draw")
    assert (state.hands[0], state.stock) == (("2h", "7c"), ())
    assert told(state, "draws") == [(0, 1, "2.3")]
    allowed(state, "0 ready", "0 take 0")


def test_2_3_legal_others_do_not_wait() -> None:
    state = plays(table("5s 6d 7c", "4h 9s Ac"), "0 lay 5s on 0.0")
    allowed(state, "1 take 0", "1 lay 9s on 1.1", "1 ready")


@pytest.mark.parametrize("move", ["0 take 0", "0 lay 7c on 0.1", "0 ready"])
def test_2_3_refused_n39_with_a_draw_owed_only_the_draw(move: str) -> None:
    state = plays(table("5s 6d 7c", "4h 9s Ac"), "0 lay 5s on 0.0")
    assert decisive(state, move) == ("2.3", "owes", {"seat": 0})


def test_2_3_refused_with_three_in_hand() -> None:
    state = table("5s 6d 7c", "4h 9s Ac")
    assert decisive(state, "0 draw") == ("2.3", "enough", {"seat": 0, "count": 3})
    assert decisive(plays(state, "0 take 0"), "0 draw") == ("2.3", "enough", {"seat": 0, "count": 4})


def test_2_3_refused_without_a_stock() -> None:
    state = plays(table("5s 6d 7c", "4h 9s Ac", stock=0), "0 lay 5s on 0.0")
    assert decisive(state, "0 draw") == ("2.3", "no-stock", {"seat": 0, "count": 2})
