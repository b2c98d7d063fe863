"""Rulings N-42 to N-51, each with a record or position that can be read in two ways."""

from __future__ import annotations

import pytest

from knack_widgets.rules import NotationError, Record, State
from knack_widgets.rules.knaker.state import KnakerState

from ..helpers.expect import told
from ..helpers.positions import legal
from .positions import allowed, at, decisive, plays, refused, start


def played(players: int, deal: str, *moves: str, **options: object) -> KnakerState:
    """Return the state after a record."""
    lines = "\n".join(f'  "{move}",' for move in (f"deal {deal}", *moves))
    table = "\n".join(
        f"{name} = {str(value).lower() if value is True else repr(value)}" for name, value in options.items()
    )
    text = (
        f'format = "knack-widgets/1"\ngame = "knaker"\nplayers = {players}\nmoves = [\n{lines}\n]\n[options]\n{table}\n'
    )
    state: State = Record.loads(text.replace("'", '"')).steps[-1].after
    assert isinstance(state, KnakerState)
    return state


READY = tuple(f"{seat} ready" for seat in range(6))
FROM_BOTH = (
    "2h 3c 4d 5c 6d 7h 2d 4s 5s 6s 6c 7d 2c 4h 5d 6h 7s 7c 4c 8s 8c 9d Th Js 5h 8h 9s 9c Td Jh Kd 8d 9h Ts Tc Jd 2s Jc "
    "Qd Kh Ah Xb 3s Qs Qc Kc Ad Xb 3h Qh Ks As Ac Xr 3d"
)
LAST_BY_INSERTION = (
    "2s 3s 2c 2h 4s 3h 2d 5s 3d 3c 9h 4c 4h 9d 5h 4d Js 5d 6s 8s 5c 6h 8h 6c 6d 9s 7s 7h 7d 7c 8d 8c 9c Ts Th Td Tc Jh "
    "Jd Jc Qs Qh Qd Qc Ks Kh Kd Kc As Ah Ad Ac Xb Xb Xr"
)
HIDING = (
    "2d 3h 4h 5h 6h 7h 2c 3d 4d 5d 6c 7d 3s 3c 4c 5c 7s 7c 8s 9d 8c Th Js Jc 8h 2s 9c Td Jh Qs 8d 2h Ts Tc Jd Qh 4s 9s "
    "Qd Kh As Ac 5s 9h Qc Kd Ah Xb 6s 6d Ks Kc Ad Xb Xr"
)
TELLING = (
    "2s 2c 3d 2h 3s 3c 2d 3h 4s 4h 5h 6h 4d 5d 6d 4c 5c 6c 5s 7s 7c 6s 7h 8h 8s 7d 8d 8c 9s 9h 9d 9c Ts Th Td Tc Js Jh "
    "Jd Jc Qs Qh Qd Qc Ks Kh Kd Kc As Ah Ad Ac Xb Xb Xr"
)
BARRED = (
    "2s 2c 2h 3s 2d 3h 3d 6s 3c Js 5h Qs 4d 4s 4c 4h 9s 5s 5d 5c 6h 6d 6c 7s 7h 7d 7c 8s 8h 8d 8c 9h 9d 9c Ts Th Td Tc "
    "Jh Jd Jc Qh Qd Qc Ks Kh Kd Kc As Ah Ad Ac Xb Xb Xr"
)


# -- N-42: taking back


def test_6_1_n42_refused_a_card_of_the_hand_from_under_face_up_cards() -> None:
    state = played(6, FROM_BOTH, *READY, "0 play 2s", "0 draw", "0 play 3s 3h 3d 4c 5h")
    assert refused(state, "0 back 3s") == ("6.1", "9")
    key = decisive(state, "0 back 3s")
    assert key == ("6.1", "hand-back", {"seat": 0, "card": "3s", "other": "4c"})


def test_9_n42_legal_face_up_cards_or_all_of_them() -> None:
    state = played(6, FROM_BOTH, *READY, "0 play 2s", "0 draw", "0 play 3s 3h 3d 4c 5h")
    allowed(state, "0 back")
    before = state.face_up
    assert plays(state, "0 back").face_up[0] != before[0]
    assert sorted(plays(state, "0 back").hands[0]) == ["3d", "3h", "3s"]


def test_9_n42_legal_the_face_up_cards_without_the_hand_below_them() -> None:
    state = plays(at(["9s", "? ? ?"], up=["9h / Kd / Kh"], pile="5h"), "0 play 9s 9h")
    assert refused(state, "0 back 9s") == ("6.1", "9")
    allowed(state, "0 back", "0 back 9h")


# -- N-44: a cheat has the effects of the same move


def test_16_n44_who_goes_out_by_a_cheat_while_on_turn_passes_it() -> None:
    state = played(
        3,
        LAST_BY_INSERTION,
        *READY[:3],
        *(f"1 cheat flip {pile}" for pile in range(3)),
        *("0 play 6s", "0 draw", "1 cheat insert 8s 8h 9s 9h 9d Js"),
        cheating=True,
    )
    assert (state.turn, state.phase) == (2, "play")
    allowed(state, "2 chance")


