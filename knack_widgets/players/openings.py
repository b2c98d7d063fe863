"""Opening odds: what it leads to, to join the deal as the first to speak, for every hand up to its suits.

The table is made once (`knack-widgets openings`) and answers at once. It is of deals in which nothing else lies on the
table, under the options and readings of the book. Hands that differ in their suits alone are one class: the odds of one
of them stand for all. What it is not made for has to be worked out (`odds`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import combinations
from math import sqrt
from pathlib import Path
from struct import Struct
from typing import Final, NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from ..rules import Card, Move, View, games
from ..rules.core.cards import RANKS, SUITS
from ..rules.core.tricks import TrickState, TrickView
from .odds import Odds, odds_of_moves
from .spans import Executor, Z, wilson

FILE: Final = Path(__file__).with_name("openings.zip")
STAYING_OUT: Final = frozenset({"fold", "pass"})
ENTRY: Final = Struct("<BhI")
"""Of each class: how often it failed, what it gained in all, and the sum of the gains' squares, at the usual stake."""
MOST: Final = 255
CHUNK: Final = 200
Sorted = tuple[str, ...]
"""Ranks of a suit, the highest first."""


class Class(NamedTuple):
    """A hand up to suits: its trumps, its other suits, and the upcard's rank (empty where there is none yet)."""

    up: str
    trumps: Sorted
    others: tuple[Sorted, ...]


class Entry(NamedTuple):
    """What joining has led to in `worlds` of a class."""

    worlds: int
    failed: int
    total: int
    squares: int


def classify(hand: Sequence[Card], up: Card | None) -> Class:
    """The class of a hand.

    >>> classify([Card("7h"), Card("Ah"), Card("Ts")], Card("9h"))
    Class(up='9', trumps=('A', '7'), others=(('T',),))
    """
    suits = {
        suit: tuple(sorted([card.rank for card in hand if card.suit == suit], key=RANKS.index, reverse=True))
        for suit in SUITS
    }
    trumps = suits.pop(up.suit) if up else ()
    return Class(up.rank if up else "", trumps, tuple(sorted(filter(None, suits.values()))))


@cache
def classes(game: str, seats: int) -> dict[Class, tuple[tuple[Card, ...], Card | None]]:
    """Every class in its order, each with a hand and an upcard that stand for it."""
    begun = _begin(game, seats)
    pack = sorted(begun.setup.game.pack(begun.setup), key=lambda card: (SUITS.index(card.suit), RANKS.index(card.rank)))
    shown = begun.deal(1).up
    found: dict[Class, tuple[tuple[Card, ...], Card | None]] = {}
    for up in [card for card in pack if card.suit == SUITS[0]] if shown else [None]:
        for hand in combinations([card for card in pack if card != up], 3):
            found.setdefault(classify(hand, up), (hand, up))
    return found


def opening(view: View) -> Odds | None:
    """The odds of joining the deal, from the table; `None` where it has none of them: `odds` works them out."""
    if not isinstance(view, TrickView) or not _is_opening(view):
        return None
    (seat,) = view.seats
    sections = _sections(view.setup.game.id)
    joining = _joining(view)
    found = sections.get(len(view.counts))
    if found is None or joining is None:
        return None
    worlds, entries = found
    order = _order(view.setup.game.id, len(view.counts))
    at = order.get(classify(view.hands[seat] or (), view.up[0] if view.up else None))
    if at is None:
        return None
    options = view.setup.options
    stakes = float(options["stake"]) / float(view.setup.game.options["stake"].default)
    return _entry_odds(joining, Entry(worlds, *ENTRY.unpack_from(entries, at * ENTRY.size)), stakes)


def table_sizes(game: str) -> frozenset[int]:
    """For how many players there is a table."""
    return frozenset(_sections(game))


def joining_entries(game: str, seats: int) -> Iterator[tuple[Class, Entry]]:
    """Each class of the table with what joining has led to, in its order; nothing where there is no table."""
    worlds, entries = _sections(game).get(seats, (0, b""))
    if entries:
        for one, told in zip(classes(game, seats), ENTRY.iter_unpack(entries), strict=True):
            yield one, Entry(worlds, *told)


def find_games() -> tuple[str, ...]:
    """The games whose opening can be tabled: tricks, nothing but cards before the first word, and one way to join.

    >>> "knack" in find_games(), "svangknack" in find_games()
    (True, False)
    """
    return tuple(game for game in games if _has_opening(game))


def _has_opening(game: str) -> bool:
    state = games[game].start()
    if state.chance != "deal":
        return False
    dealt = state.deal(seed=1)
    view = dealt.view(min(dealt.to_act))
    return isinstance(view, TrickView) and _is_opening(view) and _joining(view) is not None


def _is_opening(view: TrickView) -> bool:
    setup = view.setup
    plain = {name: option.default for name, option in setup.game.options.items()}
    settled = {name: value for name, value in setup.options.items() if name != "stake"}
    return (
        len(view.seats) == 1
        and view.turn in view.seats
        and not (setup.without or setup.readings or view.bets)
        and all(plain[name] == value for name, value in settled.items())
        and len(view.players_in) == len(view.counts)
        and set(view.standing) <= {"waiting"}
        and (view.deals == 1 or not view.pot)
    )


