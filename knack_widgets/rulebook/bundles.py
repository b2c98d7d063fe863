"""The messages: the Fluent files of a language, each message parsed at its first use.

The rulebook's own messages are in ``messages/<lang>/*.ftl`` next to this module. A game's messages are in the game's
own folder (``messages/<lang>.ftl``, and ``<lang>-<part>.ftl`` if one file would be too long). A game can replace a
message of the rulebook by a message with the same id. Games of other authors may leave out the sentences of their
family (``families/<family>/<lang>.ftl``). Of the fields and faults of positions they get only the sentences that all
games, or those of their family, share (`shared_words`); two games may have different faults with one name.

A missing message, or a message that lacks a fact, is a fault of the book: it causes a warning (`MissingMessage`, an
error in the tests), and the caller's plain fallback is shown.

``SPELL($count)`` writes a number of things, as a word up to twelve (see `numbers.spell`). Money, points, places,
numbers that serve as names, and shares such as "3 of 12" are plain facts, in figures.

Parsing is expensive, and a page needs a quarter of the messages: parsing all of them would double its
loading time.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator, Mapping
from functools import cache, partial
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

import babel.core
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from ..rules import games
from .folders import game_folder, is_own
from .game_languages import language_for
from .languages import check_lang
from .numbers import spell
from .shared_words import OF_POSITIONS, shared_words

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

MAX_CACHED_SENTENCES: Final = 4096
"""Number of cached sentences: nearly all sentences are the same at every step, and formatting is slow."""
ANY: Final = "any"
"""The folder with the sentences that games of other authors may leave out in every family."""
ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*)[ \t]*=.*(?:\n(?:[ \t}].*)?)*", re.MULTILINE)
"""An entry of a Fluent file: it begins in the first column; its other lines are indented or begin with a brace."""
NAMED: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""A reference within an entry, to another entry or to a function; references to functions are skipped."""


class MissingMessage(UserWarning):
    """A sentence that the book lacks, or a fact that a sentence lacks."""


def _spell(number: int | str, lang: str, start: str = "no") -> str:
    """Return the word for ``SPELL($count)`` in a message, with a capital if ``start: "yes"`` is set."""
    text = spell(number, lang) if isinstance(number, int) else number
    return text[:1].upper() + text[1:] if start == "yes" else text


class Messages:
    """The messages of a language for a game, formatted with facts as plain text.

    Keys are ids, or ``id.attribute``.
    """

    def __init__(self, lang: str, game_id: str | None = None) -> None:
        self.lang = lang
        functions: dict[str, Any] = {"SPELL": partial(_spell, lang=lang)}
        self._bundle = FluentBundle([lang], use_isolating=False, functions=functions)
        _forget_tables()
        self._sources = {**_entries_for(game_id, lang), **(_all_game_entries(game_id, lang) if game_id else {})}
        self._known: dict[str, Any] = {}
        self._said: dict[tuple[object, ...], str] = {}

    def has(self, key: str) -> bool:
        """Return whether there is a message with this key."""
        return self._pattern(key) is not None

    def first(self, *keys: str) -> str:
        """Return the first of `keys` that has a message, or the last key if none has a message."""
        return next((key for key in keys if self.has(key)), keys[-1])

    def say(self, key: str, facts: Mapping[str, str | int], fallback: str) -> str:
        """Return a message with its facts.

        key: id of the message, or ``id.attribute``
        facts: name → value of the message's variables
        fallback: the text that is returned, with a warning, if the message or one of its facts is missing
        """
        asked = (key, *facts.items())
        if (known := self._said.get(asked)) is not None:
            return known
        pattern = self._pattern(key)
        if pattern is None:
            return self._warn_of_gap(key, "no message has this id", fallback)
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        if errors:
            return self._warn_of_gap(key, "; ".join(map(str, errors)), fallback)
        if len(self._said) >= MAX_CACHED_SENTENCES:
            self._said.clear()
        self._said[asked] = str(text)
        return str(text)

    def parse_all(self) -> None:
        """Parse all messages that are not parsed yet, in a process that will be forked."""
        for name in tuple(self._sources):
            self._parse(name)

    def _warn_of_gap(self, key: str, gap: str, fallback: str) -> str:
        warnings.warn(f"{self.lang}: {key}: {gap}", MissingMessage, stacklevel=3)
        return fallback

    def _pattern(self, key: str) -> Any:
        if key not in self._known:
            name, _, attribute = key.partition(".")
            self._parse(name)
            message = self._bundle.get_message(name) if self._bundle.has_message(name) else None
            pattern: Any = None
            if message is not None:
                pattern = message.attributes.get(attribute) if attribute else message.value
            self._known[key] = pattern
        return self._known[key]

    def _parse(self, name: str) -> None:
        """Parse an entry, and the entries to which it refers, into the bundle if not yet parsed.

        An unknown name is skipped.
        """
        source = self._sources.pop(name, None)
        if source is None:
            return
        # source positions are not needed here and cost time
        entry = FluentParser(with_spans=False).parse_entry(source)
        if isinstance(entry, ast.Junk):
            warnings.warn(f"{self.lang}: read {source!r:.60}; expected a Fluent entry", MissingMessage, stacklevel=4)
            return
        self._bundle.add_resource(ast.Resource([entry]))
        for other in NAMED.findall(source):
            self._parse(other)


