"""Mutants of a folder, tested by the folder's own tests, and those that survive.

`python -m tools.mutate knack_widgets/rules/core` takes 15 small mutations by a fixed seed (a comparison flipped, *and*
for *or*, a constant one higher, a condition negated, a value not returned …), makes each in a copy of the repository,
and runs the tests of the same folder (`tests/rules/core`, and the folder's doctests) there. A mutant that no test
notices survives: a test is missing, or the mutant is equivalent. `--take 0:5` runs a part of the mutants, `--files`
limits them to some files, `--tests` names other tests.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from .mutations import Mutation, mutations

ROOT: Final = Path(__file__).resolve().parents[1]
TRICK_GAMES: Final = ("knack", "kopknack", "svangknack")
MORE_TESTS: Final = {
    "knack_widgets/players": ("tests/positions",),
    "knack_widgets/rules/core": ("tests/rules/shared", "tests/positions"),
    **{f"knack_widgets/rules/{game}": ("tests/rules/shared", "tests/positions") for game in TRICK_GAMES},
    **{f"knack_widgets/rules/{game}": ("tests/positions",) for game in ("knack31", "knaker")},
}
"""Folder → tests of it that have other names: trick games and positions."""
PAGES: Final = "knack_widgets/pages"
"""The folder whose tests are those of the widgets that show it."""
TEST_OPTIONS: Final = ("-x", "-q", "-n", "0", "-p", "no:cacheprovider", "--no-header")


def choose(folder: Path, count: int, seed: int, files: Sequence[str] = ()) -> list[Mutation]:
    """Return mutations of a folder's modules, the same for the same seed and sources.

    folder: a folder or a file, relative to the root of the repository
    count: number of mutations
    seed: the seed that chooses them
    files: names of the files that may be mutated; empty for all
    """
    place = ROOT / folder
    paths = sorted(place.rglob("*.py")) if place.is_dir() else [place]
    every = [
        mutation
        for path in paths
        if not files or path.name in files
        for mutation in mutations(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
    ]
    return random.Random(seed).sample(every, min(count, len(every)))


def own_tests(folder: Path) -> list[str]:
    """Return the tests of a folder: those in the same place of `tests/`, and its doctests.

    >>> own_tests(Path("knack_widgets/rules/knack31"))
    ['tests/rules/knack31', 'tests/positions', 'knack_widgets/rules/knack31']
    >>> own_tests(Path("knack_widgets/pages"))
    ['tests/widgets', 'knack_widgets/pages']
    """
    in_pages = folder.as_posix().startswith(PAGES)
    place = Path("tests", "widgets") if in_pages else Path("tests", *folder.parts[1:])
    while not (ROOT / place).is_dir():
        place = place.parent
    return [place.as_posix(), *MORE_TESTS.get(folder.as_posix(), ()), folder.as_posix()]


@contextmanager
def copied_tree() -> Iterator[Path]:
    """Return a context with a copy of the repository's files, without what git ignores."""
    command = ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        for name in names:
            source, target = ROOT / name, Path(folder, name)
            if source.is_file():
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(source, target)
        yield Path(folder)


def is_killed(tree: Path, tests: Sequence[str], seconds: float) -> bool | None:
    """Return whether the tests fail in a tree, or None if they take too long.

    tree: the copy of the repository
    tests: files and folders of tests
    seconds: greatest time (s)
    """
    env = {**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", *TEST_OPTIONS, *tests]
    try:
        done = subprocess.run(command, cwd=tree, env=env, timeout=seconds, capture_output=True, check=False)
    except subprocess.TimeoutExpired:
        return None
    return done.returncode != 0


def run(mutants: Sequence[Mutation], tests: Sequence[str], seconds: float | None) -> list[bool | None]:
    """Test each mutant and print the result; return for each whether it is killed, or None if its tests take too long.

    seconds: greatest time for a mutant (s), or None for three times as long as the tests need without a mutation, and
        a minute more

    Exit with an error if the tests fail without a mutation.
    """
    results = []
    with copied_tree() as tree:
        if seconds is None:
            start = time.monotonic()
            if is_killed(tree, tests, 1800):
                sys.exit("the tests fail without a mutation")
            seconds = 60 + 3 * (time.monotonic() - start)
        for mutant in mutants:
            file = tree / mutant.path
            before = file.read_text(encoding="utf-8")
            file.write_text(mutant.text, encoding="utf-8")
            start = time.monotonic()
            killed = is_killed(tree, tests, seconds)
            file.write_text(before, encoding="utf-8")
            word = {True: "killed", False: "SURVIVES", None: "too slow"}[killed]
            place = f"{mutant.path}:{mutant.line}"
            took = time.monotonic() - start
            print(f"{word:8} {took:5.0f} s  {place}  {mutant.before:.90} → {mutant.after:.90}", flush=True)
            results.append(killed)
    return results


def summary(results: Sequence[bool | None]) -> str:
    """Return the numbers of mutants in words; a mutant whose tests take too long is neither killed nor a survivor.

    >>> summary([True, True, False, None])
    '2 of 3 mutants are killed, 1 more is too slow'
    """
    slow = results.count(None)
    more = f", {slow} more {'is' if slow == 1 else 'are'} too slow" if slow else ""
    return f"{results.count(True)} of {len(results) - slow} mutants are killed{more}"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; return 1 if a mutant survives, else 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutate", description=__doc__)
    parser.add_argument("folder", type=Path, help="a folder or a file, such as knack_widgets/rules/core")
    parser.add_argument("--count", type=int, default=15, metavar="N", help="number of mutants (default 15)")
    parser.add_argument("--seed", type=int, default=1, help="seed that chooses the mutants (default 1)")
    parser.add_argument("--take", default=":", metavar="A:B", help="only the mutants from A to B, counted from 0")
    parser.add_argument("--files", nargs="+", default=[], metavar="NAME", help="names of the files to mutate")
    parser.add_argument("--tests", nargs="+", metavar="PATH", help="tests (default: the folder's own)")
    parser.add_argument("--seconds", type=float, help="greatest time for a mutant (s)")
    parser.add_argument("--list", action="store_true", help="only print the mutants")
    args = parser.parse_args(argv)
    begin, _, end = args.take.partition(":")
    mutants = choose(args.folder, args.count, args.seed, args.files)[int(begin or 0) : int(end) if end else None]
    if args.list:
        for each in mutants:
            print(f"{each.path}:{each.line}  {each.before:.90} → {each.after:.90}")
        return 0
    results = run(mutants, args.tests or own_tests(args.folder), args.seconds)
    print(summary(results))
    return 1 if False in results else 0


if __name__ == "__main__":
    sys.exit(main())
