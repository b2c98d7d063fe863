"""The served page itself, on notebooks made here: language, title, trouble, kernels, other hosts."""

from __future__ import annotations

import re
import shutil
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import nbformat
import pytest
from playwright.sync_api import Page, Route, expect

from tests.support.process import Running, running

from .helpers import until

if TYPE_CHECKING:
    from conftest import Watch

pytestmark = [pytest.mark.browser, pytest.mark.apart]

BUTTON = """
import os
import ipywidgets as widgets
from knack_widgets.widgets.request import on_visit
button, label, asked = widgets.Button(description="Press"), widgets.Label("0"), widgets.Label("nobody")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
on_visit(lambda query: setattr(asked, "value", query.get("who", "somebody")))
widgets.VBox([button, label, asked])
"""
WAITS = """
from knack_widgets.widgets.request import query
print("asked:", {name: told for name, told in query().items() if name != "reader"})
"""
POOL = 5  # one kernel for each notebook below whose kernel lives: voila.json's default


def write(path: Path, *cells: str, **metadata: object) -> None:
    """A notebook of code cells; those that begin with `#` and a blank are Markdown."""
    book = nbformat.v4.new_notebook(
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}, **metadata}
    )
    make = (nbformat.v4.new_code_cell, nbformat.v4.new_markdown_cell)
    book.cells = [make[cell.startswith("# ")](cell) for cell in cells]
    nbformat.write(book, path)


PROSE = ("# Word\n\n[Shelf](index.ipynb) [away](https://example.org/a.html)", "# Only here", "# Nor there", "x = 1")


def translate(path: Path, *given: object) -> None:
    """Gives the first cells of a notebook these translations."""
    book = nbformat.read(path, as_version=4)
    for cell, one in zip(book.cells, given, strict=False):
        cell.metadata["translations"] = one
    nbformat.write(book, path)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("notebooks")


@pytest.fixture(scope="module")
def stub(chromium: str, folder: Path) -> Iterator[Running]:
    """Our server on six notebooks."""
    write(folder / "index.ipynb", "# Shelf\n\n[Button](button.ipynb)", lang="sv", title="Hyllan")
    write(folder / "button.ipynb", "# Button\n\n" + "Words. " * 80, BUTTON, lang="en", title="<b>Button</b> & more")
    write(folder / "wrong.ipynb", "# Before", "print('first')\n1/0", "# After", lang="de", title="Wrong")
    write(folder / "waits.ipynb", "# Waits", WAITS, "# Behind")
    write(folder / "dies.ipynb", "# Dies", "import os; os._exit(3)", "# Behind")
    write(folder / "prose.ipynb", *PROSE, lang="en", title="Prose")
    translate(
        folder / "prose.ipynb",
        {"de": "# Wort\n\n[Regal](index.ipynb) [fort](https://example.org/a.html)"},
        "junk",
        {"sv": 3},
    )
    with running(folder, options=["--BookServer.unseen_timeout=20"]) as server:
        server.settled(POOL)
        yield server


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    """A page whose reader prefers none of the book's languages: it speaks as its text does."""
    return new_page(locale="fr-FR")


def go(page: Page, stub: Running, path: str) -> Page:
    page.goto(stub.url + path)
    page.wait_for_selector(":root[data-page=ready]")
    return page


def lang(page: Page) -> str:
    return str(page.evaluate("document.documentElement.lang"))


def test_the_shelf_is_the_way_in_and_keeps_the_query(page: Page, stub: Running) -> None:
    go(page, stub, "?lang=de")
    assert page.url == stub.url + "voila/render/index.ipynb?lang=de"
    page.get_by_role("link", name="Button").click()
    page.wait_for_selector("button:has-text('Press')")


def test_language_and_title_come_from_the_notebook_and_language_from_the_address(page: Page, stub: Running) -> None:
    go(page, stub, "button")
    assert (lang(page), page.title()) == ("en", "<b>Button</b> & more")
    go(page, stub, "button?lang=de")
    assert lang(page) == "de"
    go(page, stub, "button?lang=xx")
    assert lang(page) == "en"
    go(page, stub, "waits")
    assert (lang(page), page.title()) == ("sv", "waits")