def _forget_tables() -> None:
    """Free the tables (2 MB) with which Babel finds a locale by its name.

    Babel would keep them in every reader's kernel, although the locale has already been found. Babel reads them again
    if it needs them.
    """
    if hasattr(babel.core, "_global_data"):
        babel.core._global_data = None


@cache
def messages(lang: str, game_id: str | None = None) -> Messages:
    """Return the messages of a language for a game, or of the rulebook alone.

    Raise ValueError if the book does not have the language.
    """
    return Messages(check_lang(lang), game_id)


@cache
def _book_entries(lang: str) -> Mapping[str, str]:
    folder = files(__package__).joinpath("messages", lang)
    paths = sorted(folder.iterdir(), key=lambda file: file.name)
    return _entries(file for file in paths if file.name.endswith(".ftl"))


def _entries_for(game_id: str | None, lang: str) -> Mapping[str, str]:
    """Return the rulebook's entries that may speak of a game; all of them for the book's own games."""
    entries = _book_entries(lang)
    if game_id is None or game_id not in games or is_own(game_id):
        return entries
    shared = shared_words(games[game_id].family)
    return {key: text for key, text in entries.items() if key in shared or not key.startswith(OF_POSITIONS)}


def _all_game_entries(game_id: str, lang: str) -> Mapping[str, str]:
    """Return the entries of a game; a game of other authors may lack a language, and the sentences of its family."""
    if game_id not in games or is_own(game_id):
        return _game_entries(game_id, lang)
    families = filter(None, (ANY, games[game_id].family))  # the sentences of the second replace those of the first
    shared = {key: text for name in families for key, text in _family_entries(name, lang).items()}
    return {**shared, **_game_entries(game_id, language_for(game_id, lang))}


@cache
def _family_entries(name: str, lang: str) -> Mapping[str, str]:
    return _entries(iter([files(__package__).joinpath("families", name, f"{lang}.ftl")]))


@cache
def _game_entries(game_id: str, lang: str) -> Mapping[str, str]:
    folder = game_folder(game_id, "messages") if game_id in games else None
    names = [file.name for file in folder.iterdir()] if folder and folder.is_dir() else []
    in_lang = sorted(name for name in names if name == f"{lang}.ftl" or name.startswith(f"{lang}-"))
    if folder is None or not in_lang:
        warnings.warn(f"{lang}: the game {game_id} has no messages", MissingMessage, stacklevel=3)
        return {}
    return _entries(folder.joinpath(name) for name in in_lang)


def _entries(paths: Iterator[Traversable]) -> Mapping[str, str]:
    """Return id → source of the entries of some files; of equal ids the first entry counts."""
    entries: dict[str, str] = {}
    for file in paths:
        for entry in ENTRY.finditer(file.read_text(encoding="utf-8").replace("\r\n", "\n")):
            entries.setdefault(entry[1], entry[0])
    return entries
