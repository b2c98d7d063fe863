"""Rule 1 and general facts: pack, deal, options, records, moves as text, views."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from knack_widgets.rules import Card, NotationError, OptionError, Record, RecordError, games

from ..helpers.expect import option_refused, told
from ..helpers.invariants import reachable
from .positions import PACK, allowed, at, deal_text, decisive, plays, refused, start

knaker = games["knaker"]
SEATS = [("6d 6h 6s", "5h 8d Kc", "5s 6c 7c"), ("9c 9h Jd", "5c 9d Qs", "4h 9s Ac")]


# -- 1: the pack and the deal


@pytest.mark.parametrize("count", range(2, 13))
def test_1_legal_n4_three_rounds_each_face_down_face_up_and_into_the_hand(count: int) -> None:
    pack = PACK * (1 if count <= 6 else 2)
    assert sorted(knaker.pack(start(count).setup)) == sorted(pack)
    state = start(count).play("deal " + " ".join(pack))
    for seat in range(count):
        own = pack[seat : 9 * count : count]
        assert list(state.face_down[seat]) == own[:3]
        assert [list(pile) for pile in state.face_up[seat]] == [[card] for card in own[3:6]]
        assert sorted(state.hands[seat]) == sorted(own[6:])
    assert list(state.stock) == pack[9 * count :]
    assert told(state, "all-dealt") == [(len(pack) - 9 * count, "1")]
    assert (state.phase, state.turn, state.deals) == ("exchange", None, 1)
    assert state.to_act == frozenset(range(count))


@pytest.mark.parametrize("count", [2, 6])
def test_1_legal_n4_two_packs_for_few(count: int) -> None:
    state = start(count, decks=2)
    allowed(state, "deal " + " ".join(PACK * 2))
    assert state.decks == 2
    assert len(state.deal(seed=1).stock) == 110 - 9 * count


@pytest.mark.parametrize("first", range(3))
def test_1_legal_n3_the_first_player(first: int) -> None:
    state = start(3, first).deal(seed=3)
    for seat in range(3):
        state = state.play(f"{seat} ready")
    assert (state.turn, state.circuit) == (first, 0)


def test_1_legal_n3_seat_0_begins_where_none_is_named() -> None:
    assert knaker.start(players=2).setup.first == 0
    with pytest.raises(OptionError):
        knaker.start(players=2, dealer=1)
    with pytest.raises(OptionError):
        knaker.start(players=2, first=2)


def test_1_legal_n40_shapes() -> None:
    state = start(2).play(deal_text(SEATS, "Ks Kd Kh"))
    assert (state.stock[:3], state.face_down[0]) == (("Ks", "Kd", "Kh"), ("6d", "6h", "6s"))
    assert dict(state.placing) == {}
    state = at(["5s", "9s", "?"], down=["", "?"], pile="4h")
    state = plays(state, "0 play 5s")
    assert (state.pile, state.face_down[0]) == (("4h", "5s"), (None, None, None))
    assert dict(state.placing) == {0: 1}


@pytest.mark.parametrize(
    "cards",
    [PACK[1:], [*PACK, "Xr"], [*PACK[:-1], "Xb"], [*PACK[1:], "3s"], PACK * 2],
    ids=["one missing", "one more", "three black", "one twice", "two packs"],
)
def test_1_refused_another_pack(cards: list[str]) -> None:
    with pytest.raises(NotationError) as caught:
        start(3).play(" ".join(["deal", *cards]))
    assert caught.value.clause == "1"


MOVES = ["take 0", "lay 5s on 0.0", "ready", "play 5s", "chance", "pick-up", "draw", "back", "insert 5s", "flip 0"]


@pytest.mark.parametrize("move", [*MOVES, "blow 1 9", "cheat draw", "accuse 1", "admit", "deny"])
def test_1_refused_before_the_deal(move: str) -> None:
    assert decisive(start(), f"0 {move}") == ("1", "phase", {"seat": 0, "verb": move.split()[0]})
    assert refused(start(), "draw 5s") == ("1",)


def test_1_refused_a_second_deal() -> None:
    move = "deal " + " ".join(PACK)
    assert refused(start().deal(seed=1), move) == ("2.1",)
    assert refused(at(["5s", "9s"]), move) == ("3",)


# -- the end before the deal


def test_the_match_may_be_ended_before_the_deal() -> None:
    state = start(3)
    assert state.judge("end").grounds == ("1",)
    state = state.play("end")
    assert (state.over, told(state, "ends")) == (True, [("1",)])
    assert refused(state, "end") == ("7.1",)
    assert refused(state, "0 ready") == ("7.1",)


def test_n40_nobody_is_placed_in_a_match_that_was_not_played() -> None:
    assert dict(start(3).play("end").placing) == {}


def test_later_the_match_is_not_ended_by_a_word() -> None:
    assert refused(start().deal(seed=1), "end") == ("2.1",)
    assert refused(at(["5s", "9s"]), "end") == ("3",)


# -- options


@pytest.mark.parametrize("count", [0, 1, 13, 55, -2])
def test_numbers_of_players_that_cannot_be(count: int) -> None:
    option_refused(lambda: knaker.start(players=count), "17", "2", "12")


@pytest.mark.parametrize(
    ("options", "clause"),
    [
        ({"decks": 0}, "17"),
        ({"decks": 3}, "17"),
        ({"decks": True}, "17"),
        ({"quiet": 1}, "13.5"),
        ({"cheating": "yes"}, "16"),
        ({"stake": 1}, None),
    ],
)
def test_options_that_cannot_be(options: dict[str, Any], clause: str | None) -> None:
    option_refused(lambda: knaker.start(players=2, **options), clause, *options)


def test_options_have_these_defaults() -> None:
    assert dict(knaker.start(players=2).setup.options) == {
        "decks": 1,
        "quiet": False,
        "cheating": False,
        "dots": "",
    }


# -- records and moves as text


def written() -> Record:
    """Return a match with its header, an illegal try and an option."""
    text = f"""format = "knack-widgets/1"
