"""The two texts of a position: one line, and a TOML table.

Line: ``GAME;players=3;dealer=0;phase=play;turn=1;hands=7h_Ks,3?,9c``. Fields are separated by ``;``, the values of a
list by ``,``; a list in a list is in brackets; ``_`` is a blank, and other characters are written as ``%`` and two
digits for each byte.
"""

from __future__ import annotations

import re
from typing import Any, Final

from ..errors import shorten
from .faults import PositionError

MAX_TEXT: Final = 1 << 18
"""Greatest length of a position's text, and of all its values together (characters)."""
MAX_KEY_PARTS: Final = 32
"""Greatest number of parts of a TOML key, as in records."""
MAX_NESTING: Final = 8
_PLAIN: Final = re.compile(r"[A-Za-z0-9.~?*:-]")
_ESCAPE: Final = re.compile(r"(?:%[0-9A-Fa-f]{2})+")


def write_line(game: str, fields: dict[str, Any]) -> str:
    """Return the line of a game and written values."""
    return ";".join([game, *(f"{name}={_write(value, top=True)}" for name, value in fields.items())])


def _write(value: Any, *, top: bool = False) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        inner = ",".join(map(_write, value))
        return inner if top and value else f"({inner})"
    return "".join("_" if c == " " else c if _PLAIN.fullmatch(c) else _escape(c) for c in str(value))


def _escape(character: str) -> str:
    return "".join(f"%{byte:02X}" for byte in character.encode("utf-8", "surrogatepass"))


def read_line(line: object) -> tuple[str, dict[str, Any]]:
    """Return the game and the written values of a line; raise `PositionError` for any other text."""
    if not isinstance(line, str) or not line.strip():
        raise PositionError("line", read=shorten(str(line)))
    if len(line) > MAX_TEXT:
        raise PositionError("large", count=len(line), limit=MAX_TEXT)
    game, *parts = line.strip().split(";")
    fields: dict[str, Any] = {}
    for part in parts:
        name, sign, text = part.partition("=")
        if not sign or not re.fullmatch(r"[a-z_]{1,40}", name):
            raise PositionError("line", read=shorten(part))
        if name in fields:
            raise PositionError("again", read=name)
        fields[name] = _read(text, name)
    return _unescape(game, ""), fields


def _read(text: str, at: str) -> Any:
    """Return the value of a text: a word, or a list if it has a comma or is in brackets."""
    stack: list[list[Any]] = [[]]
    word: str | None = ""
    for token in re.findall(r"[(),]|[^(),]+", text):
        if token == "(":
            stack.append([])
            word = ""
            if len(stack) > MAX_NESTING:
                raise PositionError("line", at, read=shorten(text))
        elif token == ",":
            if word is not None:
                stack[-1].append(_unescape(word, at))
            word = ""
        elif token == ")":
            if word is not None and (word or stack[-1]):
                stack[-1].append(_unescape(word, at))
            if len(stack) < 2:
                raise PositionError("line", at, read=shorten(text))
            inner = stack.pop()
            stack[-1].append(inner)
            word = None
        elif word is None:
            raise PositionError("line", at, read=shorten(text))
        else:
            word = token
    if len(stack) > 1:
        raise PositionError("line", at, read=shorten(text))
    if word is not None:
        stack[0].append(_unescape(word, at))
    values = stack[0]
    return values[0] if len(values) == 1 and "," not in text else values


def _unescape(text: str, at: str) -> str:
    def decode(run: re.Match[str]) -> str:
        return bytes.fromhex(run[0].replace("%", "")).decode("utf-8")

    try:
        return _ESCAPE.sub(decode, text.replace("_", " "))
    except UnicodeDecodeError:
        raise PositionError("line", at, read=shorten(text)) from None


def read_toml(text: object) -> dict[str, Any]:
    """Return the table of a TOML text; raise `PositionError` if it cannot be read."""
    import tomllib  # imported here, because only reading needs it, not play

    from ..toml import longest_key

    if not isinstance(text, str):
        raise PositionError("toml", read=shorten(str(text)))
    if len(text) > MAX_TEXT:
        raise PositionError("large", count=len(text), limit=MAX_TEXT)
    if longest_key(text, MAX_KEY_PARTS) > MAX_KEY_PARTS:
        raise PositionError("toml", read=shorten(text))
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError):
        raise PositionError("toml", read=shorten(text)) from None
