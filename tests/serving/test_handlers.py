"""What our handlers do otherwise than Voilà's: farewell, kernel line, way in, short addresses, error pages."""

import asyncio
import errno
import os
import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from tornado import web
from tornado.websocket import websocket_connect
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler

from knack_widgets.rulebook.link_fields import tidy_query
from knack_widgets.rules import games
from knack_widgets.serving import app, page
from knack_widgets.serving.delivery.refusals import same_origin
from knack_widgets.serving.kernels import handlers
from knack_widgets.serving.rooms.guard import Rooms

NOBODY = "00000000-0000-0000-0000-000000000000"
OURS = {"Sec-Fetch-Site": "same-origin"}


@pytest.mark.parametrize(
    ("headers", "ours"),
    [
        ({"Sec-Fetch-Site": "same-origin"}, True),
        ({"Sec-Fetch-Site": "same-origin", "Origin": "https://hub.example", "Host": "127.0.0.1:8866"}, True),
        ({"Sec-Fetch-Site": "same-site", "Origin": "http://here", "Host": "here"}, False),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Sec-Fetch-Site": "none"}, False),
        ({"Origin": "http://Here:8866", "Host": "here:8866"}, True),
        ({"Origin": "http://there:8866", "Host": "here:8866"}, False),
        ({"Origin": "http://here:8867", "Host": "here:8866"}, False),
        ({"Origin": "null", "Host": "here:8866"}, False),
        ({"Host": "here:8866"}, False),
        ({}, False),
    ],
)
def test_same_origin(headers: dict[str, str], ours: bool) -> None:
    assert same_origin(headers) is ours


def test_a_farewell_ends_its_kernel_once_and_only_for_our_own_pages(live: Callable[..., None]) -> None:
    async def scene(server) -> None:
        kernels = server.book.kernel_manager
        kernel = await kernels.start_kernel()
        farewell = f"/voila/api/shutdown/{kernel}"
        for headers in ({}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "http://elsewhere"}):
            answer = await server.fetch(farewell, method="POST", body="", headers=headers)
            assert answer.code in (403, 404), headers
        assert kernel in kernels
        answers = [await server.fetch(farewell, method="POST", body="", headers=OURS) for _ in range(2)]
        assert [answer.code for answer in answers] == [204, 204]
        assert kernel not in kernels

    live(scene, "--BookServer.bound=False", "--BookServer.forks=False")


