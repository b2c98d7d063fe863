"""Piles that can have been laid: whether the clauses allow each card where it is."""

from __future__ import annotations

from dataclasses import replace

from ..core.cards import Card
from ..core.clauses import Clause
from ..core.facts import Setup
from .acts.insert import objections_to_inserted
from .acts.legality import allows, cut_last_segment, objections, shape
from .pack import Cards, decks_of
from .pile import N9_SEVENS_JOIN, Lay, top_of
from .rules import r04_turning


def count_layable(setup: Setup, pile: Cards, owners: tuple[int, ...] | None) -> int:
    """Return how many cards of a pile, from the bottom, can have been laid by the clauses; all if the pile can be.

    owners: for each card, the seat that laid it, or None if that is not known
    """
    can = [True] + [False] * len(pile)
    for end in range(1, len(pile) + 1):
        for begin in range(end - 1, -1, -1):
            if owners and owners[begin] != owners[end - 1]:
                break
            if can[begin] and _may_lie(_lay(setup, pile[:begin], pile[begin:end]), pile[:end]):
                can[end] = True
                break
    return max(end for end, reached in enumerate(can) if reached)


def clause_against(setup: Setup, pile: Cards, card: Card) -> Clause | None:
    """Return the first clause that forbids to lay a card alone on a pile, or None."""
    why = objections(_lay(setup, pile, (card,)))
    return why[0].clause if why else None


def may_be_open(
    setup: Setup, runner: int, pile: Cards, run: Cards, owners: tuple[int, ...], *, keeps_turn: bool
) -> bool:
    """Return whether a seat without handicaps may have laid the open cards of its turn.

    runner: the seat
    pile: the cards under them, bottom first
    run: the open cards
    owners: for each of all these cards, the seat that laid it
    keeps_turn: whether the seat is still on turn
    """

    def lay(cards: Cards, under: Cards, of_seats: tuple[int, ...]) -> Lay:
        return replace(_lay(setup, under, cards, of_seats), seat=runner)

    last = cut_last_segment(lay, run, pile, owners, len(run) - 1)
    return last is not None and (last.leaves_two or not keeps_turn)


def _lay(setup: Setup, pile: Cards, cards: tuple[Card, ...], owners: tuple[int, ...] | None = None) -> Lay:
    """Return a lay by a seat without handicaps; without owners, one seat has laid the whole pile."""
    decks = decks_of(setup)
    joined = N9_SEVENS_JOIN.is_in(setup.readings)
    top = top_of(pile, (-1,) * len(pile) if owners is None else owners, decks, sevens_join=joined)
    return Lay(-1, cards, pile, top, decks, setup, False, False)


def _may_lie(lay: Lay, pile: Cards) -> bool:
    """Return whether cards may have been laid or inserted on a pile, and do not turn it.

    pile: the pile after the lay
    """
    if allows(lay):
        return not r04_turning.turns(lay, pile, lay.cards, shape(lay))
    if lay.top.frippel and lay.cards[0].rank == "3" and len(lay.cards) == 1:  # the last three of a seat (N-32)
        return True
    inserted = lay.top.rank is not None and not objections_to_inserted(lay)
    return inserted and not r04_turning.turns(lay, pile, lay.cards, "set")
