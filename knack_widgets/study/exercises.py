"""Exercises: made from a seed, and made again from their id.

Game, options, seed, kind of question and clause determine an exercise. They are in its id, and no other data is stored:
``kopknack.play-3.legal-moves.7`` or, with options, ``kopknack.play-3.legal-moves.7.players~4_stake~6``. Other readings
of rulings are among the options: ``knack.play-3.legal-moves.7.K-6~b``.

An exercise about a position has the packed line of the position in its id, after a tilde.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Final, NamedTuple

from ..rules import Game, NotationError, OptionError, Position, games
from ..rules.core.chance import Draws
from ..rules.core.errors import describe
from ..rules.packing import PACKED, pack_text, unpack_position
from .exercise import Exercise, ExerciseError, Grade, Kind
from .exercise_search import EDITIONS, draws_of, find_question, list_clauses, newest_edition
from .kinds import KINDS
from .optiontexts import READINGS, read_options, write_options

__all__ = ["Exercise", "ExerciseError", "Grade", "clauses_of_kind", "kinds", "load", "make"]

SEED_LIMIT: Final = 1 << 53
"""Upper bound (exclusive) of seeds, so that a page's script can hold them exactly."""
SEEDS: Final = 1_000_000
"""Upper bound (exclusive) of the seeds that rounds draw, so that an exercise's id is short enough to write down."""
LONGEST_ID: Final = 2000
"""Length limit of an exercise's id (characters); only the ids of positions are long."""
LONGEST_POSITION: Final = LONGEST_ID - 200
"""Length limit of the packed position in an exercise's id (characters)."""
TRIVIAL: Final = 6
"""At most one of this many questions is of a trivial kind, unless the reader chooses the kind."""
ID: Final = re.compile(
    r"(?P<edition>v[234]\.)?(?P<game>[a-z0-9_]+)\.(?P<clause>[A-Za-z0-9_-]+)\.(?P<kind>[a-z-]+)\.(?P<seed>[0-9]{1,16})(?:\.(?P<options>[\w~-]+))?"
)


def kinds(game: str) -> tuple[str, ...]:
    """Return the kinds of question that exist about a game's clauses.

    Raise ExerciseError if the game is not installed.

    game: id of the game

    >>> "who-takes" in kinds("knack"), "who-takes" in kinds("knaker")
    (True, False)
    """
    facts = _game(game)
    return tuple(name for name in KINDS if clauses_of_kind(facts.id, name))


def clauses_of_kind(game: str, kind: str) -> tuple[str, ...]:
    """Return the clauses of a game that have questions of a kind, in the text's order.

    Raise ExerciseError if the game or the kind does not exist.

    game: id of the game
    kind: name of the kind of question
    """
    return list_clauses(_game(game), _kind(kind).name)


def make(
    game: str,
    seed: int = 0,
    *,
    clause: str | None = None,
    kind: str | None = None,
    options: Mapping[str, Any] | None = None,
    readings: Mapping[str, str] | None = None,
    position: Position | None = None,
) -> Exercise:
    """Return the exercise of a seed.

    Raise ExerciseError if a name or an option is wrong, or if no position with such a question is found.

    game: id of the game
    seed: the seed, from 0 to 2⁵³ − 1
    clause: the clause that the exercise is about, or None to draw a clause
    kind: the kind of question, or None to draw a kind
    options: options of the set-up, with ``players`` and the seat that begins; missing options are drawn
    readings: ruling → letter, for readings that differ from the book's
    position: the position that the exercise is about, with its own options and readings; None to search for one.
        Unknown cards are drawn, and no question is asked whose answer depends on a hidden card
    """
    settings = _Settings(clause, kind, options or {}, readings or {}, position)
    return _make(game, seed, settings)


class _Settings(NamedTuple):
    """The settings of `make`."""

    clause: str | None
    kind: str | None
    options: Mapping[str, Any]
    readings: Mapping[str, str]
    position: Position | None


