"""Opening odds: what it leads to, to join the deal, for every hand up to its suits and every position at the table.

The table is made once (`knack-widgets openings`, `tabling`) and answers at once. It is of deals under the options and
readings of the book, by how many have joined and left before, and by what lies in the pot. Hands that differ in their
suits alone are one class: the odds of one of them stand for all. Of the upcard only so much counts as the clauses make
of it (`trump_lines` of a game). What the table is not made for has to be worked out (`odds`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from math import comb, log2, sqrt
from pathlib import Path
from struct import Struct
from types import MappingProxyType
from typing import Final, NamedTuple
from zipfile import ZipFile

from ..rules import Card, Move, View, games
from ..rules.core.cards import RANKS, STRENGTH, SUITS
from ..rules.core.facts import Setup
from ..rules.core.trickview import TrickView
from .comparing import Odds
from .spans import Z, wilson
from .talking import JOINED, WAITING

FILE: Final = Path(__file__).with_name("openings.zip")
STAYING_OUT: Final = frozenset({"fold", "pass"})
ENTRY: Final = Struct("<BhB")
"""Of each class: how often it failed, what it gained in all, and how far the gains lie apart, at the usual stake."""
SPREADS: Final = 32
"""Steps of the measure of how far gains lie apart, until it is twice as far (and one more): two in a hundred each."""
Sorted = tuple[str, ...]
"""Ranks of a suit, the highest first."""
Dealt = tuple[tuple[Card, ...], Card | None]
"""A hand, and the upcard."""


class Class(NamedTuple):
    """A hand up to suits: its trumps, its other suits, and the upcard's rank (empty where there is none yet)."""

    up: str
    trumps: Sorted
    others: tuple[Sorted, ...]


class Place(NamedTuple):
    """Where a player stands who is to speak: how many sit at the table, have joined and have left before, the pot."""

    seats: int
    joined: int = 0
    left: int = 0
    pot: int = 0


class Entry(NamedTuple):
    """What joining has led to in `worlds` of a class: how often it failed, what it gained in all, and its spread."""

    worlds: int
    failed: int
    total: int
    spread: int

    @property
    def deviation(self) -> float:
        """The standard deviation of the gains."""
        return float(2 ** (self.spread / SPREADS) - 1)


def classify(hand: Sequence[Card], up: Card | None) -> Class:
    """The class of a hand.

    >>> classify([Card("7h"), Card("Ah"), Card("Ts")], Card("9h"))
    Class(up='9', trumps=('A', '7'), others=(('T',),))
    """
    suits: dict[str, list[str]] = {}
    for card in sorted(hand, key=STRENGTH.__getitem__, reverse=True):
        suits.setdefault(card.suit, []).append(card.rank)
    trumps = suits.pop(up.suit, []) if up else []
    return Class(up.rank if up else "", tuple(trumps), tuple(sorted(map(tuple, suits.values()))))


def find_alike(game: str, one: Class) -> Class:
    """The class that stands for this one: the lowest upcard that makes no difference, trumps as high among those left.

    >>> find_alike("knack", Class("9", ("A", "7"), (("T",),)))
    Class(up='6', trumps=('A', '8'), others=(('T',),))
    """
    if not one.up:
        return one
    least = _bands(game)[one.up]
    return Class(least, tuple(_shifts(game, one.up, least)[rank] for rank in one.trumps), one.others)


@cache
def classes(game: str, shown: bool) -> Mapping[Class, Dealt]:
    """Every class that stands for others, in its order, each with a hand and an upcard of it; `shown`: there is one."""
    pack = _sorted_pack(game)
    bands = _bands(game)
    found: dict[Class, Dealt] = {}
    for up in [card for card in pack if card.suit == SUITS[0] and bands[card.rank] == card.rank] if shown else [None]:
        for hand in combinations([card for card in pack if card != up], 3):
            found.setdefault(classify(hand, up), (hand, up))
    return MappingProxyType(found)


def place_of(view: View) -> Place | None:
    """Where the player stands whose view it is; `None` where it is not to join or to leave with the cards dealt."""
    if not isinstance(view, TrickView):
        return None
    setup = view.setup
    plain = {name: option.default for name, option in setup.game.options.items()}
    settled = {name: value for name, value in setup.options.items() if name != "stake"}
    spoken = [word for word in view.standing if word != WAITING]
    joined = sum(word in JOINED for word in spoken)
    if (
        len(view.seats) != 1
        or view.turn not in view.seats
        or setup.without
        or setup.readings
        or view.bets
        or view.trick
        or view.finished_tricks
        or any(plain[name] != value for name, value in settled.items())
        or view.standing[view.turn] != WAITING
        or joining_move(view) is None
    ):
        return None
    return Place(len(view.counts), joined, len(spoken) - joined, view.pot)


def joining_move(view: View) -> Move | None:
    """The move that joins the deal, where the choice is between that one and to stay out."""
    moves = [move for move in view.moves if move.verb not in STAYING_OUT]
    return moves[0] if len(moves) == 1 < len(view.moves) else None


def opening(view: View) -> Odds | None:
    """The odds of joining the deal, from the table; `None` where it has none of them: `odds` works them out."""
    place, joining = place_of(view), joining_move(view)
    if place is None or joining is None or not isinstance(view, TrickView):
        return None
    game, stakes = view.setup.game, count_stakes(view.setup)
    found = read_sections(game.id).get(place._replace(pot=round(place.pot / stakes)))
    if found is None:
        return None
    worlds, section = found
    (seat,) = view.seats
    up = view.up[0] if view.up else None
    at = _order(game.id, up is not None).get(find_alike(game.id, classify(view.hands[seat] or (), up)))
    if at is None:
        return None
    return _entry_odds(joining, Entry(worlds, *read_entry(section, at)), stakes)


