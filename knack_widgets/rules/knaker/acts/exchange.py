"""Exchanging before the game: taking piles up, laying on them, drawing, being ready (2)."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.chance import Draws
from ...core.events import Event
from ...core.reasons import Reason
from ..pack import THREE, Cards
from ..rules import r02_exchange
from ..state import KnakerState
from . import draw as drawing
from .all_lays import color_choices
from .legality import objections_to_outsider
from .play import give_up
from .turns import begin_play


def _objections_to_exchange(s: KnakerState, seat: int) -> list[Reason]:
    """Return the objections to any exchange.

    A seat may not exchange if it is out of the game (N-43), is ready, or must draw first.
    """
    return objections_to_outsider(s, seat) or r02_exchange.objections_to_exchange(s, seat)


def objections_to_take(s: KnakerState, seat: int, pile: int) -> list[Reason]:
    """Return the objections to taking a pile up.

    It is refused if the seat may not exchange now, or if the pile is empty or locked.
    """
    return _objections_to_exchange(s, seat) + r02_exchange.objections_to_take(s, seat, pile)


def take(s: KnakerState, seat: int, pile: int) -> KnakerState:
    """Return the state with the whole face-up pile in the hand."""
    event = ("takes-pile", seat, pile + 1, r02_exchange.exchanging.id)
    s = s.with_hand(seat, (*s.hands[seat], *s.face_up[seat][pile]))
    return s.with_up(seat, pile, (), events=(event,))


def list_takes(s: KnakerState, seat: int) -> Iterator[tuple[str, ...]]:
    """Yield each pile that may be taken up."""
    return ((str(pile),) for pile in range(THREE) if not objections_to_take(s, seat, pile))


def objections_to_lay(s: KnakerState, seat: int, cards: Cards, owner: int, pile: int) -> list[Reason]:
    """Return the objections to laying cards on a pile in the exchange.

    It is refused if the seat may not exchange now or does not hold the cards, if the cards have several ranks or
    another rank than the pile, or if they go to an empty pile of another seat.
    """
    return _objections_to_exchange(s, seat) + r02_exchange.objections_to_lay(s, seat, cards, owner, pile)


def lay(s: KnakerState, seat: int, cards: Cards, owner: int, pile: int) -> KnakerState:
    """Return the state with the cards on the pile; the pile of another seat becomes locked.

    Cards that are later laid on a locked pile are locked, too.
    """
    event: Event
    if owner == seat:
        event = ("lays-on", seat, pile + 1, r02_exchange.exchanging.id)
    else:
        kind = "adds-to-locked" if s.locked[owner][pile] else "locks"
        event = (kind, seat, owner, pile + 1, r02_exchange.locking.id)
        locks = (*s.locked[owner][:pile], True, *s.locked[owner][pile + 1 :])
        s = s.evolve(locked=(*s.locked[:owner], locks, *s.locked[owner + 1 :]))
    source = r02_exchange.find_source(s, seat, cards, owner)
    if source is None:
        raise AssertionError(f"seat {seat} lays {' '.join(cards)}: expected cards of its hand or of one of its piles")
    s = give_up(s, seat, cards, source).evolve(events=(event,))
    return s.with_up(owner, pile, (*s.face_up[owner][pile], *cards))


def list_lays(s: KnakerState, seat: int) -> Iterator[tuple[str, ...]]:
    """Yield the words of each lay: cards of one rank, and a pile on which they may be laid.

    The cards come from the hand or from the top of an own pile.
    """
    legal = ((own, at) for own, at in _tries(s, seat) if not r02_exchange.objections_to_lay(s, seat, own[:1], *at))
    lays = {(*cards, "on", f"{owner}.{pile}") for own, (owner, pile) in legal for cards in color_choices(own)}
    yield from sorted(lays.union(_lays_from_piles(s, seat)))


def draw_lay(s: KnakerState, seat: int, draws: Draws) -> tuple[str, ...] | None:
    """Return a random one of these lays, or None if no lay is possible.

    First a rank and a pile are drawn. With a probability of one in four, the cards come from an own pile.
    """
    from_hand = None
    for own, (owner, pile) in draws.order(_tries(s, seat)):
        if not r02_exchange.objections_to_lay(s, seat, own[:1], owner, pile):
            choices = [*color_choices(own)]
            from_hand = (*choices[draws.pick(len(choices))], "on", f"{owner}.{pile}")
            break
    if from_hand and draws.pick(4):
        return from_hand
    lays = _lays_from_piles(s, seat)
    return lays[draws.pick(len(lays))] if lays else from_hand


def _lays_from_piles(s: KnakerState, seat: int) -> list[tuple[str, ...]]:
    """Return the lays of own face-up cards on piles of other seats.

    The cards are the top card of a pile, the top two cards, and so on.
    """
    if _objections_to_exchange(s, seat):
        return []
    tops = [pile[-count:] for pile in s.face_up[seat] for count in range(1, len(pile) + 1)]
    others = [(owner, pile) for owner in range(len(s.hands)) if owner != seat for pile in range(THREE)]
    return sorted(
        (*cards, "on", f"{owner}.{pile}")
        for cards in tops
        for owner, pile in others
        if not r02_exchange.objections_to_lay(s, seat, cards, owner, pile)
    )


def _tries(s: KnakerState, seat: int) -> list[tuple[Cards, tuple[int, int]]]:
    """Return the exchanges to try, as pairs: all hand cards of one rank, and a target pile.

    A target pile is (owner, number of the pile). The list is empty if the seat may not exchange at all.
    """
    if _objections_to_exchange(s, seat):
        return []
    targets = [(owner, pile) for owner in range(len(s.hands)) for pile in range(THREE)]
    hand = s.hands[seat]
    ranks = dict.fromkeys(card.rank for card in hand)
    return [(tuple(card for card in hand if card.rank == rank), at) for rank in ranks for at in targets]


def objections_to_draw(s: KnakerState, seat: int) -> list[Reason]:
    """Return the objections to drawing in the exchange.

    A seat may not draw if it is ready, is out of the game or has three cards in hand, or if there is no stock.
    """
    if s.owes(seat):
        return []
    return _objections_to_exchange(s, seat) or r02_exchange.objections_to_draw(s, seat)


def draw(s: KnakerState, seat: int) -> KnakerState:
    """Return the state after drawing up to three cards."""
    s = drawing.draw(s, seat)
    return s.evolve(events=tuple((*event[:-1], r02_exchange.draw_up.id) for event in s.events))


def objections_to_ready(s: KnakerState, seat: int) -> list[Reason]:
    """Return the objections to declaring oneself ready.

    A seat may not if it is already ready, must draw first, or has an empty pile.
    """
    return _objections_to_exchange(s, seat) + r02_exchange.objections_to_ready(s, seat)


def ready(s: KnakerState, seat: int) -> KnakerState:
    """Return the state with one more seat ready; the game begins if all are ready (2.1)."""
    s = s.evolve(ready=tuple(sorted((*s.ready, seat))), events=(("is-ready", seat, r02_exchange.until_ready.id),))
    return begin_play(s)
