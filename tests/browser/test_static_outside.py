"""The static edition with a game from outside: its page is built, and plays in the reader's own browser."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Page, expect

from knack_widgets.rulebook.textfiles import text_ids
from knack_widgets.rules import games
from knack_widgets.serving.alone.site import build
from knack_widgets.serving.game_pages import make_notebook
from knack_widgets.testing.folder_install import announce

from .conftest import ROOT, settle, without
from .helpers import UP, Book
from .test_static import MODULES, Files

pytestmark = pytest.mark.static

AGRAM = ROOT / "examples" / "agram"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an edition with the shelf and the page of Agram, which is installed while it is built."""
    if not (MODULES / "pyodide").is_dir():
        without("what builds the static edition is not installed (make static)")
    top = tmp_path_factory.mktemp("static")
    (top / "notebooks").mkdir()
    shutil.copy(ROOT / "notebooks" / "index.ipynb", top / "notebooks")
    with pytest.MonkeyPatch.context() as patch:
        for place in announce(AGRAM, tmp_path_factory.mktemp("installed")):
            patch.syspath_prepend(place)
        patch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
        games.look_again()
        text_ids.cache_clear()
        (top / "notebooks" / "agram.ipynb").write_text(json.dumps(make_notebook("agram")), encoding="utf-8")
        build(top / "site", notebooks=top / "notebooks", modules=MODULES)
    games.look_again()
    text_ids.cache_clear()
    Files.missing.clear()
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(top / "site"))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


def test_its_page_is_read_and_played(site: str, new_page: Callable[..., Page]) -> None:
    page = new_page()
    page.set_default_timeout(180_000)  # Python starts on this page, on whatever machine
    book = Book(settle(page, f"{site}agram.html?lang=en&seed=3", UP))
    expect(page).to_have_title("Agram")
    expect(book.root.locator(".kb-clause").first).to_be_visible()
    book.root.locator(".kb-own .kb-legal").first.click()
    expect(book.root.locator(".kb-log")).to_contain_text("You play")
    expect(page.locator(".kp-alert:visible")).to_have_count(0)
    assert Files.missing == []
    assert (Path(page.url).name).startswith("agram.html")
