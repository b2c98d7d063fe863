"""The computation of the table of opening odds: `python -m tools.openings GAME`, or `make openings` for all games.

A class consists of hands that differ only in the names of their suits. Each class is tried in each position of a
speaker, in separate random worlds.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from functools import cache, partial
from math import sqrt
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from knack_widgets.players.careful import Careful
from knack_widgets.players.odds import odds_of_moves
from knack_widgets.players.openings import (
    ENTRY,
    FILE,
    STAYING_OUT,
    Entry,
    SpeakerPosition,
    classes,
    joining_move,
    measure_spread,
    place_of,
    read_sections,
    section_of,
)
from knack_widgets.players.spans import Executor
from knack_widgets.rules import Card, Move, games
from knack_widgets.rules.core.tricks.state import TrickState

MAX_WORLDS: Final = 255
"""Greatest number of worlds for each class: an entry cannot store more."""
CHUNK: Final = 100
MATCHES: Final = 60
"""The number of matches of careful players in which a pot is searched."""
DEALS: Final = 4
"""The number of deals searched in each match."""


def find_games() -> tuple[str, ...]:
    """Return the games with an opening table: trick games with one way to join as dealt.

    >>> "knack" in find_games(), "knaker" in find_games()
    (True, False)
    """
    return tuple(game for game in games if pots(game, games[game].players.start))


@cache
def pots(game: str, seats: int) -> tuple[int, ...]:
    """Return the pots at the time when players may join, the most frequent first.

    It is empty if players do not decide whether to join.
    """
    counts: dict[int, int] = {}
    for _, pot in _openings(game, seats):
        counts[pot] = counts.get(pot, 0) + 1
    return tuple(sorted(counts, key=lambda pot: (-counts[pot], pot)))


def places(game: str, seats: int, pot: int) -> tuple[SpeakerPosition, ...]:
    """Return the positions from which players may speak, at tables with these seats and pot."""
    every = [
        SpeakerPosition(seats, joined, spoken - joined, pot)
        for spoken in range(seats)
        for joined in range(spoken, -1, -1)
    ]
    hand, up = next(iter(classes(game, shown=bool(_begin(game, seats, pot).deal(1).up)).values()))
    return tuple(place for place in every if position(game, place, hand, up))


def position(game: str, place: SpeakerPosition, hand: Sequence[Card], up: Card | None) -> TrickState | None:
    """Return a state in which the player in `place` holds `hand` and has to speak.

    Return None if there is no such state with this upcard.
    """
    begun = _begin(game, place.seats, place.pot)
    pack = list(begun.by_chance(1).args)
    dealt = begun.play(Move(None, "deal", tuple(pack)))
    if (spoken := _speak(dealt, place)) is None or spoken.turn is None:
        return None
    seat = spoken.turn
    wanted = dict(zip(dealt.hands[seat], hand, strict=True)) | ({dealt.up[0]: up} if up else {})
    # each wanted card changes places with the card in its position, so that the pack stays complete
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
    place: SpeakerPosition,
    n: int,
    executor: Executor | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> bytes:
    """Return the entries of a game for a place.

    n: the number of worlds for each class (at most 255)
    progress: called with the number of classes done and their total

    Raise ValueError if `n` is out of range.
    """
    if not 0 < n <= MAX_WORLDS:
        raise ValueError(f"n = {n}: expected 1 to {MAX_WORLDS} worlds")
    shown = bool(_begin(game, place.seats, place.pot).deal(1).up)
    count = len(classes(game, shown))
    done, parts = 0, []
    work = partial(_make_chunk, game, place, n, shown)
    for part in (executor.map if executor else map)(work, list(range(0, count, CHUNK))):
        parts.append(part)
        done += len(part) // ENTRY.size
        if progress:
            progress(done, count)
    return b"".join(parts)


def entry(game: str, place: SpeakerPosition, n: int, hand: Sequence[Card], up: Card | None) -> Entry:
    """Return the result of joining with a hand in `n` worlds, or an empty entry if impossible.

    The seed of the worlds depends on the hand. Raise ValueError if the game is not played for money.
    """
    state = position(game, place, hand, up)
    joining = joining_move(state.view(state.mover)) if state else None
    if state is None or joining is None:
        return Entry(n, 0, 0, 0)
    (compared,) = odds_of_moves(state.view(state.mover), [joining], seed="opening", n=n)
    odds = compared.odds
    if odds.gain is None or odds.gain_error is None:
        raise ValueError(f"{game} is not played for money: expected a game that is")
    return Entry(n, round(odds.fails * n), round(odds.gain * n), measure_spread(odds.gain_error * sqrt(n)))


def write(sections: Sequence[tuple[str, SpeakerPosition, int, bytes]], path: Path = FILE) -> None:
    """Write tables (game, place, worlds, entries) into the file, replacing earlier tables."""
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


def _make_chunk(game: str, place: SpeakerPosition, n: int, shown: bool, start: int) -> bytes:
    every = list(classes(game, shown).values())
    return b"".join(ENTRY.pack(*entry(game, place, n, hand, up)[1:]) for hand, up in every[start : start + CHUNK])


def _speak(state: TrickState, place: SpeakerPosition) -> TrickState | None:
    """Return the deal after the players before this place have joined or folded, or None.

    First all players who join have spoken, then those who fold.
    """
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


def _place(state: TrickState) -> SpeakerPosition | None:
    """Return the position of the player who has to speak, or None if joining is not a choice."""
    if state.turn is None:
        return None
    return place_of(state.view(state.turn))


@cache
def _begin(game: str, seats: int, pot: int) -> TrickState:
    """Return a match with this pot in whose next deal the seats decide whether to join.

    Raise ValueError if no such match was found.
    """
    for begun, next_pot in _openings(game, seats):
        if next_pot == pot:
            return begun
    raise ValueError(f"{game} with {seats} players: expected a pot that occurs in {MATCHES} matches, read {pot}")


def _openings(game: str, seats: int) -> Iterator[tuple[TrickState, int]]:
    """Yield (state, pot) before deals of careful players' matches in which seats may join.

    pot: the amount in the pot when the first seat decides
    """
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


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status; raise ValueError for a game without opening odds."""
    parser = argparse.ArgumentParser(prog="python -m tools.openings", description=__doc__)
    parser.add_argument("game", help="id of the game, such as knack")
    parser.add_argument(
        "--players", type=int, nargs="+", default=[4], metavar="N", help="numbers of players (default 4)"
    )
    parser.add_argument(
        "--worlds", type=int, default=24, metavar="N", help="worlds for each hand, at most 255 (default 24)"
    )
    parser.add_argument("--later", action="store_true", help="include seats that speak later than the first")
    parser.add_argument("--pots", type=int, default=1, metavar="N", help="use the N most frequent pots (default 1)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that play (default 1)")
    args = parser.parse_args(argv)
    if args.game not in (known := find_games()):
        raise ValueError(f"game {args.game!r} has no opening odds: expected one of {', '.join(known)}")
    with ProcessPoolExecutor(args.jobs) if args.jobs > 1 else nullcontext() as pool:
        for seats in args.players:
            every = [place for pot in pots(args.game, seats)[: args.pots] for place in places(args.game, seats, pot)]
            for place in every if args.later else [place for place in every if not place.joined + place.left]:
                _make_place(args.game, place, args.worlds, pool)
    return 0


def _make_place(game: str, place: SpeakerPosition, worlds: int, pool: Executor | None) -> None:
    situation = f"{place.seats} players, {place.joined} joined, {place.left} left, pot {place.pot}"

    def say(done: int, total: int) -> None:
        print(f"\r{game}, {situation}: {done} of {total} hands", end="", file=sys.stderr, flush=True)

    write([(game, place, worlds, make(game, place, worlds, pool, say))])
    print(file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
