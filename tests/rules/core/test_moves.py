"""Moves: lenient reading, strict writing, one clear error."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knack_widgets.rules import Card, Move, NotationError, State, games

from ..helpers.fuzz import cases
from ..helpers.positions import PACK, in_play

STATES = [
    games["knack"].start(players=2),
    games["knack"].start(players=11).deal(seed=1),
    in_play(["As 7h 8h", "Ks 9h Th", "6d 7d 8d"], up="9s", dealer=2),
    games["knack"].start(players=2).play("end"),
]


@pytest.fixture(params=STATES, ids=lambda state: state.phase)
def state(request: pytest.FixtureRequest) -> State:
    example: State = request.param
    return example


@pytest.mark.parametrize(
    ("text", "strict"),
    [
        *(("0 knock", "0 knock"), ("0 KNOCK", "0 knock"), ("  1   Fold ", "1 fold"), ("00 knock", "0 knock")),
        *(
            ("0 play 10H", "0 play Th"),
            ("1\tPlay\nas", "1 play As"),
            ("1 BLANK qD", "1 blank Qd"),
            ("01 play 7h", "1 play 7h"),
        ),
        *(
            ("END", "end"),
            (" end ", "end"),
            ("Draw 10h 7S", "draw Th 7s"),
            ("0 play 2h", "0 play 2h"),
            ("0 play xb", "0 play Xb"),
        ),
    ],
)
def test_reading_is_lenient_and_writing_strict(text: str, strict: str) -> None:
    for state in STATES[:3]:
        if text.strip().lower().startswith("draw"):
            continue
        move = state.read(text)
        assert str(move) == strict
        assert state.read(strict) == move


def test_a_draw_is_read_where_it_cannot_be_made() -> None:
    assert str(STATES[1].read("Draw 10h 7S")) == "draw Th 7s"


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "\n",
            "0",
            "knock",
            "0knock",
            "0 0 knock",
            "knock 0",
            "-1 knock",
            "+1 knock",
            "1.0 knock",
            "0x1 knock",
            "1_0 knock",
        ),
        *(
            "0 knock 7h",
            "0 play",
            "0 play 7h 8h",
            "0 play 7x",
            "0 blank",
            "0 fly",
            "0 end",
            "1 draw 7h",
            "0 deal 7h",
            "end now",
        ),
        *(
            "0 buy 7h",
            "0 merge",
            "0 play 7h ?",
            "0 knock?",
            "?",
            "0 knock # why",
            "0 play As,",
            "0; import os",
            "\x00",
            "0 \x00knock",
        ),
        *(
            "٠ knock",
            "０ knock",
            "० knock",
            "² knock",
            "① knock",
            "deal",
            "deal 7h",
            "draw 7h 7h",
            "draw",
            "null",
            "None",
            "0 None",
        ),
    ],
)
def test_text_that_is_not_a_move_is_refused(state: State, text: str) -> None:
    with pytest.raises(NotationError) as caught:
        state.read(text)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 300
    for ask in (state.judge, state.play):
        with pytest.raises(NotationError):
            ask(text)


@pytest.mark.parametrize("text", ["3 knock", "9 knock", "10 knock", "99999 play 7h", "9" * 900 + " knock", "3 play 7h"])
def test_a_seat_out_of_range_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="the seats are 0 to 2"):
        STATES[2].read(text)


@pytest.mark.parametrize("text", ["00001 knock", "000002 knock", "0" * 50 + "1 knock"])
def test_zeros_before_a_seat_do_not_change_it(text: str) -> None:
    # the text is that seat or is refused, never another seat
    try:
        move = STATES[2].read(text)
    except NotationError:
        return
    assert move.seat == int(text.split()[0])


@pytest.mark.parametrize(
    "text",
    ["0" * (1 << 20), "9" * (1 << 20) + " knock", " " * (1 << 20), "deal " + "7h " * (1 << 19), "\x00" * (1 << 20)],
)
def test_a_megabyte_is_refused_with_a_short_message(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        STATES[0].read(text)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize("thing", [None, 7, b"0 knock", ["0 knock"], ("0", "knock"), True])
def test_what_is_no_text_is_refused(state: State, thing: object) -> None:
    with pytest.raises(NotationError):
        state.read(thing)  # type: ignore[arg-type]


def test_messages_say_what_would_be_right() -> None:
    state = STATES[2]
    for text, words in {
        "0 fly": "its verbs are knock, fold, play, blank, deal, draw, end",
        "0 play": "SEAT play CARD",
        "0 knock 7h": "SEAT knock",
        "knock": "SEAT knock",
        "0 end": "“end”",
        "deal 7h": "the whole pack of 36",
        "0 play 7x": "a card is a rank",
    }.items():
        with pytest.raises(NotationError) as caught:
            state.read(text)
        assert words in str(caught.value)


def test_the_whole_pack_is_read_in_its_order() -> None:
    for order in (PACK, PACK[::-1], PACK[18:] + PACK[:18]):
        move = STATES[0].read("deal " + " ".join(order))
        assert move == Move(None, "deal", tuple(order))
        assert str(move) == "deal " + " ".join(order)


@pytest.mark.parametrize("seat", range(11))
def test_moves_with_seats_of_two_digits(seat: int) -> None:
    assert STATES[1].read(f"{seat} knock").seat == seat


def test_a_move_built_by_hand_is_the_same_as_its_text(state: State) -> None:
    for text in ("0 knock", "1 fold", "0 play As", "1 blank Ks", "end"):
        words = text.split()
        move = (
            Move(None, "end")
            if text == "end"
            else Move(int(words[0]), words[1], tuple(Card(word) for word in words[2:]))
        )
        assert state.judge(move) == state.judge(text)


def test_a_move_built_by_hand_with_plain_text_for_its_card_plays_like_any() -> None:
    state = STATES[2].play(Move(0, "play", ("As",)))
    assert state == STATES[2].play("0 play As")
    assert state.judge("1 play 9h").clauses == STATES[2].play("0 play As").judge("1 play 9h").clauses
    assert all(type(played.card) is Card for played in state.trick)


def test_a_pack_built_by_hand_is_checked() -> None:
    state = STATES[0]
    with pytest.raises(NotationError):
        state.play(Move(None, "deal", ()))
    assert state.play(Move(None, "deal", tuple(PACK))) == state.play("deal " + " ".join(PACK))
    assert type(state.play(Move(None, "deal", tuple(PACK))).up[0]) is Card


@cases(400)
@given(st.text(max_size=30), st.sampled_from(STATES))
def test_any_text_is_a_move_or_refused(text: str, state: State) -> None:
    check_read(text, state)


WORDS = st.sampled_from(
    ["0", "1", "7", "999", "knock", "play", "blank", "deal", "draw", "end", "7h", "10S", "Ah", "?", "x", "−1"]
)


@cases(400)
@given(st.lists(WORDS, max_size=5), st.sampled_from(STATES))
def test_any_words_are_a_move_or_refused(words: list[str], state: State) -> None:
    check_read(" ".join(words), state)


def check_read(text: str, state: State) -> None:
    """Check that reading raises only NotationError, and judging raises no error.

    A move that is read is written in the strict form, which reads back as the same move.
    """
    try:
        move = state.read(text)
    except NotationError as error:
        message = str(error)
    else:
        message = ""
    if message:
        assert message.isprintable()
        return
    assert state.read(str(move)) == move
    assert str(state.read(str(move))) == str(move)
    verdict = state.judge(move)
    assert verdict.legal or verdict.clauses
