"""Rule 16 from its text and rulings: effects of cheats, accusations, restored positions."""

from __future__ import annotations

import pytest

from knack_widgets.rules import Card, Record

from .positions import KnakerState, allowed, at, deal_text, plays, refused

TABLE = ("hands", "face_up", "face_down", "pile", "owners", "stock", "discard", "turn", "phase", "placing", "owing")


def table(state: KnakerState) -> dict[str, object]:
    """Return everything that a verdict restores: cards, turn, and seats that are out."""
    return {name: getattr(state, name) for name in TABLE}


def three(**fields: object) -> KnakerState:
    """Return three seats with lower and higher cards than the nine on the pile, and no stock."""
    settings = {"hands": ["4s 5s Js", "3s Qs Ks", "8s 9s As"], "pile": "9c", "cheating": True} | fields
    return at(settings.pop("hands"), **settings)  # type: ignore[arg-type]


def last_card(cards: str = "4s", players: int = 2, **fields: object) -> KnakerState:
    """Return a position in which seat 0 is on turn and has only these cards."""
    rest = ["Qs Ks", "8s As", "3s 3d"][: players - 1]
    settings = {"pile": "9c", "down": [""]} | fields
    return at([cards, *rest], cheating=True, **settings)  # type: ignore[arg-type]


def drawn(state: KnakerState) -> KnakerState:
    """Return the state after chance has replaced lost cards, if there are any."""
    return state.play(state.by_chance(1)) if state.chance else state


# -- open cheats, and how long they can be pointed out


def test_16_n44_each_open_cheat_is_undone_by_a_verdict() -> None:
    start = three(stock="6d 6h", down=["Qd 5d 5h"])
    for cheat in ("play 4s", "insert 4s", "draw", "pick-up", "flip 0", "flip 1"):
        state = plays(start, f"0 cheat {cheat}")
        assert table(state) != table(start), cheat
        state = plays(state, "1 accuse 0", "0 admit")
        assert (table(state), state.dots) == (table(start), (1, 0, 0)), cheat


def test_16_n41_what_is_allowed_or_impossible_is_no_cheat() -> None:
    start = three()
    for move in ("0 cheat play Js", "0 cheat play 6s", "0 cheat draw", "1 cheat throw 4s", "0 cheat turn 0"):
        refused(start, move)


def test_16_n22_a_cheat_stands_when_the_turn_has_come_round() -> None:
    state = plays(three(hands=["4s Js 5d", "5s Ks 9s", "6s Qd 8c"]), "0 cheat play 4s", "1 play 5s")
    assert plays(state, "2 accuse 0", "0 admit").dots == (1, 0, 0)
    state = plays(state, "2 play 6s")
    assert state.turn == 0
    assert table(plays(state, "2 accuse 0", "0 admit")) == table(state)
    assert plays(state, "2 accuse 0", "0 deny").dots == (0, 0, 0)


def test_16_n22_seats_out_of_the_game_do_not_lengthen_the_circuit() -> None:
    start = at(
        ["4s 8s Js", "5s Ks 9s", "", "6s Qd 8c"], down=["? ? ?", "? ? ?", ""], pile="9c", exits=((2, 0),), cheating=True
    )
    state = plays(start, "0 cheat play 4s", "1 play 5s")
    assert (state.turn, plays(state, "1 accuse 0", "0 admit").dots[0]) == (3, 1)
    state = plays(state, "3 play 6s")
    assert (state.turn, plays(state, "1 accuse 0", "0 admit").dots[0]) == (0, 0)


def test_11_2_n38_a_turn_that_leaps_over_the_cheat_ends_its_circuit() -> None:
    start = at(["Js 4d", "6d 8s 8d 6h 6s", "5d 6c", "Kd 3s"], pile="9c", cheating=True)
    state = plays(start, "0 cheat play 4d", "1 play 6d", "2 play 6c")
    assert plays(state, "3 accuse 0", "0 admit").dots[0] == 1
    state = plays(state, "1 insert 6h 6s")
    assert (state.turn, plays(state, "3 accuse 0", "0 admit").dots[0]) == (1, 0)


def test_16_n47_cheats_of_two_seats_from_either_end() -> None:
    first = plays(start := three(), "0 cheat play 4s")
    both = plays(first, "1 cheat play 3s")
    later = plays(both, "2 accuse 1", "1 admit")
    assert (table(later), later.dots) == (table(first), (0, 1, 0))
    assert table(plays(later, "1 accuse 0", "0 admit")) == table(start)
    earlier = plays(both, "2 accuse 0", "0 admit")
    assert (table(earlier), earlier.dots) == (table(start), (1, 0, 0))
    assert plays(earlier, "2 accuse 1", "1 deny").dots == (1, 0, 0)


@pytest.mark.parametrize(("word", "dots"), [("admit", 2), ("deny", 3)])
def test_16_5_n47_one_verdict_for_all_of_them_and_one_dot_for_denial(word: str, dots: int) -> None:
    state = plays(start := three(), "0 cheat play 4s", "0 cheat play 5s", "1 accuse 0", f"0 {word}")
    assert (table(state), state.dots) == (table(start), (dots, 0, 0))


