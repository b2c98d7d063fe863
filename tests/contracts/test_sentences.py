"""Sentences of every game: tables contain each of them in three languages.

The tables are in ``tests/rulebook/explanations/<game>/``; ``GOLDENS=write`` writes the present sentences into them.
"""

from __future__ import annotations

import pytest

from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rules import State, games
from knack_widgets.rules.core.events import SHARED
from tests.rulebook.positions import LANGS, Row, rows
from tests.rulebook.telling import (
    explained,
    limit,
    limits,
    move_words,
    narrated,
    reached,
    standing,
    verb_of,
    verbs_of,
    verbs_of_seats,
    worded,
    worded_events,
    worded_reasons,
)

from . import GAMES

SHARED_EVENTS = "shared"
"""The folder of the sentences that several games share."""
UNASKED = {"svangknack": {"play.18"}}
"""Duties that never allow a move: with one card left there is no choice."""


def per_row(kind: str, *more: str) -> pytest.MarkDecorator:
    """Return a case for every row of this kind of all games."""
    cases = [row for game in (*GAMES, *more) for row in rows(game, kind)]
    return pytest.mark.parametrize("row", [pytest.param(row, id=f"{row.game} {row.about}") for row in cases])


def opening(row: Row) -> State:
    """Return the opening of a match with the players of a row that has no position."""
    return games["knack" if row.game == SHARED_EVENTS else row.game].start(row.names)


@per_row("cases")
def test_a_verdict_in_words(row: Row) -> None:
    verdict = row.position.judge(row.move)
    assert list(verdict.clauses) == row.told["clauses"]
    row.words.check(explained(verdict))


@pytest.mark.parametrize("game", GAMES)
def test_every_duty_reason_phase_and_verb_is_among_them(game: str) -> None:
    verdicts = reached(row.position.judge(row.move) for row in rows(game, "cases"))
    duties = {name for name, clause in games[game].clauses.items() if clause.kind == "duty"}
    assert verdicts.phases == set(games[game].phases)
    assert verdicts.clauses["duty"] == duties
    assert duties - UNASKED.get(game, set()) <= verdicts.grounds
    # every reason that has words of its own is in a table
    assert verdicts.clauses["turn"] == worded(game, "turn")
    assert verdicts.clauses["card"] >= worded(game, "card")
    assert verdicts.others("duty", "turn", "card") == worded_reasons(game)
    assert verdicts.misplaced == verbs_of(games[game])
    # cards are drawn only in a game with a phase for it
    draws = any(phase.chance == "draw" for phase in games[game].phases.values())
    assert verdicts.misplaced - verdicts.allowed == (set() if draws else {"draw"})


@per_row("limits")
def test_a_limit_in_words(row: Row) -> None:
    clause, words = limit(row.game, row.told["start"], row.told.get("deal"))
    assert clause == row.told["clause"]
    row.words.check(words)


@pytest.mark.parametrize("game", GAMES)
def test_every_limit_is_among_them(game: str) -> None:
    assert {row.told["clause"] for row in rows(game, "limits")} == set(limits(game))


@per_row("statuses")
def test_a_status_in_words(row: Row) -> None:
    row.words.check(standing(row.position, row.told["seats"]))


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_has_its_status_for_who_acts_and_who_looks_on(game: str) -> None:
    positions = [(row.position, row.told["seats"]) for row in rows(game, "statuses")]
    phases = games[game].phases
    waiting = {name for name, phase in phases.items() if not phase.chance and not phase.over}
    assert {state.phase for state, seats in positions if not state.to_act & {*seats}} == set(phases)
    assert {state.phase for state, seats in positions if state.to_act & {*seats}} == waiting


@per_row("moves")
def test_a_move_in_words(row: Row) -> None:
    state = opening(row)
    move = state.read(row.told["move"])
    row.words.check({lang: move_words(Speaker(lang, state.setup), move) for lang in LANGS})


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_is_among_them(game: str) -> None:
    verbs = {verb_of(opening(row).read(row.told["move"]), games[game]) for row in rows(game, "moves")}
    assert verbs >= verbs_of_seats(games[game])


@per_row("events", SHARED_EVENTS)
def test_an_event_in_words(row: Row) -> None:
    row.words.check(narrated(tuple(row.told["event"]), opening(row).setup))


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_among_them(game: str) -> None:
    events = {(event[0], event[-1]) for event in (row.told["event"] for row in rows(game, "events"))}
    assert worded_events(game) <= events
    assert games[game].events.keys() - SHARED.keys() <= {name for name, _ in events}


def test_every_event_of_several_games_is_among_them() -> None:
    assert {row.told["event"][0] for row in rows(SHARED_EVENTS, "events")} == SHARED.keys()
