"""Kernels forked of one process: each is whole, none knows of another, and what cannot be forked is started."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import nbformat
import psutil
import pytest
from jupyter_client.manager import AsyncKernelManager
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from traitlets.config import Config

from knack_widgets.serving.kernels import forked_kernels
from knack_widgets.serving.kernels.fork_server import fork_name
from knack_widgets.serving.kernels.forked_kernels import Child, ForkedKernel, ForkServer
from knack_widgets.serving.kernels.run_processes import Wanted

pytestmark = [
    pytest.mark.apart,
    pytest.mark.skipif(not forked_kernels.can_fork(), reason="kernels are forked on Linux only"),
]


class Kernel:
    """One kernel, and what it says."""

    def __init__(self, manager: AsyncKernelManager) -> None:
        self.manager = manager

    async def begin(self, **settings: Any) -> None:
        await self.manager.start_kernel(**settings)
        self.client = self.manager.client()
        self.client.start_channels()
        await self.client.wait_for_ready(timeout=60)

    @property
    def process(self) -> Any:
        return self.manager.provisioner.process  # type: ignore[union-attr]

    async def says(self, code: str) -> str:
        """What an expression is, there."""
        told: list[str] = []

        def hear(message: dict[str, Any]) -> None:
            if message["msg_type"] == "error":
                told.append("\n".join(message["content"]["traceback"]))
            elif message["msg_type"] == "execute_result":
                told.append(message["content"]["data"]["text/plain"])

        await self.client.execute_interactive(code, output_hook=hear, timeout=60)
        return "".join(told)

    async def end(self) -> None:
        self.client.stop_channels()
        await self.manager.shutdown_kernel(now=True)


Start = Callable[..., Awaitable[Kernel]]
Scene = Callable[[Start], Awaitable[None]]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Scene], None]]:
    """Plays a scene with kernels that are started as the server starts them."""
    forked_kernels.offer(Config())
    monkeypatch.setenv("JUPYTER_DEFAULT_PROVISIONER_NAME", forked_kernels.NAME)
    KernelProvisionerFactory.clear_instance()

    async def perform(scene: Scene) -> None:
        begun: list[Kernel] = []

        async def start(**settings: Any) -> Kernel:
            kernel = Kernel(AsyncKernelManager())
            begun.append(kernel)
            await kernel.begin(**settings)
            return kernel

        try:
            await scene(start)
        finally:
            for kernel in begun:
                await kernel.end()

    yield lambda scene: asyncio.run(perform(scene))
    KernelProvisionerFactory.clear_instance()
    forked_kernels.close()


def test_a_forked_kernel_is_whole(play: Callable[[Scene], None], tmp_path: Path) -> None:
    async def scene(start: Start) -> None:
        kernel = await start(cwd=str(tmp_path), env={**os.environ, "QUERY_STRING": "lang=de"})
        assert isinstance(kernel.process, Child)
        assert psutil.Process(kernel.process.pid).name() == fork_name(kernel.manager.kernel_id)
        assert await kernel.says("6 * 7") == "42"
        assert await kernel.says("import os; os.environ['QUERY_STRING']") == "'lang=de'"
        assert await kernel.says("os.getcwd()") == repr(str(tmp_path))
        assert await kernel.says("import sys; __name__, sys.argv[0]") == "('__main__', 'ipykernel_launcher.py')"
        assert "Rulebook" in await kernel.says("from knack_widgets import Rulebook; type(Rulebook('knaker'))")
        assert await kernel.says("import ipywidgets; sorted(get_ipython().kernel.comm_manager.targets)") == (
            "['jupyter.widget', 'jupyter.widget.control']"
        )
        assert await kernel.says("get_ipython().history_manager.enabled") == "False"
        assert await kernel.says("import subprocess; subprocess.run(['false']).returncode") == "1"

    play(scene)


def test_a_kernel_that_is_started_again_has_nothing_of_its_page(play: Callable[[Scene], None], tmp_path: Path) -> None:
    cell = "from knack_widgets import Table\n\ntable = Table('knack')"
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell)])
    (tmp_path / "page.ipynb").write_text(nbformat.writes(notebook))

    async def scene(start: Start) -> None:
        env = {**os.environ, "VOILA_PREHEAT": "False", forked_kernels.NOTEBOOK: "page.ipynb"}
        kernel = await start(cwd=str(tmp_path), env=env)
        assert kernel.manager.provisioner.run
        assert await kernel.says("type(table).__name__") == "'Table'"
        assert await kernel.says("import os; os.environ['VOILA_KERNEL_ID']") == repr(kernel.manager.kernel_id)
        assert await kernel.says(f"{forked_kernels.NOTEBOOK!r} in os.environ") == "False"
        await kernel.manager.restart_kernel(now=True)
        await kernel.client.wait_for_ready(timeout=60)
        assert not kernel.manager.provisioner.run
        assert await kernel.says("'table' in globals()") == "False"

    play(scene)


def test_forks_know_nothing_of_each_other(play: Callable[[Scene], None]) -> None:
    async def scene(start: Start) -> None:
        one, other = await start(), await start()
        nursery = ForkedKernel.fork_server
        assert await one.says("import knack_widgets; knack_widgets.mine = 'a hand'; x = 1") == ""
        assert await other.says("hasattr(knack_widgets, 'mine') if 'knack_widgets' in globals() else None") == ""
        asked = "import knack_widgets; hasattr(knack_widgets, 'mine'), 'x' in globals()"
        assert await other.says(asked) == "(False, False)"
        third = await start()
        assert ForkedKernel.fork_server is nursery
        assert await third.says(asked) == "(False, False)"
        drawn = "import random, uuid; random.random(), uuid.uuid4()"
        draws = {await kernel.says(drawn) for kernel in (one, other, third)}
        assert len(draws) == 3

    play(scene)


def test_where_no_key_can_be_kept_forks_open_what_others_have_sealed(
    play: Callable[[Scene], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.delenv("KNACK_SEAL_KEY", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))

    async def scene(start: Start) -> None:
        one, other = await start(), await start()
        text = await one.says("from knack_widgets.widgets import sealing; sealing.seal('a record', 'knack')")
        assert (
            await other.says(f"from knack_widgets.widgets import sealing; sealing.unseal({text}, 'knack')")
            == "'a record'"
        )

    play(scene)


def test_it_can_be_interrupted_and_restarted(play: Callable[[Scene], None], tmp_path: Path) -> None:
    begun = tmp_path / "begun"

    async def scene(start: Start) -> None:
        kernel = await start()
        before = kernel.process.pid
        asleep = asyncio.create_task(kernel.says(f"import time; open({str(begun)!r}, 'w').close(); time.sleep(60)"))
        while not begun.exists():
            await asyncio.sleep(0.01)
        await kernel.manager.interrupt_kernel()
        assert "KeyboardInterrupt" in await asleep
        await kernel.manager.restart_kernel(now=True)
        await kernel.client.wait_for_ready(timeout=60)
        assert kernel.process.pid != before
        assert await kernel.says("'again'") == "'again'"
        assert not psutil.pid_exists(before)

    play(scene)


def test_its_end_is_noticed(play: Callable[[Scene], None]) -> None:
    async def scene(start: Start) -> None:
        kernel = await start()
        assert kernel.process.poll() is None
        os.kill(kernel.process.pid, signal.SIGKILL)
        assert kernel.process.wait(10) == 0
        assert not await kernel.manager.is_alive()

    play(scene)


def test_kernels_outlive_their_nursery_and_the_next_one_comes_all_the_same(play: Callable[[Scene], None]) -> None:
    async def scene(start: Start) -> None:
        kernel = await start()
        nursery = ForkedKernel.fork_server
        assert nursery
        nursery.process.kill()
        nursery.process.wait()
        started = await start()
        assert isinstance(started.process, subprocess.Popen)
        assert await started.says("'from nothing'") == "'from nothing'"
        assert await kernel.says("'still here'") == "'still here'"
        again = await start()
        assert isinstance(again.process, Child)
        assert ForkedKernel.fork_server is not nursery

    play(scene)


def test_what_the_nursery_cannot_be_is_started(play: Callable[[Scene], None], tmp_path: Path) -> None:
    async def scene(start: Start) -> None:
        twin = tmp_path / "python"
        twin.symlink_to(sys.executable)
        kernel = Kernel(AsyncKernelManager())
        spec = kernel.manager.kernel_spec
        assert spec
        spec.argv[0] = str(twin)
        spec.env["PYTHONPATH"] = os.pathsep.join(sys.path)  # under another name it finds no environment of its own
        await kernel.begin()
        try:
            assert isinstance(kernel.process, subprocess.Popen)
            assert ForkedKernel.fork_server is None
        finally:
            await kernel.end()

    play(scene)


def test_a_kernel_does_not_outlive_its_server(tmp_path: Path) -> None:
    nursery = ForkServer()
    server = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    wanted = Wanted(["-f", str(tmp_path / "kernel.json")], dict(os.environ), str(tmp_path), "whoever", server.pid)
    child = Child(nursery.fork(wanted).pid)
    with pytest.raises(subprocess.TimeoutExpired):
        child.wait(0.5)
    server.kill()
    server.wait()
    assert child.wait(10) == 0
    nursery.close()


def test_the_nursery_ends_with_its_server() -> None:
    code = (
        "from knack_widgets.serving.kernels.forked_kernels import ForkServer; import os; nursery = ForkServer(); "
        "nursery._answers.readline(); print(nursery.process.pid, flush=True); os._exit(0)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    end = time.monotonic() + 10
    while psutil.pid_exists(int(ran.stdout)) and time.monotonic() < end:
        time.sleep(0.05)
    assert not psutil.pid_exists(int(ran.stdout))


def test_what_has_ended_before_it_was_looked_at_has_ended() -> None:
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    child = Child(process.pid)
    assert (child.poll(), child.wait()) == (0, 0)
    child.terminate()
    child.kill()


def test_the_nursery_has_nothing_that_a_fork_must_not_have() -> None:
    """One thread, no event loop, no socket of ZeroMQ's, no widget."""
    code = """
import os, threading, ipywidgets, zmq
from knack_widgets.serving.kernels.fork_server import read
read()
print(threading.active_count(), len(os.listdir("/proc/self/task")))
print(zmq.Context._instance, len(ipywidgets.Widget.widgets))
"""
    ran = subprocess.run([sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["1", "1", "None", "0"], ran.stdout


def test_a_fork_of_the_nursery_has_nothing_of_the_book_left_to_load() -> None:
    code = """
import sys
from knack_widgets.serving.kernels.fork_server import read
read()
before = set(sys.modules)
from knack_widgets import Chapter, Compare, Rulebook, Shelf, Steps, Table, Text
Rulebook("knaker")
print(sorted(set(sys.modules) - before))
"""
    ran = subprocess.run([sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]", ran.stdout
