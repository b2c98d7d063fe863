"""The number of parts in the keys of a TOML text, counted before a parser reads it.

A parser's time grows with the square of the number of parts of a key. A pattern that searches for such keys anywhere
takes time that grows with the square of the text, because each quote in a string or a comment could begin a key. So
the text is cut into tokens once, from its beginning, and each character belongs to exactly one token.
"""

from __future__ import annotations

import re
from typing import Final

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
