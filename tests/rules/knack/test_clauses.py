"""The clauses of Knack: which there are, of what kind, and settled by which rulings."""

from __future__ import annotations

import pytest

from knack_widgets.rules import games

knack = games["knack"]

KINDS = {
    "intro": "limit background background",
    "pack": "limit limit definition",
    "setup": "limit",
    "deal": "frame frame effect effect",
    "bidding": "frame frame effect effect effect",
    "play": ("frame duty duty frame effect effect background duty background duty duty duty effect duty effect"),
    "payment": "effect effect background effect effect effect effect effect effect effect effect effect",
    "ending": "frame frame",
    "sources": "background background background",
}
RULINGS = {
    "K-1": {"intro.1", "setup.1"},
    "K-2": {"deal.2"},
    "K-3": {"bidding.1", "bidding.3"},
    "K-4": {"bidding.4"},
    "K-5": {"play.2"},
    "K-6": {"play.10"},
    "K-7": {"play.8"},
    "K-8": {"play.11", "play.12", "play.13", "play.14"},
    "K-9": {"play.12"},
    "K-10": {"payment.1"},
    "K-11": {"payment.2", "payment.5", "payment.7"},
    "K-12": {"bidding.5"},
    "K-13": {"ending.1", "ending.2"},
    "K-14": {"payment.9", "payment.12"},
}


def test_chapters_follow_the_text() -> None:
    assert list(knack.chapters) == list(KINDS)


@pytest.mark.parametrize("chapter", KINDS)
def test_kinds_of_the_clauses(chapter: str) -> None:
    assert [clause.kind for clause in knack.chapters[chapter]] == KINDS[chapter].split()


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_settles_its_clauses(ruling: str) -> None:
    assert RULINGS[ruling] <= {clause.id for clause in knack.clauses.values() if ruling in clause.rulings}


def test_there_are_no_other_rulings() -> None:
    assert {ruling for clause in knack.clauses.values() for ruling in clause.rulings} == set(RULINGS)
