"""The rulebook in each notebook host that can be installed, read by two visitors."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import nbformat
import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect, sync_playwright

from hosting.notebook_hosts import CELLS, HOSTS, PATIENCE_S, ROOT, STOCK, Environment, Host, make_environment
from tests.browser.conftest import FLAGS

SIZE = {"width": 1280, "height": 1000}
FORGIVEN = re.compile(
    r"preloaded using link preload|favicon|Failed to load resource|ERR_FAILED|jupyter_lsp|Layout was forced"
    r"|[Ss]hared module"
)
"""Console messages of the hosts themselves; the last is Voilà's, of modules that JupyterLab's extensions share."""
LOCAL = "anywidget"
"""The module that Panel asks a CDN for; here a file of the environment is its answer."""
PROBE = """() => ["h2", "p", "button", "table", "input", "a", "ul"].map((tag) => {
  const el = document.body.appendChild(document.createElement(tag));
  const style = JSON.stringify([...getComputedStyle(el)].map((name) => getComputedStyle(el)[name]));
  el.remove();
  return style;
})"""
"""How the host draws elements of its own."""
SHEETS = """(off) => {
  const inner = (el) => (el.shadowRoot ? deep(el.shadowRoot) : []);
  const deep = (root) => [...root.querySelectorAll("*")].flatMap((el) => [el, ...inner(el)]);
  const sheets = deep(document).filter((el) => el.id === "knack-widgets-style");
  for (const sheet of sheets) sheet.disabled = off;
  return sheets.length;
}"""
OURS = """(book) => {
  const of = (css, name) => getComputedStyle(book.querySelector(css))[name];
  return [of(".kb-button", "borderRadius"), of(".kb-own .kb-play", "cursor"), of(".kb-text p", "marginTop"),
    of(".kb-felt", "display"), getComputedStyle(book).fontSize, of(".kb-actions button", "fontFamily")];
}"""
LIGHTNESS = """(book) => {
  const probe = book.appendChild(document.createElement("i"));
  probe.style.color = "var(--paper)";
  const parts = getComputedStyle(probe).color.match(/[\\d.]+/g).map(Number);
  probe.remove();
  return (parts[0] + parts[1] + parts[2]) / 3;
}"""


@dataclass
class Reader:
    """A visitor's page with the book.

    wrongs: what the console said that it should not
    """

    page: Page
    wrongs: list[str] = field(default_factory=list)

    @property
    def book(self) -> Locator:
        """The living rulebook."""
        return self.page.locator(".kb-rulebook:has(.kb-controls)").first

    def key(self, name: str) -> Locator:
        """The control with a key."""
        return self.book.locator(f'[data-key="{name}"]')

    def hear(self, kind: str, text: str) -> None:
        """Note an error of the console."""
        if kind == "error" and not FORGIVEN.search(text):
            self.wrongs.append(text)

    def hand(self) -> Locator:
        """The cards of the reader's hand."""
        return self.book.locator(".kb-own .kb-play")


@dataclass(eq=False)
class Running:
    """A host that is running."""

    host: Host
    url: str
    environment: Environment
    browser: Browser

    def visit(self, path: str, *, scheme: Literal["light", "dark"] = "light") -> Reader:
        """Open the book as a new visitor; run the cells where a reader does that."""
        context = self.browser.new_context(viewport=SIZE, locale="en-GB", bypass_csp=True, color_scheme=scheme)
        context.set_default_timeout(PATIENCE_S * 1000)
        page = context.new_page()
        reader = Reader(page)
        page.on("console", lambda message: reader.hear(message.type, message.text))
        page.on("pageerror", lambda error: reader.wrongs.append(f"page error: {error}"))
        page.route(re.compile(r"^https?://(?!127\.0\.0\.1)"), self.answer)
        page.goto(self.url + path)
        if self.host.runs_cells:
            await_kernel(page)
            reader.wrongs.clear()  # nothing of the book has been on the page so far
            run_cells(page)
        expect(reader.book.locator(".kb-actions button").first).to_be_visible(timeout=PATIENCE_S * 1000)
        return reader

    def answer(self, route: Route) -> None:
        """Answer for the CDN with the file of the environment; refuse whatever else is asked from outside."""
        if LOCAL not in route.request.url:
            route.abort()
            return
        module = self.environment.folder / "share/jupyter/nbextensions/anywidget/index.js"
        route.fulfill(path=module, content_type="text/javascript")


