"""The tables of docs/reference/where-it-runs.md: `python -m tools.where` makes them of what the tests found.

`make where` runs these tests, which write docs/reference/where-it-runs.json: host or browser → test → outcome.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

DOCS: Final = Path(__file__).parents[1] / "docs" / "reference"
PAGE: Final = DOCS / "where-it-runs.md"
RESULTS: Final = DOCS / "where-it-runs.json"
HOSTS: Final = ("JupyterLab", "Notebook", "marimo", "Shiny", "Panel", "Voilà")
HOST_TESTS: Final = {
    "appears": "appears",
    "deal": "a deal",
    "refuse": "a refusal",
    "step": "steps",
    "language": "language",
    "dark_host_theme": "dark theme",
    "keys_stay_in_the_widget": "keys stay in the widget",
    "no_console_error": "no console error",
    "style_is_isolated_both_ways": "styles apart",
    "two_visitors": "two visitors",
}
BROWSERS: Final = ("Firefox", "WebKit")
BROWSER_TESTS: Final = {
    "game_knack": "Knack",
    "game_kopknack": "Köpknack",
    "game_svangknack": "Svängknack II",
    "game_knaker": "Knåker",
    "game_knack31": "Knack (31)",
    "refuse": "a refusal",
    "why": "*Why?*",
    "hint": "a hint",
    "deal": "a deal to its end, and the next",
    "language": "language",
    "search": "search",
    "read_rules": "page for reading, with other options",
    "compare": "comparison of games",
    "print_view": "print view",
    "phone_in_a_room": "a seat in a room",
    "static_edition_keeps_the_match": "static edition, match kept over a reload",
}
MARKS: Final = {"passed": "yes", "failed": "no", "skipped": "–"}
Found = Mapping[str, Mapping[str, str]]


def table(names: Sequence[str], tests: Mapping[str, str], found: Found) -> str:
    """Return a table: a column for each host or browser, a row for each test."""
    heads = [f"{name} {found.get(name, {}).get('version', '')}".strip() for name in names]
    rows = [["", *heads], ["---"] * (len(names) + 1)]
    for test, title in tests.items():
        rows.append([title, *(MARKS.get(found.get(name, {}).get(test, ""), "not run") for name in names)])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def put(text: str, name: str, content: str) -> str:
    r"""Return the page with what stands between two marks replaced.

    >>> put("<!-- a -->\nold\n<!-- /a -->", "a", "new")
    '<!-- a -->\nnew\n<!-- /a -->'
    """
    head, _, rest = text.partition(f"<!-- {name} -->\n")
    _, mark, tail = rest.partition(f"<!-- /{name} -->")
    return f"{head}<!-- {name} -->\n{content}\n{mark}{tail}"


def page(text: str, found: Found) -> str:
    """Return the page with its tables made of results."""
    text = put(text, "browsers", table(BROWSERS, BROWSER_TESTS, found))
    return put(text, "hosts", table(HOSTS, HOST_TESTS, found))


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8"), json.loads(RESULTS.read_text("utf-8"))), "utf-8")
