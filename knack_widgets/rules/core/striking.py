"""Striking clauses: playing a game without some of the clauses that it enforces.

Only a clause that restricts moves can be struck: a duty, which asks for certain cards, or a refusal, whose function
returns an objection to a move. A struck clause is simply not checked. All other clauses are checked as usual, so the
game without the clause needs no declarations of its own.

A clause on which other rules depend cannot be struck. Limits refuse set-ups, not moves. Other clauses are the frame of
all moves: they say whose turn it is, which cards can be moved, and which moves belong to which phase. Without them a
move has no seat, no card and no next state. Some refusals cannot be struck either: those that define a lay, those that
only explain another clause's refusal, and those without which the state after the move is undefined. A game declares
which of its refusals can be struck (`strikable`), and tests them in a way that allows it (`State.enforces`,
`Phase.strike`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .clauses import Clause
from .errors import OptionError, describe


def check_struck(game: str, clauses: Mapping[str, Clause], struck: object) -> tuple[str, ...]:
    """Return the struck clauses in the text's order, each once.

    game: id of the game, for error messages
    clauses: the game's clauses by id
    struck: the caller's list of clause ids

    Raise `OptionError` if the list has any other entry than an id that can be struck; the error names these ids.
    """
    able = [id_ for id_, clause in clauses.items() if clause.strikable]
    there = f"those of {game} that can are {', '.join(able) or 'none'}"
    if not isinstance(struck, (list, tuple, set, frozenset)):
        raise OptionError(f"without = {describe(struck)}: expected a list of clauses; {there}")
    ids = _check_each(clauses, struck, there)
    return tuple(id_ for id_ in able if id_ in ids)


def _check_each(clauses: Mapping[str, Clause], struck: Iterable[object], there: str) -> frozenset[str]:
    ids = []
    for id_ in struck:
        clause = clauses.get(id_) if isinstance(id_, str) else None
        if clause is None:
            raise OptionError(f"without = {describe(id_)}: there is no such clause that can be struck; {there}")
        if not clause.strikable:
            raise OptionError(f"without = {describe(id_)}: this clause cannot be struck; {there}", clause.id)
        ids.append(clause.id)
    return frozenset(ids)
