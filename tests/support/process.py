"""A server in a process of its own, on a free port and with a home of its own: for tests and benchmarks."""

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

from knack_widgets.serving.nursery import fork_name

SCRIPT = "KNACK_SCRIPT"
"""What names the script of the pages that are tested: `voila`, or by default the book's own light one."""
UP_S = 60.0
DOWN_S = 20.0


@dataclass(frozen=True)
class Running:
    """A running server. `url` ends with a slash; `log` is the file that holds what it says."""

    url: str
    pid: int
    log: Path

    def kernels(self) -> list[int]:
        """Process ids of the kernels that live now, in no order."""
        return [pid for pid, _ in self._told()]

    def kernel(self, kernel_id: str) -> int:
        """The process id of a kernel by the id that its page knows. Raises `LookupError` where it does not live."""
        for pid, words in self._told():
            if kernel_id in words or fork_name(kernel_id) in words:
                return pid
        raise LookupError(f"kernel {kernel_id} does not live")

    def _told(self) -> list[tuple[int, str]]:
        """Of each kernel its process id, and what the system says of it."""
        import psutil  # comes with ipykernel

        found = []
        for child in psutil.Process(self.pid).children(recursive=True):
            try:
                words = " ".join((child.name(), *child.cmdline()))
            except psutil.Error:
                continue  # gone while we looked
            if "ipykernel_launcher" in words or words.startswith(fork_name("")):
                found.append((child.pid, words))
        return found

    def settled(self, count: int, timeout: float = 60.0) -> list[int]:
        """Wait until exactly `count` kernels live, and still do a moment later; returns those that live in the end."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            if len(self.kernels()) == count:
                time.sleep(0.7)  # longer than the pool waits before it fills up
                if len(self.kernels()) == count:
                    break
            time.sleep(0.1)
        return self.kernels()


def free_port() -> int:
    """A port of the loopback address that nobody listens on at the moment."""
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
    """Serve `notebooks` while the context lasts, with nothing of the user's own Jupyter configuration.

    `options` go to Voilà. `port`: the first to try (default: one that is free). `pool`: how many kernels wait for each
    notebook; `None`: as many as suit the machine. `KNACK_ORIGINALS` is not handed on unless `env` holds it: pages come
    out the same everywhere. Raises `RuntimeError` with the server's words when it does not come up within a minute.
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
        # The same package in the server and its kernels as here, installed or not.
        "PYTHONPATH": os.pathsep.join([str(package), *filter(None, [os.environ.get("PYTHONPATH")])]),
        "PYTHONUNBUFFERED": "1",
    }
    return ours | dict(more)


def _up(server: subprocess.Popen[bytes], log: Path) -> str:
    """Wait for the server to answer at the address that it gives; returns the address."""
    end = time.monotonic() + UP_S
    while time.monotonic() < end and server.poll() is None:
        if found := re.search(r"running at:\n(\S+)\n", log.read_text(errors="replace")):
            try:
                with urllib.request.urlopen(found[1] + "voila/static/voila.js", timeout=5):
                    return found[1]
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                pass
        time.sleep(0.1)
    raise RuntimeError("the server did not come up:\n" + log.read_text(errors="replace")[-4000:])


def _stop(server: subprocess.Popen[bytes]) -> None:
    """Let the server shut its kernels down; what is left of its session after that is ended with it."""
    server.terminate()
    try:
        server.wait(DOWN_S)
    except subprocess.TimeoutExpired:
        os.killpg(server.pid, signal.SIGKILL)
        server.wait()
