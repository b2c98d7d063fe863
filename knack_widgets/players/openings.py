"""Opening odds: the results of joining, for each class of hands and position of a speaker.

The table is computed in advance (`make openings`), so a lookup is immediate. It is valid for deals with the options and
readings of the book. Its key is a `SpeakerPosition`. Hands that differ only in the names of their suits form a class
with the same odds. Upcards that no clause distinguishes (see `trump_lines` of a game) count as equal. For other
positions `odds` computes the odds.
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
from ..rules.core.tricks.view import TrickView
from .comparing import Odds
from .join_decision import JOINED, WAITING
from .spans import Z, wilson

FILE: Final = Path(__file__).with_name("openings.zip")
STAYING_OUT: Final = frozenset({"fold", "pass"})
ENTRY: Final = Struct("<BhB")
"""An entry for a class: the number of failures, the sum of the gains and their spread, at the usual stake."""
SPREADS: Final = 32
"""Number of steps of the stored spread in which 1 + spread doubles: each step adds two per cent."""
Sorted = tuple[str, ...]
"""Ranks of a suit, the highest first."""
Dealt = tuple[tuple[Card, ...], Card | None]
"""A hand, and the upcard."""


class Class(NamedTuple):
    """A class of hands: rank of the upcard (empty before it is turned), trumps, other suits."""

    up: str
    trumps: Sorted
    others: tuple[Sorted, ...]


class SpeakerPosition(NamedTuple):
    """The position of a speaker: seats, numbers of earlier joins and folds, pot (money)."""

    seats: int
    joined: int = 0
    left: int = 0
    pot: int = 0


class Entry(NamedTuple):
    """The totals over many worlds for a player who holds a hand of one class, speaks in one place, and joins.

    worlds: the number of worlds that were tried; failed: the number of those in which the player fails (see `Odds`)
    total: the sum of the player's gains (money); spread: the spread of the gains (see `measure_spread`)
    """

    worlds: int
    failed: int
    total: int
    spread: int

    @property
    def deviation(self) -> float:
        """The standard deviation of the gains."""
        return float(2 ** (self.spread / SPREADS) - 1)


def classify(hand: Sequence[Card], up: Card | None) -> Class:
    """Return the class of a hand.

    >>> classify([Card("7h"), Card("Ah"), Card("Ts")], Card("9h"))
    Class(up='9', trumps=('A', '7'), others=(('T',),))
    """
    suits: dict[str, list[str]] = {}
    for card in sorted(hand, key=STRENGTH.__getitem__, reverse=True):
        suits.setdefault(card.suit, []).append(card.rank)
    trumps = suits.pop(up.suit, []) if up else []
    return Class(up.rank if up else "", tuple(trumps), tuple(sorted(map(tuple, suits.values()))))


def find_alike(game: str, one: Class) -> Class:
    """Return the equivalent class with the lowest upcard, which represents this class.

    Its trumps have the same positions among the remaining trumps.

    >>> find_alike("knack", Class("9", ("A", "7"), (("T",),)))
    Class(up='6', trumps=('A', '8'), others=(('T',),))
    """
    if not one.up:
        return one
    least = _bands(game)[one.up]
    return Class(least, tuple(_shifts(game, one.up, least)[rank] for rank in one.trumps), one.others)


@cache
def classes(game: str, shown: bool) -> Mapping[Class, Dealt]:
    """Return the representing classes in order, each with a hand and (if `shown`) an upcard."""
    pack = _sorted_pack(game)
    bands = _bands(game)
    dealt: dict[Class, Dealt] = {}
    for up in [card for card in pack if card.suit == SUITS[0] and bands[card.rank] == card.rank] if shown else [None]:
        for hand in combinations([card for card in pack if card != up], 3):
            dealt.setdefault(classify(hand, up), (hand, up))
    return MappingProxyType(dealt)


def place_of(view: View) -> SpeakerPosition | None:
    """Return the position of the player of a view, or None if the table does not cover it."""
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
    return SpeakerPosition(len(view.counts), joined, len(spoken) - joined, view.pot)


def joining_move(view: View) -> Move | None:
    """Return the move that joins the deal, or None if the seat has another choice."""
    moves = [move for move in view.moves if move.verb not in STAYING_OUT]
    return moves[0] if len(moves) == 1 < len(view.moves) else None


def opening(view: View) -> Odds | None:
    """Return the odds of joining from the table, or None if the table has no such entry.

    view: the view of one seat
    """
    place, joining = place_of(view), joining_move(view)
    if place is None or joining is None or not isinstance(view, TrickView):
        return None
    game, stakes = view.setup.game, count_stakes(view.setup)
    stored = read_sections(game.id).get(place._replace(pot=round(place.pot / stakes)))
    if stored is None:
        return None
    worlds, section = stored
    (seat,) = view.seats
    up = view.up[0] if view.up else None
    at = _order(game.id, up is not None).get(find_alike(game.id, classify(view.hands[seat] or (), up)))
    if at is None:
        return None
    return _entry_odds(joining, Entry(worlds, *read_entry(section, at)), stakes)


def count_stakes(setup: Setup) -> float:
    """Return the stake of a match as a multiple of the usual stake."""
    usual = setup.game.options.get("stake")
    return float(setup.options["stake"]) / float(usual.default) if usual else 1.0


def table_places(game: str) -> frozenset[SpeakerPosition]:
    """Return the places for which there is a table."""
    return frozenset(read_sections(game))


def prepare(game: str) -> None:
    """Fill the cache of classes in advance, which the first lookup would otherwise compute."""
    for seats in {place.seats for place in read_sections(game)}:
        _order(game, has_joining_entries(game, seats))


def has_joining_entries(game: str, seats: int) -> bool:
    """Return whether `joining_entries` yields entries, judged by the size of the section.

    In games without an upcard there are fewer classes and no such entries: three cards of a suit, two of a suit and one
    of another, or three suits.
    """
    first = _first_section(game, seats)
    if first is None:
        return False
    ranks = len(_sorted_pack(game)) // len(SUITS)
    alone = comb(ranks, 3) + comb(ranks, 2) * ranks + comb(ranks + 2, 3)
    return len(first[1]) > ENTRY.size * alone


def joining_entries(game: str, seats: int) -> Iterator[tuple[Class, Entry]]:
    """Yield each class of hands, with its upcard, and its result if the first speaker joins.

    Yield no entries if there is no table, or if the game turns no card up before the first player speaks.
    """
    first = _first_section(game, seats)
    if first is None or not has_joining_entries(game, seats):  # or there is no upcard yet
        return
    for at, one in enumerate(classes(game, shown=True)):
        numbers = read_entry(first[1], at)
        for up, least in _bands(game).items():
            if least == one.up:
                back = {to: rank for rank, to in _shifts(game, up, least).items()}
                yield Class(up, tuple(back[rank] for rank in one.trumps), one.others), Entry(first[0], *numbers)


def measure_spread(deviation: float) -> int:
    """Return a standard deviation as it is stored in an entry.

    >>> round(Entry(24, 0, 0, measure_spread(2.5)).deviation, 2)
    2.51
    """
    return min(255, round(SPREADS * log2(1 + deviation)))


def read_entry(section: bytes, at: int) -> tuple[int, int, int]:
    """Return an entry of a section, which stores all first bytes, then all second bytes, ….

    >>> read_entry(section_of(ENTRY.pack(1, -2, 3) + ENTRY.pack(4, -5, 6)), 1)
    (4, -5, 6)
    """
    failed, total, spread = ENTRY.unpack(section[at :: len(section) // ENTRY.size])
    return failed, total, spread


def section_of(entries: bytes) -> bytes:
    """Return the section from which `read_entry` reads these entries; it compresses well."""
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
    """Return rank of an upcard → the lowest equivalent rank."""
    ranks = [card.rank for card in _sorted_pack(game) if card.suit == SUITS[0]]
    lines = games[game].trump_lines
    lowest: dict[str, str] = {}
    for rank in ranks:
        begins = lines is None or rank in lines or not lowest
        lowest[rank] = rank if begins else lowest[ranks[ranks.index(rank) - 1]]
    return MappingProxyType(lowest)


@cache
def _shifts(game: str, up: str, other: str) -> Mapping[str, str]:
    """Return trump if `up` is the upcard → trump in the same position if `other` is."""
    ranks = [card.rank for card in _sorted_pack(game) if card.suit == SUITS[0]]
    return MappingProxyType(
        dict(zip([rank for rank in ranks if rank != up], [rank for rank in ranks if rank != other], strict=True))
    )


@cache
def _order(game: str, shown: bool) -> Mapping[Class, int]:
    return MappingProxyType({one: at for at, one in enumerate(classes(game, shown))})


def _first_section(game: str, seats: int) -> tuple[int, bytes] | None:
    """Return worlds and entries for the first speaker with the smallest pot, or None."""
    return next((of for place, of in sorted(read_sections(game).items()) if place[:3] == (seats, 0, 0)), None)


@cache
def read_sections(game: str) -> Mapping[SpeakerPosition, tuple[int, bytes]]:
    """Return position → number of worlds tried for each class, and the packed results."""
    if not FILE.exists():
        return {}
    sections: dict[SpeakerPosition, tuple[int, bytes]] = {}
    with ZipFile(FILE) as file:
        for name in file.namelist():
            of, *numbers = name.split("-")
            if of == game:
                *place, worlds = map(int, numbers)
                sections[SpeakerPosition(*place)] = (worlds, file.read(name))
    return MappingProxyType(sections)
