"""Numbers as people write them, in three languages."""

from __future__ import annotations

from typing import Final

FINE: Final = 0.001
"""Smaller amounts are written with "<" and this number; smaller shares get one more decimal."""
LEAST: Final = 0.0001
"""Smaller shares are written with "<" and this number."""
WORDS: Final = {
    "sv": ("ett", "två", "tre", "fyra", "fem", "sex", "sju", "åtta", "nio", "tio", "elva", "tolv"),
    "de": ("eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"),
    "en": ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
}
"""The numbers that are written as words: one to twelve."""


def spell(number: int, lang: str) -> str:
    """Return a number for a sentence: one to twelve as a word, any other number in figures.

    The word for one is the basic form. Messages have a separate sentence for a single thing, because in Swedish and
    German the word for one depends on the gender of the thing.

    >>> spell(3, "en"), spell(12, "de"), spell(13, "sv"), spell(0, "en"), spell(1200, "en")
    ('three', 'zwölf', '13', '0', '1,200')
    """
    return WORDS[lang][number - 1] if 1 <= number <= len(WORDS[lang]) else count(number, lang)


def percent(share: float, lang: str) -> str:
    """Return a share as a percentage; a small share has one more decimal.

    >>> percent(0.0741, "en"), percent(0.0741, "de"), percent(0.0002, "sv"), percent(0.000002, "en")
    ('7.4%', '7,4\u00a0%', '0,02\u00a0%', '<0.01%')
    """
    if share in (0, 1):
        written = f"{100 * share:.0f}"
    elif share < LEAST:
        written = "<0.01"
    else:
        written = f"{100 * share:.{2 if share < FINE else 1}f}"
    return sign_percent(written, lang)


def whole_percent(share: float, lang: str) -> str:
    """Return a share as a whole percentage, rounded.

    >>> whole_percent(0.0741, "en"), whole_percent(1.0, "sv")
    ('7%', '100\u00a0%')
    """
    return sign_percent(f"{100 * share:.0f}", lang)


def sign_percent(written: str, lang: str) -> str:
    """Return an English number with the language's decimal sign and percent sign.

    >>> sign_percent("<0.01", "sv")
    '<0,01\u00a0%'
    """
    return f"{written}%" if lang == "en" else f"{written.replace('.', ',')}\u00a0%"


def number(amount: float, lang: str) -> str:
    """Return a mean with at most three decimals.

    >>> number(0.2134, "en"), number(0.2134, "sv"), number(0.0, "en"), number(0.0002, "en")
    ('0.213', '0,213', '0', '<0.001')
    """
    written = "<0.001" if 0 < amount < FINE else f"{amount:.3f}".rstrip("0").rstrip(".")
    return written if lang == "en" else written.replace(".", ",")


def count(deals: int, lang: str) -> str:
    """Return a large number with its thousands separated.

    >>> count(10_000, "en"), count(10_000, "de"), count(500, "sv")
    ('10,000', '10.000', '500')
    """
    return f"{deals:,}".replace(",", {"en": ",", "de": ".", "sv": "\u00a0"}[lang])


def write_signed(amount: float, lang: str) -> str:
    """Return a mean gain or loss, with its sign.

    >>> write_signed(0.25, "en"), write_signed(-1.5, "sv"), write_signed(0.001, "de")
    ('+0.25', '−1,5', '0')
    """
    if abs(amount) < 0.005:
        return "0"
    written = f"{abs(amount):.2f}".rstrip("0").rstrip(".")
    return f"{'−' if amount < 0 else '+'}{written if lang == 'en' else written.replace('.', ',')}"
