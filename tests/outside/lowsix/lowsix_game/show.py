"""Chapter *show*: hands that win at once."""

from __future__ import annotations

from typing import Final

from knack_widgets.rules.core.cards import RANK_MASK, RANKS, Rank, cards_of
from knack_widgets.rules.core.clauses import Chapter
from knack_widgets.rules.core.reasons import Objection
from knack_widgets.rules.core.tricks.open_hands import OpenHandState, Showing

from . import count

clause: Final = Chapter("show")

before_the_first_card = clause.permission("show.1")

WORTH: Final = {rank: min(at + 2, 10) for at, rank in enumerate(RANKS)} | {"A": 1}
LIMIT: Final = 25


@clause.refuses("show.2", "LS-1")
def low_hand(s: OpenHandState, seat: int) -> Objection | None:
    """Return an objection if the cards of the hand are worth more than the limit."""
    worth = sum(WORTH[card.rank] for card in cards_of(s.masks[seat]))
    return (low_hand, "worth", {"seat": seat, "worth": worth, "limit": LIMIT}) if worth > LIMIT else None


@low_hand.reading("LS-1", "b")
def hand_below_the_limit(s: OpenHandState, seat: int) -> Objection | None:
    """Return an objection if the cards of the hand reach the limit."""
    worth = sum(WORTH[card.rank] for card in cards_of(s.masks[seat]))
    return (low_hand, "worth", {"seat": seat, "worth": worth, "limit": LIMIT - 1}) if worth >= LIMIT else None


@clause.refuses("show.3")
def four_of_a_kind(s: OpenHandState, seat: int) -> Objection | None:
    """Return an objection if the hand has no four cards of one rank."""
    held = {rank: (s.masks[seat] & mask).bit_count() for rank, mask in RANK_MASK.items()}
    most = max(held, key=held.__getitem__)
    facts = {"seat": seat, "rank": Rank(most), "count": held[most]}
    return None if held[most] == 4 else (four_of_a_kind, "kind", facts)


SHOWING: Final = Showing(before_the_first_card, (low_hand, four_of_a_kind), count.settle_open_hand)
