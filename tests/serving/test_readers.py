"""Places for readers: how they are counted, and the page that says that all are taken."""

import asyncio
import os
import re
import signal
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import nbformat
import pytest

from knack_widgets.serving import app
from knack_widgets.serving.kernels import forked_kernels
from knack_widgets.serving.limits import machine, readers
from knack_widgets.serving.limits.clients import Client
from knack_widgets.serving.limits.machine import MB
from knack_widgets.serving.limits.readers import Readers
from knack_widgets.serving.page import RETRY_S
from tests.support.process import running
from tests.support.visitor import Visitor

pytestmark = pytest.mark.apart


def apart(scene):
    """Runs a scene in a thread of its own: Playwright may have a loop on this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, scene).result()


ANNA, BO = Client("anna"), Client("bo")
OURS = {"Sec-Fetch-Site": "same-origin"}
FULL = {"sv": "Alla platser är upptagna.", "de": "Alle Plätze sind besetzt.", "en": "All places are taken."}


def notebook(path: Path, cell: str = "print('on the table')") -> None:
    book = nbformat.v4.new_notebook(metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}})
    book.cells = [nbformat.v4.new_code_cell(cell)]
    nbformat.write(book, path)


# -- counting


def test_a_place_is_held_from_the_asking_until_the_kernel_is_gone() -> None:
    kernels = {"k"}
    places = Readers(kernels, 1)
    visit = places.visit(ANNA)
    assert visit is not None
    with visit:
        assert (places.count, places.visit(BO)) == (1, None)
        visit.kernel = "k"
    assert (places.count, places.visit(BO)) == (1, None)
    kernels.clear()
    assert places.count == 0
    assert places.visit(BO)


def test_a_page_that_failed_holds_no_place() -> None:
    places = Readers(set(), 1)
    with pytest.raises(ZeroDivisionError), places.visit(ANNA):
        1 / 0  # noqa: B018
    assert places.count == 0


def test_a_kernel_on_its_way_out_holds_no_place() -> None:
    places = Readers({"k"}, 1)
    with places.visit(ANNA) as visit:
        visit.kernel = "k"
    readers.leaving.add("k")
    try:
        assert places.count == 0
    finally:
        readers.leaving.discard("k")


@pytest.mark.parametrize(("limit", "moving"), [(1, 1), (9, 1), (20, 2)])
def test_who_holds_a_place_may_go_on_to_the_next_page_though_all_are_taken(limit: int, moving: int) -> None:
    places = Readers(set(), limit)
    names = [Client(f"reader {number}") for number in range(limit)]
    visits = [places.visit(name) for name in names]
    assert all(visits)
    assert places.visit(Client("stranger")) is None
    moved = [places.visit(names[0]) for _ in range(moving + 1)]
    assert [visit is not None for visit in moved] == [True] * moving + [False]


# -- the page


def take_place(server) -> None:
    """Somebody else reads."""
    server.book.readers.visit(Client("somebody else")).connect()


@pytest.mark.parametrize(
    ("query", "accepted", "lang"),
    [
        ("", "", "sv"),
        ("", "da,de-AT;q=0.8,en;q=0.5", "de"),
        ("?lang=en", "de", "en"),
        ("?lang=xx&record=a%2Bb&step=3", "fr", "sv"),
        ("?lang=%00%FF", "", "sv"),
    ],
)
def test_the_full_page(live: Callable[..., None], tmp_path: Path, query: str, accepted: str, lang: str) -> None:
    notebook(tmp_path / "notebooks" / "game.ipynb")

    async def scene(server) -> None:
        take_place(server)
        answer = await server.fetch(f"/voila/render/game.ipynb{query}", headers={"Accept-Language": accepted})
        assert answer.code == 503
        assert RETRY_S[0] <= int(answer.headers["Retry-After"]) <= RETRY_S[1]
        assert answer.headers["Cache-Control"] == "no-store"
        assert answer.headers["Content-Language"] == lang
        page = answer.body.decode()
        assert f'<html lang="{lang}"' in page
        assert all(f'<span lang="{each}">{words}</span>' in page for each, words in FULL.items())
        # It comes back by itself, to the address as it is: nothing here names another.
        wait = answer.headers["Retry-After"]
        again = "setTimeout(() => location.reload(), document.currentScript.dataset.wait * 1000)"
        assert f'<script data-wait="{wait}">{again}</script>' in page
        assert f'<noscript><meta http-equiv="refresh" content="{wait}"></noscript>' in page
        assert re.findall(r'<a href="(.*?)"', page) == [""]
        assert not list(server.book.kernel_manager.list_kernel_ids())

    live(scene, "--BookServer.max_readers=1")


def test_only_pages_take_places(live: Callable[..., None], tmp_path: Path) -> None:
    notebook(tmp_path / "notebooks" / "index.ipynb")

    async def scene(server) -> None:
        take_place(server)
        for path, code in (("/", 302), ("/index", 302), ("/voila/tree", 302), ("/voila/static/voila.js", 200)):
            assert (await server.fetch(path)).code == code
        assert server.book.readers.count == 1

    live(scene, "--BookServer.max_readers=1")


def test_a_page_that_is_not_there_takes_no_place(live: Callable[..., None]) -> None:
    async def scene(server) -> None:
        assert [(await server.fetch("/voila/render/no.ipynb")).code for _ in range(3)] == [404] * 3
        assert server.book.readers.count == 0

    live(scene, "--BookServer.max_readers=1")


# -- the limit and the pool


def test_the_pool_comes_on_top_and_a_reader_who_leaves_makes_room(tmp_path: Path) -> None:
    """One reader and one kernel in the pool: never more than two, and the second reader gets the waiting one."""
    notebook(tmp_path / "game.ipynb")
    with running(tmp_path, options=["--BookServer.max_readers=1"]) as server:
        page = server.url + "voila/render/game.ipynb"
        assert len(server.settled(1)) == 1

        async def scene() -> None:
            async with Visitor() as anna, Visitor() as bo:
                assert (await anna.open(page)).code == 200
                assert [(await bo.open(page)).code for _ in range(3)] == [503] * 3
                assert len(await asyncio.to_thread(server.settled, 2)) == 2
                await anna.leave()
                assert (await bo.open(page)).code == 200
                assert bo.kernel != anna.kernel
                assert len(await asyncio.to_thread(server.settled, 2)) == 2

        apart(scene())
        assert server.log.read_text().count("Using pre-heated kernel") == 2


def planned(live: Callable[..., None], *options: str) -> tuple[int, int]:
    """How many readers there is room for, and how many kernels would wait."""
    found: list[tuple[int, int]] = []

    async def scene(server) -> None:
        found.append((server.book.readers.limit, server.book._count_waiting(server.book._notebooks())))

    live(scene, *options)
    return found[0]


@pytest.mark.parametrize(
    ("options", "places", "waiting"),
    [
        ([], 24, 3),
        (["--BookServer.forks=False"], 15, 3),
        (["--BookServer.max_readers=7"], 7, 3),
        (["--VoilaConfiguration.default_pool_size=2"], 21, 6),
        (
            ["--VoilaKernelManager.kernel_pools_config={'default': {'pool_size': 0}, 'a.ipynb': {'pool_size': 4}}"],
            23,
            4,
        ),
        (["--preheat_kernel=False"], 27, 0),
    ],
)
def test_the_plan_follows_the_machine_and_whoever_set_something(
    live: Callable[..., None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    options: list[str],
    places: int,
    waiting: int,
) -> None:
    """Two gigabytes and two cores for three notebooks; no kernel is started for it."""
    monkeypatch.setattr(machine, "memory", lambda: 2_000 * MB)
    monkeypatch.setattr(machine, "cores", lambda: 2)
    monkeypatch.setattr(forked_kernels, "can_fork", lambda: True)
    for name in ("index", "a", "b"):
        notebook(tmp_path / "notebooks" / f"{name}.ipynb")
    stock = app.Voila.init_settings

    def without_heat(self):
        monkeypatch.setattr("voila.voila_kernel_manager.wait_before", lambda _delay, work: work.close() or never())
        return stock(self)

    async def never() -> None:
        raise RuntimeError("no kernel is wanted here")

    monkeypatch.setattr(app.Voila, "init_settings", without_heat)
    heat = [] if "--preheat_kernel=False" in options else ["--preheat_kernel=True"]
    assert planned(live, *heat, *options) == (places, waiting)


# -- kernels that wait


def test_a_kernel_that_has_waited_long_is_not_ended_while_its_reader_is_coming(tmp_path: Path) -> None:
    """It has been idle for as long as it has waited; from the page's first byte to its first word it is nobody's."""
    notebook(tmp_path / "game.ipynb", "import ipywidgets\nipywidgets.Label('on the table')")
    idle, coming = 4, 2.5

    async def come(url: str) -> str:
        async with Visitor() as reader:
            page = await reader.fetch(f"{url}voila/render/game.ipynb")
            await asyncio.sleep(coming)
            await reader.join(page)
            return reader.model(lambda state: state.get("value") == "on the table")

    options = [f"--MappingKernelManager.cull_idle_timeout={idle}", "--MappingKernelManager.cull_interval=1"]
    with running(tmp_path, options=options) as server:
        waiting = server.settled(1)
        time.sleep(idle + 2)
        assert server.kernels() == waiting
        assert apart(come(server.url))


def test_a_kernel_that_died_waiting_is_given_to_nobody_and_replaced(tmp_path: Path) -> None:
    notebook(tmp_path / "game.ipynb")
    with running(tmp_path) as server:
        (waiting,) = server.settled(1)
        os.kill(waiting, signal.SIGKILL)
        assert server.settled(0) == []
        with urllib.request.urlopen(f"{server.url}game") as answer:
            assert b"on the table" in answer.read()
        assert len(server.settled(2)) == 2  # the reader's, and one for the next
