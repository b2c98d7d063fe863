"""The project's own wording of every clause, in three languages.

All languages of a game have the same chapters, clauses and rulings in the same order; if not, `TextError` is raised.
The format of the files is described in `textfiles`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from types import MappingProxyType

from .game_languages import language_for
from .languages import LANGS
from .textfiles import TITLE, Parsed, TextError, parse_language, text_ids

__all__ = [
    "TITLE",
    "ChapterText",
    "ClauseText",
    "RulingText",
    "Text",
    "TextError",
    "load_text",
    "merge",
    "render",
    "text_ids",
]


@cache
def _renderer() -> Callable[[str], str]:
    # Imported here because the command line and the coverage report need no HTML.
    from markdown_it import MarkdownIt

    # Raw HTML is shown as text, and no picture is loaded.
    return MarkdownIt("commonmark", {"html": False}).disable("image").render


def render(md: str) -> str:
    """Return a text as HTML paragraphs; raw HTML in it is shown as text.

    md: the text (Markdown)
    """
    return _renderer()(md).strip()


@dataclass(frozen=True)
class _Worded:
    """A text with an id, in all languages.

    id: id of the clause or ruling
    md: language → Markdown
    """

    id: str
    md: Mapping[str, str]

    @cached_property
    def html(self) -> Mapping[str, str]:
        """Language → HTML paragraphs."""
        return MappingProxyType({lang: render(md) for lang, md in self.md.items()})


@dataclass(frozen=True)
class RulingText(_Worded):
    """A ruling beside the clause that it settles; its text does not contain its id."""


@dataclass(frozen=True)
class ClauseText(_Worded):
    """A clause in words.

    chapter: id of its chapter
    rulings: the rulings that settle the clause
    """

    chapter: str
    rulings: tuple[RulingText, ...]


@dataclass(frozen=True)
class ChapterText:
    """A chapter of a game's text.

    id: id of the chapter
    headings: language → heading
    names: language → short name, by which its clauses are called
    clauses: ids of its clauses, in order
    """

    id: str
    headings: Mapping[str, str]
    names: Mapping[str, str]
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class Text:
    """The whole text of a game.

    game: id of the game
    title: language → title
    chapters: the chapters, in order
    clauses: clause id → clause, in order
    """

    game: str
    title: Mapping[str, str]
    chapters: tuple[ChapterText, ...]
    clauses: Mapping[str, ClauseText]

    @property
    def ids(self) -> Iterator[str]:
        """All ids to which sentences of the original can belong, in order.

        These are the title, then each chapter's heading, followed by the chapter's clauses.
        """
        yield TITLE
        for chapter in self.chapters:
            yield chapter.id
            yield from chapter.clauses

    @property
    def headings(self) -> frozenset[str]:
        """The ids among `ids` that are headings."""
        return frozenset((TITLE, *(chapter.id for chapter in self.chapters)))


_OUTLINES: tuple[Callable[[Parsed], list[str]], ...] = (
    lambda parsed: list(parsed.chapters),
    lambda parsed: [f"{clause} in {chapter}" for clause, chapter in parsed.chapter_of.items()],
    lambda parsed: [f"{clause} with {', '.join(rulings) or 'no ruling'}" for clause, rulings in parsed.rulings.items()],
)


def _check_same(a: Parsed, b: Parsed) -> None:
    for outline in _OUTLINES:
        left, right = [*outline(a), "its end"], [*outline(b), "its end"]
        for mine, theirs in zip(left, right, strict=False):
            if mine != theirs:
                raise TextError(f"{a.where} has {mine} where {b.where} has {theirs}")


def merge(game_id: str, parsed: Mapping[str, Parsed]) -> Text:
    """Merge the parsed languages of a game into one text.

    Raise TextError with the first difference if the languages do not have the same chapters, clauses and rulings.

    game_id: id of the game
    parsed: language → its parsed file
    """
    model, *others = parsed.values()
    for other in others:
        _check_same(model, other)

    def wordings(pick: Callable[[Parsed], str]) -> Mapping[str, str]:
        return MappingProxyType({lang: pick(of_lang) for lang, of_lang in parsed.items()})

    def clause(name: str) -> ClauseText:
        rulings = tuple(ruling(name, number) for number in model.rulings[name])
        return ClauseText(name, wordings(lambda p: p.clauses[name]), model.chapter_of[name], rulings)

    def ruling(name: str, number: str) -> RulingText:
        return RulingText(number, wordings(lambda p: p.rulings[name][number]))

    def chapter(name: str) -> ChapterText:
        clauses = (clause_id for clause_id, chapter_id in model.chapter_of.items() if chapter_id == name)
        return ChapterText(
            name, wordings(lambda p: p.chapters[name]), wordings(lambda p: p.names[name]), tuple(clauses)
        )

    return Text(
        game_id,
        wordings(lambda p: p.title),
        tuple(map(chapter, model.chapters)),
        MappingProxyType({name: clause(name) for name in model.clauses}),
    )


@cache
def load_text(game_id: str) -> Text:
    """Return the text of a game in all languages. Raise TextError if it cannot be read.

    game_id: id of the game

    >>> text = load_text(text_ids()[0])
    >>> tuple(text.title)
    ('sv', 'de', 'en')
    """
    return merge(game_id, {lang: parse_language(game_id, language_for(game_id, lang)) for lang in LANGS})
