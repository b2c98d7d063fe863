"""What lies on top of the pile, and what a lay is meant to be. Facts only: the clauses judge them."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple

from ..core.cards import Card
from ..core.facts import Setup
from ..core.readings import OURS
from .pack import THREE, Cards, is_black

ACTING: Final = "2T"
"""Ranks that act as they are laid: no part of a ladder or of a kåker (12.3, N-12)."""
FULL_HOUSE: Final = 5
FRIPPEL: Final = 6
ROW: Final = 4
"""So many of a rank in a row turn the pile (4.2)."""

Objection = tuple[str, dict[str, Any]] | None
"""What a clause has against a lay: the key of the reason and its facts."""


class OpenCard(NamedTuple):
    """An open card of a turn: where it came from, which is where it goes when it is taken back."""

    card: Card
    origin: int


HAND: Final = -1
FIXED: Final = -2
"""Origin of chance cards and flipped cards: they never go back (N-27)."""


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


def drop_sevens(cards: Cards) -> Cards:
    """Return the cards without sevens: what makes a row where a seven between does not break it (N-9, b)."""
    return tuple([card for card in cards if card[0] != "7"])


def top_of(pile: Cards, owners: tuple[int, ...], decks: int, *, sevens_join: bool = False) -> Top:
    """Return the top of a pile.

    sevens_join: whether cards with nothing but sevens between them lie in a row (N-9, b)
    """
    at = len(pile)
    while at and pile[at - 1][0] == "7":
        at -= 1
    through = at < len(pile)
    if not at:
        return Top(through=through)
    card = pile[at - 1]
    seen = drop_sevens(pile[:at]) if sevens_join else pile[:at]
    row = 1
    while row < len(seen) and seen[-1 - row][0] == card[0]:
        row += 1
    return Top(card[0], card, row, owners[at - 1], decks == 1 and is_frippel(seen), through)


def is_frippel(pile: Cards) -> bool:
    """Whether the six cards on top are three jokers and three threes, in any order (10.3, N-20)."""
    ranks = [card[0] for card in pile[-FRIPPEL:]]
    return ranks.count("X") == THREE and ranks.count("3") == THREE


@dataclass(frozen=True)
class Lay:
    """Cards that are laid on a pile as one segment of a turn (N-6), by `seat`.

    `setup`: what was settled before the match, the clauses that are struck and the rulings read otherwise among it.
    """

    seat: int
    cards: Cards
    pile: Cards
    top: Top
    decks: int
    setup: Setup
    capped: bool = False
    barred: bool = False

    @property
    def without(self) -> tuple[str, ...]:
        """The clauses that are struck."""
        return self.setup.without

    @property
    def readings(self) -> Mapping[str, str]:
        """The rulings that are read otherwise."""
        return self.setup.readings

    def reads(self, ruling: str) -> str:
        """How a ruling is read in this match."""
        return self.setup.readings.get(ruling, OURS)

    @property
    def first(self) -> str:
        """The card that meets the pile."""
        return self.cards[0]

    @property
    def rank(self) -> str:
        """The rank of the first card."""
        return self.cards[0][0]

    @cached_property
    def ranks(self) -> frozenset[str]:
        """The ranks of its cards."""
        return frozenset([card[0] for card in self.cards])

    @property
    def shape_kind(self) -> Hashable:
        """All that the clauses about what is laid together may ask: lays that are alike in it are answered alike."""
        return "".join([card[0] for card in self.cards]), self.forms_frippel, self.barred

    @property
    def limit_kind(self) -> Hashable:
        """The same of the clauses about where something is laid.

        The first card, which ranks come, which of them black, of one alone how many, what they meet. Of colours only
        three kings ask (14), of a row no clause counts further than six (17.2.6).
        """
        top, ranks = self.top, self.ranks
        return (
            (
                self.rank,
                ranks,
                len(self.cards) if len(ranks) == 1 else 0,
                frozenset([card[0] for card in self.cards if is_black(card)]),
            ),
            (top.rank, min(top.row, FRIPPEL), top.frippel, top.owner == self.seat, self.forms_frippel),
            (self.decks, self.capped),
        )

    @cached_property
    def intent(self) -> str:
        """``frippel``, ``set``, ``kaker`` or ``ladder``: what the cards are meant to be, as far as one can see.

        Three of one rank and two of another are meant as a kåker, all other cards of several ranks as a ladder. What
        they lack the clauses say: see `acts.legality.shape`.
        """
        if self.forms_frippel:
            return "frippel"
        if len(self.ranks) == 1:
            return "set"
        if len(self.ranks) == 2 and len(self.cards) == FULL_HOUSE:
            alike = sum(card[0] == self.rank for card in self.cards)
            return "kaker" if alike in (2, 3) else "ladder"
        return "ladder"

    @property
    def forms_frippel(self) -> bool:
        """Whether the lay makes a frippelknåker (10.3), which it does of jokers and threes alone."""
        if self.decks > 1 or len(self.cards) > FRIPPEL or any(card[0] not in "3X" for card in self.cards):
            return False
        below = drop_sevens(self.pile) if self.reads("N-9") == "b" else self.pile
        return is_frippel((*below, *self.cards)) and not self.top.frippel

    @property
    def exempt(self) -> bool:
        """Whether its cards' own limits do not bind: it completes a frippelknåker of which a part lies there (N-31)."""
        return self.forms_frippel and len(self.cards) < FRIPPEL

    @property
    def leaves_two(self) -> bool:
        """Whether what counts is a two, after it is laid: of twos, or of sevens on a two (5, 13.2)."""
        return self.cards[-1][0] == "2" or (self.top.rank == "2" and self.ranks == {"7"})
