"""TOML: a canonical writer with the standard library alone, and a check of keys before parsing.

`tomllib` reads TOML. This module writes it for two reasons: the rules must run without libraries, and the bytes of a
record (and so of every permalink) must not change with the release of a library.

The parts of keys are counted before a parser reads a text, because a parser's time grows with the square of the number
of parts of a key. A regular expression that searches for such keys takes time that grows with the square of the text's
length, because each quote in a string or a comment could begin a key. So the text is cut into tokens once, from its
beginning, and each character belongs to exactly one token.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from datetime import date, datetime, time
from typing import Final, TypeGuard

Table = Mapping[str, object]
BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
SHORT: Final = {"\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r", '"': '\\"', "\\": "\\\\"}


def write_string(text: str) -> str:
    r"""Return a basic string on one line.

    >>> print(write_string('a "b"\n'))
    "a \"b\"\n"
    """
    return '"' + "".join(SHORT.get(c) or (c if c.isprintable() else _escape(c)) for c in text) + '"'


def _escape(character: str) -> str:
    code = ord(character)
    return f"\\u{code:04X}" if code <= 0xFFFF else f"\\U{code:08X}"


def write_key(key: str) -> str:
    """Return a key, without quotes if possible."""
    return key if BARE_KEY.fullmatch(key) else write_string(key)


def write_value(value: object) -> str:
    """Return a value on one line; tables inside arrays become inline tables.

    Raise `TypeError` if TOML has no form for the value.
    """
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case float():
            return "nan" if math.isnan(value) else str(value) if math.isinf(value) else _float(value)
        case str():
            return write_string(value)
        case datetime() | date() | time():
            return value.isoformat()
        case Mapping():
            return "{" + ", ".join(f"{write_key(k)} = {write_value(v)}" for k, v in value.items()) + "}"
        case Sequence():
            return "[" + ", ".join(write_value(item) for item in value) + "]"
    raise TypeError(f"{type(value).__name__} cannot be written to TOML")


def _float(value: float) -> str:
    text = repr(value)
    return text if any(c in text for c in ".einf") else text + ".0"


def write_lines(values: Sequence[object]) -> str:
    """Return an array with one value on each line."""
    return "[\n" + "".join(f"  {write_value(value)},\n" for value in values) + "]" if values else "[]"


def write_table(name: str, table: Table) -> str:
    """Return a table and its subtables as text.

    Values come before subtables, and each block follows an empty line.

    name: the table's name, a single key
    table: its content
    """
    return _table(write_key(name), table)


def write_tables(name: str, tables: Sequence[Table]) -> str:
    """Return an array of tables as text.

    name: the array's name, a single key
    tables: its content
    """
    return "".join(_item(write_key(name), item) for item in tables)


def is_table_array(value: object) -> TypeGuard[list[Table]]:
    """Return whether a value is written as ``[[name]]`` blocks."""
    return isinstance(value, list) and bool(value) and all(isinstance(item, Mapping) for item in value)


def _table(name: str, table: Table) -> str:
    plain = {k: v for k, v in table.items() if not isinstance(v, Mapping) and not is_table_array(v)}
    lines = [f"\n[{name}]\n"] if plain or not table else []
    lines += [f"{write_key(key)} = {write_value(value)}\n" for key, value in plain.items()]
    for key, value in table.items():
        inner = f"{name}.{write_key(key)}"
        if isinstance(value, Mapping):
            lines.append(_table(inner, value))
        elif is_table_array(value):
            lines += [_item(inner, item) for item in value]
    return "".join(lines)


def _item(name: str, item: Table) -> str:
    rows = "".join(f"{write_key(key)} = {write_value(value)}\n" for key, value in item.items())
    return f"\n[[{name}]]\n{rows}"


_MULTILINE: Final = r'"""(?:[^"\\]++|\\[\s\S]|"(?!""))*+(?:""")?' + r"|'''(?:[^']++|'(?!''))*+(?:''')?"
_QUOTED: Final = r'"[^"\\\n]*+(?:\\.[^"\\\n]*+)*+"?' + r"|'[^'\n]*+'?"
TOKEN: Final = re.compile(
    rf"(?P<other>#[^\n]*+|{_MULTILINE})|(?P<part>[A-Za-z0-9_-]++|{_QUOTED})|(?P<dot>\.)|(?P<end>[^ \t])"
)
"""A comment or a multi-line string; a bare or quoted word, which may be part of a key; a dot; any other non-blank."""


def longest_key(text: str, most: int) -> int:
    """Return the number of parts of the longest key, or dotted value, of a TOML text.

    text: the TOML text
    most: counting stops at `most` + 1

    >>> longest_key('a."b.c".d = "x.y.z" # e.f.g.h.i', 32), longest_key("# e.f.g.h.i", 32)
    (3, 0)
    """
    longest = parts = 0
    dotted = False
    for token in TOKEN.finditer(text):
        kind = token.lastgroup
        if kind == "part":
            parts = parts + 1 if dotted else 1
            if parts > longest:
                longest = parts
                if longest > most:
                    break
        elif kind != "dot":
            parts = 0
        dotted = kind == "dot" and parts > 0
    return longest
