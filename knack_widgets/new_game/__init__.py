"""A package for a new game: a small game that installs, deals, plays and has a page, to be changed step by step.

There is one for each family of games. The folder ``template/any`` has what they share, the others what differs: a file
that is in both is put together from the two.
"""

from __future__ import annotations

import keyword
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ..rules import games
from ..rules.core.names import FAMILIES, check_family

NAME: Final = re.compile(r"[a-z][a-z0-9]{1,19}")
"""The form of a game's id: it names a module, a page and files."""
SHARED: Final = "any"
"""The folder of the template with what games of all families have."""
SUFFIX: Final = ".txt"
"""The ending that the files of the template have after their own, so that no tool takes them for code of the book."""


def new_game(name: str, folder: Path | None = None, family: str = FAMILIES[0]) -> list[Path]:
    """Write the package of a new game, and return its files.

    name: the game's name, from which its id is made
    folder: the folder for the package, which must not exist or be empty; by default one with the id as its name
    family: one of `FAMILIES`, the kind of game

    Raise `ValueError` if the name gives no id or is taken, or if there is no such family; `FileExistsError` if the
    folder has files.
    """
    id_ = check_name(name)
    folder = Path(id_) if folder is None else folder
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise FileExistsError(f"{folder}: not empty; expected a folder that does not exist yet")
    written = []
    for path, text in fill_template(name, id_, family):
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
        written.append(target)
    return written


def check_name(name: str) -> str:
    """Return the id of a game that gets this name.

    Raise `ValueError` if the name gives no id, or one that an installed game or package has.

    >>> check_name("Oh-Hell")
    'ohhell'
    """
    id_ = re.sub(r"[\s_-]", "", name.lower())
    if not NAME.fullmatch(id_) or keyword.iskeyword(id_) or not name.isprintable():
        raise ValueError(f"name {name!r:.60}: expected 2 to 20 letters from a to z or digits, a letter first")
    if id_ in games:
        raise ValueError(f"name {name!r:.60}: a game {id_} is installed already")
    for module in (f"{id_}_game", f"test_{id_}"):
        if find_spec(module) is not None:
            raise ValueError(f"name {name!r:.60}: a module {module} is installed already")
    return id_


def fill_template(name: str, id_: str, family: str = FAMILIES[0]) -> list[tuple[str, str]]:
    """Return path and text of every file of a new game, sorted by path.

    name: the game's name
    id_: its id
    family: one of `FAMILIES`, the kind of game
    """
    title = name[:1].upper() + name[1:]
    words = {"GAMEID": id_, "GAMETITLE": title, "GAMECLASS": id_.capitalize()}

    def fill(text: str) -> str:
        return re.sub("|".join(words), lambda match: words[match[0]], text)

    texts: dict[str, str] = {}
    template = files(__package__).joinpath("template")
    for part in (SHARED, check_family(family)):
        for path, text in _each_file(template.joinpath(part), ""):
            place = fill(path.replace("package/", f"{id_}_game/"))
            texts[place] = texts.get(place, "") + fill(text)
    return sorted(texts.items())


def _each_file(folder: Traversable, path: str) -> list[tuple[str, str]]:
    rows: list[tuple[str, str]] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            rows += _each_file(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(SUFFIX):
            rows.append((path + entry.name.removesuffix(SUFFIX), entry.read_text(encoding="utf-8")))
    return rows
