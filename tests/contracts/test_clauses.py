"""Clauses of every game: order and form of ids, kinds, rulings, and functions of duties."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from knack_widgets.rules import games
from tests.support.goldens import check_golden

from . import GAMES

OUTLINES = Path(__file__).parent / "clauses"
"""The golden files, one for each game, with chapters, and the kind and the rulings of each clause."""


def outline(game: str) -> str:
    """Return the clauses of a game as text, one a line, with their kinds and rulings."""
    blocks = []
    for chapter, clauses in games[game].chapters.items():
        lines = (" ".join((clause.id, clause.kind, *clause.rulings)) for clause in clauses)
        blocks.append("\n".join((f"# {chapter}", *lines, "")))
    return "\n".join(blocks)


@pytest.mark.parametrize("game", GAMES)
def test_the_clauses_are_those_of_the_text(game: str) -> None:
    check_golden(OUTLINES / f"{game}.txt", outline(game))


@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_numbered_without_a_gap(game: str) -> None:
    rulings = {ruling for clause in games[game].clauses.values() for ruling in clause.rulings}
    (letters,) = {ruling.partition("-")[0] for ruling in rulings} or {""}
    assert rulings == {f"{letters}-{number}" for number in range(1, len(rulings) + 1)}


def comes_next(one: str, two: str) -> bool:
    """Return whether the clause number `two` may follow `one` in the text.

    It may if it is the first rule below `one`, or the next rule beside or above it.
    """
    last, number = [int(n) for n in one.split(".")], [int(n) for n in two.split(".")]
    return number == [*last, 1] or any(number == [*last[:depth], last[depth] + 1] for depth in range(len(last)))


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_unique_and_numbered_in_order(game: str) -> None:
    chapters = games[game].chapters
    listed = [clause.id for clauses in chapters.values() for clause in clauses]
    assert listed == list(games[game].clauses)
    assert len(listed) == len(set(listed))
    numbers: list[str] = []
    for chapter, clauses in chapters.items():
        ids = [clause.id for clause in clauses]
        if ids[0][0].isdigit():
            assert "." not in ids[0], "a chapter with the text's numbers begins with the number of its rule"
            assert {own.partition(".")[0] for own in ids} == {ids[0]}
            numbers += ids
        else:
            # there is no gap, because every sentence of a text belongs to a clause
            assert ids == [f"{chapter}.{n}" for n in range(1, len(clauses) + 1)]
            assert not numbers
    assert numbers[:1] in ([], ["1"])
    assert [two for one, two in pairwise(numbers) if not comes_next(one, two)] == []


def test_the_numbers_of_a_text_are_read_as_they_are_written() -> None:
    follows = [("9.3", "10"), ("10", "10.1"), ("10.1", "10.2"), ("17.2", "17.2.1"), ("3.4", "4"), ("17.2.1", "17.3")]
    assert [pair for pair in follows if not comes_next(*pair)] == []
    gaps = [("9.3", "11"), ("10", "10.2"), ("10.1", "10.1"), ("10.2", "10.1"), ("17.2", "17.2.2"), ("3", "3.1.1")]
    assert [pair for pair in gaps if comes_next(*pair)] == []


@pytest.mark.parametrize("game", GAMES)
def test_duties_have_functions_and_situations(game: str) -> None:
    for clause in games[game].clauses.values():
        assert bool(clause.when) == (clause.kind == "duty" or (clause.kind == "definition" and clause.frees))
        assert clause.rule or clause.kind != "duty"
        if clause.rule:
            assert clause.rule.__doc__
