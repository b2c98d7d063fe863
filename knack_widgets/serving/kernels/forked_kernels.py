"""A kernel provisioner of Jupyter that forks kernels from the fork server.

Jupyter's own provisioner starts a new process for each kernel, and still does so if forking is not possible: for
another language or another Python, on systems other than Linux, or after the fork server has died.
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
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib.metadata import EntryPoint
from pathlib import Path
from threading import Lock
from typing import Any, Final

from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner
from traitlets.config import Config

from ..limits import machine
from . import fork_server
from .run_processes import READY, Fork, Wanted

NAME: Final = "knack-forked"
ROOMS_NAME: Final = "rooms"
"""The id of the rooms' process, in the place of a kernel's id."""
LAUNCHER: Final = "ipykernel_launcher"
NOTEBOOK: Final = "KNACK_NOTEBOOK"
"""The environment variable with which a request for a kernel names the file of its page."""
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

    Creating the object starts the process, which ends with the server.
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
        """End the fork server; its kernels continue to run."""
        self._answers.close()
        self._ours.close()
        self.process.terminate()  # the process may still be loading the book
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

        If the system refuses, the process is killed, because otherwise it would never end.
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
        """Return 0 if the process has ended, or None if it is running.

        Only its parent could know the true exit status.
        """
        return self._await_end(0)

    def wait(self, timeout: float | None = None) -> int:
        """Wait until the process ends. Raise `subprocess.TimeoutExpired` after `timeout` seconds."""
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
        """Send a signal to the process, unless it has ended."""
        if self.poll() is None:
            signal.pidfd_send_signal(self._handle, number)

    def terminate(self) -> None:
        """Ask the process to end (SIGTERM)."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End the process by force (SIGKILL)."""
        self.send_signal(signal.SIGKILL)


class ForkedKernel(LocalProvisioner):
    """A kernel forked from the server's fork server. `run`: see `Fork`.

    If a kernel has ended and is started again, it does not know the widgets of its page; the page gets a message about
    this.
    """

    fork_server: ForkServer | None = None
    """This server's fork server; if it dies, it is replaced."""
    run = ""
    _begun = False

    async def launch_kernel(self, cmd: list[str], **settings: Any) -> Any:
        """Fork a kernel if `cmd` runs this Python's ipykernel; otherwise start a process.

        If forking fails, also start a process.
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
                raise  # the machine has no resources for a new process either
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


def fork_rooms(args: Sequence[str], env: Mapping[str, str]) -> Child:
    """Return the rooms' process, forked from the fork server. Raise OSError or ValueError if it fails."""
    wanted = Wanted([fork_server.ROOMS, *args], dict(env), str(Path.cwd()), ROOMS_NAME, os.getpid())
    return Child(fork_kernel(wanted).pid)


def close(fork_server: ForkServer | None = None) -> None:
    """Close the server's fork server, if it has one.

    If `fork_server` is given, close the server's fork server only if it is this one.
    """
    with _one:
        if ForkedKernel.fork_server and fork_server in (None, ForkedKernel.fork_server):
            ForkedKernel.fork_server.close()
            ForkedKernel.fork_server = None
