"""Codes of rooms, which people type, and secrets, which devices keep."""

from __future__ import annotations

import re
from hashlib import blake2b
from hmac import compare_digest
from secrets import choice, token_urlsafe
from typing import Final

ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""The letters of a code, without those that look alike (no 0 and O, no 1 and I)."""
LENGTH: Final = 6
SECRET_BYTES: Final = 18
LONGEST_SECRET: Final = 64


def draw_code(letters: str = ALPHABET) -> str:
    """Return a random code, which cannot be guessed from earlier codes.

    letters: the letters that the code may begin with
    >>> len(draw_code()), is_code(draw_code()), set("01IO") & set(ALPHABET), draw_code("Q")[0]
    (6, True, set(), 'Q')
    """
    return choice(letters) + "".join(choice(ALPHABET) for _ in range(LENGTH - 1))


def is_code(text: object) -> bool:
    """Return whether a value has the form of a code.

    >>> is_code("ABC234"), is_code("ABC104"), is_code("abc234"), is_code(7)
    (True, False, False, False)
    """
    return isinstance(text, str) and len(text) == LENGTH and set(text) <= set(ALPHABET)


def tidy_code(text: str) -> str:
    """Return the code in a typed or pasted text, which may be the whole address of a room.

    >>> tidy_code(" a9c 2ge"), tidy_code("A9C-2GE."), tidy_code("https://book.example/room/A9C2GE?lang=sv")
    ('A9C2GE', 'A9C2GE', 'A9C2GE')
    """
    if address := re.search(r"room/([^/?#]*)", text, re.IGNORECASE):
        text = address[1]
    return "".join(letter for letter in text.upper() if letter.isalnum())


def draw_secret() -> str:
    """Return a random secret: the token of a device or of a teacher."""
    return token_urlsafe(SECRET_BYTES)


def hash_secret(secret: str) -> str:
    """Return the hash of a secret, which is stored in its place."""
    return blake2b(secret.encode("utf-8", "replace"), digest_size=24, person=b"knack-room").hexdigest()


def fits(secret: object, kept: str) -> bool:
    """Return whether a secret is the one whose hash is `kept`.

    >>> fits("open sesame", hash_secret("open sesame")), fits("sesame", hash_secret("open sesame")), fits(None, "")
    (True, False, False)
    """
    if not isinstance(secret, str) or not 0 < len(secret) <= LONGEST_SECRET or not kept:
        return False
    return compare_digest(hash_secret(secret), kept)
