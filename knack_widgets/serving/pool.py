"""The server's kernels: none is left over when its start fails, and a pool that has lost some is filled again.

Voilà's own keep what has failed among what waits: the reader whose turn it is gets an error, and the pool stays smaller
from then on. Neither does anybody end a kernel that has begun but could not be connected to.
"""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from functools import partial
from typing import Any, Final
from uuid import uuid4

import voila.app
import zmq
from jupyter_core.utils import ensure_async
from voila.voila_kernel_manager import voila_kernel_manager_factory

from . import announcing, handles

AGAIN_S: Final = 5.0
"""After how long another kernel is made in place of one that failed."""

_endings: Final[set[asyncio.Future[None]]] = set()
"""Kernels that are being ended; without a reference they might not be."""


class Starting:
    """What is added to Jupyter's kernels: each knows whom it waits for, and none is left of a start that has failed."""

    async def start_kernel(self, *, kernel_id: str | None = None, **wanted: Any) -> str:
        """Start a kernel. What began before an error is ended."""
        this: Any = super()
        kernel_id = kernel_id or str(uuid4())
        wanted["env"] = announcing.invite(kernel_id, wanted.get("env") or {})
        try:
            return str(await ensure_async(this.start_kernel(kernel_id=kernel_id, **wanted)))
        except BaseException:
            announcing.forget(kernel_id)
            with suppress(Exception):
                if kernel_id in self:  # type: ignore[operator]
                    await ensure_async(this.shutdown_kernel(kernel_id, now=True))
            raise

    def remove_kernel(self, kernel_id: str) -> Any:
        """Forget a kernel that is gone, and what was to be told to it."""
        announcing.forget(kernel_id)
        this: Any = super()
        return this.remove_kernel(kernel_id)

    async def _add_kernel_when_ready(self, kernel_id: str, manager: Any, start: Any) -> None:
        this: Any = super()
        await this._add_kernel_when_ready(kernel_id, manager, start)
        if kernel_id not in self and manager.has_kernel:  # type: ignore[operator]
            with suppress(Exception):
                manager.stop_restarter()
            await ensure_async(manager.provisioner.kill())
            await ensure_async(manager.cleanup_resources())


class Refilling:
    """What is added to Voilà's pool: what has failed is no longer in it, and another kernel is made."""

    async def _initialize(self, notebook_path: str, kernel_id: str | None = None, **settings: Any) -> Any:
        """Voilà's, as long as there are descriptors for it; what it takes is kept until the page is made."""
        this: Any = super()
        with ExitStack() as making:
            making.enter_context(handles.ledger.reserve(handles.PAGE))
            made = await this._initialize(notebook_path, kernel_id, **settings)
            rest = making.pop_all()
            made["task"].add_done_callback(lambda _: rest.close())
        return made

    def fill_if_needed(self, delay: float | None = None, notebook_name: str | None = None, **settings: Any) -> None:
        """Start kernels until the pool is full, and watch over those that are being started."""
        this: Any = super()
        before = list(self._pool(notebook_name))
        this.fill_if_needed(delay, notebook_name, **settings)
        for start in self._pool(notebook_name):
            if start not in before:
                start.add_done_callback(partial(self._watch_page, notebook_name))

    def _pool(self, notebook: str | None) -> list[asyncio.Task[dict[str, Any]]]:
        pools: dict[str | None, list[asyncio.Task[dict[str, Any]]]] = self._pools  # type: ignore[attr-defined]
        return pools.get(notebook, [])

    def _watch_page(self, notebook: str | None, start: asyncio.Task[dict[str, Any]]) -> None:
        """A kernel has begun, or could not: then it waits for nobody."""
        if start.cancelled():
            return
        if start.exception() is None:
            made = start.result()
            made["task"].add_done_callback(partial(self._check_page, notebook, start, made["kernel_id"]))
        else:
            self._replace(notebook, start)

    def _check_page(
        self, notebook: str | None, start: asyncio.Task[dict[str, Any]], kernel_id: str, page: asyncio.Task[Any]
    ) -> None:
        """A page has been made ahead, or could not: then its kernel is ended."""
        if page.cancelled() or page.exception() is None:
            return
        if start in self._pool(notebook):
            self._replace(notebook, start)
            ending = asyncio.ensure_future(end_kernel(self, kernel_id))
            _endings.add(ending)
            ending.add_done_callback(_endings.discard)

    def _replace(self, notebook: str | None, start: asyncio.Task[dict[str, Any]]) -> None:
        with suppress(ValueError):  # a reader may have come for it, and been told
            self._pool(notebook).remove(start)
        self.log.warning("A kernel for %s could not be made ready: another one is tried.", notebook)  # type: ignore[attr-defined]
        asyncio.get_running_loop().call_later(AGAIN_S, self._refill, notebook)

    def _refill(self, notebook: str | None) -> None:
        if notebook in self._pools:  # type: ignore[attr-defined]  # else the server is stopping
            self.fill_if_needed(delay=0, notebook_name=notebook)


async def end_kernel(kernels: Any, kernel_id: str) -> None:
    """Shut a kernel down, the hard way where the other fails."""
    for now in (False, True):
        if kernel_id in kernels:
            with suppress(Exception):
                await ensure_async(kernels.shutdown_kernel(kernel_id, now=now))


def factory(base: type, preheat: bool, size: int, **settings: Any) -> type:
    """Voilà's class of a server's kernels, with what is added here."""
    starting = type("Kernels", (Starting, base), {})
    found: type = voila_kernel_manager_factory(starting, preheat, size, **settings)
    return type("Pool", (Refilling, found), {}) if preheat else found


def use() -> None:
    """Have Voilà make its kernels of this class."""
    voila.app.voila_kernel_manager_factory = factory


def allow_sockets(kernels: Any) -> None:
    """Let as many sockets be open to kernels as there are descriptors for: ZeroMQ would stop at 1,023."""
    kernels.context.set(zmq.MAX_SOCKETS, kernels.context.get(zmq.SOCKET_LIMIT))
