"""The situation with which the editor begins: the cards of a phase, all of them unknown.

It is what an onlooker sees in a state of random play, without its cards. So the number of cards in each place, the
seats that are in, and the fields that a phase needs come from the game's own rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from ...rules import Position, PositionError, games
from ...rules.core.facts import Facts, Setup
from ...rules.core.positions.form import fields_of
from ...rules.core.positions.kinds import UNKNOWN
from .situation import FieldValue, Values

NO_VALUES: Final[Values] = MappingProxyType({})
MATCHES: Final = 24
"""Number of matches that are played in search of a phase."""
MAX_MOVES: Final = 60
KEPT: Final = ("phase", "dealer")
"""The fields that are always given."""


def games_to_lay_out() -> tuple[str, ...]:
    """Return the ids of the games that can be laid out."""
    return tuple(id_ for id_, game in games.items() if fields_of(game).form.asked)


def phases_of(game: Facts) -> tuple[str, ...]:
    """Return the phases with which a reader can begin, in the order of a deal."""
    form = fields_of(game).form
    return tuple(phase for phase in form.asked if phase not in form.linked)


def all_phases_of(game: Facts) -> tuple[str, ...]:
    """Return the phases that the editor shows, also those that only a link, a match or an example can have."""
    return tuple(fields_of(game).form.asked)


@lru_cache(maxsize=256)
def opening_values(setup: Setup, phase: str) -> Values:
    """Return the values of a situation in a phase: every card is unknown, and all seats are in if that is possible.

    setup: the set-up of the match
    phase: one of `phases_of`

    Raise `LookupError` if random play does not come to the phase.
    """
    best = max(_positions(setup, phase), key=_rank, default=None)
    if best is None:
        raise LookupError(f"random play does not come to the phase {phase}")
    return MappingProxyType(_shorten(best))


def values_to_begin(setup: Setup, phase: str) -> Values:
    """Return the values of `opening_values`; none if a reader cannot begin with the phase."""
    return opening_values(setup, phase) if phase in phases_of(setup.game) else NO_VALUES


def _rank(position: Position) -> tuple[int, bool, int]:
    """Return the sort key of a situation: more seats with cards are better, then the first dealer, then fewer cards."""
    seats_in = sum(map(bool, position.draft["hands"]))
    fields = fields_of(position.setup.game)
    laid = sum(1 for name in fields.holding for _ in fields.kinds[name].cards(position.values.get(name, ())))
    return seats_in, position.values["dealer"] == 0, -laid


def _positions(setup: Setup, phase: str) -> Iterator[Position]:
    """Yield a position of each match that comes to the phase."""
    for seed in range(MATCHES):
        state = setup.game.opening(setup)
        for number in range(MAX_MOVES):
            if state.over:
                break
            if state.chance:
                state = state.play(state.by_chance(seed + number))
                continue
            if state.phase == phase:
                position = _hide_cards(Position.of(state.view()))
                if not position.faults():
                    yield position
                break
            move = state.sample(seed * MAX_MOVES + number)
            if move is None:
                break
            state = state.play(move)


def _hide_cards(position: Position) -> Position:
    """Return a position whose cards are all unknown, without the cards of earlier tricks and without money."""
    fields = fields_of(position.setup.game)
    values = {name: value for name, value in position.values.items() if name in KEPT or name == "turn"}
    for name in fields.kinds:
        if name in fields.holding and name in position.values:
            values[name] = fields.kinds[name].replace(position.values[name], lambda _, __: UNKNOWN, name)
    try:
        bare = Position(position.setup, values)
        if not bare.faults():
            return bare
    except PositionError:
        pass
    return Position(position.setup, {**position.values, **values})


def _shorten(position: Position) -> dict[str, FieldValue]:
    """Return the values of a position without those that follow from others and are not asked for."""
    form = fields_of(position.setup.game).form
    kept = {*KEPT, *(name for name in form.asked[position.values["phase"]] if name in position.values)} - {"turn"}
    values = dict(position.values)
    before = 0
    while before != len(values):
        before = len(values)
        for name in tuple(values):
            fewer = {other: value for other, value in values.items() if other != name}
            if name not in kept and not _faults(position.setup, fewer):
                values = fewer
    return values


def _faults(setup: Setup, values: Values) -> bool:
    try:
        return bool(Position(setup, values).faults())
    except PositionError:
        return True
