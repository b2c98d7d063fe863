"""What the server answers where something is to be printed: at once, without a kernel, however many ask."""

import asyncio
import threading
from collections.abc import Callable

import pytest

from knack_widgets.pages.printing import Asked
from knack_widgets.serving import printed
from knack_widgets.serving.headers import NAME

ID = "knack.play-3.legal-moves.7"
PAGE = "/voila/render/knack.ipynb"


@pytest.mark.parametrize("kind", ["rules", f"sheet&exercise={ID}", f"key&exercise={ID}"])
def test_pages_for_paper_take_neither_kernel_nor_place(live: Callable[..., None], kind: str) -> None:
    async def scene(server) -> None:
        answer = await server.fetch(f"{PAGE}?print={kind}", headers={"Accept-Language": "de"})
        assert answer.code == 200
        assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
        assert answer.headers["Content-Language"] == "de"
        assert b'<html lang="de">' in answer.body
        assert "default-src 'none'" in answer.headers[NAME]
        assert list(server.book.kernel_manager.list_kernel_ids()) == []

    live(scene, "--BookServer.max_readers=1")


def test_short_addresses_lead_there(live: Callable[..., None]) -> None:
    async def scene(server) -> None:
        answer = await server.fetch("/knack?print=rules")
        assert answer.headers["Location"].endswith("voila/render/knack.ipynb?print=rules")

    live(scene)


def test_an_unknown_page_says_which_there_are(live: Callable[..., None]) -> None:
    async def scene(server) -> None:
        answer = await server.fetch(f"{PAGE}?print=everything&lang=en")
        assert answer.code == 404
        assert b"expected one of rules, sheet, key" in answer.body

    live(scene)


def test_codes_have_the_address_that_the_reader_knows(live: Callable[..., None]) -> None:
    headers = {"Host": "k.example", "X-Forwarded-Proto": "https"}

    async def scene(server) -> None:
        answer = await server.fetch(f"{PAGE}?print=sheet&exercise={ID}", headers=headers)
        assert f"https://k.example/knack?exercise={ID}".encode() in answer.body

    live(scene, "--BookServer.hosts=k.example")


def test_more_than_can_wait_are_asked_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop goes on while a page is made; who comes when too many wait is sent away at once."""
    goes, asked = threading.Event(), Asked("knack", "rules", "en")

    def slow(_: Asked, address: str) -> str:
        assert goes.wait(30)
        return address

    monkeypatch.setattr(printed, "answer", slow)

    async def scene() -> None:
        press = printed.Press(2)
        first, second = (asyncio.create_task(press.make(asked, str(number))) for number in range(2))
        await asyncio.sleep(0)
        assert await press.make(asked, "late") is None
        goes.set()
        assert [await first, await second] == ["0", "1"]
        assert await press.make(asked, "again") == "again"

    asyncio.run(scene())


def test_who_is_sent_away_gets_the_page_that_tries_again(
    live: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(printed, "PRESS", printed.Press(0))

    async def scene(server) -> None:
        answer = await server.fetch(f"{PAGE}?print=rules")
        assert answer.code == 503
        assert int(answer.headers["Retry-After"]) > 0

    live(scene)
