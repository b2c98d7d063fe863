"""The control of each seat: a person or an opponent."""

from __future__ import annotations

from collections.abc import Sequence

from ..players import PLAYERS
from ..rules import Game, OptionError, State
from ..rules.core.showing import describe

ME = "me"
"""A seat that the reader plays."""

CONTROLS: tuple[str, ...] = (ME, *PLAYERS)


def check_controls(controls: Sequence[object] | None, seats: int) -> tuple[str, ...]:
    """Return a control for each seat. Raise OptionError if one is unknown.

    By default the first seat is the reader's, and careful opponents play the others.
    """
    chosen = list(controls or ())
    for control in chosen:
        if control not in CONTROLS:
            raise OptionError(f"control {describe(control)}: expected one of {', '.join(CONTROLS)}")
    default = [ME] + ["careful"] * (seats - 1)
    return tuple(str(control) for control in (chosen + default[len(chosen) :])[:seats])


def visible_seats(
    state: State, controls: Sequence[str], reveal: bool, looker: int | None = None, covered: bool = False
) -> tuple[int, ...]:
    """Return the seats of which the reader sees the hands.

    All seats if hands are revealed; the reader's own if it is the only one. Of several, the seat on turn,
    or `looker`, who looks at their own cards meanwhile; with `covered`, only `looker`.
    """
    if reveal:
        return tuple(range(len(controls)))
    mine = tuple(seat for seat, control in enumerate(controls) if control == ME)
    if len(mine) < 2:
        return mine
    if looker in mine:
        return (looker,)
    return () if covered else acting_seats(state, mine)


def acting_seats(state: State, mine: tuple[int, ...]) -> tuple[int, ...]:
    """Return, of several seats played at one screen, those that must act."""
    # if several may act, only one of them sees their cards: the others look away
    asked = state.setup.phases[state.phase].seats_to_ask(state)
    owing = () if asked is None else [seat for seat, must in asked if must and seat in mine][:1]
    acting = owing or (state.to_act if state.turn is None else {state.turn})
    return tuple(seat for seat in mine if seat in acting)


def can_forget(game: Game) -> bool:
    """Return whether a game has a declaration that must be made at once and can be forgotten."""
    return any("any-time" in stands.values() for stands in game.stands.values())


def first_dealer(game: Game, players: int | Sequence[str], dealer: int | None = None) -> int | None:
    """Return the dealer, by default the last seat, so that the reader speaks first.

    Return None if cards decide who deals.
    """
    if dealer is not None or game.seat_key != "dealer" or game.draws_first:
        return dealer
    return (players if isinstance(players, int) else len(players)) - 1
