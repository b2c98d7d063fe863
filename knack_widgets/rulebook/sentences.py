"""A sentence splitter that ignores line breaks, quotes, emphasis and hyphenation.

The *normal form* of a text is its letters and digits, case-folded. It leaves out everything that may differ between two
copies of the same sentence. `Words` stores the words of a copy, that is, runs of letters and digits, with their
positions in the copy and in its normal form.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final
from unicodedata import combining, normalize

_INVISIBLE: Final = dict.fromkeys((0xAD, 0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF))
_LINE_ENDS: Final = re.compile(r"\r\n?|[\v\x1c-\x1e\x85\u2028]")
_WORD: Final = re.compile(r"[^\W_]+")

_CLOSERS: Final = r"[)\]»«”“’‘\"'*_†‡\[]*"
_FULL_STOP: Final = re.compile(rf"{_CLOSERS}([.!?…]+){_CLOSERS}\s")
_LABEL: Final = re.compile(r":[*_]+\s")
_BLANK_LINE: Final = re.compile(r"\n\s*\n")
_LINE_MARK: Final = re.compile(r"\n[ \t>]*(?:#{1,6}[ \t]|[-*+•][ \t]+[*_(\"”„]*$)")
_PARTS: Final = 6
"""Largest number of parts in a list item's number; 1.2.3 has three."""
_NUMBER: Final = re.compile(r"\W*\d{1,2}(?:\.\d{1,2})*[.)]\W*")
_MAY_START: Final = re.compile(r"[.!?:;…)\n]")
_MAY_END: Final = re.compile(r"[.!?:;…]|\n\s*\n")

# after these a full stop does not end a sentence (nor after a single letter)
_ABBREVIATIONS: Final = frozenset(
    {"aufl", "bd", "bl", "bzw", "ca", "chr", "dr", "ed", "etc", "ev", "evtl", "ex", "fig", "hg", "hrsg", "jfr", "joh"}
    | {"kap", "kl", "nr", "pp", "prof", "red", "resp", "sid", "st", "str", "tab", "usw", "vgl", "vol"}
)


@lru_cache(maxsize=4096)
def _fold(char: str) -> str:
    if not char.isalnum():
        return ""
    folded = normalize("NFKC", normalize("NFKC", char).casefold())
    return "".join(filter(str.isalnum, folded))


_MARKS: Final = re.compile(r"[\u0300-\U0010ffff]{31,}")
_MAX_MARKS: Final = 30
_JOINER: Final = "\u034f"


def _safe(match: re.Match[str]) -> str:
    """Split the combining marks on one letter into groups of thirty (stream-safe form).

    Normalizing sorts marks in quadratic time, so a copy that consists of marks would take minutes.
    """
    out, run = [], 0
    for char in match[0]:
        run = run + 1 if combining(char) else 0
        if run > _MAX_MARKS:
            out.append(_JOINER)
            run = 1
        out.append(char)
    return "".join(out)


def clean(text: str) -> str:
    """Return the text composed (NFC), with plain line ends and without invisible characters."""
    text = _MARKS.sub(_safe, text.translate(_INVISIBLE))
    text = _LINE_ENDS.sub("\n", text).replace("\f", "\n\n").replace("\u2029", "\n\n")
    return normalize("NFC", text)


def normal_form(text: str) -> str:
    """Return the normal form of a text.

    >>> normal_form("Följ *färg*, om du ” kan ”!") == normal_form("FÖLJ färg om du kan")
    True
    """
    return "".join(map(_fold, clean(text)))


