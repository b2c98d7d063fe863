"""Measurements of the English and the names of the package.

`python -m tests.support.style` prints one figure a line. The rules are those of CONTRIBUTING.md, *How we write*.
`tests/test_english.py` holds the package to them.
"""

from __future__ import annotations

import ast
import io
import re
import statistics
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "knack_widgets"
VAGUE_LOCALS: Final = frozenset({"found", "told", "given", "made"})
HARD_WORDS: Final = re.compile(
    r"\b(?:whoever|whatever|whichever|of what|but for|so many|anew|of late|shall|nobody's|is none|are none|no one's"
    r"|come of|comes of|came of|make of|makes of|hang on|hangs on|be of)\b",
    re.IGNORECASE,
)
"""Words that are hard to understand for readers whose first language is not English."""
_WHAT: Final = re.compile(r"\bwhat\b", re.IGNORECASE)
_NOBODY: Final = re.compile(r"\b(?:nobody|nothing|none|neither|nowhere)\b", re.IGNORECASE)
_PARAMETER_LINE: Final = r"^\s*`{{0,2}}{name}`{{0,2}}:\s+\S"


@dataclass(frozen=True, slots=True)
class Docstring:
    """A docstring and its place.

    where: "file:line name"
    text: the docstring
    """

    where: str
    text: str

    @property
    def first_line(self) -> str:
        """The first line."""
        return self.text.strip().partition("\n")[0].strip()


@cache
def modules() -> tuple[Path, ...]:
    """Return the package's modules that the figures count, sorted."""
    paths = sorted(PACKAGE.rglob("*.py"))
    return tuple(paths)


@cache
def parse(path: Path) -> ast.Module:
    """Return the syntax tree of a module."""
    return ast.parse(path.read_text(encoding="utf-8"))


def place(path: Path, line: int) -> str:
    """Return "file:line" as the editor understands it."""
    return f"{path.relative_to(ROOT).as_posix()}:{line}"


@cache
def docstrings() -> tuple[Docstring, ...]:
    """Return the docstrings of modules, classes and functions."""
    return tuple(_find_docstrings())


def _find_docstrings() -> Iterator[Docstring]:
    for path in modules():
        for node in ast.walk(parse(path)):
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
                text = ast.get_docstring(node, clean=True)
                if text:
                    name = getattr(node, "name", "module")
                    yield Docstring(f"{place(path, getattr(node, 'lineno', 1))} {name}", text)


def comments() -> Iterator[tuple[str, str]]:
    """Yield the comments as ("file:line", text)."""
    for path in modules():
        source = path.read_text(encoding="utf-8")
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                yield place(path, token.start[0]), token.string


def attribute_texts() -> Iterator[tuple[str, str]]:
    """Yield the strings below a constant or an attribute, as ("file:line", text)."""
    for path in modules():
        for node in ast.walk(parse(path)):
            if isinstance(node, (ast.Module, ast.ClassDef)):
                for statement in node.body[1:]:
                    match statement:
                        case ast.Expr(value=ast.Constant(value=str() as text)):
                            yield place(path, statement.lineno), text


def vague_first_lines() -> list[str]:
    """Return the places of docstrings whose first line has the word "what"."""
    return [each.where for each in docstrings() if _WHAT.search(each.first_line)]


def without_value_none(text: str) -> str:
    """Return a text without the word None: it is Python's value, not the English word."""
    return re.sub(r"\bNone\b", "", text)


def negative_first_lines() -> list[str]:
    """Return the places of docstrings whose first line has nobody, nothing or none."""
    return [each.where for each in docstrings() if _NOBODY.search(without_value_none(each.first_line))]


def hard_sentences() -> list[str]:
    """Return the places of docstrings and comments that use a word of `HARD_WORDS`."""
    texts = [*((each.where, each.text) for each in docstrings()), *comments(), *attribute_texts()]
    return [f"{where}: {hit[0]}" for where, text in texts for hit in HARD_WORDS.finditer(without_value_none(text))]


def moods() -> list[str]:
    """Return the lines in which ruff's rule D401 complains about a function or method."""
    command = [sys.executable, "-m", "ruff", "check", "--isolated", "--select", "D401", "--output-format", "concise"]
    out = subprocess.run([*command, str(PACKAGE)], capture_output=True, text=True, check=False).stdout
    wanted = {path.as_posix() for path in modules()}
    return [
        line for line in out.splitlines() if "D401" in line and (ROOT / line.partition(":")[0]).as_posix() in wanted
    ]


def vague_locals() -> list[str]:
    """Return the places where a local name or a parameter is one of `VAGUE_LOCALS`.

    Keys of data are no locals: pages and stored notebooks know them by these names.
    """
    hits = []
    for path in modules():
        typed = [node for node in ast.walk(parse(path)) if isinstance(node, ast.ClassDef) and is_typed_dict(node)]
        keys = {field.target for node in typed for field in node.body if isinstance(field, ast.AnnAssign)}
        for node in ast.walk(parse(path)):
            if node in keys:
                continue
            match node:
                case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name) | ast.MatchAs(name=str() as name):
                    if name in VAGUE_LOCALS:
                        hits.append(f"{place(path, node.lineno)} {name}")
    return hits