def await_kernel(page: Page) -> None:
    """Wait until the notebook in front has its kernel."""
    page.wait_for_selector(".jp-Notebook .jp-CodeCell")
    # A notebook looks idle before its kernel has started. A cell run then asks for a kernel.
    page.wait_for_selector('.jp-Toolbar-kernelName:has-text("Python 3")')
    page.wait_for_selector('.jp-Notebook-ExecutionIndicator[data-status="idle"]')


def run_cells(page: Page) -> None:
    """Run all cells of the notebook in front."""
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()


def choose_dark(page: Page) -> None:
    """Choose JupyterLab's dark theme in the menus."""
    page.get_by_role("menuitem", name="Settings", exact=True).click()
    for label in ("Theme", "JupyterLab Dark"):
        page.locator(f'.lm-Menu-itemLabel:text-is("{label}")').click()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if chromium is None:
        pytest.skip("Chromium is not installed")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return make_environment(tmp_path_factory.mktemp("hosts") / "venv")


def write_notebook(path: Path) -> None:
    """Write the notebook that JupyterLab, Notebook, Voilà and nbconvert open."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(code) for code in CELLS])
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3"}
    nbformat.write(notebook, path)


@pytest.fixture(scope="module", params=HOSTS, ids=lambda host: host.name)
def running(
    request: pytest.FixtureRequest,
    environment: Environment,
    browser: Browser,
    tmp_path_factory: pytest.TempPathFactory,
    results: Callable[[str, str], None],
) -> Iterator[Running]:
    """A host, started once for all of its tests."""
    folder = tmp_path_factory.mktemp(request.param.package)
    for name in ("book.ipynb", "book-2.ipynb"):
        write_notebook(folder / name)
    results(request.param.name, environment.version(request.param.package))
    with environment.serving(request.param, folder) as url:
        yield Running(request.param, url, environment, browser)


@pytest.fixture(scope="module")
def reader(running: Running) -> Reader:
    """The first visitor, who stays for all tests of a host, and speaks English."""
    reader = running.visit(running.host.path)
    reader.key("lang:en").click()
    expect(reader.book).to_have_attribute("lang", "en")
    return reader


def test_appears(reader: Reader) -> None:
    card = reader.hand().first.locator("svg").first.bounding_box()
    assert card
    assert card["width"] > 40
    expect(reader.hand().first).to_have_attribute("title", re.compile("of (spades|hearts|clubs|diamonds)"))


def test_style_is_isolated_both_ways(reader: Reader) -> None:
    assert reader.page.evaluate(SHEETS, False) >= 1
    with_ours = reader.page.evaluate(PROBE)
    reader.page.evaluate(SHEETS, True)
    without = reader.page.evaluate(PROBE)
    reader.page.evaluate(SHEETS, False)
    assert with_ours == without
    radius, cursor, margin, display, size, family = reader.book.evaluate(OURS)
    assert (cursor, margin, display, size) == ("pointer", "0px", "flex", "16px")
    assert "Palatino" in family
    assert float(radius.removesuffix("px")) > 5


def test_refuse(reader: Reader) -> None:
    reader.book.get_by_role("button", name="Knock").click()
    refused = reader.key("card:0:8s")
    expect(refused).to_be_visible()
    expect(reader.book.locator(".kb-now")).to_contain_text("forehand", ignore_case=True)
    refused.click()
    expect(reader.book.locator(".kb-answer")).to_contain_text("Not allowed", ignore_case=True)
    expect(reader.book.locator(".kb-text .kb-refused").first).to_be_attached()


def test_keys_stay_in_the_widget(reader: Reader) -> None:
    page = reader.page
    cells = page.locator(".jp-Cell")
    before = cells.count()
    page.evaluate("() => { window.leaked = []; addEventListener('keydown', (event) => leaked.push(event.key)); }")
    for pressed in (reader.hand().first, reader.book.get_by_role("button", name="Hint")):
        pressed.focus()
        for key in ("a", "d", "d", "x", "j", "m"):
            page.keyboard.press(key)
    assert page.evaluate("leaked") == []
    assert cells.count() == before


def test_step(reader: Reader) -> None:
    slider = reader.book.locator(".kb-slider")
    last = int(slider.get_attribute("max") or 0)
    reader.key("step:back").click()
    expect(slider).to_have_js_property("value", str(last - 1))
    reader.key("step:last").click()
    expect(slider).to_have_js_property("value", str(last))


def test_deal(reader: Reader) -> None:
    result = reader.book.locator(".kb-result")
    for _ in range(3):
        allowed = reader.book.locator(".kb-own .kb-play:not([data-forbidden]):not([aria-disabled=true])").first
        expect(allowed.or_(result).locator("visible=true").first).to_be_visible()
        if result.is_visible():
            break
        count = reader.hand().count()
        allowed.click()
        expect(reader.hand()).not_to_have_count(count)
    expect(result).to_be_visible()
    reader.key("action:deal").click()
    expect(result).to_be_hidden()
    expect(reader.book.locator(".kb-own .kb-hand .kb-card")).to_have_count(3)


def test_language(reader: Reader) -> None:
    reader.key("lang:de").click()
    expect(reader.book).to_have_attribute("lang", "de")
    expect(reader.book.locator(".kb-langs [aria-pressed=true]")).to_have_text(re.compile("Deutsch"))
    reader.key("lang:en").click()
    expect(reader.book).to_have_attribute("lang", "en")


def test_two_visitors(running: Running, reader: Reader) -> None:
    other = running.visit(running.host.other or running.host.path)
    other.key("lang:de").click()
    expect(other.book).to_have_attribute("lang", "de")
    expect(reader.book).to_have_attribute("lang", "en")
    expect(other.hand().first).to_have_attribute("title", re.compile("Pik|Herz|Kreuz|Karo"))
    other.book.get_by_role("button", name="Klopfen").click()
    expect(other.key("card:0:8s")).to_be_visible()
    assert other.wrongs == []


def test_dark_host_theme(running: Running) -> None:
    reader = running.visit(running.host.dark, scheme=running.host.dark_scheme)
    if running.host.runs_cells:
        choose_dark(reader.page)
    expect(reader.book).to_have_attribute("data-scheme", "dark")
    assert reader.book.evaluate(LIGHTNESS) < 60


def test_no_console_error(reader: Reader) -> None:
    assert reader.wrongs == []


def test_stock_voila_begins_in_the_browsers_language(
    environment: Environment, browser: Browser, tmp_path: Path
) -> None:
    with environment.serving(STOCK, tmp_path) as url:
        page = browser.new_context(viewport=SIZE, locale="de-DE", bypass_csp=True).new_page()
        page.goto(url)
        book = page.locator(".kb-rulebook:has(.kb-controls)").first
        expect(book).to_have_attribute("lang", "de", timeout=PATIENCE_S * 1000)
        expect(page.locator("html")).to_have_attribute("lang", "de")
        texts = page.locator(".jp-OutputArea-output pre").all_inner_texts()
        assert [text for text in texts if text.strip(" '\n") in ("sv", "de", "en")] == []


def test_nbconvert_shows_the_kept_picture_of_a_notebook(
    environment: Environment, browser: Browser, tmp_path: Path
) -> None:
    notebook = str(ROOT / "notebooks" / "knack.ipynb")
    environment.python("-m", "nbconvert", "--to", "html", "--output-dir", str(tmp_path), notebook)
    page = browser.new_page()
    page.route(re.compile("^https?:"), lambda route: route.abort())
    page.goto((tmp_path / "knack.html").as_uri())
    figure = page.locator("figure").first
    expect(figure).to_be_visible()
    expect(figure).to_contain_text("♠")


def test_nbconvert_shows_the_picture_of_a_notebook_that_it_runs(environment: Environment, tmp_path: Path) -> None:
    write_notebook(tmp_path / "book.ipynb")
    environment.python("-m", "nbconvert", "--execute", "--to", "html", str(tmp_path / "book.ipynb"))
    html = (tmp_path / "book.html").read_text("utf-8")
    assert "<figure" in html
    assert re.search(r"♠|♥|♣|♦", html)
    assert "application/vnd.jupyter.widget" not in html
