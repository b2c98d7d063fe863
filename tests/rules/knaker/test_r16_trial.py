"""Accusations, prices, denial, restored positions, replaced cards (16, 16.2–16.5, 16.7)."""

from __future__ import annotations

from typing import Any

import pytest

from knack_widgets.rules import NotationError

from ..helpers.expect import told
from ..helpers.positions import legal
from .positions import KnakerState, allowed, at, decisive, plays, refused


def playing(**changes: Any) -> KnakerState:
    """Return three seats in a match with cheating; seat 0 is on turn."""
    hands = ["Qs Ah Kd 4c", "4s 5h 6d", "Js 8h 8d 9c"]
    up, down = ["5s / 6s / 8s", "? / ? / ?", "9s / ? / ?"], ["Jh Jd Jc", "? ? ?", "Qh Qd Kc"]
    return at(hands, **{"up": up, "down": down, "pile": "9h Qc", "stock": 9, "cheating": True} | changes)


def table(state: KnakerState) -> tuple[Any, ...]:
    """Return the cards on the table and in hands, and the seat on turn."""
    cards = (state.hands, state.face_up, state.face_down, state.pile, state.owners, state.stock, state.hidden)
    return (*cards, sorted(state.discard), state.turn, state.phase, state.placing, state.run)


# -- accusing and answering


def test_16_legal_the_accused_admits_or_denies_and_then_play_goes_on() -> None:
    state = plays(playing(), "1 accuse 0")
    assert (state.phase, state.accused, state.accuser) == ("accused", 0, 1)
    assert told(state, "accuses") == [(1, 0, "16")]
    assert legal(state) == ["0 admit", "0 deny"]
    assert state.to_act == {0}
    allowed(state, "0 admit", "0 deny")
    assert table(plays(state, "0 deny")) == table(playing())


@pytest.mark.parametrize("answer", ["admit", "deny"])
def test_16_legal_n22_a_false_accusation_costs_nothing(answer: str) -> None:
    before = plays(playing(), "0 play Qs")
    state = plays(before, "1 accuse 0", f"0 {answer}")
    assert told(state, "innocent") == [(0, "16")]
    assert (state.dots, table(state)) == ((0, 0, 0), table(before))
    # the turn continues with all its rights
    allowed(state, "0 back", "1 pick-up")


def test_16_refused_accusing_oneself() -> None:
    assert decisive(playing(), "0 accuse 0") == ("16", "self", {"seat": 0})


def test_16_refused_answers_of_others_and_answers_without_an_accusation() -> None:
    state = plays(playing(), "1 accuse 0")
    assert decisive(state, "1 admit") == ("16", "turn", {"seat": 1, "turn": 0})
    assert refused(state, "2 accuse 1") == ("16",)
    assert decisive(playing(), "0 admit")[:2] == ("3", "phase")


def test_16_refused_changing_anything_while_a_move_is_checked() -> None:
    state = plays(playing(), "0 play Qs", "1 accuse 0")
    assert decisive(state, "0 back") == ("9.2", "checked", {"seat": 0})
    for move in ("0 play Ah", "1 pick-up", "2 insert 9c", "2 cheat look 0"):
        assert decisive(state, move)[:2] == ("16", "phase")
    allowed(plays(state, "0 admit"), "0 back")


def test_16_legal_anybody_may_accuse_at_any_time_also_in_the_exchange_phase() -> None:
    allowed(playing(), "0 accuse 1", "1 accuse 0", "2 accuse 0")
    state = at(["4c 4d Ah", "? ? ?"], phase="exchange", stock=9, cheating=True)
    after = plays(state, "0 cheat draw", "1 accuse 0", "0 admit")
    assert (after.phase, after.turn, after.dots) == ("exchange", None, (1, 0))
    assert table(after) == table(state)


# -- restoring


