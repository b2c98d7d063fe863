"""The vocabulary of card players: wrong words in each language, and the right ones."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import nbformat
import pytest

from .ftl import PACKAGE

NOTEBOOKS = PACKAGE.parent / "notebooks"

WRONG = {
    "en": {
        r"\bbetar\b": "betes",
        r"\bside cards?\b": "card of a plain suit",
        r"\bon turn\b": "whose turn it is",
        r"\bpackets?\b": "pile",
        r"\bfripple three\b": "frippel three",
        r"[Ii]nto the middle come": "now lie in the middle",
        r"\bcompulsion\b": "duty",
        r"\bserved first\b": "gets cards first",
        r"\bhighest rank (deals|takes|wins the remainder)": "whoever draws highest",
        r"must (lead|play) \{ \$card \} face up": "may, but only face up",
        r"(must play|and must lead) \{ \$card \} face down": "may, but only face down",
    },
    "de": {
        r"\bTrumpf-\w": "Trumpfass, Trumpfkönig",
        r"\bStrafsatz": "Strafeinsatz",
        r"Schwungknack": "Schwingknack",
        r"So macht niemand aus": "So gilt das Ausmachen nicht",
        r"mit dem Sprechen dran": "an der Reihe",
        r"\bgleich wie oft": "ganz gleich, wie oft",
        r"zu zweit wie zu mehreren": "ob zu zweit oder mit mehr Spielern",
        r"dir unterwegs hin": "dir dabei aus der Hand",
        r"versucht eine Chance": "spielt auf gut Glück",
        r"\b(das )?Reizen\b": "Bieten",
        r"als verdeckte Karte": "nicht verdeckt spielen",
        r"Spiel wird nicht gespielt": "Dieses Spiel fällt aus",
        r"(höchste|Höchste) Rang (gibt|bekommt|gewinnt)": "wer am höchsten zieht",
        r"\{ \$card \} (muss|musst) (\{ \$seat \}|du) (offen|verdeckt)": "darf, aber nur offen",
        r"(muss|musst) \{ \$card \} verdeckt": "darf, aber nur verdeckt",
    },
    "sv": {
        r"måste inte\b": "behöver inte",
        r"turen är (nu )?hos": "nu har turen kommit till",
        r"\bI (Knack|Köpknack|Svängknack)\b": "I knack",
        r"\bvisar gott\b": "visar tydligt",
        r"\bden enas färg": "det ena kortets färg",
        r"[Vv]ilken av hjärterna": "vilket hjärter",
        r"\bsitter så\b": "hamnar där",
        r"tror på minst ett av dem": "tror att du tar minst ett",
        r"[Hh]ögst valör (ger|tar)|högsta valören vinner resten": "den som drar högst",
        r"\{ \$card \} (måste|ska) (\{ \$seat \}|du) (lägga|spela|spela ut) öppet": "får, men bara öppet",
        r"måste blanka \{ \$card \}": "får, men bara blankat",
    },
}
"""Wrong words of each language, as patterns, with the words to use instead."""
CLAUSE_THAT_NAMES_THE_SWEDISH_WORD = ("knack", "payment.3")


def strings(value: object, lang: str, inside: bool = False) -> Iterator[str]:
    """Yield the strings of a TOML value that belong to `lang`."""
    if isinstance(value, str):
        if inside:
            yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            if key == lang or key not in WRONG:
                yield from strings(part, lang, inside or key == lang)
    elif isinstance(value, list):
        for part in value:
            yield from strings(part, lang, inside)


def passages(lang: str) -> Iterator[tuple[Path, str]]:
    """Yield each file with a line or string of its text in `lang`."""
    for path in sorted(PACKAGE.rglob("messages/**/*.ftl")):
        if path.parent.name == lang or path.name.split(".")[0].split("-")[0] == lang:
            for line in path.read_text("utf-8").splitlines():
                if not line.startswith("#"):
                    yield path, re.sub(r"^[\w-]+ =|\{ \$betar \}", "", line)
    for path in sorted(PACKAGE.glob(f"rules/*/text/{lang}.md")):
        clause = ""
        for line in path.read_text("utf-8").splitlines():
            clause = line.removeprefix("### ") if line.startswith("### ") else clause
            if (path.parent.parent.name, clause) != CLAUSE_THAT_NAMES_THE_SWEDISH_WORD:
                yield path, line
    for path in sorted((PACKAGE / "rules").rglob("*.toml")):
        for text in strings(tomllib.loads(path.read_text("utf-8")), lang):
            yield path, text
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        for cell in nbformat.read(path, as_version=4).cells:
            # a code cell has the widgets' views, whose texts stand in the files above
            others = cell.metadata.get("translations", {}) if cell.cell_type == "markdown" else {}
            if lang in others:
                yield path, others[lang]
            elif others:
                yield path, cell.source


@cache
def all_passages(lang: str) -> tuple[tuple[Path, str], ...]:
    return tuple(passages(lang))


@pytest.mark.parametrize(("lang", "wrong"), [(lang, wrong) for lang in WRONG for wrong in WRONG[lang]])
def test_no_text_or_message_uses_a_wrong_word(lang: str, wrong: str) -> None:
    uses = [
        f"{path.relative_to(PACKAGE.parent)}: {text}" for path, text in all_passages(lang) if re.search(wrong, text)
    ]
    assert not uses, f"instead: {WRONG[lang][wrong]}"


def test_english_names_the_swedish_word_once() -> None:
    text = (PACKAGE / "rules" / "knack" / "text" / "en.md").read_text("utf-8")
    assert len(re.findall(r"\bbetar\b", text)) == 1
