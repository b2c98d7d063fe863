"""Processes that have run a notebook and from which its kernels are forked.

The notebook consists of the book's own widgets (`notebook_runs`).

The fork server forks such a process for the first kernel of a notebook, and a new process if the notebook has changed.
The fork server and the process exchange the same lines as the server and the fork server: a line for each requested
kernel, and a line for each forked kernel.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import socket
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import Final, NamedTuple

from . import notebook_runs

READY: Final = "ready"
RUN_S: Final = 20.0
"""Seconds that a notebook may take to run; a slower notebook is run by each of its kernels."""


class Wanted(NamedTuple):
    """A request to start a kernel.

    args: arguments of ipykernel's launcher
    env: the kernel's whole environment
    cwd: the kernel's folder
    kernel_id: the kernel's id
    server: the server's process id
    `notebook`: the file in that folder whose page needs the kernel, if any
    """

    args: list[str]
    env: dict[str, str]
    cwd: str
    kernel_id: str
    server: int
    notebook: str = ""


class Fork(NamedTuple):
    """A kernel that has been forked.

    `run` names the run of its notebook from which the kernel continues; it is empty if the kernel runs the notebook
    itself. It begins with the `digest` of the notebook's cells.
    """

    pid: int
    run: str = ""


class ProcessPipe:
    """One end of a pipe between two processes."""

    def __init__(self, end: socket.socket) -> None:
        self._end = end
        self.asked, self.answers = end.makefile("r"), end.makefile("w")

    def answer(self, fork: Fork) -> None:
        """Send the fork's process id, and its run of the notebook."""
        print(json.dumps(fork), file=self.answers, flush=True)

    def close(self) -> None:
        """Close this end; the other process then reads the end of the pipe."""
        with suppress(OSError):
            self.answers.close()
        self.asked.close()
        self._end.close()


class Run(NamedTuple):
    """The task of a process that runs a notebook and forks its kernels.

    `env` and `cwd`: environment and folder of the first kernel.
    """

    pipe: ProcessPipe
    cells: tuple[str, ...]
    env: dict[str, str]
    cwd: str


class Become(NamedTuple):
    """The task of a new fork: to become a kernel or the rooms' process.

    For a kernel it contains the run of its notebook, if there is one.
    """

    wanted: Wanted
    notebook_run: notebook_runs.NotebookRun | None = None


class Runs:
    """The fork server's pipes to the processes that have run a notebook, by its path."""

    def __init__(self) -> None:
        self._pipes: dict[Path, tuple[str, ProcessPipe | None]] = {}

    def pass_on(self, wanted: Wanted) -> Fork | Run | None:
        """Return a fork of the notebook's process, or None.

        The first request for a notebook forks that process; in the new process, this method returns its task, the
        `Run`. Return None if the kernel has no notebook or must run the notebook itself.
        """
        path = Path(wanted.cwd, wanted.notebook)
        try:
            text = path.read_text(encoding="utf-8") if wanted.notebook else ""
        except (OSError, ValueError):
            return None
        cells = notebook_runs.own_cells(text)
        if not cells:
            return None
        now = notebook_runs.digest(cells)
        before, pipe = self._pipes.get(path, ("", None))
        if before != now:
            if pipe:
                pipe.close()
            ours, theirs = socket.socketpair()
            ours.settimeout(RUN_S)
            self._pipes[path] = now, None
            pid = os.fork()
            if pid == 0:
                ours.close()
                return Run(ProcessPipe(theirs), cells, wanted.env, wanted.cwd)
            theirs.close()
            pipe = self._ready(ProcessPipe(ours), pid)
            self._pipes[path] = now, pipe
        return self._ask(path, pipe, wanted) if pipe else None

    def close(self) -> None:
        """Close the pipes to all processes; a fork calls it, because they belong to its parent."""
        for _, pipe in self._pipes.values():
            if pipe:
                pipe.close()

    def _ready(self, pipe: ProcessPipe, pid: int) -> ProcessPipe | None:
        with suppress(OSError):
            if pipe.asked.readline().strip() == READY:
                return pipe
        with suppress(OSError):
            os.kill(pid, signal.SIGKILL)
        pipe.close()
        return None

    def _ask(self, path: Path, pipe: ProcessPipe, wanted: Wanted) -> Fork | None:
        try:
            print(json.dumps(wanted), file=pipe.answers, flush=True)
            return Fork(*json.loads(pipe.asked.readline()))
        except (OSError, ValueError):
            pipe.close()
            self._pipes[path] = self._pipes[path][0], None
            return None


def serve_run(run: Run) -> Become | None:
    """Run the notebook, and fork its kernels, as the fork server's `serve` does."""
    os.environ.update(run.env)
    os.chdir(run.cwd)
    notebook_run = notebook_runs.make(run.cells)
    name = f"{notebook_runs.digest(run.cells)}.{token_hex(8)}"
    gc.collect()
    gc.freeze()  # as in the fork server
    print(READY, file=run.pipe.answers, flush=True)
    for text in run.pipe.asked:
        pid = os.fork()
        if pid == 0:
            return Become(Wanted(*json.loads(text)), notebook_run)
        run.pipe.answer(Fork(pid, name))
    return None
