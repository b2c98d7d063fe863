"""A seat's moves are tried behind the presses: what is known is told as it comes, and stays when that is stopped."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from knack_widgets.players import odds, odds_of_moves
from knack_widgets.rulebook.speech import Speaker
from knack_widgets.widgets import trying
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.parts import Table

from .helpers import named, table, unknown_cards


def chances(desk: Desk) -> dict[str, Any]:
    return dict(table(desk)["advice"]["chances"])


async def until(true: Callable[[], object]) -> None:
    async def wait() -> None:
        while not true():
            await asyncio.sleep(0.02)  # looking takes time too: it draws the page

    await asyncio.wait_for(wait(), 60)


def asking(desk: Desk) -> None:
    do(desk, {"do": "hint"})


def test_it_is_told_as_it_comes_and_rests_when_the_press_has_had_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trying, "OWN_LIMIT", 600.0)
    monkeypatch.setattr(trying, "WORLDS", 10**5)
    desk = Desk.open("knack", lang="en", seed=3)
    told: list[tuple[str, int]] = []
    desk.coming.append(lambda: told.append((chances(desk)["state"], chances(desk)["done"])))

    async def page() -> None:
        asking(desk)
        assert chances(desk)["state"] == "running"
        assert chances(desk)["go"] == "Cancel"
        await until(lambda: len(told) > 2)
        desk.coming.clear()  # what is told last may find that the time has just ended
        monkeypatch.setattr(trying, "OWN_LIMIT", 0.0)
        await until(lambda: chances(desk)["state"] != "running")

    asyncio.run(page())
    assert {state for state, _ in told} == {"running"}
    assert told == sorted(told, key=lambda one: one[1])
    assert chances(desk)["state"] == "resting"
    assert chances(desk)["go"] == "Go on"
    assert chances(desk)["why"] == Speaker("en", desk.state.setup).ui("advice_rest")


@pytest.mark.parametrize("closes", [False, True])
def test_stopped_it_keeps_what_is_known_and_goes_on_from_there(monkeypatch: pytest.MonkeyPatch, closes: bool) -> None:
    monkeypatch.setattr(trying, "OWN_LIMIT", 600.0)
    desk = Desk.open("knack", lang="en", seed=3)
    view = desk.state.view(0)

    async def page() -> None:
        asking(desk)
        await until(lambda: chances(desk)["done"] >= 100)  # of fewer worlds the better move is a matter of luck
        do(desk, {"do": "hint", "shut": True} if closes else {"do": "hint", "stop": True})
        if closes:
            assert table(desk)["advice"] is None
            asking(desk)
        assert chances(desk)["state"] == "stopped"
        await until(lambda: not desk.tried[view]._at_work)

    asyncio.run(page())
    done = chances(desk)["done"]
    assert 100 <= done < 2401
    best, other = (str(one.odds.move) for one in odds_of_moves(view, n=done))
    assert [move["move"] for move in chances(desk)["moves"]] == [best, other]
    course = desk.tried[view].course
    assert course
    tried = next(one.odds for one in course.found if one.odds.worlds == done)  # what is known least, in every world
    assert tried == odds(view, tried.move, n=done)
    assert chances(desk)["moves"][0]["fails"]["low"] == course.found[0].odds.interval[0]
    assert f"played out up to {done:,} times" in chances(desk)["assumed"]
    asyncio.run(goes_on(desk, done))


async def goes_on(desk: Desk, done: int) -> None:
    do(desk, {"do": "hint"})
    await until(lambda: chances(desk)["done"] > done)
    do(desk, {"do": "hint", "stop": True})


def test_a_slice_that_was_stopped_adds_nothing_until_the_reader_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page has said "stopped" and of how many worlds: that holds until the next press."""
    monkeypatch.setattr(trying, "OWN_LIMIT", 600.0)
    monkeypatch.setattr(trying, "WORLDS", 300)
    desk = Desk.open("knack", lang="en", seed=3)
    play, told = trying.RunningOdds.play, []

    def stopped_meanwhile(trial: trying.RunningOdds, seconds: float) -> bool:
        more = play(trial, seconds)
        if not told and 0 < (done := chances(desk)["done"]) < trial.worlds:
            told.append((done, trial.worlds))
            do(desk, {"do": "hint", "stop": True})
        return more

    monkeypatch.setattr(trying.RunningOdds, "play", stopped_meanwhile)
    asking(desk)
    assert chances(desk)["state"] == "stopped"
    ((done, played),) = told
    assert chances(desk)["done"] == done
    do(desk, {"do": "hint"})
    assert chances(desk)["done"] >= played > done


def test_a_move_stops_it() -> None:
    desk = Desk.open("knack", lang="en", seed=3)
    view = desk.state.view(0)

    async def page() -> None:
        asking(desk)
        do(desk, {"do": "move", "move": "0 knock"})
        await until(lambda: not desk.tried[view]._at_work)

    asyncio.run(page())
    course = desk.tried[view].course
    assert course
    assert not course.found or course.found[0].odds.worlds < 400


def test_a_press_takes_its_time_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time is what the clock of this test says: one second for each look at it."""
    now = iter(range(10**6))
    monkeypatch.setattr(trying, "process_time", lambda: float(next(now)))
    monkeypatch.setattr(trying, "OWN_LIMIT", 4.0)
    monkeypatch.setattr(trying, "SLICE", 0.0)
    desk = Desk.open("knack", lang="en", seed=3)
    asking(desk)
    assert chances(desk)["done"] == 2  # four slices of one second, a move each, two moves a world
    do(desk, {"do": "hint"})
    assert chances(desk)["done"] == 4


def test_what_is_sent_meanwhile_is_how_far_it_is_and_no_hidden_card() -> None:
    desk = Desk.open("knack", lang="en", seed=3)
    part = Table(desk)
    sent: list[dict[str, Any]] = []
    part.send = lambda content, *_: sent.append(content)  # type: ignore[method-assign]

    async def page() -> None:
        asking(desk)
        await until(lambda: chances(desk)["state"] != "running")

    asyncio.run(page())
    assert sent
    assert all(list(content) == ["chances", "odds"] for content in sent)
    told = json.dumps(sent)
    assert len(told) / len(sent) < 8_000
    told = told.replace("As a table", "")  # a label, not the ace of spades
    assert named(told, "en", unknown_cards(desk)) == []
    part.close()
