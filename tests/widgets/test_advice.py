"""Help to choose on the page: three steps, in three languages, of what the seat may see and nothing else."""

from __future__ import annotations

import json

import pytest

from knack_widgets.pages.advice import STEPS, advice
from knack_widgets.players import hint, worlds
from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rules import games
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do

from .helpers import LANGS, asked, table


@pytest.mark.parametrize("game", games)
def test_each_press_goes_a_step_further_and_closing_ends_it(game: str) -> None:
    desk = Desk.open(game, lang="en", seed=3)
    desk.prefs["tempo"] = 0
    desk.opponents_at_once()
    assert table(desk)["helps"]
    assert table(desk)["advice"] is None
    found = []
    for _ in range(STEPS + 1):
        asked(desk, "hint")
        found.append(table(desk)["advice"])
    assert [one["step"] for one in found] == [1, 2, 3, 3]
    assert found[0]["binding"]
    assert [bool(one["moves"]) for one in found[:2]] == [False, False]
    # where a match goes on for long, one press may be too short to play each move out
    assert all(one["moves"] for one in found[2:]) or game == "knaker"
    assert {move["move"] for move in found[-1]["moves"]} <= set(map(str, desk.view.moves))
    asked(desk, "hint", shut=True)
    assert table(desk)["advice"] is None


def test_what_was_said_of_a_position_is_over_with_it() -> None:
    desk = Desk.open("knack", lang="en")
    asked(desk, "hint")
    asked(desk, "move", move="0 knock")
    assert table(desk)["advice"] is None


def test_where_nobody_is_to_choose_there_is_none() -> None:
    desk = Desk.open("knack", lang="en", controls=["careful"] * 3)
    assert not table(desk)["helps"]
    asked(desk, "hint")
    assert desk.notice is not None
    assert desk.notice.kind == "error"
    assert table(desk)["advice"] is None


@pytest.mark.parametrize("lang", LANGS)
def test_the_best_move_stands_first_with_its_numbers_in_words(lang: str) -> None:
    desk = Desk.open("knack", lang=lang)
    for _ in range(STEPS):
        asked(desk, "hint")
    first, *others = table(desk)["advice"]["moves"]
    assert first["best"]
    assert not any(move["best"] for move in others)
    assert all(first["gain"]["value"] >= move["gain"]["value"] for move in others)
    assert "%" in first["failsWords"]
    assert ("," in first["gainWords"]) == (lang != "en")


@pytest.mark.parametrize("game", games)
def test_help_is_the_same_wherever_hidden_cards_lie(game: str) -> None:
    state = games[game].start(players=3)
    while state.chance:
        state = state.play(state.by_chance("11"))
    for number in range(4):
        if state.chance or state.over:
            break
        (seat, *_) = sorted(state.to_act)
        told = set()
        for world in worlds(state.view(seat), n=3):
            view = world.view(seat)
            found = hint(view, worlds=8) if game != "knaker" else hint(view, cpu_limit=0)
            told.add(json.dumps(advice(found, STEPS, Speaker("en", view.setup, seat))))
        assert len(told) == 1
        state = state.play(state.legal[number % len(state.legal)])


def test_who_comes_back_is_told_the_same_at_once() -> None:
    desk = Desk.open("knack", seed=3)
    for _ in range(STEPS):
        do(desk, {"do": "hint"})
    assert desk.helped
    found = desk.helped.hint
    do(desk, {"do": "step", "to": 0})
    assert desk.shown_help is None
    do(desk, {"do": "step", "to": len(desk.line.steps)})
    do(desk, {"do": "hint"})
    assert desk.helped.hint is found
