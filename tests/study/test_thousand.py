"""A thousand exercises of each game, each answered a second time in its own plain way."""

from __future__ import annotations

import os

import pytest

from knack_widgets.rules import games
from knack_widgets.study import exercises
from tests.study.second import right_choices

pytestmark = pytest.mark.apart
COUNT = int(os.environ.get("EXERCISES", "200"))
"""So many in each run; EXERCISES=1000 asks for them all."""


@pytest.mark.parametrize("game", games)
def test_no_answer_is_wrong(game: str) -> None:
    kinds = exercises.kinds(game)
    seen = set()
    for seed in range(COUNT):
        found = exercises.make(game, 1000 + seed, kind=kinds[seed % len(kinds)])
        assert found.answer == right_choices(found, found.state), found.id
        assert 0 < len(found.answer) < len(found.choices)
        grade = found.grade(found.answer)
        assert (grade.missed, grade.wrong) == (frozenset(), frozenset())
        seen.add(found.id)
    assert len(seen) == COUNT
