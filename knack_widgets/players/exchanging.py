"""To swap, to slide or to end the round, in games where three cards are worth something together."""

from __future__ import annotations

from typing import Any, Final

from ..rules import Card, Move

VERBS: Final = frozenset({"swap", "slide", "pass"})
"""The verbs of such games: these functions play no other game, though cards may be worth something there, too."""
ENOUGH: Final = 26
"""A hand worth this much ends the round: most others are worth less after their last turn."""
HOPE: Final = 17
"""A pile worth less than this is given up for one that nobody has seen."""
LEAST_GAIN: Final = 1
REFUSING: Final = ("decline", "refuse", "no")


def exchange(view: Any, seat: int, moves: tuple[Move, ...]) -> Move:
    """The move of a player who works out the value of the hand after each possible exchange."""
    by_verb = {move.verb: move for move in moves}
    if "look" in by_verb:
        return next(move for move in moves if move.verb == "look")
    if "keep" in by_verb:
        pile = view.piles[view.looked - 1] or ()
        return by_verb["keep" if view.worth(pile) >= HOPE else "switch"]
    if "replace" in by_verb:
        return by_verb["decline" if view.worth(view.hands[seat]) >= ENOUGH else "replace"]
    for verb in REFUSING:
        if verb in by_verb:
            return by_verb[verb]
    hand: tuple[Card, ...] = view.hands[seat]
    now = view.worth(hand)
    if now >= ENOUGH and "pass" in by_verb:
        return by_verb["pass"]
    swaps = [(_worth_after(view, hand, move), str(move), move) for move in moves if move.verb == "swap"]
    worth, _, best = max(swaps, default=(0.0, "", None))
    if best and worth >= now + LEAST_GAIN:
        return best
    return by_verb.get("refresh") or by_verb.get("slide") or moves[0]


def gaining(view: Any, seat: int, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """The moves but for exchanges by which the hand gains nothing: such ones could be made and undone for ever."""
    hand: tuple[Card, ...] = view.hands[seat]
    least = view.worth(hand) + LEAST_GAIN
    return tuple(move for move in moves if move.verb != "swap" or _worth_after(view, hand, move) >= least)


def _worth_after(view: Any, hand: tuple[Card, ...], move: Move) -> float:
    """The value of the hand after a swap, plus a little for each suit that it gets rid of."""
    if len(move.args) == 1:
        new = tuple(view.middle)
    else:
        own, other = move.args
        new = tuple(Card(other) if card == own else card for card in hand)
    return float(view.worth(new)) + 0.01 * len({card[1] for card in hand} - {card[1] for card in new})
