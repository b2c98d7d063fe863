"""Controls: how the moves of a phase are made where they are not written: pressed, chosen, laid on a pile, timed.

A game declares them phase by phase, its scene tells those of a position, and a page draws them by what they take and
how they stand. Nothing here knows a rule: a view lists what is allowed, `State.judge` answers whoever tries the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Literal

from .cards import BIT
from .moves import Move

Takes = Literal[
    "nothing", "word", "seat", "some", "card", "cards", "pair", "pile", "cards-on-pile", "named-card", "clock"
]
"""What comes after the first words of a move:

``nothing``; a ``word`` of a few; another ``seat``; ``some`` cards of those that the view lists; a ``card``, or any
number of ``cards``, that the seat has; a ``pair`` of one's own card and an open one; one of the seat's own piles
(``pile``); ``cards-on-pile``: cards, ``on``, and anybody's pile, written SEAT.PILE; a ``named-card``: a seat and one of
its cards, of a move that befalls it and that nobody makes; a ``clock``: seconds, and a number measured with them.
"""
Stands = Literal["due", "everyday", "late", "any-time", "rare", "takes-back", "untimely"]
"""How a control stands among the others: ``due``: where it is allowed, before whatever else its seat may do;
``late``: still allowed where others come first; ``any-time``: said when it is time, in turn or not, and whether it is
time is not told beforehand; ``rare``: for exceptions; ``takes-back``: of what its seat has done; ``untimely``: of no
use to this reader here, though it may be tried.
"""
ON: Final = "on"
"""The word between cards and the pile that they are laid on."""


@dataclass(frozen=True, slots=True)
class Control:
    """A way to make moves. `words`: their verb, and what else they all begin with: ``("cheat", "swap", "0")``.

    `among`: the words of which it takes one; `from_piles`: its cards may come from the open ones of one's piles too.
    """

    words: tuple[str, ...]
    takes: Takes = "nothing"
    stands: Stands = "everyday"
    among: tuple[str, ...] = ()
    from_piles: bool = False

    @property
    def verb(self) -> str:
        """The verb of its moves."""
        return self.words[0]

    @property
    def nested(self) -> bool:
        """Whether it does one thing under the verb of another: that is not tried, only done where it is allowed."""
        return len(self.words) > 1

    def move(self, seat: int | None, *more: str) -> Move:
        """The move of a seat with what the control takes.

        >>> str(control("cheat swap 0", "card").move(2, "7h"))
        '2 cheat swap 0 7h'
        """
        return Move(seat, self.words[0], (*self.words[1:], *more))

    def makes(self, move: Move) -> bool:
        """Whether a move is one of its own.

        >>> control("play", "card").makes(Move(0, "play", ("7h",))), control("play", "card").makes(Move(0, "play"))
        (True, False)
        """
        inner = len(self.words) - 1
        if move.verb != self.words[0] or (inner and move.args[:inner] != self.words[1:]):
            return False
        return (move.seat is None) == (self.takes == "named-card") and _TAKEN[self.takes](self, move.args[inner:])


def control(
    words: str,
    takes: Takes = "nothing",
    stands: Stands = "everyday",
    *,
    among: tuple[str, ...] = (),
    from_piles: bool = False,
) -> Control:
    """The control whose moves begin with some words: ``control("knock")``, ``control("play", "card")``."""
    return Control(tuple(words.split()), takes, stands, among, from_piles)


def all_stand(controls: Iterable[Control]) -> dict[str, Stands]:
    """How the moves of each verb stand; `ValueError` where controls of one verb stand differently."""
    found: dict[str, Stands] = {}
    for one in controls:
        if found.setdefault(one.verb, one.stands) != one.stands:
            raise ValueError(f"the controls of {one.verb} stand as {found[one.verb]} and as {one.stands}")
    return found


def _cards(words: tuple[str, ...]) -> bool:
    return bool(words) and all(word in BIT for word in words)


def _number(word: str) -> bool:
    return word.isascii() and word.isdigit()


_TAKEN: Final[dict[Takes, Callable[[Control, tuple[str, ...]], bool]]] = {
    "nothing": lambda _, words: not words,
    "word": lambda one, words: len(words) == 1 and words[0] in one.among,
    "seat": lambda _, words: len(words) == 1 and _number(words[0]),
    "some": lambda _, words: _cards(words),
    "card": lambda _, words: len(words) == 1 and _cards(words),
    "cards": lambda _, words: _cards(words),
    "pair": lambda _, words: len(words) == 2 and _cards(words),
    "pile": lambda _, words: len(words) == 1 and _number(words[0]),
    "cards-on-pile": lambda _, words: words[-2:-1] == (ON,) and _cards(words[:-2]),
    "named-card": lambda _, words: len(words) == 2 and _number(words[0]) and _cards(words[1:]),
    "clock": lambda _, words: len(words) == 2 and not any(word in BIT for word in words),
}
"""Whether words are what a control takes."""
