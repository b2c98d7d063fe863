"""The words of clauses in a room follow the options and readings of its match."""

from __future__ import annotations

from pathlib import Path

import pytest

from knack_widgets.rooms import frames
from knack_widgets.rulebook import edition
from knack_widgets.rules import Record

from .classes import SCREEN, TEACHER, Class

RECORD = Record("kopknack", 3, options={"buys": 3}, readings={"KK-6": "b"})


@pytest.mark.parametrize("name", [SCREEN, TEACHER, "Anna"])
def test_every_device_gets_the_clauses_that_the_match_words_differently(tmp_path: Path, name: str) -> None:
    school = Class(tmp_path / "rooms.db", record=RECORD.dumps())
    school.sit("Anna", "Bo", "Cleo")
    statuses = edition.clauses("kopknack", {"buys": 3}, {"KK-6": "b"})
    wording = frames.own(school.room, school.asker(name), "en")["wording"]
    assert set(wording) == {id_ for id_, status in statuses.items() if status == edition.REWORDED}
    assert "three times round the table" in wording["buying.5"]


def test_a_match_by_the_usual_rules_sends_no_words(tmp_path: Path) -> None:
    school = Class(tmp_path / "rooms.db")
    school.sit("Anna", "Bo", "Cleo", "Dag")
    assert frames.own(school.room, school.asker("Anna"), "en")["wording"] == {}
