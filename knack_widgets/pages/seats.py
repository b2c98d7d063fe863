"""Who sits where: seats that a person plays, and seats that an opponent plays."""

from __future__ import annotations

from collections.abc import Sequence

from ..players import PLAYERS
from ..rules import Game, OptionError, State
from ..rules.core.showing import describe

ME = "me"
"""A seat that the reader plays."""

CONTROLS: tuple[str, ...] = (ME, *PLAYERS)


def check_controls(controls: Sequence[object] | None, seats: int) -> tuple[str, ...]:
    """A control for each seat: by default the first is the reader's, others play carefully. Raises `OptionError`."""
    given = list(controls or ())
    for control in given:
        if control not in CONTROLS:
            raise OptionError(f"nobody plays as {describe(control)}: expected one of {', '.join(CONTROLS)}")
    default = [ME] + ["careful"] * (seats - 1)
    return tuple(str(control) for control in (given + default[len(given) :])[:seats])


def eyes(
    state: State, controls: Sequence[str], reveal: bool, looker: int | None = None, covered: bool = False
) -> tuple[int, ...]:
    """The seats whose hands the reader sees.

    All seats when hands are revealed; the reader's own when there is one. Of several, the one on turn, or `looker`, one
    who looks at their own cards meanwhile; with `covered`, only `looker`.
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
    """Of several seats that people play at one screen, those that have to act."""
    # where several may act, only one of them is shown their cards: the others look away
    asked = state.setup.phases[state.phase].seats_to_ask(state)
    owing = () if asked is None else [seat for seat, must in asked if must and seat in mine][:1]
    acting = owing or (state.to_act if state.turn is None else {state.turn})
    return tuple(seat for seat in mine if seat in acting)


def can_forget(game: Game) -> bool:
    """Whether a game has something that must be said at once, in turn or not, and may be forgotten."""
    return any("any-time" in stands.values() for stands in game.stands.values())


def first_dealer(game: Game, players: int | Sequence[str], dealer: int | None = None) -> int | None:
    """`dealer`, or the last seat: the reader sits at the first and is then the first to speak. `None`: cards decide."""
    if dealer is not None or game.seat_key != "dealer" or game.draws_first:
        return dealer
    return (players if isinstance(players, int) else len(players)) - 1
