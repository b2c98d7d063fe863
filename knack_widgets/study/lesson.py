"""A lesson: an ordered list of clauses, examples, positions, questions and exercises of a game, each with a note.

A lesson is a TOML file::

    format = "knack-widgets-lesson/1"
    game = "knack"
    title = "Forced lead"

    [[items]]
    clause = "play.2"
    note = "Read it aloud."

    [[items]]
    exercise = "v2.knack.play-2.legal-moves.7"

Each item has exactly one of the keys `clause` (id), `example` (id), `position` (one line), `question` (a sentence for
the class) and `exercise` (id), and may have a `note` for the teacher.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from ..rulebook.examples import examples
from ..rules import Game, NotationError, OptionError, Position, games
from ..rules.core.errors import InputError, describe, shorten
from ..rules.core.facts import Setup
from ..rules.core.toml import longest_key, write_string, write_tables
from ..rules.packing import MAX_QUERY, pack_text, unpack_text
from .exercise import Exercise, ExerciseError
from .exercises import ID, LONGEST_ID, load

FORMAT: Final = "knack-widgets-lesson/1"
KINDS: Final = ("clause", "example", "position", "question", "exercise")
MAX_LESSON_BYTES: Final = 1 << 17
MAX_LESSON_ITEMS: Final = 100
MAX_LESSON_EXERCISES: Final = 50
"""Limit on the exercises of a lesson: making one can take a second."""
MAX_LESSON_POSITIONS: Final = 20
"""The same for positions: drawing cards for the unknown ones of one can take as long."""
MAX_WORDS: Final = 2000
"""Greatest length of a title, a question or a note (characters)."""
MAX_KEY_PARTS: Final = 8
"""Limit on the parts of a key: a parser's time grows with the square of their number."""

MAX_PACKED: Final = MAX_QUERY - 512
"""Greatest length of a packed lesson (characters): the rest of the link has the address of the book, too."""
MAX_LINK_FIELDS: Final = 32

Quiz = Callable[[Sequence[Exercise], str, str], tuple[str, int]]


class LessonError(InputError):
    """A lesson that cannot be read, or that has nothing to export."""


@dataclass(frozen=True, slots=True)
class LessonItem:
    """A step of a lesson.

    kind: `clause`, `example`, `position`, `question` or `exercise`
    value: the id, the position in one line, or the question
    note: words for the teacher; may be empty
    """

    kind: str
    value: str
    note: str = ""


@dataclass(frozen=True)
class Lesson:
    """A lesson about one game; the clauses, examples and positions that it names are known to exist.

    >>> lesson = Lesson("knack", "Forced lead", (LessonItem("clause", "play.2", "Read it aloud."),))
    >>> Lesson.loads(lesson.dumps()) == lesson
    True

    Raise LessonError if the game does not have the clause, example or position of an item.

    game: id of the game
    title: the lesson's name
    items: the steps, in their order
    """

    game: str
    title: str
    items: tuple[LessonItem, ...]

    def __post_init__(self) -> None:
        if not isinstance(self.game, str) or self.game not in games:
            raise LessonError(f"lesson: game {describe(self.game)}: expected one of {', '.join(games)}")
        _check_words("title", self.title, is_needed=True)
        if not 1 <= len(self.items) <= MAX_LESSON_ITEMS:
            raise LessonError(f"lesson: {len(self.items)} items: expected from 1 to {MAX_LESSON_ITEMS}")
        for kind, most in (("exercise", MAX_LESSON_EXERCISES), ("position", MAX_LESSON_POSITIONS)):
            count = sum(item.kind == kind for item in self.items)
            if count > most:
                raise LessonError(f"lesson: {count} {kind}s: expected at most {most}")
        for number, item in enumerate(self.items, 1):
            _check_item(games[self.game], f"item {number}", item)

    @classmethod
    def loads(cls, text: str) -> Lesson:
        """Return the lesson that a text holds. Raise LessonError, and no other error.

        text: the text, as `dumps` returns it, at most 128 KiB
        """
        if not isinstance(text, str) or len(text.encode("utf-8", "replace")) > MAX_LESSON_BYTES:
            raise LessonError("lesson: expected a text of at most 128 KiB")
        if longest_key(text, MAX_KEY_PARTS) > MAX_KEY_PARTS:
            raise LessonError(f"lesson: a key of more than {MAX_KEY_PARTS} parts: expected simple keys")
        try:
            table = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise LessonError(f"lesson: expected TOML: {describe(str(error), 100)}") from None
        if table.get("format") != FORMAT:
            raise LessonError(f"lesson: format = {describe(table.get('format'))}: expected “{FORMAT}”")
        if unknown := [key for key in table if key not in {"format", "game", "title", "items"}]:
            raise LessonError(f"lesson: {describe(unknown[0])} is not known; expected format, game, title and items")
        items = table.get("items")
        if not isinstance(items, list):
            raise LessonError(f"lesson: items = {describe(items)}: expected tables [[items]]")
        if len(items) > MAX_LESSON_ITEMS:
            raise LessonError(f"lesson: {len(items)} items: expected from 1 to {MAX_LESSON_ITEMS}")
        read = tuple(_read_item(f"item {number}", item) for number, item in enumerate(items, 1))
        return cls(table.get("game", ""), table.get("title", ""), read)

    @classmethod
    def unpack(cls, text: str) -> Lesson:
        """Return the lesson of a link. Raise LessonError, and no other error.

        text: what `pack` returns, or an address with it in the field `lesson`; at most 8,192 characters
        """
        if not isinstance(text, str) or len(text) > MAX_QUERY:
            raise LessonError(f"lesson: expected a link of at most {MAX_QUERY:,} characters")
        packed = text.strip()
        if "=" in packed:
            try:
                packed = parse_qs(urlsplit(packed).query, max_num_fields=MAX_LINK_FIELDS).get("lesson", [""])[0]
            except ValueError:
                packed = ""
        data, complete = unpack_text(packed, MAX_LESSON_BYTES)
        if not complete or not packed:
            raise LessonError(f"lesson: the link {describe(shorten(text))} is damaged: expected the whole copied link")
        try:
            return cls.loads(data.decode())
        except UnicodeDecodeError:
            raise LessonError(f"lesson: the link {describe(shorten(text))} holds no text: expected a lesson") from None

    def pack(self) -> str:
        """Return the lesson as text for the field `lesson` of a link. Raise LessonError if it is too long.

        >>> lesson = Lesson("knack", "Forced lead", (LessonItem("clause", "play.2"),))
        >>> Lesson.unpack(f"https://book.example/knack?lesson={lesson.pack()}") == lesson
        True
        """
        packed = pack_text(self.dumps())
        if len(packed) > MAX_PACKED:
            raise LessonError(
                f"lesson: a link of {len(packed):,} characters: expected at most {MAX_PACKED:,}; a file may be longer"
            )
        return packed

    def setup_at(self, at: int) -> Setup:
        """Return the set-up whose rules word the clauses of a step: options and readings follow the lesson's tables.

        It is that of the last position or example up to the step, else of the next one, else the usual set-up.

        at: the number of the step, from 0
        """
        tables = [*reversed(self.items[: at + 1]), *self.items[at + 1 :]]
        item = next((item for item in tables if item.kind in ("example", "position")), None)
        if item is None:
            return games[self.game].start().setup
        if item.kind == "example":
            return examples(self.game)[item.value].record.opening.setup
        return Position.parse(item.value).setup

    def without_notes(self) -> Lesson:
        """Return the lesson without the notes of the teacher, for pupils."""
        return replace(self, items=tuple(replace(item, note="") for item in self.items))

    def dumps(self) -> str:
        """Return the lesson as TOML, which `loads` reads."""
        head = {"format": FORMAT, "game": self.game, "title": self.title}
        lines = [f"{name} = {write_string(text)}\n" for name, text in head.items()]
        tables = [{item.kind: item.value} | ({"note": item.note} if item.note else {}) for item in self.items]
        return "".join(lines) + write_tables("items", tables)

    def exercises(self) -> tuple[Exercise, ...]:
        """Return the exercises of the lesson, in their order. Raise LessonError if one cannot be made."""
        try:
            return tuple(load(item.value) for item in self.items if item.kind == "exercise")
        except ExerciseError as error:
            raise LessonError(f"lesson: {error}") from None

    def export(self, form: str, lang: str = "sv") -> str:
        """Return the exercises as text for a learning platform.

        Raise LessonError if the form is unknown, if the lesson has no exercise, or if no installed package can write
        such texts.

        form: `moodle` for Moodle XML (with pictures), `gift` for GIFT
        lang: the language
        """
        try:
            return _quiz_writer()(self.exercises(), lang, form)[0]
        except ExerciseError as error:
            raise LessonError(f"lesson: {error}") from None


