"""Controls: how a page lets a reader make moves with buttons, cards, piles or a clock.

A game declares them phase by phase, a scene contains those of its position, and a page draws them by their arguments
(`takes`) and their prominence (`stands`). This module knows no rules: a view lists the legal moves, and `State.judge`
judges any other.
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
"""The kind of the arguments of a move, after the fixed words.

``nothing``: no argument; ``word``: one word of a short list; ``seat``: another seat; ``some``: some of the cards that
the view lists; ``card``: one card of the seat; ``cards``: any number of its cards; ``pair``: an own card and an open
card; ``pile``: one of the seat's own piles; ``cards-on-pile``: cards, ``on``, and any seat's pile, written SEAT.PILE;
``named-card``: a seat and one of its cards, for the declaration that others have seen the card; ``clock``: a time
(seconds) and another measured number.
"""
Stands = Literal["due", "everyday", "late", "any-time", "rare", "takes-back", "untimely"]
"""The prominence of a control among the others.

``due``: if allowed, it comes before all other moves of its seat; ``everyday``: the usual case; ``late``: still allowed
while other moves have precedence; ``any-time``: for a statement in or out of turn (the page does not reveal in advance
whether it is allowed); ``rare``: for exceptions; ``takes-back``: undoes a move of its own seat; ``untimely``: useless
to this reader in this position, but it may be tried.
"""
ON: Final = "on"
"""The word between the cards and their pile."""


@dataclass(frozen=True, slots=True)
class Control:
    """A way to make moves, such as a button or a card to press.

    words: the verb, and other words with which all moves of the control begin: ``("cheat", "swap", "0")``
    takes: the arguments after these words
    stands: the prominence among the other controls
    among: the words of which the move takes one, if `takes` is ``word``; for a clock, examples of its two numbers
    from_piles: whether its cards may also come from the open cards of the seat's own piles
    """

    words: tuple[str, ...]
    takes: Takes = "nothing"
    stands: Stands = "everyday"
    among: tuple[str, ...] = ()
    from_piles: bool = False

    @property
    def verb(self) -> str:
        """The verb of the control's moves."""
        return self.words[0]

    @property
    def nested(self) -> bool:
        """True if the control is a special case of another verb.

        A page offers such a control only if its move is allowed.
        """
        return len(self.words) > 1

    def move(self, seat: int | None, *more: str) -> Move:
        """Return the move of a seat with some arguments.

        >>> str(control("cheat swap 0", "card").move(2, "7h"))
        '2 cheat swap 0 7h'
        """
        return Move(seat, self.words[0], (*self.words[1:], *more))

    def makes(self, move: Move) -> bool:
        """Return whether a move is one of the control's moves.

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
    """Return a control whose moves begin with some words, such as ``control("play", "card")``.

    words: the verb and any further fixed words, separated by spaces
    takes: the arguments after these words
    stands: the prominence among the other controls
    among: the words of which the move takes one
    from_piles: whether its cards may also come from the open cards of the seat's own piles
    """
    return Control(tuple(words.split()), takes, stands, among, from_piles)


def all_stand(controls: Iterable[Control]) -> dict[str, Stands]:
    """Return the prominence of each verb's controls.

    Raise `ValueError` if controls of the same verb have different prominences.
    """
    stands: dict[str, Stands] = {}
    for one in controls:
        if stands.setdefault(one.verb, one.stands) != one.stands:
            raise ValueError(
                f"the controls of {one.verb} are {stands[one.verb]} and {one.stands}; expected one prominence"
            )
    return stands


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
"""Kind of arguments → whether some words have this form."""
