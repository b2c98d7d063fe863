"""What must hold in every state of a random match, whatever the game is."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Sequence
from typing import Any

import pytest

from knack_widgets.rules import Card, Game, IllegalMove, Record, State, Verdict


def conserved(state: Any) -> bool:
    """Whether balances, pot and betar cancel out, and nothing but balances is below zero."""
    money = sum(state.balances) + state.pot + sum(state.bets)
    return bool(
        money == 0
        and state.pot >= 0
        and all(bete > 0 for bete in state.bets)
        and list(state.bets) == sorted(state.bets)
    )


def check_moves(state: State) -> None:
    """Moves are sorted by text, each once; the seats to act are those that have one; chance excludes seats; only where
    a deal is due can the match be ended."""
    moves = [str(move) for move in state.moves()]
    assert moves == sorted(set(moves))
    assert [str(move) for move in state.moves()] == moves
    assert state.to_act == {move.seat for move in state.moves()}
    assert bool(state.to_act) == (state.chance is None and not state.over)
    assert state.judge("end").legal == (state.chance == "deal")


def check_hand_sizes(state: Any) -> None:
    """While a deal of tricks is on, who is in holds those of three cards that were not played, and who is not, none."""
    for seat, hand in enumerate(state.hands):
        played = sum(lying.seat == seat for trick in (*state.finished_tricks, state.trick) for lying in trick)
        assert len(hand) == (3 - played if seat in state.players_in else 0)


def check_tries(state: State, tries: Collection[str]) -> None:
    """Of these tries, which hold all legal moves, those are legal that are listed; the others are refused by clauses
    that enforce something, with facts, and for the phase alone where no seat is on turn."""
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


def check_try(state: State, text: str) -> Verdict:
    """A legal move leads to another state, any other raises its verdict; the state itself stays as it is."""
    before = hash(state)
    verdict = state.judge(text)
    if verdict.legal:
        assert state.play(text) != state
    else:
        with pytest.raises(IllegalMove) as caught:
            state.play(text)
        assert caught.value.verdict == verdict
        assert caught.value.clause == verdict.clauses[0]
    assert hash(state) == before
    return verdict


def check_record(record: Record, states: Sequence[State]) -> None:
    """A record leads to these states, which are the match as it was played; written and read it is the same."""
    assert tuple(step.after for step in record.steps) == tuple(states)
    assert [hash(step.after) for step in record.steps] == [hash(state) for state in states]
    text = record.dumps()
    again = Record.loads(text)
    assert again.dumps() == text
    assert Record.loads(text.encode()).final == again.final == record.final == states[-1]
    assert again == record


def check_clauses(state: State) -> None:
    """Events cite clauses that bring something about; what is in force enforces or frees, and grounds every move."""
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
        assert state.judge(move).grounds == state.in_force(move.seat)


def check_duties_are_hidden(state: State) -> None:
    """Which duty binds depends on the hand: who does not see the hand on turn is told of none."""
    clauses = state.setup.game.clauses
    everybody = {*range(len(state.setup.names))}
    for reader in (everybody - {state.turn}, set[int]()):
        assert [clause for clause in state.view(*reader).in_force if clauses[clause].kind == "duty"] == []


def readers(rng: random.Random, players: int, alone: int | None = None) -> list[frozenset[int]]:
    """Who may look at a state: nobody, some seats together, and each alone, or only so many of them."""
    some = frozenset(rng.sample(range(players), rng.randrange(players + 1)))
    single = range(players) if alone is None else rng.sample(range(players), alone)
    return [frozenset(), some, *(frozenset({seat}) for seat in single)]


def check_hidden(
    state: Any, seats: frozenset[int], known: set[str], pack: Collection[str], *, opened: bool = False
) -> Any:
    """The view from `seats` shows no card of the `pack` but those `known`, and the hands there, or all if `opened`."""
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
    """So the view hides what it must; and what may be known is there: the seats' moves, the fields of these names."""
    view = check_hidden(state, seats, known, pack, opened=opened)
    assert [str(move) for move in view.moves] == [str(move) for move in state.moves() if move.seat in seats]
    for name in names:
        assert getattr(view, name) == getattr(state, name), name
    return view


def known_cards(state: Any, seats: frozenset[int]) -> set[str]:
    """The cards that a reader at `seats` may know in a trick game: own hands, the upcard, what lies or lay face up,
    own face-down cards, after the deal everybody's, and what has been drawn."""
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
    """The same cards, those at all but these places put somewhere else among themselves."""
    free = [place for place in range(len(cards)) if place not in places]
    other = list(cards)
    for old, new in zip(free, rng.sample(free, len(free)), strict=True):
        other[old] = cards[new]
    return other


def reachable(thing: object, seen: set[int] | None = None) -> Iterator[str]:
    """Every string that can be reached from a view: through fields, properties' values, tuples and mappings.

    Games are not entered: they are the same for everybody.
    """
    seen = set() if seen is None else seen
    if id(thing) in seen or thing is None or isinstance(thing, (bool, int, float)):
        return
    seen.add(id(thing))
    if isinstance(thing, str):
        yield str(thing)
        return
    if isinstance(thing, Game):
        return
    if hasattr(thing, "items"):
        yield from reachable([part for pair in thing.items() for part in pair], seen)
    elif isinstance(thing, (tuple, list, set, frozenset)):
        for item in thing:
            yield from reachable(item, seen)
    else:
        names = set(getattr(thing, "__dict__", ()))
        names |= {name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())}
        assert names, f"{type(thing)} cannot be walked"
        for name in sorted(names):
            yield from reachable(getattr(thing, name, None), seen)