@pytest.mark.parametrize("cheat", ["play 4c", "play 8s", "draw", "flip 0", "insert 4c"])
def test_16_legal_n22_the_table_is_as_it_was_before_and_the_dots_are_kept(cheat: str) -> None:
    before = playing(dots=(1, 0, 0))
    state = plays(before, f"0 cheat {cheat}", "2 accuse 0", "0 admit")
    assert told(state, "restored") == [(0, "16")]
    assert told(state, "guilty") == [(0, 1, "16")]
    assert table(state) == table(before)
    assert (state.dots, state.offences) == ((2, 0, 0), ())


def test_16_legal_n22_what_others_have_done_since_is_undone_with_it() -> None:
    before = playing()
    state = plays(before, "0 cheat play 4c", "1 play 6d", "1 draw", "2 accuse 0", "0 admit")
    assert table(state) == table(before)


def test_16_legal_n22_who_has_gone_out_by_a_cheat_is_back_in() -> None:
    before = at(["4c", "4s 5h 6d", "Js 8h 8d"], down=[""], pile="9h", cheating=True)
    out = plays(before, "0 cheat play 4c")
    assert dict(out.placing) == {0: 1}
    state = plays(out, "1 play 4s", "2 accuse 0", "0 admit")
    assert (dict(state.placing), state.turn, state.hands[0]) == ({}, 0, ("4c",))


def test_16_legal_two_open_cheats_are_pointed_out_together() -> None:
    before = playing()
    state = plays(before, "0 cheat draw", "0 cheat play 4c", "1 accuse 0", "0 admit")
    assert told(state, "guilty") == [(0, 2, "16")]
    assert (state.dots, table(state)) == ((2, 0, 0), table(before))


def test_16_legal_another_seats_cheat_stays_open() -> None:
    state = plays(playing(), "0 cheat play 4c", "1 cheat draw", "2 accuse 1", "1 admit")
    assert state.dots == (0, 1, 0)
    assert state.pile[-1] == "4c"
    assert [offence.seat for offence in state.offences] == [0]
    state = plays(state, "2 accuse 0", "0 admit")
    assert (state.dots, table(state)) == ((1, 1, 0), table(playing()))


def test_16_legal_a_cheat_that_is_undone_with_the_rest_is_no_more() -> None:
    # seat 1 cheats after seat 0: when the first cheat is undone, so is the second
    state = plays(playing(), "0 cheat play 4c", "1 cheat draw", "2 accuse 0", "0 admit")
    assert state.offences == ()
    assert told(plays(state, "2 accuse 1", "1 admit"), "innocent") == [(1, "16")]


def test_16_legal_a_cheat_that_is_paid_for_does_not_come_back_when_another_is_undone() -> None:
    # seat 2 has looked, seat 0 plays too low, seat 2 is convicted; then the table is as before seat 0's cheat
    state = plays(playing(), "2 cheat look 0", "0 cheat play 4c", "1 accuse 2", "2 admit")
    state = state.play(state.by_chance(1))
    assert state.dots == (0, 0, 1)
    state = plays(state, "1 accuse 0", "0 admit")
    assert state.dots == (1, 0, 1)
    state = state.play(state.by_chance(2))  # the card that seat 2 has seen was there again (16.7)
    assert [offence.seat for offence in state.offences] == []
    assert told(plays(state, "1 accuse 2", "2 admit"), "innocent") == [(2, "16")]


def test_16_legal_the_right_to_take_back_ends_with_a_conviction_for_drawing() -> None:
    # 9.1 says that being caught at the stock ends the right
    state = plays(playing(pile="9h"), "0 play Qs")
    state = plays(state, "0 cheat draw", "1 accuse 0", "0 admit")
    assert refused(state, "0 back") == ("9.1",)


# -- prices


