"""Chapter *call*: Knack and Blitz must be announced at once; a seat that forgets it has lost."""

from __future__ import annotations

from math import inf
from typing import Final

from ..core.clauses import Chapter, Clause
from ..core.reasons import Objection
from . import aim
from .state import Hand, Knack31State, Window
from .three import BLITZ, three_of_a_kind, value

clause: Final = Chapter("call")

knack = clause.permission("call.1", "G-8", "G-13")
forgotten_loses = clause.says("call.2", "G-8", "G-16")
G8_LATE_AT_FIRST_MOVE: Final = forgotten_loses.also_read("G-8", "b")
G8_LATE_AT_OWN_MOVE: Final = forgotten_loses.also_read("G-8", "c")
blitz = clause.permission("call.3", "G-8")
three_aces = clause.definition("call.4", "G-7")
blitz_wins = clause.says("call.5")
ends_at_once = clause.says("call.6", "G-9", "G-14")
G9_FIRST_ANNOUNCER_WINS: Final = ends_at_once.also_read("G-9", "b")

ANNOUNCE: Final = "announce"
KNACK: Final = 31


def worth_clause(hand: Hand) -> Clause:
    """Return the clause that decides the value of three cards."""
    if len({card.rank for card in hand}) > 1:
        return aim.one_suit
    return three_aces if value(hand) == BLITZ else three_of_a_kind


def must_be_announced(hand: Hand) -> bool:
    """Return whether a hand is a Knack or a Blitz (`call.1`, `call.3`)."""
    return value(hand) in (KNACK, BLITZ)


def objections_to_announcement(s: Knack31State, seat: int) -> tuple[Objection, ...]:
    """Return the objections to announcing without a Knack or Blitz."""
    for window in s.windows:
        if window.seat == seat:
            return ()
    return (knack, "nothing", {"seat": seat}), (blitz, "nothing", {"seat": seat})


def with_hand(s: Knack31State, seat: int, hand: Hand, **changes: object) -> Knack31State:
    """Return the state with another hand; a Knack or Blitz in it must now be announced."""
    hands = (*s.hands[:seat], hand, *s.hands[seat + 1 :])
    windows = tuple(window for window in s.windows if window.seat != seat)
    if must_be_announced(hand):
        windows = (*windows, Window(seat, 0, None))
    return s.evolve(hands=hands, windows=windows, **changes)


def count_move(s: Knack31State, seat: int) -> tuple[tuple[Window, ...], tuple[Window, ...]]:
    """Return the windows after a counted move of `seat` (G-13), and those now forgotten (G-8).

    A window is a Knack or Blitz that has not been announced yet. It is forgotten when its holder makes another counted
    move, or at the second counted move of other seats. With reading b of G-8 it is forgotten at the first move of
    another seat; with reading c moves of other seats do not count.
    """
    most: float = 1
    if s.uses(G8_LATE_AT_FIRST_MOVE):
        most = 0
    elif s.uses(G8_LATE_AT_OWN_MOVE):
        most = inf
    now = tuple(
        Window(window.seat, window.others + (seat != window.seat), window.before or s.layout) for window in s.windows
    )
    return now, tuple(window for window in now if window.seat == seat or window.others > most)
