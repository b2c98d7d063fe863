"""The situation with which the editor begins: the cards of a phase, all of them unknown.

It is what an onlooker sees in a state of random play, without its cards. So the number of cards in each place, the
seats that are in, and the fields that a phase needs come from the game's own rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from ...rules import Position, PositionError, games
from ...rules.core.facts import Facts, Setup
from ...rules.core.positions.form import Draft, fields_of
from ...rules.core.positions.kinds import UNKNOWN
from .situation import Values

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
    """Return the phases that the editor shows, in the order of a deal."""
    return tuple(fields_of(game).form.asked)


def agreed_options(game: Facts, phase: str) -> Mapping[str, object]:
    """Return the options without which a phase does not exist."""
    return fields_of(game).form.agreed.get(phase, {})


@lru_cache(maxsize=256)
def opening_values(setup: Setup, phase: str) -> Values:
    """Return the values of a situation in a phase: cards are unknown, and all seats are in if that is possible.

    A card is known if there is no such situation without it, such as a swapped card that may be asked back.

    setup: the set-up of the match
    phase: one of `phases_of`

    Raise `LookupError` if random play does not come to the phase.
    """
    form = fields_of(setup.game).form
    if phase in form.begins:
        base, make = form.begins[phase]
        values = {**opening_values(setup, base), "phase": phase}
        return _shorten(Position(setup, {**values, **make(Draft(fields_of(setup.game), setup, values))}))
    best = max(_positions(setup, phase), key=_rank, default=None)
    if best is None:
        raise LookupError(f"random play does not come to the phase {phase}")
    return _shorten(best)


@lru_cache(maxsize=256)
def values_to_begin(setup: Setup, phase: str) -> Values:
    """Return the values of `opening_values`; none if the phase cannot be laid out under these options."""
    try:
        return opening_values(setup, phase) if phase in phases_of(setup.game) else NO_VALUES
    except LookupError:
        return NO_VALUES


def _rank(position: Position) -> tuple[int, bool, int, int]:
    """Return the sort key of a situation: many seats with cards, the first dealer, few cards, and a short text."""
    seats_in = sum(map(bool, position.draft["hands"]))
    fields = fields_of(position.setup.game)
    laid = sum(1 for name in fields.holding for _ in fields.kinds[name].cards(position.values.get(name, ())))
    return seats_in, position.values["dealer"] == 0, -laid, -len(str(position))


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


def _shorten(position: Position) -> Values:
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
    return MappingProxyType(values)


def _faults(setup: Setup, values: Values) -> bool:
    try:
        return bool(Position(setup, values).faults())
    except PositionError:
        return True
