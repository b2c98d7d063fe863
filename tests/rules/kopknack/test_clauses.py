"""The clauses of Köpknack: which there are, of what kind, and settled by which rulings."""

from __future__ import annotations

import pytest

from knack_widgets.rules import games

kopknack = games["kopknack"]

KINDS = {
    "intro": "limit background background",
    "pack": "limit definition",
    "setup": "limit",
    "deal": "frame frame effect effect",
    "bidding": "frame frame effect effect",
    "buying": "frame frame frame effect effect frame definition background limit",
    "play": (
        "frame definition duty definition duty duty duty definition frame duty definition duty duty duty definition "
        "frame definition effect effect"
    ),
    "payment": (
        "background effect effect definition effect effect effect effect effect effect effect definition effect "
        "definition effect frame limit definition background definition background effect limit frame frame"
    ),
    "newer": "limit effect effect effect",
    "sources": "background background background",
}
RULINGS = {
    "KK-1": {"intro.1", "setup.1"},
    "KK-2": {"deal.2", "bidding.1", "bidding.3", "bidding.4"},
    "KK-3": {"buying.9", "payment.17", "payment.20", "payment.22", "payment.23", "newer.1"},
    "KK-4": {"buying.3", "buying.6", "buying.8"},
    "KK-5": {"buying.5", "payment.5"},
    "KK-6": {"play.2", "play.3", "play.5", "play.6", "play.7"},
    "KK-7": {"play.10", "play.12", "play.13", "play.14"},
    "KK-8": {"payment.2", "payment.4", "payment.6", "payment.8", "payment.13"},
    "KK-9": {"payment.16", "payment.18"},
    "KK-10": {"newer.1", "newer.2", "newer.3", "newer.4"},
    "KK-11": {"payment.24", "payment.25"},
    "KK-12": {"play.8"},
}


def test_chapters_follow_the_text() -> None:
    assert list(kopknack.chapters) == list(KINDS)


@pytest.mark.parametrize("chapter", KINDS)
def test_kinds_of_the_clauses(chapter: str) -> None:
    assert [clause.kind for clause in kopknack.chapters[chapter]] == KINDS[chapter].split()


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_settles_its_clauses(ruling: str) -> None:
    assert {clause.id for clause in kopknack.clauses.values() if ruling in clause.rulings} == RULINGS[ruling]


def test_there_are_no_other_rulings() -> None:
    assert {ruling for clause in kopknack.clauses.values() for ruling in clause.rulings} == set(RULINGS)
