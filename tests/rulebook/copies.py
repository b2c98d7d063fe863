"""Originals for tests: a made-up one, the reader's own, and ways to damage both."""

import os
import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from random import Random
from unicodedata import normalize

import pytest

from knack_widgets.rulebook.fingerprints import Source, load_source, occurrences, parse_source
from knack_widgets.rulebook.recogniser import Sentence
from knack_widgets.rulebook.sentences import normal_form
from knack_widgets.rulebook.textfiles import parse, text_ids
from knack_widgets.rulebook.texts import Text, merge
from tools.propose import propose

MADE_UP = """# Pepparkort

## Början

Pepparkort är till för tre personer, t.ex. syskon. Var och en får fem kort (två öppna och tre dolda).

## Turen

Turen går runt åt höger. (Den som är yngst inleder!) Den som säger ”peppar” först får byta – men bara en gång.

Turen går runt åt höger. Sedan räknas poängen: ett per kort.

## Böcker

1. A. Påhittad, *En bok som inte finns* (Ingenstans, 1900), sid. 1–2.
2. Joh. Uppdiktad, *En till* (Ingenstans, 1901), sid. 3.
"""

MADE_UP_IDS = (
    *("title", "chapter1", "chapter1.1", "chapter1.2", "chapter2", "chapter2.1", "chapter2.2", "chapter2.3"),
    *("chapter2.4", "chapter2.5", "chapter3", "chapter3.1", "chapter3.2"),
)


STRANGERS = (
    "Den här meningen hör inte hit.",
    "Turen vilar aldrig, säger somliga.",  # begins with the words of a heading
    "Giv akt på den som sitter bredvid!",
    "Hit hör den (t.ex. på bordet) inte heller?",
)


def joined(sentences: tuple[Sentence, ...]) -> str:
    return "".join(normal_form(sentence.text) for sentence in sentences)


def markdown_for(keys: Iterable[str]) -> str:
    """Return a text file with these ids; the title is first."""
    _, *others = keys
    return "\n\n".join(["# Titel", *(f"### {key}\n\nOrd." if "." in key else f"## {key} · Rubrik" for key in others)])


def text_for(source_toml: str) -> Text:
    """Return texts with the ids of a source.toml, as a maintainer writes them next."""
    md = markdown_for(list(tomllib.loads(source_toml)["sentences"]))
    return merge("pepper", {lang: parse(md, f"{lang}.md") for lang in ("sv", "de", "en")})


def proposed_source(text: str) -> Source:
    """Return a source as it is proposed, with chapters and without texts."""
    sentences = {key: tuple(marks) for key, marks in tomllib.loads(propose("pepper", text))["sentences"].items()}
    headings = frozenset(key for key in sentences if re.fullmatch(r"title|chapter\d+", key))
    return Source("Titel", "sv", "pepper.txt", sentences, occurrences(sentences, "proposal"), headings)


@cache
def made_up_source() -> Source:
    proposed = propose("pepper", MADE_UP).replace('title = ""', 'title = "Pepparkort"')
    return parse_source(proposed, text_for(proposed), "source.toml")


def folder() -> Path:
    """Return the folder of the originals for the tests."""
    return Path(os.environ.get("KNACK_ORIGINALS") or Path(__file__).parents[3] / "shared" / "originals")


def original(game_id: str) -> str:
    """Return the reader's copy; skip the test if there is no copy."""
    path = folder() / load_source(game_id).file
    if not path.is_file():
        pytest.skip(f"no copy of the original at {path}")
    return path.read_text(encoding="utf-8")


def all_originals() -> list[Path]:
    """Return every available original, also those of games without texts."""
    return sorted(folder().glob("*.txt")) if folder().is_dir() else []


COPIES = ("made up", *text_ids())


def copy(name: str) -> tuple[str, Source]:
    """Return the text and the source of one of `COPIES`."""
    return (MADE_UP, made_up_source()) if name == "made up" else (original(name), load_source(name))


GAPS = (" ",) * 12 + ("\n",) * 3 + ("\u00a0", "  ", "\n\n", " \n \n")
QUOTES = (("", ""),) * 20 + (
    ("”", "”"),
    ("„", "“"),
    ("»", "«"),
    ('"', '"'),
    ("‘", "’"),
    ("*", "*"),
    ("**", "**"),
    ("_", "_"),
)
BETWEEN = ("\n\n", "\n\n\n\n", "\n", " ", "\n  \n")


def spoiled(text: str, random: Random) -> str:
    """Return the text with other line breaks, hyphens, quotation marks and emphasis."""
    paragraphs = [_paragraph(part, random) for part in re.split(r"\n\s*\n|\n(?=\d\. )", text.strip())]
    out = paragraphs[0] + "".join(random.choice(BETWEEN) + part for part in paragraphs[1:])
    if random.random() < 0.5:
        out = out.replace("–", random.choice("—-−"))
    if random.random() < 0.3:
        out = normalize("NFD", out)
    return random.choice(("", "\n\n", "\ufeff")) + out.replace("\n", random.choice(("\n", "\r\n", "\r")))


def _paragraph(part: str, random: Random) -> str:
    if random.random() < 0.3:
        part = re.sub(r"^(#+|\d\.) ", "", part)  # a heading without its mark, or an item without its number
    if random.random() < 0.3:
        part = part.replace("*", "")
    return "".join(gap + _word(word, random) for gap, word in _with_gaps(part.split(), random))


def _with_gaps(words: list[str], random: Random) -> list[tuple[str, str]]:
    return [(random.choice(GAPS) if i else "", word) for i, word in enumerate(words)]


def _word(word: str, random: Random) -> str:
    inner = [i for i in range(1, len(word)) if word[i - 1].isalpha() and word[i].isalpha()]
    if inner and random.random() < 0.1:
        i = random.choice(inner)
        word = word[:i] + random.choice(("-\n", "-\r\n", "\u00ad", "\u00ad\n", "‐\n", "\u200b")) + word[i:]
    before, after = random.choice(QUOTES)
    return before + word + after if word[0].isalpha() and word[-1].isalpha() else word


def encoded(text: str, encoding: str) -> bytes:
    """Return the text in this encoding; a letter that it lacks is replaced by a similar one."""
    if encoding == "cp1252":
        text = normalize("NFC", text)
        for char, near in {"\ufeff": "", "\u200b": "", "‐": "-", "−": "-"}.items():
            text = text.replace(char, near)
    return text.encode(encoding)
