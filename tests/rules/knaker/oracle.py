"""The lays of Knåker, implemented a second time from the original and the rulings.

It uses text and trial and error, and shares only the letters of the cards with the rules under test. It is slow, so
that it can be obviously right.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise, permutations

VALUES = {rank: value for value, rank in enumerate("23456789TJQKA", 2)}
NEXT = {"3": "4", "4": "5", "5": "6", "6": "78", "7": "8", "8": "9", "9": "J", "J": "Q", "Q": "K", "K": "A", "A": "X"}
"""The next ranks in a ladder: no tens and no twos (12.3), a seven or none (12.2), a joker on the ace (12.4)."""
NEXT["X"] = "3"
ON_JOKERS = {1: "237TX", 2: "23TX", 3: "T"}
ON_KAJAKER = {1: "237TX", 2: "23TX", 3: "2TX", 4: "TX", 5: "X", 6: ""}


@dataclass(frozen=True)
class Table:
    """A pile, as a player finds it on turn or not.

    pile: each card and the seat that laid it, bottom first
    opened: the number of the player's own open cards on top
    on_turn: whether the player may begin a new segment
    joined: whether a row goes on over a seven
    """

    pile: tuple[tuple[str, int], ...]
    hand: tuple[str, ...]
    seat: int = 0
    up: tuple[str, ...] = ()
    stock: bool = False
    opened: int = 0
    on_turn: bool = True
    decks: int = 1
    capped: bool = False
    dots: int = 0
    joined: bool = False

    def row_word(self, cards: Sequence[tuple[str, int]]) -> str:
        """Return the ranks that make rows, as one word (N-9)."""
        return ranks(cards).replace("7", "") if self.joined else ranks(cards)

    def reaches(self, cards: Sequence[str]) -> bool:
        """Return whether the player can use these cards in this order.

        Face-up cards are used when hand and stock are empty (6.1).
        """
        hand, up = list(self.hand), list(self.up)
        for card in cards:
            if card in hand:
                hand.remove(card)
            elif card in up and not hand and not self.stock:
                up.remove(card)
            else:
                return False
        return bool(cards)

    def may(self, cards: Sequence[str]) -> bool:
        """Return whether these cards may be laid now, as a new segment or as an extension.

        Rulings N-6, N-7, N-25.
        """
        if not self.reaches(cards):
            return False
        whole = (*self.pile, *((card, self.seat) for card in cards))
        old = len(self.pile)
        begun = old - self.opened
        if self.on_turn and self.fits(whole, old, len(whole)):
            return True
        return any(self.leads_to(whole, begun, at) and self.fits(whole, at, len(whole)) for at in range(begun, old))

    def leads_to(self, whole: Sequence[tuple[str, int]], begun: int, at: int) -> bool:
        """Return whether the open cards up to `at` are segments that all gave the turn back."""
        if at == begun:
            return True
        return any(
            self.leads_to(whole, begun, cut) and self.fits(whole, cut, at) and top(ranks(whole[:at])) == "2"
            for cut in range(begun, at)
        )

    def fits(self, whole: Sequence[tuple[str, int]], begin: int, end: int) -> bool:
        """Return whether the cards from `begin` to `end` may be laid as one segment."""
        below, cards = whole[:begin], [card for card, _ in whole[begin:end]]
        said = ranks(whole[begin:end])
        if frippel(self.row_word(below).rstrip("7")) and self.decks == 1:
            return False
        if self.decks == 1 and set(said) <= {"3", "X"} and len(said) <= 6 and frippel(self.row_word(whole[:end])):
            # with all six laid at once the first must be legal like any other card
            return len(said) < 6 or self.allows(below, cards)
        one, ladder = len(set(said)) == 1, is_ladder(said)
        if not (one or ladder or is_kaker(said)) or (ladder and self.dots >= 3):
            return False
        return self.allows(below, cards)

    def allows(self, below: Sequence[tuple[str, int]], cards: Sequence[str]) -> bool:
        """Return whether the first card may be laid, and all fit kings and others' court cards."""
        seen = list(below)
        while seen and seen[-1][0][0] == "7":
            seen.pop()
        if not seen:
            return True
        first, under, row = cards[0][0], seen[-1][0][0], len(last_row(self.row_word(seen)))
        if under == "K" and row >= 3 and any(card in black(card) for card in cards):
            return False
        if self.capped and under in "JQKA" and seen[-1][1] != self.seat and any(card[0] not in "27T" for card in cards):
            return False
        if under == "X":
            if self.decks == 1 and row >= 3 and [card[0] for card in cards] == ["3"] * 4:
                return True
            return first in (ON_JOKERS[min(row, 3)] if self.decks == 1 else ON_KAJAKER[row])
        if first == "X":
            return under != "3"
        return under == "2" or first in "27T" or VALUES[first] >= VALUES[under]

    def every_order(self, most: int) -> Iterator[tuple[str, ...]]:
        """Yield every order of at most `most` of the cards."""
        have = (*self.hand, *self.up)
        for size in range(1, most + 1):
            yield from dict.fromkeys(permutations(have, size))


def ranks(cards: Sequence[tuple[str, int]]) -> str:
    """Return the ranks of cards as one word."""
    return "".join(card[0] for card, _ in cards)


def top(word: str) -> str:
    """Return the rank of the top card under sevens, empty if there is none."""
    return word.rstrip("7")[-1:]


def last_row(word: str) -> str:
    """Return the equal letters at the end of a word."""
    return word[len(word.rstrip(word[-1])) :]


def black(card: str) -> tuple[str, ...]:
    """Return a tuple of the card if it is black, else an empty tuple (N-17)."""
    return (card,) if card[0] != "X" and card[1] in "sc" else ()


def frippel(word: str) -> bool:
    """Return whether three jokers and three threes are on top, in any order."""
    return sorted(word[-6:]) == list("333XXX")


def is_ladder(word: str) -> bool:
    """Return whether ranks are a ladder: at least three, each repeated any number of times."""
    steps = [letter for letter, _ in groupby(word)]
    return len(steps) >= 3 and all(above in NEXT.get(rank, "") for rank, above in pairwise(steps))


def is_kaker(word: str) -> bool:
    """Return whether ranks are a kåker: two and three or three and two, the lower first.

    They must not be sevens, tens, twos or jokers.
    """
    runs = [(letter, len(list(row))) for letter, row in groupby(word)]
    if sorted(count for _, count in runs) != [2, 3] or set(word) & set("27TX"):
        return False
    return VALUES[runs[0][0]] < VALUES[runs[1][0]]


def turns(word: str, new: int, joined: bool = False) -> bool:
    """Return whether a pile of these ranks turns after the last `new` cards were laid.

    Rule 4; ladders never turn the pile (12.1).
    """
    laid, end = word[len(word) - new :], 0
    if "T" in laid:
        return True
    if is_ladder(laid):
        return False
    if joined:
        new -= laid.count("7")
        word = word.replace("7", "")
    for letter, row in groupby(word):
        count = len(list(row))
        end += count
        if count >= 4 and letter not in "27X" and end > len(word) - new:
            return True
    return False