def _read_item(where: str, item: Any) -> LessonItem:
    """Return the item of a table, whose value has not been checked yet."""
    if not isinstance(item, dict):
        raise LessonError(f"lesson: {where}: {describe(item)}: expected a table")
    kinds = [key for key in item if key != "note"]
    if len(kinds) != 1 or kinds[0] not in KINDS:
        raise LessonError(f"lesson: {where}: {describe(', '.join(kinds))}: expected exactly one of {', '.join(KINDS)}")
    return LessonItem(kinds[0], item[kinds[0]], item.get("note", ""))


def _check_item(game: Game, where: str, item: LessonItem) -> None:
    """Raise LessonError if an item has an unknown kind or value, or is too long."""
    if item.kind not in KINDS:
        raise LessonError(f"lesson: {where}: kind {describe(item.kind)}: expected one of {', '.join(KINDS)}")
    _check_words(f"{where}: note", item.note)
    _check_words(f"{where}: {item.kind}", item.value, is_needed=True)
    expected = _describe_expected(game, item)
    if expected:
        raise LessonError(f"lesson: {where}: {item.kind} = {describe(item.value)}: expected {expected}")


def _describe_expected(game: Game, item: LessonItem) -> str:
    """Return the expected kind of value of an item, or an empty text if its value is right."""
    try:
        match item.kind:
            case "clause":
                return "" if item.value in game.clauses else f"a clause of {game.id}"
            case "example":
                return "" if item.value in examples(game.id) else f"an example of {game.id}"
            case "position":
                return "" if Position.parse(item.value).game == game.id else f"a position of {game.id}"
            case "exercise":
                match = ID.fullmatch(item.value) if len(item.value) <= LONGEST_ID else None
                return "" if match and match["game"] == game.id else f"the id of an exercise of {game.id}"
    except (NotationError, OptionError) as error:
        return f"one of {game.id} ({error})"
    return ""


def _check_words(where: str, words: object, *, is_needed: bool = False) -> None:
    if not isinstance(words, str) or len(words) > MAX_WORDS or (is_needed and not words.strip()):
        raise LessonError(f"lesson: {where} = {describe(words)}: expected a text of at most {MAX_WORDS} characters")


@cache
def _quiz_writer() -> Quiz:
    """Return the registered function that writes exercises for learning platforms: the pages draw its pictures."""
    from importlib.metadata import entry_points  # slow, and needed by an export alone

    for entry in entry_points(group="knack_widgets.quizzes"):
        writer: Quiz = entry.load()
        return writer
    raise LessonError("lesson: no installed package writes texts for learning platforms: expected knack-widgets whole")
