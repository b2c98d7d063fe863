"""The file ``source.toml``: fingerprints of the original's sentences, by clause.

The sentences themselves are not in the file. A fingerprint is the length of a sentence's normal form and
a short BLAKE2b hash of it (``31-0123456789abcdef``). From the length the recogniser knows where a sentence ends. If an
original has the same sentence several times, the second occurrence is listed as ``…#2``, the third as ``…#3``.
"""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from types import MappingProxyType
from typing import Any, Final

from .folders import is_own
from .game_languages import language_for
from .languages import LANGS
from .textfiles import MissingTextError, TextError, read_resource
from .texts import Text, load_text

SOURCE_FILE: Final = "source.toml"
_CREDIT: Final = ("author", "year", "retells")
_FINGERPRINT: Final = re.compile(r"([1-9][0-9]{0,4}-[0-9a-f]{16})(?:#([1-9][0-9]?))?")


def fingerprint(letters: str) -> str:
    """Return the fingerprint of a sentence: the length and a hash of its normal form.

    letters: the normal form of the sentence (see `sentences`)

    >>> fingerprint("abc")
    '3-d8bb14d833d59559'
    """
    return f"{len(letters)}-{blake2b(letters.encode(), digest_size=8).hexdigest()}"


@dataclass(frozen=True)
class Source:
    """The original of a game's text, as fingerprints of its sentences.

    title: title of the original
    lang: language of the original
    file: file name of the original
    author, year: who wrote it and when, as it says itself; empty if it does not say
    retells: whether it retells a text by this author of this year
    sentences: heading or clause id → fingerprints, in order
    known: fingerprint → the clause or heading ids of its occurrences, in order
    headings: those ids that are headings
    """

    title: str
    lang: str
    file: str
    sentences: Mapping[str, tuple[str, ...]]
    known: Mapping[str, tuple[str, ...]]
    headings: frozenset[str]
    author: str = ""
    year: str = ""
    retells: bool = False

    @property
    def lengths(self) -> tuple[int, ...]:
        """The lengths of the normal forms of all known sentences, longest first."""
        return tuple(sorted({int(known.partition("-")[0]) for known in self.known}, reverse=True))


def occurrence(listed: str) -> tuple[str, int]:
    """Split a listed fingerprint into the fingerprint itself and the number of its occurrence.

    >>> occurrence("31-0123456789abcdef#2"), occurrence("31-0123456789abcdef")
    (('31-0123456789abcdef', 2), ('31-0123456789abcdef', 1))
    """
    bare, _, number = listed.partition("#")
    return bare, int(number or 1)


def _field(table: Mapping[str, Any], key: str, where: str) -> str:
    value = table.get(key)
    if not isinstance(value, str) or not value:
        raise TextError(f"{where}: expected {key} = “…”")
    return value


def _read_credit(table: Mapping[str, Any], where: str) -> tuple[str, str, bool]:
    """Return author, year and whether the original retells a text by this author, from the optional fields."""
    author, year = (_field(table, key, where) if key in table else "" for key in ("author", "year"))
    retells = table.get("retells", False)
    if not isinstance(retells, bool) or bool(author) != bool(year) or (retells and not author):
        raise TextError(f"{where}: expected author and year together, and retells = true only with both")
    return author, year, retells


def _read_entries(table: Mapping[str, Any], where: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    seen: dict[str, str] = {}
    for key, listed in table.items():
        if not isinstance(listed, list) or not all(
            isinstance(item, str) and _FINGERPRINT.fullmatch(item) for item in listed
        ):
            raise TextError(f"{where}: {key}: expected a list of fingerprints, such as “31-0123456789abcdef”")
        for item in listed:
            if item in seen:
                raise TextError(
                    f"{where}: {item} is listed for {seen[item]} and {key}; list a repeated sentence as {item}#2"
                )
            seen[item] = key
        yield key, tuple(listed)


def parse_source(toml: str, text: Text, where: str) -> Source:
    """Parse a ``source.toml`` and check it against its text.

    Raise TextError unless both have the same ids in the same order and each clause has a fingerprint.

    toml: contents of the file
    text: the game's text
    where: name of the file, for error messages
    """
    try:
        table = tomllib.loads(toml)
    except tomllib.TOMLDecodeError as error:
        raise TextError(f"{where}: {error}") from error
    needed = {"title", "lang", "file", "sentences"}
    if not needed <= set(table) <= needed | {*_CREDIT} or not isinstance(table["sentences"], dict):
        raise TextError(
            f"{where}: expected title, lang, file, a table [sentences], and perhaps {', '.join(_CREDIT)}; nothing else"
        )
    title, lang, file = (_field(table, key, where) for key in ("title", "lang", "file"))
    if lang not in LANGS:
        raise TextError(f"{where}: lang = {lang!r:.20}; expected one of {', '.join(LANGS)}")
    if re.search(r"[/\\:]|^\.", file):
        raise TextError(f"{where}: file = {file!r:.60}; expected the bare name of a file")
    sentences = dict(_read_entries(table["sentences"], where))
    _check_ids(tuple(sentences), text, where)
    for key, listed in sentences.items():
        if not listed and key not in text.headings:
            raise TextError(f"{where}: {key} has no fingerprint")
    known = occurrences(sentences, where)
    return Source(title, lang, file, MappingProxyType(sentences), known, text.headings, *_read_credit(table, where))


def _check_ids(listed: tuple[str, ...], text: Text, where: str) -> None:
    ids = tuple(text.ids)
    if nowhere := [key for key in listed if key not in ids]:
        raise TextError(f"{where}: the texts have no clause or heading {', '.join(nowhere)}")
    if missing := [key for key in ids if key not in listed]:
        raise TextError(f"{where}: no fingerprint for {', '.join(missing)}")
    if listed != ids:
        at = next(i for i, (a, b) in enumerate(zip(listed, ids, strict=True)) if a != b)
        raise TextError(f"{where}: read {listed[at]}; expected {ids[at]}, which is next in the texts")


def occurrences(sentences: Mapping[str, tuple[str, ...]], where: str) -> Mapping[str, tuple[str, ...]]:
    """Return fingerprint → the ids of its occurrences, in order.

    Raise TextError if occurrences are not numbered from 1 without a gap.

    sentences: heading or clause id → fingerprints as listed
    where: name of the file, for error messages
    """
    numbered: dict[str, dict[int, str]] = defaultdict(dict)
    for key, listed in sentences.items():
        for item in listed:
            bare, number = occurrence(item)
            if number in numbered[bare]:
                raise TextError(f"{where}: {item} repeats {bare}, which is listed for {numbered[bare][number]}")
            numbered[bare][number] = key
    for bare, ids in numbered.items():
        if sorted(ids) != list(range(1, len(ids) + 1)):
            raise TextError(f"{where}: the occurrences of {bare} are numbered {sorted(ids)}, not from 1 without a gap")
    return MappingProxyType({bare: tuple(ids[number] for number in sorted(ids)) for bare, ids in numbered.items()})


@cache
def load_source(game_id: str) -> Source:
    """Return the source of a game's text. Raise TextError if it cannot be read.

    A game of other authors that has no file for it retells no text: its source has no sentences.
    """
    text = load_text(game_id)
    try:
        toml = read_resource(game_id, SOURCE_FILE)
    except MissingTextError:
        if is_own(game_id):
            raise
        lang = language_for(game_id, "en")
        return Source(text.title[lang], lang, f"{game_id}.txt", dict.fromkeys(text.ids, ()), {}, text.headings)
    return parse_source(toml, text, f"{game_id}/text/{SOURCE_FILE}")
