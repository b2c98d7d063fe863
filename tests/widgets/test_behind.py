"""Long work goes on behind the presses."""

import asyncio
import os
import sys
import threading
from collections.abc import Iterator

import pytest

from knack_widgets.widgets import behind
from knack_widgets.widgets.behind import run_behind


async def heard(steps: Iterator[object], times: int) -> list[threading.Thread]:
    """Runs steps until it has been told of them so many times; the threads in which it was told."""
    told: list[threading.Thread] = []
    all_told = asyncio.Event()

    def tell() -> None:
        told.append(threading.current_thread())
        if len(told) == times:
            all_told.set()

    run_behind(steps, tell)
    assert not told  # the press is answered first
    await asyncio.wait_for(all_told.wait(), 30)
    return told


def test_each_step_is_told_where_presses_are_answered() -> None:
    took = []

    def steps() -> Iterator[None]:
        for _ in range(3):
            took.append(threading.current_thread())
            yield

    told = asyncio.run(heard(steps(), 4))
    assert set(told) == {threading.current_thread()}
    assert threading.current_thread() not in took


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="threads are scheduled one by one on Linux alone")
def test_work_yields_to_others_and_presses_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # the other tests of the widgets do without the priority
    found = []

    def steps() -> Iterator[None]:
        found.append(os.sched_getscheduler(0))
        yield

    before = os.sched_getscheduler(0)
    asyncio.run(heard(steps(), 2))
    assert found == [os.SCHED_IDLE]
    assert os.sched_getscheduler(0) == before != os.SCHED_IDLE


def test_without_threads_the_page_has_its_turn_between_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(behind, "THREADS", False)
    order: list[str] = []

    async def page() -> None:
        all_told = asyncio.Event()

        def steps() -> Iterator[None]:
            for number in range(3):
                order.append(f"step {number}")
                asyncio.get_running_loop().call_soon(order.append, f"press {number}")
                yield
            all_told.set()

        run_behind(steps(), lambda: None)
        await asyncio.wait_for(all_told.wait(), 30)

    asyncio.run(page())
    assert order == ["step 0", "press 0", "step 1", "press 1", "step 2", "press 2"]


def test_where_nobody_presses_all_is_done_at_once() -> None:
    took: list[int] = []
    told: list[int] = []

    def steps() -> Iterator[None]:
        for number in range(3):
            took.append(number)
            yield

    run_behind(steps(), lambda: told.append(len(took)))
    assert (took, told) == ([0, 1, 2], [3])


@pytest.mark.parametrize("threads", [True, False])
def test_work_that_fails_is_reported_where_presses_are_answered(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, *, threads: bool
) -> None:
    monkeypatch.setattr(behind, "THREADS", threads)
    said: list[object] = []

    def steps() -> Iterator[None]:
        yield
        raise KeyError("gone")

    async def page() -> None:
        failed = asyncio.Event()

        def hear(error: Exception) -> None:
            said.append(error)
            failed.set()

        run_behind(steps(), lambda: None, hear)
        await asyncio.wait_for(failed.wait(), 30)

    asyncio.run(page())
    assert repr(said) == "[KeyError('gone')]"
    assert not caplog.records
