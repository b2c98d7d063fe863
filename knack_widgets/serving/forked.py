"""Kernels forked of the nursery, in place of processes that start from nothing: what Jupyter calls a provisioner.

Whatever the nursery cannot give comes as Jupyter gives it: another language's kernel, another Python's, a machine
without Linux' means, a nursery that has died.
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

from . import machine
from .nursery import READY, Wanted

NAME: Final = "knack-forked"
LAUNCHER: Final = "ipykernel_launcher"
PATIENCE_S: Final = 60.0
"""How long the nursery may take for an answer; its first includes reading the book."""


def can_fork() -> bool:
    """Whether this machine can: Linux, and Python's means for it."""
    return sys.platform == "linux" and hasattr(os, "pidfd_open") and hasattr(signal, "pidfd_send_signal")


def offer(config: Config) -> None:
    """Have all kernels forked whose specification does not ask for something else."""
    point = EntryPoint(NAME, f"{__name__}:Forked", KernelProvisionerFactory.GROUP_NAME)
    KernelProvisionerFactory.provisioners[NAME] = point
    config.KernelProvisionerFactory.setdefault("default_provisioner_name", NAME)


class Nursery:
    """The server's end of the line to a nursery. Making it starts the process; it ends with the server."""

    def __init__(self) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            command = [sys.executable, "-m", Wanted.__module__, str(theirs.fileno())]
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()], start_new_session=True
            )
        ours.settimeout(PATIENCE_S)
        self._ours = ours
        self._answers = ours.makefile("r")
        self._turn = Lock()
        self._ready = False

    def fork(self, wanted: Wanted) -> int:
        """The process id of a new kernel. Raises `OSError` or `ValueError`: no more will come of this nursery."""
        with self._turn:
            if not self._ready and self._answers.readline().strip() != READY:
                raise BrokenPipeError("the nursery has ended before it was ready")
            self._ready = True
            self._ours.sendall(f"{json.dumps(wanted._asdict())}\n".encode())
            answer = self._answers.readline()
            if not answer:
                raise BrokenPipeError("the nursery has ended")
            return int(answer)

    def close(self) -> None:
        """Have the nursery end; its kernels live on."""
        self._answers.close()
        self._ours.close()
        self.process.terminate()  # it may be reading the book still
        self.process.wait()


def is_readable(handle: int, timeout: float | None) -> bool:
    """Whether there is something to read within so many seconds (`None`: for ever).

    `select` knows no handle from 1,024 on, and a server has several a reader.
    """
    poll = select.poll()
    poll.register(handle, select.POLLIN)
    return bool(poll.poll(None if timeout is None else timeout * 1000))


class Child:
    """A process that is not this one's own child, with the doors of `subprocess.Popen`."""

    stdin = stdout = stderr = None

    def __init__(self, pid: int) -> None:
        """Raises `OSError` where no descriptor is left to hold it by, and ends it: nobody else would."""
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
        """`None` as long as it lives. How it ended nobody can tell but its parent: 0 stands for that."""
        return self._await_end(0)

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end. Raises `subprocess.TimeoutExpired`."""
        found = self._await_end(timeout)
        if found is None:
            raise subprocess.TimeoutExpired(f"kernel {self.pid}", timeout or 0)
        return found

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


class Forked(LocalProvisioner):
    """A kernel forked of the server's nursery."""

    nursery: Nursery | None = None
    """The one of this server; a new one when it has died."""

    async def launch_kernel(self, cmd: list[str], **settings: Any) -> Any:
        """Fork a kernel if `cmd` is one of this Python's; else, and where that fails, start a process of its own."""
        args = launcher_args(cmd)
        if args is None:
            return await super().launch_kernel(cmd, **settings)
        env, cwd = settings.get("env") or dict(os.environ), settings.get("cwd") or Path.cwd()
        wanted = Wanted(args, env, str(cwd), str(self.kernel_id), os.getpid())
        try:
            pid = await asyncio.get_running_loop().run_in_executor(None, fork_kernel, wanted)
        except (OSError, ValueError) as error:
            if machine.is_exhausted(error):
                raise  # there is nothing left for a process that starts from nothing either
            self.log.warning("No kernel could be forked (%s): one is started.", error)
            return await super().launch_kernel(cmd, **settings)
        self.process = Child(pid)  # type: ignore[assignment]  # it has Popen's doors
        self.pid = self.pgid = pid
        return self.connection_info


def launcher_args(cmd: list[str]) -> list[str] | None:
    """What comes after ipykernel's launcher in a command of this very Python; `None` for any other command.

    >>> launcher_args([sys.executable, "-m", "ipykernel_launcher", "-f", "here.json"])
    ['-f', 'here.json']
    >>> launcher_args(["deno", "jupyter", "--kernel"])
    """
    if not cmd or cmd[0] != sys.executable or LAUNCHER not in cmd:
        return None
    return cmd[cmd.index(LAUNCHER) + 1 :]


_one = Lock()


def begin() -> Nursery:
    """The server's nursery, which is started where there is none."""
    with _one:
        if Forked.nursery is None:
            Forked.nursery = Nursery()
        return Forked.nursery


def fork_kernel(wanted: Wanted) -> int:
    """The process id of a kernel forked of the server's nursery."""
    nursery = begin()
    try:
        return nursery.fork(wanted)
    except (OSError, ValueError):
        close(nursery)
        raise


def close(nursery: Nursery | None = None) -> None:
    """Close the server's nursery (if it is this one), if there is one."""
    with _one:
        if Forked.nursery and nursery in (None, Forked.nursery):
            Forked.nursery.close()
            Forked.nursery = None
