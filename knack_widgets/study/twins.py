"""Twins: positions that a seat cannot distinguish, because only hidden cards differ.

A twin of a position is reached by the same moves from a deal in which cards that the seat has not seen
have changed places; its view of both is the same. A question may be asked only if its answer is the same
in all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Final

from ..rules import IllegalMove, NotationError, State
from ..rules.core.draws import Draws
from .spots import Spot

TRIES: Final = 24
"""Number of exchanges that are tried in search of twins."""
ENOUGH: Final = 10
"""Limit on the twins that are compared."""


def find_twins(spot: Spot, seat: int, draws: Draws, tries: int = TRIES) -> Iterator[State]:
    """Yield some states that the seat cannot distinguish from a spot's state."""
    deals = [at for at, step in enumerate(spot.steps) if step.text.startswith("deal ")]
    if not deals:
        return
    steps = spot.steps[deals[-1] :]
    before = steps[0].before
    deal = before.read(steps[0].text)
    wanted = spot.state.view(seat)
    shown = {card for hand in wanted.hands if hand for card in hand}
    hidden = [at for at, card in enumerate(deal.args) if card not in shown]
    others = {card for owner, hand in enumerate(_hands(spot.state)) if owner != seat for card in hand}
    held = [at for at in hidden if deal.args[at] in others] or hidden
    for _ in range(tries if len(hidden) > 1 else 0):
        cards = list(deal.args)
        for _ in range(1 + draws.pick(3)):
            one, other = held[draws.pick(len(held))], hidden[draws.pick(len(hidden))]
            cards[one], cards[other] = cards[other], cards[one]
        try:
            state = before.play(deal._replace(args=tuple(cards)))
            for step in steps[1:]:
                state = state.play(step.text)
        except (IllegalMove, NotationError):
            continue
        if state != spot.state and state.view(seat) == wanted:
            yield state


def _hands(state: State) -> tuple[tuple[str, ...], ...]:
    return tuple(state.view(seat).hands[seat] or () for seat in range(len(state.setup.names)))


def is_decided(spot: Spot, seat: int, answer: Callable[[State], Any], draws: Draws) -> bool:
    """Return whether a seat's view decides an answer, as far as some twins show."""
    wanted = answer(spot.state)
    twins = islice(find_twins(spot, seat, draws), ENOUGH)
    # a twin in which the next move cannot be made is ruled out by the question, which states the move
    return all(answer(twin) == wanted for twin in twins if spot.next is None or twin.judge(spot.next).legal)