def _make(game: str, seed: int, settings: _Settings, edition: int | None = None) -> Exercise:
    """Return the exercise of a seed as `make` does, of one of the `EDITIONS` (numbered from 1), or of the newest."""
    facts = _game(game)
    clause, kind, options, readings, position = settings
    if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
        raise ExerciseError(f"seed {describe(seed)}: expected a whole number from 0 to 2⁵³ − 1")
    if clause is not None and clause not in facts.clauses:
        raise ExerciseError(f"clause {describe(clause)}: expected the id of a clause of {game}")
    if kind is not None:
        _kind(kind)
    if position is not None:
        written = _write_position(facts, position, {**options, **readings})
    else:
        written = write_options(_check_options(facts, options, readings))
    for one_clause, one_kind in islice(_choices(facts, seed, clause, kind, edition), 40):
        exercise = _find(facts, one_clause, one_kind, seed, written, edition or newest_edition(one_kind))
        if exercise is not None:
            return exercise
    of_kind = f" of the kind {kind}" if kind else ""
    where = " in this position" if position is not None else ""
    raise ExerciseError(f"{game} has no question{of_kind} about {clause or 'any of its clauses'}{where}")


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
    written, position, options, readings = match["options"] or "", None, {}, {}
    try:
        if written.startswith(PACKED):
            position = unpack_position(written.removeprefix(PACKED))
        else:
            options = read_options(game, written)
            readings = options.pop(READINGS, {})
        settings = _Settings(clause, match["kind"], options, readings, position)
        return _make(game.id, int(match["seed"]), settings, 1 + EDITIONS.index(match["edition"] or ""))
    except (ExerciseError, NotationError, OptionError) as error:
        raise ExerciseError(f"exercise {describe(id)}: {error}") from None


def _write_position(game: Game, position: Position, settings: Mapping[str, Any] | None) -> str:
    """Return a position as an id has it, with drawn cards in place of unknown ones."""
    from ..players.fillings import complete  # imported late: few exercises are about a given position

    if settings:
        raise ExerciseError("options, readings: expected none, as the position has its own")
    if position.game != game.id:
        raise ExerciseError(f"position of {position.game}: expected a position of {game.id}")
    whole = complete(position, str(position))
    whole.start()
    written = PACKED + pack_text(str(whole))
    if len(written) > LONGEST_POSITION:
        raise ExerciseError(f"the position needs {len(written):,} characters; expected at most {LONGEST_POSITION:,}")
    return written


def _check_options(game: Game, options: Mapping[str, Any], readings: Mapping[str, str]) -> dict[str, Any]:
    """Return the settings with which a match starts, with the readings if there are others."""
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


def _choices(
    game: Game, seed: int, clause: str | None, kind: str | None, edition: int | None
) -> Iterator[tuple[str, str]]:
    """Yield (clause, kind) pairs to try in turn, trivial kinds rarely.

    If clause and kind are given, there is one pair; otherwise the seed draws pairs.
    """
    pairs = [
        (one_clause, name)
        for name, one in KINDS.items()
        if kind in (None, name)
        for one_clause in ([clause] if clause else game.clauses)
        if one_clause in list_clauses(game, name, edition or newest_edition(name))
    ]
    if clause and kind:
        yield from pairs
        return
    draws = draws_of(game.id, clause or "", kind or "", seed, "")
    worthy = [pair for pair in pairs if not KINDS[pair[1]].trivial]
    first = worthy if worthy and draws.pick(TRIVIAL) else pairs
    yield from dict.fromkeys((*draws.order(_evenly(first, draws)), *draws.order(pairs)))


def _evenly(pairs: list[tuple[str, str]], draws: Draws) -> list[tuple[str, str]]:
    """Return one pair for each kind, so that kinds that fit many clauses are not preferred."""
    by_kind: dict[str, list[tuple[str, str]]] = {}
    for pair in pairs:
        by_kind.setdefault(pair[1], []).append(pair)
    return [same_kind[draws.pick(len(same_kind))] for same_kind in by_kind.values()]


def _find(game: Game, clause: str, kind: str, seed: int, written: str, edition: int) -> Exercise | None:
    result = find_question(game, clause, kind, seed, written, edition)
    if result is None:
        return None
    spot, question = result
    parts = (game.id, clause.replace(".", "-"), kind, str(seed), *((written,) if written else ()))
    id_ = EDITIONS[edition - 1] + ".".join(parts)
    return Exercise(id_, game.id, clause, kind, spot.record, question, KINDS[kind])
