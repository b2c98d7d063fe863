"""The light script: what a page asks for, when widgets come to life, and when Voilà's own script takes its place."""

import json
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1, serialize_msg_to_ws_v1
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.support.process import SCRIPT, Running, running

from .conftest import Watch
from .helpers import Book
from .test_serving import write

pytestmark = [
    pytest.mark.apart,
    pytest.mark.skipif(os.environ.get(SCRIPT) == "voila", reason="the pages of this run have Voilà's script"),
]
SLIDER = """
import ipywidgets as widgets
from knack_widgets import Table
slider, label = widgets.IntSlider(description="Stake"), widgets.Label("0")
slider.observe(lambda change: setattr(label, "value", str(change["new"])), "value")
widgets.VBox([slider, label])
"""
TABLE = """
from knack_widgets import Table
Table("knack")
"""
GONE = """
from IPython.display import display
from knack_widgets import Table
table = Table("knack")
display(table)
table.close()
"""
LIGHT, VOILA = re.compile(r"/book/light\.[0-9a-f]{16}\.js$"), re.compile(r"/voila/static/voila\.js")
MAX_REQUESTS = 25
ASKED_AGAIN = 2
"""Two models are asked for at first: the text and the pictures of its cards."""


@pytest.fixture(scope="module")
def teacher(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a teacher's own notebooks."""
    folder = tmp_path_factory.mktemp("notebooks")
    write(folder / "mixed.ipynb", "# Mixed", SLIDER, TABLE, lang="en", title="Mixed")
    write(folder / "ours.ipynb", "# Ours", TABLE, "print('in words')", lang="en", title="Ours")
    write(folder / "gone.ipynb", GONE, "# and after it")
    with running(folder, pool=0) as server:
        yield server


def requests_of(page: Page) -> list[str]:
    found: list[str] = []
    page.on("request", lambda request: found.append(request.url))
    return found


def test_a_page_of_the_book_asks_for_little(page: Page, open_page: Callable[..., Page]) -> None:
    asked = requests_of(page)
    open_page("knack")
    assert any(LIGHT.search(url) for url in asked)
    assert not any(VOILA.search(url) for url in asked)
    assert len(asked) <= MAX_REQUESTS


def test_an_answer_that_is_lost_is_asked_for_again(page: Page, open_page: Callable[..., Page]) -> None:
    """What a kernel says before the server listens to it is lost."""
    lost: list[str | bytes] = []
    asked: list[str | bytes] = []

    def lose_first(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda message: (asked.append(message), server.send(message)))
        again = re.compile(rb"request_state")

        def answer(message: str | bytes) -> None:
            told = sum(len(again.findall(m.encode() if isinstance(m, str) else m)) for m in asked)
            if told < ASKED_AGAIN:
                lost.append(message)
            else:
                line.send(message)

        server.on_message(answer)

    page.route_web_socket(re.compile("/channels"), lose_first)
    open_page("knack")
    assert lost


def test_a_change_that_is_told_before_the_state_is_not_taken_for_it(page: Page, open_page: Callable[..., Page]) -> None:
    """What a kernel does first for its visitor may be told while the page asks for the state."""
    told: list[bytes] = []

    def tell_a_change_first(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)

        def answer(message: str | bytes) -> None:
            if isinstance(message, bytes) and b'"_esm"' in message:
                channel, [*head, content] = deserialize_msg_from_ws_v1(message)
                change = json.loads(content)
                change["data"]["state"] = {"lang": "en"}
                told.append(serialize_msg_to_ws_v1([*head, json.dumps(change).encode()], channel))
                line.send(told[-1])
            line.send(message)

        server.on_message(answer)

    page.route_web_socket(re.compile("/channels"), tell_a_change_first)
    book = Book(open_page("knack?lang=en"))
    assert told
    book.step("first")
    book.at(0)


def test_chapters_come_to_life_when_they_are_reached(open_page: Callable[..., Page]) -> None:
    page = open_page("knack")
    expect(page.locator(".jp-OutputArea-output .knack-book")).to_have_count(1)
    last = page.locator(".kp-of-chapter").last
    last.scroll_into_view_if_needed()
    expect(last.locator(".jp-OutputArea-output .kb-felt")).to_be_visible()
    assert page.locator(".jp-OutputArea-output .knack-book.kb-chapter").count() < page.locator(".kp-of-chapter").count()


def test_a_page_with_other_widgets_has_voilas_script(page: Page, teacher: Running) -> None:
    asked = requests_of(page)
    page.goto(teacher.url + "mixed?lang=en")
    page.wait_for_selector(":root[data-page=ready]")
    assert any(VOILA.search(url) for url in asked)
    assert page.evaluate("knackPage.kernel === undefined")  # the light script has come, and stood aside
    expect(page.locator("body > #main + .kp-class")).to_be_visible()  # it does not push the tables down
    page.locator(".widget-slider .noUi-handle").press("ArrowRight")
    expect(page.locator(".widget-label", has_text=re.compile("^1$"))).to_be_visible()
    page.locator('.knack-book [data-key="action:0 knock"]').click()
    expect(page.locator(".kb-log")).to_contain_text("knock")


def test_ours_and_plain_words_need_no_more_than_the_light_script(page: Page, teacher: Running) -> None:
    asked = requests_of(page)
    page.goto(teacher.url + "ours?lang=en")
    page.wait_for_selector(":root[data-page=ready]")
    assert not any(VOILA.search(url) for url in asked)
    expect(page.get_by_text("in words")).to_be_visible()
    page.locator('.knack-book [data-key="action:0 knock"]').click()
    expect(page.locator(".kb-log")).to_contain_text("knock")


def test_a_widget_that_the_kernel_does_not_have_is_told_of(page: Page, teacher: Running, watch: Watch) -> None:
    watch.forgive("has no widget")
    page.goto(teacher.url + "gone?lang=en")
    expect(page.get_by_role("alert").filter(has_text="This part of the page could not be shown.")).to_be_visible()
    expect(page.get_by_text("and after it")).to_be_visible()


def test_the_script_and_its_licences_are_in_the_package() -> None:
    static = Path(__file__).parents[2] / "knack_widgets/serving/jupyter/voila/templates/knack/static"
    assert (static / "light.js").stat().st_size < 250_000
    licences = (static / "light.LICENSES.txt").read_text(encoding="utf-8")
    assert "@jupyterlab/services" in licences
    assert "Redistribution and use in source and binary forms" in licences
