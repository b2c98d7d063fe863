"""Processes that have run a notebook and from which its kernels are forked.

The notebook consists of the book's own widgets (`notebook_runs`).

The fork server forks such a process for the first kernel of a notebook, and another one when the notebook has changed.
They exchange the same lines as the server and the fork server: one for each kernel wanted, one for each kernel forked.
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
"""Seconds that a notebook may take to run; after that it is run by each of its kernels."""


class Wanted(NamedTuple):
    """A kernel that is to be started.

    args: arguments of ipykernel's launcher
    env: its whole environment
    cwd: its folder
    kernel_id: its id
    server: the server's process id

    `notebook`: the file in that folder whose page it is for, if any.
    """

    args: list[str]
    env: dict[str, str]
    cwd: str
    kernel_id: str
    server: int
    notebook: str = ""


class Fork(NamedTuple):
    """A kernel that has been forked.

    `run` is the run of its notebook from which it goes on; it is empty if the kernel runs the notebook itself.

    The run begins with the `digest` of the notebook's cells.
    """

    pid: int
    run: str = ""


class ProcessPipe:
    """One end of a line between two processes."""

    def __init__(self, end: socket.socket) -> None:
        self._end = end
        self.asked, self.answers = end.makefile("r"), end.makefile("w")

    def answer(self, fork: Fork) -> None:
        """Send the fork's process id, and its run of the notebook."""
        print(json.dumps(fork), file=self.answers, flush=True)

    def close(self) -> None:
        """Close this end; the other reads that the line has ended."""
        with suppress(OSError):
            self.answers.close()
        self.asked.close()
        self._end.close()


class Run(NamedTuple):
    """The task of a process that runs a notebook and forks its kernels.

    `env` and `cwd` are those of the first kernel.
    """

    line: ProcessPipe
    cells: tuple[str, ...]
    env: dict[str, str]
    cwd: str


class Become(NamedTuple):
    """The task of a new fork: a kernel or the rooms, with the notebook run before it, if any."""

    wanted: Wanted
    notebook_run: notebook_runs.NotebookRun | None = None


class Runs:
    """The fork server's lines to the processes that have run a notebook, by its path."""

    def __init__(self) -> None:
        self._lines: dict[Path, tuple[str, ProcessPipe | None]] = {}

    def pass_on(self, wanted: Wanted) -> Fork | Run | None:
        """Return a fork of the notebook's process, or None.

        The first request for a notebook begins that process by a fork, in which this method returns the `Run` to do.
        Return None if the kernel has no notebook, or a notebook that it must run itself.
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
        before, line = self._lines.get(path, ("", None))
        if before != now:
            if line:
                line.close()
            ours, theirs = socket.socketpair()
            ours.settimeout(RUN_S)
            self._lines[path] = now, None
            pid = os.fork()
            if pid == 0:
                ours.close()
                return Run(ProcessPipe(theirs), cells, wanted.env, wanted.cwd)
            theirs.close()
            line = self._ready(ProcessPipe(ours), pid)
            self._lines[path] = now, line
        return self._ask(path, line, wanted) if line else None

    def close(self) -> None:
        """Close the pipes to all processes; a fork calls it, because they belong to its parent."""
        for _, line in self._lines.values():
            if line:
                line.close()

    def _ready(self, line: ProcessPipe, pid: int) -> ProcessPipe | None:
        with suppress(OSError):
            if line.asked.readline().strip() == READY:
                return line
        with suppress(OSError):
            os.kill(pid, signal.SIGKILL)
        line.close()
        return None

    def _ask(self, path: Path, line: ProcessPipe, wanted: Wanted) -> Fork | None:
        try:
            print(json.dumps(wanted), file=line.answers, flush=True)
            return Fork(*json.loads(line.asked.readline()))
        except (OSError, ValueError):
            line.close()
            self._lines[path] = self._lines[path][0], None
            return None


def serve_run(run: Run) -> Become | None:
    """Run the notebook, and fork its kernels, as the fork server's `serve` does."""
    os.environ.update(run.env)
    os.chdir(run.cwd)
    notebook_run = notebook_runs.make(run.cells)
    name = f"{notebook_runs.digest(run.cells)}.{token_hex(8)}"
    gc.collect()
    gc.freeze()  # as in the fork server
    print(READY, file=run.line.answers, flush=True)
    for text in run.line.asked:
        pid = os.fork()
        if pid == 0:
            return Become(Wanted(*json.loads(text)), notebook_run)
        run.line.answer(Fork(pid, name))
    return None
