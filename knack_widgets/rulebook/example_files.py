"""The file format of worked examples: records that show clauses at work, with notes.

The file is in the folder ``examples`` of its game. It is a record with further tables::

    [example]
    id = "play-03-follow-suit"      the file's name without extension shows = ["play.3"]              the clauses under
    which it is listed at = 7                          the step that is shown first: a number of entries (see
    `Example.at`) [title]                         sv, de, en [[notes]]                       move = number of the
    record's entry, from 1; sv, de, en [[refused]]                     a set-up that a limit refuses: players, options,
    deal and the seat that begins, if they differ from the record's; clause = the limit; sv, de, en

A file of any other form raises `ExampleError`. The module `examples` finds the examples of a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from ..rules import NotationError, OptionError, Record, RecordError, games
from ..rules.core.errors import RestorableError, describe, shorten
from .dealt_hands import write_pack
from .game_languages import fill_languages
from .languages import LANGS

if TYPE_CHECKING:
    from ..rules import Game

SUFFIX: Final = ".toml"
TABLES: Final = ("example", "title", "notes", "refused")


class ExampleError(RestorableError, ValueError):
    """The error for an example file with a wrong format.

    file: its name
    key: the faulty key, or None if the error is not in a single key
    """

    def __init__(self, file: str, key: str | None, message: str) -> None:
        super().__init__(f"{file}: {key}: {message}" if key else f"{file}: {message}")
        self.file = file
        self.key = key


@dataclass(frozen=True, eq=False)
class Outline:
    """The head of an example, as lists of examples show it; its record is not replayed.

    id: id of the example
    game: id of its game
    shows: the clauses under which it is listed
    title: language → title
    source: the whole file
    """

    id: str
    game: str
    shows: tuple[str, ...]
    title: Mapping[str, str]
    source: bytes = field(repr=False)

    def read(self) -> Example:
        """Return the example, replayed and checked. Raise ExampleError."""
        return read_example(self.id + SUFFIX, self.source)


@dataclass(frozen=True, eq=False)
class RefusedSetup:
    """A set-up that a limit refuses.

    clause: id of the limit
    settings: the settings that differ from the settings of the record
    words: language → the point that a reader should notice
    error: the error that the set-up raises
    """

    clause: str
    settings: Mapping[str, Any]
    words: Mapping[str, str]
    error: OptionError | NotationError


@dataclass(frozen=True, eq=False)
class Example:
    """A worked example.

    The record is replayed each time it is needed, because the replayed records of all examples would fill the memory
    with thousands of states, and a page shows only one example.

    id: id of the example
    source: the whole file
    shows: ids of the clauses under which it is listed
    at: the step that is shown first; by default the step before the first try, or the last step if there is no try
    title: language → title
    notes: number of an entry, from 1 → language → note
    refused: set-ups that a limit refuses
    """

    id: str
    source: bytes = field(repr=False)
    shows: tuple[str, ...]
    at: int
    title: Mapping[str, str]
    notes: Mapping[int, Mapping[str, str]]
    refused: tuple[RefusedSetup, ...] = field(default=())

    @property
    def record(self) -> Record:
        """The example's record, replayed."""
        return _replay(self.source)

    @property
    def game(self) -> Game:
        """The game to which the example belongs."""
        return games[self.record.game]


@lru_cache(maxsize=2)
def _replay(source: bytes) -> Record:
    return Record.loads(source)


def read_example(file: str, data: bytes) -> Example:
    """Read an example file. Raise ExampleError, and no other error.

    file: name of the file
    data: its contents
    """
    try:
        data = write_pack(data)
        record = _replay(data)
    except (RecordError, NotationError) as error:
        raise ExampleError(file, None, str(error)) from None
    return _Reader(file, record, data).example()


def read_outline(file: str, data: bytes) -> Outline:
    """Read the head of an example file, without replaying its record.

    Raise ExampleError if the head is faulty. Other faults raise it only when the whole example is read.

    file: name of the file
    data: its contents
    """
    import tomllib

    try:
        tables = tomllib.loads(data.decode())
        head, title = tables["example"], tables["title"]
        title = fill_languages(tables["game"], title)
        words = MappingProxyType({lang: title[lang] for lang in LANGS})
        outline = Outline(head["id"], tables["game"], tuple(head["shows"]), words, data)
        worded = all(isinstance(title[lang], str) and title[lang].strip() for lang in LANGS)
        known = outline.shows and games[outline.game].clauses.keys() >= set(outline.shows)
        if outline.id + SUFFIX == file and known and worded:
            return outline
    except (LookupError, TypeError, ValueError, RecursionError):
        pass
    read_example(file, data)  # reading it raises the error with the reason
    raise AssertionError(f"{file}: the whole example is valid, but its head is not; expected the same checks for both")


