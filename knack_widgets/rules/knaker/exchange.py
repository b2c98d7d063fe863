"""Rule 2: exchanging before the game, everybody at once: taking piles up, laying on them, locking those of others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ..core.cards import Card
from ..core.clauses import Chapter
from ..core.moves import Move
from ..core.state import Event
from ..core.verdict import Reason
from . import table, turns
from .basics import THREE, Cards, KnakerState, lacking, without
from .listing import alike
from .playing import draw

chapter: Final = Chapter("exchange", "2")
exchanging = chapter.frame(0, "N-5", "N-39")
until_ready = chapter.frame(1, "N-5", "N-39")
locking = chapter.frame(2, "N-5", "N-39")
draw_up = chapter.frame(3, "N-5")
chapter.background(4)


def target(move: Move) -> tuple[int, int]:
    """The seat and the pile that a lay names."""
    seat, _, pile = move.args[-1].partition(".")
    return int(seat), int(pile)


def _not_ready(s: KnakerState, seat: int) -> list[Reason]:
    """Why a seat may do nothing but draw: it is ready, or owes a draw."""
    if seat in s.ready:
        return [Reason(until_ready, "ready", {"seat": seat})]
    return [Reason(draw_up, "owes", {"seat": seat})] if s.owes(seat) else []


# -- taking a pile up


def why_not_take(s: KnakerState, move: Move) -> list[Reason]:
    """An empty pile, or a locked one."""
    seat: int = move.seat  # type: ignore[assignment]
    pile = int(move.args[0])
    found = _not_ready(s, seat)
    if not s.face_up[seat][pile]:
        found.append(Reason(exchanging, "empty", {"seat": seat, "number": pile + 1}))
    elif s.locked[seat][pile]:
        found.append(Reason(locking, "locked", {"seat": seat, "number": pile + 1}))
    return found


def take(s: KnakerState, move: Move) -> KnakerState:
    """The whole face-up pile is in the hand."""
    seat: int = move.seat  # type: ignore[assignment]
    pile = int(move.args[0])
    event = ("takes-pile", seat, pile + 1, exchanging.id)
    s = s.with_hand(seat, (*s.hands[seat], *s.face_up[seat][pile]))
    return s.with_up(seat, pile, (), events=(event,))


# -- laying on piles


def why_not_lay(s: KnakerState, move: Move) -> list[Reason]:
    """Cards not held, of several ranks, or of another rank than the pile's; an empty pile of another's."""
    seat: int = move.seat  # type: ignore[assignment]
    cards = tuple(map(Card, move.args[:-2]))
    owner, pile = target(move)
    found = lacking(s.hands[seat], cards)
    missing = [Reason(exchanging, "card", {"seat": seat, "card": card}) for card in found]
    return _not_ready(s, seat) + (missing or _against(s, seat, cards, owner, pile))


def _against(s: KnakerState, seat: int, cards: Cards, owner: int, pile: int) -> list[Reason]:
    below = s.face_up[owner][pile]
    clause = exchanging if owner == seat else locking
    found = []
    facts: dict[str, Any] = {"card": cards[0], "owner": owner, "number": pile + 1}
    other = next((card for card in cards if card[0] != cards[0][0]), None)
    if other:
        found.append(Reason(clause, "mixed", {"card": cards[0], "other": other}))
    if below and below[-1][0] != cards[0][0]:
        found.append(Reason(clause, "rank", facts | {"other": below[-1]}))
    if not below and owner != seat:
        found.append(Reason(locking, "empty-pile", facts))
        found.append(Reason(table.up_is_taken, "taken", facts))
    return found


def lay(s: KnakerState, move: Move) -> KnakerState:
    """The cards lie on the pile; on another's it is locked from now on, and so is what is laid there later."""
    seat: int = move.seat  # type: ignore[assignment]
    cards = tuple(map(Card, move.args[:-2]))
    owner, pile = target(move)
    event: Event
    if owner == seat:
        event = ("lays-on", seat, pile + 1, exchanging.id)
    else:
        event = ("locks", seat, owner, pile + 1, locking.id)
        locks = (*s.locked[owner][:pile], True, *s.locked[owner][pile + 1 :])
        s = s.evolve(locked=(*s.locked[:owner], locks, *s.locked[owner + 1 :]))
    s = s.with_hand(seat, without(s.hands[seat], cards), events=(event,))
    return s.with_up(owner, pile, (*s.face_up[owner][pile], *cards))


def listed_lays(s: KnakerState, seat: int) -> Iterator[tuple[str, ...]]:
    """Cards of one rank, on every pile that takes them."""
    if _not_ready(s, seat):
        return
    targets = [(owner, pile) for owner in range(len(s.hands)) for pile in range(THREE)]
    found: list[tuple[str, ...]] = []
    for rank in {card[0] for card in s.hands[seat]}:
        own = tuple(card for card in s.hands[seat] if card[0] == rank)
        where = [f"{owner}.{pile}" for owner, pile in targets if not _against(s, seat, own[:1], owner, pile)]
        found += [(*cards, "on", at) for cards in alike(own) for at in where]
    yield from sorted(found)


# -- drawing, and being ready


def why_not_draw(s: KnakerState, move: Move) -> list[Reason]:
    """Three in hand or more, or no stock."""
    seat: int = move.seat  # type: ignore[assignment]
    if s.owes(seat):
        return []
    if seat in s.ready:
        return _not_ready(s, seat)
    return [Reason(draw_up, "enough" if s.stock else "no-stock", {"seat": seat, "count": len(s.hands[seat])})]


def draw_for_exchange(s: KnakerState, move: Move) -> KnakerState:
    """Up to three in hand."""
    s = draw(s, move)
    return s.evolve(events=tuple((*event[:-1], draw_up.id) for event in s.events))


def why_not_ready(s: KnakerState, move: Move) -> list[Reason]:
    """A pile without face-up cards, while there is something to lay there; or ready already."""
    seat: int = move.seat  # type: ignore[assignment]
    found = _not_ready(s, seat)
    empty = next((number for number, pile in enumerate(s.face_up[seat], 1) if not pile), None)
    if empty and (s.hands[seat] or s.stock):
        found.append(Reason(until_ready, "piles", {"seat": seat, "number": empty}))
    return found


def ready(s: KnakerState, move: Move) -> KnakerState:
    """Once all are ready, the game begins (2.1)."""
    seat: int = move.seat  # type: ignore[assignment]
    s = s.evolve(ready=tuple(sorted((*s.ready, seat))), events=(("is-ready", seat, until_ready.id),))
    return turns.begin(s)
