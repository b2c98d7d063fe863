"""Firefox by WebDriver BiDi and WebKit by classic WebDriver, with the few commands that the tests need."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Protocol
from urllib.error import URLError

import websocket

from tests.support.process import free_port

START_S: Final = 60
ANSWER_S: Final = 120
Json = dict[str, Any]
ERRORS: Final = """(() => {
  if (window.wrongs) return;
  window.wrongs = [];
  addEventListener("error", (event) => wrongs.push(`${event.message}`));
  addEventListener("unhandledrejection", (event) => wrongs.push(`${event.reason}`));
  const error = console.error;
  console.error = (...what) => { wrongs.push(what.map(String).join(" ")); error(...what); };
})()"""
"""Collects a page's errors in `window.wrongs`."""


class Driver(Protocol):
    """A browser under control.

    version: its version
    """

    version: str

    def open(self, url: str) -> None:
        """Open an address."""

    def run(self, code: str) -> Any:
        """Return the value of an expression in the page."""

    def act(self, actions: list[Json]) -> None:
        """Perform actions of a pointer or a keyboard, as both protocols write them."""


class Firefox:
    """Firefox by WebDriver BiDi, without geckodriver."""

    def __init__(self, port: int) -> None:
        self._line = websocket.create_connection(
            f"ws://127.0.0.1:{port}/session", timeout=ANSWER_S, suppress_origin=True
        )
        self._count = 0
        session = self._ask("session.new", capabilities={})
        self.version = str(session["capabilities"]["browserVersion"])
        self._context = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        self._ask("script.addPreloadScript", functionDeclaration=f"() => {{ {ERRORS} }}")

    def _ask(self, method: str, **params: Any) -> Any:
        self._count += 1
        self._line.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while True:
            message = json.loads(self._line.recv())
            if message.get("id") == self._count:
                assert message["type"] == "success", message
                return message["result"]

    def open(self, url: str) -> None:
        """Open an address, and wait until it has loaded."""
        self._ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def run(self, code: str) -> Any:
        """Return the value of an expression in the page."""
        wrapped = f"JSON.stringify(await (async () => ({code}))() ?? null)"
        found = self._ask(
            "script.evaluate",
            expression=f"(async () => {wrapped})()",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def act(self, actions: list[Json]) -> None:
        """Perform actions."""
        self._ask("input.performActions", context=self._context, actions=actions)

    def close(self) -> None:
        """End the session."""
        self._line.close()


class WebKit:
    """WebKit by the classic WebDriver protocol."""

    def __init__(self, port: int) -> None:
        self._url = f"http://127.0.0.1:{port}"
        asked = {"capabilities": {"alwaysMatch": {"browserName": "MiniBrowser", "webkitgtk:browserOptions": browser()}}}
        session = self._ask("/session", asked)
        self._url += f"/session/{session['sessionId']}"
        self.version = str(session["capabilities"]["browserVersion"])
        self._ask("/timeouts", {"script": ANSWER_S * 1000, "pageLoad": ANSWER_S * 1000})
        self._ask("/window/rect", {"x": 0, "y": 0, "width": 1280, "height": 950})

    def _ask(self, path: str, body: Json | None, method: str = "POST") -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._url + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=ANSWER_S) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{path}: {error.read().decode()[:800]}") from error

    def open(self, url: str) -> None:
        """Open an address, and wait until it has loaded."""
        self._ask("/url", {"url": url})
        self.run(ERRORS)

    def run(self, code: str) -> Any:
        """Return the value of an expression in the page."""
        script = f"""const done = arguments[0];
          (async () => ({code}))().then((value) => done([value ?? null]), (error) => done(String(error)));"""
        found = self._ask("/execute/async", {"script": script, "args": []})
        assert isinstance(found, list), found
        return found[0]

    def act(self, actions: list[Json]) -> None:
        """Perform actions."""
        self._ask("/actions", {"actions": actions})

    def close(self) -> None:
        """End the session."""
        self._ask("", None, "DELETE")


def browser() -> Json:
    """Return WebKitGTK's own browser for automation."""
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    return {"binary": str(found[-1]), "args": ["--automation"]} if found else {}


def wait(driver: Driver, code: str, seconds: float = 60) -> Any:
    """Wait until an expression in the page has a value that counts as true; return this value."""
    end = time.monotonic() + seconds
    while not (value := driver.run(code)):
        page = "document.body?.innerText.slice(0, 600)"
        assert time.monotonic() < end, f"{code} is not true after {seconds} s: {driver.run(page)}"
        time.sleep(0.2)
    return value


def click(driver: Driver, css: str) -> None:
    """Press the first element of a selector that is shown, in its middle, when it stands still."""
    place = f"""(() => {{
      const el = [...document.querySelectorAll({json.dumps(css)})].find((one) => one.getClientRects().length);
      if (!el) return null;
      el.scrollIntoView({{ block: "center", behavior: "instant" }});
      const box = el.getBoundingClientRect();
      const at = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
      const before = window.placeBefore;
      window.placeBefore = String(at);
      return before === String(at) ? at : null;
    }})()"""
    driver.run("window.placeBefore = null")
    x, y = wait(driver, place)
    moves: list[Json] = [
        {"type": "pointerMove", "x": x, "y": y, "duration": 0},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    driver.act([{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves}])


def type_text(driver: Driver, text: str) -> None:
    """Type letters."""
    keys = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
    driver.act([{"type": "key", "id": "keyboard", "actions": keys}])


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """Yield Firefox with a new profile."""
    port = free_port()
    command = [find("firefox-esr", "firefox"), "--headless", "--no-remote", "--remote-debugging-port", str(port)]
    with started([*command, "--profile", str(folder)], folder):
        driver = retry(lambda: Firefox(port))
        yield driver
        driver.close()


@contextmanager
def webkit(folder: Path) -> Iterator[WebKit]:
    """Yield WebKit with a screen and a message bus of its own; without a bus, its driver waits for ever."""
    port = free_port()
    screen = ["xvfb-run", "--auto-servernum", "--server-args=-screen 0 1280x1000x24", "dbus-run-session", "--"]
    with started(
        [*screen, find("WebKitWebDriver"), f"--port={port}"], folder, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1"
    ):
        driver = retry(lambda: WebKit(port))
        yield driver
        driver.close()


def find(*names: str) -> str:
    """Return the path of the first program that is installed, or an empty text."""
    return next((path for name in names if (path := shutil.which(name))), "")


def missing(name: str) -> str:
    """Return what has to be installed for a browser, or an empty text."""
    if name == "Firefox":
        return "" if find("firefox-esr", "firefox") else "Firefox (Debian: apt-get install firefox-esr)"
    there = find("WebKitWebDriver") and find("xvfb-run") and find("dbus-run-session")
    return "" if there else "WebKit's driver (Debian: apt-get install webkit2gtk-driver xvfb dbus)"


@contextmanager
def started(command: list[str], folder: Path, **env: str) -> Iterator[None]:
    """Run a browser while the context lasts, in a group of processes of its own."""
    with (folder.parent / f"{folder.name}.log").open("wb") as log:
        process = subprocess.Popen(
            command, env={**os.environ, "HOME": str(folder), **env}, stdout=log, stderr=log, start_new_session=True
        )
    try:
        yield
    finally:
        os.killpg(process.pid, 15)
        process.wait(30)


def retry(connect: Any) -> Any:
    """Connect to a browser that is starting."""
    end = time.monotonic() + START_S
    while True:
        try:
            return connect()
        except (URLError, ConnectionError, websocket.WebSocketException):
            if time.monotonic() > end:
                raise
            time.sleep(0.3)
