"""Sentences to a reader who plays a seat: complete, to "you", without the reader's name.

They are in ``tests/rulebook/explanations/<game>/you.txt``; ``GOLDENS=write`` writes that file.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from knack_widgets.rulebook.examples import examples
from knack_widgets.rulebook.explain import explain
from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rulebook.words import status
from knack_widgets.rules import games
from knack_widgets.rules.core.facts import Setup
from tests.rulebook.positions import FOLDER, LANGS, rows
from tests.support.goldens import check_golden

from . import GAMES


class Spoken(NamedTuple):
    """The subject, the set-up, the seat of the reader, and (language, reader) → sentence."""

    about: str
    setup: Setup
    seat: int | None
    said: Callable[[str, int], str]


def spoken(game: str) -> Iterator[Spoken]:
    """Yield every sentence that names a seat, in verdicts, events and moves."""
    for row in rows(game, "cases"):
        verdict = row.position.judge(row.move)
        if verdict.setup.names[0]:
            yield Spoken(
                row.about, verdict.setup, verdict.move.seat, lambda lang, you, v=verdict: explain(v, lang, you)
            )
    for row in rows(game, "events"):
        event, setup = tuple(row.told["event"]), games[game].start(row.names).setup
        seat = games[game].event_facts(event).get("seat")
        yield Spoken(row.about, setup, seat, lambda lang, you, e=event, s=setup: Speaker(lang, s, you).event(e))
    for row in rows(game, "moves"):
        opening = games[game].start(row.names)
        move, setup = opening.read(row.told["move"]), opening.setup
        yield Spoken(row.about, setup, move.seat, lambda lang, you, m=move, s=setup: Speaker(lang, s, you).move(m))


def named(text: str, name: str) -> bool:
    """Return whether a sentence contains the name."""
    return re.search(rf"\b{re.escape(name)}\b", text) is not None


@pytest.mark.parametrize("game", GAMES)
def test_the_reader_is_not_called_by_name(game: str) -> None:
    with_name = [
        (about, lang, text)
        for about, setup, _, said in spoken(game)
        for you, name in enumerate(setup.names)
        for lang in LANGS
        if name and named(text := said(lang, you), name)
    ]
    assert with_name == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_to_the_reader(game: str) -> None:
    sentences = {
        case.about: [case.said(lang, case.seat) for lang in LANGS] for case in spoken(game) if case.seat is not None
    }
    # a case that is in two tables is listed once
    lines = (line for about, words in sentences.items() for line in (f"# {about}", *words, ""))
    check_golden(FOLDER / game / "you.txt", "\n".join(lines))


@pytest.mark.parametrize("game", GAMES)
def test_the_status_does_not_call_the_reader_by_name_either(game: str) -> None:
    for row in rows(game, "statuses"):
        state = row.position
        for you, name in enumerate(state.setup.names):
            view = state.view(you)
            said = {lang: status(view, lang, you) for lang in LANGS}
            assert not any(named(text, name or "?") for text in said.values()), (row.about, said)


def test_a_seat_on_turn_that_must_draw_continues_after_the_draw() -> None:
    example = examples("knaker")["04-1-upside-down"]
    state = next(step.after for step in example.record.steps if step.after.owing == (step.after.turn,))
    onlookers = state.view(1 - (state.turn or 0))
    assert [status(onlookers, lang) for lang in LANGS] == [
        "Nils ska plocka först och spelar sedan vidare",
        "Nils zieht erst und spielt dann weiter",
        "Nils must draw before going on",
    ]
    assert state.turn is not None
    assert status(state.view(state.turn), "en", state.turn).startswith("Draw first")
