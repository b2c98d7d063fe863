"""Help to choose on the page: an answer and its details, in three languages, of what the seat may see and no more."""

from __future__ import annotations

import json

import pytest

from knack_widgets.pages.advice import advice
from knack_widgets.pages.course import TOLD, Course, Going, chances
from knack_widgets.pages.sight import Helped
from knack_widgets.players import hint, opening, opening_hands, worlds
from knack_widgets.players.running_odds import RunningOdds
from knack_widgets.rulebook.examples import examples
from knack_widgets.rulebook.numbers import write_signed
from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rules import games
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.playing import play_opponents_at_once

from .helpers import LANGS, asked, table


@pytest.mark.parametrize("game", games)
def test_one_press_answers_another_is_more_precise_and_closing_ends_it(game: str) -> None:
    desk = Desk.open(game, lang="en", seed=3)
    desk.switch({"tempo": 0})
    play_opponents_at_once(desk)
    assert table(desk)["helps"]
    assert table(desk)["advice"] is None
    found = []
    for _ in range(2):
        asked(desk, "hint")
        found.append(table(desk)["advice"])
    assert all(one["answer"].endswith(".") for one in found)
    assert found[0]["binding"]
    first, second = (one["chances"] for one in found)
    assert {move["move"] for move in first["moves"]} == set(map(str, desk.view.moves))
    # where a match goes on for long, one press may be too short to play each move out in one world
    assert first["done"] > 0 or game == "knaker"
    # all worlds may be begun by then, and moves that were left out at first be tried in them: that counts, too
    assert second["played"] > first["played"] or {game} & {"knaker"} or second["state"] == "done"
    asked(desk, "hint", shut=True)
    assert table(desk)["advice"] is None


def test_help_goes_on_at_the_next_choice_of_the_deal_until_it_is_closed() -> None:
    desk = Desk.open("knack", lang="en", seed=3)
    desk.switch({"tempo": 300})
    asked(desk, "hint")
    before = table(desk)["advice"]["answer"]
    asked(desk, "move", move="0 knock")
    assert desk.sight.waits
    later = table(desk)["advice"]
    assert (later.get("answer"), later["waits"]) == (None, "Goes on when it is your turn again.")
    while desk.sight.waits:
        asked(desk, "opponent", at=desk.line.at)
    assert table(desk)["advice"]["answer"] not in ("", before)
    assert table(desk)["advice"]["binding"]
    asked(desk, "hint", shut=True)
    asked(desk, "move", move=str(desk.view.moves[0]))
    while desk.sight.waits:
        asked(desk, "opponent", at=desk.line.at)
    assert table(desk)["advice"] is None


def test_help_ends_with_the_deal_and_is_not_there_for_who_looks_back() -> None:
    desk = Desk.open("knack", lang="en", seed=3)
    desk.switch({"tempo": 0})
    asked(desk, "move", move="0 knock")
    asked(desk, "hint")
    at = desk.line.at
    asked(desk, "step", to=1)
    assert table(desk)["advice"] is None
    asked(desk, "step", to=at)
    assert table(desk)["advice"]["answer"]
    while not desk.state.chance:
        assert table(desk)["advice"]["answer"]
        asked(desk, "move", move=str(next(move for move in desk.state.legal if move.seat == 0)))
    assert table(desk)["advice"] is None
    asked(desk, "deal", seed="7")
    assert table(desk)["advice"] is None


def test_why_a_card_may_not_be_played_stands_first_and_whose_turn_it_is_not_at_all() -> None:
    desk = Desk.open("knack", lang="en")
    record = examples("knack")["play-03-follow-suit"].record
    desk.show(record, None, ["me"] * len(record.opening.setup.names))
    at = next(n for n, step in enumerate(record.steps) if step.verdict and "play.3" in step.verdict.clauses)
    asked(desk, "step", to=at)
    asked(desk, "hint")
    found = table(desk)["advice"]
    assert "must be followed" in found["refused"]["text"]
    assert found["refused"]["clauses"] == ["play.3"]
    assert [clause["id"] for clause in found["binding"]] == ["play.3"]
    asked(desk, "step", to=1)
    asked(desk, "hint")
    assert table(desk)["advice"]["refused"] is None
    assert [clause["id"] for clause in table(desk)["advice"]["binding"]] == ["bidding.2"]


def test_where_nobody_is_to_choose_there_is_none() -> None:
    desk = Desk.open("knack", lang="en", controls=["careful"] * 3)
    assert not table(desk)["helps"]
    asked(desk, "hint")
    assert desk.notice is not None
    assert desk.notice.kind == "error"
    assert table(desk)["advice"] is None


@pytest.mark.parametrize("lang", LANGS)
def test_the_best_move_stands_first_with_its_numbers_in_words(lang: str) -> None:
    desk = Desk.open("knack", lang=lang, seed=16)
    asked(desk, "hint")
    chances = table(desk)["advice"]["chances"]
    first, *others = chances["moves"]
    assert first["best"]
    assert not any(move["best"] for move in others)
    assert all(first["gain"]["value"] >= move["gain"]["value"] for move in others)
    assert "%" in first["failsWords"]
    assert ("," in first["gainWords"]) == (lang != "en")
    assert table(desk)["advice"]["answer"].startswith(first["label"])


