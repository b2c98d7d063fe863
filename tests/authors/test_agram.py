"""The example of the tutorial: a whole game, written with `new-game` and `check` alone."""

from __future__ import annotations

from pathlib import Path

from knack_widgets.new_game import fill_template
from knack_widgets.testing.folder_install import announce
from tests.authors import run_own_pytest
from tools.example_size import EXAMPLE, MAX_LINES, differing_lines

ROOT = Path(__file__).parents[2]


def test_it_is_small_beside_what_new_game_writes() -> None:
    counts = differing_lines()
    assert sum(counts.values()) <= MAX_LINES
    assert "agram_game/play.py" not in counts, "what does not differ is what new-game writes"


def test_what_new_game_writes_and_the_example_leaves_alone_is_the_same(tmp_path: Path) -> None:
    written = dict(fill_template("Agram", "agram"))
    kept = ("README.md", "agram_game/play.py", "agram_game/state.py")
    for path in kept:
        assert (EXAMPLE / path).read_text("utf-8") == written[path]


def test_it_keeps_every_contract_and_its_own_tests_pass(tmp_path: Path) -> None:
    run_own_pytest(EXAMPLE, announce(EXAMPLE, tmp_path))


def test_it_is_not_in_the_wheel() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    assert 'packages = ["knack_widgets"]' in project
    assert "examples/agram" not in project.partition("[tool.hatch.build")[2].partition("[tool.ruff")[0]
