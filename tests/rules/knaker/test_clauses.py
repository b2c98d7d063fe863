"""The clauses of Knåker: which there are, of what kind, and settled by which rulings."""

from __future__ import annotations

import pytest

from knack_widgets.rules import games

knaker = games["knaker"]

KINDS = {
    "front": "front.1-6 background",
    "intro": "intro.1-5 background",
    "setup": "1 limit",
    "exchange": "2 frame, 2.1 frame, 2.2 frame, 2.3 frame, 2.4 background",
    "play": "3 frame, 3.1 frame, 3.2 frame, 3.3 frame, 3.4 frame",
    "turning": "4 effect, 4.1 effect, 4.2 effect",
    "twos": "5 effect",
    "table": "6 definition, 6.1 frame, 6.2 frame",
    "out": "7 effect, 7.1 frame, 7.2 effect, 7.3 effect",
    "taking": "8 frame, 8.1 frame, 8.2 frame",
    "back": "9 frame, 9.1 frame, 9.2 frame, 9.3 background",
    "jokers": "10 frame, 10.1 frame, 10.2 frame, 10.3 frame",
    "insertion": "11 frame, 11.1 frame, 11.2 effect",
    "ladder": "12 frame, 12.1 effect, 12.2 definition, 12.3 frame, 12.4 definition",
    "seven": "13 frame, 13.1 frame, 13.2 effect, 13.3 effect, 13.4 frame, 13.5 effect, 13.6 effect",
    "kings": "14 frame",
    "fullhouse": "15 frame",
    "cheating": (
        "16 frame, 16.1 frame, 16.2 effect, 16.3 effect, 16.4 effect, 16.5 effect, 16.6 background, 16.7 effect, "
        "16.8 frame, 16.9 background"
    ),
    "two-packs": (
        "17 limit, 17.1 effect, 17.2 definition, 17.2.1 frame, 17.2.2 frame, 17.2.3 frame, 17.2.4 frame, 17.2.5 frame, "
        "17.2.6 frame"
    ),
}
RULINGS = {
    "N-1": "3",
    "N-2": "3 5 10",
    "N-3": "1",
    "N-4": "1 17",
    "N-5": "2 2.1 2.2 2.3",
    "N-6": "3 3.1 12",
    "N-7": "3 9",
    "N-8": "3.4 9.1",
    "N-9": "4.2 10.1 13",
    "N-10": "11",
    "N-11": "12.2 13.1",
    "N-12": "12.3 15",
    "N-13": "3.2",
    "N-14": "3.3",
    "N-15": "6.2",
    "N-16": "6.1",
    "N-17": "14",
    "N-18": "7 7.2 13.4 13.5",
    "N-19": "7.3",
    "N-20": "10.3",
    "N-21": "17.2",
    "N-22": "16 16.2 16.3 16.4 16.5",
    "N-23": "16.1 16.8 16.9",
    "N-24": "3 4 13.2",
    "N-25": "5 13.2",
    "N-26": "3.2",
    "N-27": "9 9.1",
    "N-28": "3.4 8 11",
    "N-29": "9.1 11",
    "N-30": "4.2 6.1 15",
    "N-31": "10.2 10.3",
    "N-32": "10.3",
    "N-33": "4.1 14",
    "N-34": "17.2.6",
    "N-35": "3.3 6.2",
    "N-36": "12.1 12.4",
    "N-37": "7 11.2 13.4",
    "N-38": "7.1 7.3 11.2",
    "N-39": "2 2.1 2.2",
    "N-40": "1 6",
    "N-41": "16 16.2 16.7",
    "N-42": "6.1 9",
    "N-43": "16.3 16.8",
    "N-44": "16",
    "N-45": "16.2 16.7",
    "N-46": "7.1 16",
    "N-47": "16.7",
    "N-48": "16.8",
    "N-49": "16.1",
    "N-50": "16 16.1",
    "N-51": "2 2.1 10.3",
    "N-52": "16.1 16.9",
}


def test_chapters_follow_the_text() -> None:
    assert list(knaker.chapters) == list(KINDS)


@pytest.mark.parametrize("chapter", KINDS)
def test_kinds_of_the_clauses(chapter: str) -> None:
    found = [f"{clause.id} {clause.kind}" for clause in knaker.chapters[chapter]]
    if chapter in ("front", "intro"):
        count = int(KINDS[chapter].split()[0].partition("-")[2])
        assert found == [f"{chapter}.{number} background" for number in range(1, count + 1)]
    else:
        assert found == KINDS[chapter].split(", ")


@pytest.mark.parametrize("ruling", RULINGS)
def test_rulings_stand_beside_the_clauses_they_settle(ruling: str) -> None:
    found = [clause.id for clause in knaker.clauses.values() if ruling in clause.rulings]
    assert found == RULINGS[ruling].split()


def test_no_other_ruling_is_named() -> None:
    assert {ruling for clause in knaker.clauses.values() for ruling in clause.rulings} == set(RULINGS)
