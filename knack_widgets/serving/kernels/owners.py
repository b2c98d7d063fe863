"""The owners of kernels: a kernel serves only the browser to which its page was sent.

A kernel's id can be read on the screen and in a saved copy of the page, so knowing the id must not be enough. Only the
reader's browser has the signed cookie by which readers are told apart.

If a browser without a cookie opens two tabs at once, each response sets the cookie, and the second replaces the first.
So a new reader's name is also stored in a second cookie, whose own name contains the reader's name, so that no other
cookie replaces it.

In a frame in another site's page, browsers send none of these cookies. There a reader has cookies with other names,
which are sent (`SameSite=None`) over https only (`Secure`; browsers treat this machine like https). A browser keeps
them separate for each site that shows the book (`Partitioned`), so they do not identify the reader on other sites.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from hashlib import blake2b
from http.cookies import Morsel
from typing import Any, Final
from urllib.parse import unquote_plus

from jupyter_server.auth.identity import PasswordIdentityProvider, User
from tornado.web import RequestHandler

from ...widgets.request import READER

SEPARATOR: Final = "-"
MAX_NAMES_PER_BROWSER: Final = 16
"""Greatest number of names of a browser: this number of tabs can be opened at once on the first visit."""
FRAMED: Final = "_framed"
"""The ending of the names of cookies that are sent in frames of other sites' pages."""


class Partitioned(Morsel[str]):
    """A cookie that a browser keeps separate for each site in whose page it was set.

    Python has the attribute from 3.14 on.
    """

    def OutputString(self, attrs: Container[str] | None = None) -> str:  # noqa: N802 (the name is Python's)
        """Return the cookie in the header's notation."""
        return f"{super().OutputString(attrs)}; Partitioned"


class Identity(PasswordIdentityProvider):
    """Identifies readers by cookies that a browser does not send for pages of other sites."""

    def set_login_cookie(self, handler: RequestHandler, user: User) -> None:
        """Store the reader's name in the usual cookie, and in a cookie whose name contains it."""
        set_cookie, name = handler.set_signed_cookie, self.get_cookie_name(handler)
        framed = name.endswith(FRAMED)
        options = {
            "httponly": True,
            "samesite": "Lax",
            "path": handler.base_url,  # type: ignore[attr-defined]
            **({"secure": True} if self._is_secure(handler) else {}),
            **self.cookie_options,
            **({"samesite": "None", "secure": True} if framed else {}),
        }
        set_cookie(name, self.user_to_cookie(user), **options)
        own = f"{name}{SEPARATOR}{user.username[:12]}"
        set_cookie(own, user.username, **options, expires_days=None)
        if framed:
            _partition(handler, (name, own))
        for old in self._spares(handler):
            if not handler.get_signed_cookie(old):
                handler.clear_cookie(old, path=options["path"])

    def get_cookie_name(self, handler: RequestHandler) -> str:
        """Return the name of the reader's cookie; it differs in a frame of another site."""
        name = super().get_cookie_name(handler)
        if not getattr(self.parent, "embed_in", ()):
            return name
        headers, cookies = handler.request.headers, handler.request.cookies
        page = headers.get("Sec-Fetch-Dest")
        other = page in ("iframe", "frame") and headers.get("Sec-Fetch-Site") == "cross-site"
        # later requests of a page in such a frame, and reloads of it, come from this site itself
        later = page != "document" and name not in cookies and f"{name}{FRAMED}" in cookies
        return f"{name}{FRAMED}" if other or later else name

    def names(self, handler: RequestHandler) -> Iterator[str]:
        """Yield every reader's name in the cookies of the requesting browser."""
        user = handler.current_user
        if user is not None:
            yield user.username
        for own in self._spares(handler):
            if cookie := handler.get_signed_cookie(own):
                yield cookie.decode()

    def _spares(self, handler: RequestHandler) -> list[str]:
        start = self.get_cookie_name(handler) + SEPARATOR
        return [name for name in handler.request.cookies if name.startswith(start)][:MAX_NAMES_PER_BROWSER]

    def _is_secure(self, handler: RequestHandler) -> bool:
        """Return whether the browser uses HTTPS, as far as the proxy says.

        A client that sends a false header harms only itself.
        """
        if self.secure_cookie is not None:
            return bool(self.secure_cookie)
        said = handler.request.headers.get("X-Forwarded-Proto", handler.request.protocol)
        return said.split(",")[0].strip().lower() == "https"


def _partition(handler: RequestHandler, names: Iterable[str]) -> None:
    """Mark the cookies that were just set as partitioned.

    Tornado stores the cookies of a response in a private cookie jar.
    """
    jar: Any = handler._new_cookie
    for name in names:
        kept: Partitioned = Partitioned()
        kept.set(name, jar[name].value, jar[name].coded_value)
        kept.update(jar[name])
        jar[name] = kept


def add_reader_names(query: str, names: Iterable[str]) -> str:
    """Return the query with hashes of the browser's names, for which the kernel seals matches.

    Names in the address itself are dropped. Only hashes are passed on, never the names in the cookies.

    >>> add_reader_names("reader=anna&seed=7", ["x"]) == add_reader_names("seed=7", ["x"]), add_reader_names("", [])
    (True, '')
    """
    said = [part for part in query.split("&") if part and unquote_plus(part.partition("=")[0]) != READER]
    known = dict.fromkeys(blake2b(name.encode(), digest_size=12, person=b"reader").hexdigest() for name in names)
    return "&".join([f"{READER}={'.'.join(known)}"] * bool(known) + said)


class Owners:
    """Kernel → name of the reader to whom it was given."""

    def __init__(self, kernels: Container[str], *, bound: bool = True) -> None:
        """Begin without owners.

        kernels: a container of the living kernels' ids
        bound: if False, any client may open a kernel whose id it knows
        """
        self._kernels = kernels
        self._bound = bound
        self._names: dict[str, str] = {}

    def give(self, kernel_id: str, name: str) -> None:
        """Make the reader of this name the kernel's owner."""
        self._names = {each: owner for each, owner in self._names.items() if each in self._kernels}
        self._names[kernel_id] = name

    def opens(self, kernel_id: str, handler: Any) -> bool:
        """Return whether the requesting browser belongs to the kernel's owner.

        Return False for a kernel that has ended.
        """
        if kernel_id not in self._kernels:
            return False
        return not self._bound or self._names.get(kernel_id) in set(handler.identity_provider.names(handler))
