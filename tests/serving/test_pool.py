"""The server's kernels: what a page made ahead is like, and what becomes of a start that fails."""

import asyncio
import errno
import logging
import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import nbformat
import psutil
import pytest

from knack_widgets.serving.kernels import forked_kernels, pool
from knack_widgets.serving.kernels.forked_kernels import Child, is_readable
from tests.support.process import running

pytestmark = pytest.mark.apart
linux = pytest.mark.skipif(not forked_kernels.can_fork(), reason="kernels are forked on Linux only")
BOOK = Path(__file__).parents[2] / "notebooks" / "knack.ipynb"


def notebook(path: Path, cell: str) -> None:
    book = nbformat.v4.new_notebook(metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}})
    book.cells = [nbformat.v4.new_code_cell(cell)]
    nbformat.write(book, path)


def read(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=60) as answer:
        return bytes(answer.read())


# -- handles


@contextmanager
def handles(soft: int) -> Iterator[None]:
    """As many descriptors as that."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    if before[1] != resource.RLIM_INFINITY and before[1] < soft:
        pytest.skip(f"this machine gives a process {before[1]} descriptors at most")
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def sleeper() -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])


@linux
def test_a_kernel_is_watched_by_a_handle_beyond_1023() -> None:
    with handles(4096):
        taken = [os.open(os.devnull, os.O_RDONLY) for _ in range(1100)]
        process = sleeper()
        try:
            child = Child(process.pid)
            assert child._handle >= 1024
            assert child.poll() is None
            with pytest.raises(subprocess.TimeoutExpired):
                child.wait(0.01)
            child.kill()
            assert child.wait(10) == 0
        finally:
            process.kill()
            process.wait()
            for handle in taken:
                os.close(handle)


@linux
def test_a_kernel_that_cannot_be_held_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """The descriptors are all taken when it has just been forked: nobody would know of it."""

    def none_left(_: int) -> int:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    process = sleeper()
    try:
        monkeypatch.setattr(os, "pidfd_open", none_left)
        with pytest.raises(OSError, match="Too many open files"):
            Child(process.pid)
        assert process.wait(10) == -signal.SIGKILL
    finally:
        process.kill()
        process.wait()


def test_readable_waits_no_longer_than_it_may() -> None:
    one, other = socket.socketpair()
    with one, other:
        assert not is_readable(one.fileno(), 0)
        assert not is_readable(one.fileno(), 0.01)
        other.send(b"!")
        assert is_readable(one.fileno(), None)


# -- what fails


class Base:
    """Voilà's pool as far as it is asked here: each start, and each page, goes as it is told to."""

    def __init__(self, size: int) -> None:
        self._pools: dict[str | None, list[asyncio.Task[dict[str, object]]]] = {}
        self.size, self.begun, self.ended, self.said = size, 0, list[str](), list[str]()
        self.fails: set[int] = set()
        self.breaks: set[int] = set()
        self.alive: set[str] = set()
        self.log = self

    def warning(self, text: str, *_: object) -> None:
        self.said.append(text)

    def __contains__(self, kernel_id: str) -> bool:
        return kernel_id in self.alive

    def fill_if_needed(self, _delay: float | None, notebook: str | None, **_: object) -> None:
        mine = self._pools.setdefault(notebook, [])
        mine += [asyncio.ensure_future(self._start()) for _ in range(self.size - len(mine))]

    async def _start(self) -> dict[str, object]:
        self.begun += 1
        number = self.begun
        await asyncio.sleep(0)
        if number in self.fails:
            raise OSError(errno.EMFILE, "no descriptor")
        self.alive.add(f"kernel {number}")
        return {"kernel_id": f"kernel {number}", "task": asyncio.ensure_future(self._page(number))}

    async def _page(self, number: int) -> None:
        await asyncio.sleep(0)
        if number in self.breaks:
            raise OSError(errno.EMFILE, "no descriptor")

    async def shutdown_kernel(self, kernel_id: str, now: bool) -> None:
        if not now:
            raise OSError(errno.EMFILE, "no descriptor to ask it by")
        self.alive.discard(kernel_id)
        self.ended.append(kernel_id)


class Pool(pool.Refilling, Base):
    pass


@pytest.mark.parametrize(
    ("fails", "breaks", "ended"), [({1}, set(), []), (set(), {2}, ["kernel 2"]), ({1, 3}, {2}, ["kernel 2"])]
)
def test_what_failed_while_it_was_made_ready_is_made_again(
    monkeypatch: pytest.MonkeyPatch, fails: set[int], breaks: set[int], ended: list[str]
) -> None:
    monkeypatch.setattr(pool, "AGAIN_S", 0.01)

    async def scene() -> None:
        kernels = Pool(2)
        kernels.fails, kernels.breaks = fails, breaks
        kernels.fill_if_needed(0, "game.ipynb")
        await asyncio.sleep(0.3)
        waiting = [start.result() for start in kernels._pools["game.ipynb"]]
        assert len(waiting) == 2
        assert {str(each["kernel_id"]) for each in waiting} == kernels.alive
        assert kernels.ended == ended
        assert len(kernels.said) == len(fails) + len(breaks)

    asyncio.run(scene())


