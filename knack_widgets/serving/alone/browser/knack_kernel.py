"""The kernel of the static edition, which runs cells and forwards messages of widgets.

All input and output is JSON. A cell sends `show` (a mime bundle), `wrote` (text) and `wrong` (a traceback).
"""

from __future__ import annotations

import ast
import contextlib
import gc
import io
import json
import os
import random
import sys
import traceback
from collections.abc import Callable, Iterator
from importlib import import_module, invalidate_caches
from typing import Any

import comm
from comm.base_comm import BaseComm

SPACE: dict[str, Any] = {"__name__": "__main__"}
"""The namespace in which the cells run, one after the other."""
WAYS = {"_repr_html_": "text/html", "_repr_svg_": "image/svg+xml"}

_tell: Callable[[str], object] = print


class PageComm(BaseComm):
    """A widget's connection to the page.

    The page requests each widget that it draws, so no message announces a new widget.
    """

    def publish_msg(self, msg_type: str, data: Any = None, *_: Any, **__: Any) -> None:
        """Send a message of this comm to the page; the page itself keeps a list of open comms."""
        if msg_type == "comm_msg":
            tell("comm", id=self.comm_id, data=data)


def tell(say: str, **more: Any) -> None:
    """Tell the page something."""
    _tell(json.dumps({"say": say, **more}, default=str))


def load() -> str:
    """Load the modules that pages need; return the files of all loaded modules, as JSON.

    A page loads the texts that it needs: one language of a game loads quickly, but all texts are 3 MB.
    """
    from knack_widgets.rulebook.page_games import games_with_pages
    from knack_widgets.widgets import parts, shelf
    from knack_widgets.widgets.desk import Desk

    import_module("markdown_it")
    del parts, shelf  # loaded together with the modules that they need
    for game in games_with_pages():
        Desk.open(game, lang="sv")
    gc.collect()
    return json.dumps([file for one in sys.modules.values() if (file := getattr(one, "__file__", None))])


def start(send: Callable[[str], object], env: str) -> None:
    """Set up the environment of a page, after `load`.

    send: the function that sends a message to the page
    env: the page's environment variables (JSON)
    """
    global _tell
    _tell = send
    os.environ.update(json.loads(env))
    invalidate_caches()  # loaded modules have no files any more
    random.seed()  # otherwise the random numbers would be the same for all readers
    comm.create_comm = PageComm


def show(value: Any) -> None:
    """Show a value as output of the cell that is running."""
    if hasattr(value, "_repr_mimebundle_"):
        bundle = value._repr_mimebundle_()
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
    else:
        way = next((way for way in WAYS if hasattr(value, way)), None)
        data, metadata = {WAYS[way]: getattr(value, way)()} if way else {"text/plain": repr(value)}, {}
    tell("show", data=data, metadata=metadata)


def run(source: str) -> None:
    """Run a cell and show the value of its last line."""
    with _listening():
        try:
            tree = ast.parse(source, "<cell>")
            last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
            exec(compile(tree, "<cell>", "exec"), SPACE)
            if isinstance(last, ast.Expr):
                value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), SPACE)
                if value is not None:
                    show(value)
        except BaseException as error:  # catch every error, so that the page and its other cells go on
            trace = error.__traceback__.tb_next if error.__traceback__ else None
            tell("wrong", text="".join(traceback.format_exception(type(error), error, trace)))


def hear(comm_id: str, data: str) -> None:
    """Pass a message of the page to its widget; ignore it if the widget no longer exists."""
    line = comm.get_comm_manager().comms.get(comm_id)
    if line is not None:
        line.handle_msg({"content": {"comm_id": comm_id, "data": json.loads(data)}, "buffers": []})


@contextlib.contextmanager
def _listening() -> Iterator[None]:
    """Collect the text that a cell prints; send it at the cell's end, with errors separately."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        yield
    if out.getvalue():
        tell("wrote", text=out.getvalue())
    if err.getvalue():
        tell("wrong", text=err.getvalue())
        sys.stderr.write(err.getvalue())
