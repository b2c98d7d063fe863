"""Play-outs: a deal played to its end by players, and what it has brought a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from ..rules import Move, State
from .careful import Careful, Forgetful
from .choice import Player
from .random_legal import RandomLegal
from .turns import choose_for, next_player

PLAIN: Final[Mapping[str, Player]] = MappingProxyType(
    {"random": RandomLegal(), "careful": Careful(), "forgetful": Forgetful()}
)
"""The players that think of no other worlds, by id."""
FAILURES: Final = frozenset({"bete", "failed", "pays-in"})
"""The events that tell of a seat that it has played and taken no trick."""
LONGEST: Final = 2_000
"""Moves of a deal; one that goes on is left as it is."""


class Ending(NamedTuple):
    """The end of a deal. `failed`: the seats that it tells of as in `FAILURES`."""

    state: State
    failed: frozenset[int]


def play_to_end(state: State, players: Sequence[Player], seed: str = "") -> Ending:
    """The end of the deal that is on. Chance, if it owes cards within the deal, goes by `seed`."""
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
        # whoever has no choice need not look at the table
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


def _failing(state: State, event: tuple[object, ...]) -> tuple[int, ...]:
    return (state.setup.game.event_facts(event)["seat"],) if event[0] in FAILURES else ()


def fails(ending: Ending, begun: State, seat: int) -> bool:
    """Whether a seat has fared badly in the deal that was on in `begun`.

    Where tricks are taken: it has played and taken none. Where deals are won: it has not won this one. Where
    players get rid of their cards: it is the last. In other games: it is not ahead.
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
    """By how much the seat's balance has changed since `begun`; `None` in games without money."""
    if "balance" not in begun.score:
        return None
    return int(ending.state.score["balance"][seat] - begun.score["balance"][seat])


def worth(ended: State, begun: State, seat: int) -> float:
    """What the rest of the deal has been worth to a seat.

    Of what then lies on the table (pot and betes), each seat is counted an equal share: they will be played for. In
    games without money: deals won, places from the last.
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
    """What a seat has with its share of what lies on the table, times the number of seats."""
    balances = state.score["balance"]
    return int(balances[seat] * len(balances) - sum(balances))
