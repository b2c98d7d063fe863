"""Chapter *play*: three tricks, and duties for the leads to the first two.

The duties have the text's order, which is also the order in which they narrow a hand: the duty to play the ace or king
comes before all others (K-5). Each duty returns the mask of the cards that it asks for, or 0 if it asks for no cards.
"""

from __future__ import annotations

from typing import Final

from ..core.cards import RANK_MASK, SUIT_MASK, Trick, strongest
from ..core.clauses import Chapter
from ..core.situations import ALWAYS, FIRST, FOLLOW, LEAD, SECOND
from ..core.tricks.state import HIDDEN_CARDS, OPEN_CARDS, highest
from .state import KnackState

clause: Final = Chapter("play")

forehand_leads = clause.permission("play.1")


@clause.duty("play.2", "K-5", when=LEAD & FIRST)
def ace_or_king_at_once(s: KnackState) -> int:
    """Return the trump ace; if the upcard is an ace, the trump king, which is then the highest."""
    return SUIT_MASK[s.trump] & RANK_MASK["K" if s.up[0].rank == "A" else "A"]


@ace_or_king_at_once.reading("K-5", "b")
def forced_among_several(s: KnackState) -> int:
    """Return the trump ace or king, as `play.2` asks, or no cards if only two seats play."""
    return ace_or_king_at_once.function(s) if len(s.players_in) > 2 else 0


@ace_or_king_at_once.reading("K-5", "c")
def king_forced_with_two_only(s: KnackState) -> int:
    """Return the trump ace or king, but with three or more players only the ace.

    The reason is `play.10`, which does not mention a king.
    """
    return 0 if s.up[0].rank == "A" and len(s.players_in) > 2 else ace_or_king_at_once.function(s)


@clause.duty("play.3", when=FOLLOW, frees=True)
def follow_suit(s: KnackState) -> int:
    """Return the cards of the suit led (a face-down lead asks for trump: `play.14`)."""
    led = s.trick[0]
    return 0 if led.face_down else SUIT_MASK[led.card.suit]


winner_leads = clause.permission("play.4")


@clause.effect("play.5")
def highest_trump_wins(s: KnackState, trick: Trick) -> int | None:
    """Return the seat of the highest trump, or None if no trump was played."""
    best = highest(trick, s.trump)
    return best.seat if best else None


@clause.effect("play.6")
def highest_of_suit_wins(_: KnackState, trick: Trick) -> int | None:
    """Return the seat of the highest card of the suit led."""
    led = trick[0]
    best = highest(trick, led.card.suit)
    return best.seat if best else None


clause.background("play.7")

HIGH: Final = RANK_MASK["J"] | RANK_MASK["Q"] | RANK_MASK["K"] | RANK_MASK["A"]


@clause.duty("play.8", "K-7", when=LEAD & SECOND, frees=True)
def two_lead_high_trump(s: KnackState) -> int:
    """Return the trump jack and the higher trumps if two seats play."""
    return SUIT_MASK[s.trump] & HIGH if len(s.players_in) == 2 else 0


@two_lead_high_trump.reading("K-7", "b")
def two_lead_highest_trump(s: KnackState) -> int:
    """Return the highest of the trumps from the jack up in the hand if two seats play."""
    return strongest(two_lead_high_trump.function(s) & s.hand)


clause.background("play.9")


@clause.duty("play.10", "K-6", when=LEAD & FIRST, frees=True)
def several_lead_trump(s: KnackState) -> int:
    """Return the trumps, one of which must be led if three or more seats play.

    Return no cards if the ace or king must be led (`play.2`).
    """
    if len(s.players_in) == 2 or (ace_or_king_at_once(s) & s.hand and s.enforces(ace_or_king_at_once)):
        return 0
    return SUIT_MASK[s.trump]


@several_lead_trump.reading("K-6", "b")
def several_lead_highest_trump(s: KnackState) -> int:
    """Return the highest trump in the hand if three or more seats play."""
    return strongest(several_lead_trump.function(s) & s.hand)


@clause.duty("play.11", "K-8", when=LEAD & SECOND)
def several_lead_trump_again(s: KnackState) -> int:
    """Return the trumps if three or more seats play."""
    return SUIT_MASK[s.trump] if len(s.players_in) > 2 else 0


@clause.duty("play.12", "K-8", "K-9", when=ALWAYS)
def lead_face_down(s: KnackState) -> int:
    """Return `HIDDEN_CARDS` if the seat must lead face down, else `OPEN_CARDS`.

    A seat without a trump must lead face down to the second trick, unless only two seats play.
    """
    if s.trick or len(s.finished_tricks) != 1 or len(s.players_in) == 2 or s.hand & SUIT_MASK[s.trump]:
        return OPEN_CARDS
    return HIDDEN_CARDS


lead_face_down.also_read("K-9", "b")


@lead_face_down.reading("K-16", "b")
def face_down_but_not_when_following_trump(s: KnackState) -> int:
    """Return the cards of `play.12`, or no cards if `play.14` decides instead.

    It decides for a seat without a trump that follows a face-down lead.
    """
    follows_face_down = bool(s.trick) and s.trick[0].face_down
    if follows_face_down and not s.hand & SUIT_MASK[s.trump]:
        return 0
    asked: int = lead_face_down.function(s)
    return asked


lowest_trump = clause.says("play.13", "K-8")


@clause.duty("play.14", "K-16", when=FOLLOW & SECOND, frees=True)
def trump_on_face_down(s: KnackState) -> int:
    """Return the trumps if the lead is face down."""
    led = s.trick[0]
    return SUIT_MASK[s.trump] if led.face_down else 0


@trump_on_face_down.reading("K-16", "b")
def trump_or_face_down(s: KnackState) -> int:
    """Return the trumps if the lead is face down, or `HIDDEN_CARDS` if the seat has none.

    `HIDDEN_CARDS` means that any card may be played face down. If the lead is face up, return no cards.
    """
    trumps = trump_on_face_down.function(s)
    return HIDDEN_CARDS if trumps and not trumps & s.hand else trumps


@clause.effect("play.15")
def face_down_wins(_: KnackState, trick: Trick) -> int | None:
    """Return the leader's seat if the lead is face down.

    This is called only if no trump was played, because a trump wins.
    """
    led = trick[0]
    return led.seat if led.face_down else None


DUTIES: Final = tuple(clause for clause in clause.clauses if clause.kind == "duty")
WINNERS: Final = (highest_trump_wins, face_down_wins, highest_of_suit_wins)
"""The clauses that name a winner, in the order in which they are called."""
