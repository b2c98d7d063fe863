"""In these tests chance is the same each time: seeds of rooms and deals, and what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from knack_widgets.pages import seeds
from knack_widgets.rooms import polling

from . import classes


@pytest.fixture(autouse=True)
def closed_stores() -> Iterator[None]:
    """Close the SQLite files of the test's classes: Python 3.13 warns of each that is left open."""
    yield
    while classes.OPEN:
        classes.OPEN.pop().rooms.store.close()


@pytest.fixture(autouse=True)
def foreseeable(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Each test has its own chance, drawn from its name."""
    chance = Random(request.node.name)
    monkeypatch.setattr(seeds, "choice", chance.choice)
    monkeypatch.setattr(polling, "_chance", chance)
