"""Twins: positions that a seat cannot distinguish, because only hidden cards differ.

A twin of a position is reached by the same moves from a deal in which some cards that the seat has not seen are
swapped. The seat's view of both positions is the same. A question is allowed only if its answer is the same in all
twins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Final

from ..rules import IllegalMove, Move, NotationError, Position, State
from ..rules.core.chance import Draws
from .spots import Spot

Cards = tuple[str, ...]
TRIES: Final = 24
"""Number of swaps of cards that are tried in search of twins."""
ENOUGH: Final = 10
"""Limit on the twins that are compared."""


def find_twins(spot: Spot, seat: int, draws: Draws, tries: int = TRIES) -> Iterator[State]:
    """Yield some states that the seat cannot distinguish from a spot's state."""
    dealt = _find_deal(spot)
    if dealt is None:
        return
    dealt_cards, deal_again, moves = dealt
    wanted = spot.state.view(seat)
    shown = {card for hand in wanted.hands if hand for card in hand}
    hidden = [at for at, card in enumerate(dealt_cards) if card not in shown]
    others = {card for owner, hand in enumerate(_hands(spot.state)) if owner != seat for card in hand}
    held = [at for at in hidden if dealt_cards[at] in others] or hidden
    for _ in range(tries if len(hidden) > 1 else 0):
        cards = list(dealt_cards)
        for _ in range(1 + draws.pick(3)):
            one, other = held[draws.pick(len(held))], hidden[draws.pick(len(hidden))]
            cards[one], cards[other] = cards[other], cards[one]
        try:
            state = deal_again(tuple(cards))
            for move in moves:
                state = state.play(move)
        except (IllegalMove, NotationError):
            continue
        if state != spot.state and state.view(seat) == wanted:
            yield state


def _find_deal(spot: Spot) -> tuple[Cards, Callable[[Cards], State], list[Move]] | None:
    """Return the cards of a spot's deal, a function that deals them in another order, and the moves since.

    Without a deal it is the position with which the match began. Return None if no cards have been dealt.
    """
    deals = [at for at, step in enumerate(spot.steps) if step.text.startswith("deal ")]
    if deals:
        steps = spot.steps[deals[-1] :]
        before = steps[0].before
        deal, *moves = [step.move for step in steps]
        return deal.args, lambda cards: before.play(deal._replace(args=cards)), moves
    opening = spot.steps[0].before if spot.steps else spot.state
    if opening.chance or opening.over:
        return None
    position, moves = Position.of(opening), [step.move for step in spot.steps]
    lying = tuple(card for _, card in position.draft.lying())
    return lying, lambda cards: position.exchange(dict(zip(lying, cards, strict=True))).start(), moves


def _hands(state: State) -> tuple[tuple[str, ...], ...]:
    return tuple(state.view(seat).hands[seat] or () for seat in range(len(state.setup.names)))


def is_decided(spot: Spot, seat: int, answer: Callable[[State], Any], draws: Draws) -> bool:
    """Return whether the answer is the same in all compared twins of a spot.

    The twins are positions that the seat cannot distinguish from the spot's state.
    """
    wanted = answer(spot.state)
    twins = islice(find_twins(spot, seat, draws), ENOUGH)
    # the question states the next move, which excludes a twin in which this move cannot be made
    return all(answer(twin) == wanted for twin in twins if spot.next is None or twin.judge(spot.next).legal)
