"""Clauses that have fewer than twenty tables: all verdicts that cite them are enumerated.

A verdict is judged in a state that shows only the facts that are enumerated (see `blinkers.py`), so the enumeration is
complete: a verdict that rested on another fact, such as a card, would fail the test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, islice, product
from typing import Any

import pytest

from knack_widgets.rules import State, games
from knack_widgets.rules.core.cards import BIT
from knack_widgets.rules.core.moves import Move
from knack_widgets.rules.knack31.state import Window
from knack_widgets.study.normal_form import CARD, normal_form
from tools.variety import ENOUGH, exercises_about, kinds_about

from .blinkers import Blinkered, Count, UnreadFactError

SAMPLE = 60
"""Number of exercises that are compared with the enumeration."""
Verdicts = set[tuple[str, tuple[str, ...]]]
"""Refused moves (without their seats), each with its clauses."""


def judge(state: Blinkered, moves: Iterator[Move], clause: str) -> Verdicts:
    """Return the moves that the clause refuses, each with all clauses against it."""
    phase = state.setup.phases[state.phase]
    refused = {(move, tuple(reason.clause.id for reason in phase.objections(state, move))) for move in moves}
    return {(str(move).partition(" ")[2], cited) for move, cited in refused if clause in cited}


def in_force(state: Blinkered) -> frozenset[str]:
    """Return the clauses in force for the seat on turn, without those that say whose turn it is and what it may do."""
    phase = state.setup.phases[state.phase]
    frame = {one.id for one in (*phase.permissions, phase.turn_clause(state))}
    return frozenset(one.id for one in phase.in_force(state, state.turn)) - frame


def answers(readings: dict[str, str], players: int) -> Iterator[Blinkered]:
    """Yield the situations in which seats answer a swinger: who swung, whose turn, how many are in and have joined."""
    start = games["svangknack"].start(players=players, readings=readings)
    seats = range(players)
    for swinger, turn, are_in in product(seats, seats, range(2, players + 1)):
        for joined in range(are_in - 1 if swinger != turn else 0):
            facts = {"swinger": swinger, "turn": turn, "players_in": Count(are_in), "joined": Count(joined)}
            yield Blinkered(start, {**facts, "phase": "answers", "masks": Count(players)})


def test_svangknack_bidding_14_refuses_two_words_and_binds_alone() -> None:
    refused: Verdicts = set()
    binding = set()
    game = games["svangknack"]
    for players, letter in product((3, 4, 5, 6, 11), "ab"):
        if players not in game.players:
            continue
        for state in answers({"SK-7": letter} if letter != "a" else {}, players):
            binding.add(in_force(state))
            words = product(range(players), ("join", "pass"))
            refused |= judge(state, (Move(seat, word) for seat, word in words), "bidding.14")
    assert refused == {("join", ("bidding.14",)), ("pass", ("bidding.14",))}
    assert binding == {frozenset({"bidding.14"})}
    check_exercises("svangknack", "bidding.14", refused, binding)


def buyings() -> Iterator[Blinkered]:
    """Yield the situations in which a seat buys: every hand of three cards with small talons, and every talon."""
    start = games["kopknack"].start(players=3)
    pack = [BIT[card] for card in start.setup.pack]
    hands = [sum(cards) for cards in combinations(pack, 3)]
    for hand, talon in (*product(hands, range(5)), *product(hands[:1], range(len(pack) - 2))):
        yield Blinkered(start, {"phase": "buying", "turn": 0, "masks": (hand,), "talon": Count(talon)})


def test_kopknack_buying_3_is_in_force_alone_or_beside_the_clause_of_a_short_talon() -> None:
    assert kinds_about("kopknack", "buying.3") == ["in-force"]
    binding = {in_force(state) for state in buyings()}
    assert binding == {frozenset({"buying.3"}), frozenset({"buying.3", "buying.6"})}
    check_exercises("kopknack", "buying.3", set(), binding)


def choosings(players: int) -> Iterator[Blinkered]:
    """Yield the situations in which a dealer chooses a pile: which is seen, and who holds a Knack or Blitz."""
    start = games["knack31"].start(players=players)
    seats = range(players)
    for dealer, looked, phase in product(seats, range(3), ("choosing", "finishing")):
        for holder in (*seats, None):
            windows = () if holder is None else (Window(holder, 0, None),)
            yield Blinkered(
                start, {"phase": phase, "dealer": dealer, "turn": dealer, "looked": looked, "windows": windows}
            )


def test_knack31_deal_3_refuses_three_moves_each_for_itself_alone() -> None:
    refused: Verdicts = set()
    for players in games["knack31"].players:
        for state in choosings(players):
            words = (("look", ("1",)), ("look", ("2",)), ("keep", ()), ("switch", ()), ("announce", ()))
            moves = (Move(seat, verb, args) for seat, (verb, args) in product(range(players), words))
            refused |= judge(state, moves, "deal.3")
    assert refused == {("look 1", ("deal.3",)), ("look 2", ("deal.3",)), ("announce", ("deal.3",))}
    check_exercises("knack31", "deal.3", refused, set())


class Membership:
    """A collection of which only may be asked whether it has an item; it always says the same."""

    def __init__(self, *, has: bool) -> None:
        self.has = has

    def __contains__(self, item: object) -> bool:
        return self.has


def test_knaker_16_1_refuses_an_accusation_of_each_seat_by_whoever_has_left() -> None:
    refused: Verdicts = set()
    game = games["knaker"]
    most = game.players.stop - 1
    start = game.start(players=most, cheating=True)
    for has, phase in product((True, False), ("exchange", "play", "last-word")):
        state = Blinkered(start, {"phase": phase, "still_in": Membership(has=has)})
        moves = (Move(seat, "accuse", (str(other),)) for seat, other in product(range(most), range(most)))
        refused |= judge(state, moves, "16.1")
    assert refused == {(f"accuse {seat}", ("16.1",)) for seat in range(most)}
    assert kinds_about("knaker", "16.1") == ["which-clause"]
    check_exercises("knaker", "16.1", refused, set())


def check_exercises(game: str, clause: str, refused: Verdicts, binding: set[frozenset[str]]) -> None:
    """Check that the enumerated verdicts are few, and that exercises rest on nothing else."""
    assert 0 < len(refused) + len(binding) < ENOUGH
    assert {*kinds_about(game, clause)} <= {"which-clause", "find-refused", "in-force"}
    told = {f"{move}: {' '.join(cited)}" for move, cited in refused}
    for _, exercise in islice(exercises_about(game, clause), SAMPLE):
        assert not CARD.search(normal_form(exercise).table)
        if exercise.kind == "in-force":
            assert exercise.answer in binding, exercise.id
            continue
        moves = [exercise.move] if exercise.move else [one for one in exercise.choices if one in exercise.answer]
        for move in moves:
            words = str(move).partition(" ")[2]
            assert f"{words}: {' '.join(exercise.state.judge(move).clauses)}" in told, exercise.id


def read_turn(state: State) -> object:
    return state.turn


def read_dealer(state: State) -> object:
    return state.dealer


@pytest.mark.parametrize(("read", "is_shown"), [(read_turn, True), (read_dealer, False)])
def test_a_blinkered_state_shows_only_the_enumerated_facts(read: Callable[[Any], object], is_shown: bool) -> None:
    state = Blinkered(games["knack"].start(players=3), {"turn": 1})
    if is_shown:
        assert read(state) == 1
    else:
        with pytest.raises(UnreadFactError):
            read(state)
