"""Readings: a game played as its text can be read otherwise than the book reads it.

Where a source contradicts itself or is silent the book has ruled, and every ruling has an id. A ruling that changes
play or money is a `Reading`: ours is ``a``, the others are ``b``, ``c`` … Another reading is declared beside the clause
that the ruling settles: as a function that stands for the clause's own (``@clause.reading("K-5", "b")``), or as values
for which an effect asks the state (``clause.also_read("K-11", "b")``, ``s.reads("K-11") == "b"``). Everything else of
the game is told by the same declarations as ever.

What the source says and leaves out, and what speaks for each reading, is data: ``text/readings.toml`` in the game's
folder, by ruling and language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from .clauses import Clause
from .errors import OptionError
from .showing import describe

OURS: Final = "a"
"""The book's own reading."""
FILE: Final = "readings.toml"


@dataclass(frozen=True, slots=True)
class ReadingTexts:
    """A reading in one language, plain text.

    `source`: what the source says and leaves out; `why`: why the book reads it as it does; `values`: what each value
    says, ours first; `who`: who reads or plays it otherwise, or could.
    """

    source: str
    why: str
    values: Mapping[str, str]
    who: str


@dataclass(frozen=True, slots=True)
class Reading:
    """A ruling that can be read otherwise. `clause`: id of the first clause that it settles; `values`: ours first."""

    id: str
    clause: str
    values: tuple[str, ...]
    home: str = field(repr=False)

    def texts(self, lang: str) -> ReadingTexts:
        """What is said of it in ``sv``, ``de`` or ``en``. `KeyError`: nothing in that language.

        >>> from knack_widgets.rules import games
        >>> list(games["knack"].readings["K-5"].texts("en").values)
        ['a', 'b', 'c']
        """
        told = _load(self.home)[self.id][lang]
        values = MappingProxyType({value: str(told[value]) for value in self.values})
        return ReadingTexts(told["source"], told["why"], values, told["who"])


@cache
def _load(home: str) -> dict[str, Any]:
    import tomllib  # like the files themselves: loaded by who wants words, not by who plays
    from importlib.resources import files

    return tomllib.loads(files(home).joinpath("text", FILE).read_text(encoding="utf-8"))


def find_readings(clauses: Iterable[Clause], home: str) -> dict[str, Reading]:
    """What some clauses declare, by ruling, in their order. `ValueError` where values are no row ``b``, ``c`` …"""
    values: dict[str, set[str]] = {}
    first: dict[str, str] = {}
    for clause in clauses:
        for ruling, value in clause.alternatives:
            values.setdefault(ruling, {OURS}).add(value)
            if ruling in clause.rulings:
                first.setdefault(ruling, clause.id)
    if wrong := values.keys() - first.keys():
        raise ValueError(f"{', '.join(sorted(wrong))} can be read otherwise, but settles none of the clauses concerned")
    found = {}
    for ruling, clause_id in first.items():
        row = tuple(sorted(values[ruling]))
        if row != tuple("abcdefghij"[: len(row)]):
            raise ValueError(f"{ruling} is read as {', '.join(row)}: expected letters without a gap")
        if not home:
            raise ValueError(f"{ruling} can be read otherwise, but the game does not say where the words for it lie")
        found[ruling] = Reading(ruling, clause_id, row, home)
    return found


def check_readings(game: str, able: Mapping[str, Reading], given: object) -> dict[str, str]:
    """The rulings that are not read as the book does, in the text's order; `OptionError` says which readings exist."""
    there = ", ".join(f"{id_} ({' or '.join(reading.values)})" for id_, reading in able.items()) or "none"
    if not isinstance(given, Mapping):
        raise OptionError(
            f"readings = {describe(given)}: expected rulings and how they are read; those of {game} are {there}"
        )
    for id_, value in given.items():
        reading = able.get(id_) if isinstance(id_, str) else None
        if reading is None:
            raise OptionError(
                f"readings: {describe(id_)} is no ruling that can be read otherwise; those of {game} are {there}"
            )
        if not isinstance(value, str) or value not in reading.values:
            raise OptionError(
                f"readings: {id_} = {describe(value)}: expected {' or '.join(reading.values)}", reading.clause
            )
    return {id_: given[id_] for id_ in able if given.get(id_, OURS) != OURS}
