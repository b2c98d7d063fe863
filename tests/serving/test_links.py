"""The links of a server that has only a part of the book: each leads to a page that is there."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
from collections.abc import Iterator, Mapping
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urljoin, urlsplit

import pytest

from knack_widgets.rules import games
from tests.support.process import Running, running
from tests.support.visitor import Visitor

pytestmark = pytest.mark.apart

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"
GAME = "knack"
LISTS = tuple(sorted(path.stem for path in NOTEBOOKS.glob("*.ipynb") if path.stem not in games))
HREF = re.compile(r'<a [^>]*href="([^"#][^"]*)"')
PAGE = re.compile(r"[\w/-]*\.ipynb(\?\S*)?")
TOLD = ("print", "read", "practise")
"""Fields of an address whose values make another page; of other fields one value is enough."""


@pytest.fixture(params=[(GAME,), (GAME, *LISTS)], ids=["a game alone", "a game and the lists"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Running, set[str]]]:
    names = set(request.param)
    for name in names:
        shutil.copy(NOTEBOOKS / f"{name}.ipynb", tmp_path)
    with running(tmp_path, pool=0) as server:
        yield server, names


def addresses_in(value: object) -> Iterator[str]:
    """Yield the addresses in the state of a widget: links of its HTML, and texts that are the address of a page."""
    if isinstance(value, Mapping):
        value = [*value.values()]
    if isinstance(value, list):
        for each in value:
            yield from addresses_in(each)
    elif isinstance(value, str):
        yield from map(unescape, HREF.findall(value))
        if PAGE.fullmatch(value):
            yield value.replace("@", "en")


def kind_of(address: str) -> tuple[object, ...]:
    parts = urlsplit(address)
    fields = dict(parse_qsl(parts.query, keep_blank_values=True))
    return parts.path, *sorted((name, fields[name] if name in TOLD else "") for name in fields)


async def visit(address: str) -> tuple[set[str], list[str]]:
    """Return the links of a page, and its faults; a page of a position may say that it has drawn cards."""
    async with Visitor() as visitor:
        answer = await visitor.fetch(address)
        html = answer.body.decode() if "html" in answer.headers.get("Content-Type", "") else ""
        faults = [] if answer.code == 200 else [str(answer.code)]
        if "jupyter-config-data" in html:
            await visitor.join(answer)
            faults += ["a cell failed"] * (html.count('<div class="kp-alert" role="alert">') > 1)
        notices = [] if "position=" in address else [state.get("notice") for state in visitor.models.values()]
        links = [*map(unescape, HREF.findall(html)), *addresses_in([*visitor.models.values()])]
        faults += [json.dumps(notice) for notice in notices if notice]
        return {urljoin(answer.effective_url, link) for link in links}, faults


async def crawl(home: str, first: list[str]) -> dict[str, str]:
    """Return the addresses that answer with an error, each with the fault and the page that links it."""
    waiting = {f"{home}{path}": "the test" for path in first}
    seen: set[tuple[object, ...]] = set()
    wrong = {}
    while waiting:
        address, linked_by = waiting.popitem()
        if not address.startswith(home) or kind_of(address) in seen:
            continue
        seen.add(kind_of(address))
        links, faults = await visit(address)
        if faults:
            wrong[address] = f"{'; '.join(faults)} (linked by {linked_by})"
        waiting.update({link: address for link in links if kind_of(link) not in seen})
    assert len(seen) > len(first)
    return wrong


def test_every_link_leads_to_a_page_that_is_there(server: tuple[Running, set[str]]) -> None:
    book, names = server
    first = ["room?lang=en", *(f"voila/render/{name}.ipynb?lang=en" for name in sorted(names))]
    assert asyncio.run(crawl(book.url, first)) == {}


def test_the_search_knows_the_pages(server: tuple[Running, set[str]]) -> None:
    async def search_of_page() -> dict[str, Any]:
        async with Visitor() as visitor:
            html = (await visitor.fetch(f"{server[0].url}voila/render/{GAME}.ipynb")).body.decode()
            found = re.search(r'id="kp-search" type="application/json">(.*?)</script>', html)
            assert found
            return dict(json.loads(found[1]))

    search = asyncio.run(search_of_page())
    assert (search["base"], set(search["names"])) == ("/voila/render/", server[1])


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("kopknack", 404),
        ("settle", 404),
        ("kopknack?read=1", 200),
        ("voila/render/kopknack.ipynb?read=1&lang=en", 200),
        ("voila/render/kopknack.ipynb?print=sheet&lang=en", 200),
    ],
)
def test_a_game_without_a_page_can_be_read_and_printed(tmp_path: Path, path: str, status: int) -> None:
    shutil.copy(NOTEBOOKS / f"{GAME}.ipynb", tmp_path)
    with running(tmp_path, pool=0) as server:
        links, faults = asyncio.run(visit(f"{server.url}{path}"))
    assert faults == ([] if status == 200 else [str(status)])
    assert not [link for link in links if kind_of(link)[0] == "/kopknack"]  # the error page means no such page either
    tables = [link for link in links if "kopknack.ipynb" in link and not {"read", "print"} & {*dict(kind_of(link)[1:])}]
    assert tables == []
