"""The notebooks in JupyterLab: before anything has run, in another language, and from the shelf to a game."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from urllib.error import URLError
from urllib.request import urlopen

import nbformat
import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as Late

from knack_widgets.serving.resource_paths import JUPYTER

from .conftest import ROOT

pytestmark = pytest.mark.apart
PATIENCE_S = 90
PRACTICE = 'from knack_widgets import Practice\n\nPractice("knack", clause="play.3", lang="en")'
TABLE = 'from knack_widgets import Experiment, Glossary, Rulebook\n\nbook = Rulebook("knack", lang="en")\nbook'


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """JupyterLab on a copy of the notebooks, which nobody has declared trusted."""
    folder = tmp_path_factory.mktemp("lab")
    for book in ("book", "de", "en"):  # a kernel for each reader
        shutil.copytree(ROOT / "notebooks", folder / book)
    own = nbformat.v4.new_notebook(cells=[nbformat.v4.new_markdown_cell("# Mine"), nbformat.v4.new_code_cell(PRACTICE)])
    own.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3"}
    nbformat.write(own, folder / "book" / "mine.ipynb")
    own.cells = [nbformat.v4.new_code_cell(code) for code in (TABLE, "Experiment(book)", "Glossary()", "1 + 1")]
    nbformat.write(own, folder / "book" / "keys.ipynb")
    port = free_port()
    settings = [
        f"--port={port}",
        "--no-browser",
        "--allow-root",
        "--IdentityProvider.token=",
        f"--notebook-dir={folder}",
    ]
    home = {
        name: str(folder / name.lower()) for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR")
    }
    home["JUPYTER_PATH"] = str(JUPYTER)  # the extension as it is in the checkout
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "jupyterlab", *settings], env={**os.environ, **home}, stdout=log, stderr=log
        )
    url = f"http://127.0.0.1:{port}/lab"
    try:
        end = time.monotonic() + PATIENCE_S
        while True:
            try:
                urlopen(url).close()
                break
            except (URLError, ConnectionError):
                assert time.monotonic() < end, (folder / "log").read_text()
                time.sleep(0.3)
        yield url
    finally:
        server.terminate()
        server.wait(30)


@pytest.fixture
def page(browser: Browser, lab: str) -> Iterator[Page]:
    """A reader whose browser speaks Swedish, as most notebooks do."""
    yield from read_in(browser, "sv-SE")


@pytest.fixture(params=["de-DE", "en-GB", "fr-FR"])
def other(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """A reader who reads German or English; who reads neither of the book's languages reads English."""
    yield from read_in(browser, request.param)


def read_in(browser: Browser, locale: str) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale=locale)
    context.set_default_timeout(PATIENCE_S * 1000)
    page = context.new_page()
    # on a slow machine JupyterLab may ask which kernel to start
    asks = page.locator("dialog.jp-Dialog", has_text="Select Kernel")
    page.add_locator_handler(asks, lambda: asks.locator("button.jp-mod-accept").click())
    yield page
    context.close()


def opened(
    page: Page, lab: str, name: str, shown: str = ".jp-RenderedMarkdown h1:visible", folder: str = "book"
) -> None:
    page.goto(f"{lab}/tree/{folder}/{name}.ipynb?reset")
    page.wait_for_selector(f".jp-Notebook {shown}")


def run_all(page: Page, shown: str = ".kb-toggle") -> None:
    """Run the notebook in front until its widgets are there: on a slow machine Jupyter's manager may give one up."""
    front = ".jp-NotebookPanel:visible"
    for last in (False, False, True):
        page.wait_for_selector(f'{front} .jp-Notebook-ExecutionIndicator[data-status="idle"]')
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        try:
            page.wait_for_selector(f"{front} .knack-book {shown}", timeout=30_000)
        except Late:
            if last:
                raise
        else:
            return


def test_a_notebook_reads_before_it_runs_and_then_has_its_table_in_sight_and_follows_the_language(
    page: Page, lab: str
) -> None:
    """One notebook for all of this: opening and running it takes most of the time of this test."""
    opened(page, lab, "knack")
    the_cards_read_right(page)
    run_all(page)
    the_hand_is_in_sight_in_its_cell(page)
    prose_follows_the_language_and_the_stored_notebook_stays(page)


def the_cards_read_right(page: Page) -> None:
    picture = page.locator(".jp-RenderedHTMLCommon figure").first
    expect(picture).to_be_visible()
    text = re.sub(r"\s+", " ", picture.inner_text())
    assert re.search(r"♠8 ♥Kn ♣E", text), text


def the_hand_is_in_sight_in_its_cell(page: Page) -> None:
    book = page.locator(".kb-rulebook:has(.kb-controls)")
    book.evaluate("(book) => book.scrollIntoView()")
    for part in (".kb-own", ".kb-felt > .kb-actions"):
        place = book.locator(part).first.bounding_box()
        below = page.locator(".jp-WindowedPanel-outer").bounding_box()
        assert place
        assert below
        assert place["y"] + place["height"] < below["y"] + below["height"] - 20


def prose_follows_the_language_and_the_stored_notebook_stays(page: Page) -> None:
    book = page.locator(".kb-rulebook:has(.kb-controls)")
    book.locator('[data-key="lang:en"]').click()
    notebook = page.locator(".jp-Notebook")
    expect(notebook.get_by_role("heading", name="Read and play")).to_be_visible()
    expect(notebook.get_by_role("heading", name="Läs och spela")).to_be_hidden()
    expect(notebook.locator(".kb-lab-prose").first).to_have_attribute("lang", "en")
    book.locator('[data-key="lang:sv"]').click()
    expect(notebook.get_by_role("heading", name="Läs och spela")).to_be_visible()
    expect(notebook.locator(".kb-lab-prose")).to_have_count(0)


