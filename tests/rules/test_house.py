"""House rules: imports, sizes of files, names of games, documentation."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import knack_widgets.rules
from knack_widgets.rules import games

RULES = Path(knack_widgets.rules.__file__).parent
PACKAGE = RULES.parent
ROOMS = ("rules", "rulebook", "players", "study", "pages", "widgets", "rooms", "serving")
"""From the bottom up: a package imports from itself and from those before it, `rules` only from itself."""
MODULES = sorted(PACKAGE.rglob("*.py"))
SOURCES = sorted(
    path for end in ("py", "js", "css", "md", "ftl", "toml", "html", "j2") for path in PACKAGE.rglob(f"*.{end}")
)
LIGHT = sorted((PACKAGE.parent / "light").rglob("*.*js"))
TESTS = sorted(Path(__file__).parent.rglob("*.py"))
NAMES = re.compile(
    r"(?i)(?<![a-z])(knack31|knack|kopknack|köpknack|svangknack|svängknack|knaker|knåker|trekort)(?![a-z0-9])"
)
OURS = re.compile(r"(?i)knack[-_]\w+")
"""The project's own prefix: ``knack-widgets``, ``knack-book`` (a style), ``KNACK_ORIGINALS``."""
EXAMPLES = re.compile(r">>> .*|`[^`]*`")
"""Examples in docstrings, which may name a real game because they must run."""


def named(path: Path) -> str:
    """Return a file's path in the package, for the names of tests."""
    return path.relative_to(PACKAGE).as_posix()


@cache
def tree(path: Path) -> ast.Module:
    """Return the syntax tree of a module."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imported(path: Path) -> tuple[tuple[str, str], ...]:
    """Return place and full name of every module that a file imports, at any level."""
    package = ["knack_widgets", *path.relative_to(PACKAGE).parent.parts]
    imports = []
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            imports += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            stem = ".".join([*base, *([node.module] if node.module else [])])
            # `from .. import records` names modules too
            imports += [(node.lineno, f"{stem}.{alias.name}") for alias in node.names]
    return tuple((f"{named(path)}:{line}", name) for line, name in imports)


def room(module: str) -> str | None:
    """Return the part of this package to which a module belongs, or None for other packages."""
    parts = module.split(".")
    return parts[1] if parts[0] == "knack_widgets" and len(parts) > 1 and parts[1] in ROOMS else None


def top(module: str) -> str:
    """Return the first part of a module's name."""
    return module.partition(".")[0]


IN_RULES = [path for path in MODULES if path.is_relative_to(RULES)]


def test_rules_import_the_standard_library_alone() -> None:
    allowed = (*sys.stdlib_module_names, "knack_widgets")
    rows = [(place, name) for path in IN_RULES for place, name in imported(path)]
    assert [row for row in rows if top(row[1]) not in allowed] == []
    assert [
        row for row in rows if top(row[1]) == "knack_widgets" and not row[1].startswith("knack_widgets.rules")
    ] == []


MACHINE = {"random", "time", "socket", "threading", "subprocess", "urllib", "secrets", "locale", "io", "http"}


def test_rules_have_no_clock_no_randomness_and_no_machine() -> None:
    users = [(place, name) for path in IN_RULES for place, name in imported(path)]
    assert [row for row in users if top(row[1]) in MACHINE] == []
    # only records read and write files
    disk = {place.partition(":")[0] for place, name in users if top(name) in ("os", "pathlib")}
    assert disk == {"rules/records.py"}


def test_imports_go_down_only() -> None:
    upward = []
    for path in MODULES:
        own = path.relative_to(PACKAGE).parts[0]
        if own in ROOMS:
            above = ROOMS[ROOMS.index(own) + 1 :]
            upward += [row for row in imported(path) if room(row[1]) in above]
    assert upward == []


def module_of(name: str) -> Path | None:
    """Return the file of this package with a full name, of a module or of its contents."""
    parts = name.split(".")
    while len(parts) > 1 and parts[0] == "knack_widgets":
        path = PACKAGE.joinpath(*parts[1:])
        for file in (path.with_suffix(".py"), path / "__init__.py"):
            if file in MODULES:
                return file
        parts.pop()
    return None


def test_no_files_import_each_other_in_a_circle() -> None:
    """Imports within functions and for the type checker count, too."""
    arrows = {path: {module_of(name) for _, name in imported(path)} - {path, None} for path in MODULES}
    left = dict(arrows)
    while free := [path for path, targets in left.items() if not targets & left.keys()]:
        for path in free:
            del left[path]
    # the remaining files are on a circle or above one
    circle = {path for path in left if any(path in arrows[other] for other in left)}
    assert sorted(named(path) for path in circle) == []


def test_the_core_imports_no_game() -> None:
    ids = tuple(f"knack_widgets.rules.{game}" for game in games)
    rows = [row for path in IN_RULES if path.is_relative_to(RULES / "core") for row in imported(path)]
    assert [row for row in rows if row[1].startswith(ids)] == []


