"""A process that has loaded the book and from which kernels are forked.

It is started as `python -m knack_widgets.serving.kernels.fork_server FD`.

A kernel needs a second of processor time and 50 MB to load Jupyter's kernel, the widgets and the book. A fork of a
process that has loaded them is ready in a few milliseconds, and shares all memory that it does not change with the
other forks. This works on Linux only; the server's side is `forked_kernels`.

The server and the fork server exchange lines of JSON over a socket (file descriptor FD): a request for a kernel
(`Wanted`), and the forked kernel (`Fork`). The fork server runs no event loop, opens no ZeroMQ context and starts no
thread, because forks would inherit them. It ends when the server closes the socket.

For a notebook that has only the book's own widgets, it forks a process that runs this notebook once (`notebook_runs`).
It forwards requests for kernels of that notebook to this process, which has already created the widgets.
"""

from __future__ import annotations

import gc
import json
import logging
import os
import select
import signal
import socket
import sys
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Final

from .. import logs
from . import notebook_runs
from .run_processes import READY, Become, Fork, ProcessPipe, Run, Runs, Wanted, serve_run

SETTINGS: Final = ("--HistoryManager.enabled=False", "--IPKernelApp.parent_handle=1")
"""Settings of forked kernels.

They keep no input history, because it is not used and all kernels would write into the same file. They do not watch
their parent process (1 turns that off): the parent is the fork server, but a kernel must end with the server itself
(`_end_with`).
"""
LOG: Final = "IPKernelApp"
LOG_LINES: Final = 10
"""Greatest number of times a minute that a kernel logs the same message.

It logs a traceback for every malformed message from a page.
"""
ROOMS: Final = "--rooms"
"""The first argument of a fork that becomes the rooms' process; further arguments belong to that process."""
LONGEST_NAME: Final = 15
"""Greatest length of a process's name on Linux (characters)."""


JUPYTER: Final = (
    *("ipykernel.kernelapp", "ipykernel.zmqshell", "ipykernel.debugger", "tornado.platform.asyncio"),
    *("IPython.core.completerlib", "IPython.core.debugger", "IPython.extensions.storemagic", "sqlite3"),
)
"""Modules that a kernel would otherwise load, some of them only at its start."""


def fork_name(kernel_id: str) -> str:
    """Return the name of a fork in `ps` and `top`.

    >>> fork_name("75ace95a-ed41-4c4a-9d3c-1f2a7c1b0d11")
    'knack-75ace95a-'
    """
    return f"knack-{kernel_id}"[:LONGEST_NAME]


def read() -> None:
    """Load everything that kernels need: Jupyter's modules, all games' texts and pictures."""
    sys.modules["debugpy"] = None  # type: ignore[assignment]  # a page has no debugger, which is ten megabytes
    for module in JUPYTER:
        import_module(module)
    import ipywidgets

    # what it does when a kernel imports it
    ipywidgets.register_comm_target()
    from ...rooms import process
    from ...rulebook.folders import leave_out
    from ...rulebook.page_games import games_with_pages
    from ...widgets import assets, compare, glossary, parts, rulebook, sealing, shelf

    del compare, process, glossary, parts, rulebook, shelf  # loaded, with all that they need
    assets.esm("parts.js")
    assets.css()
    sealing.seal("", "")  # this loads the library; if no key can be stored, all forks have this key
    for game in games_with_pages():
        try:
            _read_game(game)
        except Exception as error:  # the declarations of a game by other authors can raise any exception
            leave_out(game, "what its pages show first", error)


def _read_game(game: str) -> None:
    """Compute the first views of a game's pages, in three languages."""
    from ...pages import book, deck, present, setup, standing, steps
    from ...players import openings
    from ...rulebook.bundles import messages
    from ...rulebook.languages import LANGS
    from ...widgets import firstview, pagedata
    from ...widgets.desk import Desk

    for lang in LANGS:
        desk = Desk.open(game, lang=lang)
        speak = desk.speaker
        messages(lang, game).parse_all()
        pagedata.drawn_words(lang)
        deck.cards(frozenset(desk.game.pack(desk.line.opening.setup)), lang, game)
        for shown in (present.table, steps.steps, setup.setup):
            shown(desk.sight, speak)
        text = {"words": pagedata.drawn_words(lang), "marks": standing.marks(desk.sight), "book": book.book(desk.sight)}
        firstview.picture("text", desk, {"lang": lang, "prefs": desk.prefs, **text})
        desk.record().dumps()  # as a page keeps it
    openings.prepare(game)


def serve(pipe: ProcessPipe) -> Run | Become | None:
    """Fork for every line that is read from the pipe.

    In a fork, return the task of the new process. In the fork server, return None at the end of the pipe.
    """
    runs = Runs()
    for text in pipe.asked:
        wanted = Wanted(*json.loads(text))
        task = runs.pass_on(wanted)
        if task is None:
            pid = os.fork()
            task = Fork(pid) if pid else None
        if not isinstance(task, Fork):
            runs.close()
            return task or Become(wanted)
        pipe.answer(task)
    runs.close()
    return None


def become(wanted: Wanted, notebook_run: notebook_runs.NotebookRun | None) -> None:
    """Run the wanted kernel, or the rooms, in this process until it is shut down."""
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.clear()
    os.environ.update(wanted.env)
    os.chdir(wanted.cwd)
    Path("/proc/self/comm").write_text(fork_name(wanted.kernel_id), encoding="ascii")
    Thread(target=_end_with, args=(wanted.server,), name="knack-server", daemon=True).start()
    if wanted.args[:1] == [ROOMS]:
        from ...rooms import process

        process.run(*wanted.args[1:])
        return
    sys.argv = ["ipykernel_launcher.py", *wanted.args]
    logs.limit(logging.getLogger(LOG), LOG_LINES)
    from ipykernel.kernelapp import launch_new_instance

    if notebook_run is None:
        launch_new_instance([*wanted.args, *SETTINGS])
        return
    from .replay_kernel import Replay

    Replay.notebook_run = notebook_run
    os.environ["VOILA_KERNEL_ID"] = wanted.kernel_id  # Voilà sets it with a cell's code
    launch_new_instance([*wanted.args, *SETTINGS], kernel_class=Replay)


def _end_with(server: int) -> None:
    """End this process when the server ends."""
    try:
        watched = os.pidfd_open(server)
    except OSError:
        os._exit(1)
    poll = select.poll()
    poll.register(watched, select.POLLIN)
    poll.poll()
    os._exit(1)


def main() -> None:
    """Load the book, tell the server that this is done, and fork."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # forks are not waited for: the system discards their exit status
    if sys.path[0] in ("", str(Path.cwd())):
        del sys.path[0]  # kernels must not import from the folder in which this process was started
    pipe = ProcessPipe(socket.socket(fileno=int(sys.argv[1])))
    read()
    gc.collect()
    gc.freeze()  # otherwise the collector would write to these objects, which copies their memory in every fork
    print(READY, file=pipe.answers, flush=True)
    task = serve(pipe)
    pipe.close()
    if isinstance(task, Run):
        run, task = task, serve_run(task)
        run.pipe.close()
    if task is not None:
        become(*task)


if __name__ == "__main__":
    main()