@dataclass(frozen=True)
class Words:
    """A clean text and its words; i is the number of a word, from 0.

    text: the clean text
    letters: the normal form of the text
    starts: where each word begins in `text`
    ends: where each word ends in `text`
    at: where each word begins in `letters`, and the end of `letters`
    """

    text: str
    letters: str
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    at: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.starts)

    @classmethod
    def from_text(cls, text: str) -> Words:
        """Return the words of any text."""
        text = clean(text)
        words = [(m.start(), m.end(), "".join(map(_fold, m[0]))) for m in _WORD.finditer(text)]
        words = [word for word in words if word[2]]
        at = [0]
        for _, _, letters in words:
            at.append(at[-1] + len(letters))
        starts, ends = tuple(word[0] for word in words), tuple(word[1] for word in words)
        return cls(text, "".join(word[2] for word in words), starts, ends, tuple(at))

    @cached_property
    def ending_at(self) -> dict[int, int]:
        """Position in the normal form → number of the word that begins at it (or of the end)."""
        return {place: number for number, place in enumerate(self.at)}

    @cached_property
    def _line_starts(self) -> list[int]:
        return [0, *(m.end() for m in re.finditer("\n", self.text))]

    def line(self, i: int) -> int:
        """Return the line of word i, from 1."""
        return bisect_right(self._line_starts, self.starts[i])

    def gap(self, i: int) -> str:
        """Return the characters between word i − 1 and word i."""
        begin = self.ends[i - 1] if i else 0
        return self.text[begin : self.starts[i] if i < len(self) else None]

    def _opens(self, i: int) -> bool:
        """Return whether word i can open a sentence, a heading or a list item.

        It can unless it begins with a small letter.
        """
        return not self.text[self.starts[i]].islower()

    def may_start(self, i: int) -> bool:
        """Return whether a known sentence may begin at word i."""
        return i == 0 or _MAY_START.search(self.gap(i)) is not None

    def may_end(self, i: int) -> bool:
        """Return whether a known sentence may end before word i."""
        gap = self.gap(i)
        return i == len(self) or _MAY_END.search(gap) is not None or ("\n" in gap and self._opens(i))

    def own_line(self, i: int, j: int) -> bool:
        """Return whether words i to j (exclusive) fill whole lines, as headings do."""
        before = i == 0 or "\n" in self.gap(i)
        return before and (j == len(self) or ("\n" in self.gap(j) and self.may_end(j)))

    def breaks(self, i: int) -> bool:
        """Return whether punctuation and layout suggest that a sentence begins at word i > 0."""
        gap = self.gap(i)
        if _LINE_MARK.search(gap) and self._opens(i):
            return True
        if "\n" in gap and _NUMBER.match(self.text, self.starts[i], self._line_end(i)):
            return True
        stop = _FULL_STOP.match(gap)
        if _BLANK_LINE.search(gap):
            return self._opens(i) or stop is not None
        if stop:
            before = self.text[self.starts[i - 1] : self.ends[i - 1]]
            short = (
                stop[1] == "." and (len(before) == 1 or before.casefold() in _ABBREVIATIONS) and not before.isdigit()
            )
            return self._opens(i) and not short
        if _LABEL.match(gap):
            return True
        return "\n" in gap and self._opens(i) and self._short_line(i - 1)

    def _line_end(self, i: int) -> int:
        line = self.line(i)
        return self._line_starts[line] if line < len(self._line_starts) else len(self.text)

    @cached_property
    def _widest(self) -> int:
        starts = self._line_starts
        return max(b - a for a, b in zip(starts, [*starts[1:], len(self.text)], strict=True))

    def _short_line(self, i: int) -> bool:
        """Return whether the line of word i ends well before the margin, so it is not wrapped."""
        return self._line_end(i) - self._line_starts[self.line(i) - 1] < 0.6 * self._widest

    def cut(self, i: int) -> int:
        """Return the position in the text at which the sentence that begins at word i starts.

        Closing marks before the word belong to the previous sentence.
        """
        if i == 0 or i == len(self):
            return len(self.text) if i else 0
        gap = self.gap(i)
        space = re.search(r"\s", gap)
        stops = re.match(r".*[.!?:;…,)]", gap)
        return self.ends[i - 1] + (space.start() if space else stops.end() if stops else len(gap))

    def is_number(self, i: int, j: int) -> bool:
        """Return whether words i to j (exclusive) are only the number of a list item."""
        if j - i > _PARTS or not self.text[self.starts[i]].isdigit():
            return False  # a cheap first test that excludes most stretches
        return _NUMBER.fullmatch(self.text, self.cut(i), self.cut(j)) is not None

    def spans(self, i: int, j: int) -> list[tuple[int, int]]:
        """Split words i to j into sentences by punctuation and layout.

        A list item's number stays with its item.
        """
        if i == j:
            return []
        begins = [i, *(k for k in range(i + 1, j) if self.breaks(k))]
        spans = list(zip(begins, [*begins[1:], j], strict=True))
        joined: list[tuple[int, int]] = []
        for a, b in spans:
            if joined and self.is_number(*joined[-1]):
                a = joined.pop()[0]
            joined.append((a, b))
        return joined


_HYPHENATED: Final = re.compile(r"(?<=[^\W\d_])[-‐¬][^\S\n]*+\n\s*+(?!(?:och|eller|und|oder|and|or)\b)(?=[^\W\d_])")
_ITEM_MARK: Final = re.compile(r"^(?:[\s>]+|#{1,6}(?=\s)|[-+*•](?=\s))+")


def tidy(raw: str) -> str:
    r"""Return a sentence on one line, without hyphenation, heading marks and list marks.

    >>> tidy("## Vem  bör-\njar?\n")
    'Vem börjar?'
    >>> tidy("Hjärter-\nEss, för-\noch efternamn")
    'Hjärter-Ess, för- och efternamn'
    """
    raw = _ITEM_MARK.sub("", raw)
    raw = _HYPHENATED.sub(lambda m: "" if raw[m.end()].islower() else "-", raw)
    return " ".join(raw.split())
