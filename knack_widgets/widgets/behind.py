"""Long work in the background, while the kernels still answer their readers."""

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
from .background_work import machine_turn

THREADS: Final = sys.platform != "emscripten"
"""True if Python can start threads here; in a browser it cannot."""
_TASKS: set[asyncio.Task[None]] = set()
"""Running tasks. The event loop holds only weak references to them, so they are kept here."""


def run_behind(
    steps: Iterator[object], on_progress: Callable[[], None], on_failure: Callable[[Exception], None] | None = None
) -> None:
    """Run `steps` in the background, and call `on_progress` after each step and at the end.

    The steps run in a thread; `on_progress` runs in the event loop. On Linux the thread has the priority
    `SCHED_IDLE`, so it uses only processor time that is left over. Each step needs one of the slots that the kernels of
    a machine share (`background_work`). Without threads the steps run in the event loop, which may do other work
    between two steps. Without a running event loop (in a script) all steps run at once, and `on_progress` is called
    once at the end.

    steps: an iterator that does a piece of the work each time it is advanced
    on_progress: called in the event loop when there is progress to show
    on_failure: called in the event loop with an exception that ends the steps early; by default the exception is logged
    """
    on_failure = on_failure or _log
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        for _ in steps:
            pass
        on_progress()
        return
    if THREADS:
        threading.Thread(
            target=_take_steps, args=(steps, on_progress, on_failure, loop), name="behind", daemon=True
        ).start()
    else:
        task = loop.create_task(_take_turns(steps, on_progress, on_failure))
        _TASKS.add(task)
        task.add_done_callback(_TASKS.discard)


def _log(error: Exception) -> None:
    report_bug(error, "background work")


def _take_steps(
    steps: Iterator[object],
    on_progress: Callable[[], None],
    on_failure: Callable[[Exception], None],
    loop: asyncio.AbstractEventLoop,
) -> None:
    if sys.platform.startswith("linux"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    try:
        while _take_one(steps):
            _call(loop, on_progress)
        _call(loop, on_progress)
    except Exception as error:
        _call(loop, partial(on_failure, error))


def _take_one(steps: Iterator[object]) -> bool:
    """Wait for a slot and run one step; return whether there was a step left."""
    with machine_turn():
        return any(True for _ in islice(steps, 1))


def _call(loop: asyncio.AbstractEventLoop, act: Callable[[], None]) -> None:
    """Schedule a call of `act` in the event loop, unless the loop was closed in the meantime."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(act, context=copy_context())


async def _take_turns(
    steps: Iterator[object], on_progress: Callable[[], None], on_failure: Callable[[Exception], None]
) -> None:
    try:
        for _ in steps:
            on_progress()
            await asyncio.sleep(0)
    except Exception as error:
        on_failure(error)
    else:
        on_progress()