@pytest.mark.parametrize(
    ("cheat", "price", "clause"),
    [
        ("2 cheat draw", 1, "16"),
        ("2 cheat look 0", 1, "16"),
        ("2 cheat throw 8h", 1, "16"),
        ("2 cheat swap 0 8h", 2, "16.2"),
        ("2 cheat turn 0", 2, "16.2"),
    ],
)
def test_16_2_n22_dots_for_each_cheat(cheat: str, price: int, clause: str) -> None:
    state = plays(playing(), cheat, "0 accuse 2")
    admitted = plays(state, "2 admit")
    assert told(admitted, "guilty") == [(2, price, clause)]
    assert admitted.dots == (0, 0, price)
    denied = plays(state, "2 deny")
    assert denied.dots == (0, 0, price + 1)


def last_card(**changes: Any) -> KnakerState:
    """Return a position in which seat 2 has one card left."""
    hands = ["Qs Ah Kd 4c", "4s 5h 6d", "Js"]
    return at(hands, **{"down": ["? ? ?", "? ? ?", ""], "pile": "9h", "cheating": True} | changes)


def test_16_2_n22_a_last_card_thrown_away_costs_three() -> None:
    state = plays(last_card(), "2 cheat throw Js")
    assert dict(state.placing) == {2: 1}
    assert told(state, "out") == [(2, 1, "7")]
    assert (state.turn, state.players_in) == (0, (0, 1))
    state = plays(state, "0 accuse 2", "2 admit")
    assert told(state, "guilty") == [(2, 3, "16.2")]
    # back in, with a card from chance
    assert (state.chance, state.dots, dict(state.placing)) == ("draw", (0, 0, 3), {})
    card = next(card for card in state.discard if card != "Js")
    state = plays(state, f"draw {card}")
    assert (state.hands[2], state.players_in, state.turn) == ((card,), (0, 1, 2), 0)


def test_16_2_n22_in_ones_own_turn_the_turn_passes() -> None:
    state = plays(last_card(turn=2), "2 cheat throw Js")
    assert (state.turn, dict(state.placing)) == (0, {2: 1})


def test_16_2_n22_with_two_players_the_last_card_thrown_away_ends_the_match_if_it_stands() -> None:
    state = plays(at(["4s 5h 6d", "Js"], down=["?", ""], pile="9h", cheating=True), "1 cheat throw Js", "0 ready")
    assert (state.over, dict(state.placing)) == (True, {0: 2, 1: 1})


def test_16_5_n22_denying_costs_the_guilty_one_dot_more() -> None:
    state = plays(playing(), "0 cheat play 4c", "1 accuse 0", "0 deny")
    assert told(state, "denial") == [(0, "16.5")]
    assert told(state, "denies") == [(0, "16")]
    assert state.dots == (2, 0, 0)


# -- 16.7: cards that chance replaces


def caught(cheat: str, **changes: Any) -> KnakerState:
    """Return a position in which seat 2 has cheated and admits it."""
    return plays(playing(**changes), f"2 cheat {cheat}", "0 accuse 2", "2 admit")


@pytest.mark.parametrize(
    ("cheat", "count"), [("look 0", 1), ("swap 0 8h", 2), ("turn 0", 2), ("throw 8h", 1), ("throw 8h 8d Js", 3)]
)
def test_16_7_n41_chance_replaces_the_cards_that_were_touched(cheat: str, count: int) -> None:
    state = caught(cheat)
    assert (state.phase, state.chance, state.to_act) == ("replace", "draw", frozenset())
    assert legal(state) == []
    drawn = state.by_chance(7)
    assert len(drawn.args) == count
    after = plays(state, str(drawn))
    assert told(after, "replaced") == [(2, count, "16.7")]
    before = playing()
    assert (after.phase, after.turn, after.pile) == ("play", 0, before.pile)
    assert [len(hand) for hand in after.hands] == [len(hand) for hand in before.hands]
    assert [len(after.up_cards(seat)) for seat in range(3)] == [3, 3, 3]
    assert [len(after.down_cards(seat)) for seat in range(3)] == [3, 3, 3]
    assert after.peeked == () == after.offences


