"""The control of each seat: a person or a computer player."""

from __future__ import annotations

from collections.abc import Sequence

from ..players import PLAYERS
from ..rules import Game, OptionError, State
from ..rules.core.errors import describe

ME = "me"
"""A seat that the reader plays."""

CONTROLS: tuple[str, ...] = (ME, *PLAYERS)


def check_controls(controls: Sequence[object] | None, seats: int) -> tuple[str, ...]:
    """Return a control for each seat. Raise OptionError if a control is unknown.

    By default the first seat is the reader's, and careful players have the other seats.
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

    The first of these rules that applies decides:

    - If hands are revealed (`reveal`), the reader sees all hands.
    - A reader with one seat sees the hand of that seat, a reader without a seat no hand.
    - If `looker` is one of the reader's seats, the reader sees its hand.
    - If hands are covered (`covered`), the reader sees none.
    - Else the reader sees the hands of those of the reader's seats that must act.

    looker: the seat whose player has uncovered its hand, or None
    covered: whether each hand stays covered until its player uncovers it
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
    """Return the seats that must act, among several seats that are played at one screen."""
    # if several seats may act, only one player sees the cards: the others look away
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
