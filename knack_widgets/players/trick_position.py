"""Computations on the view of a trick game: unseen cards, and a card's chance to win."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from ..rules import Card
from ..rules.core.cards import BIT, CARDS, RANKS, STRENGTH, Played, cards_of, mask_of
from ..rules.core.tricks.view import TrickView

TRUMP: Final = len(RANKS)
"""Added to the strength of a trump: the lowest trump beats every other card."""
FACE_DOWN: Final = TRUMP - 1
"""The strength of a card led face down: below the lowest trump.

The ace of a side suit has the same strength, but never meets such a card: a card led face down leads no suit, so only
trumps can beat it.
"""
RUFF: Final = 0.5
"""The probability that the holder of a trump may play it on another suit, because it need not follow suit."""


@cache
def strengths(trump: str | None, suit: str | None) -> Mapping[str, int]:
    """Return the strength of each card if `suit` was led; −1 for a card that cannot win."""
    return {
        card: TRUMP + STRENGTH[card] if card.suit == trump else STRENGTH[card] if card.suit == suit else -1
        for card in CARDS
    }


@cache
def stronger(trump: str | None, suit: str | None) -> Mapping[str, int]:
    """Return for each card the mask of the cards that beat it if `suit` was led."""
    counted = strengths(trump, suit)
    return {card: mask_of(other for other in CARDS if counted[other] > counted[card]) for card in CARDS}


@cache
def _mask_of_pack(cards: tuple[Card, ...]) -> int:
    return mask_of(cards)


class TrickPosition:
    """A trick as the seat on turn sees it, with the seat's own hand or an assumed hand."""

    def __init__(
        self, view: TrickView, seat: int, trump: str | None = None, hand: tuple[Card, ...] | None = None
    ) -> None:
        self.view = view
        self.seat = seat
        self.trump = trump or view.trump
        self.hand: tuple[Card, ...] = (view.hands[seat] or ()) if hand is None else hand
        self.lead = view.trick[0] if view.trick else None

    def with_trump(self, trump: str) -> TrickPosition:
        """Return the same position with another trump suit."""
        return TrickPosition(self.view, self.seat, trump, self.hand)

    def unseen(self) -> int:
        """Return the cards that this seat cannot see, as a mask.

        They are in other hands, thrown in, or set aside.
        """
        view = self.view
        seen = mask_of(self.hand) | mask_of(view.up)
        for trick in (*view.finished_tricks, view.trick):
            for played in trick:
                if played.card:
                    seen |= BIT[played.card]
        return _mask_of_pack(view.setup.game.pack(view.setup)) & ~seen

    def strength(self, card: str, suit: str | None) -> int:
        """Return the strength of a card in a trick to which `suit` was led; −1 if it cannot win."""
        return strengths(self.trump, suit)[card]

    @property
    def suit_led(self) -> str | None:
        """The suit led (trump after a face-down lead), or None before the lead."""
        if self.lead is None:
            return None
        return self.trump if self.lead.card is None or self.lead.face_down else self.lead.card.suit

    def chances(self, cards: Iterable[str]) -> dict[str, float]:
        """Return card → its chance to win the running trick (0 to 1).

        Cards that would not be the best card of the trick so far are left out. A card wins if no later seat beats it.
        """
        view, trump, led = self.view, self.trump, self.suit_led
        to_beat = max([self._strength_on_table(played, led) for played in view.trick], default=-1)
        winning = [card for card in cards if strengths(trump, led or card[1])[card] > to_beat]
        if not winning:
            return {}
        unseen, done = self.unseen(), {self.seat, *[played.seat for played in view.trick]}
        share = sum([view.counts[seat] for seat in view.players_in if seat not in done]) / max(unseen.bit_count(), 1)
        beaten, ruffed = 1 - share, 1 - share * RUFF
        chances = {}
        for card in winning:
            suit, chance = led or card[1], 1.0
            for other in cards_of(unseen & stronger(trump, suit)[card]):
                chance *= ruffed if other[1] == trump != suit else beaten
            chances[card] = chance
        return chances

    def _strength_on_table(self, played: Played[Card | None], led: str | None) -> int:
        if played.face_down or played.card is None:
            return FACE_DOWN if played is self.lead else -1
        return self.strength(played.card, led)
