"""Broken records: each raises one clear error, and only RecordError."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from knack_widgets.rules import Record, RecordError

from ..helpers.broken import HEAD, broken
from ..helpers.fuzz import cases
from ..helpers.positions import PACK, deal_text

DEAL = deal_text(["As 7h 8h", "Ks 9h Th"], up="9s", dealer=0)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", ["format", "None", "knack-widgets/1"]),
        ('format = "knack-widgets/2"\ngame = "knack"', ["knack-widgets/2", "knack-widgets/1"]),
        ("format = 1", ["format = 1"]),
        ('format = "knack-widgets/1"', ["game = None", "knack"]),
        ('format = "knack-widgets/1"\ngame = "whist"', ["whist", "knack"]),
        ('format = "knack-widgets/1"\ngame = ["knack"]', ["game ="]),
        ('format = "knack-widgets/1"\ngame = "core"', ["core"]),
        ('format = "knack-widgets/1"\ngame = "../knack"', ["../knack"]),
        (HEAD + "players = 1", ["1 players", "2 to 11"]),
        (HEAD + "players = 0", ["0 players", "2 to 11"]),
        (HEAD + "players = []", ["0 players"]),
        (HEAD + "players = 12", ["12 players"]),
        (HEAD + "players = 2.0", ["players = 2.0", "number"]),
        (HEAD + "players = true", ["players = true"]),
        (HEAD + 'players = "Anna"', ["Anna", "list of names"]),
        (HEAD + "players = {a = 1}", ["players"]),
        (HEAD + 'players = ["Anna", 7]', ["7", "80"]),
        (HEAD + 'players = ["Anna", "a\\nb"]', ["80"]),
        (HEAD + 'players = ["Anna", "a\\u0000"]', ["80"]),
        (HEAD + f'players = ["Anna", "{"x" * 81}"]', ["80"]),
        (HEAD + "dealer = 2", ["dealer = 2", "0 to 1"]),
        (HEAD + "dealer = -1", ["dealer = -1"]),
        (HEAD + 'dealer = "0"', ["dealer"]),
        (HEAD + "dealer = true", ["dealer"]),
        (HEAD + "first = 1", ["first"]),
        (HEAD + 'moves = "end"', ["moves", "list"]),
        (HEAD + "moves = 3", ["moves", "list"]),
        (HEAD + "[moves]", ["moves", "list"]),
        (HEAD + "moves = [1]", ["move 1", "read 1", "0 knock"]),
        (HEAD + 'moves = ["end", ["end"]]', ["move 2"]),
        (HEAD + 'moves = ["end ?", true]', ["move 2", "true"]),
        (HEAD + "moves = [2020-01-01]", ["move 1"]),
        (HEAD + 'title = "Anna"', ["title", "Anna", "table"]),
        (HEAD + "titel = 7", ["titel"]),
        (HEAD + "x = []", ["x"]),
        (HEAD + "options = 3", ["options", "table"]),
        (HEAD + "[options]\nstake = 0", ["stake = 0", "from 1"]),
        (HEAD + '[options]\nstake = "3"', ["stake"]),
        (HEAD + "[options]\nstake = true", ["stake = true"]),
        (HEAD + "[options]\nbets = 3", ["bets", "stake"]),
        (HEAD + "[[options]]\nstake = 3", ["options"]),
    ],
)
def test_what_the_fields_may_hold(text: str, words: list[str]) -> None:
    broken(text, *words)


@pytest.mark.parametrize(
    ("moves", "number", "words", "clause"),
    [
        (["0 knock"], 1, ["0 knock", "deal.2", "deal"], "deal.2"),
        ([DEAL, "0 knock"], 2, ["bidding.1", "1 knock"], "bidding.1"),
        ([DEAL, "1 knock", "0 knock", "1 play Ks", "0 play 7h"], 5, ["0 play 7h", "play.3", "0 play As"], "play.3"),
        ([DEAL, DEAL], 2, ["bidding.2"], "bidding.2"),
        (["end", "end"], 2, ["ending.1", "nobody"], "ending.1"),
        (["fly"], 1, ["fly", "verbs"], None),
        ([""], 1, ["no move"], None),
        (["?"], 1, ["no move"], None),
        (["0 knock ??"], 1, ["no move"], None),
        (["7 knock"], 1, ["seat 7", "0 to 1"], None),
        (["deal " + " ".join(PACK[1:])], 1, ["35 cards", "36"], "pack.1"),
        (["deal " + " ".join(["6s", *PACK[:35]])], 1, ["6s occurs twice; expected each card once"], "pack.1"),
        ([DEAL, "1 play ♥7"], 2, ["is no card"], None),
        (["end ?", "x" * 1001], 2, ["1001 characters"], None),
        (["0 knock\u0000"], 1, ["no move"], None),
    ],
)
def test_moves_that_cannot_be_played(moves: list[str], number: int, words: list[str], clause: str | None) -> None:
    lines = "".join(f'"{move}",\n'.replace("\x00", "\\u0000") for move in moves)
    error = broken(f"{HEAD}moves = [\n{lines}]", f"move {number}", *words)
    assert error.move == number
    assert error.clause == clause


def test_errors_of_the_set_up_carry_their_clause() -> None:
    assert broken(HEAD + "players = 12").clause == "intro.1"
    assert broken(HEAD + "[options]\nstake = 0").clause == "setup.1"
    assert broken(HEAD + "players = 12").move is None


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (HEAD + "moves = [\n", ["TOML", "end of document"]),
        (HEAD + "dealer = 0\ndealer = 1\n", ["TOML", "line 4"]),
        (HEAD + "moves == []", ["TOML", "line 3"]),
        ("{}", ["TOML", "line 1"]),
        ("\x00", ["TOML", "line 1"]),
        (HEAD + "players = 0\x002", ["TOML"]),
        (HEAD + "# \x00", ["TOML", "line 3"]),
        (HEAD.replace("\n", "\r"), ["TOML", "line 1"]),
        ("<!doctype html>", ["TOML", "line 1"]),
        (HEAD + 'players = ["\ud800"]', ["line 3", "UTF-8"]),
    ],
)
def test_broken_toml_names_the_line(text: str, words: list[str]) -> None:
    broken(text, *words)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"\xff\xfef\x00o\x00", ["line 1", "UTF-8", "0xFF"]),
        (HEAD.encode() + 'players = ["Åsa", "Bo"]'.encode("latin-1"), ["line 3", "UTF-8", "0xC5"]),
        (b"\n\n\x80", ["line 3", "0x80"]),
        (b"\xed\xa0\x80", ["line 1", "UTF-8"]),
        (b"\xc0\x80", ["line 1", "UTF-8"]),
    ],
)
def test_bytes_that_are_not_utf8_name_the_line(data: bytes, words: list[str]) -> None:
    broken(data, *words)


def test_the_size_is_bounded() -> None:
    fitting = HEAD + "#" * ((1 << 20) - len(HEAD))
    assert Record.loads(fitting).moves == ()
    for text in (fitting + "#", (fitting + "#").encode(), "å" * (1 << 20)):
        broken(text, "1 MiB")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    large = tmp_path / "large.toml"
    large.write_bytes(b"#" * ((1 << 20) + 1))
    for path, word in ((large, "1 MiB"), (tmp_path / "none.toml", "none.toml"), (tmp_path, tmp_path.name)):
        with pytest.raises(RecordError, match=word):
            Record.load(path)


def test_a_file_name_with_a_nul_is_a_record_error_too() -> None:
    with pytest.raises(RecordError):
        Record.load("a\x00b")


def test_the_number_of_moves_is_bounded() -> None:
    ten = ",".join(['"end ?"'] * 10_000)
    assert len(Record.loads(f"{HEAD}moves = [{ten}]").moves) == 10_000
    assert broken(f'{HEAD}moves = [{ten}, "end ?"]', "10001 moves", "10,000").move is None


# -- reading any text raises only `RecordError`, and a record that was read can be written


def check(data: str | bytes) -> None:
    """Check that reading fails with RecordError, or that the record is written canonically."""
    try:
        record = Record.loads(data)
    except RecordError as error:
        message = str(error)
    else:
        message = ""
    if message:
        assert len(message) < 600
        return
    text = record.dumps()
    assert Record.loads(text).dumps() == text


@cases(200)
@given(st.text(max_size=60) | st.binary(max_size=60))
@example("\ufeff")
@example(b"\xef\xbb\xbf")
def test_any_text_or_bytes(data: str | bytes) -> None:
    check(data)


@cases(200)
@given(st.text(max_size=60))
def test_any_text_after_a_sound_head(text: str) -> None:
    check(HEAD + text)


PIECES = st.sampled_from(
    [
        *("\n", "=", ".", "[", "]", "[[", "]]", "{", "}", '"', "'", '"""', "#", ",", " ", "\\", "\r\n"),
        *(
            "moves",
            "players",
            "dealer",
            "options",
            "stake",
            "title",
            "a",
            "b",
            "true",
            "1",
            "-0.0",
            "nan",
            "2020-01-01",
            "07:00:00",
        ),
        *(
            '"0 knock"',
            '"end"',
            '"end ?"',
            "moves = [",
            "\n[options]\n",
            "\nstake = ",
            "\n[x]\n",
            "\n[[x]]\n",
            "players = 3\n",
        ),
    ]
)


@cases(400)
@given(st.lists(PIECES, max_size=12))
def test_any_pieces_of_toml_after_a_sound_head(pieces: list[str]) -> None:
    check(HEAD + "".join(pieces))


@cases(150)
@given(
    st.lists(
        st.sampled_from(
            [DEAL, "1 knock", "0 knock", "0 fold", "end", "draw 7h 8h", "0 play 7h", "1 play Ks", "0 play As ?", "?"]
        )
    )
)
def test_any_moves(moves: list[str]) -> None:
    check(HEAD + f"moves = {moves}".replace("'", '"'))
