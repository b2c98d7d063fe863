"""Who owns a kernel: it serves only the browser to which its page was sent.

A kernel's id can be read on the screen and in a saved copy of the page, so knowing the id must not be enough. Only the
reader's browser has the signed cookie by which readers are told apart.

When a browser without a cookie opens two tabs at once, each response sets one, and the second replaces the first. So a
new reader's name is also set in a second cookie, whose own name contains it and which no other replaces.
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
"""The most names that one browser can have: as many tabs may be opened at once on the first visit."""


class Identity(PasswordIdentityProvider):
    """Identifies readers by cookies that a browser does not send for pages of other sites."""

    def set_login_cookie(self, handler: RequestHandler, user: User) -> None:
        """Set the reader's name in the usual cookie, and in one of its own."""
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
        """Every name that the requesting browser has."""
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
        """Whether the browser came by HTTPS, as far as the proxy says; a false header harms only its sender."""
        if self.secure_cookie is not None:
            return bool(self.secure_cookie)
        said = handler.request.headers.get("X-Forwarded-Proto", handler.request.protocol)
        return said.split(",")[0].strip().lower() == "https"


def add_reader_names(query: str, names: Iterable[str]) -> str:
    """The query with the browser's names, so that its kernel knows for whom it seals a match.

    Names that the address itself brings are dropped. Only hashes are passed on, never the names in the cookies.

    >>> add_reader_names("reader=anna&seed=7", ["x"]) == add_reader_names("seed=7", ["x"]), add_reader_names("", [])
    (True, '')
    """
    said = [part for part in query.split("&") if part and unquote_plus(part.partition("=")[0]) != READER]
    known = dict.fromkeys(blake2b(name.encode(), digest_size=12, person=b"reader").hexdigest() for name in names)
    return "&".join([f"{READER}={'.'.join(known)}"] * bool(known) + said)


class Owners:
    """The kernels that were given to readers, each with its reader's name."""

    def __init__(self, kernels: Container[str], *, bound: bool = True) -> None:
        """`kernels`: a container of the living kernels' ids. `bound`: `False` opens one to anybody with its id."""
        self._kernels = kernels
        self._bound = bound
        self._names: dict[str, str] = {}

    def give(self, kernel_id: str, name: str) -> None:
        """Make the reader of this name the kernel's owner."""
        self._names = {each: owner for each, owner in self._names.items() if each in self._kernels}
        self._names[kernel_id] = name

    def opens(self, kernel_id: str, handler: Any) -> bool:
        """Whether the requesting browser is the kernel's owner's; `False` for a kernel that has ended."""
        if kernel_id not in self._kernels:
            return False
        return not self._bound or self._names.get(kernel_id) in set(handler.identity_provider.names(handler))
