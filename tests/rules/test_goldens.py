"""The golden games of every installed game; ``GOLDENS=write`` writes their traces."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

import pytest

from knack_widgets.rules import games

from .helpers import golden

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/golden/*.txt"))
WRITE = os.environ.get("GOLDENS") == "write"


def ways(game: str) -> dict[str, golden.Way]:
    """Return a game's ways of ending, from the table ``WAYS`` beside its golden games."""
    declared: dict[str, golden.Way] = import_module(f"{__package__}.{game}.endings").WAYS
    return declared


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[1].name}/{path.stem}")
def test_a_golden_game_reads_as_written(path: Path) -> None:
    record, _ = golden.read(path)
    text = golden.written(record)
    if WRITE:
        path.write_text(text, encoding="utf-8", newline="\n")
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[1].name}/{path.stem}")
def test_a_golden_game_shows_what_it_says(path: Path) -> None:
    record, _ = golden.read(path)
    assert record.game == path.parents[1].name
    declared = record.extra["golden"]
    assert declared["about"]
    assert set(declared["shows"]) <= set(golden.shown(record, ways(record.game)))
    assert record.final.chance == "deal" or record.final.over


@pytest.mark.parametrize("game", games)
def test_every_way_of_ending_has_a_golden_game(game: str) -> None:
    records = [golden.read(path)[0] for path in FILES if path.parents[1].name == game]
    shown = {name for record in records for name in record.extra["golden"]["shows"]}
    assert sorted(set(ways(game)) - shown) == []
    assert sorted(shown - set(ways(game))) == []


@pytest.mark.parametrize("game", games)
def test_every_effect_is_told_in_a_golden_game(game: str) -> None:
    records = [golden.read(path)[0] for path in FILES if path.parents[1].name == game]
    cited = {event[-1] for record in records for step in record.steps for event in step.after.events}
    effects = {clause.id for clause in games[game].clauses.values() if clause.kind == "effect"}
    assert sorted(effects - cited) == []
