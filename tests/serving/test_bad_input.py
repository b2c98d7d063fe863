"""Requests that no page of ours sends: an answer at once, and never a breakdown."""

import asyncio
from collections.abc import Callable
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from knack_widgets.serving.delivery.refusals import LONGEST
from knack_widgets.serving.kernels.message_protocol import LONGEST_MESSAGE
from knack_widgets.serving.limits.connections import Connections

pytestmark = pytest.mark.apart

SOON_S = 60
"""For one answer, also of a machine that does much else: what never comes does not come then either."""
NOBODY = "00000000-0000-0000-0000-000000000000"
ROUTES = [
    *("/", "/knack", "/voila/render/", "/voila/tree/", "/voila/files/", "/voila/static/", "/voila/templates/"),
    *("/voila/api/shutdown/", "/voila/api/contents/", "/voila/api/themes/", "/voila/labextensions/", "/voila/query/"),
    *("/api/kernels/", f"/api/kernels/{NOBODY}", f"/api/kernels/{NOBODY}/channels", f"/voila/query/{NOBODY}"),
    *("/login", "/logout", "/static/", "/nothing/"),
]
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
NASTY = [
    "..",
    "../" * 9 + "etc/passwd",
    "\0",
    "a\0.ipynb",
    ".ipynb",
    "a" * 300 + ".ipynb",
    "//",
    "%",
    "\ud7ff",
    "\r\n",
    "C:\\x",
]
PARTS = st.one_of(st.sampled_from(NASTY), st.text(max_size=20), st.binary(max_size=12))
HEADERS = [
    "",
    "Upgrade: websocket\r\nConnection: Upgrade\r\n",
    "Content-Length: 9999999999\r\n",
    "Content-Length: -1\r\n",
]
HEADERS += [
    "Cookie: knack-reader=x; _xsrf=\r\n",
    "Accept-Language: ;;,\x80\r\n",
    "Origin: http://[\r\n",
    "Host: [::\r\n",
]
REQUESTS = st.tuples(
    st.sampled_from(METHODS),
    st.sampled_from(ROUTES),
    st.lists(PARTS, max_size=2),
    st.sampled_from(["", "?lang=", "?record=", "?template=", "?theme=", "?format=", "?content=", "?token="]),
    PARTS,
    st.sampled_from(HEADERS),
)


async def status(port: int, method: str, target: str, headers: str = "", body: bytes = b"") -> int:
    """The answer's status; 0 for a connection that is closed without one."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(f"{method} {target} HTTP/1.1\r\nHost: localhost\r\n{headers}\r\n".encode("latin-1") + body)
        line = await asyncio.wait_for(reader.readline(), SOON_S)
        return int(line.split()[1]) if line else 0
    except ConnectionError:
        return 0
    finally:
        writer.close()


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(requests=st.lists(REQUESTS, min_size=25, max_size=25))
def test_no_request_breaks_the_server(live: Callable[..., None], requests: list[tuple]) -> None:
    async def scene(server) -> None:
        for method, route, parts, key, value, headers in requests:
            target = route + "/".join(quote(part, safe="/") for part in parts) + key + (quote(value) if key else "")
            code = await status(server.port, method, target, headers)
            assert code < 500, (method, target, headers, code)

    live(scene, "--BookServer.max_readers=50")  # however little memory is free while this runs


@pytest.mark.parametrize("path", ["/", "/knack", "/voila/render/knack.ipynb"])
def test_an_address_that_is_too_long_is_said_to_be(live: Callable[..., None], path: str) -> None:
    async def scene(server) -> None:
        for length in (LONGEST + 1, 100_000):
            answer = await server.fetch(f"{path}?record={'A' * length}")
            assert answer.code == 414
            assert "The address is too long" in answer.body.decode()
        assert (await server.fetch(f"{path}?record={'A' * 8_000}")).code in (200, 302, 404)

    live(scene)


def test_headers_without_end_are_not_read_to_their_end(live: Callable[..., None]) -> None:
    async def scene(server) -> None:
        assert await status(server.port, "GET", "/?" + "A" * (Connections().header_size + 1)) == 0

    live(scene)


def test_an_upload_over_the_limit_is_refused_before_it_is_read(live: Callable[..., None]) -> None:
    """Its length is announced; nothing of it is sent, and the answer comes all the same."""

    async def scene(server) -> None:
        farewell = f"/voila/api/shutdown/{NOBODY}"
        for length, code in ((Connections().body_size + 1, 400), (2, 204)):
            headers = f"Sec-Fetch-Site: same-origin\r\nContent-Length: {length}\r\n"
            assert await status(server.port, "POST", farewell, headers, b"" if code == 400 else b"a=") == code

    live(scene)


def test_a_message_over_the_limit_closes_the_line_before_it_is_read(live: Callable[..., None]) -> None:
    async def scene(server) -> None:
        kernel = await server.book.kernel_manager.start_kernel()
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        ask = f"GET /api/kernels/{kernel}/channels HTTP/1.1\r\nHost: localhost\r\n{HEADERS[1]}"
        writer.write(f"{ask}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode())
        assert b" 101 " in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), SOON_S)
        # The head of a frame alone: text, masked, with its length in eight bytes.
        writer.write(bytes([0x81, 0xFF]) + (LONGEST_MESSAGE + 1).to_bytes(8, "big") + bytes(4))
        said = await asyncio.wait_for(reader.read(), SOON_S)
        assert (1009).to_bytes(2, "big") + b"message too big" in said
        writer.close()
        assert kernel in server.book.kernel_manager

    live(scene, "--BookServer.bound=False")
