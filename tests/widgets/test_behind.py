"""Long work stands back behind presses."""

import os
import sys

import pytest

from knack_widgets.widgets.behind import run_behind


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="threads are scheduled one by one on Linux alone")
def test_work_yields_to_others_and_presses_do_not() -> None:
    before = os.sched_getscheduler(0)
    assert run_behind(lambda: os.sched_getscheduler(0)) == os.SCHED_IDLE
    assert os.sched_getscheduler(0) == before != os.SCHED_IDLE


def test_what_work_raises_is_raised() -> None:
    with pytest.raises(KeyError, match="gone"):
        run_behind(lambda: {}["gone"])
