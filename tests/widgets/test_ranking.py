"""Which move is called best: only one that the worlds played out can tell from all others."""

from __future__ import annotations

import pytest

from knack_widgets.pages.assumed import Assumed, assume
from knack_widgets.pages.course import MAX_POINTS, Course, Going, chances
from knack_widgets.pages.ranking import FEW, can_rank, count_worlds, find_best
from knack_widgets.players.comparing import Compared, Fate, compare
from knack_widgets.players.running_odds import RunningOdds
from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rules import Move, View, games
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.trying import find_leaving

from .helpers import LANGS, asked, table

FOLD, KNOCK = Move(1, "fold"), Move(1, "knock")
GOOD: tuple[Fate, Fate] = ((False, 0), (False, 3))
BAD: tuple[Fate, Fate] = ((False, 0), (True, -3))


def view_of(players: int = 3) -> View:
    return games["knack"].start(players=players).deal(seed=7).view(1)


def speaker(lang: str = "en") -> Speaker:
    return Speaker(lang, view_of().setup, 1)


def compared(good: int, bad: int, *, exact: bool = False) -> tuple[Compared, ...]:
    return compare((FOLD, KNOCK), [GOOD] * good + [BAD] * bad, exact, "careful")


def test_below_so_many_worlds_nothing_is_best() -> None:
    few, enough = compared(FEW - 1, 0), compared(FEW, 0)
    assert (can_rank(few), find_best(few)) == (False, ())
    assert find_best(enough) == (KNOCK,)
    assert find_best(compared(3, 0, exact=True)) == (KNOCK,), "all there are is enough"


def test_of_many_points_every_second_is_kept_and_the_newest() -> None:
    course = Course(asked=1_000)
    for worlds in range(1, MAX_POINTS + 2):
        course.add(compared(worlds, 0))
    assert [count_worlds(point) for point in course.points] == [*range(1, MAX_POINTS, 2), MAX_POINTS + 1]


def test_what_cannot_be_told_apart_is_not_best() -> None:
    assert set(find_best(compared(52, 48))) == {FOLD, KNOCK}
    assert find_best(compared(80, 20)) == (KNOCK,)
    assert find_best(compared(20, 80)) == (FOLD,)


def test_rows_keep_their_order_until_a_press_has_ended() -> None:
    view, course = view_of(), Course(2401)
    course.state = Going.RUNNING
    listed = [str(move) for move in view.moves]
    for number in (10, 40, 80):
        course.add(compared(number, 0))
        assert [move["move"] for move in chances(course, view, speaker())["moves"]] == listed
    course.end(Going.RESTING)
    assert [move["move"] for move in chances(course, view, speaker())["moves"]] == ["1 knock", "1 fold"]
    course.state = Going.RUNNING
    course.add(compared(80, 200))
    told = chances(course, view, speaker())
    assert [move["move"] for move in told["moves"]] == ["1 knock", "1 fold"]
    assert [move["best"] for move in told["moves"]] == [False, True]


def test_after_few_worlds_the_order_is_not_settled_and_no_line_is_drawn() -> None:
    view, course = view_of(), Course(2401)
    course.add(compared(FEW - 1, 0))
    course.end(Going.RESTING)
    told = chances(course, view, speaker())
    assert [move["move"] for move in told["moves"]] == [str(move) for move in view.moves]
    assert not any(move["best"] for move in told["moves"])
    assert told["line"] == {"labels": [], "points": [], "told": []}


@pytest.mark.parametrize("lang", LANGS)
def test_who_leaves_the_deal_is_told_no_span_of_what_cannot_happen(lang: str) -> None:
    view = view_of()
    course = Course(2401, leaving=find_leaving(view))
    assert course.leaving == {FOLD}
    course.add(compared(40, 0))
    rows = {row["move"]: row for row in chances(course, view, speaker(lang))["moves"]}
    assert rows["1 fold"]["failsParts"][1] == ""
    assert rows["1 fold"]["fails"] == {"value": 0, "low": 0, "high": 0}
    assert rows["1 knock"]["failsParts"][1] != "", "this may go wrong, and did not yet"


def test_who_folds_last_has_left_the_deal_too() -> None:
    state = games["knack"].start(players=3).deal(seed=7)
    for move in ("1 knock", "2 fold"):
        state = state.play(move)
    assert find_leaving(state.view(0)) == {Move(0, "fold")}


@pytest.mark.parametrize("game", games)
def test_nobody_leaves_a_deal_by_playing_on(game: str) -> None:
    state = games[game].start(players=3)
    while state.chance:
        state = state.play(state.by_chance("11"))
    (seat, *_) = sorted(state.to_act)
    assert {move.verb for move in find_leaving(state.view(seat))} <= {"fold"}


def test_the_bar_counts_what_is_left_of_all_moves() -> None:
    view = view_of()
    trial, course = RunningOdds(view, n=200), Course(200)
    told = []
    more = True
    while more:
        more = trial.play(seconds=0)
        course.add(trial.found)
        if course.found:
            told.append((chances(course, view, speaker())["played"], course.worlds))
    assert told == sorted(told)
    assert min(played for played, worlds in told if worlds == 200) < 200, (
        "moves that were left out are still to be tried"
    )
    assert told[-1] == (200, 200)


# -- the others


def test_the_others_are_taken_to_play_as_they_do() -> None:
    assert assume(["me", "random", "random"], 0) == Assumed("random")
    assert assume(["me", "forgetful", "forgetful"], 0) == Assumed("forgetful")
    assert assume(["me", "strong", "careful"], 0) == Assumed(strong=True)
    assert assume(["me", "random", "careful"], 0) == Assumed(unlike=True)
    assert assume(["random", "me", "me"], 1) == Assumed(unlike=True), "how people play is not known"


@pytest.mark.apart
@pytest.mark.parametrize("lang", LANGS)
def test_it_is_told_how_they_are_taken_to_play(lang: str) -> None:
    desk = Desk.open("knack", lang=lang, seed=3)
    said = {}
    for kinds in (("careful", "careful"), ("random", "random"), ("strong", "careful"), ("random", "careful")):
        for seat, kind in enumerate(kinds, 1):
            asked(desk, "control", seat=seat, control=kind)
        asked(desk, "hint")
        told = table(desk)["advice"]["chances"]
        assert told["done"] > 0
        said[kinds] = told["assumed"].partition(";")[2]
        assert desk.sight.shown_help.course is not None
        assert desk.sight.shown_help.course.found[0].odds.others == desk.sight.shown_help.course.assumed.kind
    assert len(set(said.values())) == len(said)
    assert desk.speaker.ui("advice_unlike") in said["random", "careful"]
    assert desk.speaker.ui("advice_strong") in said["strong", "careful"]