SCRIPT = """
import sys, time
import knack_widgets.rules
from knack_widgets.rules import games
assert len(games) == int(sys.argv[1])
list(games.values())
games["knack"].start(players=3).deal(seed=1).judge("0 knock").clauses
print(*sorted(sys.modules))
"""
FOREIGN = (
    "IPython",
    "ipywidgets",
    "traitlets",
    "anywidget",
    "fluent",
    "markdown_it",
    "tomli_w",
    "numpy",
    "matplotlib",
    "voila",
    "jupyter",
)


def test_importing_the_rules_loads_no_library(tmp_path: Path) -> None:
    # without site-packages no package is installed; these files replace the installed metadata
    project = tomllib.loads((PACKAGE.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    metadata = tmp_path / "knack_widgets-0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: knack-widgets\nVersion: 0\n", encoding="utf-8")
    entries = [f"{name} = {value}" for name, value in project["entry-points"]["knack_widgets.games"].items()]
    (metadata / "entry_points.txt").write_text("\n".join(["[knack_widgets.games]", *entries]), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-S", "-c", SCRIPT, str(len(entries))],
        env={"PYTHONPATH": os.pathsep.join((str(PACKAGE.parent), str(tmp_path))), "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert loaded - {*sys.stdlib_module_names, "knack_widgets", "__main__"} == set()
    assert not loaded & set(FOREIGN)
    assert not {name for name in done.stdout.split() if room(name) not in (None, "rules")}


# -- files


CHAPTER = re.compile(r'^clause: Final = Chapter\("([\w-]+)"(?:, "(\d+)")?\)$', re.MULTILINE)
"""The declaration in a chapter's file: its name, and its number if the text has one."""


@pytest.mark.parametrize("game", games)
def test_every_chapter_has_a_file_of_its_name_or_number(game: str) -> None:
    file_by_chapter = {}
    for path in sorted((RULES / game).rglob("*.py")):
        for name, number in CHAPTER.findall(path.read_text(encoding="utf-8")):
            file_by_chapter[name] = path.stem
            if number:
                assert path.stem.startswith(f"r{number.zfill(2)}_")
            else:
                assert path.stem.removesuffix("_") == name
    assert set(file_by_chapter) == set(games[game].chapters)
    assert len(set(file_by_chapter.values())) == len(file_by_chapter)


def test_the_rules_hide_nothing_from_the_type_checker() -> None:
    assert [named(path) for path in IN_RULES if "type: ignore" in path.read_text(encoding="utf-8")] == []


def test_no_file_is_over_300_lines() -> None:
    """Texts are exempt (one file for each language), and files that `make ledger` and `make scripts` write."""
    files = [
        path
        for path in [*SOURCES, *TESTS, *LIGHT]
        if path.parent.name not in ("text", "built") and path.name != "ledger.toml"
    ]
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert {path.name: length for path, length in lengths.items() if length > 300} == {}


def nameless(path: Path) -> bool:
    """Return whether a file belongs to the packages that know no game."""
    place = path.relative_to(PACKAGE).parts
    return place[:2] == ("rules", "core") or place[0] in ("pages", "widgets", "rulebook", "players")


def docstring_lines(path: Path) -> Iterator[int]:
    """Yield the line numbers of docstrings, also those of variables."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield from range(node.lineno, (node.end_lineno or node.lineno) + 1)


def test_rooms_that_serve_all_games_name_none() -> None:
    places = []
    for path in filter(nameless, SOURCES):
        lines = OURS.sub("", path.read_text(encoding="utf-8")).splitlines()
        for number in docstring_lines(path) if path.suffix == ".py" else ():
            lines[number - 1] = EXAMPLES.sub("", lines[number - 1])
        places += [f"{named(path)}:{n} {line.strip()}" for n, line in enumerate(lines, 1) if NAMES.search(line)]
    assert places == []


# -- documentation


def public(node: ast.AST, path: str) -> Iterator[tuple[str, ast.AST]]:
    """Yield the public classes, functions and methods of a module, by name."""
    for part in getattr(node, "body", []):
        if isinstance(part, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and not part.name.startswith("_"):
            yield f"{path}{part.name}", part
            if isinstance(part, ast.ClassDef):
                yield from public(part, f"{path}{part.name}.")


def test_public_objects_have_docstrings() -> None:
    things = [(named(path), tree(path)) for path in MODULES]
    things += [pair for path in MODULES for pair in public(tree(path), f"{named(path)}:")]  # type: ignore[misc]
    assert [name for name, node in things if not ast.get_docstring(node)] == []


def test_what_the_rules_offer_is_there_and_documented() -> None:
    offered = {name: getattr(knack_widgets.rules, name) for name in knack_widgets.rules.__all__}
    assert [name for name, thing in offered.items() if not thing.__doc__] == []
    errors = {"IllegalMove", "NotationError", "OptionError", "RecordError"}
    assert {"Record", "games", *errors} <= set(offered)
    assert all(issubclass(offered[name], ValueError) for name in errors)
