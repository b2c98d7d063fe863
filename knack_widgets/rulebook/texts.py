"""The project's own wording of every clause, in three languages.

All languages of a game hold the same chapters, clauses and rulings in the same order; anything else is a `TextError`.
The format of the files is described in `textfiles`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from types import MappingProxyType

from .languages import LANGS
from .textfiles import TITLE, Parsed, TextError, parse_language, text_ids

__all__ = ["TITLE", "ChapterText", "ClauseText", "RulingText", "Text", "TextError", "load_text", "merge", "text_ids"]


@cache
def _renderer() -> Callable[[str], str]:
    # Imported late: the command line and the coverage report need no HTML.
    from markdown_it import MarkdownIt

    # Raw HTML is shown as text, and no picture is loaded.
    return MarkdownIt("commonmark", {"html": False}).disable("image").render


@dataclass(frozen=True)
class _Worded:
    """Words under an id. `md`: language → Markdown."""

    id: str
    md: Mapping[str, str]

    @cached_property
    def html(self) -> Mapping[str, str]:
        """Language → HTML paragraphs."""
        return MappingProxyType({lang: _renderer()(md).strip() for lang, md in self.md.items()})


@dataclass(frozen=True)
class RulingText(_Worded):
    """A ruling beside its clause; its words do not repeat its id."""


@dataclass(frozen=True)
class ClauseText(_Worded):
    """A clause in words. `chapter`: its chapter's id; `rulings`: those that settle it."""

    chapter: str
    rulings: tuple[RulingText, ...]


@dataclass(frozen=True)
class ChapterText:
    """A chapter. `headings` and short `names`: by language; `clauses`: the ids of its clauses in order."""

    id: str
    headings: Mapping[str, str]
    names: Mapping[str, str]
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class Text:
    """A game's whole text. `title`: language → title; `chapters` in order; `clauses`: id → clause, in order."""

    game: str
    title: Mapping[str, str]
    chapters: tuple[ChapterText, ...]
    clauses: Mapping[str, ClauseText]

    @property
    def ids(self) -> Iterator[str]:
        """All ids that sentences of the original can belong to, in order: the title, each heading, its clauses."""
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
    lambda parsed: [f"{clause} with {', '.join(found) or 'no ruling'}" for clause, found in parsed.rulings.items()],
)


def _check_same(a: Parsed, b: Parsed) -> None:
    for outline in _OUTLINES:
        left, right = [*outline(a), "its end"], [*outline(b), "its end"]
        for mine, theirs in zip(left, right, strict=False):
            if mine != theirs:
                raise TextError(f"{a.where} has {mine} where {b.where} has {theirs}")


def merge(game_id: str, parsed: Mapping[str, Parsed]) -> Text:
    """The languages merged into one text; a `TextError` names the first place where they differ."""
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
        clauses = (found for found, of in model.chapter_of.items() if of == name)
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
    """The text of a game in all languages. Raises `TextError`.

    >>> text = load_text(text_ids()[0])
    >>> tuple(text.title)
    ('sv', 'de', 'en')
    """
    return merge(game_id, {lang: parse_language(game_id, lang) for lang in LANGS})
