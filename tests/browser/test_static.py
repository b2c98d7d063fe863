"""The static edition, built as `make static` does and served by nothing but a file server, under a path of its own."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rulebook.link_fields import RULES_FILE, RULES_FILES
from knack_widgets.rules import Record, games
from knack_widgets.serving.alone.site import MANIFEST, build, write_keeper
from knack_widgets.study import Lesson
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.permalink import query
from tests.support.quizzes import CHECKS

from .conftest import ROOT, Watch, settle, without
from .helpers import SHOWN, UP, Book, same, twin
from .test_odds import STOPS

pytestmark = pytest.mark.static

NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
GAMES = [path.stem for path in NOTEBOOKS if path.stem in games]
PRINTED = {
    RULES_FILE.format(game=game, kind=kind, lang=lang) for game in GAMES for kind in RULES_FILES for lang in LANGS
}
MODULES = ROOT / "node_modules"
FIRST_VISIT = 20_000_000
"""The most that a first visit may bring along, in bytes, with all that is kept, where nothing is compressed."""
LIVE = ".jp-OutputArea-output .kb-rulebook .kb-actions button"
KEPT = "navigator.serviceWorker.ready.then((one) => Boolean(one.active))"
UPDATE = """navigator.serviceWorker.getRegistration().then((one) => one.update()).then(({ installing }) =>
  new Promise((done) => {
    const look = () => ["activated", "redundant"].includes(installing.state) && done(installing.state);
    installing.addEventListener("statechange", look);
    look();
  }))"""
"""How a new edition fares."""
CHANCE = """new Promise((done) =>
  knackPage.kernel.run("import random\\nrandom.random()", ({ data }) => done(data["text/plain"])))"""
CACHES = "caches.keys().then((names) => names.map((name) => name.split(' ').pop()))"

BROKEN = {
    "cells": [
        {"cell_type": "markdown", "id": "a", "metadata": {}, "source": "# Trasig"},
        {"cell_type": "code", "id": "b", "metadata": {}, "source": "1 / 0", "outputs": [], "execution_count": None},
        {"cell_type": "markdown", "id": "c", "metadata": {}, "source": "Efteråt."},
    ],
    "metadata": {"lang": "sv", "title": "Trasig", "kernelspec": {"name": "python3", "display_name": "Python 3"}},
    "nbformat": 4,
    "nbformat_minor": 5,
}


class Files(SimpleHTTPRequestHandler):
    """Files as they lie there; counts what it sends and remembers what it does not find."""

    sent = 0
    missing: list[str] = []  # noqa: RUF012 (one list for all of them is meant)

    def send_head(self) -> Any:
        del self.headers["If-Modified-Since"]  # files that change twice in a second have one date
        return super().send_head()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        data = source.read()
        Files.sent += len(data)
        outputfile.write(data)

    def send_error(self, code: int, *args: Any, **words: Any) -> None:
        Files.missing.append(self.path)
        super().send_error(code, *args, **words)

    def log_message(self, *args: Any) -> None:
        pass


@pytest.fixture(scope="session")
def edition(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The book's notebooks and one that nobody has told the build of, built two folders down."""
    if not (MODULES / "pyodide").is_dir():
        without("what builds the static edition is not installed (make static)")
    top = tmp_path_factory.mktemp("static")
    shutil.copytree(ROOT / "notebooks", top / "notebooks")
    (top / "notebooks" / "trasig.ipynb").write_text(json.dumps(BROKEN), encoding="utf-8")
    folder = top / "site" / "under" / "a path"
    assert build(folder, notebooks=top / "notebooks", modules=MODULES) == [
        f"{name}.html" for name in sorted([*(path.stem for path in NOTEBOOKS), "trasig"])
    ]
    return folder


