"""House rules of `serving/`: few modules in the folder, few imports between its wings."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from knack_widgets import serving

from ..rules.test_house import MODULES, imported, module_of, named, tree

SERVING = Path(serving.__file__).parent
WINGS = ("limits", "delivery", "kernels", "rooms", "alone")
"""The wings, lowest first. A wing may import from itself, from lower wings, and from modules directly in the folder."""
MAX_MODULES = 8
MAX_IMPORTS = 19
"""Pairs of modules in different wings of which one imports the other, at any place in its code. It may fall."""


def wing(path: Path) -> str:
    """Return the wing of a module of the server, or "" for one directly in the folder."""
    folder = path.relative_to(SERVING).parts[0]
    return folder if folder in WINGS else ""


def imports_between_wings() -> list[tuple[Path, Path]]:
    """Return pairs of modules: the importing module and the imported module."""
    here = [path for path in MODULES if path.is_relative_to(SERVING) and "browser" not in path.parts]
    pairs = {(path, module_of(name)) for path in here for _, name in imported(path)}
    return sorted((a, b) for a, b in pairs if b in here and wing(a) and wing(b) and wing(a) != wing(b))


def test_few_modules_stand_directly_in_the_folder() -> None:
    assert len(list(SERVING.glob("*.py"))) <= MAX_MODULES


def test_every_folder_with_modules_is_a_wing() -> None:
    assert {path.parent.name for path in SERVING.glob("*/__init__.py")} == set(WINGS)


def test_few_imports_cross_from_wing_to_wing() -> None:
    pairs = imports_between_wings()
    counts = Counter(f"{wing(a)} → {wing(b)}" for a, b in pairs)
    assert len(pairs) <= MAX_IMPORTS, counts


def test_imports_between_wings_go_down_only() -> None:
    upward = [(a, b) for a, b in imports_between_wings() if WINGS.index(wing(a)) < WINGS.index(wing(b))]
    assert [f"{named(a)} imports {named(b)}" for a, b in upward] == []


def test_modules_of_a_wing_import_no_module_that_imports_wings() -> None:
    """Each module directly in the folder is either above all wings or below all of them."""
    above = {
        path
        for path in SERVING.glob("*.py")
        if any((target := module_of(name)) and target.is_relative_to(SERVING) for _, name in imported(path))
    }
    rows = [(path, module_of(name)) for path in MODULES if path.is_relative_to(SERVING) for _, name in imported(path)]
    assert [f"{named(a)} imports {named(b)}" for a, b in rows if b in above and wing(a)] == []


def test_the_modules_are_read() -> None:
    assert len([path for path in MODULES if path.is_relative_to(SERVING) and wing(path) and tree(path)]) > 40
