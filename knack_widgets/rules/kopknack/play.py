"""Chapter *play*: three tricks; followers must trump and overtrump, and the second trick begins with a trump."""

from __future__ import annotations

from typing import Final

from ..core.cards import HIGHER, SUIT_MASK, Trick
from ..core.clauses import Chapter, OtherReading
from ..core.situations import FIRST, FOLLOW, LEAD, SECOND, THIRD
from ..core.tricks.state import OPEN_CARDS, highest
from .state import KopknackState

clause: Final = Chapter("play")


def _suit_led(s: KopknackState) -> str:
    led = s.trick[0]
    return led.card.suit


def _higher_trumps(s: KopknackState) -> int:
    """Return the mask of the trumps above the highest one in the trick.

    If the trick has no trump yet, return all trumps.
    """
    best = highest(s.trick, s.trump)
    return HIGHER[best.card] if best else SUIT_MASK[s.trump]


forehand_leads = clause.permission("play.1")
any_lead = clause.freedom("play.2", "KK-6", when=LEAD & FIRST)


@clause.duty("play.3", "KK-6", when=FOLLOW & FIRST)
def follow_suit(s: KopknackState) -> int:
    """Return the cards of the suit led."""
    return SUIT_MASK[_suit_led(s)]


@follow_suit.reading("KK-6", "b")
def follow_above(s: KopknackState) -> int:
    """Return the cards of the suit led that can be played by KK-6 b.

    Until a trump is played, a hand that can beat the highest card of the suit must do so. In all other cases return all
    cards of the suit.
    """
    suit = SUIT_MASK[_suit_led(s)]
    best = highest(s.trick, _suit_led(s))
    if best is None or highest(s.trick, s.trump):
        return suit
    return HIGHER[best.card] & s.hand or suit


overtrumping = clause.definition("play.4")


@clause.duty("play.5", "KK-6", when=FOLLOW & FIRST)
def above_led_trump(s: KopknackState) -> int:
    """Return the trumps above the highest one so far if a trump was led."""
    return _higher_trumps(s) if _suit_led(s) == s.trump else 0


@clause.duty("play.6", "KK-6", when=FOLLOW & FIRST)
def trump_plain_suit(s: KopknackState) -> int:
    """Return the trumps if a plain suit was led and no trump has been played yet.

    A hand that can follow suit is not affected: an earlier duty has narrowed it to the suit led.
    """
    return 0 if _suit_led(s) == s.trump or highest(s.trick, s.trump) else SUIT_MASK[s.trump]


@clause.duty("play.7", "KK-6", when=FOLLOW & FIRST)
def overtrump(s: KopknackState) -> int:
    """Return the trumps above the highest one so far if a plain suit has been trumped."""
    return _higher_trumps(s) if _suit_led(s) != s.trump and highest(s.trick, s.trump) else 0


@overtrump.reading("KK-12", "b")
def overtrump_or_discard(s: KopknackState) -> int:
    """Return the cards of `play.7`; a hand without such cards must keep its low trumps.

    It plays plain cards instead.
    """
    if _suit_led(s) == s.trump or not highest(s.trick, s.trump):
        return 0
    too_low = SUIT_MASK[s.trump] & s.hand
    return overtrump.function(s) & s.hand or (OPEN_CARDS & ~SUIT_MASK[s.trump] if too_low else 0)


only_then_discard = clause.freedom("play.8", "KK-12", when=FOLLOW & FIRST)
only_then_discard.also_read("KK-12", "b")
winner_leads = clause.permission("play.9")


@clause.duty("play.10", "KK-7", when=LEAD & SECOND)
def lead_trump(s: KopknackState) -> int:
    """Return the trumps."""
    return SUIT_MASK[s.trump]


otherwise_any_lead = clause.freedom("play.11", when=LEAD & SECOND)


@clause.duty("play.12", "KK-7", when=FOLLOW & SECOND)
def follow_suit_again(s: KopknackState) -> int:
    """Return the cards of the suit led, in the second trick."""
    return SUIT_MASK[_suit_led(s)]


follow_suit_again.reading("KK-6", "b")(follow_above)


@clause.duty("play.13", "KK-7", when=FOLLOW & SECOND)
def trump_as_before(s: KopknackState) -> int:
    """Return the trumps above the highest one so far, in the second trick as in the first."""
    return _higher_trumps(s)


@clause.duty("play.14", "KK-7", when=FOLLOW & SECOND)
def trump_at_all(s: KopknackState) -> int:
    """Return the trumps, for a hand that cannot follow suit and cannot overtrump.

    If a trump was led, playing a trump is following suit.
    """
    return 0 if _suit_led(s) == s.trump else SUIT_MASK[s.trump]


trump_at_all.lapses(OtherReading("KK-7", "b"))


only_then_any_card = clause.freedom("play.15", when=FOLLOW & SECOND)
winner_leads_again = clause.permission("play.16")
last_card = clause.freedom("play.17", when=THIRD)


@clause.effect("play.18")
def highest_trump_wins(s: KopknackState, trick: Trick) -> int | None:
    """Return the seat of the highest trump, or None if no trump was played."""
    best = highest(trick, s.trump)
    return best.seat if best else None


@clause.effect("play.19")
def highest_of_suit_wins(_: KopknackState, trick: Trick) -> int | None:
    """Return the seat of the highest card of the suit led."""
    led = trick[0]
    best = highest(trick, led.card.suit)
    return best.seat if best else None


DUTIES: Final = tuple(clause for clause in clause.clauses if clause.kind == "duty")
FREEDOMS: Final = tuple(clause for clause in clause.clauses if clause.kind == "definition" and clause.frees)
WINNERS: Final = (highest_trump_wins, highest_of_suit_wins)
