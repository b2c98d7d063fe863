"""Striking a clause: a game played without some of what it enforces.

Only what narrows what may be done can be struck: a duty, which asks for certain cards, and a refusal, whose function
says what it has against a move. Struck, a clause is simply not asked; the others are, as ever, and so the game without
it is told by the same declarations.

What the rest needs in order to mean anything stays. Limits refuse set-ups, and no move stands behind them. Frames say
whose turn it is, which cards are there to be moved, and what has a place in which phase: without them a move has no
seat, no card and no sequel. Of the refusals those stay that say what a lay is, that only give another's reason, or
after which nothing could be told: a game declares which of its refusals can be struck (`strikable`), and asks them so
that they can be (`State.enforces`, `Phase.strike`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .clauses import Clause
from .errors import OptionError
from .showing import describe


def check_struck(game: str, clauses: Mapping[str, Clause], given: object) -> tuple[str, ...]:
    """The struck clauses in the text's order, each once. `OptionError` names what cannot be struck, and what can."""
    able = [id_ for id_, clause in clauses.items() if clause.strikable]
    there = f"those of {game} that can are {', '.join(able) or 'none'}"
    if not isinstance(given, (list, tuple, set, frozenset)):
        raise OptionError(f"without = {describe(given)}: expected a list of clauses; {there}")
    found = _check_each(clauses, given, there)
    return tuple(id_ for id_ in able if id_ in found)


def _check_each(clauses: Mapping[str, Clause], given: Iterable[object], there: str) -> frozenset[str]:
    found = []
    for id_ in given:
        clause = clauses.get(id_) if isinstance(id_, str) else None
        if clause is None:
            raise OptionError(f"without = {describe(id_)}: there is no such clause that can be struck; {there}")
        if not clause.strikable:
            raise OptionError(f"without = {describe(id_)}: this clause cannot be struck; {there}", clause.id)
        found.append(clause.id)
    return frozenset(found)
