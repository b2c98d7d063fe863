"""Exercises: made by seed, named by an id, loaded again from it.

An exercise is wholly given by its game, options, seed, kind of question and clause. They are in its id, and nothing
else is stored: ``kopknack.play-3.legal-moves.7`` or, with options, ``kopknack.play-3.legal-moves.7.players~4_stake~6``;
rulings that are read otherwise stand among them: ``knack.play-3.legal-moves.7.K-6~b``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from hashlib import sha256
from itertools import islice
from typing import Any, Final

from ..rulebook.asked import asked_table
from ..rules import Game, OptionError, games
from ..rules.core.draws import Draws
from ..rules.core.showing import describe
from .errors import ExerciseError
from .exercise import Exercise, Found, Grade, Kind
from .kinds import KINDS
from .optiontexts import text_of, value_of
from .spots import Spot, find_spots

__all__ = ["Exercise", "ExerciseError", "Grade", "asked_clauses", "kinds", "load", "make"]

SPOTS: Final = 4000
UNKNOWN: Final = 400
"""So many positions at most are looked at for an exercise; and where nobody knows whether there is any."""
READINGS: Final = "readings"
"""Where the readings stand among what a match is started with."""
MOST_SEED: Final = 1 << 53
"""Seeds are below it, so that a page's script can hold them."""
LONGEST_ID: Final = 400
TRIVIAL: Final = 6
"""Of so many questions one at most is of a trivial kind, where nobody names the kind."""
ID: Final = re.compile(
    r"(?P<game>[a-z0-9_]+)\.(?P<clause>[A-Za-z0-9_-]+)\.(?P<kind>[a-z-]+)\.(?P<seed>[0-9]{1,16})(?:\.(?P<options>[\w~-]+))?"
)


def kinds(game: str) -> tuple[str, ...]:
    """The kinds of question there are about a game's clauses.

    >>> "who-takes" in kinds("knack"), "who-takes" in kinds("knaker")
    (True, False)
    """
    facts = _game(game)
    return tuple(name for name in KINDS if asked_clauses(facts.id, name))


def asked_clauses(game: str, kind: str) -> tuple[str, ...]:
    """The clauses of a game about which there are questions of a kind, in the text's order."""
    return _clauses_of(_game(game), _kind(kind).name)


@lru_cache(maxsize=256)
def _clauses_of(game: Game, kind: str) -> tuple[str, ...]:
    """Those that play is known to lead to; where a game does not say, those that the kind fits."""
    fitting = tuple(id_ for id_ in game.clauses if KINDS[kind].fits(game, id_))
    known = asked_table(game.id)
    return fitting if known is None else tuple(id_ for id_ in fitting if id_ in known.get(kind, ()))


def make(
    game: str,
    seed: int = 0,
    *,
    clause: str | None = None,
    kind: str | None = None,
    options: Mapping[str, Any] | None = None,
    readings: Mapping[str, str] | None = None,
) -> Exercise:
    """The exercise that a seed stands for, about a clause and of a kind where they are given.

    `options`: of the game's set-up, ``players`` and who begins among them; `readings`: the rulings that are read
    otherwise than the book reads them. Raises `ExerciseError` where the names are
    wrong, and where no position is found in which such a question is worth asking.
    """
    facts = _game(game)
    if type(seed) is not int or not 0 <= seed < MOST_SEED:
        raise ExerciseError(f"seed {describe(seed)}: expected a whole number from 0 to 2⁵³ − 1")
    if clause is not None and clause not in facts.clauses:
        raise ExerciseError(f"clause {describe(clause)}: {game} has none of this name")
    if kind is not None:
        _kind(kind)
    given = _check_options(facts, options or {}, readings or {})
    for one_clause, one_kind in islice(_choices(facts, seed, clause, kind), 40):
        found = _find(facts, one_clause, one_kind, seed, given)
        if found is not None:
            return found
    what = f"about {clause}" if clause else "about its clauses"
    raise ExerciseError(f"{game} has no question{f' of the kind {kind}' if kind else ''} {what} that can be asked")


def load(id: str) -> Exercise:  # noqa: A002
    """The exercise of an id. Raises `ExerciseError`, and nothing else."""
    match = ID.fullmatch(id) if isinstance(id, str) and len(id) <= LONGEST_ID else None
    if match is None:
        raise ExerciseError(f"exercise {describe(id)}: expected GAME.CLAUSE.KIND.SEED, such as knack.play-3.who-acts.7")
    game = _game(match["game"])
    clause = next((one for one in game.clauses if one.replace(".", "-") == match["clause"]), None)
    if clause is None:
        raise ExerciseError(f"exercise {describe(id)}: {game.id} has no clause {match['clause']}")
    options = _read_options(game, match["options"] or "")
    readings = options.pop(READINGS, {})
    try:
        return make(game.id, int(match["seed"]), clause=clause, kind=match["kind"], options=options, readings=readings)
    except ExerciseError as error:
        raise ExerciseError(f"exercise {describe(id)}: {error}") from None


