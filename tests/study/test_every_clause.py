"""The gate: about every clause that enforces something there are twenty different tables in 200 seeds."""

from __future__ import annotations

import os
from itertools import combinations, islice
from typing import Any

import pytest

from knack_widgets.rules import OptionError, games
from knack_widgets.rules.core.chance import Draws
from knack_widgets.study import exercises
from knack_widgets.study.kinds.setups import CHOICES, PLAYERS, setup_error
from knack_widgets.study.normal_form import CARD, NormalForm, normal_form
from knack_widgets.study.spots import LONGEST, draw_opening, walk
from knack_widgets.study.tries import tries_of
from tools.variety import ENOUGH, exercises_about, kinds_about

from .second import right_choices

EVERY = int(os.environ.get("EVERY", "4"))
"""One in this many clauses is looked at in a run; EVERY=1 looks at all of them."""
BARE = {("knack31", "ssi.1"), ("kopknack", "newer.1")}
"""Clauses that refuse nothing, because each value of their option is allowed."""
FEW = {("kopknack", "payment.17"), ("kopknack", "payment.23")}
"""Clauses that limit an option of a few values: fewer than twenty questions exist."""
WITHOUT_CARDS = {
    ("knack", "deal.2"),
    ("kopknack", "deal.2"),
    ("svangknack", "setup.2"),
    ("svangknack", "deal.1"),
    ("knack31", "deal.1"),
}
"""Clauses of a phase in which no seat holds a card: a table is a move without cards, of which there are few."""
ENFORCING = [(game, one.id) for game in games for one in games[game].clauses.values() if one.enforces]
FEW_VERDICTS = {("kopknack", "buying.3"), ("svangknack", "bidding.14"), ("knack31", "deal.3"), ("knaker", "16.1")}
"""Clauses that refuse a few moves without cards, always for the same reasons (see `test_few_verdicts.py`)."""
SAMPLE = 60
"""Number of exercises that are compared with an enumeration."""
MATCHES = 12
"""Number of matches in which it is looked for verdicts that were not enumerated."""
ASKED = [pair for pair in ENFORCING if pair not in BARE | FEW | WITHOUT_CARDS | FEW_VERDICTS]


def different(game: str, clause: str, wanted: int) -> set[NormalForm]:
    """Return different exercises, each with a right answer, until there are as many tables as wanted."""
    found: set[NormalForm] = set()
    for _, exercise in exercises_about(game, clause):
        assert right_choices(exercise, exercise.state) == exercise.answer
        found.add(normal_form(exercise))
        if len({form.table for form in found}) >= wanted:
            break
    return found


@pytest.mark.parametrize(("game", "clause"), ENFORCING)
def test_every_enforcing_clause_is_asked_about(game: str, clause: str) -> None:
    assert bool(kinds_about(game, clause)) != ((game, clause) in BARE)


@pytest.mark.apart
@pytest.mark.parametrize(("game", "clause"), ASKED[::EVERY])
def test_there_are_twenty_different_tables(game: str, clause: str) -> None:
    assert len({form.table for form in different(game, clause, ENOUGH)}) == ENOUGH


# -- proofs that there are fewer


def bases(game: str) -> list[dict[str, Any]]:
    """Return all agreements beside which a question about set-ups is asked: at most one differs from its default."""
    facts = games[game]
    usual = {name: option.default for name, option in facts.options.items()}
    others = [{**usual, name: value} for name, option in facts.options.items() for value in option.choices]
    whole = [{PLAYERS: count, **options} for count in facts.players if count <= 4 for options in (usual, *others)]
    return [base for at, base in enumerate(whole) if base not in whole[:at] and _is_allowed(game, base)]


def _is_allowed(game: str, base: dict[str, Any]) -> bool:
    options = dict(base)
    try:
        games[game].setup(options.pop(PLAYERS), options)
    except OptionError:
        return False
    return True


def values_of(game: str, name: str) -> list[object]:
    """Return all values about which a question about an option can ask."""
    option = games[game].options[name]
    more = [1, 2, 3, 4, 5] if option.choices and all(type(one) is int for one in option.choices) else []
    return [*dict.fromkeys((*option.choices, *more))] or [*range(13 * option.multiple)]