def test_16_while_somebody_is_accused_only_the_answer_is_legal() -> None:
    state = plays(last_card(players=3), "0 cheat throw 4s", "1 accuse 0")
    assert state.to_act == {0}
    for move in ("1 play Qs", "2 accuse 0", "1 admit", "0 cheat accuse 1", "1 cheat look 0"):
        refused(state, move)


# -- secret cheats, and the cards that replace theirs


@pytest.mark.parametrize("word", ["throw {}", "hide {}", "swap 0 {}"])
def test_16_4_others_do_not_see_which_card(word: str) -> None:
    one, other = (plays(three(), f"0 cheat {word.format(card)}") for card in ("4s", "5s"))
    assert one.view(1) == other.view(1)
    assert one.view(0) != other.view(0)


def test_16_4_what_is_looked_at_is_known_to_its_seat_alone_and_replaced_circuits_later() -> None:
    state = plays(three(down=["5d 6d 8d"]), "0 cheat look 1")
    assert (state.view(0).peeked, state.view(1).peeked) == (((0, 1, "6d"),), ())
    state = plays(state, "0 play Js", "1 play Qs", "2 play As", "0 pick-up", "1 play 3s", "2 play 8s")
    state = drawn(plays(state, "1 accuse 0", "0 admit"))
    assert state.dots == (1, 0, 0)
    assert Card("6d") not in state.face_down[0]
    assert None not in state.face_down[0]


def test_16_2_n47_a_swap_costs_both_cards_the_hand_is_filled_first() -> None:
    state = plays(three(down=["5d 6d 8d"]), "0 cheat swap 1 4s", "1 accuse 0", "0 admit", "draw Kh Kc")
    assert (state.dots[0], set(state.hands[0]), state.face_down[0]) == (2, {"5s", "Js", "Kh"}, ("5d", "Kc", "8d"))


def test_16_2_n47_of_a_swap_only_what_is_still_there() -> None:
    state = plays(three(down=["Qd 6d 8d"]), "0 cheat swap 0 4s", "0 play Qd", "1 play Ks", "1 accuse 0", "0 admit")
    assert (state.pile[-2:], state.lost) == (("Qd", "Ks"), ((0, 0, True),))


def test_16_2_n47_a_turned_pile_gets_its_face_up_card_first() -> None:
    start = three(up=["Td / 3d / 3h"], down=["Qd 6d 8d"])
    state = plays(start, "0 cheat turn 0", "1 accuse 0", "0 admit", "draw 6c 8c")
    assert (state.dots[0], state.face_up[0][0], state.face_down[0][0]) == (2, ("6c",), "8c")


def test_16_7_who_throws_a_card_away_draws_one_and_gets_as_many_back() -> None:
    state = plays(three(stock="6d 6h 8d"), "0 cheat throw 4s")
    assert state.owing == (0,)
    state = plays(state, "0 draw", "1 accuse 0", "0 admit", "draw 8d")
    assert (set(state.hands[0]), state.stock) == ({"5s", "Js", "6d", "8d"}, ("6h",))


def test_16_n47_a_secret_cheat_after_the_open_one_is_undone_with_it() -> None:
    state = plays(start := three(), "0 cheat play 4s", "0 cheat throw 5s", "1 accuse 0", "0 admit")
    assert (table(state), state.dots) == (table(start), (2, 0, 0))


# -- a verdict is kept when an earlier cheat restores the table


@pytest.mark.parametrize(("cheat", "cards"), [("throw 8s", 1), ("look 0", 1), ("swap 0 8s", 2)])
def test_16_7_n47_what_was_replaced_is_replaced_again(cheat: str, cards: int) -> None:
    state = drawn(plays(three(), f"2 cheat {cheat}", "0 cheat play 4s", "1 accuse 2", "2 admit"))
    state = plays(state, "1 accuse 0", "0 admit")
    assert (state.chance, len(state.lost)) == ("draw", cards)
    state = drawn(state)
    assert [len(hand) for hand in state.hands] == [3, 3, 3]
    assert None not in state.face_down[2]
    again = plays(state, "1 accuse 2", "2 deny")
    assert (again.chance, again.dots) == (None, state.dots)  # it has been paid for


def test_16_7_n45_a_thrown_last_card_does_not_win_after_all() -> None:
    state = three(hands=["4s Js", "3s Ks", "As"], down=["? ? ?", "? ? ?", ""])
    state = drawn(plays(state, "2 cheat throw As", "0 cheat play 4s", "1 accuse 2", "2 admit"))
    state = drawn(plays(state, "1 accuse 0", "0 admit"))
    assert (state.placing, len(state.hands[2]), state.dots) == ({}, 1, (1, 0, 3))


def test_16_3_n43_who_is_disqualified_does_not_get_its_place_back() -> None:
    state = three(hands=["4s Js", "3s Ks", "As"], down=["? ? ?", "? ? ?", ""])
    state = plays(state, "2 cheat hide As", "0 cheat play 4s", "1 accuse 2", "2 admit", "1 accuse 0", "0 admit")
    assert (state.placing, state.hidden[2], state.players_in) == ({2: 3}, (), (0, 1))