def test_a_pool_that_is_given_up_is_not_filled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "AGAIN_S", 0.1)

    async def scene() -> None:
        kernels = Pool(1)
        kernels.fails = {1}
        kernels.fill_if_needed(0, "game.ipynb")
        while not kernels.said:
            await asyncio.sleep(0)
        kernels._pools = {}
        await asyncio.sleep(0.3)
        assert kernels.begun == 1

    asyncio.run(scene())


def test_a_kernel_that_dies_while_it_waits_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "AGAIN_S", 0.01)

    class Mortal(pool.Refilling, pool.Starting, Base):
        def _get_notebook_from_kernel(self, _: str) -> str:
            return "game.ipynb"

        async def shutdown_kernel(self, kernel_id: str, now: bool) -> None:
            self._pools["game.ipynb"] = [
                start for start in self._pools["game.ipynb"] if start.result()["kernel_id"] != kernel_id
            ]
            await super().shutdown_kernel(kernel_id, now)

    async def scene() -> None:
        kernels = Mortal(1)
        kernels.fill_if_needed(0, "game.ipynb")
        await asyncio.sleep(0.05)
        kernels._handle_kernel_died("kernel 1")
        await asyncio.sleep(0.2)
        assert kernels.alive == {"kernel 2"}

    asyncio.run(scene())


def test_a_kernel_that_cannot_be_ended_at_all_is_logged_with_its_error(caplog: pytest.LogCaptureFixture) -> None:
    class Stuck:
        log = logging.getLogger("pool")

        def __contains__(self, _: str) -> bool:
            return True

        async def shutdown_kernel(self, _: str, now: bool) -> None:
            raise LookupError(f"no such socket, now={now}")

    asyncio.run(pool.end_kernel(Stuck(), "kernel 1"))
    (record,) = caplog.records
    assert "kernel 1" in record.getMessage()
    assert isinstance(record.exc_info[1], LookupError)


# -- what a page finds


def test_a_page_made_ahead_is_like_one_made_when_asked(tmp_path: Path) -> None:
    """It has no picture for readers without a kernel: its reader has one."""
    shutil.copy(BOOK, tmp_path / "knack.ipynb")

    def size(waiting: int) -> int:
        with running(tmp_path, pool=waiting) as server:
            server.settled(waiting)
            return len(read(f"{server.url}voila/render/knack.ipynb"))

    anew = size(0)
    assert abs(size(1) - anew) < 0.1 * anew


def test_a_match_outlives_the_nursery_where_no_key_can_be_kept(tmp_path: Path) -> None:
    """A kernel that starts from nothing opens what another, forked, has sealed; so does one of the next nursery."""
    kept = tmp_path / "kept"
    notebook(
        tmp_path / "game.ipynb",
        f"""
from pathlib import Path
from knack_widgets.widgets.sealing import seal, unseal
kept = Path({str(kept)!r})
if not kept.exists():
    kept.write_text(seal("a record", "knack"))
print("here is", unseal(kept.read_text(), "knack"))
""",
    )
    (tmp_path / "file").touch()
    with running(tmp_path, pool=0, env={"XDG_DATA_HOME": str(tmp_path / "file")}) as server:
        assert b"here is a record" in read(f"{server.url}game")
        nurseries = [each for each in psutil.Process(server.pid).children() if "nursery" in " ".join(each.cmdline())]
        for nursery in nurseries:
            nursery.kill()
        assert [b"here is a record" in read(f"{server.url}game") for _ in range(2)] == [True, True]


def test_nobody_is_missed_who_said_goodbye(tmp_path: Path) -> None:
    notebook(tmp_path / "game.ipynb", "print('here')")
    unseen_s = 10  # the farewell must come before, on a slow machine too
    with running(tmp_path, pool=0, options=[f"--BookServer.unseen_timeout={unseen_s}"]) as server:
        browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        with browser.open(f"{server.url}game") as answer:
            page = answer.read().decode()
        kernel = page.partition('"kernelId": "')[2][:36]
        farewell = urllib.request.Request(
            f"{server.url}voila/api/shutdown/{kernel}",
            data=b"",
            headers={"Sec-Fetch-Site": "same-origin"},
            method="POST",
        )
        browser.open(farewell).close()
        assert server.settled(0) == []
        time.sleep(unseen_s)
        assert "Nobody came" not in server.log.read_text()
