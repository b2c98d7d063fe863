"""A notebook of the book's own widgets is run once: its readers have the same page, and each a table of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import nbformat
import psutil
import pytest

from knack_widgets.serving.kernels import forked_kernels, notebook_runs
from tests.support.process import Running, running
from tests.support.visitor import Visitor

BOOK = Path(__file__).parents[2] / "notebooks"
OWN = "from knack_widgets import Table\n\nTable('knack', seed=7)"
served = pytest.mark.skipif(not forked_kernels.can_fork(), reason="kernels are forked on Linux only")


def written(*cells: str, tags: Sequence[str] = ()) -> str:
    """A notebook as its file is."""
    book = nbformat.v4.new_notebook(metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}})
    book.cells = [nbformat.v4.new_code_cell(cell, metadata={"tags": [*tags]} if tags else {}) for cell in cells]
    return str(nbformat.writes(book))


# -- which notebooks


@pytest.mark.parametrize("path", sorted(BOOK.glob("*.ipynb")), ids=lambda path: path.stem)
def test_the_books_pages_are_run_before_their_kernels(path: Path) -> None:
    cells = notebook_runs.own_cells(path.read_text(encoding="utf-8"))
    code = [cell.source for cell in nbformat.read(path, 4).cells if cell.cell_type == "code"]
    assert cells == (() if path.stem in ("demonstration", "odds") else tuple(code))


@pytest.mark.parametrize(
    "cell",
    [
        "import os",
        "from os import environ",
        "from knack_widgets import *",
        "from knack_widgets.players import odds",
        "from knack_widgets import Practice\n\nPractice('knack')",
        "from . import Table",
        "print('hello')",
        f"{OWN}\nprint(1)",
        "from knack_widgets import Table\nTable('knack').close()",
        "from knack_widgets import Table\nfor seed in (1, 2): Table('knack', seed=seed)",
        "from knack_widgets import Table\nTable(input())",
        "from knack_widgets import Table\nlambda: Table('knack')",
        "%matplotlib inline",
        "from knack_widgets import Table\nTable('knack'",
    ],
)
def test_whatever_else_a_cell_does_its_own_kernel_does_it(cell: str) -> None:
    assert notebook_runs.own_cells(written(OWN)) == (OWN,)
    assert notebook_runs.own_cells(written(OWN, cell)) == ()


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"cells": 3}', '{"cells": [3]}', '{"cells": [{"cell_type": "code"}]}']
)
def test_what_is_no_notebook_is_run_by_nobody(text: str) -> None:
    assert notebook_runs.own_cells(text) == ()


def test_a_cell_that_is_tagged_is_left_to_the_kernel() -> None:
    assert notebook_runs.own_cells(written(OWN, tags=["skip-execution"])) == ()


def test_what_a_run_has_made() -> None:
    cells = ("from knack_widgets import Table\ntable = Table('knack', lang='en', seed=7)", "table")
    made = notebook_runs.make(cells)
    assert made.cells == cells
    assert made.shown[0] is None
    data, _ = made.shown[1] or ({}, {})
    assert data["text/plain"] == repr(made.names["table"])
    assert data["application/vnd.jupyter.widget-view+json"]["model_id"] == made.names["table"].model_id
    assert list(made.names) == ["Table", "table"]
    assert len(made.visits) == 1
    made.names["table"].close()


# -- how they are served


def table_of(visitor: Visitor) -> str:
    return visitor.model(lambda state: "table" in state and "book" not in state)


async def opened(server: Running, query: str = "") -> tuple[Visitor, str]:
    visitor = Visitor()
    answer = await visitor.open(f"{server.url}voila/render/page.ipynb{query}")
    assert answer.code == 200
    return visitor, " ".join(answer.body.decode().replace(visitor.kernel, "KERNEL").split())


@served
@pytest.mark.apart
@pytest.mark.parametrize("pool", [0, 1])
def test_readers_have_one_page_and_tables_of_their_own(tmp_path: Path, pool: int) -> None:
    (tmp_path / "page.ipynb").write_text(written(OWN))

    async def read(server: Running) -> None:
        first, page = await opened(server)
        second, same = await opened(server)
        assert first.kernel != second.kernel
        assert page == same
        assert first.models.keys() == second.models.keys()
        table = table_of(first)
        before = second.models[table]["drawing"]
        await first.click(table, {"do": "move", "move": "0 knock"})
        assert first.models[table]["drawing"] != before
        third, _ = await opened(server)
        assert third.models[table]["drawing"] == before
        german, _ = await opened(server, "?lang=de")
        while german.models[table]["lang"] != "de":
            await german.hear(table)
        assert first.models[table]["lang"] == "sv"
        for visitor in (first, second, third, german):
            await visitor.leave()

    with running(tmp_path, pool=pool) as server:
        asyncio.run(read(server))


@served
@pytest.mark.apart
def test_a_notebook_that_has_changed_is_run_anew(tmp_path: Path) -> None:
    path = tmp_path / "page.ipynb"
    path.write_text(written(OWN))

    async def read(server: Running) -> None:
        first, page = await opened(server)
        path.write_text(written(OWN.replace("7", "8")))
        second, _ = await opened(server)
        assert not first.models.keys() & second.models.keys()
        assert first.models[table_of(first)]["drawing"] != second.models[table_of(second)]["drawing"]
        path.write_text(written(OWN.replace("knack'", "bridge'")))
        third = await Visitor().fetch(f"{server.url}voila/render/page.ipynb")
        assert third.body.decode().count('class="kp-alert"') == page.count('class="kp-alert"') + 1
        for visitor in (first, second):
            await visitor.leave()

    with running(tmp_path, pool=0) as server:
        asyncio.run(read(server))


@served
@pytest.mark.apart
def test_a_run_that_has_died_is_replaced_by_the_kernels_own(tmp_path: Path) -> None:
    (tmp_path / "page.ipynb").write_text(written(OWN))

    async def read(server: Running) -> None:
        first, _ = await opened(server)
        for run in runs(server):
            run.kill()
        second, _ = await opened(server)
        assert not first.models.keys() & second.models.keys()
        assert first.models[table_of(first)]["drawing"] == second.models[table_of(second)]["drawing"]
        for visitor in (first, second):
            await visitor.leave()

    with running(tmp_path, pool=0) as server:
        asyncio.run(read(server))


@served
@pytest.mark.apart
def test_runs_end_with_their_server(tmp_path: Path) -> None:
    (tmp_path / "page.ipynb").write_text(written(OWN))

    async def read(server: Running) -> None:
        visitor, _ = await opened(server)
        await visitor.leave()

    with running(tmp_path, pool=0) as server:
        asyncio.run(read(server))
        left = runs(server)
        assert left
    assert psutil.wait_procs(left, timeout=10)[1] == []


def runs(server: Running) -> list[Any]:
    """The processes that have run a notebook: children of the nursery, and no kernels."""
    (nursery,) = psutil.Process(server.pid).children()
    return [each for each in nursery.children() if each.pid not in server.kernels()]
