"""Writing TOML in a canonical form, with the standard library alone.

`tomllib` does the reading. This module does the writing for two reasons: the rules must run without
libraries, and the bytes of a record (and of every permalink with it) must not change with a library's
release.
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
    """Return an array with one value a line."""
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
