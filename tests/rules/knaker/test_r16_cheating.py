"""Cheats, open and secret: which are possible, their effects, and who sees them.

Rules 16, 16.4; rulings N-22, N-41.
"""

from __future__ import annotations

from typing import Any

import pytest

from knack_widgets.rules import NotationError
from knack_widgets.rules.knaker.state import KnakerState

from ..helpers.expect import told
from ..helpers.invariants import reachable
from ..helpers.positions import legal
from .positions import PACK, allowed, at, decisive, everything, plays, refused


def playing(**changes: Any) -> KnakerState:
    """Return three seats in a match with cheating; seat 0 is on turn."""
    hands = ["Qs Ah Kd 4c", "4s 5h 6d", "Js 8h 8d 9c"]
    up, down = ["5s / 6s / 8s", "? / ? / ?", "9s / ? / ?"], ["Jh Jd Jc", "? ? ?", "Qh Qd Kc"]
    return at(hands, **{"up": up, "down": down, "pile": "9h Qc", "stock": 9, "cheating": True} | changes)


def honest(**changes: Any) -> KnakerState:
    return playing(cheating=False, **changes)


def shown(state: KnakerState, *seats: int) -> set[str]:
    """Return the cards that readers at these seats see."""
    return {word for text in reachable(state.view(*seats)) for word in text.split() if word in PACK}


# -- 16: the option, and moves that are not cheats


@pytest.mark.parametrize(
    "cheat", ["play 4c", "look 0", "throw 4c", "swap 0 4c", "turn 0", "hide 4c", "draw", "pick-up"]
)
def test_16_refused_where_the_table_permits_no_cheating(cheat: str) -> None:
    assert decisive(honest(), f"0 cheat {cheat}") == ("16", "off", {"seat": 0})
    assert decisive(honest(), "1 accuse 0") == ("16", "off", {"seat": 1})
    assert not any("cheat" in text or "accuse" in text for text in legal(honest()))


def test_16_n22_an_illegal_move_is_refused_with_its_clause_either_way() -> None:
    assert refused(honest(), "0 play 4c") == ("3",)
    assert refused(playing(), "0 play 4c") == ("3",)
    allowed(playing(), "0 cheat play 4c")


def test_16_refused_what_is_allowed_is_no_cheat() -> None:
    state = playing(pile="9h", up=["5s", "6s", "8s"])
    for move in ("0 cheat play Qs", "2 cheat insert 9c"):
        assert decisive(state, move) == ("16", "honest", {"seat": int(move[0])})
    owes = at(["Qs Ah", "? ? ?"], stock=5, cheating=True)
    assert decisive(owes, "0 cheat draw") == ("16", "honest", {"seat": 0})


@pytest.mark.parametrize(
    ("cheat", "clause", "key"),
    [
        ("play 5d", "3", "card"),
        ("insert 5d", "3", "card"),
        ("throw 5d", "3", "card"),
        ("hide 4c 4c", "3", "card"),
        ("swap 0 5s", "3", "card"),
    ],
)
def test_16_refused_even_to_a_cheat_cards_that_one_does_not_hold(cheat: str, clause: str, key: str) -> None:
    assert decisive(playing(), f"0 cheat {cheat}")[:2] == (clause, key)


def test_16_refused_even_to_a_cheat_where_there_is_nothing() -> None:
    bare = playing(pile="", stock="", down=["- Jd Jc"], up=["/ 6s / 8s"])
    assert decisive(bare, "0 cheat draw")[:2] == ("3.4", "no-stock")
    assert decisive(bare, "0 cheat pick-up")[:2] == ("3.3", "nothing")
    for cheat in ("flip 0", "look 0", "swap 0 4c", "turn 0"):
        assert decisive(bare, f"0 cheat {cheat}") == ("6.2", "empty", {"seat": 0, "number": 1})


def test_16_refused_open_cheats_in_the_exchange_phase_but_drawing() -> None:
    state = at(["4c 4d Ah", "? ? ?"], phase="exchange", stock=9, cheating=True)
    for cheat in ("play 4c", "insert 4c", "flip 0", "pick-up"):
        assert decisive(state, f"0 cheat {cheat}") == ("16", "exchange", {"seat": 0})
    allowed(state, "0 cheat draw", "0 cheat look 0", "0 cheat swap 0 4c", "0 cheat hide 4c", "0 cheat turn 1")


def test_16_refused_to_who_is_out_of_the_game() -> None:
    state = at(["Qs Ah", "4s 5h", ""], down=["?", "?", ""], cheating=True, exits=((2, 0),))
    assert decisive(state, "2 cheat look 0") == ("7.1", "out", {"seat": 2, "place": 1})


