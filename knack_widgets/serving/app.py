"""The server: Voilà with this book's settings, page template and request handlers."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import Any, ClassVar

from jupyter_core.paths import jupyter_config_path
from jupyter_server.base.handlers import FileFindHandler
from jupyter_server.services.kernels.handlers import KernelHandler
from jupyter_server.utils import url_path_join
from tornado.ioloop import IOLoop
from traitlets import Bool, Integer, List, TraitError, Type, Unicode, default, validate
from voila.app import Voila
from voila.request_info_handler import RequestInfoSocketHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.static_file_handler import MultiStaticFileHandler, TemplateStaticFileHandler
from voila.tornado.contentshandler import VoilaContentsHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

from ..widgets import page_links, request, sealing
from . import game_pages, logs, resource_paths, voila_patches
from .delivery import addresses, compression, hashed_files, health, previews, print_queue, redirects
from .delivery.headers import Adding, Headers, check_origin
from .delivery.refusals import ExtensionFile, Missing, Refused, StaticFile, TemplateFile, Unnameable, Unreadable
from .delivery.template_cache import ServedPages
from .kernels import forked_kernels, handlers, pool, request_protocol
from .kernels.message_protocol import LONGEST_MESSAGE, Passing
from .kernels.owners import Identity, Owners
from .limits import descriptors, machine
from .limits.clients import ClientLimits
from .limits.connections import Connections
from .limits.readers import Readers
from .limits.traffic import LineLimits
from .page import Page
from .rooms.pages import is_ready, room_routes
from .rooms.process_client import RoomSettings

OURS = {
    KernelHandler: handlers.KernelState,
    VoilaKernelWebsocketHandler: handlers.KernelSocket,
    VoilaShutdownKernelHandler: handlers.Farewell,
    TornadoVoilaHandler: Page,
    TornadoVoilaTreeHandler: redirects.Shelf,
    TemplateStaticFileHandler: TemplateFile,
    FileFindHandler: ExtensionFile,
    MultiStaticFileHandler: StaticFile,
    RequestInfoSocketHandler: request_protocol.Nobody,
}
UNROUTED = {VoilaContentsHandler}
"""Handlers of Voilà that no page of the book uses."""

ANYWHERE = ("", "0.0.0.0", "localhost", "127.0.0.1")


class BookServer(RoomSettings, addresses.Paths, Voila):  # type: ignore[misc]
    """Voilà for this book; a reader's Jupyter configuration takes precedence over `voila.json`."""

    name = "voila"

    unseen_timeout = Integer(
        120, config=True, help="How long a page may take to connect to its kernel before that is shut down, in seconds."
    )

    max_readers = Integer(
        0,
        min=0,
        config=True,
        help="How many may read at the same time; 0: as many as fit in the memory that is free when the server starts.",
    )

    forks = Bool(
        True,
        config=True,
        help="Fork kernels from a process that has loaded the book, if the machine can (Linux).",
    )

    bound = Bool(
        True,
        config=True,
        help="Open a kernel's line to the browser alone that was given its page (by a signed cookie).",
    )

    light = Bool(
        True,
        config=True,
        help="Give pages that show nothing but the book's own widgets the light script; else all have Voilà's.",
    )

    static_edition = Unicode("", config=True, help="Address of the static edition, which needs no websocket.")

    hosts = List(
        Unicode(),
        config=True,
        help="Names under which the server answers, beside localhost; '*': any. Default: any, but on a server that "
        "listens on this machine alone, without a proxy's path (base_url), none.",
    )

    embed_in = List(
        Unicode(),
        config=True,
        help="Origins whose pages may show the book in a frame, such as https://school.example; '*': any. Default: "
        "this server's own alone.",
    )

    log_lines = Integer(
        60, min=1, config=True, help="How often a minute one thing may be written into the log; the rest is counted."
    )

    identity_provider_class = Type(
        default_value=Identity, klass=Identity, config=True, help="What tells readers apart; a subclass of ours."
    )

    classes: ClassVar[list[type]] = [*Voila.classes, ClientLimits, Connections, Headers, Passing, LineLimits]

    @validate("embed_in")
    def _check_origins(self, proposal: Any) -> list[str]:
        try:
            return [check_origin(text) for text in proposal["value"]]
        except ValueError as error:
            raise TraitError(str(error)) from None

    @default("cookie_secret")
    def _secret_of_the_seal(self) -> bytes:
        """Return a key derived from the one that seals snapshots, so that it outlives a restart:
        readers keep their names and matches.
        """
        return sealing.derive_key(sealing.COOKIES, sealing.KEY_BYTES)

    @default("config_file_paths")
    def _settings_of_the_book(self) -> list[str]:
        # Not the working directory, because a voila.json in it belongs to something else.
        return [*jupyter_config_path(), str(resource_paths.settings())]

    def init_settings(self) -> dict[str, Any]:
        """Find a free port, then return Voilà's settings.

        Pre-heated kernels get the port when they start, before Voilà tries to listen. If the port were taken and Voilà
        used the next port, the kernels would ask for their reader's request at the wrong port.
        """
        addresses.check_address(self.ip, first := int(self.port))  # type: ignore[has-type]
        self.port = next(
            (port for port in self.random_ports(first, self.port_retries) if addresses.is_free(self.ip, port)), first
        )
        if self.ip not in ANYWHERE:
            os.environ["VOILA_APP_IP"] = f"[{self.ip}]" if ":" in self.ip else self.ip
        hold_key()
        os.environ[request.ROOMS] = f"{self.base_url.rstrip('/')}/room"
        names = self._notebooks()
        os.environ.update(page_links.page_settings(names, Path(self.root_dir)))
        served = ServedPages.from_paths("" if self.notebook_path else f"{self.base_url}voila/render/", names)
        served = served._replace(rooms=os.environ[request.ROOMS])
        voila_patches.apply(light=self.light, static_edition=self.static_edition, served=served)
        most = descriptors.room(descriptors.raise_limit())
        self.forks = self.forks and forked_kernels.can_fork()
        if self.forks:
            forked_kernels.offer(self.config)
        if machine.holds_sockets(self.connection_dir):
            self.config.KernelManager.setdefault("transport", "ipc")
        self._size_pool(names)
        settings = super().init_settings()
        waiting = self._count_waiting(names)
        pool.allow_sockets(self.kernel_manager)
        fitting = max(1, min(self._room(), most) - waiting)
        limit = self.max_readers or fitting
        self.readers = Readers(
            self.kernel_manager,
            limit,
            turns=machine.cores() + 1,
            limits=ClientLimits(parent=self),
            end=lambda kernel_id: IOLoop.current().add_callback(handlers.dismiss, self.kernel_manager, kernel_id),
            has_handles=lambda: descriptors.ledger.has(descriptors.READER + descriptors.ANSWERS),
        )
        descriptors.ledger.promised = lambda: descriptors.CONNECTION * self.readers.pages_awaited
        self.connections = Connections(parent=self)
        self.kernel_manager.allow_tracebacks = self.voila_configuration.show_tracebacks
        logs.limit(self.log, self.log_lines)
        self.owners = Owners(self.kernel_manager, bound=self.bound)
        self.log.info("Places for readers: %d. Kernels that wait for them: %d.", limit, waiting)
        if limit > fitting:
            self.log.warning("Memory and file descriptors are enough for %d readers only (--max-readers).", fitting)
        return {
            **settings,
            print_queue.LISTENS_AT: self.ip,
            "websocket_max_message_size": LONGEST_MESSAGE,
            "transforms": [partial(Adding, Headers(parent=self).all(self.embed_in)), compression.Packing],
            "xsrf_cookie_kwargs": {"samesite": "Lax"},
            "default_handler_class": Missing,
            "default_handler_args": {"voila_configuration": self.voila_configuration},
        }

    def _notebooks(self) -> list[str]:
        """Return the paths of the served notebooks, relative to the root, as the pool names them."""
        root = Path(self.root_dir)
        paths = [Path(self.notebook_path)] if self.notebook_path else sorted(root.rglob("*.ipynb"))
        return [os.path.relpath(path, root) for path in paths if ".ipynb_checkpoints" not in path.parts]

    def _size_pool(self, names: list[str]) -> None:
        """Set how many kernels wait for readers, unless the configuration sets it.

        The number suits this machine: at most a third of the possible kernels; the rest is for readers.
        """
        pools, voila = self.config.VoilaKernelManager, self.config.VoilaConfiguration
        if "kernel_pools_config" not in pools and "default_pool_size" not in voila:
            sizes = machine.pool(names, self._room() // 3, machine.cores())
            pools.kernel_pools_config = {name: {"pool_size": size} for name, size in {"default": 0, **sizes}.items()}

    def _room(self) -> int:
        """Return how many kernels fit into the memory that is free now."""
        return machine.room(machine.memory(), forks=self.forks)

    def _count_waiting(self, names: list[str]) -> int:
        """Return how many kernels wait for readers in all."""
        pools = getattr(self.kernel_manager, "kernel_pools_config", {"default": {"pool_size": 0}})
        usual = pools.get("default", {})
        return sum(max(0, pools.get(name, usual).get("pool_size", usual.get("pool_size", 1))) for name in names)

    def init_handlers(self) -> list[Any]:
        """Return Voilà's routes with this book's handlers; the short addresses come last."""
        owned: dict[str, Any] = {"owners": self.owners}
        ours = {
            Page: {**owned, "unseen_timeout": self.unseen_timeout, "readers": self.readers},
            handlers.KernelSocket: {**owned, "passing": Passing(parent=self), "limits": LineLimits(parent=self)},
            handlers.KernelState: owned,
            handlers.Farewell: owned,
            ExtensionFile: {"voila_configuration": self.voila_configuration},
        }
        ours[handlers.KernelSocket]["readers"] = self.readers
        routes: list[Any] = []
        for pattern, stock, *rest in super().init_handlers():
            if stock not in UNROUTED:
                handler = OURS.get(stock, stock)
                routes.append((pattern, handler, {**(rest[0] if rest else {}), **ours.get(handler, {})}))
        config = {"voila_configuration": self.voila_configuration}
        allowed = addresses.names(self.hosts, self.ip, self.base_url)
        rooms = room_routes(self, config)
        return [
            (Unreadable(), Refused),
            (addresses.Elsewhere(allowed, self.log), Refused, {"status": 421}),
            (Unnameable(), Missing, config),
            (url_path_join(self.server_url, "/healthz"), health.Health),
            (url_path_join(self.server_url, "/readyz"), health.Ready, {"check": partial(is_ready, self.rooms_client)}),
            (url_path_join(self.server_url, hashed_files.ROUTE), hashed_files.HashedFile),
            *rooms,
            (url_path_join(self.server_url, previews.ROUTE), previews.Picture),
            (url_path_join(self.server_url, request_protocol.ROUTE), request_protocol.Announcement),
            # Voilà has no page for logging out, and there is no login: the cookie only tells readers apart.
            (url_path_join(self.server_url, "/logout"), Missing, config),
            *routes,
            (url_path_join(self.server_url, r"/(?i:room)(?:/([^/]+?)(/desk)?)?/?"), redirects.RoomAddress, config),
            (url_path_join(self.server_url, r"/([^/]+)/?"), redirects.Short, config),
        ]

    def listen(self) -> None:
        """Listen until stopped; an interrupt (Ctrl-C) stops the server between two callbacks.

        Otherwise a KeyboardInterrupt could be raised anywhere in the server's code. In a kernel that is being
        pre-heated, it would appear as a traceback when the kernel is cleaned up.
        """
        if self.forks:
            forked_kernels.begin()
        self.ioloop = IOLoop.current()
        signal.signal(signal.SIGINT, self._handle_signal_stop)
        self.app.listen = partial(self.connections.listen, self.app)
        super().listen()

    def stop(self) -> None:
        """Shut the kernels down; a second interrupt ends the server without waiting for them."""
        signal.signal(signal.SIGINT, signal.default_int_handler)
        self.rooms_client.close()
        super().stop()
        forked_kernels.close()


def hold_key() -> None:
    """Make a key for sealing snapshots if no file can store a key; it ends with the server.

    All kernels get the key in their environment, so the kernels of a new fork server have the same key.
    """
    if sealing.GIVEN not in os.environ and sealing.own_key() is None:
        os.environ[sealing.GIVEN] = token_hex(sealing.KEY_BYTES)


def serve(folder: Path | None = None, *, options: Sequence[str] = ()) -> None:
    """Serve a folder of notebooks, one notebook, or the book, until interrupted.

    `options`: further arguments of `voila`, such as `--port=8866` or `--no-browser`.
    """
    resource_paths.offer_template()
    folder = folder or game_pages.with_game_pages(resource_paths.notebooks())
    BookServer.launch_instance(argv=[str(folder), *options])
