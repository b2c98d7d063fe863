"""Rooms as a service of a JupyterHub.

Phones need no account. A reader who opens a room, or a page that needs a kernel, logs in at the hub and must be allowed
to use the service.

The hub starts the server with the option
`--BookServer.identity_provider_class=knack_widgets.serving.hub.HubIdentity` and passes other settings as
environment variables. Only this module imports JupyterHub: `pip install "knack-widgets[serve,hub]"`.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from jupyter_server.auth.identity import User
from jupyter_server.utils import url_path_join
from jupyterhub.services.auth import HubOAuth, HubOAuthCallbackHandler, HubOAuthenticated
from tornado import web

from .kernels.owners import Identity


class HubIdentity(Identity):
    """The identity of readers who have logged in at the hub; others have no identity."""

    async def get_user(self, handler: web.RequestHandler) -> User | None:
        """Return the reader whom the cookie names, or None if the hub does not admit the reader."""
        hub = HubOAuth.instance()
        token = hub.get_token(handler)
        if not token:
            return None
        user = await hub.user_for_token(token, session_id=hub.get_session_id(handler), sync=False)
        return await self._get_user(handler) if user and hub.check_scopes(hub.access_scopes, user) else None

    def get_handlers(self) -> list[tuple[str, object]]:
        """Return the routes to the hub's login and back."""
        base: Any = self.parent
        return [
            (url_path_join(base.server_url, "login"), Login),
            (url_path_join(base.server_url, "oauth_callback"), HubOAuthCallbackHandler),
        ]


class Login(HubOAuthenticated, web.RequestHandler):  # type: ignore[misc]
    """The page that sends a reader to the hub's login, then to the requested page (`next`)."""

    @web.authenticated
    def get(self) -> None:
        """Redirect a reader who has logged in to the requested page."""
        self.redirect(local(self.get_query_argument("next", ""), self.settings["base_url"]))


def local(wanted: str, base: str) -> str:
    r"""Return the address if it is on this server, else the server's base.

    >>> local("/services/rooms/room?lang=sv", "/services/rooms/")
    '/services/rooms/room?lang=sv'
    >>> {local(wanted, "/s/") for wanted in ("", "//far/s/", "https://far/s/", "/s/../hub", "/s/\\x", "/hub", "//[")}
    {'/s/'}
    """
    try:
        url = urlsplit(wanted)
    except ValueError:
        return base
    inside = not url.scheme and not url.netloc and url.path.startswith(base)
    return wanted if inside and ".." not in url.path and "\\" not in wanted and wanted.isprintable() else base
