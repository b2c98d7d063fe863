"""The documentation: its links and lengths, and the parameters, options, settings and paths that it names."""

from __future__ import annotations

import json
import re
from pathlib import Path
from urllib.parse import parse_qsl

import pytest

from knack_widgets import __version__
from knack_widgets.cli import COMMANDS, main
from knack_widgets.rulebook.link_fields import FIELDS, first_fields
from knack_widgets.serving import app
from knack_widgets.serving.limits import descriptors, machine
from knack_widgets.serving.limits.clients import ClientLimits
from knack_widgets.serving.limits.connections import Connections
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.linked import follow
from tools import where

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "binder/README.md")),
    ROOT / "hosting/hub/README.md",
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


def test_pages_are_short_and_the_index_lists_them_all() -> None:
    most = {ROOT / "README.md": 120, ROOT / "CONTRIBUTING.md": 150}
    pages = [page for page in PAGES if page.name != "CHANGELOG.md"]
    long = [page.name for page in pages if len(page.read_text("utf-8").splitlines()) > most.get(page, 300)]
    assert long == []
    listed = {(DOCS / link).resolve() for link in LINK.findall(read("docs/index.md"))}
    assert [page for page in DOCS.rglob("*.md") if page not in {*listed, DOCS / "index.md"}] == []


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
    assert FIELDS.keys() - embed == {"embed", "print", "chapter"}
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
    assert len(rows) == 5
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