def test_16_8_n48_a_fourth_dot_brings_its_pile_also_when_the_table_is_restored() -> None:
    state = three(dots=(0, 3, 0))
    for cheat in ("1 cheat play 3s", "1 cheat look 0"):  # the pile is taken at once, and that is undone with the rest
        after = drawn(plays(state, "0 cheat play 4s", cheat, "2 accuse 1", "1 admit"))
        assert (after.pile, after.debts) == ((), ())
        after = plays(after, "2 accuse 0", "0 admit")
        assert (after.pile, after.debts, after.dots) == (("9c",), (1,), (1, 4, 0))
        assert refused(plays(after, "0 play Js"), "1 play Qs")[0] == "16.8"


# -- the last card, and the last word


def test_16_2_n45_a_thrown_last_card_with_three() -> None:
    state = plays(last_card(players=3), "0 cheat throw 4s")
    assert (state.placing, state.turn) == ({0: 1}, 1)
    state = plays(state, "1 play Qs", "2 accuse 0", "0 admit", "draw 6s")
    assert (state.dots, state.placing, state.hands[0]) == ((3, 0, 0), {}, ("6s",))


@pytest.mark.parametrize(("blow", "place"), [("0 blow 2 9", 1), ("0 blow 4 9", 2)])
def test_13_4_n46_the_last_word_comes_after_the_blow(blow: str, place: int) -> None:
    start = last_card("7s", pile="Jc Xr Xb")
    state = plays(start, "0 cheat play 7s")
    assert state.to_act == {0}
    state = plays(state, blow)
    allowed(state, "1 accuse 0", "1 ready", "0 cheat accuse 1")
    assert plays(state, "1 ready").placing[0] == place
    assert table(plays(state, "1 accuse 0", "0 admit")) == table(start)


def test_16_n46_a_false_accusation_leaves_the_last_word() -> None:
    start = at(["4s", "", "Qs Ks"], pile="9c", down=["", ""], exits=((1, 0),), cheating=True)
    state = plays(start, "0 cheat play 4s", "2 accuse 1", "1 deny")
    assert not state.over
    assert table(plays(state, "2 accuse 0", "0 admit")) == table(start)


def test_10_3_n44_a_last_three_flipped_out_of_turn_goes_out_as_in_turn() -> None:
    start = at(["4s Js", "", "5d"], pile="Xb Xr Xb 3c 3d 3s", down=["? ? ?", "3h"], cheating=True)
    state = plays(start, "1 cheat flip 0")
    assert (state.placing, state.turn, state.pile[-1]) == ({1: 1}, 0, "3h")
    assert table(plays(state, "2 accuse 1", "1 admit")) == table(start)


# -- disqualified


def test_16_8_n43_the_fifth_dot_restores_and_then_passes_the_turn() -> None:
    for dots, word in (((4, 0, 0), "admit"), ((3, 0, 0), "deny")):
        state = plays(three(dots=dots), "0 cheat play 4s", "1 play Qs", "1 accuse 0", f"0 {word}")
        assert (state.pile, state.turn, state.placing, state.hands[0]) == (("9c",), 1, {0: 3}, ())


def test_16_8_n43_disqualified_with_a_draw_owed_a_segment_open_or_a_two_laid() -> None:
    for hand, lay in (("Jd Js 8c", "0 play Js"), ("2s Js 8c", "0 play 2s")):
        state = plays(three(hands=[hand, "Qs Ks 3s", "As 8s 3d"], stock="5d 5h 5c"), "0 cheat hide 8c", "0 draw", lay)
        assert state.owing == (0,)
        state = plays(state, "1 accuse 0", "0 admit")
        assert (state.owing, state.turn, state.run) == ((), 1, ())
        refused(state, "0 draw")


def test_2_1_n43_disqualified_in_the_exchange_as_the_one_they_waited_for() -> None:
    state = plays(three(phase="exchange", pile=""), "0 cheat hide 4s", "1 ready", "2 ready", "1 accuse 0", "0 admit")
    assert (state.phase, state.turn, state.placing) == ("play", 1, {0: 3})


def test_16_records_of_offences_are_written_as_they_were_read() -> None:
    deal = deal_text(
        [("? ? ?", "9d 3d 8d", "4s Js 5s"), ("? ? ?",) * 2 + ("Qs Ks As",), ("? ? ?",) * 2 + ("8s 9s 9h",)]
    )
    moves = [deal, "0 ready", "1 ready", "2 ready", "2 cheat throw 8s", "2 draw", "0 cheat turn 1", "1 cheat play Qs"]
    moves += ["0 accuse 2", "2 deny", "draw 2d", "2 accuse 1", "1 admit", "draw 2d"]
    text = Record("knaker", 3, tuple(moves), options={"cheating": True}).dumps()
    record = Record.loads(text)
    assert record.dumps() == text
    assert record.final.dots == (0, 1, 2)
