"""The decision to join: the chance of a trick against the bete for taking no trick.

With stake s and bete b a trick earns s + b/3, and a failure (to join without winning a trick) costs 3·(s + b/3). Both
amounts have the factor s + b/3, so the decision does not depend on it, and the unit of all values is a trick. (For the
dealer a trick is worth as much: the dealer need not pay for it.)
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, exp
from typing import Final

from ..rules import Move
from ..rules.core.cards import HIGHER
from ..rules.core.three_cards import TRICKS
from .trick_position import TrickPosition

# The weights are log-odds of taking at least one trick. They were fitted, by number of opponents, to some 30,000 deals
# between careful players.
AGAINST: Final = (0.0, -1.4, -2.1, -2.5, -2.7, -2.9)
"""The log-odds before any card is counted, against 0, 1, 2, … opponents."""
TRUMPS: Final = (5.0, 2.2, 1.3, 0.8, 0.5, 0.3, 0.1)
"""The log-odds that a trump adds, by the number of unseen higher trumps."""
MORE_TRUMPS: Final = (0.0, 0.0, 1.8, 2.3)
"""The log-odds added by the number of trumps in the hand: the second trump wins after the high trumps have been played.
"""
SIDE: Final = {"A": 0.9, "K": 0.6, "Q": 0.3, "J": 0.2}
"""The log-odds that a card of another suit adds."""

TYPICAL: Final = 1.5
"""The mean number of tricks of a player who takes at least one trick."""
PRICE_A_SEAT: Final = 0.25
HIGHEST_PRICE: Final = 2.0
"""The price of taking no trick (tricks).

It is less than the nominal three tricks, and still less with fewer players: a part of a bete comes back, and a player
who folds leaves tricks and betes to the others. The values are an equilibrium found by simulation: a careful player
gained no more by joining more or less often than the others did.
"""
JOINS: Final = 0.6
"""The assumed probability that a player who has yet to speak joins.

It is rather too high than too low, so that no player knocks with a worthless hand in the hope that the others fold.
"""

MENDED: Final = 0.2
"""The bonus (tricks) if a hand can be improved by buying: also an equilibrium found by simulation."""
JOINED: Final = frozenset({"knocked", "joined", "swung"})
"""The standings of players who have already joined."""
WAITING: Final = "waiting"
"""The standing of a player who has not spoken yet."""
SUITS: Final = ("s", "h", "d", "c")


def chance_of_trick(sight: TrickPosition, opponents: int) -> float:
    """Return the probability that the hand takes at least one trick.

    opponents: the number of opponents
    """
    return _chance(_merits(sight), opponents)


def _merits(sight: TrickPosition) -> tuple[float, ...]:
    """Return the terms that the hand adds to the log-odds of winning a trick."""
    trumps = [card for card in sight.hand if card[1] == sight.trump]
    unseen = sight.unseen() if trumps else 0
    higher = [(unseen & HIGHER[card]).bit_count() for card in trumps]
    return (
        MORE_TRUMPS[min(len(trumps), len(MORE_TRUMPS) - 1)],
        *[TRUMPS[min(out, len(TRUMPS) - 1)] for out in higher],
        sum([SIDE.get(card[0], 0.0) for card in sight.hand if card[1] != sight.trump]),
    )


def _chance(merits: tuple[float, ...], opponents: int) -> float:
    odds = AGAINST[min(opponents, len(AGAINST) - 1)]
    for merit in merits:
        odds += merit
    return 1 / (1 + exp(-odds))


def gain(sight: TrickPosition) -> float:
    """Return the mean gain by joining (tricks); the gain by folding is 0."""
    standing = sight.view.standing
    others = [standing[seat] for seat in range(len(standing)) if seat != sight.seat]
    return expected_gain(sight, sum(word in JOINED for word in others), others.count(WAITING))


def expected_gain(sight: TrickPosition, joined: int, waiting: int, least: int = 0) -> float:
    """Return the mean gain by joining against other players (in tricks).

    joined: the number of players who have joined
    waiting: the number of players who have yet to speak
    least: the least number of all these who finally play
    """
    return _expect(_merits(sight), joined, waiting, least, len(sight.view.counts))


@lru_cache(1 << 12)
def _expect(merits: tuple[float, ...], joined: int, waiting: int, least: int, seats: int) -> float:
    total = 0.0
    for more in range(waiting + 1):
        likely = comb(waiting, more) * JOINS**more * (1 - JOINS) ** (waiting - more)
        total += likely * _gain_against(merits, max(joined + more, least), seats)
    return total


def _gain_against(merits: tuple[float, ...], opponents: int, seats: int) -> float:
    if not opponents:
        return TRICKS
    chance = _chance(merits, opponents)
    return chance * TYPICAL - (1 - chance) * min(PRICE_A_SEAT * seats, HIGHEST_PRICE)


def suits_by_worth(sight: TrickPosition, suits: tuple[str, ...]) -> list[str]:
    """Return `suits` by their value as trumps for the hand, the best first."""
    return sorted(suits, key=lambda suit: (-chance_of_trick(sight.with_trump(suit), 1), suit))


def swing(sight: TrickPosition, swinging: Move, passing: Move) -> Move:
    """Return `swinging` if swinging gains on average, else `passing`."""
    return swinging if gain_by_swinging(sight) > 0 else passing


def gain_by_swinging(sight: TrickPosition) -> float:
    """Return the gain by swinging (in tricks), the mean for the two best suits as trump.

    In nearly half of all deals one of the two upcards has the hand's best suit, and in most other deals its second best
    suit. At least one other player is assumed to join.
    """
    first, second, *_ = suits_by_worth(sight, SUITS)
    others = len(sight.view.counts) - 1
    return sum(expected_gain(sight.with_trump(suit), 0, others, least=1) for suit in (first, second)) / 2


def choose(sight: TrickPosition, moves: tuple[Move, ...]) -> Move:
    """Return the move that names the best of the possible trump suits.

    A player who has swung makes this choice.
    """
    best = suits_by_worth(sight, tuple(move.args[0] for move in moves))[0]
    return next(move for move in moves if move.args[0] == best)


def talk(sight: TrickPosition, joining: Move, folding: Move) -> Move:
    """Return `joining` if joining gains on average, else `folding`."""
    return joining if gain(sight) + (MENDED if sight.view.talon else 0) > 0 else folding
