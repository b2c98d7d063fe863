"""Addresses, bodies and messages that the server refuses, each with its status.

The book's pages never send them.
"""

from __future__ import annotations

import re
from http.client import responses
from os.path import normpath
from typing import Any, Final
from urllib.parse import unquote_to_bytes, urlsplit

from jupyter_server.base.handlers import FileFindHandler
from tornado import web
from tornado.routing import Matcher
from voila.handler import BaseVoilaHandler
from voila.static_file_handler import MultiStaticFileHandler, TemplateStaticFileHandler
from voila.utils import filter_extension

from ...rules.packing import MAX_QUERY
from ..resource_paths import notebooks_of
from .compression import Packed
from .page_names import guess_game

LONGEST: Final = 2 * MAX_QUERY
"""Greatest length of an address (characters); links made by the book have at most half of it."""
LONGEST_NAME: Final = 255
"""Greatest length of a file's name on all usual systems (bytes)."""


def check_length(request: Any) -> None:
    """Refuse (414) an address that is longer than any link of the book.

    Its query becomes an environment variable of a process.
    """
    if len(request.uri) > LONGEST:
        raise web.HTTPError(414)


def same_origin(headers: Any) -> bool:
    """Return whether a browser says that the request comes from a page of this server.

    `Sec-Fetch-Site` is the browser's own verdict and is right behind any proxy. Browsers that do not send it send
    `Origin`, whose host must be the requested host. A request without either header does not come from a browser, so
    the result is False.

    >>> same_origin({"Sec-Fetch-Site": "same-origin"}), same_origin({"Sec-Fetch-Site": "cross-site"})
    (True, False)
    >>> same_origin({"Origin": "http://here:8866", "Host": "here:8866"}), same_origin({"Host": "here:8866"})
    (True, False)
    """
    site = headers.get("Sec-Fetch-Site")
    if site is not None:
        return bool(site == "same-origin")
    origin, host = headers.get("Origin"), headers.get("Host")
    return bool(origin and host and urlsplit(origin.lower()).netloc == host.lower())


class MeantPage:
    """A handler whose error page names the game that the address probably means."""

    def render_template(self: Any, name: str, **facts: Any) -> str:
        """Return the error page, with a link to the game that the address may mean."""
        missing = facts.get("status_code") == 404
        meant = guess_game(self.request.path, notebooks_of(self)) if missing else None
        return str(super().render_template(name, meant=meant, **facts))  # type: ignore[misc]


class Missing(MeantPage, BaseVoilaHandler):  # type: ignore[misc]
    """The handler of addresses that have no other handler.

    It sends an error page like other handlers, instead of Tornado's plain line.
    """

    async def prepare(self) -> None:
        """Answer 404 to every method."""
        await super().prepare()
        raise web.HTTPError(404)


class Unnameable(Matcher):
    """Matches paths that cannot be the name of a file; Jupyter's handlers would fail at them.

    Such paths have control characters or very long names.
    """

    def match(self, request: Any) -> dict[str, Any] | None:
        """Return the route's arguments (none) if the address cannot be a file's name, or None.

        For Tornado every dictionary means a match of the route, also an empty one.
        """
        path = unquote_to_bytes(request.path)
        nameable = min(path, default=32) >= 32 and 127 not in path
        return None if nameable and all(len(part) <= LONGEST_NAME for part in path.split(b"/")) else {}


class Unreadable(Matcher):
    """Matches requests whose host or origin cannot be parsed.

    Browsers never send such requests, and Jupyter's handlers fail at them.
    """

    def match(self, request: Any) -> dict[str, Any] | None:
        """Return an empty match if a header with an address cannot be read, or None."""
        try:
            for name in ("Origin", "Referer"):
                _ = urlsplit(request.headers.get(name, "")).port
            _ = urlsplit(f"//{request.host}").port
        except ValueError:
            return {}
        return None


class Refused(web.RequestHandler):
    """Refuses requests that cannot be read or are meant for another host.

    It comes before any other handler.
    """

    def initialize(self, status: int = 400) -> None:
        """`status`: the HTTP status of the refusal."""
        self.status = status

    def prepare(self) -> None:
        """Answer every method with the status."""
        raise web.HTTPError(self.status)


class TemplateFile(Packed, TemplateStaticFileHandler):  # type: ignore[misc]
    """A template's file; other addresses get 404, at which Voilà's own handler would fail."""

    shape: Final = re.compile(r"[\w-]+/static/[^/].*")

    def parse_url_path(self, path: str) -> str:
        """Return the file's path. Refuse (404) every file that does not belong to a template."""
        if not (self.shape.fullmatch(path) and self.shape.fullmatch(normpath(path))):
            raise web.HTTPError(404)
        return str(super().parse_url_path(path))


class StaticFile(Packed, MultiStaticFileHandler):  # type: ignore[misc]
    """A file that belongs to Voilà."""


class Terse:
    """A handler for programs: errors contain only the status, without Jupyter's traceback."""

    def write_error(self: Any, status_code: int, **_: Any) -> None:
        """Send the status, in words."""
        self.finish({"message": responses.get(status_code, "error")})


class ExtensionFile(Terse, Packed, FileFindHandler):
    """A file of an extension that pages load.

    Other extensions that are installed for JupyterLab are not served.
    """

    def initialize(self, voila_configuration: Any, **settings: Any) -> None:  # type: ignore[override]
        """`voila_configuration`: names the extensions that pages load."""
        super().initialize(**settings)
        self.pages = voila_configuration

    def parse_url_path(self, path: str) -> str:
        """Return the file's path. Refuse (404) files of other extensions."""
        parts = normpath(path).split("/")
        name = "/".join(parts[: 2 if parts[0].startswith("@") else 1])
        if not filter_extension(
            [{"name": name}], [], [], self.pages.extension_allowlist, self.pages.extension_denylist
        ):
            raise web.HTTPError(404)
        return super().parse_url_path(path)