def test_16_7_the_touched_cards_are_thrown_away_and_their_places_filled() -> None:
    state = caught("swap 0 8h")
    assert "8h" not in state.down_cards(2)
    assert {"8h", "Qh"} <= {*state.discard}
    state = caught("turn 0")
    assert (state.face_up[2][0], state.face_down[2][0]) == ((), None)
    assert {"9s", "Qh"} <= set(state.discard)


@pytest.mark.parametrize("card", ["Ah", "5h", "9h", "Jh", "6s", "8d"])
def test_16_7_n41_only_cards_that_nobody_has_may_come(card: str) -> None:
    # hands, face-up and face-down cards and the pile stay in place
    state = caught("look 0")
    with pytest.raises(NotationError, match="cannot be drawn"):
        state.judge(f"draw {card}")


def test_16_7_n41_cards_of_the_stock_and_those_thrown_away_may_come() -> None:
    state = caught("look 0")
    for card in (state.stock[0], state.stock[-1], *state.discard[:2], "Qh"):
        after = plays(state, f"draw {card}")
        assert after.face_down[2][0] == card
    with pytest.raises(NotationError, match="expected 1"):
        state.judge(f"draw {state.stock[0]} {state.stock[1]}")
    pool = {*state.stock, *state.discard}
    assert {state.by_chance(seed).args[0] for seed in range(200)} <= pool
    assert len({state.by_chance(seed).args[0] for seed in range(200)}) > 10


def test_16_7_a_card_that_was_laid_meanwhile_is_not_replaced() -> None:
    hands = ["Qs Ah Kd 4c", "4s 5h 6d", ""]
    state = at(hands, down=["? ? ?", "? ? ?", "Kh Qd Kc"], pile="9h", turn=2, cheating=True)
    state = plays(state, "2 cheat look 0", "2 flip 0", "0 accuse 2", "2 admit")
    assert (state.chance, state.dots, state.pile[-1]) == (None, (0, 0, 1), "Kh")


def test_16_7_two_secret_cheats_with_the_same_card_replace_it_once() -> None:
    both = plays(playing(), "2 cheat look 0", "2 cheat swap 0 8h", "0 accuse 2", "2 admit")
    assert told(both, "guilty") == [(2, 3, "16.2")]
    assert len(both.by_chance(1).args) == 2


def test_16_7_n22_a_secret_cheat_before_an_open_one() -> None:
    # the open one is undone, the look before it is not, so its card is replaced
    state = plays(playing(), "0 cheat look 0", "0 cheat play 4c", "1 accuse 0", "0 admit")
    assert told(state, "guilty") == [(0, 2, "16")]
    assert ("4c" in state.hands[0], state.face_down[0][0], len(state.by_chance(1).args)) == (True, None, 1)


def test_16_7_in_the_exchange_phase_it_goes_on_afterwards() -> None:
    state = at(["4c 4d Ah", "? ? ?"], down=["Kh Kd Kc"], phase="exchange", stock=9, cheating=True)
    state = plays(state, "0 cheat look 1", "1 accuse 0", "0 admit")
    after = plays(state, str(state.by_chance(3)))
    assert (after.phase, after.turn) == ("exchange", None)
    assert "0 ready" in legal(after)


def test_16_7_who_has_lost_is_given_no_cards() -> None:
    # thrown away early, found out when its seat has lost: it keeps its place, and gets no card
    hands = ["Qs Ah Kd 4c", "4s 5h 6d", "Js 2h"]
    state = at(hands, down=["? ? ?", "? ? ?", ""], pile="9h", turn=2, cheating=True)
    state = plays(state, "2 cheat throw Js", "2 play 2h")
    assert dict(state.placing) == {2: 3}
    state = plays(state, "0 accuse 2", "2 admit")
    if state.chance:
        state = plays(state, str(state.by_chance(1)))
    assert (dict(state.placing), state.hands[2]) == ({2: 3}, ())
