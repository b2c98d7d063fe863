"""Seeds as readers write them: short printable text, and the one that comes after."""

from __future__ import annotations

from ..rules import NotationError
from ..rules.core.showing import shown

MAX_SEED = 40


def seed_of(value: object) -> str:
    """A seed as text, ``""`` for none. Raises `NotationError` for what is too long, no text, or not printable."""
    text = str(value) if type(value) is int and value.bit_length() < 100 else "" if value is None else value
    if isinstance(text, str):
        text = text.strip()
        if len(text) <= MAX_SEED and text.isprintable():
            return text
    raise NotationError(f"seed = {shown(value)}: expected at most {MAX_SEED} printable characters")


def following(seed: str) -> str:
    """The seed after `seed`: its last number raised by one. As short as a seed must be.

    >>> following("7"), following("class 9"), following("autumn")
    ('8', 'class 10', 'autumn 2')
    """
    head = seed.rstrip("0123456789")
    tail = seed[len(head) :]
    if not tail or len(tail) >= 18:
        head, number = f"{seed} ", "2"
    else:
        number = str(int(tail) + 1)
    return head[: MAX_SEED - len(number)] + number
