"""Matches of every game: replay, refusals with clauses, cited clauses, hidden cards."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from knack_widgets.rules import Card, Record, State, View, games
from tests.rules.helpers.invariants import check_record, check_try, conserved, reachable
from tests.support.seeds import seeds

from . import GAMES
from .matches import moves_of, walk

IDLE = ("background", "definition")
"""Kinds of clauses that neither refuse moves nor cause effects."""


def per_match(test: Callable[[str, int], None]) -> Callable[[str, int], None]:
    """Run a test on matches of every game."""
    return pytest.mark.parametrize("game", GAMES)(pytest.mark.parametrize("seed", seeds(2, 8))(test))


@per_match
def test_a_match_replays_from_its_record_to_equal_states(game: str, seed: int) -> None:
    (_, start), *played = walk(game, seed)
    moves, states = zip(*played, strict=True)
    setup = start.setup
    options = {name: value for name, value in setup.options.items() if value != setup.game.options[name].default}
    record = Record(game, len(setup.names), moves, setup.first, options)
    check_record(record, states)
    assert Record.from_steps(start, record.steps) == record
    for state in states[:: max(1, len(states) // 4)]:
        copied = pickle.loads(pickle.dumps(state))
        assert copied == state
        assert hash(copied) == hash(state)


@per_match
def test_what_is_tried_is_played_or_refused_with_clauses_and_changes_nothing(game: str, seed: int) -> None:
    random, before = Random(seed), []
    clauses = games[game].clauses
    for _, state in walk(game, seed, moves=70):
        legal = [str(move) for move in moves_of(state)]
        tries = random.sample(legal, min(2, len(legal))) + random.sample(before, min(3, len(before)))
        # moves of other seats, and moves that were legal earlier
        others = [text.replace(text[0], str(random.randrange(len(state.setup.names))), 1) for text in tries]
        for text in {*tries, *others, "deal" if state.chance is None else "end"} - {"deal"}:
            verdict = check_try(state, text)
            assert verdict.legal or text not in legal
            assert all(reason.facts for reason in verdict.reasons)
            assert all(clauses[clause].kind not in IDLE for clause in verdict.clauses)
            assert all(clauses[clause].kind not in IDLE or clauses[clause].frees for clause in verdict.grounds)
        before = (before + legal)[-60:]


@per_match
def test_moves_are_sorted_and_of_those_who_may_act_and_events_cite_clauses(game: str, seed: int) -> None:
    clauses = games[game].clauses
    for text, state in walk(game, seed):
        moves = [str(move) for move in moves_of(state)]
        assert moves == sorted(set(moves)), text
        assert bool(moves) == (state.chance is None and not state.over)
        assert {move.seat for move in moves_of(state)} <= state.to_act
        assert bool(state.to_act) == bool(moves)
        assert state.judge("end").legal == (state.chance == "deal")
        assert not text or state.events
        for event in state.events:
            assert clauses[event[-1]].kind != "background", event
        for seat in (None, *range(len(state.setup.names))):
            force = state.in_force(seat)
            assert len(set(force)) == len(force)
            assert all(clauses[clause].kind not in IDLE or clauses[clause].frees for clause in force)
        if hasattr(state, "balances"):
            assert conserved(state), text


def told(state: State) -> set[str]:
    """Return the cards that an event names; all players have seen them."""
    return {str(fact) for event in state.events for fact in event if isinstance(fact, Card)}


def bare(view: View) -> View:
    """Return a view without its memory of cards that were face up earlier."""
    return replace(view, known=None, remembered=())  # type: ignore[call-arg]


@per_match
def test_a_view_has_no_card_of_a_hand_that_its_reader_may_not_see(game: str, seed: int) -> None:
    opened: set[str] = set()  # the cards that all players have seen in this deal
    for number, (_, state) in enumerate(walk(game, seed)):
        pack = Counter(map(str, state.setup.game.pack(state.setup)))
        if state.chance == "deal":
            opened.clear()
        opened |= {word for text in reachable(bare(state.view())) for word in text.split()}
        seats = range(len(state.setup.names))
        for readers in ((), (number % len(seats),)):
            view = state.view(*readers)
            assert {move.seat for move in view.moves} <= set(readers)
            assert view.to_act & set(readers) == state.to_act & set(readers)
            # hands may be open after a deal, and while chance decides about the rest
            others = [seat for seat in seats if seat not in readers and not (state.over or state.chance)]
            assert all(view.hands[seat] is None for seat in others)
            hidden = [str(card) for seat in others for card in state.hands[seat]]
            alone = {card for card in hidden if pack[card] == 1} - told(state)
            shown = {word for text in reachable(bare(view)) for word in text.split()}
            assert not alone & shown, (readers, alone & shown)
            remembered = {word for text in reachable(view) for word in text.split()}
            assert not (alone & remembered) - opened, (readers, (alone & remembered) - opened)
            for seat in seats:
                assert view.counts[seat] == len(state.hands[seat])
                assert seat not in readers or view.hands[seat] == state.hands[seat]
