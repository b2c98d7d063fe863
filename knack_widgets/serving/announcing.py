"""Who has come, told to the kernel that made the page ahead, and to nobody else.

A kernel that waits for a reader asks the server who that is, on a websocket. Voilà lets anybody ask for anybody's, and
when one who asks leaves, it forgets another who still waits. Here each kernel is given an address of its own for the
question, with a word in it that nobody else has; `widgets/request.py` and Voilà's own `wait_for_request` take the
address from the kernel's environment.
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
"""Where a kernel asks; the word in it is its own."""

_words: Final[dict[str, str]] = {}


def invite(kernel_id: str, env: Mapping[str, str]) -> dict[str, str]:
    """A kernel's environment, with the address under which it is told who has come."""
    word = _words[kernel_id] = token_hex(16)
    base = env.get(BASE) or os.environ.get(BASE) or env.get(ENV_VARIABLE.VOILA_SERVER_URL.value, "/")
    return {**env, BASE: f"{base.rstrip('/')}/announced/{word}/"}


def forget(kernel_id: str) -> None:
    """Forget a kernel that is gone: its word, and what was to be told to it."""
    _words.pop(kernel_id, None)
    RequestInfoSocketHandler._cache.pop(kernel_id, None)
    RequestInfoSocketHandler._waiters.pop(kernel_id, None)


class Announcement(RequestInfoSocketHandler):  # type: ignore[misc]
    """Voilà's, for the kernel whose word is in the address."""

    waits: ClassVar[dict[str, Any]] = RequestInfoSocketHandler._waiters

    async def get(self, *args: Any, **given: Any) -> None:
        """Refuse (404) whoever does not have the kernel's word."""
        mine = _words.get(given.get("kernel_id", ""), "")
        if not mine or not compare_digest(mine, given.get("word", "")):
            raise web.HTTPError(404)
        await super().get(*args, **given)

    def open(self, word: str, kernel_id: str) -> None:  # noqa: ARG002 (the route's)
        """Wait for the kernel's reader, or hear at once who has come."""
        self.kernel_id = kernel_id
        super().open(kernel_id)

    def on_close(self) -> None:
        """Wait no longer: this one, and no other."""
        if self.waits.get(self.kernel_id) is self:
            del self.waits[self.kernel_id]


class Nobody(web.RequestHandler):
    """Where Voilà's own would answer: nobody is told there."""

    def prepare(self) -> None:
        """Answer 404, whatever the method."""
        raise web.HTTPError(404)
