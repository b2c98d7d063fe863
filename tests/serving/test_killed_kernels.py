"""Kernels that are killed: their readers' places, their lines and their descriptors are free at once."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from .guests import OURS, Guest, answer, in_text, message, raw, reading

pytestmark = [
    pytest.mark.apart,
    pytest.mark.skipif(sys.platform != "linux", reason="descriptors are counted in /proc"),
]

DIES = "--KernelRestarter.time_to_dead=0.2"
"""Jupyter looks every three seconds whether a kernel lives."""


def sockets() -> int:
    """Count the descriptors of this process that belong to sockets of kernels."""
    kinds = ("socket:", "anon_inode:[eventfd]", "anon_inode:[pidfd]")
    links = []
    for link in Path("/proc/self/fd").iterdir():
        try:
            links.append(str(link.readlink()))
        except OSError:
            continue  # closed meanwhile
    return sum(link.startswith(kinds) for link in links)


def kill(server, kernel: str) -> None:
    process = server.book.kernel_manager.get_kernel(kernel).provisioner.process
    os.kill(process.pid, signal.SIGKILL)


async def last_status(line) -> str:
    """Read a line until the server closes it; return the last status of the kernel that it has told."""
    state = ""
    while (frame := await line.read_message()) is not None:
        state = in_text(frame)["content"].get("execution_state", state)
    return state


async def settle(is_so: Callable[[], bool], what: Callable[[], object]) -> None:
    for _ in range(200):
        if is_so():
            return
        await asyncio.sleep(0.05)
    raise AssertionError(what())


@pytest.mark.parametrize("page", ["has no line yet", "has a line", "had a line"])
def test_a_killed_kernel_whose_page_says_no_farewell_leaves_nothing(
    live: Callable[..., None], tmp_path: Path, page: str
) -> None:
    async def scene(server, guest: Guest) -> None:
        assert await guest.status(f"/voila/api/shutdown/{guest.kernel}", "POST", **OURS) == 204
        await settle(lambda: server.book.readers.count == 0, lambda: server.book.readers.count)
        await asyncio.sleep(0.5)
        before = sockets()
        await guest.read("game")
        line = None
        if page != "has no line yet":
            line = await guest.line()
            await line.write_message(raw(message("kernel_info_request", {})), binary=True)
            await answer(line, "kernel_info_reply")
        if page == "had a line":
            line.close()
            await asyncio.sleep(0.5)
        kill(server, guest.kernel)
        await settle(lambda: server.book.readers.count == 0, lambda: server.book.readers.count)
        if page == "has a line":
            assert await last_status(line) == "dead"
            line.close()
        await settle(lambda: sockets() <= before, lambda: f"{sockets()} descriptors, before {before}")
        assert guest.kernel not in server.book.kernel_manager

    reading(live, tmp_path, scene, DIES)
