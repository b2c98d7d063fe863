"""Getting rid of cards, for games in which the first without cards wins.

The functions choose the cards to lay, the cards to keep, and moves out of turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ..rules import Card, Move
from ..rules.core.cards import RANKS
from .choice import chance

VERBS: Final = frozenset({"play", "insert", "pick-up", "ready"})
"""The verbs of such games. These functions do not play other games, even if they have a pile in the middle."""
POWER: Final = {"2": 9, "T": 10, "X": 8, "7": 6, "A": 5, "K": 3}
"""The value of a rank for later turns: the higher it is, the longer the card is kept."""
ROW: Final = 4


@dataclass(frozen=True)
class Habits:
    """The habits of a player: how often it uses its chances, and how it values cards.

    inserts: the frequency (0 to 1) with which it inserts if it can
    accuses: the frequency (0 to 1) with which it accuses a suspect
    blows: the frequency (0 to 1) with which it blows in time
    parts: the cost of laying some cards of a rank and keeping others of the same rank
    """

    inserts: float = 0.65
    accuses: float = 0.4
    blows: float = 0.9
    parts: float = 0.0


CAREFUL: Final = Habits()
ATTENTIVE: Final = Habits(inserts=1.0, blows=1.0, parts=1.0)
"""The best of the tried habits: always inserting gains most, the others little (`docs/background/strength.md`)."""


def keeps(card: str) -> float:
    """Return the value of a card for later turns."""
    return POWER.get(card[0], RANKS.find(card[0]) / 10)


def shed(view: Any, seat: int, moves: tuple[Move, ...], seed: int | str, habits: Habits = CAREFUL) -> Move:
    """Return one of the moves of a seat that has to act."""
    by_verb = {move.verb: move for move in moves}
    if view.phase == "exchange":
        return _exchange(view, seat, moves)
    if "admit" in by_verb:
        return by_verb["admit" if seat in view.guilty else "deny"]
    if "blow" in by_verb:
        return moves[0] if chance(view, seed, "blow") < habits.blows else moves[-1]
    lays = [move for move in moves if move.verb == "play"]
    if lays:
        return min(lays, key=lambda move: (_cost(view, seat, move, habits), str(move)))
    if "flip" in by_verb:
        flips = [move for move in moves if move.verb == "flip"]
        return flips[int(chance(view, seed, "flip") * len(flips)) % len(flips)]
    return by_verb.get("chance") or by_verb.get("pick-up") or moves[0]


def _cost(view: Any, seat: int, move: Move, habits: Habits) -> float:
    """Return the cost of a lay: the value of its cards for later, less a bonus for each card.

    A lay that would lose costs most.
    """
    cards = move.args
    left = view.counts[seat] - len(cards) + sum(map(len, view.face_up[seat])) + sum(view.face_down[seat])
    turns = any(card[0] == "T" for card in cards) or _row(view, cards) >= ROW
    if not left and (turns or cards[-1][0] == "2"):
        return 1000.0
    # a two or a ten must not be the last card, so with few cards left they are laid first
    few = left <= 2
    cost = sum((-keeps(card) if few and card[0] in "2T" else keeps(card)) for card in cards)
    kept = {card[0] for card in view.hands[seat] if card not in cards} if habits.parts else set()
    parted = habits.parts if any(card[0] in kept for card in cards) else 0.0
    return cost - 3.0 * len(cards) - (2.0 if turns else 0.0) + parted


def _row(view: Any, cards: tuple[str, ...]) -> int:
    """Return how many equal cards are on top after a lay; 0 if the rank never turns a pile."""
    ranks = [card[0] for card in (*view.pile, *cards)]
    row = 1
    while row < len(ranks) and ranks[-1 - row] == ranks[-1]:
        row += 1
    return 0 if ranks[-1] in "27X" else row


def _exchange(view: Any, seat: int, moves: tuple[Move, ...]) -> Move:
    """Return a move of the exchange: give weak cards away, lay strong cards, then be ready."""
    hand: tuple[Card, ...] = view.hands[seat]
    # a face-up card is kept, because its place would have to be filled from the hand
    lays = [move for move in moves if move.verb == "lay" and move.args[0] in hand]
    weak = [move for move in lays if not move.args[-1].startswith(f"{seat}.") and keeps(move.args[0]) < POWER["K"]]
    if weak:
        return max(weak, key=lambda move: (len(move.args), str(move)))
    piles = view.face_up[seat]
    empty = [move for move in lays if not piles[int(move.args[-1][-1])]]
    if empty:
        best = max(keeps(card) for card in hand)
        return next(move for move in empty if keeps(move.args[0]) == best)
    weakest = min(range(len(piles)), key=lambda pile: keeps(piles[pile][-1]) if piles[pile] else 99)
    take = next((move for move in moves if move.verb == "take" and move.args == (str(weakest),)), None)
    if take and hand and max(map(keeps, hand)) > keeps(piles[weakest][-1]) + 1:
        return take
    return next((move for move in moves if move.verb == "ready"), moves[0])


def shed_unasked(view: Any, seed: int | str, habits: Habits = CAREFUL) -> Move | None:
    """Return an insertion, an extended lay or an accusation, or None."""
    if view.seats & {*view.owing}:
        return None
    suspects: list[Move] = [move for move in view.moves if move.verb == "accuse" and int(move.args[0]) in view.suspects]
    if suspects and chance(view, f"{seed}:{len(view.pile)}", "accuse") < habits.accuses:
        return suspects[0]
    lays: list[Move] = [move for move in view.moves if move.verb in ("insert", "play") and not _loses(view, move)]
    if lays and view.turn not in view.seats and chance(view, f"{seed}:{len(view.pile)}", "insert") < habits.inserts:
        return max(lays, key=lambda move: (len(move.args), move.verb == "play", str(move)))
    return None


def _loses(view: Any, move: Move) -> bool:
    """Return whether a lay out of turn would lose, or waste a two or a ten.

    It would lose if the seat's last cards turn the pile.
    """
    seat: int = move.seat  # type: ignore[assignment]  # a seat inserts
    left = view.counts[seat] - len(move.args) + sum(map(len, view.face_up[seat])) + sum(view.face_down[seat])
    return (not left and _row(view, move.args) >= ROW) or any(card[0] in "2T" for card in move.args)