def is_typed_dict(node: ast.ClassDef) -> bool:
    """Return whether a class declares the keys of a `TypedDict`."""
    return any(isinstance(base, ast.Name) and base.id == "TypedDict" for base in node.bases)


def unlimited_constants() -> list[str]:
    """Return the places of constants named `MOST` or `MOST_…`: limits are named `MAX_…`, with their unit."""
    return [
        f"{place(path, node.lineno)} {target.id}"
        for path in modules()
        for node in parse(path).body
        if isinstance(node, (ast.Assign, ast.AnnAssign))
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name) and (target.id == "MOST" or target.id.startswith(("MOST_", "_MOST_")))
    ]


def public_functions() -> Iterator[tuple[str, ast.FunctionDef]]:
    """Yield the functions and methods in modules' `__all__`, as ("file:line name", node)."""
    for path in modules():
        tree = parse(path)
        exported = {
            element.value
            for node in tree.body
            if isinstance(node, ast.Assign) and any(getattr(t, "id", "") == "__all__" for t in node.targets)
            for element in getattr(node.value, "elts", [])
            if isinstance(element, ast.Constant)
        }
        if not exported:
            continue
        yield from _exported(path, tree, exported)


def _exported(path: Path, tree: ast.Module, exported: set[object]) -> Iterator[tuple[str, ast.FunctionDef]]:
    sources = {path: exported}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.level:
            base = path.parent
            for _ in range(node.level - 1):
                base = base.parent
            target = base.joinpath(*(node.module or "").split("."))
            for alias in node.names:
                if (alias.asname or alias.name) in exported:
                    file = target.with_suffix(".py")
                    sources.setdefault(file if file.is_file() else target / "__init__.py", set()).add(alias.name)
    for file, names in sources.items():
        if not file.is_file():
            continue
        for node in parse(file).body:
            if isinstance(node, ast.FunctionDef) and node.name in names:
                yield f"{place(file, node.lineno)} {node.name}", node
            elif isinstance(node, ast.ClassDef) and node.name in names:
                for method in node.body:
                    if isinstance(method, ast.FunctionDef) and not method.name.startswith("_"):
                        yield f"{place(file, method.lineno)} {node.name}.{method.name}", method


def undocumented_parameters() -> list[str]:
    """Return the public parameters that have no line `name: meaning` in the docstring."""
    hits = {}
    for where, node in public_functions():
        text = ast.get_docstring(node) or ""
        arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs, node.args.vararg, node.args.kwarg]
        for argument in arguments:
            if argument is None or argument.arg in ("self", "cls") or argument.arg.startswith("_"):
                continue
            if not re.search(_PARAMETER_LINE.format(name=re.escape(argument.arg)), text, re.MULTILINE):
                hits[f"{where}({argument.arg})"] = None
    return list(hits)


def subject_lengths(revisions: str = "-200") -> list[int]:
    """Return the lengths of the newest commit subjects (characters).

    revisions: the revisions, as arguments of `git log`
    """
    command = ["git", "-C", str(ROOT), "log", "--format=%s", revisions]
    out = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    return [len(line) for line in out.splitlines()]


def line_count(name: str) -> int:
    """Return the number of lines of a file at the top of the repository."""
    return len((ROOT / name).read_text(encoding="utf-8").splitlines())


def figures() -> dict[str, str]:
    """Return each figure by its name, ready to print."""
    share = 100 / max(1, len(docstrings()))
    subjects = subject_lengths()
    bullets = re.findall(r"^- ", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    return {
        "docstrings": str(len(docstrings())),
        'first lines with "what"': f"{len(vague_first_lines()) * share:.1f} %",
        "first lines with nobody, nothing, none": f"{len(negative_first_lines()) * share:.1f} %",
        "functions whose docstring is no imperative (D401)": str(len(moods())),
        "hard words in docstrings and comments": str(len(hard_sentences())),
        "locals named found, told, given, made": str(len(vague_locals())),
        "constants named MOST": str(len(unlimited_constants())),
        "public parameters without a line": str(len(undocumented_parameters())),
        "commit subject, median of 200 (characters)": str(statistics.median(subjects)) if subjects else "-",
        "README, lines": str(line_count("README.md")),
        "CONTRIBUTING, lines": str(line_count("CONTRIBUTING.md")),
        "CHANGELOG, bullets": str(len(bullets)),
    }


LISTS: Final = {
    "what": vague_first_lines,
    "nobody": negative_first_lines,
    "mood": moods,
    "words": hard_sentences,
    "locals": vague_locals,
    "most": unlimited_constants,
    "parameters": undocumented_parameters,
}


def main(arguments: list[str]) -> int:
    """Print the figures, or the places behind one: `python -m tests.support.style words`.

    arguments: names of `LISTS`; empty for the figures
    """
    for name in arguments:
        print(*LISTS[name](), sep="\n")
    if not arguments:
        for name, figure in figures().items():
            print(f"{name:55} {figure}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
