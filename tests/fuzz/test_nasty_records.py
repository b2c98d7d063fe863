"""Records made to be slow: pieces of TOML repeated until they fill a record, alone, in pairs and begun inside another.

They run in a process of their own, so that a hang is a failure and not the end of the tests: the whole of them takes
seconds, and any one that takes time by the square of its length takes more than all may take together.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import knack_widgets
from knack_widgets.rules.core.toml import longest_key
from knack_widgets.rules.record_text import MAX_DEPTH

from ..rules.helpers.fuzz import cases

PIECES = (
    *('\\\\"', '\\\\".', '"', "'", ".", "a.", "[", "{a=", '"""', "'''", '\\\\".".', "# ", "\\n", "a=1\\n", "[a]\\n"),
    *("[[a]]\\n", "a.b = 1\\n", "\\\\\\\\", "a ", '\\\\u0041"', 'a."', '""""', '\\\\"\\n', "=", " ", "x=[[],", "1e"),
)
BEGINNINGS = ("", 'x = "', '# "', 'x = \\"\\"\\"', "x = '''", "x = [", 'moves = ["', '"', "[x]\\ny = {")
SCRIPT = """
import sys
from knack_widgets.rules import Record, RecordError
head, size = 'format = "knack-widgets/1"\\ngame = "knack"\\n', int(sys.argv[1])
for line in sys.stdin:
    begin, piece = (part.encode().decode("unicode_escape") for part in line.rstrip("\\n").split("\\t"))
    text = head + begin + piece * (size // len(piece))
    try:
        Record.loads(text)
    except RecordError as error:
        assert len(str(error)) < 1000
print("read")
"""


def read(pieces: list[tuple[str, str]], size: int, patience: float) -> None:
    """Each record is read, or refused, and all of them in `patience` seconds."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(size)],
        input="".join(f"{begin}\t{piece}\n" for begin, piece in pieces),
        env={"PYTHONPATH": str(Path(knack_widgets.__file__).parents[1]), "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=True,
        timeout=patience,
    )
    assert done.stdout == "read\n"


def test_strings_full_of_escaped_quotes_are_read_in_one_pass() -> None:
    read([('x = "', '\\\\"'), ('# "', '\\\\"'), ('"', '\\\\".'), ("", '\\\\"')], 1_000_000, 60)


@pytest.mark.apart
def test_no_repeated_piece_takes_time_by_the_square_of_its_length() -> None:
    read([(begin, piece) for begin in BEGINNINGS for piece in PIECES], 150_000, 90)


@pytest.mark.apart
def test_no_pair_of_pieces_does() -> None:
    read([("", one + other) for one in PIECES for other in PIECES if one != other], 50_000, 80)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", 0),
        ("a = 1", 1),
        ("a.b = 1.5", 2),
        ("a . b.c", 3),
        ('x = "a.b.c.d"', 1),
        ("# a.b.c.d", 0),
        ("'''\na.b.c.d'''", 0),
        ('"""\na."b".c.d\\"""".x', 1),
        ("a\n.b", 1),
        ("a.b c.d.e", 3),
        ('"a\\".b".c', 2),
        ("a." * 100, MAX_DEPTH + 1),
    ],
)
def test_the_parts_of_the_longest_key_are_counted(text: str, parts: int) -> None:
    assert longest_key(text, MAX_DEPTH) == parts


@cases(200)
@given(
    st.lists(st.sampled_from(["a", '"b.c"', "'d'", "e-f", "1"]), min_size=1, max_size=40), st.sampled_from(["", " "])
)
def test_a_key_has_as_many_parts_as_it_is_written_with(parts: list[str], blank: str) -> None:
    text = f"{blank}.{blank}".join(parts)
    for form in (f"{text} = 1", f"[{text}]", f"x = {{{text} = 1}}", f'x = "{text.count(".")}"\n{text} = 2'):
        assert longest_key(form, MAX_DEPTH) == min(len(parts), MAX_DEPTH + 1)
