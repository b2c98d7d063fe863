"""The served book and its static edition in Firefox and WebKit."""

from __future__ import annotations

import re
import urllib.request
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from hosting.drivers import Driver, click, firefox, missing, type_text, wait, webkit
from knack_widgets.serving.alone.site import build
from tests.support.devices import OURS
from tests.support.process import Running, running

ROOT = Path(__file__).resolve().parents[1]
MODULES = ROOT / "node_modules"
BROWSERS = {"Firefox": firefox, "WebKit": webkit}
GAMES = ("knack", "kopknack", "svangknack", "knaker", "knack31")
BOOK = ".kb-rulebook:not(.kb-chapter)"
"""The large table; a page has small ones, too."""
UP = "document.querySelector('.kb-rulebook .kb-controls') && document.querySelector('.kb-actions button') && true"
"""Whether the book can be played."""
STEPS = "Number(document.querySelector('.kb-rulebook .kb-slider').max)"
PRESS = """(() => {
  const shown = (el) => el.getClientRects().length && !el.disabled && el.getAttribute("aria-disabled") !== "true";
  const controls = ":is(.kb-actions button:not(.kb-why), .kb-own .kb-play):not([data-forbidden])";
  const mine = [...document.querySelectorAll(`BOOK ${controls}`)].filter(shown);
  mine[Math.floor(mine.length * PART)]?.click();
  return mine.length;
})()""".replace("BOOK", BOOK)
"""Presses one of the reader's controls."""
PYTHON_S = 240
"""Time in which Python starts in a browser (seconds)."""
PRESSES = 12
ENTER = "\ue007"
"""The key, as WebDriver writes it."""


@pytest.fixture(scope="module", params=BROWSERS)
def driver(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, results: Callable[[str, str], None]
) -> Iterator[Driver]:
    """A browser, started once."""
    if wanted := missing(request.param):
        pytest.skip(f"{wanted} is not installed")
    with BROWSERS[request.param](tmp_path_factory.mktemp(request.param)) as driver:
        results(request.param, driver.version)
        yield driver


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    pools = "{'default': {'pool_size': 0}}"
    with running(ROOT / "notebooks", options=[f"--VoilaKernelManager.kernel_pools_config={pools}"]) as server:
        yield server


@pytest.fixture
def at(driver: Driver, server: Running) -> Iterator[Callable[[str], Driver]]:
    """Opens a page of the book, with no match kept from before; in the end no page may have had an error."""

    def go(path: str, ready: str = UP) -> Driver:
        driver.open(f"{server.url}static/nothing-here")
        driver.run("(localStorage.clear(), sessionStorage.clear())")
        driver.open(server.url + path)
        wait(driver, ready, 120)
        return driver

    yield go
    assert driver.run("window.wrongs ?? []") == []


def shown(css: str) -> str:
    """Return an expression: the text of an element that is shown, or an empty text."""
    return f"([...document.querySelectorAll('{css}')].find((one) => one.getClientRects().length)?.textContent ?? '')"


@pytest.mark.parametrize("game", GAMES)
def test_game(at: Callable[[str], Driver], game: str) -> None:
    driver = at(f"{game}?lang=en&seed=7")
    steps = driver.run(STEPS)
    for press in range(PRESSES):
        driver.run(PRESS.replace("PART", str(press * 0.37 % 1)))
        driver.run("new Promise((done) => setTimeout(done, 250))")
    wait(driver, f"{STEPS} > {steps}")
    assert driver.run("document.querySelectorAll('.kb-own svg').length") > 0


def test_refuse(at: Callable[[str], Driver]) -> None:
    driver = at("knack?lang=en")
    click(driver, ".kb-actions [data-key='action:0 knock']")
    wait(driver, "document.querySelector('[data-key=\"card:0:8s\"][data-forbidden]') && true")
    click(driver, "[data-key='card:0:8s']")
    wait(driver, f"{shown('.kb-answer')}.includes('Not allowed')")
    wait(driver, "document.querySelector('.kb-text .kb-refused') && true")


def test_why(at: Callable[[str], Driver]) -> None:
    driver = at("knack?lang=en")
    click(driver, ".kb-actions [data-key='action:0 knock']")
    wait(driver, "document.querySelector('[data-key=\"card:0:8s\"][data-forbidden]') && true")
    click(driver, "[data-key='why']")
    click(driver, "[data-key='card:0:8s']")
    wait(driver, f"{shown('.kb-answer')}.length > 10")


def test_hint(at: Callable[[str], Driver]) -> None:
    driver = at("knack?lang=en")
    click(driver, "[data-key='hint']")
    wait(driver, f"{shown('.kb-advice')}.length > 20")


def test_deal(at: Callable[[str], Driver]) -> None:
    driver = at("knack?lang=en")
    click(driver, ".kb-actions [data-key='action:0 knock']")
    wait(driver, "document.querySelector('[data-key=\"card:0:8s\"][data-forbidden]') && true")
    over = f"Boolean(document.querySelector('{BOOK} .kb-result:not([hidden])'))"
    hand = f"document.querySelectorAll('{BOOK} .kb-own .kb-play').length"
    mine = f"{BOOK} .kb-own.kb-turn .kb-play:not([data-forbidden])"
    for _ in range(3):
        wait(driver, f"{over} || document.querySelector('{mine}') && true")
        if driver.run(over):
            break
        cards = driver.run(hand)
        click(driver, mine)
        wait(driver, f"{hand} < {cards} || {over}")
    wait(driver, over)
    click(driver, f"{BOOK} [data-key='action:deal']")
    wait(driver, f"!{over} && {hand} === 3")


