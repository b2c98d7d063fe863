"""Invariants of every state of a random match in any game."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from typing import Any

from knack_widgets.rules import Card, State
from knack_widgets.testing.invariants import check_record, check_try, is_conserved, reachable

__all__ = ["check_record", "check_try", "is_conserved", "reachable"]


def check_moves(state: State) -> None:
    """Check the order of the moves, the seats to act, and when a match can end.

    Moves are sorted by text without repeats. The seats to act are those with a move. While chance acts, no seat does.
    The match can end only if a deal is due.
    """
    moves = [str(move) for move in state.moves()]
    assert moves == sorted(set(moves))
    assert [str(move) for move in state.moves()] == moves
    assert state.to_act == {move.seat for move in state.moves()}
    assert bool(state.to_act) == (state.chance is None and not state.over)
    assert state.judge("end").legal == (state.chance == "deal")


def check_hand_sizes(state: Any) -> None:
    """Check that seats in the deal hold the cards that they have not played, others none."""
    for seat, hand in enumerate(state.hands):
        played = sum(lying.seat == seat for trick in (*state.finished_tricks, state.trick) for lying in trick)
        assert len(hand) == (3 - played if seat in state.players_in else 0)


def check_tries(state: State, tries: Collection[str]) -> None:
    """Check that exactly the listed moves among these tries are legal.

    The tries contain all legal moves. Each other try is refused by clauses that enforce something, with facts. If no
    seat is on turn, the phase is the only reason.
    """
    clauses = state.setup.game.clauses
    listed = {str(move) for move in state.moves()}
    for text in tries:
        verdict = state.judge(text)
        assert verdict.legal == (text in listed), text
        assert verdict.legal == (not verdict.clauses)
        assert all(clauses[clause].enforces for clause in verdict.clauses)
        assert all(reason.facts for reason in verdict.reasons)
        if state.turn is None and not state.over:
            assert {reason.key for reason in verdict.reasons} == {"phase"}
    assert listed <= set(tries)


def check_clauses(state: State) -> None:
    """Check the clauses that events cite, and those in force.

    Events cite clauses that cause effects. Clauses in force enforce or free, and they are the grounds of every legal
    move, perhaps with a permission of its own.
    """
    clauses = state.setup.game.clauses
    assert state.events
    for event in state.events:
        assert clauses[event[-1]].kind not in ("background", "limit")
    for seat in (None, *range(len(state.setup.names))):
        force = state.in_force(seat)
        assert force
        assert len(set(force)) == len(force)
        assert all(clauses[clause].enforces or clauses[clause].frees for clause in force)
    for move in state.moves():
        force, grounds = state.in_force(move.seat), state.judge(move).grounds
        assert grounds[: len(force)] == force
        assert [clauses[clause].kind for clause in grounds[len(force) :]] in ([], ["permission"])


def check_duties_are_hidden(state: State) -> None:
    """Check that a reader who does not see the hand on turn sees no duty in force.

    A duty in force depends on the hand, so it would reveal cards.
    """
    clauses = state.setup.game.clauses
    everybody = {*range(len(state.setup.names))}
    for reader in (everybody - {state.turn}, set[int]()):
        assert [clause for clause in state.view(*reader).in_force if clauses[clause].kind == "duty"] == []


def readers(rng: random.Random, players: int, alone: int | None = None) -> list[frozenset[int]]:
    """Return the sets of seats that look at a state: none, some together, and each alone.

    alone: the number of single seats; by default all
    """
    some = frozenset(rng.sample(range(players), rng.randrange(players + 1)))
    single = range(players) if alone is None else rng.sample(range(players), alone)
    return [frozenset(), some, *(frozenset({seat}) for seat in single)]


def check_hidden(
    state: Any, seats: frozenset[int], known: set[str], pack: Collection[str], *, opened: bool = False
) -> Any:
    """Check that a view shows no hidden card of the `pack`, and return the view.

    The reader at `seats` may see the cards `known` and the hands there, or all hands if `opened`.
    """
    view = state.view(*seats)
    shown = {word for text in reachable(view) for word in text.split() if word in pack}
    assert shown <= known, (seats, shown - known)
    for seat, hand in enumerate(state.hands):
        assert view.hands[seat] == (hand if opened or seat in seats else None)
        assert view.counts[seat] == len(hand)
    return view


def check_view(
    state: Any, seats: frozenset[int], known: set[str], pack: Collection[str], *names: str, opened: bool = False
) -> Any:
    """Check that a view hides hidden cards, and has the seats' moves and these fields."""
    view = check_hidden(state, seats, known, pack, opened=opened)
    assert [str(move) for move in view.moves] == [str(move) for move in state.moves() if move.seat in seats]
    for name in names:
        assert getattr(view, name) == getattr(state, name), name
    return view


def known_cards(state: Any, seats: frozenset[int]) -> set[str]:
    """Return the cards that a reader at `seats` may know in a game of tricks.

    They are the own hands, the upcard, cards that are or were face up, own face-down cards, drawn cards, and after the
    deal all hands.
    """
    known = {str(card) for seat in seats for card in state.hands[seat]}
    known |= {str(card) for card in state.up}
    done = state.chance is not None or state.over
    for played in [played for trick in (*state.finished_tricks, state.trick) for played in trick]:
        if not played.face_down or done or played.seat in seats:
            known.add(str(played.card))
    for event in state.events:
        if event[0] in ("up", "drew"):
            known |= {str(fact) for fact in event if isinstance(fact, Card)}
    return known


def shuffled_but(cards: Sequence[str], places: Collection[int], rng: random.Random) -> list[str]:
    """Return the same cards, with those at all but these places shuffled."""
    free = [place for place in range(len(cards)) if place not in places]
    other = list(cards)
    for old, new in zip(free, rng.sample(free, len(free)), strict=True):
        other[old] = cards[new]
    return other
