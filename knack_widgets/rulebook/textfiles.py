"""The parser of a game's text files, one language at a time.

A game's texts are plain Markdown, one file per language, in the folder ``text`` of the game::

    # Whist                         the title
    ## intro · Inledning            a chapter: its id, its heading in this language
    ## deal · Om given · Given      a chapter with a short name, here Given: its clauses are called Given 1, Given 2
    ### intro.1                     a clause: its id; its paragraphs follow
    > **K-1** …                     a ruling that settles the clause, one blockquote each
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final

from ..rules import games
from .folders import game_folder

TITLE: Final = "title"
"""The heading id of a text's title; every other heading has the id of its chapter."""

_CHAPTER: Final = re.compile(r"## ([a-z0-9][a-z0-9-]*) · (\S.*?)(?: · (\S.*))?")
_CLAUSE: Final = re.compile(r"### ([a-z0-9][a-z0-9-]*(?:\.[0-9]+)*)")
_RULING: Final = re.compile(r"\*\*([A-Z]+-[0-9]+)\*\* +(\S.*)", re.DOTALL)


class TextError(ValueError):
    """The error for an unreadable text; the message names the file and, if known, the line."""


class MissingTextError(TextError):
    """The error for a text, or one of its files, that does not exist."""


@dataclass
class Parsed:
    """The parsed file of one language, not yet compared with the other languages.

    where: name of the file, for error messages
    title: the game's title
    chapters: chapter id → heading
    names: chapter id → the short name by which its clauses are called
    chapter_of: clause id → chapter id
    clauses: clause id → Markdown
    rulings: clause id → ruling id → Markdown
    """

    where: str
    title: str = ""
    chapters: dict[str, str] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    chapter_of: dict[str, str] = field(default_factory=dict)
    clauses: dict[str, str] = field(default_factory=dict)
    rulings: dict[str, dict[str, str]] = field(default_factory=dict)

    def read(self, number: int, block: list[str]) -> None:
        """Add a block of lines. Raise TextError if it is not expected here.

        number: number of the block's first line, from 1
        block: the lines
        """
        line = block[0]
        if not self.title:
            if not line.startswith("# "):
                raise self._error(number, "expected the title first, as “# Title”")
            self.title = line[2:].strip()
        elif match := _CHAPTER.fullmatch(line):
            self._chapter(number, match[1], match[2], match[3])
        elif match := _CLAUSE.fullmatch(line):
            self._clause(number, match[1])
        elif line.startswith("#"):
            raise self._error(number, f"{line[:60]!r}: expected “## id · Heading” or “### id”")
        elif line.startswith(">"):
            self._ruling(number, " ".join(part.removeprefix(">").strip() for part in block))
        else:
            self._words(number, "\n".join(block))

    def finish(self) -> None:
        """Check that the last clause has words and that the last chapter has a clause.

        This is called at the end of the file and before each heading. Raise TextError if a check fails.
        """
        for clause in [*self.clauses][-1:]:
            if not self.clauses[clause]:
                raise TextError(f"{self.where}: clause {clause} has no words")
        if self.chapters and [*self.chapters][-1] not in self.chapter_of.values():
            raise TextError(f"{self.where}: chapter {[*self.chapters][-1]} has no clause")

    def _error(self, number: int, message: str) -> TextError:
        return TextError(f"{self.where}, line {number}: {message}")

    def _chapter(self, number: int, name: str, heading: str, short: str | None) -> None:
        self.finish()
        if name in self.chapters or name in self.clauses or name == TITLE:
            raise self._error(number, f"the id {name} is used twice; expected each id once")
        self.chapters[name] = heading
        self.names[name] = short or heading

    def _clause(self, number: int, name: str) -> None:
        if not self.chapters:
            raise self._error(number, f"clause {name} is before the first chapter; expected “## id · Heading” first")
        if self.clauses and not self.clauses[[*self.clauses][-1]]:
            self.finish()
        if name in self.clauses or name in self.chapters:
            raise self._error(number, f"the id {name} is used twice; expected each id once")
        self.chapter_of[name] = [*self.chapters][-1]
        self.clauses[name], self.rulings[name] = "", {}

    def _open_clause(self, number: int) -> str:
        """Return the clause to which words or a ruling on this line belong."""
        clause = next(reversed(self.clauses), None)
        if clause is None or self.chapter_of[clause] != next(reversed(self.chapters)):
            raise self._error(number, "these words belong to no clause; expected “### id” before them")
        return clause

    def _ruling(self, number: int, quoted: str) -> None:
        clause = self._open_clause(number)
        match = _RULING.fullmatch(quoted)
        if not match:
            raise self._error(number, f"{quoted[:40]!r}: expected a ruling as “> **K-1** words”")
        if not self.clauses[clause] or match[1] in self.rulings[clause]:
            raise self._error(number, f"ruling {match[1]}: expected once, and after the words of clause {clause}")
        self.rulings[clause][match[1]] = match[2]

    def _words(self, number: int, words: str) -> None:
        clause = self._open_clause(number)
        if self.rulings[clause]:
            raise self._error(number, f"words of clause {clause} after its ruling; expected them before it")
        self.clauses[clause] += f"\n\n{words}" if self.clauses[clause] else words


def _blocks(md: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the paragraphs of a file as (number of the first line, lines).

    Blank lines separate paragraphs; each heading and each blockquote is a separate paragraph.
    """
    block: list[str] = []
    first = 0
    for number, line in enumerate([*md.splitlines(), ""], start=1):
        kind = line[:1] if line[:1] in "#>" else " "
        if block and (not line.strip() or kind == "#" or kind != (block[0][0] if block[0][0] in "#>" else " ")):
            yield first, block
            block = []
        if line.strip():
            first = first if block else number
            block.append(line.rstrip())


def parse(md: str, where: str) -> Parsed:
    """Parse the file of one language. Raise TextError if it does not have the right form.

    md: the file's Markdown
    where: name of the file, for error messages
    """
    out = Parsed(where)
    for number, block in _blocks(md):
        out.read(number, block)
    out.finish()
    if not out.clauses:
        raise TextError(f"{where}: no clause; expected at least one “### id”")
    return out


@cache
def text_ids() -> tuple[str, ...]:
    """Return the ids, sorted, of the installed games whose folder ``text`` is not empty."""
    texts = ((game_id, game_folder(game_id, "text")) for game_id in games)
    return tuple(game_id for game_id, text in texts if text.is_dir() and any(text.iterdir()))


def _folder(game_id: str) -> Traversable:
    folder = game_folder(game_id, "text") if game_id in games else None
    if folder is None or not folder.is_dir() or not any(folder.iterdir()):
        known = ", ".join(text_ids()) or "no game"
        raise MissingTextError(f"there is no text for {game_id!r:.60}; there are texts for: {known}")
    return folder


def read_resource(game_id: str, name: str) -> str:
    """Return a file of the game's text folder.

    Raise MissingTextError if there is no such file, TextError if it is unreadable or not UTF-8.
    """
    try:
        return _folder(game_id).joinpath(name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise MissingTextError(f"{game_id}/text/{name} is missing") from None
    except UnicodeDecodeError as error:
        raise TextError(f"{game_id}/text/{name} is not UTF-8: {error.reason} at byte {error.start}") from None
    except OSError as error:
        raise TextError(f"{game_id}/text/{name} cannot be read: {error.strerror}") from None


def parse_language(game_id: str, lang: str) -> Parsed:
    """Parse the file of one language of a game. Raise TextError if it cannot be read."""
    return parse(read_resource(game_id, f"{lang}.md"), f"{game_id}/text/{lang}.md")
