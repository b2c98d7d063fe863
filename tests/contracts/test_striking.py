"""Struck clauses of every game: only they are left out; `but_for` agrees with a replay."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pickle import dumps, loads

import pytest

from knack_widgets.rules import IllegalMove, NotationError, OptionError, Record, RecordError, State, games
from knack_widgets.testing.matches import walk
from tests.support.seeds import seeds

from . import GAMES

MOVES = 50


def per_match(test: Callable[[str, int], None]) -> Callable[[str, int], None]:
    """Run a test on matches of every game."""
    return pytest.mark.parametrize("game", GAMES)(pytest.mark.parametrize("seed", seeds(2, 6))(test))


STRIKABLE = [(game, clause) for game in GAMES if game != "fishing" for clause in games[game].strikable]


def tries(state: State) -> Iterator[str]:
    """Yield moves to try: every card of every hand with every verb of a seat."""
    setup = state.setup
    for seat in range(len(setup.names)):
        hand = state.view(seat).hands[seat] or ()
        for verb in setup.game.verbs.values():
            if not verb.seated:
                continue
            for words in ("", *hand, *(f"{card} {card}" for card in hand[:1])):
                try:
                    yield str(state.read(f"{seat} {verb.name} {words}"))
                except NotationError:
                    continue


def positions(game: str, seed: int) -> list[tuple[list[str], State]]:
    """Return states of a random match in which a seat may move, each with the moves to it."""
    moves: list[str] = []
    states = []
    for text, state in walk(game, seed, MOVES):
        moves += [text] if text else []
        if not state.chance and not state.over:
            states.append(([*moves], state))
    return states[::3]


def replay(state: State, clause: str, moves: list[str]) -> State | None:
    """Return the state after the same moves without a clause, or None.

    None means that a move is not allowed there, or that the moves lead to another position. (In Knåker, a card drawn by
    chance may be in the middle without the clause that else makes a seat pick it up with the pile.)
    """
    setup = state.setup
    game = setup.game
    again = game.opening(game.setup(len(setup.names), setup.options, setup.first, (clause,)))
    for move in moves:
        try:
            again = again.play(move)
        except IllegalMove:
            return None
    return again if again == state.evolve(setup=setup.strike(clause)) else None


@pytest.mark.apart
@per_match
def test_but_for_is_what_matches_without_each_clause_allow(game: str, seed: int) -> None:
    able = games[game].strikable
    for moves, state in positions(game, seed):
        again = {clause: replay(state, clause, moves) for clause in able}
        for move in tries(state):
            clauses = state.but_for(move)
            if state.judge(move).legal:
                assert clauses == ()
                continue
            wanted = {clause for clause, match in again.items() if match and match.judge(move).legal}
            # if the match cannot be replayed without the clause, only the position can show it
            assert {clause for clause in clauses if again[clause]} == wanted
            assert clauses == tuple(clause for clause in able if clause in clauses)


@per_match
def test_what_is_legal_without_a_clause_is_listed_and_can_be_played(game: str, seed: int) -> None:
    for _, state in positions(game, seed)[:8]:
        tried = [*tries(state)]
        for clause in games[game].strikable:
            struck = state.evolve(setup=state.setup.strike(clause))
            listed = {str(move) for move, _ in zip(struck.moves(), range(150), strict=False)}
            for move in tried:
                verdict = struck.judge(move)
                assert clause not in verdict.grounds
                if verdict.legal:
                    assert struck.play(move).setup.without == (clause,)
                    if len(listed) < 150 and len(move.split()) < 4 and "cheat" not in move:
                        assert move in listed or any(_alike(move, other) for other in listed)
            assert clause not in struck.in_force(state.turn)


def _alike(move: str, other: str) -> bool:
    """Return whether two moves differ only in cards of one rank and colour.

    A list of moves has only the first of such moves.
    """
    colour = {"s": "b", "c": "b", "h": "r", "d": "r"}
    mine, yours = ([word[0] + colour.get(word[1:], word[1:]) for word in text.split()] for text in (move, other))
    return mine == yours


@pytest.mark.parametrize(("game", "clause"), STRIKABLE)
def test_a_struck_match_is_another_match_and_its_record_says_so(game: str, clause: str) -> None:
    facts = games[game]
    whole, struck = facts.start(), facts.start(without=[clause])
    assert struck != whole
    assert struck == facts.start(without=(clause, clause))
    assert hash(struck) != hash(whole)
    assert len({struck, whole, facts.start(without=(clause,))}) == 2
    assert loads(dumps(struck)) == struck
    record = Record(game, whole.setup.game.players.start, without=(clause,))
    text = record.dumps()
    assert f'without = ["{clause}"]\n' in text
    assert Record.loads(text) == record
    assert Record.loads(text).dumps() == text
    assert Record.from_steps(record.opening, record.steps) == record
    assert record.opening.setup.without == (clause,)
    assert "without" not in Record(game, record.players).dumps()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_something_to_strike_and_keeps_what_it_needs(game: str) -> None:
    facts = games[game]
    assert facts.strikable
    for id_, clause in facts.clauses.items():
        assert (id_ in facts.strikable) == clause.strikable
        if clause.kind == "duty" and not clause.strikable:
            assert (game, id_) == ("svangknack", "play.18")
        assert clause.kind in ("duty", "permission") or not clause.strikable


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("without", [["play.99"], [3], "play.3", [None], 7])
def test_what_cannot_be_struck_is_named_with_what_can(game: str, without: object) -> None:
    with pytest.raises(OptionError, match=r"^without = .*; those of \w+ that can are ") as error:
        games[game].start(without=without)
    assert all(clause in str(error.value) for clause in games[game].strikable)


@pytest.mark.parametrize("game", GAMES)
def test_a_limit_and_a_frame_cannot_be_struck(game: str) -> None:
    facts = games[game]
    for clause in (facts.players_clause, next(phase.permission.id for phase in facts.phases.values() if phase.verbs)):
        if clause in facts.strikable:
            continue
        with pytest.raises(OptionError, match="this clause cannot be struck") as error:
            facts.start(without=[clause])
        assert error.value.clause == clause


@pytest.mark.parametrize("header", ["without = 3", 'without = ["no.1"]', "without = [3]", 'without = "play.3"'])
def test_a_record_with_a_bad_header_gives_one_clear_error(header: str) -> None:
    text = f'format = "knack-widgets/1"\ngame = "knack"\nplayers = 3\n{header}\n'
    with pytest.raises(RecordError, match=r"^without = "):
        Record.loads(text)


def test_citing_is_not_causing() -> None:
    """Check that many cards stay forbidden in Köpknack without the clause that is cited.

    The clause is following suit, and it is the only cited clause.
    """
    alone = still = 0
    start = games["kopknack"].start(players=4)
    for seed in range(400):
        state = start.deal(seed)
        while (move := state.sample(seed + 7 * len(state.events) + 31 * state.hand)) is not None:
            if state.phase == "play":
                for card in state.view(state.turn or 0).hands[state.turn or 0] or ():
                    text = f"{state.turn} play {card}"
                    if state.judge(text).clauses == ("play.3",):
                        alone += 1
                        still += not state.but_for(text)
            state = state.play(move)
    assert alone > 100
    assert 0.08 < still / alone < 0.25, (alone, still, still / alone)
