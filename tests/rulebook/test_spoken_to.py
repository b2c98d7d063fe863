"""A reader who plays a seat of German Knack or Knåker: spoken to in whole sentences, and never called by name.

What is said to the reader is written in ``explanations/<game>/you.txt``; ``GOLDENS=write`` writes it anew.
"""

import os
import re
from itertools import chain

import pytest

from knack_widgets.rulebook.examples import examples
from knack_widgets.rulebook.explain import explain
from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rulebook.words import status

from . import test_explain_knack31 as german
from . import test_explain_knaker as knaker
from .positions import FOLDER, LANGS, events

GAMES = {"knack31": german, "knaker": knaker}


def told_events(game):
    """The events that the game words by their clauses, and all that are its own."""
    cases = (*GAMES[game].EVENTS_TOLD, *events(game, "event_names"))
    return [case.values[0] for case in cases]


def spoken(game):
    """(What it is about, seats that may read it, (language, seat) → sentence), of all that names a seat."""
    told = GAMES[game]
    for case in told.CASES:
        state, move, *_ = case.values
        verdict = state.judge(move)
        if verdict.setup.names[0]:
            yield case.id, verdict.setup, verdict.move.seat, lambda lang, you, v=verdict: explain(v, lang, you)
    for event in told_events(game):
        seat = event[1] if isinstance(event[1], int) and len(event) > 2 else None
        yield (
            " ".join(map(str, event)),
            told.SETUP,
            seat,
            lambda lang, you, e=event: Speaker(lang, told.SETUP, you).event(e),
        )
    for case in told.MOVES_TOLD:
        move = told.position({}).read(case.values[0])
        yield case.id, told.SETUP, move.seat, lambda lang, you, m=move: Speaker(lang, told.SETUP, you).move(m)


def named(text, name):
    return re.search(rf"\b{name}\b", text)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_reads_is_not_called_by_name(game):
    found = [
        (about, lang, text)
        for about, setup, _, said in spoken(game)
        for you, name in enumerate(setup.names)
        for lang in LANGS
        if named(text := said(lang, you), name)
    ]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_to_the_reader(game):
    path = FOLDER / game / "you.txt"
    rows = ((about, [said(lang, seat) for lang in LANGS]) for about, _, seat, said in spoken(game) if seat is not None)
    # a case that is told in two tables is told once
    text = "\n".join(chain.from_iterable((f"# {about}", *lines, "") for about, lines in dict(rows).items()))
    if os.environ.get("GOLDENS") == "write":
        path.write_text(text, encoding="utf-8", newline="\n")
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("game", GAMES)
def test_the_status_does_not_call_the_reader_by_name_either(game):
    for case in GAMES[game].STATUSES:
        state = case.values[0]
        for you, name in enumerate(state.setup.names):
            view = state.view(you)
            said = {lang: status(view, lang, you) for lang in LANGS}
            assert not any(named(text, name or "?") for text in said.values()), (case.id, said)


def test_whoever_is_on_turn_and_must_draw_goes_on_after_that():
    example = examples("knaker")["04-1-upside-down"]
    state = next(step.after for step in example.record.steps if step.after.owing == (step.after.turn,))
    onlookers = state.view(1 - state.turn)
    assert [status(onlookers, lang) for lang in LANGS] == [
        "Nils ska plocka först och spelar sedan vidare",
        "Nils zieht erst und spielt dann weiter",
        "Nils must draw before going on",
    ]
    assert status(state.view(state.turn), "en", state.turn).startswith("Draw first")