def questions_of(game: str, clause: str) -> set[tuple[str, frozenset[str], frozenset[str]]]:
    """Return every question about set-ups that a clause has: option, refused and allowed values."""
    questions = set()
    for base in bases(game):
        for name, option in games[game].options.items():
            if option.seats:
                continue
            errors = {f"{name} {str(value).lower()}": None for value in values_of(game, name)}
            errors = {choice: setup_error(games[game], choice, base) for choice in errors}
            refused = [choice for choice, error in errors.items() if error and error.clause == clause]
            allowed = [choice for choice, error in errors.items() if error is None]
            for few in range(1, min(len(refused), CHOICES - 1) + 1 if allowed else 1):
                for wrong in combinations(refused, few):
                    for right in combinations(allowed, min(CHOICES - few, len(allowed))):
                        questions.add((name, frozenset(wrong), frozenset(right)))
    return questions


@pytest.mark.parametrize(("game", "clause"), sorted(BARE))
def test_a_bare_clause_refuses_no_value_of_any_option(game: str, clause: str) -> None:
    assert questions_of(game, clause) == set()


@pytest.mark.parametrize(("game", "clause"), sorted(FEW))
def test_a_clause_about_a_few_values_has_fewer_than_twenty_questions(game: str, clause: str) -> None:
    assert 0 < len(questions_of(game, clause)) < ENOUGH
    assert {form.kind for form in different(game, clause, ENOUGH)} == {"legal-setups"}


def moves_without_cards(game: str) -> set[str]:
    """Return the moves that the controls of all phases make without a card."""
    controls = [control for its in games[game].controls.values() for control in its]
    words = {f"{control.verb} {word}" for control in controls if control.takes == "word" for word in control.among}
    return words | {control.verb for control in controls if control.takes == "nothing"}


@pytest.mark.parametrize(("game", "clause"), sorted(WITHOUT_CARDS))
def test_before_a_deal_there_are_as_many_tables_as_moves_without_cards(game: str, clause: str) -> None:
    tables = {f"0 {move}: {clause}" for move in moves_without_cards(game)}
    assert 0 < len(tables) < ENOUGH
    assert kinds_about(game, clause) == ["which-clause"]
    made = [exercise for _, exercise in islice(exercises_about(game, clause), SAMPLE)]
    assert {normal_form(one).table for one in made} <= tables
    for exercise in made:
        phase = exercise.state.phase
        assert games[game].controls[phase] == ()
        assert not any(exercise.state.view().counts)
        judged = {exercise.state.judge(f"0 {move}").clauses for move in moves_without_cards(game)}
        assert judged == {(clause,)}  # also with other cards on the table


@pytest.mark.parametrize(("game", "clause"), sorted(FEW_VERDICTS - {("knaker", "16.1")}))
def test_matches_show_no_verdict_of_such_a_clause_that_was_not_enumerated(game: str, clause: str) -> None:
    """Every move of every control is judged for every seat in all positions of some matches.

    Knåker has too many moves for this; there the clause's reason is given in one place only, for accusations.
    """
    refused, in_force = set(), set()
    for seed in range(MATCHES):
        draws = Draws(seed)
        for spot in walk(draw_opening(games[game], clause, {}, draws), LONGEST, draws):
            state = spot.state
            for seat in range(len(state.setup.names)):
                moves = [f"{seat} {move}" for move in moves_without_cards(game)]
                moves += [str(move) for move in tries_of(state.view(seat), seat, draws)]
                cited = ((move.partition(" ")[2], state.judge(move).clauses) for move in moves)
                refused.update(pair for pair in cited if clause in pair[1])
                in_force.add(frozenset(state.view(seat).in_force) if seat in state.to_act else frozenset())
    assert not any(CARD.search(move) for move, _ in refused)
    binding = {clauses for clauses in in_force if clause in clauses}
    assert 0 < len(refused) + len(binding) < ENOUGH
    assert {*kinds_about(game, clause)} <= {"which-clause", "find-refused", "in-force"}
    tables = {normal_form(exercise).table for _, exercise in islice(exercises_about(game, clause), SAMPLE)}
    assert not any(CARD.search(table) for table in tables)


@pytest.mark.apart
@pytest.mark.parametrize(
    ("game", "kind", "clause"),
    [
        (game, kind, one)
        for game in games
        for kind in exercises.kinds(game)
        for one in exercises.clauses_of_kind(game, kind)
    ][::EVERY],
)
def test_whatever_a_game_says_can_be_asked_can_be(game: str, kind: str, clause: str) -> None:
    assert exercises.make(game, 100, kind=kind, clause=clause).clause == clause
