"""Files under addresses that name what is in them, and answers that are compressed."""

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import brotli
import pytest
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine

from knack_widgets.serving.delivery import hashed_files
from knack_widgets.serving.delivery.compression import Packing, compress_file
from knack_widgets.widgets import assets

from .guests import write_notebook

UNPACK = {"gzip": gzip.decompress, "br": brotli.decompress}


@pytest.mark.parametrize("coding", UNPACK)
@pytest.mark.parametrize(
    "name", ["style.css", "lists.css", "practice.css", "parts.js", "light.js", "search.js", "search-de.json"]
)
def test_a_file_is_kept_for_a_year_and_comes_compressed(live: Callable[..., None], name: str, coding: str) -> None:
    async def scene(server) -> None:
        address = hashed_files.addresses("/")[name]
        plain = await server.fetch(address, decompress_response=False)
        answer = await server.fetch(address, headers={"Accept-Encoding": coding}, decompress_response=False)
        assert (plain.code, answer.code) == (200, 200)
        assert "Content-Encoding" not in plain.headers
        assert answer.headers["Content-Encoding"] == coding
        assert UNPACK[coding](answer.body) == plain.body == hashed_files.assets()[name].plain
        assert len(answer.body) < len(plain.body) / 2
        for one in (plain, answer):
            assert one.headers["Cache-Control"] == hashed_files.FOREVER
            assert "Accept-Encoding" in one.headers["Vary"]
            assert "Set-Cookie" not in one.headers  # what everybody shares tells nobody apart

    live(scene)


def test_another_edition_has_other_addresses(live: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    before = hashed_files.addresses("/")["style.css"]
    monkeypatch.setattr(hashed_files, "css", lambda *_: "body { color: red }")
    hashed_files.assets.cache_clear()

    async def scene(server) -> None:
        assert (await server.fetch(before)).code == 404
        assert (await server.fetch(hashed_files.addresses("/")["style.css"])).body == b"body { color: red }"

    try:
        live(scene)
    finally:
        hashed_files.assets.cache_clear()


def test_the_styles_that_pages_link_are_the_whole_of_the_widgets() -> None:
    parts = {"lists.css": hashed_files.LISTS, "practice.css": assets.PRACTICE}
    styles = {name: hashed_files.assets()[name].plain.decode() for name in ("style.css", *parts)}
    for path in assets.STATIC.glob("*.css"):
        linked = [name for name, style in styles.items() if assets.css(path.name) in style]
        assert linked == ([name for name, sheets in parts.items() if path.name in sheets] or ["style.css"]), path.name


@pytest.mark.parametrize(
    ("code", "links"),
    [
        ("Table('knack')", ["style"]),
        *((f"{name}()", ["style", "lists"]) for name in ("Glossary", "Differences", "OpenQuestions", "PositionEditor")),
        *((f"{name}('knack')", ["style", "practice"]) for name in ("Practice", "Chances", "Experiment", "OpeningMap")),
    ],
)
def test_a_page_links_the_styles_that_its_widgets_need(
    live: Callable[..., None], tmp_path: Path, code: str, links: list[str]
) -> None:
    write_notebook(tmp_path / "notebooks" / "list.ipynb", f"from knack_widgets import *\n{code}")

    async def scene(server) -> None:
        body = (await server.fetch("/voila/render/list.ipynb")).body.decode()
        assert re.findall(r'<link rel="stylesheet" href="/book/([a-z]+)\.[0-9a-f]+\.css">', body) == links

    live(scene)


FILES = ("/voila/templates/knack/static/page.css", "/voila/static/voila.js")


@pytest.mark.parametrize("path", FILES)
def test_other_files_come_compressed_to_those_who_take_them_so(live: Callable[..., None], path: str) -> None:
    async def scene(server) -> None:
        plain = await server.fetch(path, decompress_response=False)
        wanted = {"Accept-Encoding": "br, gzip"}
        answer = await server.fetch(path, headers=wanted, decompress_response=False)
        assert answer.headers["Content-Encoding"] == "br"
        assert brotli.decompress(answer.body) == plain.body
        assert answer.headers["Content-Length"] == str(len(answer.body))
        again = await server.fetch(path, headers={**wanted, "If-None-Match": answer.headers["Etag"]})
        assert again.code == 304
        part = await server.fetch(path, headers={**wanted, "Range": "bytes=5-24"}, decompress_response=False)
        assert (part.code, part.body) == (206, plain.body[5:25])
        refused = await server.fetch(path, headers={"Accept-Encoding": "gzip;q=0"}, decompress_response=False)
        assert refused.body == plain.body

    live(scene)


def test_a_file_that_has_changed_is_compressed_anew(tmp_path: Path) -> None:
    file = tmp_path / "page.css"
    for text, changed in (("a {}", 1), ("b {}", 2)):
        file.write_text(text)
        assert gzip.decompress(compress_file(str(file), changed, "gzip")) == text.encode()


@pytest.mark.parametrize("coding", UNPACK)
def test_no_stream_of_an_answer_stays_open(coding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python 3.13 complains of a stream of gzip that is left open, in the server's log."""
    streams: list[gzip.GzipFile] = []
    stock = gzip.GzipFile
    monkeypatch.setattr(gzip, "GzipFile", lambda **options: streams.append(stock(**options)) or streams[-1])
    line = RequestStartLine("GET", "/", "HTTP/1.1")
    wanted = HTTPHeaders({"Host": "book.example", "Accept-Encoding": coding})
    packing = Packing(HTTPServerRequest(start_line=line, headers=wanted, connection=Mock()))
    _, headers, first = packing.transform_first_chunk(
        200, HTTPHeaders({"Content-Type": "text/html"}), b"a" * 3000, False
    )
    body = first + packing.transform_chunk(b"b", True)
    assert headers["Content-Encoding"] == coding
    assert UNPACK[coding](body) == b"a" * 3000 + b"b"
    assert [stream.closed for stream in streams] == [True]


def test_a_page_comes_compressed(live: Callable[..., None]) -> None:
    async def scene(server) -> None:
        write_notebook(Path(server.book.root_dir) / "prose.ipynb", "x = 1")
        for coding, unpack in UNPACK.items():
            wanted = {"Accept-Encoding": coding}
            answer = await server.fetch("/voila/render/prose.ipynb", headers=wanted, decompress_response=False)
            assert answer.headers["Content-Encoding"] == coding
            page = unpack(answer.body).decode()
            assert "</html>" in page
            settings = page.partition('id="jupyter-config-data" type="application/json">')[2].partition("</script>")[0]
            assert json.loads(settings)["kernelId"]

    live(scene, "--BookServer.forks=False")
