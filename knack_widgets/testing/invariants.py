"""Invariants of every state of a match in any game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..rules import Game, IllegalMove, Record, State, Verdict
from ..rules.core.phases import Phase


def is_conserved(state: Any) -> bool:
    """Return whether the sum of all money is zero and only balances are negative."""
    money = sum(state.balances) + state.pot + sum(state.bets)
    return bool(
        money == 0
        and state.pot >= 0
        and all(bete > 0 for bete in state.bets)
        and list(state.bets) == sorted(state.bets)
    )


def check_try(state: State, text: str) -> Verdict:
    """Check that a legal move leads to another state, and that another move raises.

    The state itself does not change.
    """
    before = hash(state)
    verdict = state.judge(text)
    if verdict.legal:
        assert state.play(text) != state
    else:
        try:
            state.play(text)
        except IllegalMove as error:
            refusal = error.verdict, error.clause
        else:
            raise AssertionError(f"{text} is refused, but can be played")
        assert refusal == (verdict, verdict.clauses[0])
    assert hash(state) == before
    return verdict


def check_record(record: Record, states: Sequence[State]) -> None:
    """Check that a record leads to the states of the match, also after writing and reading."""
    assert tuple(step.after for step in record.steps) == tuple(states)
    assert [hash(step.after) for step in record.steps] == [hash(state) for state in states]
    text = record.dumps()
    again = Record.loads(text)
    assert again.dumps() == text
    assert Record.loads(text.encode()).final == again.final == record.final == states[-1]
    assert again == record


def reachable(thing: object) -> Iterator[str]:
    """Yield every string that can be reached from a view.

    It is reached through fields, values of properties, tuples and mappings. Games and phases are left out, because
    they are the same for every reader.
    """
    seen: dict[int, object] = {}  # the objects are kept, so that no other one gets the same id
    left = [thing]
    while left:
        thing = left.pop()
        if thing is None or id(thing) in seen:
            continue
        seen[id(thing)] = thing
        if isinstance(thing, str):
            yield str(thing)
        elif isinstance(thing, (tuple, list, set, frozenset)):
            left += thing
        elif isinstance(thing, (bool, int, float, Game, Phase)):
            continue
        elif hasattr(thing, "items"):
            left += [part for pair in thing.items() for part in pair]
        else:
            names = set(getattr(thing, "__dict__", ()))
            names |= {name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())}
            assert names, f"{type(thing)} cannot be walked"
            left += [getattr(thing, name, None) for name in names]
