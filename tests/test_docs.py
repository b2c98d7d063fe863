"""The documentation: its links and lengths, and the parameters, options, settings and paths that it names."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from urllib.parse import parse_qsl

import pytest

from knack_widgets import __version__
from knack_widgets.cli import COMMANDS, main
from knack_widgets.pages.printing.lessons import MAX_CODE_CHARS
from knack_widgets.rooms import leading, rooms, seating
from knack_widgets.rulebook.link_fields import FIELDS, first_fields
from knack_widgets.serving import app
from knack_widgets.serving.limits import descriptors, machine
from knack_widgets.serving.limits.clients import ClientLimits
from knack_widgets.serving.limits.connections import Connections
from knack_widgets.serving.rooms import device_messages, long_polls, process_client, visitor_rates, visitors
from knack_widgets.serving.rooms.process_client import RoomSettings
from knack_widgets.study import lesson
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.linked import follow
from tools import reference, strength, where
from tools.docsite import diagrams, linked_files

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md")),
    *(ROOT / name for name in ("binder/README.md", "hosting/hub/README.md", "hosting/single/README.md")),
    *sorted(DOCS.rglob("*.md")),
]
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
NAMED = re.compile(r"`([\w.-]+(?:/[\w.-]+)+/?)`")
TOP = ("benchmarks", "binder", "docs", "hosting", "knack_widgets", "light", "notebooks", "tests", "tools")
PACKAGE = ("rules", "core", "rulebook", "players", "study", "pages", "widgets", "rooms", "serving")


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub and MyST make them."""
    headings = re.findall(r"^#+ (.*)$", FENCE.sub("", page.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_to_a_file_and_an_anchor(page: Path) -> None:
    broken = []
    for link in LINK.findall(FENCE.sub("", page.read_text(encoding="utf-8"))):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.is_file() or (anchor and anchor not in anchors(target)):
            broken.append(link)
    assert broken == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_path_that_is_named_exists(page: Path) -> None:
    if page.name == "CHANGELOG.md":
        return
    missing = []
    for path in NAMED.findall(page.read_text(encoding="utf-8")):
        first = path.partition("/")[0]
        homes = [ROOT] if first in TOP else []
        homes += [ROOT / "knack_widgets", ROOT / "knack_widgets/rules"] if first in PACKAGE else []
        if homes and not any((home / path).exists() for home in homes):
            missing.append(path)
    assert missing == []


def test_pages_are_short() -> None:
    most = {ROOT / "README.md": 120, ROOT / "CONTRIBUTING.md": 150}
    pages = [page for page in PAGES if page.name != "CHANGELOG.md"]
    long = [page.name for page in pages if len(page.read_text("utf-8").splitlines()) > most.get(page, 300)]
    assert long == []


def test_every_page_is_listed_by_the_index_of_its_folder() -> None:
    indexes = sorted(DOCS.rglob("index.md"))
    listed = {DOCS / "index.md"}
    for index in indexes:
        listed |= {index.parent / f"{name}.md" for name in linked_files.contents(index, index.read_text("utf-8"))}
    assert [page for page in DOCS.rglob("*.md") if page not in listed] == [], "link each from the index of its folder"


@pytest.mark.parametrize("page", sorted(DOCS.rglob("*.md")), ids=lambda page: str(page.relative_to(DOCS)))
def test_links_of_a_page_hold_in_the_site(page: Path) -> None:
    text = FENCE.sub("", linked_files.text_for_site(page, page.read_text("utf-8")))
    links = [link.partition("#")[0] for link in LINK.findall(text) if not re.match(r"[a-z]+:|#", link)]
    assert [link for link in links if not (page.parent / link).is_file()] == []


def test_a_link_out_of_the_documentation_needs_a_page_in_the_site() -> None:
    with pytest.raises(ValueError, match="no page in the site"):
        linked_files.text_for_site(DOCS / "start.md", "[Makefile](../Makefile)")


def test_generated_parts_of_the_reference_are_up_to_date() -> None:
    assert {page.name: page.read_text("utf-8") for page in reference.pages()} == {
        page.name: text for page, text in reference.pages().items()
    }, "run make reference"


def test_the_table_of_strengths_has_what_the_arena_measured() -> None:
    assert {page: page.read_text("utf-8") for page in strength.pages()} == strength.pages(), "run make reference"


def test_diagrams_are_what_their_descriptions_say() -> None:
    assert {path.name: path.read_text("utf-8") for path in diagrams.pictures()} == {
        path.name: svg for path, svg in diagrams.pictures().items()
    }, "run make reference"


MARKED = re.compile(r"([\d.,]+(?:\s+[A-Za-z]+)*)<!-- figure: (\w+) -->")
MEASURED = re.compile(r"\d ?(?:kB|MB|ms|KiB|MiB)\b(?!<!-- figure)")
GENERATED = re.compile(r"<!-- (\w[\w ]*) -->\n.*?<!-- /\1 -->", re.DOTALL)
COUNTED_ELSEWHERE = {"docs/reference/rooms.md", "docs/reference/lessons.md"}
"""Pages whose limits `test_limits_of_rooms_are_those_of_the_code` and the test of lessons compare."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_figure_on_a_page_comes_from_its_file(page: Path) -> None:
    if page.name == "CHANGELOG.md":
        return
    text = GENERATED.sub("", FENCE.sub("", page.read_text("utf-8")))
    figures = {name: reference.said(each) for name, each in reference.all_figures().items()}
    assert text.count("<!-- figure: ") == len(MARKED.findall(text))
    for number, name in MARKED.findall(text):
        assert " ".join(number.split()).endswith(figures[name]), name
    if str(page.relative_to(ROOT)) not in COUNTED_ELSEWHERE:
        assert MEASURED.findall(text) == []


def test_limits_of_lessons_are_those_of_the_code() -> None:
    text = " ".join(read("docs/reference/lessons.md").split())
    for sentence in (
        f"{lesson.MAX_LESSON_BYTES >> 10} KiB, {lesson.MAX_LESSON_ITEMS} steps, of which "
        f"{lesson.MAX_LESSON_EXERCISES} exercises and {lesson.MAX_LESSON_POSITIONS} positions",
        f"a question, a note | {lesson.MAX_WORDS:,} characters |",
        f"a lesson in a link | {lesson.MAX_PACKED:,} characters",
        f"a link in a QR code | {MAX_CODE_CHARS:,} characters |",
    ):
        assert sentence in text


def test_limits_of_rooms_are_those_of_the_code() -> None:
    text = " ".join(read("docs/reference/rooms.md").split())
    for sentence in (
        f"{device_messages.MAX_MESSAGE_BYTES >> 10} KiB; {device_messages.MAX_MATCH_BYTES >> 10} KiB if it begins",
        f"| {device_messages.MAX_WAITING_MESSAGES}, and {device_messages.MAX_WAITING_BYTES_PER_DEVICE >> 10} KiB |",
        f"| {device_messages.MAX_WAITING_BYTES >> 20} MiB; {visitor_rates.MAX_PACED_BYTES >> 20} MiB more",
        f"| {process_client.MAX_DEVICES_PER_ROOM}: {visitors.MAX_LINES_PER_READER} of one browser, "
        f"{visitors.MAX_LINES_PER_ADDRESS} of one address, {visitors.MAX_LINES_PER_STRANGER} of one address without",
        f"| devices of a server | {process_client.MAX_DEVICES:,} |",
        f"| {long_polls.MAX_POLLING_DEVICES} of a server, {visitors.MAX_POLLED_PER_ADDRESS} of one address |",
        f"| events of a room | {rooms.MAX_EVENTS_PER_ROOM:,} |",
        f"| steps of a match | {leading.MAX_RECORD_STEPS} |",
        f"| {rooms.MAX_ROOMS}; {RoomSettings.rooms_per_address.default_value} open ones of one address",
        f"once more for each {visitor_rates.BYTES_PER_MESSAGE >> 10} KiB that it has",
        f"at most {seating.LONGEST_NAME} visible characters",
    ):
        assert sentence in text


def test_memory_that_the_readme_asks_for_is_enough_for_a_class() -> None:
    text = read("README.md").replace("\n", " ")
    ((linux, other),) = re.findall(r"(\d+) GB of free memory is enough \(other systems: (\d+) GB\)", text)
    notebooks = [path.name for path in (ROOT / "notebooks").glob("*.ipynb")]
    for size, forks in ((linux, True), (other, False)):
        room = machine.room(int(size) * 10**9, forks=forks)
        assert room - sum(machine.pool(notebooks, room // 3, 2).values()) >= 30


def test_there_is_one_placeholder_of_an_address() -> None:
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    texts = {name: (ROOT / name).read_bytes() for name in files if (ROOT / name).is_file()}
    placeholder = b"://github.com/" + b"OWNER/"
    assert {name: text.count(placeholder) for name, text in texts.items() if placeholder in text} == {
        "pyproject.toml": 1
    }


def test_the_citation_names_the_version_and_its_date() -> None:
    text = read("CITATION.cff")
    (date,) = re.findall(rf"^## \[{re.escape(__version__)}\] - (\S+)$", read("CHANGELOG.md"), re.MULTILINE)
    assert f"version: {__version__}\ndate-released: {date}\n" in text


def test_workflows_test_every_version_of_python_that_is_classified() -> None:
    classified = re.findall(r"Python :: (3\.\d+)", read("pyproject.toml"))
    (tested,) = re.findall(r"python: \[(.*?)\]", read(".github/workflows/tests.yml"))
    assert re.findall(r"3\.\d+", tested) == classified
    assert re.findall(r">=(3\.\d+)", read("pyproject.toml"))[0] == classified[0]


def test_each_release_in_the_changelog_has_few_short_bullets_and_the_packages_version_a_date() -> None:
    page = read("CHANGELOG.md")
    for release in re.split(r"^## ", page, flags=re.MULTILINE)[1:]:
        bullets = re.findall(r"^- .*(?:\n  .*)*", release, re.MULTILINE)
        assert len(bullets) <= 40
        assert [bullet for bullet in bullets if bullet.count("\n") > 1] == []
    assert [line for line in page.splitlines() if len(line) > 120] == []
    assert re.search(rf"^## \[{re.escape(__version__)}\] - \d{{4}}-\d\d-\d\d$", page, re.MULTILINE)


def test_links_and_frames_name_every_parameter_that_the_book_reads() -> None:
    links, embed = (
        set(re.findall(r"^\| `(\w+)`", read(f"docs/{name}.md"), re.MULTILINE))
        for name in ("reference/links", "how-to/embed")
    )
    assert FIELDS.keys() - links == set()
    assert FIELDS.keys() - embed == {"embed", "print", "chapter", "ask", "from", "lesson"}
    (said,) = re.findall(r"parameters of every link: (.*?)\. The server", read("README.md").replace("\n", " "))
    assert set(re.findall(r"`(\w+)`", said)) == embed


FRAMES = re.findall(r"`knack\?(embed=1[^`]*)`", read("docs/how-to/embed.md"))


def test_there_are_addresses_of_frames() -> None:
    assert len(FRAMES) == 5


@pytest.mark.parametrize("query", FRAMES)
def test_the_book_understands_the_addresses_of_frames(query: str) -> None:
    desk = Desk.open("knack")
    follow(desk, first_fields(parse_qsl(query)))
    assert desk.notice is None


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_of_a_command_is_listed(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    options = set(re.findall(r"--[a-z][a-z-]+", capsys.readouterr().out)) - {"--help"}
    (section,) = re.findall(
        rf"^## {command}$(.*?)(?=^## |\Z)", read("docs/reference/commands.md"), re.MULTILINE | re.DOTALL
    )
    assert {option for option in options if option not in section} == set()


def test_every_setting_that_is_named_exists() -> None:
    classes = {"BookServer": app.BookServer, "ClientLimits": ClientLimits, "Connections": Connections}
    named = re.findall(
        r"\b(BookServer|ClientLimits|Connections)\.(\w+)",
        "".join(page.read_text("utf-8") for page in DOCS.rglob("*.md")),
    )
    assert named
    assert [pair for pair in named if pair[1] not in classes[pair[0]].class_trait_names()] == []


def test_the_table_of_readers_is_what_the_server_computes() -> None:
    notebooks = [path.name for path in (ROOT / "notebooks").glob("*.ipynb")]
    rows = re.findall(r"^\| (\d+) GB \| (\d+) \| (\d+) \|$", read("docs/how-to/hosting.md"), re.MULTILINE)
    assert len(rows) == 6
    for size, *admitted in rows:
        for forks, readers in zip((True, False), admitted, strict=True):
            room = machine.room(int(size) * 10**9, forks=forks)
            assert room - sum(machine.pool(notebooks, room // 3, 2).values()) == int(readers)
    assert f"{descriptors.room(10_000)} readers" in read("docs/how-to/hosting.md").replace("\n", " ")


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs/how-to/clauses.md"])
def test_the_clause_on_a_page_is_declared_so(page: str) -> None:
    (snippet,) = re.findall(r"```py\n(.*?)```", read(page), re.DOTALL)
    source = read("knack_widgets/rules/kopknack/play.py").splitlines()
    said = [line for line in snippet.splitlines() if '"""' not in line]  # a docstring may be worded otherwise
    assert [line for line in said if line not in source] == []


def test_where_it_runs_shows_what_the_tests_found() -> None:
    found = json.loads(read("docs/reference/where-it-runs.json"))
    assert where.page(read("docs/reference/where-it-runs.md"), found) == read("docs/reference/where-it-runs.md")
    assert set(found) <= {*where.HOSTS, *where.BROWSERS}
