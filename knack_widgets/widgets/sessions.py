"""The pages that a process serves: one for each reader's session of the host around the widgets.

A Jupyter kernel has one reader, and therefore one page. marimo, Shiny, Panel and Solara serve several readers by one
process: each has a session there, and a model of a session does not exist in the browser of another one. No host is
imported here; a host that has not been imported does not run.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakKeyDictionary, WeakSet, WeakValueDictionary

import ipywidgets

if TYPE_CHECKING:
    from .desk import Desk


@dataclass(eq=False)
class Page:
    """The parts of one reader's page.

    desks: the desks whose widgets share their look
    speaking: those of the desks whose widgets also share their language
    models: the models that parts share, by their kind and contents
    """

    desks: WeakSet[Desk] = field(default_factory=WeakSet)
    speaking: WeakSet[Desk] = field(default_factory=WeakSet)
    models: WeakValueDictionary[tuple[object, ...], ipywidgets.Widget] = field(default_factory=WeakValueDictionary)


_OWN: Final = Page()
"""The page of a process with one reader."""
_PAGES: Final[WeakKeyDictionary[object, Page]] = WeakKeyDictionary()


def current_page() -> Page:
    """Return the page of the session in which the code runs."""
    session = _find_session()
    return _OWN if session is None else _PAGES.setdefault(session, Page())


def current_cell() -> object:
    """Return the id of the running cell if the host closes a cell's models when the cell runs again, else None."""
    context = _call("marimo._runtime.context", "safe_get_context")
    return getattr(context, "cell_id", None)


def is_closed(model: ipywidgets.Widget) -> bool:
    """Return whether a model has been closed by the program or by its host."""
    return model.comm is None or bool(getattr(model.comm, "_closed", False))


def _find_session() -> object | None:
    for find in _HOSTS.values():
        if (session := find()) is not None:
            return session
    return None


def _call(module: str, function: str) -> Any:
    """Return the result of a function of a host, or None if the host is not imported."""
    host = sys.modules.get(module)
    return host and getattr(host, function)()


def _find_marimo() -> object | None:
    return getattr(_call("marimo._runtime.context", "safe_get_context"), "stream", None)


def _find_shiny() -> object | None:
    session = _call("shiny.session", "get_current_session")
    root: object | None = session and session.root_scope()
    return root


def _find_solara() -> object | None:
    module = "solara.server.kernel_context"
    return _call(module, "get_current_context") if _call(module, "has_current_context") else None


def _find_bokeh() -> object | None:
    document: object | None = _call("bokeh.io", "curdoc")
    return document


_HOSTS: Final[Mapping[str, Callable[[], object | None]]] = {
    "marimo": _find_marimo,
    "shiny": _find_shiny,
    "solara": _find_solara,
    "panel": _find_bokeh,
}
"""The function that finds the current session of each host."""