game = "knaker"
players = ["Anna", "Bo"]
first = 1
moves = [
  "{deal_text(SEATS, "Ks Kd Kh")}",
  "0 lay 5s on 1.0",
  "0 draw",
  "0 ready",
  "1 ready ",
  "0 play 6c ?",
  "1 PLAY 9S",
  "1 back",
]

[options]
quiet = true
"""
    return Record.loads(text)


def test_a_record_is_replayed_and_written_again() -> None:
    record = written()
    text = record.dumps()
    assert "first = 1" in text
    assert "dealer" not in text
    assert '"1 play 9s"' in text
    again = Record.loads(text)
    assert again.dumps() == text
    assert again.final == record.final
    assert hash(again.final) == hash(record.final)
    assert (record.final.turn, record.final.phase, record.final.pile) == (1, "play", ())
    assert record.steps[5].verdict.clauses == ("3",)


def test_a_record_names_the_first_player_not_a_dealer() -> None:
    with pytest.raises(RecordError, match="dealer"):
        Record.loads(written().dumps().replace("first = 1", "dealer = 1"))
    with pytest.raises(RecordError, match="first"):
        Record.loads(written().dumps().replace("first = 1", "first = 2"))


def test_a_record_with_an_illegal_move_names_its_clauses() -> None:
    with pytest.raises(RecordError, match=r"2\.3"):
        Record.loads(written().dumps().replace('  "0 draw",\n', ""))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("0  play 10h 5D", "0 play Th 5d"),
        ("0 Lay 5h 5s ON 1.2", "0 lay 5h 5s on 1.2"),
        ("1 take 2", "1 take 2"),
        ("0 back", "0 back"),
        ("0 back 5h xb", "0 back 5h Xb"),
        ("1 blow 2.50 7", "1 blow 2.5 7"),
        ("0 accuse 1", "0 accuse 1"),
        ("0 cheat SWAP 1 5h", "0 cheat swap 1 5h"),
        ("0 cheat play 5h 5h", "0 cheat play 5h 5h"),
    ],
)
def test_moves_are_read_leniently_and_written_strictly(text: str, move: str) -> None:
    assert str(start().read(text)) == move


@pytest.mark.parametrize(
    "text",
    [
        *("0 play", "0 play 5x", "0 take", "0 take 3", "0 take a", "0 flip -1", "0 flip", "0 lay 5h", "0 lay on 1.1"),
        *("0 lay 5h on 1.3", "0 lay 5h on 2.0", "0 lay 5h on 1", "0 lay 5h at 1.1", "0 draw 2", "0 ready now"),
        *("0 blow", "0 blow 3", "0 blow -1 5", "0 blow x 5", "0 blow 1e1 5", "0 accuse", "0 accuse 2", "0 accuse x"),
        *("0 cheat", "0 cheat sing", "0 cheat look", "0 cheat look 3", "0 cheat swap 5h", "0 cheat play", "2 draw"),
        *("chance", "0 deal 5h", "play 5h", "0 insert", "0 admit 1", "0 blow 100000 5"),
    ],
)
def test_text_that_is_no_move(text: str) -> None:
    with pytest.raises(NotationError):
        start().read(text)


# -- states and views


def test_states_reached_by_the_same_moves_are_equal() -> None:
    one, two = (plays(start().deal(seed=5), "0 take 1, 1 ready") for _ in range(2))
    assert one == two
    assert hash(one) == hash(two)
    assert pickle.loads(pickle.dumps(one)) == one
    with pytest.raises(AttributeError):
        one.turn = 1


def test_what_a_seat_may_know() -> None:
    state = at(["5s 5d 9h", "Ah Ad 9s"], down=["2s 2d 2h", "3s 3d 3h"], up=["6s", "6d"], pile="4h", stock="Ts")
    view = state.view(0)
    assert view.hands == (("5d", "5s", "9h"), None)
    assert (view.counts, view.stock, view.discard) == ((3, 3), 1, len(state.discard))
    assert (view.face_up, view.pile) == (state.face_up, state.pile)
    # turned cards were face up before
    own, lying = {"5s", "5d", "9h"}, {"6s", "6d", "4h", *state.discard}
    for seats, known in (((), lying), ((0,), own | lying)):
        assert {text for text in reachable(state.view(*seats)) if text in PACK} == known
    assert state.view().moves == ()


def test_hands_lie_open_when_the_match_is_over() -> None:
    state = plays(at(["5s", "9s Kd"], down=["", "3s"], pile="4h"), "0 play 5s")
    assert state.over
    assert state.view().hands == ((), (Card("9s"), Card("Kd")))
