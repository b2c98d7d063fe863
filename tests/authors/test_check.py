"""`knack-widgets check` names each fault of a game with its file and a cure, and exits with 1."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from knack_widgets.cli import main
from knack_widgets.new_game import new_game
from knack_widgets.rulebook.textfiles import text_ids
from knack_widgets.rules import games
from knack_widgets.testing.check import game_of

NUMBERS = count()
COUNT = "examples/count-01-last-trick.toml"
FOLLOW = "### play.3\n\nWhoever holds a card of the suit led must play one. Whoever holds none may play any card.\n\n"
HIGHEST = "### play.4\n\nThe highest card of the suit led takes the trick.\n\n"


@pytest.fixture
def check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[..., tuple[int, list[str]]]]:
    """Write a new game, change one of its files, leave one out, check it, and return the exit status and the lines."""
    path = list(sys.path)

    def run(file: str = "", old: str = "", new: str = "", without: str = "") -> tuple[int, list[str]]:
        name = f"broken{next(NUMBERS)}"
        folder = tmp_path / name
        new_game(name, folder)
        home = folder / f"{name}_game"
        if file:
            text = (home / file).read_text("utf-8")
            assert old in text
            (home / file).write_text(text.replace(old, new) if old else new, "utf-8")
        if without:
            (home / without).unlink()
        status = main(["check", str(folder)])
        return status, capsys.readouterr().out.splitlines()

    yield run
    sys.path[:] = path
    games.look_again()
    text_ids.cache_clear()


def test_a_sound_game_has_no_faults(check: Callable[..., tuple[int, list[str]]]) -> None:
    assert check() == (0, [])


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("text/en.md", HIGHEST, "", "text/en.md: clause play.4 has no words; write them below “### play.4”"),
        ("text/en.md", "## count ·", "### play.6\n\nMore.\n\n## count ·", "clause play.6 is not declared; declare it"),
        ("messages/en.ftl", "page-aim", "page-name", "there is no message page-aim; write “page-aim = …”"),
        ("messages/en.ftl", "limit-table-1", "limit-table-2", "messages/en.ftl: there is no message limit-table-1"),
        ("examples/play-01-forehand.toml", "1 play 8h", "1 play 7h", "examples/play-01-forehand.toml: "),
        ("examples/play-01-forehand.toml", "0 play 7h ?", "0 play 7h", "examples/play-01-forehand.toml: "),
        ("examples/count-01-last-trick.toml", '"count.1"', '"play.4"', "examples: no example of count.1 shows: "),
        ("examples/deal-01-five-each.toml", "7h 4h Qd 3c Td /", "7h 4h Qd 3c /", "expected [5, 5, 5]"),
        ("count.py", "pot=0, ", "", "do not add up to 0"),
        ("play.py", '"play.5"', '"play.6"', "play.py: read the clauses play.1, play.2, play.3, play.4, play.6"),
        ("play.py", "s.trick[0].card.suit]", "s.trick[1].card.suit]", "IndexError"),
        ("deal.py", '("dealt", s.dealer, the_deal.id)', '("dealt", s.dealer, "deal.9")', "cites deal.9"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_file_and_a_cure(
    file: str, old: str, new: str, fault: str, check: Callable[..., tuple[int, list[str]]]
) -> None:
    status, lines = check(file, old, new)
    assert status == 1
    assert any(fault in line for line in lines), lines
    assert all(";" in line and ": " in line for line in lines)


@pytest.mark.usefixtures("check")
def test_a_game_that_cannot_be_loaded_says_why(tmp_path: Path) -> None:
    new_game("unloadable", tmp_path / "unloadable")
    chapter = tmp_path / "unloadable" / "unloadable_game" / "play.py"
    chapter.write_text(chapter.read_text("utf-8").replace('"play.1"', '"play.9"'), "utf-8")
    with pytest.raises(ValueError, match=r"cannot be loaded and is left out: .*play\.9: expected rising numbers"):
        game_of(str(tmp_path / "unloadable"))


def test_the_faults_beyond_twenty_are_counted(check: Callable[..., tuple[int, list[str]]]) -> None:
    more = "".join(f"### play.{number}\n\nMore.\n\n" for number in range(6, 31))
    status, lines = check("text/en.md", "## count ·", f"{more}## count ·")
    assert status == 1
    assert sum("is not declared" in line for line in lines) == 20
    assert "text/en.md: … and 5 more like these; mend these and check again" in lines


def test_an_unreadable_example_hides_no_other_fault(check: Callable[..., tuple[int, list[str]]]) -> None:
    status, lines = check(
        "examples/play-01-forehand.toml", "", 'format = "knack-widgets/1"\n[example]\nshows = ["play.1"]\n', COUNT
    )
    assert status == 1
    (unread,) = (line for line in lines if line.startswith("examples/play-01-forehand.toml: "))
    assert unread.count("play-01-forehand.toml") == 1
    assert any(line.startswith("examples: no example of count.1 shows: event") for line in lines)
    assert not any("no example of play.1" in line for line in lines), "the unreadable one may show it"


def test_a_fault_in_a_text_names_its_file_once(check: Callable[..., tuple[int, list[str]]]) -> None:
    _, lines = check("text/en.md", HIGHEST, "### play.4\n\n")
    assert [line for line in lines if line.startswith("text/")] == [
        "text/en.md: clause play.4 has no words; mend the text"
    ]


def test_a_clause_without_words_is_named_by_no_contract_as_an_exception(
    check: Callable[..., tuple[int, list[str]]],
) -> None:
    _, lines = check("text/en.md", FOLLOW)
    assert "text/en.md: clause play.3 has no words; write them below “### play.3”" in lines
    assert not [line for line in lines if "KeyError" in line]


def test_a_folder_without_a_game_is_no_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path)]) == 1
    assert "pyproject.toml: no such file; expected one that announces a game" in capsys.readouterr().err
    assert main(["check", "nothing"]) == 1
    assert "expected one of" in capsys.readouterr().err
    shutil.rmtree(tmp_path)