@pytest.mark.parametrize("words", ["", "cheat", "look", "look 3", "look 4c", "swap 0", "swap 4c 0", "throw", "lay 4c"])
def test_16_a_cheat_that_does_not_exist_is_no_move(words: str) -> None:
    with pytest.raises(NotationError):
        playing().judge(f"0 cheat {words}".strip())


# -- open cheats


def test_16_legal_n41_a_card_too_low() -> None:
    state = plays(playing(), "0 cheat play 4c")
    assert (state.pile, state.owners, state.turn) == (("9h", "Qc", "4c"), (2, 2, 0), 1)
    assert state.hands[0] == ("Qs", "Kd", "Ah")
    assert told(state, "lays") == [(0, "3")]
    # it can be neither taken back nor extended
    assert refused(state, "0 back") == ("9.1",)
    assert [offence.kind for offence in state.offences] == ["play"]


def test_16_legal_n41_out_of_turn_the_turn_goes_on() -> None:
    state = plays(playing(), "1 cheat play 6d")
    assert (state.turn, state.pile[-1], state.owners[-1]) == (0, "6d", 1)
    assert plays(playing(), "2 cheat insert 8h 8d").pile[-2:] == ("8h", "8d")


def test_16_legal_n41_face_up_cards_before_their_time() -> None:
    state = plays(playing(), "0 cheat play 8s")
    assert (state.up_cards(0), state.pile[-1]) == (("5s", "6s"), "8s")


def test_16_legal_n41_drawing_a_card_too_many() -> None:
    state = playing()
    after = plays(state, "0 cheat draw")
    assert (len(after.hands[0]), len(after.stock), after.turn) == (5, 8, 0)
    assert state.stock[0] in after.hands[0]
    assert told(after, "draws") == [(0, 1, "3.4")]


def test_16_legal_n41_picking_up_what_one_need_not() -> None:
    state = plays(playing(pile="9h"), "0 cheat pick-up")
    assert (state.pile, state.turn, "9h" in state.hands[0]) == ((), 1, True)
    # out of turn the turn does not pass
    state = plays(playing(pile="9h"), "1 cheat pick-up")
    assert (state.turn, "9h" in state.hands[1]) == (0, True)


def test_16_legal_n41_turning_up_a_face_down_card_before_its_time() -> None:
    state = plays(playing(pile="9h"), "0 cheat flip 0")
    assert told(state, "flips") == [(0, "Jh", "6.2")]
    assert (state.pile, state.face_down[0], state.turn) == (("9h", "Jh"), (None, "Jd", "Jc"), 1)
    # a card that cannot be laid is picked up with the pile
    failed = plays(playing(pile="As"), "0 cheat flip 1")
    assert {"As", "Jd"} <= set(failed.hands[0])
    assert (failed.pile, failed.turn) == ((), 1)


@pytest.mark.parametrize("cheat", ["0 cheat play 4c", "1 cheat play 6d", "2 cheat draw", "0 cheat pick-up"])
def test_16_legal_n22_open_cheats_are_seen_by_all(cheat: str) -> None:
    state = plays(playing(pile="9h"), cheat)
    seat = int(cheat[0])
    for reader in range(3):
        assert state.view(reader).suspects == (seat,)
    assert state.view(seat).guilty == (seat,)
    assert state.view((seat + 1) % 3).guilty == ()


# -- secret cheats


def test_16_4_n41_looking_at_a_face_down_card_shows_it_to_nobody_else() -> None:
    before = playing()
    state = plays(before, "2 cheat look 1")
    assert (state.face_down, state.turn, state.peeked) == (before.face_down, 0, ((2, 1),))
    assert state.view(2).peeked == ((2, 1, "Qd"),)
    assert "Qd" in shown(state, 2)
    for reader in (0, 1):
        assert state.view(reader).peeked == ()
        assert "Qd" not in shown(state, reader)


def test_16_4_n41_throwing_cards_away() -> None:
    state = plays(playing(), "2 cheat throw Js 8h")
    assert (state.hands[2], set(state.discard) >= {"Js", "8h"}, state.turn) == (("8d", "9c"), True, 0)
    assert not {"Js", "8h"} & shown(state, 0, 1)
    # like every player with fewer than three in hand
    assert state.owing == (2,)


