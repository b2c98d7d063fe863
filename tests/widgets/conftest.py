"""A press for odds takes little time: no test asks how exact the odds are."""

import pytest

from knack_widgets.widgets import trying


@pytest.fixture(autouse=True)
def _short_presses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trying, "OWN_LIMIT", 0.3)
