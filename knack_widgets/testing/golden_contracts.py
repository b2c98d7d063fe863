"""Contracts of golden files: the words of a game's clauses, examples and matches have not changed unnoticed.

A game that has the folder ``goldens`` gets them: ``clauses.txt`` lists its clauses, ``<example>.<language>.txt`` tells
an example, and ``<match>.<language>.txt`` a match whose record ``<match>.toml`` lies beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from pathlib import Path
from typing import Final

from ..rulebook.dealt_hands import load_record
from ..rulebook.example_files import ExampleError
from ..rulebook.examples import examples
from ..rulebook.folders import game_folder
from ..rulebook.game_languages import languages_of
from ..rulebook.telling import tell
from ..rules import NotationError, Record, RecordError, games
from .faults import Fault, contract

FOLDER: Final = "goldens"
CLAUSES: Final = "clauses.txt"
REWRITE: Final = "read the difference; if it is right, `knack-widgets check GAME --write` writes it"


def golden_folder(game_id: str) -> Path:
    """Return the folder of a game's golden files, which may not exist."""
    return Path(str(game_folder(game_id, FOLDER)))


def write_goldens(game_id: str) -> list[Path]:
    """Write the golden files of a game, and return those that have changed; delete those without an example.

    game_id: id of the game
    """
    folder = golden_folder(game_id)
    folder.mkdir(exist_ok=True)
    texts = golden_texts(game_id)
    changed = []
    for path in {folder / name for name in texts} | {*folder.glob("*.txt")}:
        before, after = _read(path), texts.get(path.name)
        if after == before:
            continue
        changed.append(path)
        if after is None:
            path.unlink()
        else:
            path.write_text(after, encoding="utf-8", newline="\n")
    return sorted(changed)


def golden_texts(game_id: str) -> Mapping[str, str]:
    """Return file name → text of the golden files that a game should have.

    game_id: id of the game

    Raise `RecordError` or `NotationError` if a match cannot be read.
    """
    records: dict[str, Record] = {}
    for id_ in examples(game_id):
        try:
            records[id_] = examples(game_id)[id_].record
        except ExampleError:
            continue  # another contract names it
    records |= {path.stem: load_record(path) for path in sorted(golden_folder(game_id).glob("*.toml"))}
    texts = {CLAUSES: outline(game_id)}
    for name, record in records.items():
        texts |= {f"{name}.{lang}.txt": tell(record, lang) + "\n" for lang in languages_of(game_id)}
    return texts


def outline(game_id: str) -> str:
    """Return the clauses of a game as text, one a line, with their kinds and rulings.

    game_id: id of the game
    """
    blocks = []
    for chapter, clauses in games[game_id].chapters.items():
        lines = (" ".join((clause.id, clause.kind, *clause.rulings)) for clause in clauses)
        blocks.append("\n".join((f"# {chapter}", *lines, "")))
    return "\n".join(blocks)


@contract(FOLDER, "mend the record that is named")
def check_goldens(game_id: str, _: int) -> Iterator[Fault]:
    """Check that the golden files of a game have the sentences of its rules and messages."""
    folder = golden_folder(game_id)
    if not folder.is_dir():
        return
    for path in sorted(folder.glob("*.toml")):
        try:
            load_record(path)
        except (RecordError, NotationError) as error:
            yield Fault(f"{FOLDER}/{path.name}", str(error), "mend the record")
            return
    texts = golden_texts(game_id)
    for name in sorted({*texts, *(path.name for path in folder.glob("*.txt"))}):
        file, before, after = f"{FOLDER}/{name}", _read(folder / name), texts.get(name)
        if after is None:
            yield Fault(file, "there is no such example or match", "delete the file, or mend the example")
        elif before is None:
            yield Fault(file, "there is no such file", "`knack-widgets check GAME --write` writes it")
        elif before != after:
            yield Fault(file, _first_difference(before, after), REWRITE)


def _read(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None


def _first_difference(before: str, after: str) -> str:
    pairs = enumerate(zip_longest(before.splitlines(), after.splitlines(), fillvalue=""), start=1)
    number, (old, new) = next((row for row in pairs if row[1][0] != row[1][1]), (0, ("", "")))
    return f"line {number}: read “{old}”; expected “{new}”" if number else "the lines end in another way"
