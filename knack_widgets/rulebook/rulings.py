"""The rulings of a game and the kind of each.

The words of a ruling are in the texts, in a box beside the clause that it settles; its kind is in ``rulings.toml`` in
the same folder. Some boxes only repeat the source in other words and decide nothing; their label says so.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, partial
from types import MappingProxyType
from typing import Final

from ..rules import games
from ..rules.core.game import Game
from .folders import is_own
from .textfiles import MissingTextError, TextError, read_resource

FILE: Final = "rulings.toml"
IN_OTHER_WORDS: Final = "in_other_words"
CORRECTS: Final = "corrects"
KINDS: Final = ("reading", "bound", "notation", IN_OTHER_WORDS)


@dataclass(frozen=True)
class Ruling:
    """A ruling.

    id: id of the ruling
    kind: ``reading`` (another reading would change play or money), ``bound`` (it limits input), ``notation`` (it
        changes neither) or ``in_other_words`` (the source says it; the ruling's box only explains it)
    values: letters of the readings that can be played, the book's own first; empty if only its own can be played
    unread: the reason, for maintainers, why a ``reading`` has no other value
    explains: ids of the clauses beside which the ruling's box only explains and decides nothing
    corrects: ids of the clauses whose first words the ruling corrects; a page quotes the ruling together with them
    """

    id: str
    kind: str
    values: tuple[str, ...] = ()
    unread: str = ""
    explains: frozenset[str] = frozenset()
    corrects: frozenset[str] = frozenset()


@cache
def load_rulings(game_id: str) -> Mapping[str, Ruling]:
    """Return the rulings of a game by id, in the order of their numbers.

    A game of other authors may leave the file out: each ruling with another reading is a ``reading`` then, and each
    other ruling a ``notation``.

    Raise TextError if a table of ``rulings.toml`` contradicts the rules:

    - ``[kinds]`` must have each ruling that a clause cites, once, and no others
    - ``[unread]`` must have the rulings of the kind ``reading`` for which the rules have only the book's own reading
    - ``[in_other_words]`` must give for a ruling some, but not all, of the clauses that it settles
    - ``[corrects]`` must give for a ruling only clauses that it settles

    >>> load_rulings("knack")["K-5"].values, load_rulings("knack")["K-1"].kind
    (('a', 'b', 'c'), 'bound')
    """
    game = games[game_id]
    cited = {ruling for clause in game.clauses.values() for ruling in clause.rulings}
    try:
        tables = tomllib.loads(read_resource(game_id, FILE))
    except MissingTextError:
        if cited and is_own(game_id):
            raise
        tables = {"kinds": {"reading": [*game.readings], "notation": sorted(cited - game.readings.keys())}}
    except tomllib.TOMLDecodeError as error:
        raise TextError(f"{game_id}/text/{FILE}: {error}") from None
    if not isinstance(tables.get("kinds"), dict):
        raise TextError(f"{game_id}/text/{FILE}: the table [kinds] is missing")
    kinds = [(id_, kind) for kind in KINDS for id_ in tables["kinds"].get(kind, ())]
    kind_of, unread, readings = dict(kinds), tables.get("unread", {}), game.readings
    if len(kinds) != len(kind_of) or cited != kind_of.keys():
        wrong = sorted(cited ^ kind_of.keys()) or "a ruling that is listed twice"
        raise TextError(f"{game_id}/text/{FILE}: expected each ruling of the rules once under [kinds]; wrong: {wrong}")
    open_ones = {id_ for id_, kind in kinds if kind == "reading"}
    playable = {id_ for id_ in readings if kind_of[id_] != IN_OTHER_WORDS}
    if unread.keys() & readings.keys() or open_ones != unread.keys() | playable:
        wrong = sorted(open_ones ^ (unread.keys() | playable)) or sorted(unread.keys() & readings.keys())
        raise TextError(f"{game_id}/text/{FILE}: expected each reading in the rules or in [unread]; wrong: {wrong}")
    explained = _explained_clauses(game, kind_of, tables.get(IN_OTHER_WORDS, {}))
    rulings = {}
    for id_ in sorted(cited, key=partial(_number, game_id)):
        values = readings[id_].values if id_ in readings else ()
        corrects = frozenset(tables.get(CORRECTS, {}).get(id_, ()))
        settled = {clause.id for clause in game.clauses.values() if id_ in clause.rulings}
        if wrong := [clause for clause in corrects if clause not in settled]:
            raise TextError(
                f"{game_id}/text/{FILE}: [{CORRECTS}] {id_}: expected clauses that it settles; read {wrong}"
            )
        rulings[id_] = Ruling(id_, kind_of[id_], values, unread.get(id_, ""), explained.get(id_, frozenset()), corrects)
    return MappingProxyType(rulings)


def _number(game_id: str, ruling: str) -> int:
    number = ruling.rpartition("-")[2]
    if not (number.isascii() and number.isdigit()):
        raise TextError(f"{game_id}: the ruling {ruling} has no number; expected an id such as W-1")
    return int(number)


def _explained_clauses(
    game: Game, kind_of: Mapping[str, str], partly: Mapping[str, list[str]]
) -> dict[str, frozenset[str]]:
    """Return ruling → the clauses that it only repeats in other words.

    game: the game
    kind_of: ruling → kind
    partly: ruling → the clauses that it only explains, for rulings that decide something about other clauses
    """
    settled = {
        id_: frozenset(clause.id for clause in game.clauses.values() if id_ in clause.rulings) for id_ in kind_of
    }
    for id_, clauses in partly.items():
        if kind_of.get(id_) in (None, IN_OTHER_WORDS) or not settled[id_] > set(clauses):
            raise TextError(
                f"{game.id}/text/{FILE}: [{IN_OTHER_WORDS}] {id_} = {clauses}: "
                "expected some, but not all, of the clauses that it settles"
            )
    whole = {id_: settled[id_] for id_, kind in kind_of.items() if kind == IN_OTHER_WORDS}
    return whole | {id_: frozenset(clauses) for id_, clauses in partly.items()}


def is_explanation(game_id: str, ruling: str, clause: str) -> bool:
    """Return whether a ruling's box beside a clause only repeats the source in other words.

    >>> is_explanation("kopknack", "KK-2", "bidding.1"), is_explanation("kopknack", "KK-2", "deal.2")
    (True, False)
    """
    try:
        box = load_rulings(game_id).get(ruling)
    except MissingTextError:  # a game of other authors may have rulings without kinds
        return False
    return box is not None and clause in box.explains
