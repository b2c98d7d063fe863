"""The recogniser: it finds the sentences of a reader's copy by their fingerprints.

At each word at which a sentence may begin, stretches with the length of a known sentence are compared, the longest
first. Unknown text is split into sentences by its punctuation and keeps its place, so that no text of a copy is lost.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape
from typing import Final

from ..rules.core.errors import InputError
from .fingerprints import Source, fingerprint
from .sentences import Words, tidy

# with a limit, so that a copy full of asterisks is read in linear time
_STRONG: Final = re.compile(r"(\*\*|__)(?=\S)(.{1,200}?)(?<=\S)\1")
_EMPHASIS: Final = re.compile(r"(?<![*\w])([*_])(?=[^\s*])([^*]{1,200}?)(?<=\S)\1(?![*\w])")

_TRIES: Final = 1_000_000
"""Greatest number of compared stretches of a copy; a rule text of the largest size needs a quarter of it."""


class OriginalError(InputError):
    """The error for a copy that cannot be read; the message gives the reason and a remedy."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of a copy.

    text: the sentence as in the copy, on one line
    clause: the clause or heading to which it belongs, or None if it is unknown
    heading: whether it is a known heading
    line: the line of the copy on which it begins, from 1
    """

    text: str
    clause: str | None
    heading: bool
    line: int

    @property
    def html(self) -> str:
        """The sentence as HTML: everything escaped, `*…*` and `**…**` as emphasis."""
        return _EMPHASIS.sub(r"<em>\2</em>", _STRONG.sub(r"<strong>\2</strong>", escape(self.text)))


@dataclass(frozen=True, slots=True)
class RecognisedCopy:
    """A copy with its recognised sentences.

    game: id of the game
    lang: language of the original
    sentences: the sentences, in order
    missing: the ids of clauses and headings of which the copy lacks a sentence
    """

    game: str
    lang: str
    sentences: tuple[Sentence, ...]
    missing: tuple[str, ...]

    @property
    def known(self) -> int:
        """Number of recognised sentences, headings included."""
        return sum(sentence.clause is not None for sentence in self.sentences)

    @property
    def unknown(self) -> tuple[tuple[Sentence, str | None], ...]:
        """The unknown sentences, each with the id of the known sentence before it, or None."""
        out: list[tuple[Sentence, str | None]] = []
        after = None
        for sentence in self.sentences:
            if sentence.clause is None:
                out.append((sentence, after))
            else:
                after = sentence.clause
        return tuple(out)


@dataclass(slots=True)
class _Recogniser:
    """The state of a recognition: the words of a copy, and the known sentences."""

    words: Words
    source: Source
    lengths: tuple[int, ...]
    tries: int = 0
    numbers: Counter[str] = field(default_factory=Counter)
    """Sentence that consists of figures → number of its occurrences so far; the number of a list item looks the same.
    """

    def candidates(self, i: int) -> Iterator[tuple[int, str]]:
        """Yield the end and fingerprint of each known sentence that fits at word i, longest first."""
        words = self.words
        begin = words.at[i]
        for length in self.lengths:
            end = words.ending_at.get(begin + length)
            if end is not None:
                self.tries += 1
                if self.tries > _TRIES:
                    raise OriginalError("The copy does not look like a rule text: too many fragments to compare.")
                mark = fingerprint(words.letters[begin : begin + length])
                if mark in self.source.known:
                    yield end, mark

    def begins(self, i: int) -> bool:
        """Return whether a known sentence begins at word i, or after a list number at word i."""
        if i == len(self.words):
            return False
        return any(self.candidates(i)) or (self.words.is_number(i, i + 1) and any(self.candidates(i + 1)))

    def match(self, i: int, follows: bool) -> tuple[int, str] | None:
        """Return the end and fingerprint of the known sentence at word i, or None.

        i: number of the word
        follows: whether a known sentence ends just before the word, or just before the list number in front of the word
        """
        words = self.words
        for end, mark in self.candidates(i):
            if words.is_number(i, end) and (self.numbers[mark] or not words.own_line(i, end)):
                continue  # else a list item's number: a sentence in figures has its own line
            if self.source.headings.issuperset(self.source.known[mark]):
                # a heading is often a single word, and other sentences begin with the same word
                if words.own_line(i, end) or (follows and self.begins(end)):
                    return end, mark
            elif words.may_end(end) or self.begins(end):
                return end, mark
        return None

    def spans(self) -> Iterator[tuple[int, int, str | None]]:
        """Yield first word, end (exclusive) and fingerprint of every sentence, in order.

        An unknown sentence has None as its fingerprint.
        """
        words = self.words
        i = pending = 0
        while i < len(words):
            follows = i == pending or words.is_number(pending, i)
            match = self.match(i, follows) if follows or words.may_start(i) else None
            if match is None:
                i += 1
                continue
            end, mark = match
            if words.letters[words.at[i] : words.at[end]].isdigit():
                self.numbers[mark] += 1
            before = words.spans(pending, i)
            # a list item's number is not part of the sentence, but stays with it
            begin = before.pop()[0] if before and words.is_number(*before[-1]) else i
            yield from ((a, b, None) for a, b in before)
            yield begin, end, mark
            i = pending = end
        yield from ((a, b, None) for a, b in words.spans(pending, i))


def cut_up(text: str) -> tuple[Sentence, ...]:
    """Split a text without known sentences into sentences."""
    words = Words.from_text(text)
    return tuple(_sentence(words, a, b, None, False) for a, b in words.spans(0, len(words)))


def recognise(game_id: str, text: str, source: Source) -> RecognisedCopy:
    """Return a copy's text with its recognised sentences."""
    words = Words.from_text(text)
    met: Counter[str] = Counter()
    sentences = []
    for a, b, mark in _Recogniser(words, source, source.lengths).spans():
        if mark is None:
            sentences.append(_sentence(words, a, b, None, False))
            continue
        ids = source.known[mark]
        key = ids[min(met[mark], len(ids) - 1)]
        met[mark] += 1
        sentences.append(_sentence(words, a, b, key, key in source.headings))
    missing = {key for mark, ids in source.known.items() for key in ids[met[mark] :]}
    return RecognisedCopy(
        game_id, source.lang, tuple(sentences), tuple(key for key in source.sentences if key in missing)
    )


def _sentence(words: Words, a: int, b: int, clause: str | None, heading: bool) -> Sentence:
    return Sentence(tidy(words.text[words.cut(a) : words.cut(b)]), clause, heading, words.line(a))