READ = {
    "de": ("Knack (Dreikart, Schweden)", "Lesen und spielen", "♥B", "Klopfen"),
    "en": ("Knack (three-card, Sweden)", "Read and play", "♥J", "Knock"),
}


def test_a_notebook_reads_in_the_readers_language_before_anything_has_run(other: Page, lab: str) -> None:
    lang = "de" if other.evaluate("navigator.language") == "de-DE" else "en"
    title, heading, jack, knock = READ[lang]
    opened(other, lab, "knack", folder=lang)
    notebook = other.locator(".jp-Notebook")
    expect(notebook.get_by_role("heading", name=title)).to_be_visible()
    expect(notebook.get_by_role("heading", name=heading)).to_be_visible()
    expect(notebook.get_by_role("heading", name="Läs och spela")).to_be_hidden()
    expect(notebook.locator("figure:visible").first).to_contain_text(jack)
    expect(notebook.locator("figure:visible", has_text="♥Kn")).to_have_count(0)
    run_all(other)
    book = notebook.locator(".kb-rulebook:has(.kb-controls)")
    expect(book).to_have_attribute("lang", lang)
    expect(book.get_by_role("button", name=knock)).to_be_visible()
    expect(notebook.get_by_role("heading", name=heading)).to_be_visible()
    expect(notebook.locator(".jp-OutputArea > .kb-lab-prose")).to_have_count(0)


def test_the_shelf_opens_a_game_in_the_lab_and_in_its_language(page: Page, lab: str) -> None:
    opened(page, lab, "index")
    run_all(page)
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", name="Drei Karten")).to_be_visible()
    page.evaluate("window.mine = true")
    page.get_by_role("link", name="Knack (Dreikart, Schweden)").click()
    page.wait_for_selector(".jp-Notebook:visible .jp-RenderedMarkdown h1:has-text('Knack (Dreikart'):visible")
    assert page.evaluate("window.mine") is True  # the Lab was not loaded anew
    run_all(page)
    expect(page.locator(".kb-rulebook:has(.kb-controls)")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", name="Lesen und spielen")).to_be_visible()


def test_the_lesson_says_its_numbers_where_nobody_draws_them(page: Page, lab: str) -> None:
    opened(page, lab, "odds")
    run_all(page, ".kb-actions button")
    bench = page.locator(".kb-lesson:has(.kb-bench)")
    bench.get_by_role("button", name="Spela igenom").click()
    expect(bench.locator("tbody tr")).to_have_count(1)
    expect(page.locator(".kb-handmap tbody tr").first).to_be_visible()


def test_a_teacher_practises_and_takes_a_sheet_in_a_notebook_of_ones_own(page: Page, lab: str) -> None:
    opened(page, lab, "mine")
    run_all(page, ".kb-practise :is([data-choice], .kb-choice)")
    part = page.locator(".kb-practice")
    for choice in part.locator("[data-choice], .kb-choice").all():
        choice.click()
    part.get_by_role("button", name="Check").click()
    expect(part.locator(".kb-verdict b")).to_be_visible()
    part.get_by_role("button", name="Next question").click()
    expect(part.locator(".kb-count-of")).to_have_text("2 of 10")
    part.locator(".kb-practise-papers > summary").click()
    with page.expect_download() as quiz:
        part.get_by_role("button", name="For Moodle (XML)").click()
    assert quiz.value.suggested_filename == "knack-exercises-en.xml"
    assert quiz.value.path().read_text(encoding="utf-8").count('type="multichoice"') >= 5
    part.locator(".kb-practise-papers > summary").click()
    with page.expect_download() as taken:
        part.get_by_role("button", name="Print ten exercises").click()
    sheet = taken.value.path().read_text(encoding="utf-8")
    assert taken.value.suggested_filename == "knack-sheet-en.html"
    assert sheet.count('class="exercise"') == sheet.count('class="exercise solved"') == 10


def test_letters_pressed_on_a_widget_are_no_commands_of_the_notebook(page: Page, lab: str) -> None:
    opened(page, lab, "keys", ".jp-CodeCell")
    run_all(page, ".kb-hand button")
    notebook = page.locator(".jp-NotebookPanel:visible .jp-Notebook")
    cells = notebook.locator(".jp-Cell")
    kinds = "all => all.map((cell) => cell.className.match(/jp-(Code|Markdown|Raw)Cell/)[0])"
    before = cells.evaluate_all(kinds)
    book = notebook.locator(".kb-rulebook")
    for pressed in (
        book.locator(".kb-hand button").first,
        book.get_by_role("button", name="Hint"),
        book.locator(".kb-text a, .kb-text button").first,
        notebook.locator(".kb-lesson button").first,
        notebook.locator(".kb-langs button").last,
    ):
        pressed.focus()
        for key in ("a", "d", "d", "x", "j", "m", "r", "Shift+M"):
            page.keyboard.press(key)
        assert cells.evaluate_all(kinds) == before, pressed
    expect(page.locator(".lm-TabBar-tab.jp-mod-current.jp-mod-dirty")).to_be_visible()
    page.keyboard.press("Control+s")  # a chord is the notebook's as before
    expect(page.locator(".lm-TabBar-tab.jp-mod-current.jp-mod-dirty")).to_have_count(0)
