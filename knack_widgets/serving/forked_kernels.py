"""A kernel provisioner of Jupyter that forks kernels from the fork server.

Jupyter's own starts a new process for each kernel.

Where forking is not possible Jupyter starts a process as usual: for another language or another Python, on another
system than Linux, when the fork server has died.
"""

from __future__ import annotations

import asyncio
import json
import os
import select
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from importlib.metadata import EntryPoint
from pathlib import Path
from threading import Lock
from typing import Any, Final

from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner
from traitlets.config import Config

from . import fork_server, machine
from .run_processes import READY, Fork, Wanted

NAME: Final = "knack-forked"
LAUNCHER: Final = "ipykernel_launcher"
NOTEBOOK: Final = "KNACK_NOTEBOOK"
"""What names, in the environment that a kernel is asked for with, the file of the page that it is for."""
PATIENCE_S: Final = 60.0
"""Seconds that the fork server may take to answer; before the first answer it loads the book."""


def can_fork() -> bool:
    """Return whether kernels can be forked here.

    That needs Linux, and a Python that has pidfd functions.
    """
    return sys.platform == "linux" and hasattr(os, "pidfd_open") and hasattr(signal, "pidfd_send_signal")


def offer(config: Config) -> None:
    """Make forking the default for kernels whose specification names no provisioner."""
    point = EntryPoint(NAME, f"{__name__}:ForkedKernel", KernelProvisionerFactory.GROUP_NAME)
    KernelProvisionerFactory.provisioners[NAME] = point
    config.KernelProvisionerFactory.setdefault("default_provisioner_name", NAME)


class ForkServer:
    """The server's end of the connection to a fork server.

    Creating it starts the process, which ends with the server.
    """

    def __init__(self) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            command = [sys.executable, "-m", fork_server.__name__, str(theirs.fileno())]
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()], start_new_session=True
            )
        ours.settimeout(PATIENCE_S)
        self._ours = ours
        self._answers = ours.makefile("r")
        self._turn = Lock()
        self._ready = False

    def fork(self, wanted: Wanted) -> Fork:
        """Return a new kernel.

        Raise OSError or ValueError if the fork server can no longer be used.
        """
        with self._turn:
            if not self._ready and self._answers.readline().strip() != READY:
                raise BrokenPipeError("the fork server has ended before it was ready")
            self._ready = True
            self._ours.sendall(f"{json.dumps(wanted)}\n".encode())
            answer = self._answers.readline()
            if not answer:
                raise BrokenPipeError("the fork server has ended")
            return Fork(*json.loads(answer))

    def close(self) -> None:
        """End the fork server; its kernels live on."""
        self._answers.close()
        self._ours.close()
        self.process.terminate()  # it may be reading the book still
        self.process.wait()


def is_readable(handle: int, timeout: float | None) -> bool:
    """Return whether a descriptor becomes readable before a timeout.

    timeout: seconds to wait, or None to wait without a limit

    `select` cannot handle descriptors from 1,024 on, and a server has several for each reader.
    """
    poll = select.poll()
    poll.register(handle, select.POLLIN)
    return bool(poll.poll(None if timeout is None else timeout * 1000))


class Child:
    """A process that is not a child of this one, with the interface of `subprocess.Popen`."""

    stdin = stdout = stderr = None

    def __init__(self, pid: int) -> None:
        """Open a descriptor for the process. Raise OSError if the system refuses it.

        The process is killed in that case, because otherwise it would never be ended.
        """
        self.pid = pid
        self.returncode: int | None = None
        try:
            self._handle = os.pidfd_open(pid)
        except ProcessLookupError:
            self.returncode = 0
        except OSError:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
            raise

    def poll(self) -> int | None:
        """Return 0 if the process has ended, or None if it lives.

        Only its parent could know the true exit status.
        """
        return self._await_end(0)

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end. Raises `subprocess.TimeoutExpired`."""
        status = self._await_end(timeout)
        if status is None:
            raise subprocess.TimeoutExpired(f"kernel {self.pid}", timeout or 0)
        return status

    def _await_end(self, timeout: float | None) -> int | None:
        if self.returncode is None and is_readable(self._handle, timeout):
            os.close(self._handle)
            self.returncode = 0
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it has ended."""
        if self.poll() is None:
            signal.pidfd_send_signal(self._handle, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """Have it ended."""
        self.send_signal(signal.SIGKILL)


class ForkedKernel(LocalProvisioner):
    """A kernel forked from the server's fork server. `run`: see `Fork`.

    One that is started again, because it has ended, has nothing of its page: the page is told so.
    """

    fork_server: ForkServer | None = None
    """This server's fork server; replaced when it has died."""
    run = ""
    _begun = False

    async def launch_kernel(self, cmd: list[str], **settings: Any) -> Any:
        """Fork a kernel if `cmd` runs this Python's ipykernel, else start a process.

        A process is started, too, if forking fails.
        """
        args = launcher_args(cmd)
        if args is None:
            return await super().launch_kernel(cmd, **settings)
        env, cwd = dict(settings.get("env") or os.environ), settings.get("cwd") or Path.cwd()
        notebook = env.pop(NOTEBOOK, "")
        wanted = Wanted(args, env, str(cwd), str(self.kernel_id), os.getpid(), "" if self._begun else notebook)
        self._begun = True
        try:
            pid, self.run = await asyncio.get_running_loop().run_in_executor(None, fork_kernel, wanted)
        except (OSError, ValueError) as error:
            if machine.is_exhausted(error):
                raise  # there is nothing left for a process that starts from nothing either
            self.log.warning("No kernel could be forked (%s): one is started.", error)
            return await super().launch_kernel(cmd, **settings)
        self.process = Child(pid)  # type: ignore[assignment]  # it has Popen's doors
        self.pid = self.pgid = pid
        return self.connection_info


def launcher_args(cmd: list[str]) -> list[str] | None:
    """Return the arguments of ipykernel's launcher, or None if another command is run.

    The command must use the Python that runs the server.

    >>> launcher_args([sys.executable, "-m", "ipykernel_launcher", "-f", "here.json"])
    ['-f', 'here.json']
    >>> launcher_args(["deno", "jupyter", "--kernel"])
    """
    if not cmd or cmd[0] != sys.executable or LAUNCHER not in cmd:
        return None
    return cmd[cmd.index(LAUNCHER) + 1 :]


_one = Lock()


def begin() -> ForkServer:
    """Return this server's fork server; start it if necessary."""
    with _one:
        if ForkedKernel.fork_server is None:
            ForkedKernel.fork_server = ForkServer()
        return ForkedKernel.fork_server


def fork_kernel(wanted: Wanted) -> Fork:
    """Return a kernel forked from the fork server. Raise OSError or ValueError if it fails."""
    fork_server = begin()
    try:
        return fork_server.fork(wanted)
    except (OSError, ValueError):
        close(fork_server)
        raise


def close(fork_server: ForkServer | None = None) -> None:
    """Close the server's fork server, if it has one.

    If `fork_server` is given, close it only if it is that one.
    """
    with _one:
        if ForkedKernel.fork_server and fork_server in (None, ForkedKernel.fork_server):
            ForkedKernel.fork_server.close()
            ForkedKernel.fork_server = None
