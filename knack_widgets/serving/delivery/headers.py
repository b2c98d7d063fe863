"""Security headers of every response.

They allow no scripts from other sites, no frames in other sites, and no requests to other hosts. The pages' few inline
scripts are allowed by hashes, which are computed from the templates: a nonce is valid for one response only, so a page
that is rendered before its reader comes cannot contain it. Widgets load their code as modules that the page assembles
(`blob:`), and have their own styles.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.web import OutputTransform
from traitlets import Dict, Unicode
from traitlets.config import Configurable

from ..resource_paths import JUPYTER

NAME: Final = "Content-Security-Policy"
INLINE: Final = re.compile(r"<script(?: data-\w+=\"[^\"]*\")?>([^<{]+)</script>")
"""An inline script without a template variable, so that it is the same in every page."""
HEARTBEAT: Final = "window.voila_heartbeat()"
"""The script that Voilà sends if a cell runs for a long time."""
SWITCHING: Final = 101
ANCESTORS: Final = "frame-ancestors"
ORIGIN: Final = re.compile(r"\*|https?://(?:\*\.)?(?:[a-z0-9-]+\.)*[a-z0-9-]+(?::(?:\d{1,5}|\*))?", re.IGNORECASE)
"""An origin in the notation of a policy, which cannot contain IPv6 addresses."""


class Headers(Configurable):
    """The headers of every response; each can be configured separately."""

    policy = Dict(
        default_value={
            "default-src": "'none'",
            "script-src": "'self' blob: {inline}",
            "style-src": "'self' 'unsafe-inline'",
            "img-src": "'self' data: blob:",
            "font-src": "'self' data:",
            "media-src": "'self' data: blob:",
            "connect-src": "'self'",
            "form-action": "'self'",
            "base-uri": "'none'",
            "frame-ancestors": "'self'",
        },
        key_trait=Unicode(),
        value_trait=Unicode(),
        help="The whole Content-Security-Policy, by directive; `{inline}`: the hashes of the pages' own scripts.",
        config=True,
    )

    allow = Dict(
        key_trait=Unicode(),
        value_trait=Unicode(),
        config=True,
        help="What the policy allows besides, by directive: {'img-src': 'https://pictures.example'}, say.",
    )

    others = Dict(
        default_value={
            "Referrer-Policy": "same-origin",
            "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cross-Origin-Resource-Policy": "same-origin",
            "X-Content-Type-Options": "nosniff",
        },
        key_trait=Unicode(),
        value_trait=Unicode(),
        config=True,
        help="The other headers, by name; an empty one is left out.",
    )

    def all(self, embed_in: Sequence[str] = ()) -> dict[str, str]:
        """Return the headers by name; `embed_in`: origins whose pages may show ours in a frame."""
        rules = dict(self.policy)
        for name, more in self.allow.items():
            now = rules.get(name, rules.get("default-src", ""))
            rules[name] = f"{now} {more}".replace("'none' ", "").strip()
        if embed_in:
            rules[ANCESTORS] = " ".join([rules.get(ANCESTORS, "").replace("'none'", "").strip(), *embed_in]).strip()
        inline = " ".join(sorted(hashes()))
        policy = "; ".join(f"{name} {sources}" for name, sources in rules.items()).replace("{inline}", inline)
        return {name: text for name, text in {NAME: policy, **self.others}.items() if text}


def check_origin(text: str) -> str:
    """Return an origin or `*`, as in `frame-ancestors`. Raise ValueError for other text.

    >>> check_origin("https://*.school.example:8443")
    'https://*.school.example:8443'
    >>> check_origin("school.example/lessons")
    Traceback (most recent call last):
    ...
    ValueError: embed_in = 'school.example/lessons': expected an origin without a path, such as ...
    """
    if not ORIGIN.fullmatch(text):
        raise ValueError(
            f"embed_in = {text!r}: expected an origin without a path, such as https://school.example, "
            "http://localhost:8000 or https://*.school.example; or * for any"
        )
    return text


class Adding(OutputTransform):
    """A transform that adds headers to every response and replaces headers of the same name."""

    def __init__(self, headers: dict[str, str], request: HTTPServerRequest) -> None:
        super().__init__(request)
        self.headers = headers

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """Return the response's start with the headers added."""
        del finishing
        if status_code != SWITCHING:
            for name, text in self.headers.items():
                headers[name] = text
            headers.pop("Server", None)  # it would reveal Tornado's version
        return status_code, headers, chunk


def hashes(templates: Path = JUPYTER) -> Iterator[str]:
    """Yield the hashes of the templates' inline scripts, in a policy's notation."""
    scripts = {HEARTBEAT}
    for path in sorted(templates.rglob("*.*")):
        if path.suffix in (".html", ".j2"):
            scripts.update(INLINE.findall(path.read_text(encoding="utf-8")))
    for script in scripts:
        yield f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"
