"""What the clauses have against a lay, and how the open cards of a turn are cut into segments (N-6, N-25)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ..core.clauses import Clause
from ..core.verdict import Reason
from . import jokers, kaker, kings, ladder, play, sevens, two_packs
from .basics import Cards, KnakerState
from .dots import no_ladders
from .lays import Lay, lay_on

SHAPES: Final[tuple[Clause, ...]] = (play.one_rank, ladder.banned, ladder.ladder, kaker.kaker)
"""What may be laid together, the decisive clause first."""
LIMITS: Final[tuple[Clause, ...]] = (
    jokers.frippel,
    jokers.triple,
    jokers.double,
    jokers.joker,
    *two_packs.ROWS,
    kings.three_kings,
    play.higher,
    sevens.almost_unstoppable,
)
"""Where it may be laid, the decisive clause first."""


def against(lay: Lay) -> list[Reason]:
    """Every clause that the lay breaks, the decisive one first; nothing where it may be laid."""
    found = _asked(SHAPES, lay)
    limits = [] if lay.exempt else _asked(LIMITS, lay)
    if limits and _asked(LIMITS, replace(lay, cards=lay.cards[:1])):
        whole = {"ladder": ladder.ladder, "kaker": kaker.kaker}.get(lay.shape or "")
        if whole:
            limits.insert(0, Reason(whole, "first", {"card": lay.first, "other": lay.top.card}))
    if limits:
        limits += _asked((sevens.transparent,), lay)
    return found + limits + _asked((no_ladders,), lay)


def _asked(clauses: tuple[Clause, ...], lay: Lay) -> list[Reason]:
    return [Reason(clause, *answer) for clause in clauses if (answer := clause(lay)) is not None]


def last_segment(s: KnakerState, seat: int, cards: Cards, pile: Cards, at_most: int) -> Lay | None:
    """The last segment of a turn whose open `cards` lie on `pile`, if they can be cut into legal segments at all.

    All segments before it give the turn back: twos, and sevens on a two. `at_most`: how many cards may stand before it.
    """
    owners = s.owners[: len(pile)]
    for at in range(at_most + 1):
        if at == len(cards):
            return None
        lay = lay_on(s, seat, cards[at:], pile, owners)
        if not against(lay):
            return lay
        single = lay_on(s, seat, cards[at : at + 1], pile, owners)
        if against(single) or not single.on_two:
            return None
        pile, owners = (*pile, cards[at]), (*owners, seat)
    return None
