"""What a game must keep when a clause is struck: it alone is not asked, and `but_for` says what a re-run says."""

from __future__ import annotations

from collections.abc import Iterator
from pickle import dumps, loads

import pytest

from knack_widgets.rules import IllegalMove, NotationError, OptionError, Record, RecordError, State, games

from . import GAMES
from .matches import walk

MOVES = 50
per_match = pytest.mark.parametrize(("game", "seed"), [(game, seed) for game in GAMES for seed in range(6)])
STRIKABLE = [(game, clause) for game in GAMES if game != "fishing" for clause in games[game].strikable]


def tries(state: State) -> Iterator[str]:
    """Moves that somebody might try: every card with every verb that takes one, and what is legal for another seat."""
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
    """States of a random match in which somebody may move, each with the moves that lead there."""
    moves: list[str] = []
    found = []
    for text, state in walk(game, seed, MOVES):
        moves += [text] if text else []
        if not state.chance and not state.over:
            found.append(([*moves], state))
    return found[::3]


def replay(state: State, clause: str, moves: list[str]) -> State | None:
    """The same moves without a clause; `None` where one is not allowed then, or where they lead elsewhere.

    (In Knåker a card that comes by chance may lie there without the clause that else has it picked up with the pile.)
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


@per_match
def test_but_for_is_what_matches_without_each_clause_allow(game: str, seed: int) -> None:
    able = games[game].strikable
    for moves, state in positions(game, seed):
        again = {clause: replay(state, clause, moves) for clause in able}
        for move in tries(state):
            found = state.but_for(move)
            if state.judge(move).legal:
                assert found == ()
                continue
            wanted = {clause for clause, match in again.items() if match and match.judge(move).legal}
            # where the match itself cannot be played so without the clause, only the position tells
            assert {clause for clause in found if again[clause]} == wanted
            assert found == tuple(clause for clause in able if clause in found)


@per_match
def test_what_is_legal_without_a_clause_is_listed_and_can_be_played(game: str, seed: int) -> None:
    for _, state in positions(game, seed)[:8]:
        for clause in games[game].strikable:
            struck = state.evolve(setup=state.setup.strike(clause))
            listed = {str(move) for move, _ in zip(struck.moves(), range(150), strict=False)}
            for move in tries(state):
                verdict = struck.judge(move)
                assert clause not in verdict.grounds
                if verdict.legal:
                    assert struck.play(move).setup.without == (clause,)
                    if len(listed) < 150 and len(move.split()) < 4 and "cheat" not in move:
                        assert move in listed or any(_alike(move, other) for other in listed)
            assert clause not in struck.in_force(state.turn)


def _alike(move: str, other: str) -> bool:
    """Whether two moves differ in cards of one rank and colour alone, of which a list names the first."""
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
        assert clause.kind in ("duty", "frame") or not clause.strikable


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("given", [["play.99"], [3], "play.3", [None], 7])
def test_what_cannot_be_struck_is_named_with_what_can(game: str, given: object) -> None:
    with pytest.raises(OptionError, match=r"^without = .*; those of \w+ that can are ") as error:
        games[game].start(without=given)
    assert all(clause in str(error.value) for clause in games[game].strikable)


@pytest.mark.parametrize("game", GAMES)
def test_a_limit_and_a_frame_cannot_be_struck(game: str) -> None:
    facts = games[game]
    for clause in (facts.players_clause, next(phase.frame.id for phase in facts.phases.values() if phase.verbs)):
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
    """Of the cards for which Köpknack cites following suit alone, a good part stays forbidden without it."""
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