def test_language(at: Callable[[str], Driver]) -> None:
    driver = at("knack?lang=en")
    click(driver, "[data-key='lang:de']")
    wait(driver, "document.documentElement.lang === 'de'")
    wait(driver, f"{shown('.kb-actions button')}.includes('Klopfen')")


def test_search(at: Callable[[str], Driver]) -> None:
    driver = at("knack?lang=en")
    click(driver, "[data-search]")
    wait(driver, "document.activeElement.matches('.ks input')")
    type_text(driver, "follow suit")
    wait(driver, f"{shown('.ks-found > li')}.length > 5")


def test_settle(at: Callable[[str], Driver]) -> None:
    line = "knack;players=3;phase=play;dealer=0;hands=3?,2?,6c_7s_Th;up=9c;trick=1_Kh"
    driver = at(f"settle?lang=en&position={line}", ready="document.querySelectorAll('.kb-laid').length > 8")
    click(driver, "[data-key='card:hands.2.0']")
    wait(driver, f"{shown('.kb-answer-no')}.includes('must be followed')")
    click(driver, "[data-key='card:hands.2.2']")
    wait(driver, f"{shown('.kb-answer-yes')}.length > 0")
    click(driver, ".kb-lay-along > summary")
    click(driver, "[data-key='save:png']")
    click(driver, "[data-key='qr']")
    wait(driver, "document.querySelector('.kb-lay-code svg.qr') && true")


EDGES = "[...document.querySelectorAll('body *')].map((one) => one.getBoundingClientRect().right)"
WIDE = f"{EDGES}.filter((edge) => edge > innerWidth + 1).length"
"""The number of elements that stand out on the right."""


def test_read_rules(at: Callable[..., Driver]) -> None:
    driver = at("kopknack?read=1&lang=en", ready="document.querySelectorAll('.clause').length > 20")
    omitted = "document.getElementById('newer.2').getClientRects().length"
    assert not driver.run(omitted)
    click(driver, "#strike")
    wait(driver, f"{omitted} && getComputedStyle(document.querySelector('.text del')).textDecorationLine")
    click(driver, ".chooses summary")
    driver.run("document.querySelector('[name=\"option.buys\"]').value = '3'")
    click(driver, ".chooses button")
    wait(driver, f"{shown('.differs')}.includes('Rounds of buying: 3')")
    assert driver.run("document.getElementById('buying.5').textContent.includes('three times round the table')")
    assert driver.run(WIDE) == 0


def test_compare(at: Callable[..., Driver]) -> None:
    driver = at("differences?game=knack&lang=en", ready="document.querySelectorAll('[data-point]').length > 5")
    wait(driver, "document.documentElement.dataset.page === 'ready'")
    other = "document.querySelector('[data-key=\"other\"], .kb-comparing .kb-field:nth-child(2) select')"
    driver.run(f"{other}.value = 'knaker'")
    driver.run(f"{other}.dispatchEvent(new Event('change', {{ bubbles: true }}))")
    wait(driver, "document.querySelector('[data-point=\"pack\"]').textContent.includes('jokers')")
    assert driver.run(WIDE) == 0


def test_print_view(at: Callable[..., Driver]) -> None:
    driver = at("knack?print=rules&lang=en", ready="document.querySelectorAll('.clause').length > 20")
    assert driver.run("document.querySelector('.clause').getBoundingClientRect().width") > 300
    assert driver.run(WIDE) == 0


def test_phone_in_a_room(at: Callable[..., Driver], server: Running) -> None:
    request = urllib.request.Request(f"{server.url}room?lang=en", b"game=knack", OURS)
    with urllib.request.urlopen(request) as answer:
        code = re.search(r'"code": ?"(\w+)"', answer.read().decode())
    assert code
    driver = at(f"room/{code[1]}?lang=en", ready="document.querySelector('#kr-name') && true")
    click(driver, "#kr-name")
    type_text(driver, "Anna" + ENTER)
    click(driver, "[data-key='sit:0']")
    wait(driver, f"{shown('.kr-who')}.includes('at the table')")
    assert driver.run("document.querySelectorAll('.kb-felt .kb-seat').length") > 0


class Quiet(SimpleHTTPRequestHandler):
    """Files, without a log."""

    def log_message(self, *_: object) -> None:
        """Write nothing."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the static edition."""
    if not (MODULES / "pyodide").is_dir():
        pytest.skip("what builds the static edition is not installed (npm ci)")
    folder = tmp_path_factory.mktemp("static") / "site"
    build(folder, notebooks=ROOT / "notebooks", modules=MODULES)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


def test_static_edition_keeps_the_match(driver: Driver, site: str) -> None:
    driver.open(f"{site}knack.html?lang=en")
    wait(driver, UP, PYTHON_S)
    steps = driver.run(STEPS)
    click(driver, ".kb-actions [data-key='action:0 knock']")
    wait(driver, f"{STEPS} > {steps}")
    now = driver.run(STEPS)
    driver.run("new Promise((done) => setTimeout(done, 2000))")  # the page keeps a match a moment later
    driver.open(f"{site}knack.html?lang=en")
    wait(driver, UP, PYTHON_S)
    wait(driver, f"{STEPS} >= {now}")
    assert driver.run("window.wrongs ?? []") == []
