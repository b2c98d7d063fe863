"""The one-page aid of a game: sentences by part, each with its clauses, as played.

The sentences are data: ``text/aid.toml`` in the game's folder. A row has its `part`, the clauses that it sums up, and
its sentence in each language. It is left out if one of its clauses is omitted, if its `when` does not hold, or if one
of its `unless` holds (see `conditions`). ``{stake}`` is replaced by the option's value.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from ..rules import games
from . import edition
from .conditions import TextSettings, read_condition
from .folders import leave_out, read_table
from .languages import LANGS

FILE: Final = "text/aid.toml"
PARTS: Final = ("aim", "table", "order", "when", "forced", "payment", "forgotten")
"""The parts of an aid, in order."""


@dataclass(frozen=True)
class AidRow:
    """A sentence of an aid.

    part: one of `PARTS`
    clauses: ids of the clauses that it sums up
    when: the parts of the condition under which it stands
    unless: the conditions under which it does not stand
    words: language → sentence
    """

    part: str
    clauses: tuple[str, ...]
    when: tuple[str, ...]
    unless: tuple[tuple[str, ...], ...]
    words: Mapping[str, str]


@cache
def load_aid(game: str) -> tuple[AidRow, ...]:
    """Return the rows of a game's aid; a game without the file has none.

    Raise ValueError if a row has an unknown part, clause, condition or language.

    >>> {row.part for row in load_aid("knack")} == set(PARTS)
    True
    """
    table = read_table(game, FILE) or {}
    try:
        return tuple(_read_row(game, row) for row in table.get("row", ()))
    except (KeyError, TypeError, ValueError) as error:
        leave_out(game, FILE, error)
        return ()


def _read_row(game: str, row: dict[str, Any]) -> AidRow:
    clauses = tuple(row["clauses"])
    when = read_condition(game, row["when"]) if "when" in row else ()
    unless = tuple(read_condition(game, condition) for condition in row.get("unless", ()))
    unknown = [id_ for id_ in clauses if id_ not in games[game].clauses]
    if row["part"] not in PARTS or unknown or not clauses:
        raise ValueError(f"{game}/{FILE}: read {row['part']!r} with {clauses}; expected a part and clauses of the game")
    words = MappingProxyType({lang: str(row[lang]) for lang in LANGS})
    return AidRow(row["part"], clauses, when, unless, words)


def aid(
    game: str,
    lang: str,
    options: Mapping[str, object] = MappingProxyType({}),
    readings: Mapping[str, str] = MappingProxyType({}),
) -> Mapping[str, tuple[tuple[str, tuple[str, ...]], ...]]:
    """Return part → its (sentence, clauses) as played, in the order of `PARTS`; a part without sentences is left out.

    game: id of the game
    lang: the language
    options: option name → value
    readings: ruling → letter

    Raise `OptionError` for an unknown option or reading, or a bad value.
    """
    statuses = edition.clauses(game, options, readings)
    played = TextSettings.check(game, options, readings)
    rows = [
        (row.part, (played.fill(row.words[lang]), row.clauses))
        for row in load_aid(game)
        if all(statuses[id_] != edition.OMITTED for id_ in row.clauses)
        if played.hold(row.when)
        if not any(map(played.hold, row.unless))
    ]
    parts = {part: tuple(said for of, said in rows if of == part) for part in PARTS}
    return MappingProxyType({part: said for part, said in parts.items() if said})
