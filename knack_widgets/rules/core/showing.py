"""Input quoted in error messages: short, printable, and safe for any value."""

from __future__ import annotations

LIMIT = 40


def shorten(text: str, limit: int = LIMIT) -> str:
    """Return a text fit for an error message: control characters as marks, long ends cut.

    text: the text to quote
    limit: greatest length of the result without the ellipsis (characters)
    """
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text[: limit + 1])
    return shown if len(shown) <= limit else shown[:limit] + "…"


def describe(value: object, limit: int = LIMIT) -> str:
    """Return any value as text fit for an error message.

    Huge numbers and lists that contain themselves are safe.

    value: the value to quote
    limit: greatest length of the result without the ellipsis (characters)

    >>> describe(True), describe("x"), describe(10**5000)
    ('true', "'x'", 'a number of about 5000 digits')
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and value.bit_length() > 200:
        return f"a number of about {round(value.bit_length() * 0.30103)} digits"
    try:
        return shorten(repr(value[:limit] if isinstance(value, str | list | tuple) else value), limit)
    except (RecursionError, ValueError):
        return f"a {type(value).__name__}"