def test_prose_is_in_the_pages_language_or_as_it_is_written(
    page: Page, stub: Running, axe: Callable[..., list[str]]
) -> None:
    headings = page.get_by_role("main").get_by_role("heading")
    for address, said in (("prose", "Word"), ("prose?lang=sv", "Word"), ("prose?lang=de", "Wort")):
        go(page, stub, address)
        assert headings.all_inner_texts() == [said, "Only here", "Nor there"]
    shown = page.locator(".kp-prose:visible")
    assert [one.get_attribute("lang") for one in shown.all()] == ["de", "en", "en"]
    ids = page.locator("[id]").evaluate_all("all => all.map((one) => one.id)")
    assert len(ids) == len(set(ids))
    assert axe(page) == []
    page.evaluate("document.documentElement.lang = 'en'")  # as when the reader chooses another one
    assert headings.first.inner_text() == "Word"


def test_a_link_in_the_prose_takes_the_language_along(page: Page, stub: Running) -> None:
    go(page, stub, "prose?lang=de")
    away = page.get_by_role("link", name="fort")
    away.evaluate("link => addEventListener('click', (event) => event.preventDefault())")
    away.click()
    assert away.get_attribute("href") == "https://example.org/a.html"
    go(page, stub, "prose?lang=de")
    page.get_by_role("link", name="Regal").click()
    page.wait_for_selector(":root[data-page=ready]")
    assert page.url == stub.url + "voila/render/index.ipynb?lang=de"


def test_landmark_skip_link_and_no_code(page: Page, stub: Running, axe: Callable[..., list[str]]) -> None:
    go(page, stub, "button")
    page.wait_for_selector("button:has-text('Press')")
    expect(page.get_by_role("main")).to_have_count(1)
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#rendered_cells")).to_be_focused()
    assert "import ipywidgets" not in page.content()
    expect(page.locator(".kp-status")).to_be_hidden()
    assert axe(page) == []


def test_the_loading_notice_is_read_out_and_the_prose_is_there_at_once(page: Page, stub: Running) -> None:
    held: list[Route] = []
    page.route("**/voila.js", lambda route: held.append(route))
    with page.expect_request("**/voila.js"):
        page.goto(stub.url + "button", wait_until="commit")
    status = page.get_by_role("status")
    status.get_by_text("Setting the tables …").wait_for()
    expect(page.get_by_role("heading", name="Button")).to_be_visible()
    for route in held:
        route.continue_()
    page.wait_for_selector(":root[data-page=ready]")
    expect(status).to_have_count(0)


def test_a_script_that_does_not_come_is_said(page: Page, stub: Running, watch: Watch) -> None:
    watch.forgive("ERR_FAILED")
    page.route("**/voila.js", lambda route: route.abort())
    page.goto(stub.url + "button")
    expect(page.get_by_role("alert")).to_contain_text("The tables did not load.")


def spoil(page: Page, times: int) -> list[str]:
    """Make the widgets' manager give its models up at once, in the first `times` loads; returns what it spoils."""
    spoilt: list[str] = []

    def change(route: Route) -> None:
        body = route.fetch().text()
        worse = body.replace("get restoredStatus(){return this._restoredStatus}", "get restoredStatus(){return !0}")
        worse = re.sub(r"Date\.now\(\)-(\w+)<2e3", r"Date.now()-\1<0", worse)
        if worse == body or len(spoilt) == 2 * times:  # two files: the manager and its base
            route.fulfill(body=body, content_type="text/javascript")
        else:
            spoilt.append(route.request.url)
            route.fulfill(body=worse, content_type="text/javascript")

    page.route("**/jupyterlab-manager/static/*.js*", change)
    return spoilt


def test_a_page_whose_widgets_are_given_up_is_loaded_again(page: Page, stub: Running) -> None:
    spoilt = spoil(page, times=1)
    go(page, stub, "button")
    page.get_by_role("button", name="Press").click()
    assert len(spoilt) == 2
    page.wait_for_function("sessionStorage.length === 0")  # it may be loaded again another time


def test_a_page_that_stays_without_widgets_says_so(page: Page, stub: Running) -> None:
    spoilt = spoil(page, times=9)
    page.goto(stub.url + "button")
    page.get_by_text("The tables did not load.").wait_for()
    assert len(spoilt) == 4


def test_a_cell_that_fails_says_so_in_a_page_that_answers_200(page: Page, stub: Running) -> None:
    answer = page.goto(stub.url + "wrong")
    assert answer
    assert answer.status == 200
    page.wait_for_selector(":root[data-page=ready]")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Dieser Teil der Seite ließ sich nicht zeigen.")
    expect(page.get_by_role("heading", name="Before")).to_be_visible()
    expect(page.get_by_text("first")).to_be_visible()
    assert "ZeroDivisionError" not in page.content()