def _check_options(game: Game, options: Mapping[str, Any], readings: Mapping[str, str]) -> dict[str, Any]:
    """What a match is started with; the readings among it where they are not the book's."""
    known = ("players", game.seat_key, *game.options)
    if strangers := [name for name in options if name not in known]:
        raise ExerciseError(f"option {describe(strangers[0])}: expected {', '.join(known)}")
    try:
        setup = game.start(**options, readings=readings).setup
    except OptionError as error:
        raise ExerciseError(str(error)) from None
    return {**options, **({READINGS: dict(setup.readings)} if setup.readings else {})}


def _game(game: object) -> Game:
    if not isinstance(game, str) or game not in games:
        raise ExerciseError(f"game {describe(game)}: expected one of {', '.join(games)}")
    return games[game]


def _kind(kind: object) -> Kind:
    if not isinstance(kind, str) or kind not in KINDS:
        raise ExerciseError(f"kind {describe(kind)}: expected one of {', '.join(KINDS)}")
    return KINDS[kind]


def _choices(game: Game, seed: int, clause: str | None, kind: str | None) -> Iterator[tuple[str, str]]:
    """Clauses and kinds to try in turn: the given ones, or some that the seed draws, trivial kinds seldom."""
    pairs = [
        (one_clause, name)
        for name, one in KINDS.items()
        if kind in (None, name)
        for one_clause in ([clause] if clause else game.clauses)
        if one_clause in _clauses_of(game, name)
    ]
    if clause and kind:
        yield from pairs
        return
    draws = _draws(game.id, clause or "", kind or "", seed, {})
    worthy = [pair for pair in pairs if not KINDS[pair[1]].trivial]
    first = worthy if worthy and draws.pick(TRIVIAL) else pairs
    yield from dict.fromkeys((*draws.order(_evenly(first, draws)), *draws.order(pairs)))


def _evenly(pairs: list[tuple[str, str]], draws: Draws) -> list[tuple[str, str]]:
    """One clause of each kind, so that kinds which fit many clauses do not come oftener."""
    by_kind: dict[str, list[tuple[str, str]]] = {}
    for pair in pairs:
        by_kind.setdefault(pair[1], []).append(pair)
    return [found[draws.pick(len(found))] for found in by_kind.values()]


def _draws(game: str, clause: str, kind: str, seed: int, options: Mapping[str, Any]) -> Draws:
    text = "|".join((game, clause, kind, str(seed), _write_options(options)))
    return Draws(int.from_bytes(sha256(text.encode()).digest()[:8], "big"))


@lru_cache(maxsize=64)
def _find_cached(game: Game, clause: str, kind: str, seed: int, options: str) -> tuple[Spot, Found] | None:
    given = _read_options(game, options)
    draws = _draws(game.id, clause, kind, seed, given)
    asks = KINDS[kind]
    if clause not in _clauses_of(game, kind):
        return None
    most = UNKNOWN if asked_table(game.id) is None else SPOTS
    skip = draws.pick(2)
    for spot in islice(find_spots(game, clause, given, draws), most):
        found = asks.find(spot, clause, draws)
        if found is not None:
            if not skip:
                return spot, found
            skip -= 1
    return None


def _find(game: Game, clause: str, kind: str, seed: int, options: Mapping[str, Any]) -> Exercise | None:
    written = _write_options(options)
    result = _find_cached(game, clause, kind, seed, written)
    if result is None:
        return None
    spot, found = result
    parts = (game.id, clause.replace(".", "-"), kind, str(seed), *((written,) if written else ()))
    return Exercise(".".join(parts), game.id, clause, kind, spot.record, found, KINDS[kind])


# -- options in an id


def _write_options(options: Mapping[str, Any]) -> str:
    plain = {name: value for name, value in options.items() if name != READINGS}
    parts = [f"{name}~{text_of(value)}" for name, value in sorted(plain.items())]
    return "_".join([*parts, *(f"{id_}~{value}" for id_, value in options.get(READINGS, {}).items())])


def _read_options(game: Game, text: str) -> dict[str, Any]:
    """Settings by name; what names a ruling stands among the readings."""
    found: dict[str, Any] = {}
    readings: dict[str, str] = {}
    for part in filter(None, text.split("_")):
        name, _, value = part.partition("~")
        if name in game.readings:
            readings[name] = value
        else:
            found[name] = value_of(game, name, value)
    return {**found, **({READINGS: readings} if readings else {})}