def test_the_farewell_as_voilas_page_writes_it(live: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    """No page sets the cookie whose value it adds: the field is empty. Voilà's handler refuses that, ours does not."""

    async def send(server) -> int:
        answer = await server.fetch(f"/voila/api/shutdown/{NOBODY}", method="POST", body="_xsrf=", headers=OURS)
        return answer.code

    codes: list[int] = []

    async def scene(server) -> None:
        codes.append(await send(server))

    live(scene)
    monkeypatch.delitem(app.OURS, VoilaShutdownKernelHandler)
    live(scene)
    assert codes == [204, 403]


def test_the_kernel_line_sends_small_messages_at_once(
    live: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: asyncio.Queue[handlers.KernelSocket] = asyncio.Queue()
    stock_open = handlers.KernelSocket.open

    async def opening(self: handlers.KernelSocket, kernel_id: str) -> None:
        await stock_open(self, kernel_id)
        opened.put_nowait(self)

    monkeypatch.setattr(handlers.KernelSocket, "open", opening)

    async def scene(server) -> None:
        kernel = await server.book.kernel_manager.start_kernel()
        line = await websocket_connect(f"ws://127.0.0.1:{server.port}/api/kernels/{kernel}/channels?session_id=test")
        handler = await opened.get()
        accepted = handler.ws_connection.stream.socket
        assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        assert kernel in handlers.KernelSocket.seen
        line.close()
        while await line.read_message() is not None:
            pass
        while handler.connection is not None:  # its sockets must be closed before the server's context can be
            await asyncio.sleep(0.01)

    live(scene, "--BookServer.bound=False", "--BookServer.forks=False")


def test_a_line_to_a_kernel_that_is_gone_is_refused(live: Callable[..., None]) -> None:
    async def scene(server) -> None:
        answer = await server.fetch(
            f"/api/kernels/{NOBODY}/channels", headers={"Upgrade": "websocket", "Connection": "Upgrade"}
        )
        assert answer.code == 404

    live(scene)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("/", "voila/render/index.ipynb"),
        ("/?lang=de&step=3", "voila/render/index.ipynb?lang=de&step=3"),
        ("/voila/tree?lang=de", "../voila/render/index.ipynb?lang=de"),
        ("/voila/tree/", "../../voila/render/index.ipynb"),
        ("/knack?record=a%2Bb", "voila/render/knack.ipynb?record=a%2Bb"),
        ("/Knack", "voila/render/knack.ipynb"),
        ("/knack/", "../voila/render/knack.ipynb"),
        ("/knack/?lang=de", "../voila/render/knack.ipynb?lang=de"),
        ("/knack.html", "voila/render/knack.ipynb"),
        ("/k%C3%B6pknack", "voila/render/kopknack.ipynb"),
        ("/K%C3%96PKNACK.", "voila/render/kopknack.ipynb"),
        ("/koepknack", "voila/render/kopknack.ipynb"),
        ("/kn%C3%A5ker", "voila/render/knaker.ipynb"),
        ("/knaaker)", "voila/render/knaker.ipynb"),
        ("/Sv%C3%A4ngknack%20II", "voila/render/svangknack.ipynb"),
        ("/knack?clause=PLAY.3.&lang=en-GB", "voila/render/knack.ipynb?clause=play.3&lang=en"),
        ("/ROOM", "room"),
        ("/Room/?lang=de", "../room?lang=de"),
        ("/room/abcdef.", "../room/ABCDEF"),
        ("/room/ABCDEF)", "../room/ABCDEF"),
        ("/room/ABCDEF/", "../../room/ABCDEF"),
        ("/ROOM/ABCDEF?lang=de", "../room/ABCDEF?lang=de"),
        ("/room/%E2%80%9EABCDEF%E2%80%9C,", "../room/ABCDEF"),
        ("/Room/abcdef/desk/", "../../../room/ABCDEF/desk"),
        ("/room/ABC0EF?lang=de", "../room?lang=de&code=ABC0EF"),
    ],
)
@pytest.mark.parametrize("base", ["/", "/user/anna/book/"])
def test_short_ways_lead_to_pages_and_keep_the_query(
    live: Callable[..., None], tmp_path: Path, asked: str, told: str, base: str
) -> None:
    for name in ("index", "knack", "kopknack", "knaker", "svangknack"):
        (tmp_path / "notebooks" / f"{name}.ipynb").touch()

    async def scene(server) -> None:
        answer = await server.fetch(asked)
        assert (answer.code, answer.headers["Location"]) == (302, told)  # relative: right with and without a prefix

    live(scene, f"--base_url={base}", "--server_url=/")


@pytest.mark.parametrize("query", ["clause=PLAY.3.", "lang=en-GB", "amp;clause=play.3", "reading=k-5.B)"])
def test_a_page_asked_for_untidily_is_asked_for_again(live: Callable[..., None], query: str) -> None:
    async def scene(server) -> None:
        answer = await server.fetch(f"/voila/render/knack.ipynb?{query}")
        assert (answer.code, answer.headers["Location"]) == (302, f"?{tidy_query(query)}")

    live(scene)


@pytest.mark.parametrize(
    ("path", "game"),
    [
        ("/kopknak", "kopknack"),
        ("/voila/render/knakker.ipynb", "knaker"),
        ("/voila/render/Sw%C3%A4ngknack.ipynb", "svangknack"),
        ("/some/where/knack31x", "knack31"),
    ],
)
def test_a_page_that_is_not_there_names_the_game_that_was_meant(
    live: Callable[..., None], tmp_path: Path, path: str, game: str
) -> None:
    async def scene(server) -> None:
        answer = await server.fetch(path)
        assert f'href="/{game}"' not in answer.body.decode()  # there is no such page, either
        (tmp_path / "notebooks" / f"{game}.ipynb").touch()
        answer = await server.fetch(path)
        assert answer.code == 404
        page = answer.body.decode()
        assert f'href="/{game}"' in page
        assert games[game].names["en"] in page

    live(scene)


