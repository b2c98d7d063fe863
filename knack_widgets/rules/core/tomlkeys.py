"""How many parts the keys of a TOML text have, found in one pass, before a parser reads it.

Parsers take time by the square of a key's parts. A pattern that looks for such keys anywhere in a text takes time by
the square of the text: each quote in a string or a comment could begin a key. So the text is cut into tokens once, from
its beginning, and each character belongs to one token.
"""

from __future__ import annotations

import re
from typing import Final

_MULTILINE: Final = r'"""(?:[^"\\]++|\\[\s\S]|"(?!""))*+(?:""")?' + r"|'''(?:[^']++|'(?!''))*+(?:''')?"
_QUOTED: Final = r'"[^"\\\n]*+(?:\\.[^"\\\n]*+)*+"?' + r"|'[^'\n]*+'?"
TOKEN: Final = re.compile(
    rf"(?P<other>#[^\n]*+|{_MULTILINE})|(?P<part>[A-Za-z0-9_-]++|{_QUOTED})|(?P<dot>\.)|(?P<end>[^ \t])"
)
"""A comment or a text of several lines; a part of a key, or what could be one; a dot; anything else but blanks."""


def longest_key(text: str, most: int) -> int:
    """The parts of the longest key, or dotted value, of a TOML text; counting ends at `most` + 1.

    >>> longest_key('a."b.c".d = "x.y.z" # e.f.g.h.i', 32)
    3
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