def test_a_kernel_that_dies_while_the_page_is_made_says_so(page: Page, stub: Running, watch: Watch) -> None:
    watch.forgive("404|does not exist")  # the browser asks for a kernel that is no more
    page.goto(stub.url + "dies")
    page.get_by_role("alert").first.wait_for()
    expect(page.get_by_role("heading", name="Dies")).to_be_visible()


@pytest.mark.parametrize(
    "path", ["nothing", "voila/render/nothing.ipynb", "voila/render/../../etc/passwd.ipynb", "a/b/c"]
)
def test_a_page_that_is_not_there_says_so(page: Page, stub: Running, watch: Watch, path: str) -> None:
    watch.forgive("404")
    answer = page.goto(stub.url + path)
    assert answer
    assert answer.status == 404
    expect(page.get_by_role("alert")).to_contain_text("Den sidan finns inte.")
    page.get_by_role("link", name="Alla spel").click()
    page.wait_for_selector(":root[data-page=ready]")
    expect(page).to_have_title("Hyllan")


def test_the_query_reaches_a_preheated_kernel_that_goes_on_and_one_that_waits(page: Page, stub: Running) -> None:
    go(page, stub, "button?who=Anna%20%3Cb%3E&who=Bo")
    page.get_by_text("Anna <b>").wait_for()
    go(page, stub, "waits?game=knack&step=3")
    page.get_by_text("asked: {'game': 'knack', 'step': '3'}").wait_for()
    expect(page.get_by_role("heading", name="Behind")).to_be_visible()


def test_no_kernel_stays_behind(new_page: Callable[..., Page], stub: Running) -> None:
    assert len(stub.settled(POOL)) == POOL
    for visit in range(5):
        page = new_page()
        go(page, stub, "button")
        if visit % 2:  # with and without Voilà's own goodbye, which needs the widgets
            page.wait_for_selector("button:has-text('Press')")
        page.close()
    assert len(stub.settled(POOL)) == POOL
    page = new_page()
    go(page, stub, "button")
    page.reload()
    page.wait_for_selector("button:has-text('Press')")
    assert len(stub.settled(POOL + 1)) == POOL + 1
    page.get_by_role("button", name="Press").click()
    page.get_by_text("1", exact=True).wait_for()
    page.close()
    assert len(stub.settled(POOL)) == POOL


def test_a_kernel_that_nobody_comes_for_is_let_go(chromium: str, tmp_path: Path) -> None:
    write(tmp_path / "button.ipynb", BUTTON)
    with running(tmp_path, options=["--BookServer.unseen_timeout=5"]) as server:
        (pooled,) = server.settled(1)
        with urllib.request.urlopen(server.url + "button") as answer:
            assert b"kernelId" in answer.read()
        assert pooled in server.kernels()
        until(lambda: pooled not in server.kernels(), 30)
        assert pooled not in server.settled(1)  # the pool may fill up before or after that


def test_coming_back_makes_the_page_anew(page: Page, stub: Running) -> None:
    go(page, stub, "button")
    page.goto(stub.url)
    page.go_back()
    page.wait_for_selector("button:has-text('Press')")
    page.get_by_role("button", name="Press").click()
    page.get_by_text("1", exact=True).wait_for()


def test_a_phone_has_no_sideways_scrolling(phone: Page, stub: Running) -> None:
    go(phone, stub, "button")
    phone.wait_for_selector("button:has-text('Press')")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390


def test_dark_and_print(new_page: Callable[..., Page], stub: Running) -> None:
    page = go(new_page(color_scheme="dark"), stub, "button")
    paper = "getComputedStyle(document.body).backgroundColor"
    assert page.evaluate(paper) == "rgb(27, 26, 24)"
    page.emulate_media(media="print", color_scheme="dark")
    assert page.evaluate(paper) == "rgb(255, 255, 255)"


def test_the_list_of_pages(page: Page, stub: Running, folder: Path) -> None:
    (folder / "more").mkdir()
    shutil.copy(folder / "wrong.ipynb", folder / "more")
    page.goto(stub.url + "voila/tree/more")
    expect(page.get_by_role("listitem")).to_have_text(["..", "wrong.ipynb"])
    page.get_by_role("link", name="wrong.ipynb").click()
    expect(page).to_have_title("Wrong")
    page.wait_for_selector(":root[data-page=ready]")