def _joining(view: View) -> Move | None:
    moves = [move for move in view.moves if move.verb not in STAYING_OUT]
    return moves[0] if len(moves) == 1 < len(view.moves) else None


def _entry_odds(move: Move, entry: Entry, stakes: float) -> Odds:
    count, failed, total, squares = entry
    mean = total / count
    half = Z * sqrt(max(0.0, squares / count - mean * mean) / max(1, count - 1))
    span = ((mean - half) * stakes, (mean + half) * stakes)
    return Odds(move, failed / count, wilson(failed, count), count, False, "careful", mean * stakes, span)


@cache
def _order(game: str, seats: int) -> dict[Class, int]:
    return {one: at for at, one in enumerate(classes(game, seats))}


@cache
def _sections(game: str) -> dict[int, tuple[int, bytes]]:
    """Number of players → how many worlds each class was tried in, and its entries."""
    if not FILE.exists():
        return {}
    with ZipFile(FILE) as file:
        names = [name.split("-") for name in file.namelist()]
        return {int(seats): (int(n), file.read(f"{id_}-{seats}-{n}")) for id_, seats, n in names if id_ == game}


# -- making it


def position(game: str, seats: int, hand: Sequence[Card], up: Card | None) -> TrickState | None:
    """The first deal of a match in which the first to speak holds `hand`; `None`: there is none with this upcard."""
    begun = _begin(game, seats)
    pack = list(begun.by_chance(1).args)
    dealt = begun.play(Move(None, "deal", tuple(pack)))
    wanted = dict(zip(dealt.hands[dealt.mover], hand, strict=True)) | ({dealt.up[0]: up} if up else {})
    # the cards change places with those that lie where they should
    for place, card in [(pack.index(old), new) for old, new in wanted.items()]:
        other = pack.index(card)
        pack[place], pack[other] = pack[other], pack[place]
    state = begun.play(Move(None, "deal", tuple(pack)))
    same = (
        state.turn is not None and set(state.hands[state.turn]) == set(hand) and state.up[:1] == ((up,) if up else ())
    )
    return state if same and _joining(state.view(state.mover)) else None


def make(
    game: str,
    seats: int,
    n: int,
    executor: Executor | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> bytes:
    """The entries of a game with so many players, `n` worlds each (at most 255)."""
    if not 0 < n <= MOST:
        raise ValueError(f"n = {n}: expected 1 to {MOST} worlds")
    count = len(classes(game, seats))
    done, found = 0, []
    for part in (executor.map if executor else map)(partial(_make_chunk, game, seats, n), list(range(0, count, CHUNK))):
        found.append(part)
        done += len(part) // ENTRY.size
        if progress:
            progress(done, count)
    return b"".join(found)


def _begin(game: str, seats: int) -> TrickState:
    """A match whose first deal is due."""
    begun = games[game].start(players=seats)
    while begun.chance == "draw":
        begun = begun.play(begun.by_chance(1))
    if not isinstance(begun, TrickState):
        raise ValueError(f"{game} is no game of tricks")
    return begun


def _make_chunk(game: str, seats: int, n: int, start: int) -> bytes:
    every = list(classes(game, seats).values())
    return b"".join(ENTRY.pack(*entry(game, seats, n, hand, up)[1:]) for hand, up in every[start : start + CHUNK])


def entry(game: str, seats: int, n: int, hand: Sequence[Card], up: Card | None) -> Entry:
    """What joining leads to with a hand, in `n` worlds that the hand's own seed draws; nothing where it cannot be."""
    state = position(game, seats, hand, up)
    joining = _joining(state.view(state.turn or 0)) if state and state.turn is not None else None
    if state is None or joining is None:
        return Entry(n, 0, 0, 0)
    (found,) = odds_of_moves(state.view(state.turn or 0), [joining], seed="opening", n=n)
    told = found.odds
    if told.gain is None or told.gain_interval is None:
        raise ValueError(f"{game} is not played for money")
    error = (told.gain_interval[1] - told.gain) / Z
    squares = n * (error**2 * (n - 1) + told.gain**2)
    return Entry(n, round(told.fails * n), round(told.gain * n), round(squares))


def write(sections: Sequence[tuple[str, int, int, bytes]], path: Path = FILE) -> None:
    """Puts tables (game, players, worlds, entries) into the file, in the place of earlier ones."""
    kept = {}
    if path.exists():
        with ZipFile(path) as file:
            kept = {name.rpartition("-")[0]: (name, file.read(name)) for name in file.namelist()}
    for game, seats, n, entries in sections:
        kept[f"{game}-{seats}"] = (f"{game}-{seats}-{n}", entries)
    with ZipFile(path, "w", ZIP_DEFLATED, compresslevel=9) as file:
        for name, entries in sorted(kept.values()):
            file.writestr(ZipInfo(name), entries, ZIP_DEFLATED)
    _sections.cache_clear()
