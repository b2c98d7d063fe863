"""The data of the rules' text. `book` fills it, and drawings show it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from .setup_data import OptionData


class RulingData(TypedDict):
    """A ruling below a clause.

    html: its words by language
    reads: whether it has other readings
    explains: whether it only explains the source
    letter: the letter of its reading if the match reads it differently from the book
    """

    id: str
    html: dict[str, str]
    reads: NotRequired[bool]
    explains: NotRequired[bool]
    letter: NotRequired[str]


class ExampleLink(TypedDict):
    """A worked example, with its title by language."""

    id: str
    title: dict[str, str]


class ClauseData(TypedDict):
    """A clause.

    html: its words by language, as the match is played
    original: its sentences in the reader's copy, or None
    omitted: the words that say that it does not apply, in a match that is not played by the usual rules
    """

    id: str
    label: str
    kind: str
    enforces: bool
    kindWords: str
    kindTitle: str
    html: dict[str, str]
    original: list[str] | None
    rulings: list[RulingData]
    examples: list[ExampleLink]
    options: list[OptionData]
    omitted: NotRequired[str]


class ChapterData(TypedDict):
    """A chapter; `heading` has its heading by language, and under `original` that of the reader's copy or None."""

    id: str
    heading: dict[str, str | None]
    clauses: list[ClauseData]


class UnknownSentence(TypedDict):
    """A sentence of the reader's copy that the book does not know, and the clause or heading before it."""

    html: str
    after: str | None


class TextData(TypedDict):
    """The text, or one chapter of it.

    whole: whether it is the whole text
    asked: the clauses with exercises
    sourceLang: language of the original, empty if the text retells none
    others: the languages of the text that are not the reader's
    offer: what a reader without a copy of the original can do, or in which language alone the text is, in words
    played: the options and readings of a match that is not played by the usual rules, as (name, value) in words
    playedHead: the words above them
    """

    game: str
    whole: bool
    title: dict[str, str]
    sourceLang: str
    others: list[str]
    asked: list[str]
    offer: str
    chapters: list[ChapterData]
    played: NotRequired[list[tuple[str, str]]]
    playedHead: NotRequired[str]


class BookData(TextData):
    """The text beside the reader's copy of the original; a first view has only `originalMissing`.

    originalName: language, author and year of the original, in words
    read: the address of the page for reading, with `@` for the language
    paper: the address of the printed rules, with `@` for the language
    usual: whether these two pages have the usual rules although the match is played by others
    settle: the address of the editor of positions
    differences: the address of the comparison with other games, with `@` for the language
    """

    originalMissing: bool
    originalLang: NotRequired[str]
    originalName: NotRequired[str]
    unknown: NotRequired[list[UnknownSentence]]
    originalOwn: NotRequired[bool]
    originalHelp: NotRequired[str]
    read: NotRequired[str | None]
    paper: NotRequired[str | None]
    usual: NotRequired[bool]
    settle: NotRequired[str | None]
    differences: NotRequired[str | None]
