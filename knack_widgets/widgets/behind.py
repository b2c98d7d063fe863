"""Long work stands back behind the presses of other readers of the same machine."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

T = TypeVar("T")


def run_behind(work: Callable[[], T]) -> T:
    """What `work` returns or raises, once it has been done in a thread that yields to all others.

    On Linux a thread may take the time that is left over (`SCHED_IDLE`), and goes with that; elsewhere, and where there
    are no threads (in a browser), the work is simply done.
    """
    if not sys.platform.startswith("linux"):
        return work()
    done: Future[T] = Future()

    def run() -> None:
        try:
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
            done.set_result(work())
        except BaseException as error:
            done.set_exception(error)

    threading.Thread(target=run, name="behind").start()
    return done.result()
