"""Exercises: made from a seed, named by an id, and loaded again from that id.

Game, options, seed, kind of question and clause determine an exercise. They are in its id, and no other
data is stored: ``kopknack.play-3.legal-moves.7`` or, with options,
``kopknack.play-3.legal-moves.7.players~4_stake~6``; rulings that are read otherwise are among the
options: ``knack.play-3.legal-moves.7.K-6~b``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from hashlib import sha256
from itertools import islice
from typing import Any, Final

from ..rulebook.exercised_clauses import exercise_table
from ..rules import Game, OptionError, games
from ..rules.core.draws import Draws
from ..rules.core.showing import describe
from .errors import ExerciseError
from .exercise import Exercise, Grade, Kind, Problem
from .kinds import KINDS
from .optiontexts import text_of, value_of
from .spots import Spot, find_spots

__all__ = ["Exercise", "ExerciseError", "Grade", "clauses_of_kind", "kinds", "load", "make"]

SPOTS: Final = 4000
"""Limit on the positions that are searched for an exercise."""
UNKNOWN: Final = 400
"""The same limit for a game without a table of exercises, in which there may be no such position."""
READINGS: Final = "readings"
"""The key of the readings among the settings with which a match starts."""
SEED_LIMIT: Final = 1 << 53
"""Upper bound (exclusive) of seeds, so that a page's script can hold them exactly."""
LONGEST_ID: Final = 400
"""Length limit of an exercise's id (characters)."""
TRIVIAL: Final = 6
"""Of this many questions at most one is of a trivial kind, unless the kind is chosen."""
ID: Final = re.compile(
    r"(?P<game>[a-z0-9_]+)\.(?P<clause>[A-Za-z0-9_-]+)\.(?P<kind>[a-z-]+)\.(?P<seed>[0-9]{1,16})(?:\.(?P<options>[\w~-]+))?"
)


def kinds(game: str) -> tuple[str, ...]:
    """Return the kinds of question that exist about a game's clauses.

    Raise ExerciseError if no such game is installed.

    game: id of the game

    >>> "who-takes" in kinds("knack"), "who-takes" in kinds("knaker")
    (True, False)
    """
    facts = _game(game)
    return tuple(name for name in KINDS if clauses_of_kind(facts.id, name))


def clauses_of_kind(game: str, kind: str) -> tuple[str, ...]:
    """Return the clauses of a game that have questions of a kind, in the text's order.

    Raise ExerciseError if there is no such game or kind.

    game: id of the game
    kind: name of the kind of question
    """
    return _clauses_of(_game(game), _kind(kind).name)


@lru_cache(maxsize=256)
def _clauses_of(game: Game, kind: str) -> tuple[str, ...]:
    """Return the clauses that play is known to lead to.

    For a game without a table of exercises, return the clauses that the kind fits.
    """
    fitting = tuple(id_ for id_ in game.clauses if KINDS[kind].fits(game, id_))
    known = exercise_table(game.id)
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
    """Return the exercise of a seed.

    Raise ExerciseError if a name or an option is wrong, or if no position is found that allows such a question.

    game: id of the game
    seed: the seed, from 0 to 2⁵³ − 1
    clause: the clause that it is about, or None to draw one
    kind: the kind of question, or None to draw one
    options: options of the set-up, with ``players`` and the seat that begins; those left out are drawn
    readings: ruling → value of the rulings that are read otherwise than in the book
    """
    facts = _game(game)
    if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
        raise ExerciseError(f"seed {describe(seed)}: expected a whole number from 0 to 2⁵³ − 1")
    if clause is not None and clause not in facts.clauses:
        raise ExerciseError(f"clause {describe(clause)}: expected the id of a clause of {game}")
    if kind is not None:
        _kind(kind)
    settings = _check_options(facts, options or {}, readings or {})
    for one_clause, one_kind in islice(_choices(facts, seed, clause, kind), 40):
        exercise = _find(facts, one_clause, one_kind, seed, settings)
        if exercise is not None:
            return exercise
    of_kind = f" of the kind {kind}" if kind else ""
    raise ExerciseError(f"{game} has no question{of_kind} about {clause or 'any of its clauses'}")


def load(id: str) -> Exercise:  # noqa: A002
    """Return the exercise of an id. Raise ExerciseError, and no other error.

    id: id of the exercise
    """
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
    """Return the settings with which a match starts, with the readings if they differ."""
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
    """Yield (clause, kind) pairs to try in turn, trivial kinds rarely.

    If clause and kind are given, there is one pair; otherwise the seed draws.
    """
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
    """Return one clause of each kind, so that kinds that fit many clauses are not preferred."""
    by_kind: dict[str, list[tuple[str, str]]] = {}
    for pair in pairs:
        by_kind.setdefault(pair[1], []).append(pair)
    return [same_kind[draws.pick(len(same_kind))] for same_kind in by_kind.values()]


def _draws(game: str, clause: str, kind: str, seed: int, options: Mapping[str, Any]) -> Draws:
    text = "|".join((game, clause, kind, str(seed), _write_options(options)))
    return Draws(int.from_bytes(sha256(text.encode()).digest()[:8], "big"))


@lru_cache(maxsize=64)
def _find_cached(game: Game, clause: str, kind: str, seed: int, options: str) -> tuple[Spot, Problem] | None:
    settings = _read_options(game, options)
    draws = _draws(game.id, clause, kind, seed, settings)
    asks = KINDS[kind]
    if clause not in _clauses_of(game, kind):
        return None
    most = UNKNOWN if exercise_table(game.id) is None else SPOTS
    skip = draws.pick(2)
    for spot in islice(find_spots(game, clause, settings, draws), most):
        question = asks.find(spot, clause, draws)
        if question is not None:
            if not skip:
                return spot, question
            skip -= 1
    return None


def _find(game: Game, clause: str, kind: str, seed: int, options: Mapping[str, Any]) -> Exercise | None:
    written = _write_options(options)
    result = _find_cached(game, clause, kind, seed, written)
    if result is None:
        return None
    spot, question = result
    parts = (game.id, clause.replace(".", "-"), kind, str(seed), *((written,) if written else ()))
    return Exercise(".".join(parts), game.id, clause, kind, spot.record, question, KINDS[kind])


# -- options in an id


def _write_options(options: Mapping[str, Any]) -> str:
    plain = {name: value for name, value in options.items() if name != READINGS}
    parts = [f"{name}~{text_of(value)}" for name, value in sorted(plain.items())]
    return "_".join([*parts, *(f"{id_}~{value}" for id_, value in options.get(READINGS, {}).items())])


def _read_options(game: Game, text: str) -> dict[str, Any]:
    """Return settings by name; names of rulings are put among the readings."""
    settings: dict[str, Any] = {}
    readings: dict[str, str] = {}
    for part in filter(None, text.split("_")):
        name, _, value = part.partition("~")
        if name in game.readings:
            readings[name] = value
        else:
            settings[name] = value_of(game, name, value)
    return {**settings, **({READINGS: readings} if readings else {})}
