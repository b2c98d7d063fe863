"""The rulings of a game and what kind each is: which of them could be read otherwise, and which of those can be played.

The words of a ruling stand in the texts, beside the clause that it settles; its kind in ``rulings.toml`` beside them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

from ..rules import games
from .textfiles import MissingTextError, TextError, read_resource

FILE: Final = "rulings.toml"
KINDS: Final = ("reading", "bound", "notation")


@dataclass(frozen=True)
class Ruling:
    """A ruling. `kind`: ``reading`` (play or money would differ), ``bound`` (what may be entered) or ``notation``.

    `values`: the readings that can be played, ours first, of a ruling that has several; `unread`: why there is none
    other than ours, for whoever maintains the book.
    """

    id: str
    kind: str
    values: tuple[str, ...] = ()
    unread: str = ""


@cache
def load_rulings(game_id: str) -> Mapping[str, Ruling]:
    """The rulings of a game by id, by their numbers. Raises `TextError`: one without a kind, or a reading unexplained.

    >>> load_rulings("knack")["K-5"].values, load_rulings("knack")["K-1"].kind
    (('a', 'b', 'c'), 'bound')
    """
    game = games[game_id]
    cited = {ruling for clause in game.clauses.values() for ruling in clause.rulings}
    try:
        told = tomllib.loads(read_resource(game_id, FILE))
    except MissingTextError:
        if cited:
            raise
        return MappingProxyType({})
    except tomllib.TOMLDecodeError as error:
        raise TextError(f"{game_id}/text/{FILE}: {error}") from None
    if not isinstance(told.get("kinds"), dict):
        raise TextError(f"{game_id}/text/{FILE}: the table [kinds] is missing")
    kinds = [(id_, kind) for kind in KINDS for id_ in told["kinds"].get(kind, ())]
    kind_of, unread, readings = dict(kinds), told.get("unread", {}), game.readings
    if len(kinds) != len(kind_of) or cited != kind_of.keys():
        wrong = sorted(cited ^ kind_of.keys()) or "one of them twice"
        raise TextError(f"{game_id}/text/{FILE}: every ruling has one kind; wrong: {wrong}")
    open_ones = {id_ for id_, kind in kinds if kind == "reading"}
    if unread.keys() & readings.keys() or open_ones != unread.keys() | readings.keys():
        wrong = sorted(open_ones ^ (unread.keys() | readings.keys())) or sorted(unread.keys() & readings.keys())
        raise TextError(f"{game_id}/text/{FILE}: a reading can be played, or stands under [unread]; wrong: {wrong}")
    found = {}
    for id_ in sorted(cited, key=lambda id_: int(id_.rpartition("-")[2])):
        values = readings[id_].values if id_ in readings else ()
        found[id_] = Ruling(id_, kind_of[id_], values, unread.get(id_, ""))
    return MappingProxyType(found)
