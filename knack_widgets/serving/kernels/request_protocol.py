"""The private address at which a waiting kernel gets the request of its reader.

A kernel that has rendered its page before a reader comes asks for the reader's request, over a websocket. Voilà would
answer any client about any kernel, and when a websocket closes, Voilà may forget another websocket that still waits.
Here each kernel has a separate address, which contains a secret word. `widgets/request.py` and Voilà's own
`wait_for_request` read the address from the kernel's environment.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from hmac import compare_digest
from secrets import token_hex
from typing import Any, ClassVar, Final

from tornado import web
from voila.request_info_handler import RequestInfoSocketHandler
from voila.utils import ENV_VARIABLE

BASE: Final = ENV_VARIABLE.VOILA_WS_BASE_URL.value
ROUTE: Final = r"/announced/(?P<word>[0-9a-f]{32})/voila/query/(?P<kernel_id>[\w-]{36})"
"""The address for a kernel's question; the word in it is the kernel's secret."""

_words: Final[dict[str, str]] = {}


def invite(kernel_id: str, env: Mapping[str, str]) -> dict[str, str]:
    """Return a kernel's environment with the address at which it gets its reader's request."""
    word = _words[kernel_id] = token_hex(16)
    base = env.get(BASE) or os.environ.get(BASE) or env.get(ENV_VARIABLE.VOILA_SERVER_URL.value, "/")
    return {**env, BASE: f"{base.rstrip('/')}/announced/{word}/"}


def forget(kernel_id: str) -> None:
    """Forget a kernel that has ended: its word, and any request that waits for it."""
    _words.pop(kernel_id, None)
    forget_request(kernel_id)
    RequestInfoSocketHandler._waiters.pop(kernel_id, None)


def forget_request(kernel_id: str) -> None:
    """Forget the request of a kernel's reader, which Voilà would keep."""
    RequestInfoSocketHandler._cache.pop(kernel_id, None)


class Announcement(RequestInfoSocketHandler):  # type: ignore[misc]
    """Voilà's handler, limited to the kernel whose secret is in the address."""

    waits: ClassVar[dict[str, Any]] = RequestInfoSocketHandler._waiters

    async def get(self, *args: Any, **arguments: Any) -> None:
        """Refuse (404) a client that does not have the kernel's secret word."""
        mine = _words.get(arguments.get("kernel_id", ""), "")
        if not mine or not compare_digest(mine, arguments.get("word", "")):
            raise web.HTTPError(404)
        await super().get(*args, **arguments)

    def open(self, word: str, kernel_id: str) -> None:  # noqa: ARG002 (the route's)
        """Wait for the kernel's reader, or send the request at once if the reader has come."""
        self.kernel_id = kernel_id
        super().open(kernel_id)

    def on_close(self) -> None:
        """Remove this websocket, and no other, from those that wait."""
        if self.waits.get(self.kernel_id) is self:
            del self.waits[self.kernel_id]


class Nobody(web.RequestHandler):
    """Replaces Voilà's own handler, which would answer any client."""

    def prepare(self) -> None:
        """Answer 404 to every method."""
        raise web.HTTPError(404)
