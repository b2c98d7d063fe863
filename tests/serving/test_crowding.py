"""One who takes all that a server has: places, lines, descriptors. The others find what they need, or are told."""

import asyncio
import os
import resource
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psutil
import pytest
from tornado.httpclient import HTTPClientError
from tornado.websocket import WebSocketClientConnection

from knack_widgets.serving.limits import descriptors
from knack_widgets.serving.limits.clients import Client
from knack_widgets.serving.limits.descriptors import Ledger
from knack_widgets.serving.limits.readers import Readers
from tests.support.process import Running, running
from tests.support.visitor import Visitor

from .guests import Guest, shut, write_notebook

pytestmark = pytest.mark.apart
PLACES = 4


def apart(scene: Any) -> Any:
    """Runs a scene in a thread of its own: Playwright may have a loop on this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, scene).result()


# -- places


@pytest.mark.parametrize("lines", [False, True])
def test_whoever_takes_all_places_without_reading_has_none(tmp_path: Path, lines: bool) -> None:
    """As many pages as there are places, unread or with a line that is shut again: a reader comes in at once."""
    write_notebook(tmp_path / "game.ipynb")

    async def scene(server: Running) -> None:
        for _ in range(PLACES):
            guest = await Guest(server.url.rstrip("/")).read("game")
            if lines:
                await shut(await guest.line())
        async with Visitor() as reader:
            assert (await reader.open(f"{server.url}voila/render/game.ipynb")).code == 200
            assert len(server.kernels()) <= PLACES + 1  # the one that gives way may be on its way out

    with running(tmp_path, pool=0, options=[f"--BookServer.max_readers={PLACES}"]) as server:
        apart(scene(server))


def test_too_many_pages_are_refused_in_words(tmp_path: Path) -> None:
    write_notebook(tmp_path / "game.ipynb")

    async def scene(server: Running) -> None:
        one = Guest(server.url.rstrip("/"))
        for _ in range(2):  # the first request of a browser has no cookie yet
            await one.read("game")
        refused = await one.browser.fetch(f"{server.url}voila/render/game.ipynb?lang=en")
        assert refused.code == 429
        assert refused.headers["Retry-After"].isdecimal()
        assert "Too many pages are being opened from here at once." in refused.body.decode()
        async with Visitor() as another:
            assert (await another.open(f"{server.url}voila/render/game.ipynb")).code == 200

    with running(tmp_path, pool=0, options=["--ClientLimits.new_per_reader=1", "--BookServer.max_readers=9"]) as server:
        apart(scene(server))


@pytest.mark.parametrize("disguise", ["addresses", "made-up cookies", "real cookies"])
def test_whoever_calls_themselves_many_is_counted_as_one(live: Callable[..., None], disguise: str) -> None:
    """Twelve names, and a page for four: what a stranger says of themselves makes no more room for them."""

    async def scene(server) -> None:
        codes = Counter[int]()
        for number in range(12):
            worn = {"Cookie": f"knack-reader=reader-{number}"}
            if disguise == "addresses":
                worn = {"X-Forwarded-For": f"192.0.2.{number}", "X-Real-Ip": f"192.0.2.{number}"}
            elif disguise == "real cookies":
                given = (await server.fetch("/voila/tree")).headers.get_list("Set-Cookie")
                worn = {"Cookie": "; ".join(each.partition(";")[0] for each in given)}
            codes[(await server.fetch("/voila/render/nothing.ipynb", headers=worn)).code] += 1
        assert codes == {404: 4, 429: 8}

    live(scene, "--ClientLimits.new_per_address=4", "--IdentityProvider.cookie_name=knack-reader")


# -- lines


def test_a_reader_has_four_lines_to_a_kernel_and_others_find_theirs(tmp_path: Path) -> None:
    write_notebook(tmp_path / "game.ipynb")

    async def scene(server: Running) -> None:
        guest = await Guest(server.url.rstrip("/")).read("game")
        opened: list[WebSocketClientConnection] = []
        codes = Counter[int]()
        for number in range(40):
            guest.session = f"line-{number}"
            try:
                opened.append(await guest.line())
            except HTTPClientError as error:
                codes[error.code] += 1
        assert (len(opened), dict(codes)) == (4, {429: 36})
        async with Visitor() as reader:
            assert (await reader.open(f"{server.url}voila/render/game.ipynb")).code == 200
        for line in opened:
            await shut(line)
        await shut(await guest.line())

    with running(tmp_path, pool=0) as server:
        apart(scene(server))


# -- descriptors


def limited(server: Running, soft: int) -> None:
    hard = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)[1]
    resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="another process' limits can be set on Linux only")
def test_without_descriptors_readers_are_told_and_all_is_well_when_they_are_back(tmp_path: Path) -> None:
    """Half of those who come find a place, none an error, no kernel is left over, and the pool is full again."""
    write_notebook(tmp_path / "game.ipynb")

    async def come(server: Running, count: int) -> Counter[int]:
        readers = [Visitor() for _ in range(count)]
        codes = Counter[int]()
        for at in range(0, count, 4):
            answers = await asyncio.gather(
                *(reader.open(f"{server.url}voila/render/game.ipynb") for reader in readers[at : at + 4])
            )
            codes.update(answer.code for answer in answers)
        await asyncio.gather(*(reader.leave() for reader in readers))
        return codes

    with running(tmp_path, pool=1, options=["--BookServer.max_readers=50"]) as server:
        assert len(server.settled(1)) == 1
        before = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)[0]
        limited(server, 200)
        codes = apart(come(server, 12))
        assert codes[200]
        assert codes[503]
        assert codes[200] + codes[503] == 12
        limited(server, before)
        assert len(server.settled(1)) == 1
        assert apart(come(server, 4)) == {200: 4}
        assert len(server.settled(1)) == 1


def test_the_soft_limit_of_descriptors_is_raised(tmp_path: Path) -> None:
    write_notebook(tmp_path / "game.ipynb")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(900, soft), hard))
    try:
        with running(tmp_path, pool=0) as server:
            assert psutil.Process(server.pid).rlimit(psutil.RLIMIT_NOFILE)[0] == min(hard, descriptors.MAX_DESCRIPTORS)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_what_has_been_begun_has_its_descriptors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(descriptors, "OPEN", tmp_path)
    for number in range(20):
        (tmp_path / str(number)).touch()
    now = 0.0
    ledger = Ledger(most=lambda: 20 + 2 * 24 + descriptors.ANSWERS + descriptors.LAST, clock=lambda: now)
    with ledger.reserve(24), ledger.reserve(24):
        with pytest.raises(OSError, match=os.strerror(24)), ledger.reserve(1):
            pass
        connections = sum(ledger.connect() for _ in range(500))  # all at once: none is counted yet
        assert connections == descriptors.ANSWERS
        now = 1.0
        assert ledger.connect()
    with ledger.reserve(24 + 24 - 1):
        pass


def test_a_page_that_has_come_has_the_descriptors_of_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others are told to come again; what is kept for answers is there for its line, too."""
    monkeypatch.setattr(descriptors, "OPEN", tmp_path)
    most = descriptors.CONNECTION + descriptors.ANSWERS + descriptors.LAST
    ledger = Ledger(most=lambda: most)
    places = Readers({"k"}, 9, has_handles=lambda: ledger.has(1))
    ledger.promised = lambda: descriptors.CONNECTION * places.pages_awaited
    assert ledger.has(descriptors.CONNECTION + descriptors.ANSWERS)
    visit = places.visit(Client("anna"))
    assert visit
    with visit:
        visit.kernel = "k"
    assert not ledger.has(descriptors.ANSWERS + 1)
    assert sum(ledger.connect() for _ in range(100)) == descriptors.ANSWERS
    with places.connection("k", Client("anna")) as line:
        assert line == (True, True)
        with ledger.reserve(descriptors.CONNECTION, spare=0):
            assert not ledger.has(1)
        with places.connection("k", Client("anna")) as second:
            assert second == (True, False)
