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


def opponent(state: State, controls: Sequence[str], seed: str = "") -> int | None:
    """A seat to act that an opponent plays, while no seat of the reader has to act first.

    An opponent with something to say that cannot wait comes first (unless it forgets). Where all may act at once,
    `seed` decides whether one that need not act wants to.
    """
    asked = state.setup.phases[state.phase].seats_to_ask(state)
    if asked is not None:
        found = (seat for seat, must in asked if controls[seat] != ME and (must or _wants(state, seat, controls, seed)))
        return next(found, None)
    stands = state.setup.game.stands[state.phase]
    if "any-time" in stands.values():
        for move in state.legal:
            if stands[move.verb] == "any-time" and move.seat is not None:
                player = PLAYERS.get(controls[move.seat])
                if player and player.speaks:
                    return move.seat
    acting = sorted(state.to_act) if state.turn is None else [state.turn]
    if any(controls[seat] == ME for seat in acting):
        return None
    return acting[0] if acting else None


def _wants(state: State, seat: int, controls: Sequence[str], seed: str) -> bool:
    return PLAYERS[controls[seat]].volunteer(state.view(seat), seed) is not None


def first_dealer(game: Game, players: int | Sequence[str], dealer: int | None = None) -> int | None:
    """`dealer`, or the last seat: the reader sits at the first and is then the first to speak. `None`: cards decide."""
    if dealer is not None or game.seat_key != "dealer" or game.draws_first:
        return dealer
    return (players if isinstance(players, int) else len(players)) - 1
