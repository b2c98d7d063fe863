"""Getting rid of one's cards, in games where that wins: what to lay, what to keep, and when to act out of turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ..rules import Card, Move
from ..rules.core.cards import RANKS
from .choice import chance

VERBS: Final = frozenset({"play", "insert", "pick-up", "ready"})
"""The verbs of such games: these functions play no other game, though it may have a pile in the middle, too."""
POWER: Final = {"2": 9, "T": 10, "X": 8, "7": 6, "A": 5, "K": 3}
"""What a card is worth for later: the higher, the longer it is kept."""
ROW: Final = 4


@dataclass(frozen=True)
class Habits:
    """How attentive a player is: how often, from 0 to 1, it inserts, accuses a suspect and blows where it can; and what
    it costs to lay some of one rank and keep others of it (`parts`).
    """

    inserts: float = 0.65
    accuses: float = 0.4
    blows: float = 0.9
    parts: float = 0.0


CAREFUL: Final = Habits()
ATTENTIVE: Final = Habits(inserts=1.0, blows=1.0, parts=1.0)
"""Of all that was tried, what gained most: to insert whenever one can, the rest by little (`docs/strength.md`)."""


def keeps(card: str) -> float:
    """How much a card is wanted for later."""
    return POWER.get(card[0], RANKS.find(card[0]) / 10)


def shed(view: Any, seat: int, moves: tuple[Move, ...], seed: int | str, habits: Habits = CAREFUL) -> Move:
    """One of the moves of a seat that has to act."""
    by_verb = {move.verb: move for move in moves}
    if view.phase == "exchange":
        return _exchange(view, seat, moves)
    if "admit" in by_verb:
        return by_verb["admit" if seat in view.guilty else "deny"]
    if "blow" in by_verb:
        return moves[0] if chance(view, seed, "blow") < habits.blows else moves[-1]
    if "ready" in by_verb:
        return _last_word(view, seed, moves, by_verb["ready"], habits)
    lays = [move for move in moves if move.verb == "play"]
    if lays:
        return min(lays, key=lambda move: (_cost(view, seat, move, habits), str(move)))
    if "flip" in by_verb:
        flips = [move for move in moves if move.verb == "flip"]
        return flips[int(chance(view, seed, "flip") * len(flips)) % len(flips)]
    return by_verb.get("chance") or by_verb.get("pick-up") or moves[0]


def _last_word(view: Any, seed: int | str, moves: tuple[Move, ...], stands: Move, habits: Habits) -> Move:
    """Nobody else acts any more: let what has happened stand, or now and then accuse a suspect."""
    suspects = [move for move in moves if move.verb == "accuse" and int(move.args[0]) in view.suspects]
    return suspects[0] if suspects and chance(view, seed, "accuse") < habits.accuses else stands


def _cost(view: Any, seat: int, move: Move, habits: Habits) -> float:
    """What a lay costs: the worth of its cards for later, less a bonus for each. A lay that would lose costs most."""
    cards = move.args
    left = view.counts[seat] - len(cards) + sum(map(len, view.face_up[seat])) + sum(view.face_down[seat])
    turns = any(card[0] == "T" for card in cards) or _row(view, cards) >= ROW
    if not left and (turns or cards[-1][0] == "2"):
        return 1000.0
    # with few cards left, those that must not be the last are laid first
    few = left <= 2
    cost = sum((-keeps(card) if few and card[0] in "2T" else keeps(card)) for card in cards)
    kept = {card[0] for card in view.hands[seat] if card not in cards} if habits.parts else set()
    parted = habits.parts if any(card[0] in kept for card in cards) else 0.0
    return cost - 3.0 * len(cards) - (2.0 if turns else 0.0) + parted


def _row(view: Any, cards: tuple[str, ...]) -> int:
    """How many cards of one rank lie in a row on top once `cards` are laid; 0 for ranks that do not turn the pile."""
    ranks = [card[0] for card in (*view.pile, *cards)]
    row = 1
    while row < len(ranks) and ranks[-1 - row] == ranks[-1]:
        row += 1
    return 0 if ranks[-1] in "27X" else row


def _exchange(view: Any, seat: int, moves: tuple[Move, ...]) -> Move:
    """Give weak cards to others, lay strong ones before oneself, then be ready."""
    hand: tuple[Card, ...] = view.hands[seat]
    # a face-up card is kept: its place would have to be filled from the hand
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
    """An insertion, a longer lay or an accusation; or `None`."""
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
    """Whether a lay out of turn would lose, as the last cards that turn the pile, or waste a two or a ten."""
    seat: int = move.seat  # type: ignore[assignment]  # a seat inserts
    left = view.counts[seat] - len(move.args) + sum(map(len, view.face_up[seat])) + sum(view.face_down[seat])
    return (not left and _row(view, move.args) >= ROW) or any(card[0] in "2T" for card in move.args)
