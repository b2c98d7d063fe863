"""What may be tried though it is not allowed: the other verbs of a phase, so that each answers for itself.

Nothing here knows a rule: a phase names its verbs, the reader's view lists what is legal, and whoever tries the rest is
answered by `State.judge`.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..rules import Move, View
from ..rules.core.moves import Verb
from .sight import Sight


def seat_of(sight: Sight, view: View) -> int | None:
    """The reader's seat whose moves stand beside its cards: the one on turn, else the first whose hand is seen."""
    mine = [seat for seat in sight.people if seat in view.seats]
    return view.turn if view.turn in mine else next(iter(mine), None)


def refusable(sight: Sight, view: View, shown: list[Move], chosen: frozenset[str]) -> list[Move]:
    """Moves of the phase's verbs that are not among those `shown`; `chosen`: verbs whose cards are being chosen."""
    seat = seat_of(sight, view)
    if seat is None or view.chance:
        return []
    verbs = sight.game.verbs
    phase = sight.game.phases[view.phase].verbs
    return [
        move
        for name in verbs
        if name in phase
        for move in _of_verb(view, seat, verbs[name], name in chosen)
        if move not in shown
    ]


def _of_verb(view: View, seat: int, verb: Verb, chosen: bool) -> Iterator[Move]:
    """The ways to try a verb of which there are few; of one with cards to choose, with the first of the hand."""
    if verb.at_pile or verb.timed or verb.wraps or not verb.seated:
        return
    yield from (Move(seat, verb.name, (word,)) for word in verb.choices)
    if verb.alone:
        yield Move(seat, verb.name)
    elif verb.several and not verb.seats and not chosen and (hand := view.hands[seat]):
        yield Move(seat, verb.name, (hand[0],))
