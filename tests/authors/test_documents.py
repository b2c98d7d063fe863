"""What docs/how-to/games.md says to authors: its tables and examples are those of the code."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from knack_widgets.new_game import fill_template
from knack_widgets.rulebook.exercised_clauses import exercise_table
from knack_widgets.rulebook.shared_words import OF_POSITIONS
from knack_widgets.rules import games
from knack_widgets.rules.core.names import FAMILIES
from knack_widgets.study.kinds import KINDS
from knack_widgets.testing.word_contracts import check_exercises, needed_messages
from tests.authors import NewGame, installed_game
from tests.rulebook.ftl import PACKAGE

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "how-to" / "games.md").read_text("utf-8")
TABLE = PAGE.partition("| for | message | it is needed |")[2].partition("\n\n")[0]
ALWAYS = {name for row in TABLE.splitlines() if row.endswith("| always |") for name in re.findall(r"`([^`]+)`", row)}
SECOND = "".join(row.split("|")[2] for row in TABLE.splitlines() if row.startswith("|"))
NAMES = {name for name in re.findall(r"`([^`]+)`", SECOND) if not name.startswith(".")}
BLOCKS = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
EXERCISES = next(block for block in BLOCKS if "legal-moves" in block)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NewGame]:
    with installed_game("documented", "tricks", tmp_path_factory.mktemp("documented")) as game:
        (game.folder / f"{game.id}_game" / "exercises.toml").write_text(EXERCISES, "utf-8")
        exercise_table.cache_clear()
        yield game


def pattern(name: str) -> re.Pattern[str]:
    """Return the ids of messages that a name with placeholders stands for."""
    return re.compile(re.sub(r"<\w+>", r"[\\w-]+", re.escape(name).replace(r"\<", "<").replace(r"\>", ">")))


def test_the_example_of_exercises_is_read(game: NewGame) -> None:
    table = tomllib.loads(EXERCISES)
    assert table.keys() <= KINDS.keys()
    assert exercise_table(game.id) == {kind: tuple(clauses) for kind, clauses in table.items()}
    assert list(check_exercises(game.id, 0)) == []


def test_an_unknown_kind_and_a_clause_that_does_not_fit_are_named(game: NewGame) -> None:
    path = game.folder / f"{game.id}_game" / "exercises.toml"
    path.write_text('whist = ["play.3"]\nlegal-setups = ["play.3"]\n', "utf-8")
    exercise_table.cache_clear()
    faults = [str(fault) for fault in check_exercises(game.id, 0)]
    path.write_text(EXERCISES, "utf-8")
    exercise_table.cache_clear()
    assert faults[0].startswith("exercises.toml: there is no kind whist; expected one of legal-moves, ")
    assert faults[1] == "exercises.toml: legal-setups cannot be asked about play.3; take the clause out"


@pytest.mark.parametrize("family", FAMILIES)
def test_a_new_game_has_exercises_about_its_own_clauses(family: str) -> None:
    files = dict(fill_template("Whisk", "whisk", family))
    table = tomllib.loads(files["whisk_game/exercises.toml"])
    assert table.keys() <= KINDS.keys()
    text = files["whisk_game/text/en.md"]
    assert all(f"### {clause}\n" in text for clauses in table.values() for clause in clauses)


def test_the_messages_that_are_always_needed_are_those_that_check_asks_for(game: NewGame) -> None:
    asked = {key for each in games for key in needed_messages(each) if not key.startswith(OF_POSITIONS)}
    patterns = [pattern(name) for name in ALWAYS | {"event-<event>"}]
    assert [key for key in sorted(asked) if not any(each.fullmatch(key) for each in patterns)] == []
    assert [each.pattern for each in patterns if not any(each.fullmatch(key) for key in asked)] == []


def test_every_other_name_of_the_table_is_a_message_of_some_game() -> None:
    folders = [*(PACKAGE / "rules").glob("*/messages"), *(PACKAGE / "rulebook").glob("families/*")]
    folders += (PACKAGE / "rulebook" / "messages").iterdir()
    folders += [ROOT / "tests/outside/fishing/fishing_game/messages"]
    entries: set[str] = set()
    for path in (path for folder in folders for path in folder.glob("*.ftl")):
        text = path.read_text("utf-8")
        for block in re.finditer(r"(?m)^([\w-]+) =.*(?:\n(?: .*)?)*", text):
            entries |= {block[1], *(f"{block[1]}{each}" for each in re.findall(r"(?m)^ +(\.[\w-]+) =", block[0]))}
    unknown = [name for name in sorted(NAMES) if not any(pattern(name).fullmatch(key) for key in entries)]
    assert unknown == []


def test_every_family_is_in_the_table_of_families() -> None:
    rows = PAGE.partition("| `new-game NAME --family …` |")[2].partition("\n\n")[0]
    assert tuple(re.findall(r"(?m)^\| `(\w+)`", rows)) == FAMILIES
    assert games["knack"].family in FAMILIES