def test_16_4_n41_swapping_a_face_down_card_for_one_in_hand() -> None:
    state = plays(playing(), "2 cheat swap 0 8h")
    assert state.face_down[2][0] == "8h"
    assert "Qh" in state.hands[2]
    assert state.view(2).peeked == ((2, 0, "8h"),)
    assert not {"8h", "Qh"} & shown(state, 0, 1)


def test_16_4_n41_turning_a_face_up_card_down_and_the_other_up() -> None:
    state = plays(playing(), "2 cheat turn 0")
    assert (state.face_down[2][0], state.face_up[2][0]) == ("9s", ("Qh",))
    assert "Qh" in shown(state, 0)
    assert "9s" not in shown(state, 0, 1)
    # of a pile with several cards the top one
    pile = plays(playing(up=["5s", "?", "9s 9d / ? / ?"]), "2 cheat turn 0")
    assert (pile.face_up[2][0], pile.face_down[2][0]) == (("9s", "Qh"), "9d")


def test_16_3_n41_hiding_cards() -> None:
    state = plays(playing(), "2 cheat hide 8h 9c")
    assert (state.hidden, state.hands[2]) == (((), (), ("8h", "9c")), ("8d", "Js"))
    assert not {"8h", "9c"} & shown(state, 0, 1)
    assert everything(state) == everything(playing())


@pytest.mark.parametrize("cheat", ["look 1", "throw 8h", "swap 0 8h", "hide 8h"])
def test_16_4_nobody_is_told_what_was_done_secretly(cheat: str) -> None:
    state = plays(playing(), f"2 cheat {cheat}")
    assert told(state, "fumbles") == [(2, "16.4")]
    assert len(state.events) == 1
    for reader in (0, 1):
        assert state.view(reader).suspects == ()
        assert state.view(reader).guilty == ()
    assert state.view(2).guilty == (2,)
    assert state.view().suspects == ()


def test_16_4_what_a_swap_hides_changes_no_view_of_others() -> None:
    # the other seats do not see which card was swapped
    one, other = (plays(playing(), f"2 cheat swap 0 {card}") for card in ("8h", "Js"))
    for reader in ((), (0,), (1,), (0, 1)):
        assert one.view(*reader) == other.view(*reader)
    assert one.view(2) != other.view(2)


# -- how long they can be pointed out


def circuit(state: KnakerState, count: int) -> KnakerState:
    """Return the state after `count` honest turns."""
    for _ in range(count):
        turn = state.turn
        if any(text == f"{turn} draw" for text in legal(state, turn)):
            state = plays(state, f"{turn} draw")
        moves = [text.split(maxsplit=2) for text in legal(state, turn)]
        lay = next(
            " ".join(words)
            for words in moves
            if words[1] == "pick-up" or (words[1:2] == ["play"] and words[2][0] not in "2T")
        )
        state = plays(state, lay)
        if state.owing:
            state = plays(state, f"{state.owing[0]} draw")
        assert state.turn != turn
    return state


CHEATER = ["4c Qs Ah Kd", "5h 6d Js 4s", "8h 8d 9c 6c"]


def test_16_legal_n22_an_open_cheat_can_be_pointed_out_for_one_circuit() -> None:
    state = at(CHEATER, pile="9h", stock=20, cheating=True)
    state = plays(state, "0 cheat play 4c")
    for turn in (1, 2):
        assert (state.turn, len(state.offences)) == (turn, 1)
        assert told(plays(state, "1 accuse 0", "0 admit"), "guilty") == [(0, 1, "16")]
        state = circuit(state, 1)
    assert (state.turn, state.offences) == (0, ())


def test_16_legal_n22_after_a_circuit_it_stands() -> None:
    state = circuit(plays(at(CHEATER, pile="9h", stock=20, cheating=True), "0 cheat play 4c"), 1)
    assert state.turn == 2
    state = circuit(state, 1)
    assert (state.turn, told(state, "cheat-stands")) == (0, [(0, "16")])
    assert state.offences == ()
    after = plays(state, "1 accuse 0", "0 admit")
    assert told(after, "innocent") == [(0, "16")]
    assert after.dots == (0, 0, 0)


@pytest.mark.parametrize("cheat", ["look 0", "throw 4c", "swap 0 4c", "turn 0", "hide 4c"])
def test_16_4_n22_secret_cheats_can_be_pointed_out_for_ever(cheat: str) -> None:
    state = at(CHEATER, up=["5s / 6s / 8s"], pile="3h", stock=20, cheating=True)
    state = circuit(plays(state, f"0 cheat {cheat}"), 7)
    assert state.circuit == 2
    assert told(plays(state, "1 accuse 0", "0 admit"), "guilty")
