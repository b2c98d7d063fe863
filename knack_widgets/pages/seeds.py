"""Seeds: their normal form, the next of a series, and the seeds of a match.

A seed determines the whole pack, so it is not sent to the page while its deal is played. If no reader or author has
chosen a seed, it comes from the system's random generator, so that a deal cannot be predicted from the previous deal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from secrets import choice

from ..rulebook.link_fields import drop_format
from ..rules import NotationError
from ..rules.core.errors import describe

MAX_SEED = 40
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The characters of random seeds, which all look different."""


def seed_of(value: object) -> str:
    r"""Return a seed as text, ``""`` for None.

    Raise NotationError if it is too long, not text, or not printable. Invisible format characters, which copying can
    add, are removed.

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
    """Return the seed after `seed`: its last number plus one, cut to `MAX_SEED` characters.

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
    """Return an unpredictable seed, short enough to write down.

    >>> len(draw_seed()), draw_seed() == draw_seed()
    (19, False)
    """
    return "-".join("".join(choice(LETTERS) for _ in range(4)) for _ in range(4))


@dataclass(frozen=True, slots=True)
class Luck:
    """The seeds of a match's chance moves and computer players, secret during a deal.

    `seed`: the seed for the computer players' decisions and, in a `series`, for the next deal; the author of a page
        sets the first seed of a series. `used`: text of a deal → its seed, for the deals made here; `first`: the text
        of the deal with which every visit begins.
    """

    seed: str = field(default_factory=draw_seed)
    series: bool = False
    used: Mapping[str, str] = field(default_factory=dict)
    first: str = ""

    def due(self, chosen: str = "") -> str:
        """Return the seed of the next chance move.

        It is `chosen` if that is not empty, otherwise the next of the series if there is one, otherwise a new seed.
        """
        return chosen or (self.seed if self.series else draw_seed())

    def advance(self, text: str, seed: str) -> Luck:
        """Return the luck after `seed` has given the chance move `text`."""
        used = {**self.used, text: seed} if text.startswith("deal ") else self.used
        return Luck(next_seed(seed), self.series, used, self.first)