@pytest.mark.apart
@pytest.mark.parametrize("game", games)
def test_help_is_the_same_wherever_hidden_cards_lie(game: str) -> None:
    state = games[game].start(players=3)
    while state.chance:
        state = state.play(state.by_chance("11"))
    for number in range(2 if game == "knaker" else 4):  # its matches are long
        if state.chance or state.over:
            break
        (seat, *_) = sorted(state.to_act)
        told = set()
        for world in worlds(state.view(seat), n=3):
            view = world.view(seat)
            course = Course(2401)
            trial = RunningOdds(view, n=8)
            for _ in range(12):  # in pieces, some of which end amid a world
                trial.play(seconds=0)
                course.add(trial.found)
            helped = Helped(world, hint(view), course, hands=True)
            told.add(json.dumps(advice(helped, Speaker("en", view.setup, seat))))
        assert len(told) == 1
        state = state.play(state.legal[number % len(state.legal)])


@pytest.mark.parametrize("lang", LANGS)
def test_the_table_of_opening_odds_answers_until_more_has_been_played(lang: str) -> None:
    view = games["knack"].start(players=4).deal(7).view(1)
    speak = Speaker(lang, view.setup, 1)
    trial, tabled = RunningOdds(view, n=2401), opening(view)
    assert tabled
    course = Course(2401, tabled=tabled)
    fold, knock = chances(course, view, speak)["moves"]
    assert fold["fails"] is None
    assert knock["fails"]["value"] == tabled.fails
    table = chances(course, view, speak)["table"]
    assert table["told"]
    assert f"{tabled.worlds} " in table["words"]
    told = []
    while trial.worlds <= tabled.worlds:
        trial.play(seconds=0)
        if trial.worlds:
            course.add(trial.found)
            shown = {move["move"]: move for move in chances(course, view, speak)["moves"]}
            told.append(shown["1 knock"]["fails"]["value"] == tabled.fails)
            assert shown["1 fold"]["fails"]["value"] == 0
            assert chances(course, view, speak)["table"] == {**table, "told": trial.worlds < tabled.worlds}, "its room"
    assert all(told[: tabled.worlds - 1])
    assert shown["1 knock"]["fails"]["value"] == next(o.odds.fails for o in trial.found if o.odds.move.verb == "knock")


def test_who_comes_back_is_told_the_same_at_once() -> None:
    desk = Desk.open("knack", seed=3)
    do(desk, {"do": "hint"})
    assert desk.look.helped
    found = desk.look.helped.hint
    do(desk, {"do": "step", "to": 0})
    assert desk.sight.shown_help is None
    do(desk, {"do": "step", "to": len(desk.line.steps)})
    do(desk, {"do": "hint"})
    assert desk.look.helped.hint is found


def test_the_map_of_hands_comes_when_it_is_opened_and_marks_the_readers() -> None:
    desk = Desk.open("knack", lang="en", players=["Anna", "Bo", "Cleo", "Disa"], dealer=3, seed=16)
    asked(desk, "hint")
    assert table(desk)["advice"]["mapped"]
    assert table(desk)["advice"]["hands"] is None
    asked(desk, "hint", hands=True)
    found = table(desk)["advice"]["hands"]
    assert found["here"] == ["–", "A"]  # eight of spades, ace of diamonds, jack of hearts; clubs are trumps
    assert len(found["cells"]) == len(opening_hands("knack", 4))
    gains = {(row, column): gain for row, column, gain, *_ in found["cells"]}
    assert set(gains) <= {(row, column) for row in found["rows"] for column in found["columns"]}
    assert gains["A", "K"] > 0 > gains["–", "7"]
    asked(desk, "hint", shut=True)
    asked(desk, "hint")
    assert table(desk)["advice"]["hands"] is None


def test_there_is_no_map_where_there_is_no_table_of_openings() -> None:
    for desk in (Desk.open("svangknack"), Desk.open("knack", players=6)):
        asked(desk, "hint")
        assert not table(desk)["advice"]["mapped"]
        asked(desk, "hint", hands=True)
        assert table(desk)["advice"]["hands"] is None


def test_the_line_has_one_point_for_a_number_of_worlds() -> None:
    """Moves left out at first are tried in the end, in worlds that have been counted already."""
    view = games["knack"].start(players=4).deal(7).view(1)
    trial, course = RunningOdds(view, n=40), Course(40)
    more = True
    while more:
        more = trial.play(seconds=0)
        course.add(trial.found)
    counts = [max(one.odds.worlds for one in found) for found in course.points]
    assert counts == sorted({*counts})
    assert [one.odds.worlds for one in course.found] == [40, 40]
    course.end(Going.DONE)
    line = chances(course, view, Speaker("en", view.setup))["line"]
    assert len(line["points"]) > TOLD >= len(line["told"])
    assert line["told"][-1][0] == "40"


def test_the_line_ends_in_what_is_told() -> None:
    desk = Desk.open("knack", lang="en", seed=3)
    asked(desk, "hint")
    chances = table(desk)["advice"]["chances"]
    labels, points = chances["line"]["labels"], chances["line"]["points"]
    assert labels == [move["label"] for move in chances["moves"]]
    assert [point[0] for point in points] == sorted({point[0] for point in points})
    assert points[-1][0] == chances["done"]
    assert points[-1][1] == pytest.approx(
        [chances["moves"][0]["gain"][end] for end in ("value", "low", "high")], abs=1e-4
    )
    rows = chances["line"]["told"]
    assert 1 < len(rows) <= TOLD
    assert [len(row) for row in rows] == [1 + len(labels)] * len(rows)
    told_worlds = [int(row[0].replace(",", "")) for row in rows]
    assert told_worlds == sorted({*told_worlds} & {point[0] for point in points})
    assert told_worlds[-1] == points[-1][0]
    value, low, high = (write_signed(number, "en") for number in points[-1][1])
    assert rows[-1][1] == f"{value} ({low} … {high})"
