"""What every test of the widgets needs so that its time does not depend on a busy machine."""

import os

import pytest

from knack_widgets.widgets import trying


@pytest.fixture(autouse=True)
def _short_presses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a press for odds take little time: no test asks how exact the odds are."""
    monkeypatch.setattr(trying, "OWN_LIMIT", 0.3)


@pytest.fixture(autouse=True)
def _nothing_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let work behind the presses go on while other tests keep all cores busy: an idle thread would get no time."""
    monkeypatch.setattr(os, "sched_setscheduler", lambda *_: None, raising=False)