class _Reader:
    """A parser for the tables of one example file, which checks each key."""

    def __init__(self, file: str, record: Record, source: bytes) -> None:
        self.file = file
        self.record = record
        self.source = source
        self.game = games[record.game]

    def fail(self, key: str, value: object, expected: str) -> ExampleError:
        return ExampleError(self.file, key, f"read {describe(value)}; expected {expected}")

    def example(self) -> Example:
        extra = self.record.extra
        for name in extra:
            if name not in TABLES:
                raise self.fail(name, extra[name], f"one of the tables {', '.join(TABLES)}")
        head = self.table("example", extra.get("example"), ("id", "shows", "at"))
        notes = dict(self.note(i, table) for i, table in enumerate(self.rows("notes"), start=1))
        if list(notes) != sorted(notes) or len(notes) != len(self.rows("notes")):
            raise self.fail("notes", list(notes), "numbers of entries in rising order, each once")
        return Example(
            id=self.id(head),
            source=self.source,
            shows=self.shows(head.get("shows")),
            at=self.opening_step(head.get("at")),
            title=self.words("title", self.table("title", extra.get("title"), LANGS)),
            notes=MappingProxyType(notes),
            refused=tuple(self.refusal(i, table) for i, table in enumerate(self.rows("refused"), start=1)),
        )

    def table(self, key: str, value: object, keys: tuple[str, ...]) -> Mapping[str, Any]:
        if not isinstance(value, Mapping):
            raise self.fail(key, value, f"a table with {', '.join(keys)}")
        for name in value:
            if name not in keys:
                raise self.fail(f"{key}.{shorten(name)}", value[name], f"one of the keys {', '.join(keys)}")
        return value

    def rows(self, key: str) -> list[Any]:
        rows = self.record.extra.get(key, [])
        if not isinstance(rows, list):
            raise self.fail(key, rows, f"tables headed [[{key}]]")
        return rows

    def words(self, key: str, table: Mapping[str, Any]) -> Mapping[str, str]:
        filled = fill_languages(self.game.id, table)
        words = {lang: filled.get(lang) for lang in LANGS}
        for lang, text in words.items():
            if not isinstance(text, str) or not text.strip():
                raise self.fail(f"{key}.{lang}", text, "some words in this language")
        return MappingProxyType({lang: str(text) for lang, text in words.items()})

    def id(self, head: Mapping[str, Any]) -> str:
        stem = self.file.removesuffix(SUFFIX)
        if head.get("id") != stem:
            raise self.fail("example.id", head.get("id"), f"“{stem}”, the file's name")
        return stem

    def clause(self, key: str, value: object) -> str:
        if not isinstance(value, str) or value not in self.game.clauses:
            raise self.fail(key, value, f"the id of a clause of {self.game.id}")
        return value

    def shows(self, value: object) -> tuple[str, ...]:
        if not isinstance(value, list) or not value:
            raise self.fail("example.shows", value, "a list of clause ids")
        return tuple(self.clause("example.shows", id_) for id_ in value)

    def opening_step(self, value: object) -> int:
        steps = self.record.steps
        if value is None:
            return next((i for i, step in enumerate(steps) if step.verdict), len(steps))
        if type(value) is not int or not 0 <= value <= len(steps):
            raise self.fail("example.at", value, f"a step from 0 to {len(steps)}")
        return value

    def note(self, place: int, entry: object) -> tuple[int, Mapping[str, str]]:
        key = f"notes[{place}]"
        table = self.table(key, entry, ("move", *LANGS))
        move, last = table.get("move"), len(self.record.steps)
        if type(move) is not int or not 1 <= move <= last:
            raise self.fail(f"{key}.move", move, f"the number of an entry, from 1 to {last}")
        return move, self.words(key, table)

    def refusal(self, place: int, entry: object) -> RefusedSetup:
        key = f"refused[{place}]"
        names = ("players", self.game.seat_key, "options", "deal")
        table = self.table(key, entry, (*names, "clause", *LANGS))
        settings = {name: table[name] for name in names if name in table}
        clause = self.clause(f"{key}.clause", table.get("clause"))
        error = self.error(key, settings)
        if error is None:
            raise self.fail(key, settings, f"a set-up that {clause} refuses; this one is accepted")
        if error.clause != clause:
            raise self.fail(f"{key}.clause", clause, f"{error.clause or 'no clause'}, which refuses it: {error}")
        return RefusedSetup(clause, MappingProxyType(settings), self.words(key, table), error)

    def error(self, key: str, settings: Mapping[str, Any]) -> OptionError | NotationError | None:
        record, game = self.record, self.game
        options, deal = settings.get("options", record.options), settings.get("deal", "")
        if not isinstance(options, Mapping):
            raise self.fail(f"{key}.options", options, "a table of options")
        if not isinstance(deal, str):
            raise self.fail(f"{key}.deal", deal, "the cards of a pack, in one text")
        try:
            setup = game.setup(
                settings.get("players", record.players), options, settings.get(game.seat_key, record.first)
            )
            if deal:
                game.opening(setup).read(f"deal {deal}")
        except (OptionError, NotationError) as error:
            return error
        return None
