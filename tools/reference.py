"""Generated parts of `docs/reference/`: `python -m tools.reference` writes them again.

Options come from the parser of the command line, settings from the server's traits, names from the docstrings, figures
from docs/figures.json, which tests and benchmarks write. `tests/test_docs.py` fails if a page is not what this module
makes.
"""

from __future__ import annotations

import argparse
import ast
import gzip
import inspect
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from knack_widgets.cli import COMMANDS, build_parser

from .where import put

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = ROOT / "docs" / "reference"
FIGURES: Final = ROOT / "docs" / "figures.json"


CONSTANTS: Final = {
    "cull": ("voila.json", "cull_idle_timeout", 1 / 60, "minutes"),
    "fork_mb": ("knack_widgets/serving/limits/machine.py", "FORK_MB", 1, "MB"),
    "goal_phone_table": ("benchmarks/room.py", "GOAL_TABLE_S", 1, "s"),
    "goal_room_move": ("benchmarks/room.py", "GOAL_MOVE_S", 1000, "ms"),
    "goal_room_step": ("benchmarks/room.py", "GOAL_STEP_S", 1000, "ms"),
    "goal_static": ("benchmarks/weight.py", "GOAL_STATIC_MB", 1, "MB"),
    "goal_static_second": ("benchmarks/weight.py", "GOAL_STATIC_S", 1, "s"),
    "odds_own": ("knack_widgets/widgets/trying.py", "OWN_LIMIT", 1, "s"),
    "odds_shared": ("knack_widgets/widgets/trying.py", "SHARED_LIMIT", 1, "s"),
    "original_bytes": ("knack_widgets/rulebook/originals.py", "CAP", 1, "bytes"),
    "playouts": ("knack_widgets/players/strong.py", "PLAYOUTS", 1, ""),
    "playouts_german": ("knack_widgets/players/strong.py", "EXCHANGED", 1, "deals"),
    "doubt": ("knack_widgets/players/strong.py", "DOUBT", 1, "standard errors"),
    "won": ("tools/strength.py", "WON", 1, "standard errors"),
    "reader_mb": ("knack_widgets/serving/limits/machine.py", "READER_MB", 1, "MB"),
    "record_bytes": ("knack_widgets/rules/record_text.py", "MAX_BYTES", 1, "bytes"),
    "record_moves": ("knack_widgets/rules/record_text.py", "MAX_MOVES", 1, ""),
}
"""Figure → file, constant in it, factor from the constant's unit, and unit: goals and limits that pages quote."""
CORE: Final = "knack_widgets.rules.core"
LIGHT_SCRIPT: Final = ROOT / "knack_widgets/serving/jupyter/voila/templates/knack/static/light.js"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table in Markdown."""
    lines = [heads, ["---"] * len(heads), *([cell.replace("|", r"\|") for cell in row] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |".replace("  |", " |") for line in lines)


def options(command: str) -> str:
    """Return the table of a command's arguments and options.

    >>> print(options("replay").splitlines()[2])
    | `FILE` | the record (TOML) |
    """
    (parsers,) = (each for each in build_parser()._actions if isinstance(each, argparse._SubParsersAction))
    rows = []
    for action in parsers.choices[command]._actions:
        if action.dest == "help":
            continue
        values = "|".join(action.choices) if action.choices else action.metavar or action.dest.upper()
        name = action.option_strings[0] if action.option_strings else str(action.metavar or action.dest.upper())
        written = f"{name} {values}" if action.option_strings and action.nargs != 0 else name
        rows.append((f"`{written}`", (action.help or "").replace("%%", "%")))
    return table(("option", "what it does"), rows)


def settings(thing: type) -> str:
    """Return the table of the settings that a class of the server declares itself.

    thing: a class of traitlets
    """
    traits: Mapping[str, Any] = thing.class_own_traits(config=True)  # type: ignore[attr-defined]
    rows = [(f"`{name}`", default(trait), " ".join(trait.help.split())) for name, trait in traits.items()]
    return table(("setting", "default", "what it does"), rows)


def default(trait: Any) -> str:
    """Return the default of a trait in words, or an empty text if it is empty or computed."""
    value = trait.default()
    if isinstance(value, bool):
        return f"`{value}`"
    if isinstance(value, (int, float)):
        return f"{value:,.0f}"
    if isinstance(value, type):
        return f"`{value.__name__}`"
    return f"`{value}`" if isinstance(value, str) and value else ""


def constant(path: str, name: str) -> Any:
    """Return the value of a constant in a file, which is read and not imported.

    Raise LookupError if the file has no such constant.

    path: the file, from the root of the repository; Python, or JSON with objects
    name: the name in the file's first level, or of a key at any level of JSON

    >>> constant("benchmarks/room.py", "GOAL_MOVE_S")
    0.1
    """
    text = (ROOT / path).read_text("utf-8")
    if path.endswith(".json"):
        stack = [json.loads(text)]
        while stack:
            each = stack.pop()
            if name in each:
                return each[name]
            stack += [value for value in each.values() if isinstance(value, dict)]
        raise LookupError(f"{path}: no key {name}")
    for node in ast.parse(text).body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            return eval(ast.unparse(node.value), {"__builtins__": {}})  # type: ignore[attr-defined]
    raise LookupError(f"{path}: no constant {name}")


def all_figures() -> dict[str, dict[str, Any]]:
    """Return every figure by name: value, unit, the file that it comes from, and the date if it was measured."""
    measured: dict[str, dict[str, Any]] = json.loads(FIGURES.read_text("utf-8"))
    declared = {
        name: {"value": round(constant(path, key) * factor, 6), "unit": unit, "by": path}
        for name, (path, key, factor, unit) in CONSTANTS.items()
    }
    weight = len(gzip.compress(LIGHT_SCRIPT.read_bytes(), 6))
    light = {"value": 5 * round(weight / 5000), "unit": "kB", "by": LIGHT_SCRIPT.relative_to(ROOT).as_posix()}
    return measured | declared | {"light_script": light}


def figures() -> str:
    """Return the table of the figures."""
    rows = (
        (f"`{name}`", said(each), f"`{each['by']}`", each.get("on", "")) for name, each in sorted(all_figures().items())
    )
    return table(("figure", "value", "from", "measured on"), rows)


def said(figure: Mapping[str, Any]) -> str:
    """Return a figure as pages write it.

    >>> said({"value": 1600, "unit": ""}), said({"value": 0.1, "unit": "MB"}), said({"value": 1048576, "unit": "bytes"})
    ('1,600', '0.1 MB', '1 MiB')
    """
    value, unit = figure["value"], figure["unit"]
    if unit == "bytes":
        size = max(step for step in (0, 1, 2) if value >= 1024**step)
        value, unit = value / 1024**size, ("bytes", "KiB", "MiB")[size]
    number = f"{value:,}" if value != int(value) else f"{int(value):,}"
    return f"{number} {unit}".strip()


def names(page: str) -> str:
    """Return the public names of some modules of the Python API, with the first lines of their docstrings.

    page: the page, ``family-names`` for what the games of a family share, ``game-names`` for the other modules that
        games are made of, ``names`` for all others
    """
    directives = [
        re.findall(r"\.\. automodule:: (\S+)", path.read_text("utf-8")) for path in sorted((PAGES / "api").glob("*.md"))
    ]
    parts = []
    listed = sorted({name for found in directives for name in found})
    for name in (name for name in listed if _page_of(name) == page):
        module = import_module(name)
        rows = [(f"`{public}`", line) for public, line in _first_lines(module)]
        about = (module.__doc__ or "").partition("\n")[0]
        parts.append(f"## {name}\n\n{table(('name', about), rows)}")
    return "\n" + "\n\n".join(parts) + "\n"


def _page_of(module: str) -> str:
    """Return the page that lists the names of a module."""
    of_family = module.startswith((f"{CORE}.tricks.", f"{CORE}.stock."))
    return "family-names" if of_family else "game-names" if module.startswith(CORE) else "names"


def _first_lines(module: ModuleType) -> Iterator[tuple[str, str]]:
    """Yield the public names of a module in its order, with the first line of each docstring."""
    listed = getattr(module, "__all__", None)
    documented = dict(_constants(module))
    for name in listed or vars(module):
        value = getattr(module, name)
        home = getattr(value, "__module__", None)
        if name.startswith("_") or not (listed or home == module.__name__ or name in documented):
            continue
        doc = documented.get(name) or (inspect.getdoc(value) if isinstance(value, type) or callable(value) else "")
        if doc:
            yield name, doc.partition("\n")[0]


def _constants(module: ModuleType) -> Iterator[tuple[str, str]]:
    """Yield the constants of a module that have a docstring of their own."""
    body = ast.parse(inspect.getsource(module)).body
    for node, after in pairwise(body):
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
            targets = [node.target] if isinstance(node, ast.AnnAssign) else getattr(node, "targets", [])
            yield from ((one.id, after.value.value) for one in targets if isinstance(one, ast.Name))


def pages() -> dict[Path, str]:
    """Return the pages with generated parts as they have to be."""
    from knack_widgets.serving import app
    from knack_widgets.serving.delivery.headers import Headers
    from knack_widgets.serving.kernels.message_protocol import Passing
    from knack_widgets.serving.limits.clients import ClientLimits
    from knack_widgets.serving.limits.connections import Connections
    from knack_widgets.serving.limits.traffic import LineLimits
    from knack_widgets.serving.rooms.process_client import RoomSettings

    commands = (PAGES / "commands.md").read_text("utf-8")
    for command in COMMANDS:
        commands = put(commands, f"options {command}", options(command))
    listed = (PAGES / "settings.md").read_text("utf-8")
    for thing in (app.BookServer, RoomSettings, ClientLimits, Connections, LineLimits, Passing, Headers):
        listed = put(listed, thing.__name__, settings(thing))
    numbers = put((PAGES / "figures.md").read_text("utf-8"), "figures", figures())
    public = {
        path: put(path.read_text("utf-8"), "names", names(path.stem))
        for path in (PAGES / "api" / f"{page}.md" for page in ("names", "game-names", "family-names"))
    }
    return {
        PAGES / "commands.md": commands,
        PAGES / "settings.md": listed,
        PAGES / "figures.md": numbers,
        **public,
    }


if __name__ == "__main__":
    for page, text in pages().items():
        page.write_text(text, "utf-8")
