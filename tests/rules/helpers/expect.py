"""Expectations: a legal move, a refusal by certain clauses, an event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from knack_widgets.rules import IllegalMove, OptionError, State, Verdict


def allowed(state: State, *moves: str) -> None:
    """Check that each of these moves is legal here, and is listed if a seat makes it."""
    listed = {str(move) for move in state.moves()}
    for text in moves:
        verdict = state.judge(text)
        assert verdict.legal, f"{text}: {verdict.clauses}"
        assert verdict.clauses == ()
        assert str(verdict.move) in listed or verdict.move.seat is None
        state.play(text)


def refused(state: State, move: str, *clauses: str) -> Verdict:
    """Check that exactly these clauses refuse `move`, the decisive one first."""
    verdict = state.judge(move)
    assert not verdict.legal, f"{move} is legal"
    assert verdict.clauses == clauses
    assert str(verdict.move) not in {str(m) for m in state.moves()}
    with pytest.raises(IllegalMove) as caught:
        state.play(move)
    assert caught.value.verdict == verdict
    assert caught.value.clause == clauses[0]
    return verdict


def deal_refused(state: State, clause: str) -> None:
    """Check that a deal by seed is refused, and that this clause decides."""
    with pytest.raises(IllegalMove) as caught:
        state.deal(seed=1)
    assert caught.value.clause == clause


def option_refused(start: Callable[[], object], clause: str | None, *words: str) -> None:
    """Check that a set-up is refused under a clause, with a message that has these words."""
    with pytest.raises(OptionError) as caught:
        start()
    assert caught.value.clause == clause
    for word in words:
        assert word in str(caught.value), str(caught.value)


def told(state: State, name: str) -> list[tuple[Any, ...]]:
    """Return the last move's events of a name: their facts, then the clause."""
    events = [event[1:] for event in state.events if event[0] == name]
    assert all(len(event) == len(state.setup.game.events[name].facts) + 1 for event in events)
    return events


def cited(state: State) -> set[str]:
    """Return the clauses that the events of the last move cite."""
    return {event[-1] for event in state.events}
