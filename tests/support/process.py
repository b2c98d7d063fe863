"""A server in a separate process, on a free port, for tests and benchmarks."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from knack_widgets.serving.kernels.fork_server import fork_name

SCRIPT = "KNACK_SCRIPT"
"""The environment variable with the script of the tested pages: `voila`, or by default the book's light script."""
UP_S = 60.0
DOWN_S = 20.0


@dataclass(frozen=True)
class Running:
    """A running server.

    url: its address, which ends with a slash
    pid: its process id
    log: the file with its output
    """

    url: str
    pid: int
    log: Path

    def kernels(self) -> list[int]:
        """Return the process ids of the live kernels, in no order."""
        return [pid for pid, _ in self._list_processes()]

    def kernel(self, kernel_id: str) -> int:
        """Return the process id of a kernel.

        Raise LookupError if the kernel is not alive.

        kernel_id: the id by which the kernel's page knows it
        """
        for pid, words in self._list_processes():
            if kernel_id in words or fork_name(kernel_id) in words:
                return pid
        raise LookupError(f"kernel {kernel_id} does not live")

    def _list_processes(self) -> list[tuple[int, str]]:
        """Return the process id and the command line of each kernel."""
        import psutil  # comes with ipykernel

        processes = []
        for child in psutil.Process(self.pid).children(recursive=True):
            try:
                words = " ".join((child.name(), *child.cmdline()))
            except psutil.Error:
                continue  # gone while we looked
            if "ipykernel_launcher" in words or words.startswith(fork_name("")):
                processes.append((child.pid, words))
        return processes

    def settled(self, count: int, timeout: float = 60.0) -> list[int]:
        """Wait until `count` kernels live and still do a moment later; return their ids.

        If this does not happen within `timeout` seconds, return those that live then.
        """
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            if len(self.kernels()) == count:
                time.sleep(0.7)  # longer than the pool waits before it fills up
                if len(self.kernels()) == count:
                    break
            time.sleep(0.1)
        return self.kernels()


def free_port() -> int:
    """Return a port of the loopback address that is free at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(
    notebooks: Path | None = None,
    *,
    options: Sequence[str] = (),
    env: Mapping[str, str] | None = None,
    port: int | None = None,
    pool: int | None = 1,
) -> Iterator[Running]:
    """Serve `notebooks` within a `with` block, without the user's own Jupyter configuration.

    options: options of Voilà
    env: further environment variables; `KNACK_ORIGINALS` is passed on only if they contain it, because pages must be
        the same everywhere
    port: the first port to try; by default a free port
    pool: the number of waiting kernels for each notebook, or None for the number that suits the machine

    Raise RuntimeError with the server's output if the server does not answer within a minute.
    """
    with tempfile.TemporaryDirectory(prefix="knack-", ignore_cleanup_errors=True) as home:
        log = Path(home) / "server.log"
        command = [
            sys.executable,
            "-m",
            "knack_widgets",
            "serve",
            "--no-browser",
            "--ip=127.0.0.1",
            f"--port={port or free_port()}",
        ]
        command += [str(notebooks)] if notebooks else []
        script = ["--BookServer.light=False"] if os.environ.get(SCRIPT) == "voila" else []
        pools = [] if pool is None else [f"--VoilaConfiguration.default_pool_size={pool}"]
        command += ["--", *script, *pools, *options]
        with log.open("wb") as out:
            server = subprocess.Popen(
                command,
                env=_environment(Path(home), env or {}),
                cwd=home,
                stdout=out,
                stderr=out,
                start_new_session=True,
            )
        try:
            yield Running(_up(server, log), server.pid, log)
        finally:
            _stop(server)


def _environment(home: Path, more: Mapping[str, str]) -> dict[str, str]:
    ours = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER_", "KNACK_", "VOILA_"))}
    package = Path(__file__).resolve().parents[2]
    ours |= {
        "HOME": str(home),
        "IPYTHONDIR": str(home / "ipython"),
        "JUPYTER_CONFIG_DIR": str(home / "config"),
        "JUPYTER_DATA_DIR": str(home / "data"),
        "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
        "JUPYTER_PREFER_ENV_PATH": "1",
        "XDG_DATA_HOME": str(home / "share"),
        # the server and its kernels use the same package as this process, whether it is installed or not
        "PYTHONPATH": os.pathsep.join([str(package), *filter(None, [os.environ.get("PYTHONPATH")])]),
        "PYTHONUNBUFFERED": "1",
    }
    return ours | dict(more)


def _up(server: subprocess.Popen[bytes], log: Path) -> str:
    """Wait until the server answers at the address that it names, and return the address."""
    end = time.monotonic() + UP_S
    while time.monotonic() < end and server.poll() is None:
        if match := re.search(r"running at:\n(\S+)\n", log.read_text(errors="replace")):
            try:
                with urllib.request.urlopen(match[1] + "voila/static/voila.js", timeout=5):
                    return match[1]
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                pass
        time.sleep(0.1)
    raise RuntimeError("the server did not come up:\n" + log.read_text(errors="replace")[-4000:])


def _stop(server: subprocess.Popen[bytes]) -> None:
    """Let the server stop its kernels, then end the remaining processes of its session."""
    server.terminate()
    try:
        server.wait(DOWN_S)
    except subprocess.TimeoutExpired:
        os.killpg(server.pid, signal.SIGKILL)
        server.wait()
