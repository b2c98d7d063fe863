"""Chapter *ending*: what is left of the betar is shared, an indivisible rest is drawn for (K-13)."""

from __future__ import annotations

from typing import Final

from ..core.betar import split
from ..core.cards import STRENGTH, Card
from ..core.clauses import Chapter
from ..core.money import credited
from .basics import KnackState

chapter: Final = Chapter("ending")

betar_shared = chapter.frame(1, "K-13")
rest_drawn_for = chapter.frame(2, "K-13")


def end(s: KnackState) -> KnackState:
    """The match ended here: all betar are pooled and split equally; a rest goes to the pot until it is drawn for."""
    seats = len(s.masks)
    total = sum(s.bets)
    each, rest = split(total, seats)
    events: tuple[tuple[object, ...], ...] = (("pooled", total, each, betar_shared.id),) if total else ()
    s = s.evolve(bets=(), balances=tuple(balance + each for balance in s.balances), pot=rest)
    if rest:
        return s.evolve(phase="draw", drawers=tuple(range(seats)), events=(*events, ("rest", rest, rest_drawn_for.id)))
    return s.evolve(phase="over", events=(*events, ("ends", betar_shared.id)))


def drawn(s: KnackState) -> int:
    """How many draw: all players, after a tie only the equal highest."""
    return len(s.drawers)


def draw(s: KnackState, cards: tuple[Card, ...]) -> KnackState:
    """The state after one card each: the highest rank takes the rest, equal highest draw again."""
    best = max(STRENGTH[card] for card in cards)
    winners = tuple(seat for seat, card in zip(s.drawers, cards, strict=True) if STRENGTH[card] == best)
    shown = tuple(("drew", seat, card, rest_drawn_for.id) for seat, card in zip(s.drawers, cards, strict=True))
    if len(winners) > 1:
        return s.evolve(drawers=winners, events=(*shown, ("again", len(winners), rest_drawn_for.id)))
    return s.evolve(
        phase="over",
        drawers=(),
        balances=credited(s.balances, winners[0], s.pot),
        pot=0,
        events=(*shown, ("rest-won", winners[0], s.pot, rest_drawn_for.id), ("ends", betar_shared.id)),
    )
