"""Exchanging before the game: taking piles up, laying on them, drawing, being ready (2)."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.draws import Draws
from ...core.reasons import Reason
from ...core.state import Event
from ..pack import THREE, Cards
from ..rules import r02_exchange
from ..state import KnakerState
from . import draw as drawing
from .all_lays import color_choices
from .legality import objections_to_outsider
from .play import give_up
from .turns import begin_play


def _objections_to_exchange(s: KnakerState, seat: int) -> list[Reason]:
    """Out of the game (N-43), ready, or a draw owed."""
    return objections_to_outsider(s, seat) or r02_exchange.objections_to_exchange(s, seat)


def objections_to_take(s: KnakerState, seat: int, pile: int) -> list[Reason]:
    """Nothing to be done; an empty pile, or a locked one."""
    return _objections_to_exchange(s, seat) + r02_exchange.objections_to_take(s, seat, pile)


def take(s: KnakerState, seat: int, pile: int) -> KnakerState:
    """The whole face-up pile is in the hand."""
    event = ("takes-pile", seat, pile + 1, r02_exchange.exchanging.id)
    s = s.with_hand(seat, (*s.hands[seat], *s.face_up[seat][pile]))
    return s.with_up(seat, pile, (), events=(event,))


def list_takes(s: KnakerState, seat: int) -> Iterator[tuple[str, ...]]:
    """Each pile that may be taken up."""
    return ((str(pile),) for pile in range(THREE) if not objections_to_take(s, seat, pile))


def objections_to_lay(s: KnakerState, seat: int, cards: Cards, owner: int, pile: int) -> list[Reason]:
    """Nothing to be done; cards not held, of several ranks, or of another rank than the pile's; an empty pile."""
    return _objections_to_exchange(s, seat) + r02_exchange.objections_to_lay(s, seat, cards, owner, pile)


def lay(s: KnakerState, seat: int, cards: Cards, owner: int, pile: int) -> KnakerState:
    """The cards lie on the pile; on another's it is locked from now on, and so is what is laid there later."""
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
        raise AssertionError(f"cards that are not there: {cards}")
    s = give_up(s, seat, cards, source).evolve(events=(event,))
    return s.with_up(owner, pile, (*s.face_up[owner][pile], *cards))


def list_lays(s: KnakerState, seat: int) -> Iterator[tuple[str, ...]]:
    """Yield cards of one rank with every pile that takes them: from the hand, and from the top of own piles."""
    found = ((own, at) for own, at in _tries(s, seat) if not r02_exchange.objections_to_lay(s, seat, own[:1], *at))
    lays = {(*cards, "on", f"{owner}.{pile}") for own, (owner, pile) in found for cards in color_choices(own)}
    yield from sorted(lays.union(_lays_from_piles(s, seat)))


def draw_lay(s: KnakerState, seat: int, draws: Draws) -> tuple[str, ...] | None:
    """Return one of these by lot, or None: first a rank and a pile; every fourth time a lay from an own pile."""
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
    """Return the lays of own face-up cards on others' piles: of each pile the top card, the top two, and so on."""
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
    """The cards of each rank in hand with each pile before each seat, if the seat may exchange at all."""
    if _objections_to_exchange(s, seat):
        return []
    targets = [(owner, pile) for owner in range(len(s.hands)) for pile in range(THREE)]
    hand = s.hands[seat]
    ranks = dict.fromkeys(card[0] for card in hand)
    return [(tuple(card for card in hand if card[0] == rank), at) for rank in ranks for at in targets]


def objections_to_draw(s: KnakerState, seat: int) -> list[Reason]:
    """Ready, or out of the game; three in hand or more, or no stock."""
    if s.owes(seat):
        return []
    return _objections_to_exchange(s, seat) or r02_exchange.objections_to_draw(s, seat)


def draw(s: KnakerState, seat: int) -> KnakerState:
    """Up to three in hand."""
    s = drawing.draw(s, seat)
    return s.evolve(events=tuple((*event[:-1], r02_exchange.draw_up.id) for event in s.events))


def objections_to_ready(s: KnakerState, seat: int) -> list[Reason]:
    """Ready already, or a draw owed; a pile without face-up cards, while there is something to lay there."""
    return _objections_to_exchange(s, seat) + r02_exchange.objections_to_ready(s, seat)


def ready(s: KnakerState, seat: int) -> KnakerState:
    """Once all are ready, the game begins (2.1)."""
    s = s.evolve(ready=tuple(sorted((*s.ready, seat))), events=(("is-ready", seat, r02_exchange.until_ready.id),))
    return begin_play(s)
