"""Chapter *play*: the duties in the first, the second and the last of the three tricks.

In the first trick any card may be led. In the second a trump is led, or any card face down from a hand without trumps.
In the third each seat shows its last card. Each duty returns the mask of the cards that it asks for, or 0 if it asks
for no cards.
"""

from __future__ import annotations

from typing import Final

from ..core.cards import SUIT_MASK, Trick
from ..core.clauses import Chapter, Clause
from ..core.situations import FIRST, FOLLOW, LEAD, SECOND, THIRD
from ..core.tricks.state import HIDDEN_CARDS, OPEN_CARDS, highest
from .state import SvangknackState

clause: Final = Chapter("play")

clause.background("play.1")
forehand_leads = clause.permission("play.2", "SK-9")
swinger_leads = clause.permission("play.3", "SK-9")
any_lead = clause.freedom("play.4", when=LEAD & FIRST)


@clause.duty("play.5", "SK-9", when=FOLLOW & FIRST)
def follow_suit(s: SvangknackState) -> int:
    """Return the cards of the suit led."""
    led = s.trick[0]
    return SUIT_MASK[led.card.suit]


otherwise_any_card = clause.freedom("play.6", "SK-9", when=FOLLOW & FIRST)


def _highest_trump(s: SvangknackState, trick: Trick) -> int | None:
    best = highest(trick, s.trump)
    return best.seat if best else None


def _highest_of_suit(trick: Trick) -> int | None:
    led = trick[0]
    best = highest(trick, led.card.suit)
    return best.seat if best else None


@clause.effect("play.7")
def highest_trump_wins(s: SvangknackState, trick: Trick) -> int | None:
    """Return the seat of the highest trump in the first trick, or None if it has no trump."""
    return None if s.finished_tricks else _highest_trump(s, trick)


@clause.effect("play.8")
def highest_of_suit_wins(s: SvangknackState, trick: Trick) -> int | None:
    """Return the seat of the highest card of the suit led in the first trick."""
    return None if s.finished_tricks else _highest_of_suit(trick)


winner_leads = clause.permission("play.9")


@clause.duty("play.10", "SK-10", when=LEAD & SECOND)
def lead_trump(s: SvangknackState) -> int:
    """Return the trumps."""
    return SUIT_MASK[s.trump]


@clause.duty("play.11", "SK-10", "SK-13", when=FIRST | (LEAD & SECOND))
def lead_blank(s: SvangknackState) -> int:
    """Return `HIDDEN_CARDS` if the seat must lead face down, else `OPEN_CARDS`.

    A seat without a trump must lead face down to the second trick.
    """
    if not s.finished_tricks or s.hand & SUIT_MASK[s.trump]:
        return OPEN_CARDS
    return HIDDEN_CARDS


lead_blank.also_read("SK-13", "b")

lowest_trump = clause.says("play.12", "SK-10")


@clause.duty("play.13", "SK-10", when=FOLLOW & SECOND)
def follow_with_trump(s: SvangknackState) -> int:
    """Return the trumps, also if the card led to the second trick is face down."""
    return SUIT_MASK[s.trump]


@clause.duty("play.14", "SK-10", "SK-13", when=FOLLOW & SECOND)
def follow_blank(s: SvangknackState) -> int:
    """Return `OPEN_CARDS` if the seat holds a trump, else `HIDDEN_CARDS`."""
    return OPEN_CARDS if s.hand & SUIT_MASK[s.trump] else HIDDEN_CARDS


@clause.effect("play.15")
def highest_trump_wins_second(s: SvangknackState, trick: Trick) -> int | None:
    """Return the seat of the highest trump in the second trick, if it follows the lead.

    Return None if the card led is the highest trump, or if no trump was played.
    """
    if len(s.finished_tricks) != 1:
        return None
    led, winner = trick[0], _highest_trump(s, trick)
    return None if winner == led.seat else winner


@clause.effect("play.16")
def lead_wins(s: SvangknackState, trick: Trick) -> int | None:
    """Return the leader's seat in the second trick.

    This is called only if no other seat has won with a higher trump.
    """
    led = trick[0]
    return led.seat if len(s.finished_tricks) == 1 else None


winner_leads_again = clause.permission("play.17")


@clause.duty("play.18", "SK-10", when=THIRD, strikable=False)
def all_open(_: SvangknackState) -> int:
    """Return the face-up cards.

    The clause cannot be struck: the text gives face-down cards no value in the third trick.
    """
    return OPEN_CARDS


@clause.effect("play.19")
def highest_trump_wins_third(s: SvangknackState, trick: Trick) -> int | None:
    """Return the seat of the highest trump in the third trick, or None if no trump was played."""
    return _highest_trump(s, trick)


@clause.effect("play.20")
def highest_of_suit_wins_third(_: SvangknackState, trick: Trick) -> int | None:
    """Return the seat of the highest card of the suit led in the third trick."""
    return _highest_of_suit(trick)


DUTIES: Final = tuple(clause for clause in clause.clauses if clause.kind == "duty")
FREEDOMS: Final = tuple(clause for clause in clause.clauses if clause.kind == "definition" and clause.frees)
WINNERS: Final = tuple(clause for clause in clause.clauses if clause.kind == "effect" and clause is not lowest_trump)


def opens(s: SvangknackState) -> Clause:
    """Return the clause that names the first leader."""
    return forehand_leads if s.swinger is None else swinger_leads
