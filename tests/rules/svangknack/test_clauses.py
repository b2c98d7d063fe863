"""The clauses of Svängknack II: which there are, of what kind, and settled by which rulings."""

from __future__ import annotations

import pytest

from knack_widgets.rules import games

svangknack = games["svangknack"]

KINDS = {
    "intro": "limit background background background",
    "pack": "limit limit limit",
    "setup": "limit frame",
    "ante": "frame effect effect",
    "deal": "frame effect",
    "bidding": (
        "effect effect effect definition effect frame background frame effect effect effect "
        "frame effect frame frame frame effect frame definition definition frame"
    ),
    "buying": "effect frame frame frame effect effect",
    "play": (
        "background frame frame definition duty definition effect effect frame duty "
        "duty effect duty duty effect effect frame duty effect effect"
    ),
    "payment": "definition effect effect frame effect effect",
    "sources": "background background",
}
RULINGS = {
    "SK-1": {"intro.1", "pack.3", "setup.1"},
    "SK-2": {"setup.2"},
    "SK-3": {"ante.2", "ante.3", "deal.1"},
    "SK-4": {"bidding.1", "bidding.2", "bidding.3"},
    "SK-5": {"bidding.5", "bidding.6", "bidding.8", "bidding.9"},
    "SK-6": {"bidding.11", "bidding.12", "bidding.13"},
    "SK-7": {"bidding.14", "bidding.15", "bidding.16", "bidding.21"},
    "SK-8": {"buying.2", "buying.3", "buying.4"},
    "SK-9": {"play.2", "play.3", "play.5", "play.6"},
    "SK-10": {"play.10", "play.11", "play.12", "play.13", "play.14", "play.18"},
    "SK-11": {"payment.2", "payment.3"},
    "SK-12": {"payment.4"},
    "SK-13": {"play.11", "play.14"},
}


def test_chapters_follow_the_text() -> None:
    assert list(svangknack.chapters) == list(KINDS)


@pytest.mark.parametrize("chapter", KINDS)
def test_kinds_of_the_clauses(chapter: str) -> None:
    assert [clause.kind for clause in svangknack.chapters[chapter]] == KINDS[chapter].split()


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_settles_its_clauses(ruling: str) -> None:
    assert {clause.id for clause in svangknack.clauses.values() if ruling in clause.rulings} == RULINGS[ruling]


def test_there_are_no_other_rulings() -> None:
    assert {ruling for clause in svangknack.clauses.values() for ruling in clause.rulings} == set(RULINGS)
