"""Clauses of every game, chapter by chapter, as golden files."""

from __future__ import annotations

from pathlib import Path

import pytest

from knack_widgets.testing.golden_contracts import outline
from knack_widgets.testing.rule_contracts import comes_next
from tests.support.goldens import check_golden

from . import GAMES

OUTLINES = Path(__file__).parent / "clauses"
"""The golden files, one for each game, with chapters, and the kind and the rulings of each clause."""


@pytest.mark.parametrize("game", GAMES)
def test_the_clauses_are_those_of_the_text(game: str) -> None:
    check_golden(OUTLINES / f"{game}.txt", outline(game))


def test_the_numbers_of_a_text_are_read_as_they_are_written() -> None:
    follows = [("9.3", "10"), ("10", "10.1"), ("10.1", "10.2"), ("17.2", "17.2.1"), ("3.4", "4"), ("17.2.1", "17.3")]
    assert [pair for pair in follows if not comes_next(*pair)] == []
    gaps = [("9.3", "11"), ("10", "10.2"), ("10.1", "10.1"), ("10.2", "10.1"), ("17.2", "17.2.2"), ("3", "3.1.1")]
    assert [pair for pair in gaps if comes_next(*pair)] == []
