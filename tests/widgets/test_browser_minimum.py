"""Style sheets and scripts against MDN's data on browsers, for the oldest browsers that the project supports."""

import json
import os
import re
import shutil
import subprocess
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
SUPPORT = ROOT / "tests" / "support"
ALLOWED = tomllib.loads((SUPPORT / "browser_enhancements.toml").read_text("utf-8"))
BUILT = ("light.js", "plots.js", "remoteEntry.js", "search.js")
"""Bundles, which esbuild makes for the minimum; their libraries ask for what they use."""
FOLDERS = ("knack_widgets", "light")
PAGES = ("README.md", "docs/reference/where-it-runs.md")


def minimum() -> dict[str, str]:
    browsers = json.loads((ROOT / "package.json").read_text("utf-8"))["browserslist"]
    return dict(browser.split(" ") for browser in browsers)


def sources() -> list[Path]:
    paths = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in (".css", ".js")]
    return sorted(path for path in paths if path.name not in BUILT and path.parent.name != "built")


def lacking(*files: Path) -> list[dict[str, Any]]:
    """Return what of the files needs newer browsers, as `browser_features.mjs` lists it."""
    node, data = shutil.which("node"), ROOT / "node_modules" / "@mdn" / "browser-compat-data"
    if node is None or not data.is_dir():
        reason = "Node.js or MDN's data (npm ci) is not installed"
        if os.environ.get("CI") == "true":
            pytest.fail(f"CI=true, but {reason}")
        pytest.skip(reason)
    command = [node, str(SUPPORT / "browser_features.mjs"), *map(str, files)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    features: list[dict[str, Any]] = json.loads(done.stdout)
    return features


@cache
def found() -> list[dict[str, Any]]:
    return lacking(*sources())


def is_own(feature: str) -> bool:
    return feature.strip(".{ }") in ALLOWED["own"]["names"]


def test_whatever_the_oldest_browsers_lack_is_a_known_enhancement() -> None:
    unknown = [
        f"{Path(one['file']).relative_to(ROOT)}:{one['line']}: {one['feature']} needs {one['lacking']}"
        for one in found()
        if one["feature"] not in ALLOWED["enhancements"] and not is_own(one["feature"])
    ]
    assert unknown == []


def test_the_list_of_enhancements_names_nothing_that_is_not_used() -> None:
    used = {one["feature"] for one in found()}
    assert set(ALLOWED["enhancements"]) - used == set()
    assert all(len(text.split()) > 2 for text in ALLOWED["enhancements"].values())


TOO_NEW = {
    "raw.css": ("a { --paper: light-dark(#fff, #000); }", "light-dark()"),
    "no-fallback.css": ("a { --paper: #fff; --paper: light-dark(#fff, #000); }", "light-dark()"),
    "with-var.css": ("a { color: #fff; color: color-mix(in srgb, var(--a) 4%, red); }", "color-mix()"),
    "unit.css": ("a { height: 100dvh; }", "dvh"),
    "nested.css": ("a { & b { color: red; } }", "&"),
    "rule.css": ("@starting-style { a { color: red; } }", "@starting-style"),
    "member.js": ("const a = x.checkVisibility();", ".checkVisibility"),
    "static.js": ("Object.groupBy(a, b);", "Object.groupBy"),
    "pattern.js": ("const a = /(?<=b)c/;", "lookbehind (?<=…)"),
    "block.js": ("class A { static { go(); } }", "static {}"),
    "event.js": ("x.addEventListener('scrollend', f);", "event scrollend"),
}
PLAIN = {
    "declared-before.css": "a { color: #fff; color: light-dark(#fff, #000); }",
    "asked.css": "@supports (color: light-dark(#000, #fff)) { a { --paper: light-dark(#fff, #000); } }",
    "prefixed.css": "a { -webkit-user-select: none; user-select: none; }",
    "old.css": "a:has(b) { inset: 1cqi; }",
    "old.js": "const a = b?.at(-1) ?? structuredClone(c);",
}


def test_what_is_too_new_is_found_and_what_has_a_fallback_is_not(tmp_path: Path) -> None:
    for name, source in {**{name: text for name, (text, _) in TOO_NEW.items()}, **PLAIN}.items():
        (tmp_path / name).write_text(source)
    features = {(Path(one["file"]).name, one["feature"]) for one in lacking(*sorted(tmp_path.iterdir()))}
    assert features == {(name, feature) for name, (_, feature) in TOO_NEW.items()}


def test_the_notice_and_the_documents_state_the_same_browsers() -> None:
    stated = minimum()
    assert (stated["chrome"], stated["safari"]) == (stated["edge"], stated["ios_saf"])
    base = (ROOT / "knack_widgets/widgets/static/base.css").read_text("utf-8")
    notice = re.search(r"--old-browser,\s*\"([^\"]+)\"", base)
    assert notice
    texts = [*notice[1].split("\\a"), *((ROOT / name).read_text("utf-8") for name in PAGES)]
    either = "(?:or|oder|eller)"
    apple, google = rf"Safari {either} iOS {stated['safari']}", rf"Chrome {either} Edge {stated['chrome']}"
    wanted = rf"{apple}, {google}.{{1,5}}Firefox {stated['firefox']}\b"
    assert [text for text in texts if not re.search(wanted, " ".join(text.split()))] == []