@pytest.mark.parametrize(
    ("path", "target"),
    [("/room/abc234?lang=de", "ABC234?lang=de"), ("/room/abC234/desk", "../ABC234/desk")],
)
def test_a_room_s_code_in_small_letters_leads_to_its_address(live: Callable[..., None], path: str, target: str) -> None:
    async def scene(server) -> None:
        answer = await server.fetch(path)
        assert (answer.code, answer.headers.get("Location")) == (302, target)

    live(scene)


def test_a_machine_with_nothing_left_for_a_page_asks_its_reader_to_wait(
    live: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: object, __: str | None) -> None:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    monkeypatch.setattr(page.Page, "_write", fail)

    async def scene(server) -> None:
        (tmp_path / "notebooks" / "knack.ipynb").touch()
        answer = await server.fetch("/voila/render/knack.ipynb")
        assert (answer.code, answer.headers["Cache-Control"]) == (503, "no-store")
        assert int(answer.headers["Retry-After"]) > 0

    live(scene)


@pytest.mark.parametrize("status", [429, 503])
def test_a_room_that_a_reader_has_to_wait_for_is_not_called_wrong(
    live: Callable[..., None], monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    async def refuse(*_: object, **__: object) -> None:
        raise web.HTTPError(status)

    monkeypatch.setattr(Rooms, "check", refuse)

    async def scene(server) -> None:
        assert (await server.fetch("/room/ABC234")).code == status

    live(scene)


def test_a_page_that_is_like_no_game_names_none(live: Callable[..., None]) -> None:
    async def scene(server) -> None:
        answer = await server.fetch("/robots.txt")
        assert answer.code == 404
        assert "Perhaps you meant" not in answer.body.decode()

    live(scene)


def test_without_a_shelf_the_way_in_is_the_list(live: Callable[..., None], tmp_path: Path) -> None:
    (tmp_path / "notebooks" / "a & b.ipynb").touch()

    async def scene(server) -> None:
        answer = await server.fetch("/")
        assert answer.code == 200
        assert b'<a href="/voila/render/a%20%26%20b.ipynb">a &amp; b.ipynb</a>' in answer.body
        assert b"cdn" not in answer.body

    live(scene)


@pytest.mark.parametrize(
    ("options", "codes"),
    [
        ([], [200, 200, 404, 404, 404, 404]),
        (["--VoilaConfiguration.extension_allowlist=@else/where"], [404, 404, 200, 404, 404, 404]),
    ],
)
def test_the_extensions_that_pages_load_are_there_and_no_others(
    live: Callable[..., None], tmp_path: Path, options: list[str], codes: list[int]
) -> None:
    installed = tmp_path / "installed"
    for name in ("anywidget", "@else/where", "elsewhere"):
        (installed / name).mkdir(parents=True)
        (installed / name / "package.json").write_text("{}")
    asked = ["anywidget", "elsewhere/../anywidget", "@else/where", "elsewhere", "nothing", "anywidget/../elsewhere"]

    async def scene(server) -> None:
        paths = [f"/voila/labextensions/{name}/package.json" for name in asked]
        assert [(await server.fetch(path)).code for path in paths] == codes

    live(scene, f"--VoilaConfiguration.extra_labextensions_path={installed}", *options)


@pytest.mark.parametrize("path", ["/no/such/page", "/voila/render/nothing.ipynb", "/NOTHING", "/voila/files/x.py"])
def test_what_is_not_there_is_said_in_our_words(live: Callable[..., None], path: str) -> None:
    async def scene(server) -> None:
        answer = await server.fetch(path)
        assert answer.code in (403, 404)
        if b"<html" in answer.body and answer.code == 404:
            assert b'<div role="alert">' in answer.body
            assert b"Den sidan finns inte." in answer.body
            assert b"http" not in answer.body.replace(b"http://www.w3.org/2000/svg", b"")

    live(scene)
