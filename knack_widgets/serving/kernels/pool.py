"""The server's kernels: a failed start is cleaned up, and the pool is filled again.

Voilà keeps failed kernels in its pool: a reader who gets such a kernel sees an error, and the pool is smaller from then
on. Voilà also does not end a kernel that has started but to which it could not connect.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

import zmq
from jupyter_core.utils import ensure_async
from voila.voila_kernel_manager import voila_kernel_manager_factory

from ..limits import descriptors
from . import forked_kernels, request_protocol

AGAIN_S: Final = 5.0
"""Seconds after which a kernel that failed is replaced."""

_endings: Final[set[asyncio.Future[None]]] = set()
"""Tasks that end kernels, stored because asyncio holds only weak references to tasks."""


class Starting:
    """A mixin of Jupyter's kernel manager.

    It gives each kernel a secret word, and leaves no process after a failed start.
    """

    async def start_kernel(self, *, kernel_id: str | None = None, **wanted: Any) -> str:
        """Start a kernel; return its id. If the start fails, end its process."""
        this: Any = super()
        kernel_id = kernel_id or str(uuid4())
        wanted["env"] = request_protocol.invite(kernel_id, wanted.get("env") or {})
        try:
            return str(await ensure_async(this.start_kernel(kernel_id=kernel_id, **wanted)))
        except BaseException:
            request_protocol.forget(kernel_id)
            with suppress(Exception):
                if kernel_id in self:  # type: ignore[operator]
                    await ensure_async(this.shutdown_kernel(kernel_id, now=True))
            raise

    def remove_kernel(self, kernel_id: str) -> Any:
        """Forget a kernel that has ended, and any request that waits for it."""
        request_protocol.forget(kernel_id)
        this: Any = super()
        return this.remove_kernel(kernel_id)

    def _handle_kernel_died(self, kernel_id: str) -> None:
        """Shut down what a dead kernel leaves. Jupyter alone would leave its sockets open."""
        self.log.warning("Kernel %s has died.", kernel_id)  # type: ignore[attr-defined]
        _run(end_kernel(self, kernel_id))

    async def _add_kernel_when_ready(self, kernel_id: str, manager: Any, start: Any) -> None:
        this: Any = super()
        await this._add_kernel_when_ready(kernel_id, manager, start)
        if kernel_id not in self and manager.has_kernel:  # type: ignore[operator]
            with suppress(Exception):
                manager.stop_restarter()
            await ensure_async(manager.provisioner.kill())
            await ensure_async(manager.cleanup_resources())


class Refilling:
    """A mixin of Voilà's pool: a kernel that has failed is removed and replaced."""

    async def _initialize(self, notebook_path: str, kernel_id: str | None = None, **settings: Any) -> Any:
        """Start a kernel with descriptors reserved until its page is rendered.

        Raise OSError if there are too few descriptors.
        """
        this: Any = super()
        settings["env"] = {**settings.get("env", {}), forked_kernels.NOTEBOOK: Path(notebook_path).name}
        with ExitStack() as making:
            making.enter_context(descriptors.ledger.reserve(descriptors.PAGE))
            kernel = await this._initialize(notebook_path, kernel_id, **settings)
            rest = making.pop_all()
            kernel["task"].add_done_callback(lambda _: rest.close())
        return kernel

    def fill_if_needed(self, delay: float | None = None, notebook_name: str | None = None, **settings: Any) -> None:
        """Start kernels until the pool is full, and watch the kernels that are starting."""
        this: Any = super()
        before = list(self._pool(notebook_name))
        this.fill_if_needed(delay, notebook_name, **settings)
        for start in self._pool(notebook_name):
            if start not in before:
                start.add_done_callback(partial(self._watch_page, notebook_name))

    def _handle_kernel_died(self, kernel_id: str) -> None:
        """Shut down what a dead kernel leaves, and replace the kernel if it was in the pool."""
        this: Any = super()
        notebook = self._get_notebook_from_kernel(kernel_id)  # type: ignore[attr-defined]
        this._handle_kernel_died(kernel_id)
        if notebook is not None:
            asyncio.get_running_loop().call_later(AGAIN_S, self._refill, notebook)

    def _pool(self, notebook: str | None) -> list[asyncio.Task[dict[str, Any]]]:
        pools: dict[str | None, list[asyncio.Task[dict[str, Any]]]] = self._pools  # type: ignore[attr-defined]
        return pools.get(notebook, [])

    def _watch_page(self, notebook: str | None, start: asyncio.Task[dict[str, Any]]) -> None:
        """Watch the page of a kernel that has started; replace a kernel that has failed."""
        if start.cancelled():
            return
        if start.exception() is None:
            kernel = start.result()
            kernel["task"].add_done_callback(partial(self._check_page, notebook, start, kernel["kernel_id"]))
        else:
            self._replace(notebook, start)

    def _check_page(
        self, notebook: str | None, start: asyncio.Task[dict[str, Any]], kernel_id: str, page: asyncio.Task[Any]
    ) -> None:
        """Check a page that was rendered ahead; if it has failed, end and replace its kernel."""
        if page.cancelled() or page.exception() is None:
            return
        if start in self._pool(notebook):
            self._replace(notebook, start)
            _run(end_kernel(self, kernel_id))

    def _replace(self, notebook: str | None, start: asyncio.Task[dict[str, Any]]) -> None:
        with suppress(ValueError):  # a reader may already have got this kernel, and the error
            self._pool(notebook).remove(start)
        self.log.warning("A kernel for %s could not be made ready: another one is tried.", notebook)  # type: ignore[attr-defined]
        asyncio.get_running_loop().call_later(AGAIN_S, self._refill, notebook)

    def _refill(self, notebook: str | None) -> None:
        if notebook in self._pools:  # type: ignore[attr-defined]  # else the server is stopping
            self.fill_if_needed(delay=0, notebook_name=notebook)


def _run(ending: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine that ends a kernel, as a separate task."""
    task = asyncio.ensure_future(ending)
    _endings.add(task)
    task.add_done_callback(_endings.discard)


async def end_kernel(kernels: Any, kernel_id: str) -> None:
    """Shut a kernel down; kill it if an orderly shutdown fails."""
    for now in (False, True):
        if kernel_id in kernels:
            try:
                await ensure_async(kernels.shutdown_kernel(kernel_id, now=now))
            except Exception:
                if now:
                    kernels.log.exception("Kernel %s could not be ended.", kernel_id)


def factory(base: type, preheat: bool, size: int, **settings: Any) -> type:
    """Return Voilà's class for a server's kernels, with the mixins of this module."""
    starting = type("Kernels", (Starting, base), {})
    manager: type = voila_kernel_manager_factory(starting, preheat, size, **settings)
    return type("Pool", (Refilling, manager), {}) if preheat else manager


def allow_sockets(kernels: Any) -> None:
    """Let ZeroMQ open as many sockets as there are descriptors.

    Its default limit is 1,023.
    """
    kernels.context.set(zmq.MAX_SOCKETS, kernels.context.get(zmq.SOCKET_LIMIT))
