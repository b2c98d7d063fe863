"""Fixtures for tests in a browser: our server on the repository's notebooks, Debian's Chromium, pages under watch."""

import os
import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tests.support.process import Running, running

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
MUST = os.environ.get("CI") == "true"

# Two pages of Chromium's own (what drops down from its address line) come up with every window, which nobody sees here:
# with them a page costs twice as much of a processor. Only the last list of features counts; so Playwright's own is
# repeated, as far as it concerns what these tests do.
FEATURES = [
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
]
# Chromium is kept from asking its maker's hosts: in a closed network each such question is an error and a wait.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(FEATURES)}",
]
DESKTOP = {"width": 1280, "height": 900}
# Playwright's waiting for a function evaluates text, which the pages' policy forbids; `test_policy.py` keeps to it.
CONTEXT = {"viewport": DESKTOP, "locale": "sv-SE", "bypass_csp": True}
PHONE = {"width": 390, "height": 844}
READY = ".jp-OutputArea-output .kb-rulebook .kb-actions button"
"""What a page of the book has when it can be played."""
OUR_HOST = "127.0.0.1"
STATE = """() => ({...document.documentElement.dataset, connection: window.knackPage?.kernel?.connectionStatus,
  kernel: window.knackPage?.kernel?.status, drawn: document.querySelectorAll('.jp-OutputArea-output').length,
  text: document.body.innerText.slice(0, 300)})"""
"""What a page says of itself that does not come up."""
PATIENCE = 30_000
"""ms in which a page does what it is waited for, also on a small machine that does other work."""

expect.set_options(timeout=PATIENCE)


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker(pytest.mark.browser)


def without(what: str) -> None:
    """Skip for want of `what`; in CI that is a failure."""
    if MUST:
        pytest.fail(f"CI=true, but {what}")
    pytest.skip(what)


@dataclass
class Watch:
    """What a page did that no page may do. `forgive(pattern)` is for tests that provoke it.

    Forgiven to all: a model that Jupyter's manager did not wait for. The page mends that (see `page.js`, and
    `test_serving.py` for the proof); where it did not, the widget that a test looks for would not be there.
    """

    wrongs: list[str] = field(default_factory=list)
    forgiven: list[re.Pattern[str]] = field(default_factory=lambda: [re.compile("widget model not found")])

    def forgive(self, pattern: str) -> None:
        self.forgiven.append(re.compile(pattern))

    def left(self) -> list[str]:
        return [wrong for wrong in self.wrongs if not any(pattern.search(wrong) for pattern in self.forgiven)]

    def over(self, page: Page) -> None:
        page.on("console", lambda message: self._console(message.type, message.text))
        page.on("pageerror", lambda error: self.wrongs.append(f"page error: {error}"))
        page.on("request", lambda request: self._asked(request.url))
        page.on("websocket", lambda line: self._asked(line.url))

    def _console(self, kind: str, text: str) -> None:
        if kind == "error":
            self.wrongs.append(f"console: {text}")

    def _asked(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.hostname != OUR_HOST:
            self.wrongs.append(f"asked another host: {url}")


@pytest.fixture(scope="session")
def chromium() -> str:
    """Path of the browser: where it is installed the one without windows, which Playwright would choose by itself. A
    page takes it two thirds of the other's time.
    """
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if path is None:
        without("Chromium is not installed (Debian: apt-get install chromium)")
    assert path
    return path


@pytest.fixture(scope="module")
def playwright(chromium: str) -> Iterator[Playwright]:
    """Its event loop counts as running on this thread until it is left; what comes after a module of browser tests on
    the same worker (notebooks, sockets) must be able to run loops of its own, so no module hands it on.
    """
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="module")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(chromium: str) -> Iterator[Running]:
    """Our server on the repository's notebooks; the first game's kernels alone are pre-heated, to spare the machine."""
    pools = "{'default': {'pool_size': 0}, 'knack.ipynb': {'pool_size': 1}}"
    with running(ROOT / "notebooks", options=[f"--VoilaKernelManager.kernel_pools_config={pools}"]) as server:
        yield server


@pytest.fixture
def watch() -> Iterator[Watch]:
    """What the pages of this test did wrong; it must be nothing in the end."""
    watch = Watch()
    yield watch
    assert watch.left() == []


def wait_long(context: BrowserContext) -> None:
    """Let a context wait as long as a busy machine needs; longer for the first page of a server that has just begun."""
    context.set_default_timeout(PATIENCE)
    context.set_default_navigation_timeout(4 * PATIENCE)


def new_context(browser: Browser, **options: object) -> BrowserContext:
    """A browser memory of its own; keywords as for Playwright's `new_context`."""
    context = browser.new_context(**{**CONTEXT, **options})  # type: ignore[arg-type]
    wait_long(context)
    return context


@pytest.fixture
def new_page(browser: Browser, watch: Watch) -> Iterator[Callable[..., Page]]:
    """Makes pages under watch, each with a browser memory of its own; keywords as for Playwright's `new_context`."""
    pages = []

    def make(**options: object) -> Page:
        page = new_context(browser, **options).new_page()
        pages.append(page)
        watch.over(page)
        return page

    yield make
    # The page only: its context goes with the browser, because it would take the page's farewell with it unsent.
    for page in pages:
        if not page.is_closed():
            page.unroute_all(behavior="ignoreErrors")  # a farewell that is looked at first goes down with its page
            page.close()


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    """A page as wide as a desk."""
    return new_page()


@pytest.fixture
def phone(new_page: Callable[..., Page]) -> Page:
    """A page as narrow as a phone (390 px), touched by fingers."""
    return new_page(viewport=PHONE, has_touch=True, is_mobile=True)


def settle(page: Page, url: str, ready: str) -> Page:
    """Go there and wait until the page is up and, unless it is empty, for the selector `ready`.

    What is said before the first deal is put away: it lies on the cards in the middle.
    """
    answer = page.goto(url)
    try:
        page.wait_for_selector(":root[data-page=ready]")
    except PlaywrightError as error:
        page_tells = page.evaluate(STATE)
        raise AssertionError(f"{url} did not come up: {answer and answer.status}, {page_tells}") from error
    page.wait_for_selector(".kp-of-rulebook .kp-picture", state="detached")
    if ready:
        page.wait_for_selector(ready)
    page.evaluate("document.querySelectorAll('.kb-intro-close').forEach((button) => button.click())")
    return page


@pytest.fixture
def open_page(server: Running, page: Page) -> Callable[..., Page]:
    """Opens a path of the book (`"knack?lang=de"`) and waits for its widgets; `on=phone` opens it there."""

    def go(path: str = "knack", *, on: Page | None = None, ready: str = READY) -> Page:
        return settle(on or page, server.url + path, ready)

    return go


@pytest.fixture
def axe() -> Callable[..., list[str]]:
    """Runs axe-core in a page: its serious and critical findings, one line each with the elements concerned."""
    if not AXE.is_file():
        without("axe-core is not installed (npm install)")

    def run(page: Page, within: str = "html") -> list[str]:
        page.evaluate(AXE.read_text(encoding="utf-8"))
        found = page.evaluate("within => axe.run(within, {resultTypes: ['violations']})", within)["violations"]
        return [
            f"{entry['id']}: {entry['help']} – "
            + " | ".join(" ".join(map(str, node["target"])) for node in entry["nodes"])
            for entry in found
            if entry["impact"] in ("serious", "critical")
        ]

    return run
