"""The clauses of German Knack: which there are, of what kind, and settled by which rulings."""

from __future__ import annotations

import pytest

from knack_widgets.rules import games

knack31 = games["knack31"]

KINDS = {
    "setup": "limit definition frame definition",
    "deal": "frame effect frame frame effect",
    "aim": "frame definition definition definition",
    "call": "frame effect frame definition effect effect",
    "turn": "frame frame",
    "slide": "frame effect effect",
    "pass": "effect frame effect effect effect frame definition",
    "three": "background definition definition definition background definition",
    "ssi": ("limit frame frame frame effect frame frame effect effect effect frame effect definition effect"),
    "origin": "background",
}
RULINGS = {
    "G-1": "setup.1 setup.2 deal.1 deal.2",
    "G-2": "deal.4",
    "G-3": "setup.3 aim.1 slide.1",
    "G-4": "turn.1 turn.2",
    "G-5": "pass.2 pass.3 pass.6 pass.7",
    "G-6": "slide.2 slide.3",
    "G-7": "aim.4 call.4 three.2 three.3 three.4 three.6",
    "G-8": "call.1 call.2 call.3 ssi.8 ssi.9",
    "G-9": "call.6 ssi.4 ssi.5",
    "G-10": "ssi.11 ssi.12 ssi.13 ssi.14",
    "G-11": "ssi.1 ssi.2 ssi.3 ssi.6 ssi.7",
    "G-12": "deal.1",
    "G-13": "call.1 slide.1 ssi.2 ssi.8",
    "G-14": "call.6 pass.4 ssi.8",
    "G-15": "deal.3 deal.4 ssi.4",
    "G-16": "call.2 ssi.9 ssi.10",
    "G-17": "turn.2 slide.2 ssi.2 ssi.3",
    "G-18": "ssi.3",
    "G-19": "ssi.6",
    "G-20": "ssi.7",
    "G-21": "ssi.3 ssi.6 ssi.7",
    "G-22": "ssi.11",
}


def test_chapters_follow_the_text() -> None:
    assert list(knack31.chapters) == list(KINDS)


@pytest.mark.parametrize("chapter", KINDS)
def test_kinds_of_the_clauses(chapter: str) -> None:
    assert [clause.kind for clause in knack31.chapters[chapter]] == KINDS[chapter].split()


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_settles_its_clauses(ruling: str) -> None:
    assert [clause.id for clause in knack31.clauses.values() if ruling in clause.rulings] == RULINGS[ruling].split()


def test_there_are_no_other_rulings() -> None:
    assert {ruling for clause in knack31.clauses.values() for ruling in clause.rulings} == set(RULINGS)
