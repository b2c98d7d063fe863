"""Public knowledge of hands: cards that a hand got openly, and cards that it cannot hold.

Everybody knows the cards that a hand picked up or took. If a seat picked up the pile because it could lay no card,
everybody knows the cards that were not in its hand. Cards drawn from the stock stay unknown.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from .acts.pick_up import objections_to_pick_up
from .pack import THREE, Cards, cards_of_packs, find_missing
from .pickup_conclusions import Check, Kind, Unlaid, kind_of
from .pile import FRIPPEL
from .state import KnakerState

GETTING: Final = ("picks-up", "takes-pile", "takes-back")
KINDS: Final = 1 << 12
"""Greatest number of cached answers, one for each kind of pile."""
_layable: Final[dict[Hashable, frozenset[Kind]]] = {}


def remember(before: KnakerState, after: KnakerState, seat: int, verb: str) -> KnakerState:
    """Return the state after a move of `seat`, with the public knowledge of its hand."""
    return remember_unlaid(before, remember_shown(before, after, seat, drawn=verb == "draw"), seat, verb)


def remember_unlaid(before: KnakerState, after: KnakerState, seat: int, verb: str) -> KnakerState:
    """Return the state after a move of `seat`, with the conclusions from picking up the pile."""
    old = new = before.unlaid[seat]
    unseen = _count_unseen(before, seat)
    if verb == "pick-up":
        if unseen and (check := _check(before, seat)).barred:
            new = (old or Unlaid((), (((unseen,), 1),))).pass_check(check)
    elif old and verb == "draw":
        new = old.draw(_count_unseen(after, seat) - unseen)
    elif old and (gone := find_missing(after.hands[seat], before.hands[seat])):
        laid = find_missing(before.shown[seat], gone)
        new = old.lay(laid) if laid else old
    return after if new is old else after.evolve(unlaid=_replace(after.unlaid, seat, new))


def _replace(every: tuple[Unlaid | None, ...], seat: int, new: Unlaid | None) -> tuple[Unlaid | None, ...]:
    return (*every[:seat], new, *every[seat + 1 :])


def _count_unseen(s: KnakerState, seat: int) -> int:
    """Return the number of cards of a hand that only its holder has seen."""
    return len(s.hands[seat]) - len(s.shown[seat])


def _check(s: KnakerState, seat: int) -> Check:
    """Return the check of a pick-up: the kinds of card that the seat could have laid.

    `objections_to_pick_up` decides whether a card could be laid on the pile. The result is cached for equivalent piles;
    cards of the same rank and colour are equivalent.
    """
    nothing: tuple[Cards, ...] = ((),) * (seats := len(s.hands))
    bare = s.evolve(
        hands=nothing,
        face_down=((None,) * THREE,) * seats,
        stock=(),
        hidden=nothing,
        shown=nothing,
        shown_by=((),) * seats,
        unlaid=(None,) * seats,
    )
    top = s.top
    tail = "".join([card.rank for card in s.pile[1 - FRIPPEL :]])
    kind = (s.setup, top._replace(card=None, owner=None), top.owner == seat, seat in s.capped, s.dots[seat], tail)
    barred = _layable.get(kind)
    if barred is None:
        if len(_layable) >= KINDS:
            _layable.clear()
        alike = {kind_of(card): card for card in cards_of_packs(1)}
        barred = frozenset(
            of for of, card in alike.items() if objections_to_pick_up(bare.with_hand(seat, (card,)), seat)
        )
        _layable[kind] = barred
    return Check(barred, bare)


def remember_shown(before: KnakerState, after: KnakerState, seat: int, *, drawn: bool) -> KnakerState:
    """Return the state after a move of `seat`, with the cards of its hand that all seats know.

    drawn: whether the hand got its new cards face down
    """
    old, new = before.hands[seat], after.hands[seat]
    if old == new:
        return after
    cards, clauses = list(before.shown[seat]), list(before.shown_by[seat])
    for card in find_missing(new, old) if cards else ():
        if card in cards:
            at = cards.index(card)
            del cards[at], clauses[at]
    if not drawn and (got := find_missing(old, new)):
        cards += got
        clauses += [next(event[-1] for event in after.events if event[0] in GETTING)] * len(got)
    if len(cards) == len(before.shown[seat]) and not cards:
        return after
    return after.evolve(
        shown=(*before.shown[:seat], tuple(cards), *before.shown[seat + 1 :]),
        shown_by=(*before.shown_by[:seat], tuple(clauses), *before.shown_by[seat + 1 :]),
    )
