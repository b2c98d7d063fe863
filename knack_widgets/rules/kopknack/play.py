"""Chapter *play*: three tricks; followers must trump and overtrump, and the second trick begins with a trump."""

from __future__ import annotations

from typing import Final

from ..core.cards import HIGHER, SUIT_MASK
from ..core.clauses import Chapter
from ..core.tricks import FIRST, FOLLOW, LEAD, SECOND, Trick, highest
from .basics import KopknackState

chapter: Final = Chapter("play")


def _led(s: KopknackState) -> str:
    return s.trick[0][1][1]  # type: ignore[index]  # an open card


def _above(s: KopknackState) -> int:
    """The trumps that go above the highest trump so far; all of them when none lies."""
    best = highest(s.trick, s.trump)
    return HIGHER[best[1]] if best else SUIT_MASK[s.trump]  # type: ignore[index]  # an open card


forehand_leads = chapter.frame(1)
any_lead = chapter.definition(2, "KK-6")


@chapter.duty(3, "KK-6", when=FOLLOW & FIRST)
def follow_suit(s: KopknackState) -> int:
    """The suit led."""
    return SUIT_MASK[_led(s)]


overtrumping = chapter.definition(4)


@chapter.duty(5, "KK-6", when=FOLLOW & FIRST)
def above_led_trump(s: KopknackState) -> int:
    """On a trump lead: a trump above the highest so far."""
    return _above(s) if _led(s) == s.trump else 0


@chapter.duty(6, "KK-6", when=FOLLOW & FIRST)
def trump_plain_suit(s: KopknackState) -> int:
    """On a plain suit that nobody has trumped: a trump. (Who holds the suit led has no other card left here.)"""
    return 0 if _led(s) == s.trump or highest(s.trick, s.trump) else SUIT_MASK[s.trump]


@chapter.duty(7, "KK-6", when=FOLLOW & FIRST)
def overtrump(s: KopknackState) -> int:
    """On a plain suit that somebody has trumped: a trump above the highest so far."""
    return _above(s) if _led(s) != s.trump and highest(s.trick, s.trump) else 0


only_then_discard = chapter.definition(8, "KK-12")
winner_leads = chapter.frame(9)


@chapter.duty(10, "KK-7", when=LEAD & SECOND)
def lead_trump(s: KopknackState) -> int:
    """A trump is led to the second trick."""
    return SUIT_MASK[s.trump]


otherwise_any_lead = chapter.definition(11)


@chapter.duty(12, "KK-7", when=FOLLOW & SECOND)
def follow_suit_again(s: KopknackState) -> int:
    """The suit led, in the second trick."""
    return SUIT_MASK[_led(s)]


@chapter.duty(13, "KK-7", when=FOLLOW & SECOND)
def trump_as_before(s: KopknackState) -> int:
    """In the second trick as in the first: a trump above the highest so far."""
    return _above(s)


@chapter.duty(14, "KK-7", when=FOLLOW & SECOND)
def trump_at_all(s: KopknackState) -> int:
    """Who can neither follow nor go above still plays a trump. (On a trump lead that is following suit.)"""
    return 0 if _led(s) == s.trump else SUIT_MASK[s.trump]


only_then_any_card = chapter.definition(15)
winner_leads_again = chapter.frame(16)
last_card = chapter.definition(17)


@chapter.effect(18)
def highest_trump_wins(s: KopknackState, trick: Trick) -> int | None:
    """The highest trump, if one was played."""
    best = highest(trick, s.trump)
    return best[0] if best else None


@chapter.effect(19)
def highest_of_suit_wins(s: KopknackState, trick: Trick) -> int | None:
    """Otherwise the highest card of the suit led."""
    del s
    best = highest(trick, trick[0][1][1])  # type: ignore[index]  # an open card
    return best[0] if best else None


DUTIES: Final = tuple(clause for clause in chapter.clauses if clause.kind == "duty")
WINNERS: Final = (highest_trump_wins, highest_of_suit_wins)
