"""Play-outs: a deal played to its end by computer players, and its result for a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from ..rules import Move, State
from ..rules.core.events import Event
from .careful import Careful, Forgetful
from .choice import Player
from .random_legal import RandomLegal
from .turns import choose_for, next_player

PLAIN: Final[Mapping[str, Player]] = MappingProxyType(
    {"random": RandomLegal(), "careful": Careful(), "forgetful": Forgetful()}
)
"""The players that decide without trying worlds, by id."""
LONGEST: Final = 2_000
"""Greatest number of moves of a play-out; a longer deal is left unfinished."""


class Ending(NamedTuple):
    """The end of a deal.

    state: the last state
    failed: the seats with an event that reports a failure (`EventKind.fails`)
    """

    state: State
    failed: frozenset[int]


def play_to_end(state: State, players: Sequence[Player], seed: str = "") -> Ending:
    """Return the end of the current deal.

    seed: the seed of chance within the deal, and of the players
    """
    failed: set[int] = set()
    phases = state.setup.phases
    in_turn = phases[state.phase].seats_to_ask(state) is None
    for number in range(LONGEST):
        phase = phases[state.phase]
        if phase.chance == "deal" or phase.over:
            break
        if phase.chance:
            state = state.play(state.by_chance(f"{seed}:{number}"))
            continue
        # a seat with a single move needs no view, which is slow to build
        move = state.legal[0] if in_turn and len(state.legal) == 1 else _choose(state, players, f"{seed}:{number}")
        if move is None:
            break
        state = state.play(move)
        if in_turn and state.phase != "play":
            failed.update(seat for event in state.events for seat in _failing(state, event))
    return Ending(state, frozenset(failed))


def _choose(state: State, players: Sequence[Player], seed: str) -> Move | None:
    seat = next_player(state, players, seed)
    return None if seat is None else choose_for(state, seat, players[seat], seed)


def _failing(state: State, event: Event) -> tuple[int, ...]:
    game = state.setup.game
    return (game.event_facts(event)["seat"],) if game.events[event[0]].fails else ()


def fails(ending: Ending, begun: State, seat: int) -> bool:
    """Return whether a seat has failed in the deal that was current in `begun`.

    In trick games a seat fails if it has played and taken no trick; in games in which deals are won, if it has not won
    this deal; in games in which players shed their cards, if it is the last; in all other games, if it is not ahead.
    """
    state, score = ending.state, ending.state.score
    if "balance" in score:
        return seat in ending.failed
    if "wins" in score:
        return score["wins"][seat] <= begun.score["wins"][seat]
    if "place" in score:
        place = score["place"][seat]
        return place == 0 or (place > 1 and place == max(score["place"]))
    return seat not in state.leaders


def gains(ending: Ending, begun: State, seat: int) -> int | None:
    """Return the change of the seat's balance since `begun`, or None in games without money."""
    if "balance" not in begun.score:
        return None
    return int(ending.state.score["balance"][seat] - begun.score["balance"][seat])


def worth(ended: State, begun: State, seat: int) -> float:
    """Return the value of the rest of the deal for a seat.

    In games with money the value is the gain; the money left on the table (pot and betes) is shared equally, because it
    will be played for later. In games without money the value is the number of deals won, or the place counted from the
    last.
    """
    score = ended.score
    if "balance" in score:
        return (_money(ended, seat) - _money(begun, seat)) / len(begun.setup.names)
    if "wins" in score:
        return float(score["wins"][seat] - begun.score["wins"][seat])
    if "place" in score:
        return -float(score["place"][seat] or len(score["place"]))
    return float(seat in ended.leaders)


def _money(state: State, seat: int) -> int:
    """Return the money of a seat and its share of the table, times the number of seats."""
    balances = state.score["balance"]
    return int(balances[seat] * len(balances) - sum(balances))
