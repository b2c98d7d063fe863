"""Seeds: as readers write them, the next of a series, and those of a match.

A seed determines the whole pack, so it stays on the desk while its deal is played. Seeds that nobody has chosen come
from the system's randomness, so that no deal can be foretold from the one before.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from secrets import choice

from ..rulebook.link_fields import drop_format
from ..rules import NotationError
from ..rules.core.showing import describe

MAX_SEED = 40
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The characters of random seeds: none that could be confused with another."""


def seed_of(value: object) -> str:
    r"""A seed as text, ``""`` for none. Raises `NotationError` if it is too long, not text, or not printable.

    Format characters, which nobody sees and which copying brings along, are no part of it.

    >>> seed_of("class\u200b 9\u00ad "), seed_of(7)
    ('class 9', '7')
    """
    text = str(value) if type(value) is int and value.bit_length() < 100 else "" if value is None else value
    if isinstance(text, str):
        text = drop_format(text).strip()
        if len(text) <= MAX_SEED and text.isprintable():
            return text
    raise NotationError(f"seed = {describe(value)}: expected at most {MAX_SEED} printable characters")


def next_seed(seed: str) -> str:
    """The seed after `seed`: its last number raised by one, and cut to `MAX_SEED` characters.

    >>> next_seed("7"), next_seed("class 9"), next_seed("autumn")
    ('8', 'class 10', 'autumn 2')
    """
    head = seed.rstrip("0123456789")
    tail = seed[len(head) :]
    if not tail or len(tail) >= 18:
        head, number = f"{seed} ", "2"
    else:
        number = str(int(tail) + 1)
    return head[: MAX_SEED - len(number)] + number


def draw_seed() -> str:
    """A seed that nobody can foresee, short enough to be written down.

    >>> len(draw_seed()), draw_seed() == draw_seed()
    (19, False)
    """
    return "-".join("".join(choice(LETTERS) for _ in range(4)) for _ in range(4))


@dataclass(frozen=True, slots=True)
class Luck:
    """The seeds of a match's chance and opponents. No page learns them while a deal is played.

    `seed`: for the opponents' decisions, and in a `series`, whose first seed the author of a page has given, for the
    next deal. `used`: the seed of each deal that was made here, by the deal's text; `first`: the
    text of the deal that a visit begins with, the same for everybody.
    """

    seed: str = field(default_factory=draw_seed)
    series: bool = False
    used: Mapping[str, str] = field(default_factory=dict)
    first: str = ""

    def due(self, chosen: str = "") -> str:
        """The seed of what chance does next: the one that was chosen, the next of a series, else a new one."""
        return chosen or (self.seed if self.series else draw_seed())

    def advance(self, text: str, seed: str) -> Luck:
        """The luck after chance has made the move `text` from `seed`."""
        used = {**self.used, text: seed} if text.startswith("deal ") else self.used
        return Luck(next_seed(seed), self.series, used, self.first)
