"""The table of opening odds is made: every class of hands, in every place at the table, is tried in its own worlds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from math import sqrt
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from ..rules import Card, Move, games
from ..rules.core.tricks import TrickState
from .careful import Careful
from .odds import odds_of_moves
from .openings import (
    ENTRY,
    FILE,
    STAYING_OUT,
    Entry,
    Place,
    classes,
    joining_move,
    measure_spread,
    place_of,
    read_sections,
    section_of,
)
from .spans import Executor

MOST: Final = 255
"""Worlds of a class at most: what fits into an entry."""
CHUNK: Final = 100
MATCHES: Final = 60
"""Careful players' matches that are looked through for a pot."""
DEALS: Final = 4
"""Deals of each that are."""


def find_games() -> tuple[str, ...]:
    """The games whose opening can be tabled: tricks, and one way to join with the cards dealt.

    >>> "knack" in find_games(), "knaker" in find_games()
    (True, False)
    """
    return tuple(game for game in games if pots(game, games[game].players.start))


@cache
def pots(game: str, seats: int) -> tuple[int, ...]:
    """What lies in the pot when it is asked who joins, the commonest first; nothing where nobody is asked."""
    found: dict[int, int] = {}
    for _, pot in _openings(game, seats):
        found[pot] = found.get(pot, 0) + 1
    return tuple(sorted(found, key=lambda pot: (-found[pot], pot)))


def places(game: str, seats: int, pot: int) -> tuple[Place, ...]:
    """The places from which players of such a table speak, the first to speak first."""
    every = [Place(seats, joined, spoken - joined, pot) for spoken in range(seats) for joined in range(spoken, -1, -1)]
    hand, up = next(iter(classes(game, shown=bool(_begin(game, seats, pot).deal(1).up)).values()))
    return tuple(place for place in every if position(game, place, hand, up))


def position(game: str, place: Place, hand: Sequence[Card], up: Card | None) -> TrickState | None:
    """A state in which the player in `place` holds `hand` and is to speak; `None`: there is none with this upcard."""
    begun = _begin(game, place.seats, place.pot)
    pack = list(begun.by_chance(1).args)
    dealt = begun.play(Move(None, "deal", tuple(pack)))
    if (spoken := _speak(dealt, place)) is None or spoken.turn is None:
        return None
    seat = spoken.turn
    wanted = dict(zip(dealt.hands[seat], hand, strict=True)) | ({dealt.up[0]: up} if up else {})
    # the cards change places with those that lie where they should
    for at, card in [(pack.index(old), new) for old, new in wanted.items()]:
        other = pack.index(card)
        pack[at], pack[other] = pack[other], pack[at]
    state = _speak(begun.play(Move(None, "deal", tuple(pack))), place)
    same = (
        state and state.turn == seat and set(state.hands[seat]) == set(hand) and state.up[:1] == ((up,) if up else ())
    )
    return state if state and same and _place(state) == place else None


def make(
    game: str,
    place: Place,
    n: int,
    executor: Executor | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> bytes:
    """The entries of a game for a place, `n` worlds each (at most 255)."""
    if not 0 < n <= MOST:
        raise ValueError(f"n = {n}: expected 1 to {MOST} worlds")
    shown = bool(_begin(game, place.seats, place.pot).deal(1).up)
    count = len(classes(game, shown))
    done, found = 0, []
    work = partial(_make_chunk, game, place, n, shown)
    for part in (executor.map if executor else map)(work, list(range(0, count, CHUNK))):
        found.append(part)
        done += len(part) // ENTRY.size
        if progress:
            progress(done, count)
    return b"".join(found)


def entry(game: str, place: Place, n: int, hand: Sequence[Card], up: Card | None) -> Entry:
    """What joining leads to with a hand, in `n` worlds that the hand's own seed draws; nothing where it cannot be."""
    state = position(game, place, hand, up)
    joining = joining_move(state.view(state.mover)) if state else None
    if state is None or joining is None:
        return Entry(n, 0, 0, 0)
    (found,) = odds_of_moves(state.view(state.mover), [joining], seed="opening", n=n)
    told = found.odds
    if told.gain is None or told.gain_error is None:
        raise ValueError(f"{game} is not played for money")
    return Entry(n, round(told.fails * n), round(told.gain * n), measure_spread(told.gain_error * sqrt(n)))


def write(sections: Sequence[tuple[str, Place, int, bytes]], path: Path = FILE) -> None:
    """Puts tables (game, place, worlds, entries) into the file, in the stead of earlier ones."""
    kept = {}
    if path.exists():
        with ZipFile(path) as file:
            kept = {name.rpartition("-")[0]: (name, file.read(name)) for name in file.namelist()}
    for game, place, n, entries in sections:
        key = "-".join(map(str, (game, *place)))
        kept[key] = (f"{key}-{n}", section_of(entries))
    with ZipFile(path, "w", ZIP_DEFLATED, compresslevel=9) as file:
        for name, entries in sorted(kept.values()):
            file.writestr(ZipInfo(name), entries, ZIP_DEFLATED)
    read_sections.cache_clear()


def _make_chunk(game: str, place: Place, n: int, shown: bool, start: int) -> bytes:
    every = list(classes(game, shown).values())
    return b"".join(ENTRY.pack(*entry(game, place, n, hand, up)[1:]) for hand, up in every[start : start + CHUNK])


def _speak(state: TrickState, place: Place) -> TrickState | None:
    """The deal after those before this place have joined, and after them others have left."""
    for spoken in range(place.joined + place.left):
        if state.turn is None or _place(state) is None:
            return None
        move = joining_move(state.view(state.turn))
        if spoken >= place.joined:
            move = next(one for one in state.view(state.turn).moves if one.verb in STAYING_OUT)
        if move is None:
            return None
        state = state.play(move)
    return state


def _place(state: TrickState) -> Place | None:
    """The place of who is to speak; `None` where nobody is asked whether to join."""
    if state.turn is None:
        return None
    return place_of(state.view(state.turn))


@cache
def _begin(game: str, seats: int, pot: int) -> TrickState:
    """A match whose next deal asks who joins, with so much in the pot."""
    for begun, found in _openings(game, seats):
        if found == pot:
            return begun
    raise ValueError(f"{game} with {seats}: a pot of {pot} did not come up in {MATCHES} matches")


def _openings(game: str, seats: int) -> Iterator[tuple[TrickState, int]]:
    """Matches of careful players about to deal, where the next deal asks who joins, with what lies in the pot then."""
    careful = Careful()
    for number in range(MATCHES):
        state = games[game].start(players=seats)
        step = 0
        while isinstance(state, TrickState) and not state.over and state.view().deals <= DEALS:
            seed = f"{number}:{step}"
            if state.chance == "deal":
                dealt = state.play(state.by_chance(seed))
                place = _place(dealt) if isinstance(dealt, TrickState) else None
                if place:
                    yield state, place.pot
                state = dealt
            elif state.chance:
                state = state.play(state.by_chance(seed))
            else:
                seat = min(state.to_act)
                state = state.play(careful.choose(state.view(seat), seed))
            step += 1
