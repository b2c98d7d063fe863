"""Whose kernel it is: a kernel serves the reader alone whose browser was given its page.

A page shows its kernel's id to whoever looks over a shoulder or opens a saved copy, so knowing it must open nothing.
What only the reader's browser has is the signed cookie that tells readers apart.

Two tabs that a browser opens at the same moment, both without a cookie, get one each, and the later takes the first
one's place in the browser. So a reader who is new is given the name a second time, in a cookie that no other replaces.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from hashlib import blake2b
from typing import Any, Final
from urllib.parse import unquote_plus

from jupyter_server.auth.identity import PasswordIdentityProvider, User
from tornado.web import RequestHandler

from ..widgets.request import READER

SEPARATOR: Final = "-"
MOST: Final = 16
"""Names that one browser can bear: as many tabs may have been opened at its first moment here."""


class Identity(PasswordIdentityProvider):
    """Who a reader is, told by cookies that no other site's page makes a browser send."""

    def set_login_cookie(self, handler: RequestHandler, user: User) -> None:
        """Name the reader, in the cookie that is theirs from now on and in one of this name alone."""
        set_cookie, name = handler.set_signed_cookie, self.get_cookie_name(handler)
        options = {
            "httponly": True,
            "samesite": "Lax",
            "path": handler.base_url,  # type: ignore[attr-defined]
            **({"secure": True} if self._is_secure(handler) else {}),
            **self.cookie_options,
        }
        set_cookie(name, self.user_to_cookie(user), **options)
        own = f"{name}{SEPARATOR}{user.username[:12]}"
        set_cookie(own, user.username, **options, expires_days=None)
        for old in self._spares(handler):
            if not handler.get_signed_cookie(old):
                handler.clear_cookie(old, path=options["path"])

    def names(self, handler: RequestHandler) -> Iterator[str]:
        """Every name that the asking browser bears."""
        user = handler.current_user
        if user is not None:
            yield user.username
        for own in self._spares(handler):
            if found := handler.get_signed_cookie(own):
                yield found.decode()

    def _spares(self, handler: RequestHandler) -> list[str]:
        start = self.get_cookie_name(handler) + SEPARATOR
        return [name for name in handler.request.cookies if name.startswith(start)][:MOST]

    def _is_secure(self, handler: RequestHandler) -> bool:
        """Whether the browser came by HTTPS, as far as the proxy before us says; whoever lies deceives itself alone."""
        if self.secure_cookie is not None:
            return bool(self.secure_cookie)
        said = handler.request.headers.get("X-Forwarded-Proto", handler.request.protocol)
        return said.split(",")[0].strip().lower() == "https"


def add_reader_names(query: str, names: Iterable[str]) -> str:
    """The query with the names that a browser bears, so that its kernel knows whom it keeps things for.

    What the address itself says of it is no word of ours. The names are hashes: those in the cookies stay there.

    >>> add_reader_names("reader=anna&seed=7", ["x"]) == add_reader_names("seed=7", ["x"]), add_reader_names("", [])
    (True, '')
    """
    said = [part for part in query.split("&") if part and unquote_plus(part.partition("=")[0]) != READER]
    known = dict.fromkeys(blake2b(name.encode(), digest_size=12, person=b"reader").hexdigest() for name in names)
    return "&".join([f"{READER}={'.'.join(known)}"] * bool(known) + said)


class Owners:
    """The kernels that were given to readers, each with its reader's name."""

    def __init__(self, kernels: Container[str], *, bound: bool = True) -> None:
        """`kernels`: what knows whether a kernel lives. `bound`: `False` opens every kernel to whoever knows its id."""
        self._kernels = kernels
        self._bound = bound
        self._names: dict[str, str] = {}

    def give(self, kernel_id: str, name: str) -> None:
        """From now on the kernel is this reader's."""
        self._names = {each: owner for each, owner in self._names.items() if each in self._kernels}
        self._names[kernel_id] = name

    def opens(self, kernel_id: str, handler: Any) -> bool:
        """Whether the asking browser is the kernel's reader's; never for a kernel that is gone."""
        if kernel_id not in self._kernels:
            return False
        return not self._bound or self._names.get(kernel_id) in set(handler.identity_provider.names(handler))
