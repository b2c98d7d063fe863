"""What lies on top of the pile, and what shape a lay has. Facts only: the clauses judge them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Final, NamedTuple

from .basics import ORDER, THREE, Cards, KnakerState

LADDER: Final = "3456789JQKAX"
"""The ranks of a ladder, upwards; above the joker comes the three again (12.4, N-36)."""
ACTING: Final = "2T"
"""Ranks that act as they are laid: no part of a ladder or of a kåker (12.3, N-12)."""
NO_KAKER: Final = "2T7X"
"""Ranks that are no part of a kåker (15, N-12, N-30)."""
CLAD: Final = "JQKA"
"""Court cards, and the ace with them (17.2.6, N-21)."""
FULL_HOUSE: Final = 5
FRIPPEL: Final = 6
ROW: Final = 4
"""So many of a rank in a row turn the pile (4.2)."""


class Top(NamedTuple):
    """What counts as the top of a pile: seen through sevens (13, N-9).

    `rank`: `None` where nothing lies, or nothing but sevens (13.3); `row`: how many of its rank lie in a row; `owner`:
    who laid it; `frippel`: the six on top are three jokers and three threes (10.3); `through`: sevens lie on it.
    """

    rank: str | None = None
    card: str | None = None
    row: int = 0
    owner: int | None = None
    frippel: bool = False
    through: bool = False


def top_of(pile: Cards, owners: tuple[int, ...], decks: int) -> Top:
    """The top of a pile."""
    at = len(pile)
    while at and pile[at - 1][0] == "7":
        at -= 1
    through = at < len(pile)
    if not at:
        return Top(through=through)
    card = pile[at - 1]
    row = 1
    while row < at and pile[at - 1 - row][0] == card[0]:
        row += 1
    return Top(card[0], card, row, owners[at - 1], decks == 1 and is_frippel(pile[:at]), through)


def is_frippel(pile: Cards) -> bool:
    """Whether the six cards on top are three jokers and three threes, in any order (10.3, N-20)."""
    ranks = [card[0] for card in pile[-FRIPPEL:]]
    return ranks.count("X") == THREE and ranks.count("3") == THREE


def follows(rank: str, other: str) -> bool:
    """Whether `other` comes directly above `rank` in a ladder; a seven may be skipped (12.2)."""
    place = LADDER.index(rank)
    return LADDER[(place + 1) % len(LADDER)] == other or (rank, other) == ("6", "8")


def is_ladder(cards: Cards) -> bool:
    """Whether cards are a ladder: at least three ranks, each directly above the one before (12)."""
    steps = 1
    for card, other in pairwise(cards):
        rank, above = card[0], other[0]
        if rank in ACTING or above in ACTING:
            return False
        if rank != above:
            if not follows(rank, above):
                return False
            steps += 1
    return steps >= THREE


def is_kaker(cards: Cards) -> bool:
    """Whether cards are a kåker: three of one rank and two of another, the lower rank first (15, N-12, N-30)."""
    if len(cards) != FULL_HOUSE:
        return False
    ranks = [card[0] for card in cards]
    first = ranks.count(ranks[0])
    return (
        first in (2, 3)
        and ranks == [ranks[0]] * first + [ranks[-1]] * (FULL_HOUSE - first)
        and not {*ranks} & {*NO_KAKER}
        and ORDER.index(ranks[0]) < ORDER.index(ranks[-1])
    )


def like_kaker(cards: Cards) -> bool:
    """Whether cards look as if a kåker was meant: three of one rank and two of another."""
    return sorted(Counter(card[0] for card in cards).values()) == [2, 3]


@dataclass(frozen=True)
class Lay:
    """Cards that are laid on a pile as one segment of a turn (N-6), by `seat`."""

    seat: int
    cards: Cards
    pile: Cards
    top: Top
    decks: int
    capped: bool = False
    barred: bool = False

    @property
    def first(self) -> str:
        """The card that meets the pile."""
        return self.cards[0]

    @property
    def rank(self) -> str:
        """The rank of the first card."""
        return self.cards[0][0]

    @cached_property
    def shape(self) -> str | None:
        """``frippel``, ``set``, ``ladder`` or ``kaker``; `None`: nothing that may be laid together."""
        if self.forms_frippel:
            return "frippel"
        if len({card[0] for card in self.cards}) == 1:
            return "set"
        return "ladder" if is_ladder(self.cards) else "kaker" if is_kaker(self.cards) else None

    @cached_property
    def forms_frippel(self) -> bool:
        """Whether the lay makes a frippelknåker (10.3), which it does of jokers and threes alone."""
        if self.decks > 1 or len(self.cards) > FRIPPEL or {card[0] for card in self.cards} - {"X", "3"}:
            return False
        return is_frippel((*self.pile, *self.cards)) and not self.top.frippel

    @property
    def exempt(self) -> bool:
        """Whether its cards' own limits do not bind: it completes a frippelknåker of which a part lies there (N-31)."""
        return self.forms_frippel and len(self.cards) < FRIPPEL

    @property
    def on_two(self) -> bool:
        """Whether what counts is a two, after it is laid: of twos, or of sevens on a two (5, 13.2)."""
        return self.cards[-1][0] == "2" or (self.top.rank == "2" and all(card[0] == "7" for card in self.cards))


def lay_on(s: KnakerState, seat: int, cards: Cards, pile: Cards, owners: tuple[int, ...]) -> Lay:
    """A lay of a seat on some pile, with what binds that seat."""
    return Lay(
        seat,
        cards,
        pile,
        top_of(pile, owners, s.decks),
        s.decks,
        capped=seat in s.capped,
        barred=s.dots[seat] >= THREE,
    )