def count_stakes(setup: Setup) -> float:
    """How many times the usual stake is played for: of that one is the table."""
    usual = setup.game.options.get("stake")
    return float(setup.options["stake"]) / float(usual.default) if usual else 1.0


def table_places(game: str) -> frozenset[Place]:
    """For which places there is a table."""
    return frozenset(read_sections(game))


def prepare(game: str) -> None:
    """Makes the classes that the first answer of the table of `game` would wait for; without a table nothing."""
    for seats in {place.seats for place in read_sections(game)}:
        _order(game, has_joining_entries(game, seats))


def has_opening_table(game: str, seats: int) -> bool:
    """Whether there is a table for the first to speak of so many."""
    return _first_section(game, seats) is not None


def has_joining_entries(game: str, seats: int) -> bool:
    """Whether `joining_entries` has any, told by their number alone: to make the classes takes a while.

    Without an upcard there are fewer: three cards of a suit, two of one and one of another, or of three suits.
    """
    found = _first_section(game, seats)
    if found is None:
        return False
    ranks = len(_sorted_pack(game)) // len(SUITS)
    alone = comb(ranks, 3) + comb(ranks, 2) * ranks + comb(ranks + 2, 3)
    return len(found[1]) > ENTRY.size * alone


def joining_entries(game: str, seats: int) -> Iterator[tuple[Class, Entry]]:
    """Each class with what joining has led to for the first to speak, under every upcard; nothing without a table.

    Only of games that turn a card up before anybody speaks.
    """
    found = _first_section(game, seats)
    if found is None or not has_joining_entries(game, seats):  # or no card lies open yet
        return
    for at, one in enumerate(classes(game, shown=True)):
        told = read_entry(found[1], at)
        for up, least in _bands(game).items():
            if least == one.up:
                back = {to: rank for rank, to in _shifts(game, up, least).items()}
                yield Class(up, tuple(back[rank] for rank in one.trumps), one.others), Entry(found[0], *told)


def measure_spread(deviation: float) -> int:
    """How a standard deviation is kept in an entry.

    >>> round(Entry(24, 0, 0, measure_spread(2.5)).deviation, 2)
    2.51
    """
    return min(255, round(SPREADS * log2(1 + deviation)))


def read_entry(section: bytes, at: int) -> tuple[int, int, int]:
    """An entry of a section, with the first bytes of all entries first, then the second ones (so they pack better).

    >>> read_entry(section_of(ENTRY.pack(1, -2, 3) + ENTRY.pack(4, -5, 6)), 1)
    (4, -5, 6)
    """
    failed, total, spread = ENTRY.unpack(section[at :: len(section) // ENTRY.size])
    return failed, total, spread


def section_of(entries: bytes) -> bytes:
    """The section of which `read_entry` reads them again."""
    return b"".join(entries[at :: ENTRY.size] for at in range(ENTRY.size))


def _entry_odds(move: Move, entry: Entry, stakes: float) -> Odds:
    count, failed, total, _ = entry
    mean, half = total / count, Z * entry.deviation / sqrt(count)
    span = ((mean - half) * stakes, (mean + half) * stakes)
    return Odds(move, failed / count, wilson(failed, count), count, False, "careful", mean * stakes, span)


@cache
def _sorted_pack(game: str) -> tuple[Card, ...]:
    facts = games[game]
    pack = facts.pack(facts.start().setup)
    return tuple(sorted(pack, key=lambda card: (SUITS.index(card.suit), RANKS.index(card.rank))))


@cache
def _bands(game: str) -> Mapping[str, str]:
    """Rank → the lowest rank that is no different as an upcard."""
    ranks = [card.rank for card in _sorted_pack(game) if card.suit == SUITS[0]]
    lines = games[game].trump_lines
    found: dict[str, str] = {}
    for rank in ranks:
        begins = lines is None or rank in lines or not found
        found[rank] = rank if begins else found[ranks[ranks.index(rank) - 1]]
    return MappingProxyType(found)


@cache
def _shifts(game: str, up: str, other: str) -> Mapping[str, str]:
    """The trumps left under one upcard → those that are as high among the trumps left under another."""
    ranks = [card.rank for card in _sorted_pack(game) if card.suit == SUITS[0]]
    return MappingProxyType(
        dict(zip([rank for rank in ranks if rank != up], [rank for rank in ranks if rank != other], strict=True))
    )


@cache
def _order(game: str, shown: bool) -> Mapping[Class, int]:
    return MappingProxyType({one: at for at, one in enumerate(classes(game, shown))})


def _first_section(game: str, seats: int) -> tuple[int, bytes] | None:
    """The table for the first to speak of so many, with the least in the pot."""
    return next((of for place, of in sorted(read_sections(game).items()) if place[:3] == (seats, 0, 0)), None)


@cache
def read_sections(game: str) -> Mapping[Place, tuple[int, bytes]]:
    """Place → how many worlds each class was tried in, and its entries."""
    if not FILE.exists():
        return {}
    found: dict[Place, tuple[int, bytes]] = {}
    with ZipFile(FILE) as file:
        for name in file.namelist():
            of, *numbers = name.split("-")
            if of == game:
                *place, worlds = map(int, numbers)
                found[Place(*place)] = (worlds, file.read(name))
    return MappingProxyType(found)
