"""A process that has read the whole book, of which kernels are forked: `python -m knack_widgets.serving.nursery FD`.

A kernel of its own takes a second of a processor to load Jupyter's kernel, the widgets and the book, and 50 MB to hold
them. A fork of one that has done so is there in a few milliseconds, and what it does not change it shares with all the
others. Linux only; the server's side is `forked`.

The server and the nursery talk over a socket (file descriptor FD), a line of JSON each: what a kernel is to be
(`Wanted`), and the process id of the fork. The nursery runs no event loop, opens no ZeroMQ context and starts no
thread: whatever it has, its forks have too. It ends when the server's end of the line is closed.
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
from typing import IO, Final, NamedTuple

from . import logs

READY: Final = "ready"
SETTINGS: Final = ("--HistoryManager.enabled=False", "--IPKernelApp.parent_handle=1")
"""Nobody asks a page what was typed, and all kernels of a server would write it into one file. And a kernel would watch
over its parent, the nursery: 1 tells it to let that be. It is the server that it must not outlive (`_end_with`)."""
LOG: Final = "IPKernelApp"
LOG_LINES: Final = 10
"""How often a minute a kernel may say one thing: what it is sent that makes no sense, it tells with a traceback."""
LONGEST_NAME: Final = 15
"""Characters of a process' name, in Linux."""


JUPYTER: Final = (
    *("ipykernel.kernelapp", "ipykernel.zmqshell", "ipykernel.debugger", "tornado.platform.asyncio"),
    *("IPython.core.completerlib", "IPython.core.debugger", "IPython.extensions.storemagic", "sqlite3"),
)
"""What a kernel loads, some of it only when it starts."""


class Wanted(NamedTuple):
    """A kernel to be: `args` of ipykernel's launcher, its whole environment, its folder, its id, the server's pid."""

    args: list[str]
    env: dict[str, str]
    cwd: str
    kernel_id: str
    server: int


def fork_name(kernel_id: str) -> str:
    """What `ps` and `top` call a fork.

    >>> fork_name("75ace95a-ed41-4c4a-9d3c-1f2a7c1b0d11")
    'knack-75ace95a-'
    """
    return f"knack-{kernel_id}"[:LONGEST_NAME]


def read() -> None:
    """Read what kernels need: Jupyter's modules, and of every game the text, the words and the pictures."""
    sys.modules["debugpy"] = None  # type: ignore[assignment]  # a page has no debugger, which is ten megabytes
    for module in JUPYTER:
        import_module(module)
    import ipywidgets

    # what it does when a kernel imports it
    ipywidgets.register_comm_target()
    from ..pages import book, deck, present, setup, standing, steps
    from ..rulebook.fingerprints import readable
    from ..rulebook.languages import LANGS
    from ..rules import games
    from ..widgets import assets, compare, firstview, pagedata, parts, sealing, shelf
    from ..widgets.desk import Desk

    del compare, parts, shelf  # loaded, with all that they need
    assets.esm("parts.js")
    assets.css()
    sealing.seal("", "")  # the library is loaded; where no key can be kept, all forks have this one
    for game in filter(readable, games):
        for lang in LANGS:
            desk = Desk.open(game, lang=lang)
            speak = desk.speaker
            pagedata.words(lang)
            deck.cards(frozenset(desk.game.pack(desk.line.opening.setup)), lang, game)
            for shown in (present.table, steps.steps, setup.setup):
                shown(desk, speak)
            text = {"words": pagedata.words(lang), "marks": standing.marks(desk), "book": book.book(desk)}
            firstview.picture("text", desk, {"lang": lang, "prefs": desk.prefs, **text})
            desk.record().dumps()  # as a page keeps it


def forks(line: IO[str], answers: IO[str]) -> Wanted | None:
    """Fork for every line that comes. Returns what it is to be in each fork, and in the nursery `None`, at the end."""
    for text in line:
        wanted = Wanted(**json.loads(text))
        pid = os.fork()
        if pid == 0:
            return wanted
        print(pid, file=answers, flush=True)
    return None


def become(wanted: Wanted) -> None:
    """Be the kernel that is wanted, until it is shut down."""
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.clear()
    os.environ.update(wanted.env)
    os.chdir(wanted.cwd)
    Path("/proc/self/comm").write_text(fork_name(wanted.kernel_id), encoding="ascii")
    Thread(target=_end_with, args=(wanted.server,), name="knack-server", daemon=True).start()
    sys.argv = ["ipykernel_launcher.py", *wanted.args]
    logs.limit(logging.getLogger(LOG), LOG_LINES)
    from ipykernel.kernelapp import launch_new_instance

    launch_new_instance([*wanted.args, *SETTINGS])


def _end_with(server: int) -> None:
    """Ends this process when the server does."""
    try:
        watched = os.pidfd_open(server)
    except OSError:
        os._exit(1)
    poll = select.poll()
    poll.register(watched, select.POLLIN)
    poll.poll()
    os._exit(1)


def main() -> None:
    """Read, tell that it is done, and fork."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how a fork ended: it need not wait for that
    if sys.path[0] in ("", str(Path.cwd())):
        del sys.path[0]  # the folder it was started in: no kernel's business
    with socket.socket(fileno=int(sys.argv[1])) as line, line.makefile("r") as asked, line.makefile("w") as answers:
        read()
        gc.collect()
        gc.freeze()  # what is here now is no garbage: collecting would write to it, and so copy it in every fork
        print(READY, file=answers, flush=True)
        wanted = forks(asked, answers)
    if wanted is not None:
        become(wanted)


if __name__ == "__main__":
    main()