@pytest.fixture(scope="session")
def site(edition: Path) -> Iterator[str]:
    """The address of the edition, with a slash at its end."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(edition.parents[1]))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/under/a%20path/"
        server.shutdown()


@pytest.fixture
def visit(site: str, new_page: Callable[..., Page]) -> Iterator[Callable[..., Page]]:
    """Opens a page of the edition in a browser that has seen none; whatever it asked for was there."""
    Files.missing.clear()

    def go(path: str, *, ready: str = UP, on: Page | None = None, **options: Any) -> Page:
        page = on or new_page(**options)
        page.set_default_timeout(180_000)  # Python starts anew on every page, on whatever machine
        return settle(page, site + path, ready)

    yield go
    assert Files.missing == []


def test_odds_come_in_and_are_stopped_in_the_readers_own_browser(visit: Callable[..., Page]) -> None:
    """There are no threads: the page has its turn between two pieces of the work, and what is pressed then is heard."""
    page = visit("knack.html?lang=en&seed=16")
    book = Book(page)
    page.evaluate(STOPS)
    page.evaluate("window.stops = 'Cancel'")
    for key in ("hint", "hint:details"):
        book.key(key).click()
    expect(book.root.locator(".kb-chances > .kb-caption")).to_contain_text("Stopped: the numbers cover what had been")
    done = int(book.root.locator(".kb-bar").evaluate("bar => bar.value"))
    assert 0 < done < 2401
    book.key("hint:odds").click()
    expect(book.key("hint:odds")).to_have_text("Cancel")
    expect(book.key("hint:odds")).to_have_text("Go on")
    assert len(page.evaluate("window.values")) > 2
    book.key("line").click()
    expect(book.root.locator(".kb-settling svg")).to_be_visible()


def test_a_lesson_is_told_in_the_readers_own_browser(visit: Callable[..., Page]) -> None:
    page = visit("odds.html?lang=en", ready=".kb-table .kb-actions button")
    expect(page.locator(".kb-lesson tbody tr").first).to_contain_text("careful")
    bench = page.locator(".kb-lesson:has(.kb-bench)")
    bench.get_by_role("button", name="Play out").click()
    expect(bench.get_by_role("status")).to_contain_text("Deal 13, careful · Worlds")
    expect(page.locator(".kp-code pre").last).to_contain_text("dask.distributed")
    expect(page.locator(".kp-alert:visible")).to_have_count(0)


def test_a_dispute_is_settled_in_the_readers_own_browser(
    visit: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    page = visit("settle.html?lang=en&game=knack", ready=":root[data-page=ready] .kb-editor")

    def key(name: str) -> Any:
        return page.locator(f'[data-key="{name}"]')

    key("put:9c").click()
    expect(page.locator('[data-zone="up"] .kb-laid')).to_have_attribute("title", "the nine of clubs")
    key("put:Kh").drag_to(page.locator('[data-zone="trick"]'))
    expect(page.locator('[data-zone="trick"] .kb-laid')).to_have_attribute("title", "Player 2: the king of hearts")
    key("at:hands.2").click()
    key("type").fill("Th 6c 7s")
    key("type").press("Enter")
    key("ask:2 play 6c").click()
    expect(page.locator(".kb-answer-no")).to_contain_text("Hearts were led and must be followed")
    expect(page.locator(".kb-lay-clauses a").first).to_have_attribute("href", "knack.html?clause=play.3&lang=en")
    expect(key("ask_class")).to_have_count(0)
    assert axe(page) == []
    page.locator(".kb-lay-along > summary").click()
    key("play").or_(page.get_by_role("link", name="Play on from here")).click()
    page.wait_for_selector(SHOWN)
    assert "/knack.html?position=" in page.url


def test_the_rules_and_sheets_are_there_on_paper(visit: Callable[..., Page]) -> None:
    page = visit("knack.html?lang=en&clause=play.3", ready=LIVE)
    book = Book(page)
    book.key("contents").click()
    with page.expect_popup() as opened:
        book.root.get_by_role("link", name="Print the rules").click()
    assert opened.value.url.endswith("/knack-rules-en.html")
    expect(opened.value.locator("article.clause").first).to_be_visible()
    book.key("practise:play.3").click()
    expect(page.locator(".kb-question")).to_be_visible()
    book.root.locator(".kb-practise-papers > summary").click()
    with page.expect_download() as taken:
        book.root.get_by_role("button", name="Print ten exercises").click()
    sheet = taken.value.path().read_text(encoding="utf-8")
    assert sheet.count('class="exercise solved"') == sheet.count('class="exercise"') == 10
    for name, file in (
        ("For Moodle (XML)", "knack-exercises-en.xml"),
        ("For others (GIFT text)", "knack-exercises-en.gift"),
    ):
        book.root.locator(".kb-practise-papers > summary").click()
        with page.expect_download() as quiz:
            book.root.get_by_role("button", name=name).click()
        assert quiz.value.suggested_filename == file
        assert len(re.findall(r'type="multichoice"|^::', quiz.value.path().read_text("utf-8"), re.MULTILINE)) >= 5


@pytest.mark.parametrize(
    ("form", "name"), [("moodle", "För Moodle (XML)"), ("gift", "För andra system (GIFT-text)")], ids=["moodle", "gift"]
)
def test_exercises_for_a_platform_are_written_in_the_readers_own_browser(
    visit: Callable[..., Page], form: str, name: str
) -> None:
    page = visit("kopknack.html?lang=sv&clause=play.3", ready=LIVE)
    book = Book(page)
    book.key("contents").click()
    book.key("practise:play.3").click()
    expect(page.locator(".kb-question")).to_be_visible()
    book.root.locator(".kb-practise-papers > summary").click()
    with page.expect_download() as quiz:
        book.root.get_by_role("button", name=name).click()
    assert CHECKS[form](quiz.value.path().read_text("utf-8"), "sv") >= 5


def test_rules_as_they_are_played_are_made_in_the_readers_own_browser(visit: Callable[..., Page]) -> None:
    record = Record("kopknack", 3, options={"buys": 3}, readings={"KK-6": "b"})
    page = visit(f"kopknack.html?{query(record, 0, 'en')}", ready=SHOWN)
    expect(page.get_by_role("link", name="Read the usual rules", include_hidden=True).first).to_be_attached()
    book = Book(page)
    book.drawer(2)
    with page.expect_download() as taken:
        book.key("save_rules:read").click()
    assert taken.value.suggested_filename == "kopknack-read-en.html"
    html = taken.value.path().read_text(encoding="utf-8")
    assert "three times round the table" in html
    assert "KK-6 b" in html
    assert f"{page.url.partition('?')[0]}?lang=en" in html


def test_pages_name_no_place_outside_of_the_edition(edition: Path) -> None:
    for page in edition.glob("*.html"):
        html = page.read_text(encoding="utf-8")
        found = re.findall(r'(?:href|src)="([^"]*)"', html)
        assert [one for one in found if not one.startswith(("data:", "#")) and re.match(r"[a-z]+:|/", one)] == []
        if page.name in PRINTED:
            assert all((edition / one.partition("?")[0]).is_file() for one in found if ".html" in one)
            continue
        python = json.loads(re.findall(r'<script id="kp-python"[^>]*>(.*?)</script>', html)[0])
        asked = [
            python["worker"],
            *(file["url"] for file in python["files"].values()),
            *re.findall(r'"(app/[^"]+)"', html),
        ]
        assert all((edition / file).is_file() for file in asked)
        assert all((edition / file["url"]).stat().st_size == file["bytes"] for file in python["files"].values())
    manifest = json.loads((edition / MANIFEST).read_text(encoding="utf-8"))
    for place in (manifest["start_url"], *(icon["src"] for icon in manifest["icons"])):
        assert (edition / place).is_file()


def on_their_tables(page: Page, game: str) -> None:
    """Every cell of the game's notebook shows a table, in the browser's language, and nothing says it went wrong."""
    book = json.loads((ROOT / "notebooks" / f"{game}.ipynb").read_text(encoding="utf-8"))
    assert page.evaluate("document.documentElement.lang") == "sv"
    expect(page.locator(".kp-code .knack-book:has(.kb-table)")).to_have_count(
        sum(cell["cell_type"] == "code" for cell in book["cells"])
    )
    expect(page.locator(".kb-own .kb-card").nth(2)).to_be_attached()
    expect(page.locator(".kp-alert:visible")).to_have_count(0)
    expect(page.locator(".kp-status")).to_be_hidden()


def test_from_the_shelf_to_a_deal_by_mouse_to_a_link_on_a_phone(
    visit: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    Files.sent = 0
    page = visit("index.html", ready=".kb-shelf a")
    first = Files.sent
    assert page.evaluate(KEPT)
    assert Files.sent < FIRST_VISIT
    print(f"\nthe first page: {first / 1e6:.1f} MB; all that is kept: {Files.sent / 1e6:.1f} MB")
    links = page.locator(".kb-shelf a:not(.kb-read, .kb-path a)")
    assert {link.get_attribute("href") for link in links.all()} == {f"{game}.html?lang=sv" for game in games}
    links.first.click()
    page.wait_for_selector(LIVE)
    assert page.url.endswith("/under/a%20path/knack.html?lang=sv")
    assert page.title() == "Knack (trekort, Sverige)"
    page.wait_for_selector(":root[data-page=ready]")
    on_their_tables(page, "knack")
    home = [link.get_attribute("href") for link in page.get_by_role("link", name="Alla spel").all()]
    assert home == ["index.html?lang=sv", "index.html"]  # above the table and below the text

    book, desk = Book(page), twin("knack")
    same(book, desk)
    book.tempo(0)
    for _ in range(3):
        choice = book.root.locator(".kb-actions button:not([data-forbidden]), .kb-own .kb-play:not([data-forbidden])")
        key = str(choice.first.get_attribute("data-key"))
        kind, *move = key.split(":")
        book.play(key)
        do(desk, {"do": "move", "move": move[0] if kind == "action" else f"{move[0]} play {move[1]}"})
    same(book, desk)
    page.reload()  # Python starts anew, and the match is where it was
    page.wait_for_selector(SHOWN)
    book.at(len(desk.line.steps), len(desk.line.steps))
    same(book, desk)
    expect(page.locator("[data-key='match:anew']")).to_be_visible()
    assert axe(page) == []

    book.drawer(2)
    book.key("share:permalink").click()
    link = book.root.locator(".kb-notice input").input_value()
    assert "/under/a%20path/knack.html?" in link
    assert "lang=sv" in link
    query = link.partition("?")[2].replace("lang=sv", "lang=de")
    phone = visit(f"knack.html?{query}", ready=SHOWN, viewport={"width": 390, "height": 844})
    assert phone.evaluate("document.documentElement.lang") == "de"
    there = Book(phone)
    expect(there.root).to_have_attribute("lang", "de")
    assert there.width() <= 390
    assert (there.count(), len(there.seen()["log"])) == (book.count(), len(book.seen()["log"]))


@pytest.mark.parametrize("game", [game for game in GAMES if game != "knack"])
def test_every_game_lies_on_its_tables(visit: Callable[..., Page], game: str) -> None:
    on_their_tables(visit(f"{game}.html", ready=SHOWN), game)


def test_a_cell_that_fails_is_told_in_its_place(visit: Callable[..., Page]) -> None:
    page = visit("trasig.html?lang=de", ready="")
    alert = page.locator(".kp-code .kp-alert")
    expect(alert).to_contain_text("Dieser Teil der Seite ließ sich nicht zeigen.")
    expect(alert).to_contain_text("ZeroDivisionError")
    expect(page.get_by_text("Efteråt.")).to_be_visible()


@pytest.mark.parametrize("file", ["alone", "worker", "pyodide.asm.js", "pyodide.asm.wasm"])
def test_a_page_that_cannot_start_says_so(site: str, new_page: Callable[..., Page], watch: Watch, file: str) -> None:
    watch.forgive("ERR_FAILED|Failed to fetch|Failed to load")
    page = new_page()
    page.route(f"**/app/{file}.*", lambda route: route.abort())
    with page.expect_event("requestfailed", lambda request: file in request.url):
        page.goto(f"{site}knack.html?lang=en")
    expect(page.locator(".kp-late")).to_be_visible(timeout=60_000)
    expect(page.locator(".kp-late")).to_contain_text("The tables did not load.")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "words"),
    [("sv", "Texten går att läsa"), ("de", "Der Text lässt sich"), ("en", "The text can be read meanwhile.")],
)
def test_a_page_says_how_far_it_has_come(site: str, new_page: Callable[..., Page], lang: str, words: str) -> None:
    page = new_page()
    page.set_default_timeout(180_000)
    held: list[Any] = []
    page.route("**/app/pyodide.asm.wasm.*", lambda route: held.append(route))
    page.goto(f"{site}knack.html?lang={lang}")
    bar = page.locator(".kp-status progress")
    expect(bar).to_be_visible()
    page.wait_for_function("document.querySelector('.kp-status progress').value > 0")
    expect(page.locator(f".kp-bytes [lang={lang}]")).to_have_text(re.compile(rf"^\d+[.,]\d \w+ \d+[.,]\d MB\. {words}"))
    expect(page.get_by_role("progressbar")).to_have_accessible_name(re.compile(r"\w"))
    assert page.locator(".kp-bytes").evaluate("el => el.closest('[role=status], [aria-live]')") is None
    expect(page.locator(f".kp-picture[lang={lang}] .kb-own .kb-card").first).to_be_visible()
    for route in held:
        route.continue_()
    page.wait_for_selector(LIVE)
    assert bar.evaluate("el => [el.value, el.position]")[1] == 1
    expect(bar).to_be_hidden()


def test_a_second_visit_needs_no_network(visit: Callable[..., Page]) -> None:
    page = visit("knack.html?lang=en", ready=LIVE)
    assert page.evaluate(KEPT)
    page.context.set_offline(True)
    chances = [page.evaluate(CHANCE)]
    page.reload()
    page.wait_for_selector(LIVE)
    chances.append(page.evaluate(CHANCE))
    assert chances[0] != chances[1]  # though Python goes on from one memory
    Book(page).play("action:0 knock")
    visit("knack31?lang=de", ready=LIVE, on=page)  # where the reader has never been; many hosts leave out the ending
    assert page.evaluate("document.documentElement.lang") == "de"
    visit("", ready=".kb-shelf a", on=page)


def test_a_new_edition_takes_the_place_of_the_old_one_as_a_whole(
    edition: Path, tmp_path: Path, new_page: Callable[..., Page], watch: Watch
) -> None:
    watch.forgive("Failed to|another edition")
    folder = tmp_path / "site"
    shutil.copytree(edition, folder)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        page = new_page()
        page.set_default_timeout(180_000)
        url = f"http://127.0.0.1:{server.server_address[1]}/index.html"
        settle(page, url, ".jp-OutputArea-output .kb-shelf a")
        assert page.evaluate(KEPT)
        [old] = page.evaluate(CACHES)

        def publish(name: str, title: str) -> None:
            for path in folder.glob("*.html"):
                text = re.sub(r"<title>.*?</title>", f"<title>{title}</title>", path.read_text(encoding="utf-8"))
                text = re.sub(r'"edition": "[^"]*"', f'"edition": "{name}"', re.sub(r'data-titles="[^"]*"', "", text))
                path.write_text(text, encoding="utf-8")
            write_keeper(folder, name)

        publish("half", "Half")
        next(folder.glob("app/pages.*")).write_text("not what the keeper was told of", encoding="utf-8")
        assert page.evaluate(UPDATE) == "redundant"
        assert page.evaluate(CACHES) == [old]

        publish("whole", "Whole")
        assert page.evaluate(UPDATE) == "activated"
        assert set(page.evaluate(CACHES)) == {old, "whole"}  # a page of the old one is still open
        page.context.set_offline(True)
        page.reload()
        page.wait_for_selector(".jp-OutputArea-output .kb-shelf a")
        assert page.title() == "Whole"
        page.wait_for_function(f"{CACHES}.then((names) => names.join() === 'whole')")
        server.shutdown()


def test_a_lesson_by_its_link_is_played_to_its_end(visit: Callable[..., Page]) -> None:
    lesson = Lesson.loads((ROOT / "docs" / "tutorials" / "forced-lead.toml").read_text("utf-8"))
    page = visit(f"knack.html?lang=en&lesson={lesson.without_notes().pack()}", ready=".kb-question")
    answers = iter(lesson.exercises())
    for number, item in enumerate(lesson.items, 1):
        expect(page.locator(".kb-count-of")).to_have_text(f"{number} of {len(lesson.items)}")
        if item.kind == "question":
            expect(page.locator(".kb-question")).to_have_text(item.value)
        if item.kind == "exercise":
            exercise = next(answers)
            for choice in exercise.answer:
                page.locator(f'[data-choice="{choice}"], .kb-choice:has(input[value="{choice}"])').first.click()
            page.locator('[data-key="practise:main"]').click()
            expect(page.locator(".kb-graded")).to_be_visible()
        page.locator('[data-key="practise:main"]').click()
    expect(page.locator(".kb-practise-result")).to_contain_text("5 of 5 right")
