"""Long work goes on behind the presses: those of its reader, and those of others on the same machine."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextvars import copy_context
from functools import partial
from itertools import islice
from typing import Final

from ..rulebook.bug_reports import report_bug
from .taking_turns import machine_turn

THREADS: Final = sys.platform != "emscripten"
"""A browser's Python has none."""
_TASKS: set[asyncio.Task[None]] = set()
"""Tasks under way: the loop itself would let them go."""


def run_behind(
    steps: Iterator[object], told: Callable[[], None], failed: Callable[[Exception], None] | None = None
) -> None:
    """Goes through `steps` while presses are answered, and has `told` called after each of them and after the last.

    The steps are taken in a thread, `told` is called where presses are answered. On Linux that thread takes the time
    that is left over (`SCHED_IDLE`), and the kernels of a machine take turns, a step each. Where there are no threads
    the page is yielded to between steps. Where nobody answers presses (a script) all steps are taken at once, and
    `told` is called once.

    failed: called, where presses are answered, with an exception that ends the steps early; by default it is logged
    """
    failed = failed or _log
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        for _ in steps:
            pass
        told()
        return
    if THREADS:
        threading.Thread(target=_take_steps, args=(steps, told, failed, loop), name="behind", daemon=True).start()
    else:
        task = loop.create_task(_take_turns(steps, told, failed))
        _TASKS.add(task)
        task.add_done_callback(_TASKS.discard)


def _log(error: Exception) -> None:
    report_bug(error, "work behind the presses")


def _take_steps(
    steps: Iterator[object],
    told: Callable[[], None],
    failed: Callable[[Exception], None],
    loop: asyncio.AbstractEventLoop,
) -> None:
    if sys.platform.startswith("linux"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    try:
        while _take_one(steps):
            _call(loop, told)
        _call(loop, told)
    except Exception as error:
        _call(loop, partial(failed, error))


def _take_one(steps: Iterator[object]) -> bool:
    """Takes one step, in its turn among the kernels of this machine; whether there was one."""
    with machine_turn():
        return any(True for _ in islice(steps, 1))


def _call(loop: asyncio.AbstractEventLoop, told: Callable[[], None]) -> None:
    """Have it called in the loop, unless the page is gone meanwhile."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(told, context=copy_context())


async def _take_turns(steps: Iterator[object], told: Callable[[], None], failed: Callable[[Exception], None]) -> None:
    try:
        for _ in steps:
            told()
            await asyncio.sleep(0)
    except Exception as error:
        failed(error)
    else:
        told()
