"""What the server does not take, and how it says so: addresses, bodies and messages that no page of ours sends."""

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

from ..rules.records import MAX_BYTES
from ..widgets.permalink import MAX_QUERY
from .packing import Packed

LONGEST_MESSAGE: Final = 4 * MAX_BYTES
"""A message from a page, in bytes: a file of the largest size, escaped. It is refused by its announced length, too."""
LONGEST: Final = 2 * MAX_QUERY
"""Characters of an address; links that the book itself makes have half as many at most."""
LONGEST_NAME: Final = 255
"""Bytes of a file's name, on all the usual systems."""


def check_length(request: Any) -> None:
    """Refuse (414) an address that no link of ours can be: the query becomes an environment variable of a process."""
    if len(request.uri) > LONGEST:
        raise web.HTTPError(414)


class Missing(BaseVoilaHandler):  # type: ignore[misc]
    """Any address that nothing answers: an error page like the others, not Tornado's bare line."""

    async def prepare(self) -> None:
        """Answer 404, whatever the method."""
        await super().prepare()
        raise web.HTTPError(404)


class Unnameable(Matcher):
    """Matches paths that can name no file (control characters, endless names): Jupyter would break over them."""

    def match(self, request: Any) -> dict[str, Any] | None:
        """An empty match, or none."""
        path = unquote_to_bytes(request.path)
        nameable = min(path, default=32) >= 32 and 127 not in path
        return None if nameable and all(len(part) <= LONGEST_NAME for part in path.split(b"/")) else {}


class Unreadable(Matcher):
    """Matches requests that name themselves or their origin as no browser does: Jupyter would break over them."""

    def match(self, request: Any) -> dict[str, Any] | None:
        """An empty match, or none."""
        try:
            for name in ("Origin", "Referer"):
                _ = urlsplit(request.headers.get(name, "")).port
            _ = urlsplit(f"//{request.host}").port
        except ValueError:
            return {}
        return None


class Refused(web.RequestHandler):
    """What cannot be read, or is not for us, is refused before anything looks at it."""

    def initialize(self, status: int = 400) -> None:
        """`status`: what is answered."""
        self.status = status

    def prepare(self) -> None:
        """Answer, whatever the method."""
        raise web.HTTPError(self.status)


class TemplateFile(Packed, TemplateStaticFileHandler):  # type: ignore[misc]
    """A template's file; any other address below it is not there. (Voilà's own handler breaks over those.)"""

    shape: Final = re.compile(r"[\w-]+/static/[^/].*")

    def parse_url_path(self, path: str) -> str:
        """Refuse (404) what is no template's file."""
        if not (self.shape.fullmatch(path) and self.shape.fullmatch(normpath(path))):
            raise web.HTTPError(404)
        return str(super().parse_url_path(path))


class StaticFile(Packed, MultiStaticFileHandler):  # type: ignore[misc]
    """A file of Voilà's own."""


class Terse:
    """An answer for programs that fails says what kind of failure it is; Jupyter adds where in which file of ours."""

    def write_error(self: Any, status_code: int, **_: Any) -> None:
        """The status, in words."""
        self.finish({"message": responses.get(status_code, "error")})


class ExtensionFile(Terse, Packed, FileFindHandler):
    """A file of an extension that pages load; what else is installed for JupyterLab is nobody's business here."""

    def initialize(self, voila_configuration: Any, **settings: Any) -> None:  # type: ignore[override]
        """`voila_configuration`: names the extensions that pages load."""
        super().initialize(**settings)
        self.pages = voila_configuration

    def parse_url_path(self, path: str) -> str:
        """Refuse (404) what is no such extension's."""
        parts = normpath(path).split("/")
        name = "/".join(parts[: 2 if parts[0].startswith("@") else 1])
        if not filter_extension(
            [{"name": name}], [], [], self.pages.extension_allowlist, self.pages.extension_denylist
        ):
            raise web.HTTPError(404)
        return super().parse_url_path(path)
