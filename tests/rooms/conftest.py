"""In these tests chance is the same each time: seeds of rooms and deals, and what is asked."""

from __future__ import annotations

from random import Random

import pytest

from knack_widgets.pages import seeds
from knack_widgets.rooms import polling


@pytest.fixture(autouse=True)
def foreseeable(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Each test has its own chance, drawn from its name."""
    chance = Random(request.node.name)
    monkeypatch.setattr(seeds, "choice", chance.choice)
    monkeypatch.setattr(polling, "_chance", chance)