def test_16_n44_a_ladder_laid_as_a_cheat_does_not_turn_the_pile() -> None:
    moves = ("0 ready", "1 ready", "0 play 4d 4c", "0 draw", "1 cheat play 4s 4h 5s 6s")
    state = played(2, BARRED, *moves, cheating=True, dots="03")
    assert (len(state.pile), state.turn) == (6, 0)
    assert told(state, "not-turned") == [(4, "12.1")]


# -- N-43: a disqualified seat


def test_16_8_n43_refused_a_disqualified_seat_in_the_exchange() -> None:
    moves = ("1 lay 9s on 1.0", "1 draw", "0 cheat hide 4s", "1 accuse 0", "0 admit")
    state = played(6, HIDING, *moves, cheating=True)
    assert state.banned == (0,)
    for move in ("0 ready", "0 draw", "0 take 0"):
        assert decisive(state, move)[:2] == ("16.8", "banned")
    assert {text.split()[1] for text in legal(state) if text.startswith("0 ")} == {"cheat"}
    assert 0 not in state.view(0).to_act or all(move.verb == "cheat" for move in state.view(0).moves)
    # it is enough that the others are ready
    rest = plays(state, *READY[1:])
    assert rest.phase == "play"


# -- N-49, N-50: dots of onlookers


@pytest.mark.parametrize("told_on", [5, 10])
def test_16_1_n49_at_most_four_dots_are_carried(told_on: int) -> None:
    moves = (*READY[:3], "0 cheat hide 5s", "1 accuse 0", "0 admit", *["0 cheat accuse 1"] * told_on)
    state = played(3, TELLING, *moves, cheating=True)
    assert state.next_options == {"dots": "400"}
    following = state.setup.game.start(players=3, cheating=True, **state.next_options)
    assert following.dots == (4, 0, 0)  # type: ignore[attr-defined]


def test_16_8_n49_carried_dots_bring_no_pile() -> None:
    state = played(3, TELLING, *READY[:3], cheating=True, dots="444")
    assert state.debts == ()
    allowed(state, next(text for text in legal(state) if text.startswith("0 play")))


def test_16_n50_refused_to_accuse_oneself() -> None:
    state = at(["Qs ? ?", "4s ? ?", ""], down=["", "", ""], pile="9h", cheating=True, exits=((2, 0),))
    assert decisive(state, "2 cheat accuse 2") == ("16", "self", {"seat": 2})
    assert decisive(state, "0 accuse 0") == ("16", "self", {"seat": 0})
    allowed(state, "2 cheat accuse 0")


# -- N-46: the last word


