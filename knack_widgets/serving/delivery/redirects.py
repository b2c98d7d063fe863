"""Redirects from the server's root, short addresses and typed addresses of rooms."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlencode

from jupyter_core.utils import ensure_async
from jupyter_server.auth.decorator import allow_unauthenticated
from tornado import web
from voila.handler import BaseVoilaHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

from ...rooms.codes import LENGTH, is_code
from ...rulebook.link_fields import strip_added, tidy_query
from ...rules import games
from ..resource_paths import SHELF, notebooks_of
from .page_names import find_page
from .print_queue import asked_of
from .refusals import MeantPage, check_length


class Shelf(TornadoVoilaTreeHandler):  # type: ignore[misc]
    """The server's root.

    It redirects to the shelf of games if there is one, else to the list of notebooks.
    """

    @web.authenticated
    async def get(self, path: str = "") -> None:
        """Redirect to `index.ipynb`, with the query; subfolders are listed as by Voilà."""
        check_length(self.request)
        if not path.strip("/") and await ensure_async(self.contents_manager.file_exists(SHELF)):
            up = "../" * self.request.path.partition("/voila/tree")[2].count("/")
            listed = "/voila/tree" in self.request.path
            self.redirect(("../" + up if listed else "") + page_of(SHELF, tidy_query(self.request.query)))
        else:
            await super().get(path)

    head = get


class WatchedPage(BaseVoilaHandler):  # type: ignore[misc]
    """A notebook's page for programs that watch a server: its status, without a body."""

    @web.authenticated
    async def head(self, path: str | None = None) -> None:
        """Answer 200 if the notebook exists, else 404, without starting a kernel."""
        check_length(self.request)
        if not await ensure_async(self.contents_manager.file_exists(path or "")):
            raise web.HTTPError(404)
        self.set_header("Content-Type", "text/html")
        self.finish()


class Short(MeantPage, BaseVoilaHandler):  # type: ignore[misc]
    """Redirects from short addresses, as `/knack` for `/voila/render/knack.ipynb`.

    People can say and type them, in any spelling.
    """

    @web.authenticated
    def get(self, name: str) -> None:
        """Redirect to the notebook, with the query; answer 404 if no notebook fits the name.

        A page for paper needs no notebook.
        """
        check_length(self.request)
        stem, game = find_page(name, notebooks_of(self)), find_page(name, games)
        if stem is None and game and asked_of(game, self.request.query, ""):
            stem = game
        if stem is None:
            raise web.HTTPError(404)
        up = "../" if self.request.path.endswith("/") else ""
        self.redirect(up + page_of(f"{stem}.ipynb", tidy_query(self.request.query)))

    head = get


class RoomAddress(MeantPage, BaseVoilaHandler):  # type: ignore[misc]
    """Redirects from a room's address with added characters, as `ROOM/abc234.`.

    People and chat programs add such characters; the redirect leads to `room/ABC234`.
    """

    @allow_unauthenticated
    def get(self, code: str | None = None, desk: str | None = None) -> None:
        """Redirect to the room, or for an impossible code to the page where a code is typed."""
        check_length(self.request)
        here = self.request.path[self.request.path.lower().rindex("/room") + 1 :]
        code = strip_added(code or "").upper()
        way, query = "room", parse_qsl(self.request.query, keep_blank_values=True)
        if is_code(code):
            way = f"room/{code}{'/desk' if desk else ''}"
        elif code:
            query.append(("code", code[: 2 * LENGTH]))
        if here == way:
            raise web.HTTPError(404)
        self.redirect("../" * here.count("/") + way + (f"?{urlencode(query)}" if query else ""))


def page_of(notebook: str, query: str) -> str:
    """Return a notebook's address, relative to the server's root, for use behind any proxy.

    (Some proxies put their prefix before every address that begins with a slash, even if it already has the prefix.)

    >>> page_of("knack.ipynb", "lang=de")
    'voila/render/knack.ipynb?lang=de'
    """
    return f"voila/render/{notebook}" + (f"?{query}" if query else "")
