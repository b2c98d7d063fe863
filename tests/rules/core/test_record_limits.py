"""Records that are too deep, too large or too long: each is refused with a short error.

Reading neither hangs nor raises another error.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import knack_widgets
from knack_widgets.rules import Record, RecordError

from ..helpers.broken import HEAD, broken

PARTS = ".".join("a" * 4000)


@pytest.mark.parametrize(
    "text",
    [
        *(f"moves = {'[' * 5000}{']' * 5000}", f"[x]\ny = {'[' * 100_000}", f"[x]\ny = {'{a = ' * 5000}1{'}' * 5000}"),
        *(f"x.{PARTS} = 1", f"[x.{PARTS}]", f"[x]\ny = {{{PARTS} = 1}}", f"[[x.{PARTS}]]"),
        *(
            f"moves.{PARTS} = 1",
            f"players.{PARTS} = 1",
            f"dealer.{PARTS} = 1",
            f"options.stake.{PARTS} = 1",
            f"options.{PARTS} = 1",
        ),
    ],
    ids=lambda text: text[:12],
)
def test_deep_nesting_is_refused_and_does_not_hang(text: str) -> None:
    broken(HEAD + text)


def test_deep_nesting_in_the_format_and_the_game_is_refused() -> None:
    broken(f"format.{PARTS} = 1")
    broken(f'format = "knack-widgets/1"\ngame.{PARTS} = 1')


FORMS = ("x.{} = 1", "[x.{}]", "[x]\ny = {{{} = 1}}", "[[x.{}]]")
SCRIPT = """
import sys
from knack_widgets.rules import Record, RecordError
try:
    Record.loads(sys.stdin.read())
except RecordError:
    print("refused")
"""


@pytest.mark.parametrize("form", FORMS)
def test_the_longest_key_that_fits_does_not_hang(form: str) -> None:
    # in a separate process, so that a hang fails this test and does not stop the others
    text = HEAD + form.format(".".join("a" * 500_000))
    assert len(text) < 1 << 20
    root = Path(knack_widgets.__file__).parents[1]
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        input=text,
        env={"PYTHONPATH": str(root), "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=True,
        timeout=5,
    )
    assert done.stdout == "refused\n"


def test_what_fits_when_read_fits_when_written() -> None:
    # an empty line is written before each block, so the written text is longer than the text that was read
    text = HEAD + "[[t]]\n" * 174_000
    assert len(text) < 1 << 20
    try:
        record = Record.loads(text)
    except RecordError:
        return
    assert Record.loads(record.dumps()) == record


def test_what_is_read_can_be_written_however_deep() -> None:
    for depth in (50, 100, 200, 300, 400, 480, 900):
        for text in (
            f"[x]\ny = {'[' * depth}{']' * depth}",
            f"[x.{'.'.join('a' * depth)}]",
            f"[x]\ny = {'{a = ' * depth}1{'}' * depth}",
        ):
            try:
                record = Record.loads(HEAD + text)
            except RecordError:
                continue
            assert Record.loads(record.dumps()).dumps() == record.dumps()


HUGE = {
    "decimal": "9" * 10_000,
    "hexadecimal": "0x" + "F" * 10_000,
    "octal": "0o" + "7" * 10_000,
    "binary": "0b" + "1" * 20_000,
}


@pytest.mark.parametrize("number", HUGE.values(), ids=HUGE)
@pytest.mark.parametrize("key", ["[options]\nstake", "dealer", "players", "moves", "title", "format_"])
def test_huge_numbers_are_refused(number: str, key: str) -> None:
    broken(f"{HEAD}{key} = {number}")


@pytest.mark.parametrize("number", HUGE.values(), ids=HUGE)
def test_huge_numbers_in_lists_formats_and_games_are_refused(number: str) -> None:
    broken(f"{HEAD}moves = [{number}]")
    broken(f"{HEAD}players = [{number}, 2]")
    broken(f"format = {number}")
    broken(f'format = "knack-widgets/1"\ngame = {number}')


@pytest.mark.parametrize("number", HUGE.values(), ids=HUGE)
def test_huge_numbers_in_further_tables_are_refused_or_can_be_written(number: str) -> None:
    try:
        record = Record.loads(f"{HEAD}[x]\ny = {number}")
    except RecordError:
        return
    assert Record.loads(record.dumps()) == record


LONG = "a" * 100_000


@pytest.mark.parametrize(
    "text",
    [
        *(
            f"[x]\ny = {{{LONG} = 1, {LONG} = 1}}",
            f"[{LONG}]\n[{LONG}]",
            f"{LONG} = 1",
            f'title = "{LONG}"',
            f'moves = ["{LONG}"]',
        ),
        *(
            f'moves = ["0 {LONG[:900]}"]',
            f'[options]\n{LONG} = 1\n"\\n" = 2',
            f'[options]\nstake = "{LONG}"',
            f'players = ["{LONG}", "b"]',
        ),
    ],
    ids=lambda text: text[:12],
)
def test_messages_stay_short(text: str) -> None:
    broken(HEAD + text)


@pytest.mark.parametrize(
    "text",
    [
        '"a\\u001B[31m" = 1',
        '[options]\n"\\u001B[31m" = 1',
        'moves = ["\\u001B[31m"]',
        '[x]\ny={"\\u001b"=1,"\\u001b"=1}',
    ],
)
def test_messages_hold_no_control_characters(text: str) -> None:
    broken(HEAD + text)