def duel(hand: str, **changes: object) -> KnakerState:
    """Return two players; the first is on turn, the second has one card, or two, in hand.

    There are no cards on the table.
    """
    fields = {"down": ["", ""], "pile": "9h Qc", "cheating": True} | changes
    return at(["Qs Ah Kd", hand], **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize("cheat", ["throw 4s", "hide 4s", "play 4s", "insert 4s"])
def test_7_1_n46_who_is_left_alone_by_a_cheat_has_the_last_word(cheat: str) -> None:
    state = plays(duel("4s"), f"1 cheat {cheat}")
    assert (state.phase, state.over, state.turn) == ("last-word", False, 0)
    assert [text for text in legal(state) if text.startswith("0 ")] == ["0 accuse 1", "0 ready"]
    assert state.view(0).to_act == {0}
    over = plays(state, "0 ready")
    assert over.over
    assert dict(over.placing) == {0: 2, 1: 1}
    assert told(over, "is-ready") == [(0, "16")]
    assert told(over, "last-left") == [(0, 2, "7.1")]


def test_16_n46_convicted_the_cheat_is_back_in_the_game() -> None:
    state = plays(duel("4s", stock=3), "1 cheat throw 4s", "0 accuse 1", "1 admit")
    assert (state.phase, state.dots[1]) == ("replace", 3)
    state = state.play(f"draw {state.stock[0]}")
    assert (state.phase, state.turn, state.players_in, len(state.hands[1])) == ("play", 0, (0, 1), 1)
    undone = plays(duel("4s"), "1 cheat play 4s", "0 accuse 1", "1 deny")
    assert (undone.phase, undone.turn, undone.players_in) == ("play", 0, (0, 1))
    assert undone.hands[1] == ("4s",)


def test_16_n46_a_cheat_that_comes_to_an_end_by_blowing() -> None:
    state = plays(duel("7s", pile="Xb Xb"), "1 cheat play 7s")
    assert state.phase == "blow"
    for blow, places in (("2 9", {0: 2, 1: 1}), ("9 1", {0: 1, 1: 2})):
        after = plays(state, f"1 blow {blow}")
        assert after.phase == "last-word"
        assert dict(plays(after, "0 ready").placing) == places
        assert plays(after, "0 accuse 1", "1 admit").phase == "play"


def test_16_n46_an_honest_end_needs_no_last_word() -> None:
    assert plays(duel("Ks", turn=1), "1 play Ks").phase == "over"
    # there was a cheat before it, but the last card itself was legal
    assert plays(duel("Ks 4s", turn=1, pile="9h"), "1 cheat throw 4s", "1 play Ks").phase == "over"


def test_7_1_n46_refused_what_is_neither_accusing_nor_letting_it_stand() -> None:
    state = plays(duel("4s"), "1 cheat throw 4s")
    for move in ("0 play Qs", "0 cheat look 0", "1 ready"):
        assert refused(state, move) == ("7.1",)
    for text in ("0 play Qs", "0 cheat draw"):
        for lang in ("sv", "de", "en"):
            assert state.judge(text).explain(lang)


def test_16_1_n46_onlookers_may_still_tell() -> None:
    allowed(plays(duel("4s"), "1 cheat throw 4s"), "1 cheat accuse 0")


def test_16_n46_the_turned_pile_does_not_make_the_cheat_stand() -> None:
    # the pile turns and the cheat loses by it: a circuit of two seats would be over within the move
    state = plays(duel("Ts", pile="9h Xb Xb"), "1 cheat insert Ts")
    assert state.phase == "last-word"
    assert plays(state, "0 accuse 1", "1 admit").dots[1] == 1


# -- N-45, N-47: the cheats that a verdict covers


def test_16_2_n45_a_conviction_for_throwing_cancels_the_going_out() -> None:
    thrown = plays(
        at(["Qs Ah Kd", "4s", "9s", "8s"], down=["", "", "", ""], pile="5h", cheating=True), "1 cheat throw 4s"
    )
    assert dict(thrown.placing) == {1: 1}
    later = plays(thrown.evolve(travel=4), "2 cheat play 9s")
    assert dict(later.placing) == {1: 1, 2: 2}
    guilty = plays(later, "0 accuse 1", "1 admit")
    assert dict(guilty.placing) == {2: 1}
    assert guilty.lost == ((1, -1, False),)


def test_16_7_n47_a_verdict_covers_all_that_stands_open() -> None:
    state = at(["Qs Ah Kd 4c", "4s 5h 6d"], pile="9h", stock=9, cheating=True)
    cheated = plays(state, "0 cheat look 0", "0 cheat play 4c", "1 cheat draw", "0 cheat throw Kd")
    guilty = plays(cheated, "1 accuse 0", "0 admit")
    # a look, a lay and a throw; the table as before the lay, so the throw and the other's cheat are undone with it
    assert guilty.dots == (3, 0)
    assert (guilty.pile, guilty.hands[1]) == (state.pile, state.hands[1])
    assert sorted(guilty.hands[0]) == sorted(state.hands[0])
    # the card that was looked at is lost
    assert guilty.face_down[0][0] is None
    assert guilty.lost == ((0, 0, True),)


def test_16_9_n52_leaving_is_no_move_but_an_entry() -> None:
    with pytest.raises(NotationError):
        at(["Qs ? ?", "4s ? ?"]).read("0 leave")
    assert start(2, dots="01").dots == (0, 1)


# -- N-48: the fourth dot


def test_16_8_n48_a_turn_that_began_without_a_pile_is_not_bound() -> None:
    state = at(["Qs Ah Kd", "4s 5h 6d", "9c 9d 8s"], pile="", cheating=True, debts=(0,))
    cheated = plays(state, "1 cheat play 4s")
    allowed(cheated, "0 play Qs")
    met = at(["Qs Ah Kd", "4s 5h 6d", "9c 9d 8s"], pile="9h", cheating=True, debts=(0,))
    assert refused(met, "0 play Qs") == ("16.8",)
    allowed(met, "0 pick-up")


def test_16_8_n48_the_next_turn_that_begins_with_a_pile_is() -> None:
    state = at(["Qs Ah Kd", "4s 5h 6d"], pile="9h", cheating=True, debts=(1,))
    after = plays(state, "0 play Qs")
    assert [
        text for text in legal(after) if text.startswith("1 ") and "cheat" not in text and "accuse" not in text
    ] == ["1 pick-up"]


# -- N-51


def test_2_1_n51_cards_lacking_after_ready_are_drawn_at_once() -> None:
    state = at(["4s 5s", "? ? ?"], phase="exchange", stock=4, ready=(0,))
    allowed(state, "0 draw")
    assert 0 in state.view(0).to_act


def test_10_3_n51_a_seven_on_a_frippelknaker_is_seen_through() -> None:
    state = at(["Qs ? ?", "? ? ?"], pile="3s 3h 3d Xb Xb Xr 7s")
    assert "10.3" in refused(state, "0 play Qs")
