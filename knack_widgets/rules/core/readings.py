"""Readings: interpretations of a game's text by which the game can be played.

Where a source contradicts itself or is silent, the book has made a ruling, and every ruling has an id. A
ruling that changes play or money is a `Reading`: the book's interpretation is ``a``, the others are ``b``,
``c`` … Another reading is declared beside the clause that the ruling settles: as a function that replaces
the clause's own (``@clause.reading("K-5", "b")``), or as a constant, named after its content, that an effect checks in
the state (``K11_SAME_PRICE: Final = penalty.also_read("K-11", "b")``, ``s.uses(K11_SAME_PRICE)``). If modules below the
chapters need the constant, the lowest of these modules defines it (``OtherReading("K-11", "b")``), and the chapter
declares the reading as always. All other declarations of the game stay the same.

The statements of the source, its gaps, and the arguments for each reading are data: ``text/readings.toml``
in the game's folder, by ruling and language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from .clauses import Clause
from .errors import OptionError, RulesError, describe

OURS: Final = "a"
"""The book's own reading."""
FILE: Final = "readings.toml"
PARTS: Final = ("source", "why", "who")
"""The parts of an explanation besides the readings themselves."""


class ReadingError(RulesError):
    """The explanation of a reading is missing or cannot be read."""


@dataclass(frozen=True, slots=True)
class ReadingTexts:
    """The explanation of a reading in one language, as plain text.

    source: the statement of the source, and the gap in it
    why: the reason for the book's own reading
    values: letter of each reading → its content, the book's reading first
    who: the players or books that use (or could use) another reading
    """

    source: str
    why: str
    values: Mapping[str, str]
    who: str


@dataclass(frozen=True, slots=True)
class Reading:
    """A ruling with several readings.

    id: the ruling's id
    clause: id of the first clause that the ruling settles
    values: letters of its readings, the book's own (``a``) first
    home: name of the package whose folder has the texts
    """

    id: str
    clause: str
    values: tuple[str, ...]
    home: str = field(repr=False)

    def texts(self, lang: str) -> ReadingTexts:
        """Return the explanation of the readings in ``sv``, ``de`` or ``en``.

        In a language without a text it is the English one, or the first that there is.

        Raise `ReadingError` if the file cannot be read, or if a part of the text is missing.

        >>> from knack_widgets.rules import games
        >>> list(games["knack"].readings["K-5"].texts("en").values)
        ['a', 'b', 'c']
        """
        languages = self.languages
        chosen = next(one for one in (lang, "en", languages[0]) if one in languages)
        if missing := self.missing(chosen):
            raise ReadingError(f"{FILE}: [{self.id}.{chosen}] has no text for {', '.join(missing)}")
        texts = _load(self.home)[self.id][chosen]
        values = MappingProxyType({value: texts[value] for value in self.values})
        return ReadingTexts(texts["source"], texts["why"], values, texts["who"])

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which the readings are explained.

        Raise `ReadingError` if the file cannot be read, or if it has no table for this ruling.
        """
        tables = _load(self.home).get(self.id)
        if not isinstance(tables, dict) or not tables:
            raise ReadingError(f"{FILE}: there is no table for {self.id}; expected one for each language")
        return tuple(tables)

    def missing(self, lang: str) -> tuple[str, ...]:
        """Return the parts of the explanation for which a language has no text: ``source``, ``why``, ``who``, letters.

        lang: one of `languages`
        """
        texts = _load(self.home)[self.id][lang]
        return tuple(
            part
            for part in (*PARTS, *self.values)
            if not isinstance(texts, dict) or not isinstance(texts.get(part), str) or not texts[part].strip()
        )


def explained_rulings(home: str) -> tuple[str, ...]:
    """Return the rulings that the file of a game explains.

    home: name of the game's package, or "" for a game without texts

    Raise `ReadingError` if the file cannot be read.
    """
    from importlib.resources import files

    return tuple(_load(home)) if home and files(home).joinpath("text", FILE).is_file() else ()


@cache
def _load(home: str) -> dict[str, Any]:
    import tomllib  # imported here because only explanations need it, not play
    from importlib.resources import files

    try:
        return tomllib.loads(files(home).joinpath("text", FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:  # TOMLDecodeError and UnicodeDecodeError are ValueErrors
        raise ReadingError(f"{FILE}: {error}") from None


def find_readings(clauses: Iterable[Clause], home: str) -> dict[str, Reading]:
    """Return the readings that some clauses declare, by ruling, in the clauses' order.

    clauses: the clauses
    home: name of the game's package, whose folder ``text`` explains the readings, or "" for a game without texts

    Raise `ValueError` if the letters of a ruling are not ``b``, ``c`` … without a gap, if its clauses do not cite the
    ruling, or if there is a reading but no `home`.
    """
    values: dict[str, set[str]] = {}
    first: dict[str, str] = {}
    for clause in clauses:
        for ruling, value in clause.alternatives:
            values.setdefault(ruling, {OURS}).add(value)
            if ruling in clause.rulings:
                first.setdefault(ruling, clause.id)
    if wrong := values.keys() - first.keys():
        raise ValueError(f"{', '.join(sorted(wrong))} is read otherwise by clauses that do not cite it")
    readings = {}
    for ruling, clause_id in first.items():
        row = tuple(sorted(values[ruling]))
        if row != tuple("abcdefghij"[: len(row)]):
            raise ValueError(f"{ruling} is read as {', '.join(row)}: expected letters without a gap")
        if not home:
            raise ValueError(f"{ruling} can be read otherwise, but the game has no `home` with the texts")
        readings[ruling] = Reading(ruling, clause_id, row, home)
    return readings


def check_readings(game: str, able: Mapping[str, Reading], letters: object) -> dict[str, str]:
    """Return the rulings that differ from the book's reading, in the text's order.

    game: id of the game, for error messages
    able: the game's readings by ruling
    letters: the caller's mapping of ruling → letter

    Raise `OptionError` with the existing readings if a ruling or a letter is unknown.
    """
    there = ", ".join(f"{id_} ({' or '.join(reading.values)})" for id_, reading in able.items()) or "none"
    if not isinstance(letters, Mapping):
        raise OptionError(
            f"readings = {describe(letters)}: expected rulings and how they are read; those of {game} are {there}"
        )
    for id_, value in letters.items():
        reading = able.get(id_) if isinstance(id_, str) else None
        if reading is None:
            raise OptionError(
                f"readings: {describe(id_)} is no ruling that can be read otherwise; those of {game} are {there}"
            )
        if not isinstance(value, str) or value not in reading.values:
            raise OptionError(
                f"readings: {id_} = {describe(value)}: expected {' or '.join(reading.values)}", reading.clause
            )
    return {id_: letters[id_] for id_ in able if letters.get(id_, OURS) != OURS}
