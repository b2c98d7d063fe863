"""Pages for paper: without a kernel, in a queue ranked by client, and made once."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tornado.httpclient import AsyncHTTPClient
from tornado.testing import bind_unused_port

from knack_widgets.pages.printing import PrintRequest
from knack_widgets.serving.delivery import phone_address, print_queue
from knack_widgets.serving.delivery.headers import NAME
from knack_widgets.serving.delivery.print_queue import Print, PrintQueue

ID = "knack.play-3.legal-moves.7"
PAGE = "/voila/render/knack.ipynb"


@pytest.fixture
def _page(live: Callable[..., None], tmp_path: Path) -> None:
    """Let the server have the page of the game."""
    (tmp_path / "notebooks" / "knack.ipynb").write_text("{}")


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
        assert b"expected one of rules, full, original, aid, sheet, key" in answer.body

    live(scene)


@pytest.mark.usefixtures("_page")
def test_codes_have_the_address_that_the_reader_knows(live: Callable[..., None]) -> None:
    headers = {"Host": "k.example", "X-Forwarded-Proto": "https"}

    async def scene(server) -> None:
        answer = await server.fetch(f"{PAGE}?print=sheet&exercise={ID}", headers=headers)
        assert f"https://k.example/knack?exercise={ID}".encode() in answer.body

    live(scene, "--BookServer.hosts=k.example")


@pytest.mark.usefixtures("_page")
def test_codes_lead_phones_to_the_network_and_not_to_themselves(
    live: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(phone_address, "own_address", lambda: "10.0.0.5")
    said: list[tuple[bool, bool]] = []

    async def scene(server) -> None:
        answer = await server.fetch(f"{PAGE}?print=sheet&lang=en&exercise={ID}", headers={"Host": "localhost"})
        body = answer.body.decode()
        said.append((f"http://10.0.0.5/knack?exercise={ID}" in body, "a phone cannot reach" in body))
        assert "localhost/knack?exercise" not in body

    live(scene, "--Voila.ip=0.0.0.0")
    live(scene)
    assert said == [(True, False), (False, True)]


class Maker:
    """Stands for the function that makes pages: it makes none before `goes` is set, and notes which it makes."""

    def __init__(self) -> None:
        self.goes = threading.Event()
        self.made: list[int] = []

    def __call__(self, asked: PrintRequest, _: str) -> str:
        assert self.goes.wait(30)
        self.made.append(asked.seed)
        return f"sheet {asked.seed}"


@pytest.fixture
def maker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Maker]:
    made = Maker()
    monkeypatch.setattr(print_queue, "answer", made)
    yield made
    made.goes.set()


def sheet(seed: int, kind: str = "sheet") -> Print:
    return Print(PrintRequest("knack", kind, "en", seed=seed), "http://k.example/knack")


async def ask(queue: PrintQueue, seed: int, who: str, **more: object) -> "asyncio.Task[bytes | None]":
    """Ask for a sheet, and let the queue notice it."""
    task = asyncio.create_task(queue.make(sheet(seed), who, **more))
    await asyncio.sleep(0.01)
    return task


def test_a_client_with_20_connections_keeps_nobody_from_printing(live: Callable[..., None], maker: Maker) -> None:
    async def scene(server) -> None:
        sock, port = bind_unused_port()
        sock.close()
        door = server.book.connections.listen(server.book.app, port, "127.0.0.1")

        async def fetch(seed: int, who: str) -> int:
            url = f"http://127.0.0.1:{port}{PAGE}?print=sheet&seed={seed}"
            client = AsyncHTTPClient(force_instance=True, max_clients=1)
            answer = await client.fetch(url, raise_error=False, headers={"X-Forwarded-For": who})
            return int(answer.code)

        flood = [asyncio.create_task(fetch(seed, "192.0.2.7")) for seed in range(20)]
        await asyncio.sleep(0.5)
        reader = asyncio.create_task(fetch(100, "192.0.2.8"))
        await asyncio.sleep(0.2)
        maker.goes.set()
        assert await reader == 200
        assert maker.made.index(100) <= 1  # behind the page that was being made
        await asyncio.gather(*flood)
        door.stop()

    live(scene, "--Connections.trusted_proxies=127.0.0.1")


def test_a_clients_first_page_is_made_before_anothers_second(maker: Maker) -> None:
    async def scene() -> None:
        queue = PrintQueue()
        tasks = [await ask(queue, seed, "greedy") for seed in range(4)]
        tasks += [await ask(queue, 10, "anna"), await ask(queue, 20, "bo"), await ask(queue, 21, "bo")]
        maker.goes.set()
        await asyncio.gather(*tasks)

    asyncio.run(scene())
    assert maker.made == [0, 10, 20, 1, 21, 2, 3]


def test_an_address_has_no_more_pages_in_the_queue_than_its_share(maker: Maker) -> None:
    async def scene() -> None:
        queue = PrintQueue(max_per_address=2)
        first, second = [await ask(queue, seed, "greedy") for seed in (1, 2)]
        assert await queue.make(sheet(3), "greedy") is None
        maker.goes.set()
        assert [await first, await second] == [b"sheet 1", b"sheet 2"]
        assert await queue.make(sheet(3), "greedy") == b"sheet 3"

    asyncio.run(scene())


def test_a_full_queue_takes_no_further_client(maker: Maker) -> None:
    async def scene() -> None:
        queue = PrintQueue(max_waiting=2)
        tasks = [await ask(queue, seed, f"reader {seed}") for seed in (1, 2)]
        assert await queue.make(sheet(3), "reader 3") is None
        maker.goes.set()
        assert await asyncio.gather(*tasks) == [b"sheet 1", b"sheet 2"]
        assert await queue.make(sheet(3), "reader 3") == b"sheet 3"

    asyncio.run(scene())


def test_in_a_full_queue_a_second_page_gives_way_to_another_clients_first(maker: Maker) -> None:
    async def scene() -> None:
        queue = PrintQueue(max_waiting=3)
        tasks = [await ask(queue, seed, "greedy") for seed in (1, 2, 3)]
        tasks.append(await ask(queue, 9, "anna"))
        maker.goes.set()
        assert await asyncio.gather(*tasks) == [b"sheet 1", b"sheet 2", None, b"sheet 9"]

    asyncio.run(scene())


def test_a_page_whose_reader_has_gone_is_not_made(maker: Maker) -> None:
    async def scene() -> None:
        queue = PrintQueue()
        gone = False
        tasks = [await ask(queue, seed, f"reader {seed}", is_gone=lambda: gone) for seed in (1, 2)]
        tasks.append(await ask(queue, 3, "anna"))
        gone = True
        maker.goes.set()
        assert (await asyncio.gather(*tasks))[1:] == [None, b"sheet 3"]

    asyncio.run(scene())
    assert maker.made == [1, 3]


def test_a_page_is_made_as_long_as_one_of_its_readers_waits(maker: Maker) -> None:
    async def scene() -> None:
        queue = PrintQueue()
        first = await ask(queue, 1, "anna")
        gone = await ask(queue, 2, "school", is_gone=lambda: True)
        here = await ask(queue, 2, "school")
        maker.goes.set()
        assert (await asyncio.gather(first, gone, here))[2] == b"sheet 2"

    asyncio.run(scene())


def test_readers_who_have_gone_keep_nobody_out(maker: Maker) -> None:
    async def scene() -> None:
        queue = PrintQueue(max_waiting=2, max_per_address=2)
        tasks = [await ask(queue, seed, "school", is_gone=lambda: True) for seed in (1, 2)]
        tasks.append(await ask(queue, 3, "school"))
        maker.goes.set()
        assert (await asyncio.gather(*tasks))[2] == b"sheet 3"

    asyncio.run(scene())


def test_the_same_page_is_made_once(maker: Maker) -> None:
    """A class prints the same sheet: at the same time from one address and from another, and once more later."""

    async def scene() -> None:
        queue = PrintQueue(max_per_address=1)
        tasks = [await ask(queue, 1, who) for who in ["school"] * 5 + ["home"]]
        maker.goes.set()
        assert await asyncio.gather(*tasks) == [b"sheet 1"] * 6
        assert await queue.make(sheet(1), "school") == b"sheet 1"

    asyncio.run(scene())
    assert maker.made == [1]


@pytest.mark.parametrize("limits", [{"max_pages_kept": 2}, {"max_bytes_kept": 2 * len(b"sheet 1")}])
def test_no_more_pages_are_kept_than_the_limit(maker: Maker, limits: dict[str, int]) -> None:
    maker.goes.set()

    async def scene() -> None:
        queue = PrintQueue(**limits)
        for seed in (1, 2, 1, 3, 1, 2):
            assert await queue.make(sheet(seed), "anna") == f"sheet {seed}".encode()

    asyncio.run(scene())
    assert maker.made == [1, 2, 3, 2]


def test_an_answer_to_an_unknown_kind_is_not_kept(maker: Maker) -> None:
    maker.goes.set()

    async def scene() -> None:
        queue = PrintQueue()
        for _ in range(2):
            await queue.make(sheet(1, "everything"), "anna")

    asyncio.run(scene())
    assert maker.made == [1, 1]


def test_a_page_that_cannot_be_made_raises_its_error_and_the_queue_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(asked: PrintRequest, address: str) -> str:
        if asked.seed == 1:
            raise LookupError("no such drawing")
        return "made"

    monkeypatch.setattr(print_queue, "answer", fail)

    async def scene() -> None:
        queue = PrintQueue()
        broken, whole = await ask(queue, 1, "anna"), await ask(queue, 2, "bo")
        with pytest.raises(LookupError, match="no such drawing"):
            await broken
        assert await whole == b"made"

    asyncio.run(scene())


def test_a_page_that_takes_too_long_is_not_waited_for(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(print_queue, "TURN_S", 0.05)

    async def scene() -> None:
        queue = PrintQueue()
        assert await queue.make(sheet(1), "anna") is None
        maker.goes.set()
        while not maker.made:
            await asyncio.sleep(0.01)

    asyncio.run(scene())


def test_a_reader_who_is_refused_gets_the_page_that_tries_again(
    live: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(server) -> None:
        server.book.app.settings[print_queue.QUEUE] = PrintQueue(max_per_address=0)
        answer = await server.fetch(f"{PAGE}?print=rules")
        assert answer.code == 503
        assert int(answer.headers["Retry-After"]) > 0

    live(scene)
